/**
 * Filled glyphs of Font Awesome → outlines of lucide or tabler that mean the same. The free set has few outlines of its
 * own; `regular`, `light` and `thin` draw these, each in its weight. Names that lucide shares need no line.
 */
export const outlines: ReadonlyMap<string, string> = new Map(
  `address-card contact | angle-down chevron-down | angle-left chevron-left | angle-right chevron-right | angle-up chevron-up
  angles-down chevrons-down | angles-left chevrons-left | angles-right chevrons-right | angles-up chevrons-up | apple-whole apple
  arrow-pointer mouse-pointer | arrow-right-arrow-left arrow-right-left | arrow-right-from-bracket log-out | arrow-right-to-bracket log-in
  arrow-rotate-left rotate-ccw | arrow-rotate-right rotate-cw | arrow-trend-down trending-down | arrow-trend-up trending-up
  arrow-up-from-bracket share | arrow-up-right-from-square external-link | arrows-rotate refresh-cw | bag-shopping shopping-bag
  bars menu | bars-progress list-checks | bars-staggered text-align-start | basket-shopping shopping-basket | bell-slash bell-off
  bolt zap | bolt-lightning zap | box package | box-archive archive | box-open package-open | boxes-packing boxes
  boxes-stacked boxes | building-columns landmark | bullhorn megaphone | bullseye target | cake-candles cake | calendar-days calendar-days
  cart-shopping shopping-cart | certificate badge | chalkboard presentation | chalkboard-user presentation | chart-simple chart-no-axes-column
  check-double check-check | circle-check circle-check | circle-exclamation circle-alert | circle-half-stroke contrast | circle-info info
  circle-nodes share-2 | circle-notch loader-circle | circle-question circle-question-mark | circle-xmark circle-x | city building-2
  clock-rotate-left history | clone copy | cloud-arrow-down cloud-download | cloud-arrow-up cloud-upload | code-branch git-branch
  code-commit git-commit-horizontal | code-compare git-compare | code-fork git-fork | code-merge git-merge
  code-pull-request git-pull-request | comment message-circle | comment-dots message-circle-more | comments messages-square | computer monitor
  cube box | cubes boxes | desktop monitor | diagram-next workflow | diagram-project workflow | display monitor | dollar-sign dollar-sign
  download download | earth-americas earth | earth-europe earth | ellipsis ellipsis | envelope mail | envelope-open mail-open
  eye-slash eye-off | face-smile smile | file-arrow-down file-down | file-arrow-up file-up | file-circle-check file-check
  file-circle-plus file-plus | file-contract file-text | file-csv file-spreadsheet | file-invoice file-text | file-lines file-text
  file-pdf file-text | file-zipper file-archive | fire flame | floppy-disk save | font type | gauge-high gauge | gear settings | gears settings-2
  graduation-cap graduation-cap | grip grip | hand hand | hand-pointer pointer | hashtag hash | headset headset | house house | house-chimney house
  id-card id-card | image-portrait image | industry factory | laptop-code laptop | layer-group layers | life-ring life-buoy
  link-slash unlink | list-check list-checks | list-ol list-ordered | list-ul list | location-arrow navigation | location-crosshairs locate
  location-dot map-pin | location-pin map-pin | magnifying-glass search | magnifying-glass-chart chart-line | message message-square
  microchip cpu | mobile smartphone | mobile-screen smartphone | mobile-screen-button smartphone | money-bill banknote | mug-hot coffee
  network-wired network | note-sticky sticky-note | paper-plane send | pen pen | pen-nib pen-tool | pen-ruler pencil-ruler | pen-to-square square-pen
  people-group users | person user | person-running activity | phone phone | print printer | puzzle-piece puzzle | question circle-question-mark
  right-from-bracket log-out | right-left arrow-left-right | right-to-bracket log-in | robot bot | rotate refresh-cw | rotate-left rotate-ccw
  rotate-right rotate-cw | sack-dollar wallet | scale-balanced scale | screwdriver-wrench wrench | share-from-square share
  share-nodes share-2 | shield-halved shield | shop store | sitemap network | sliders sliders-horizontal | sort arrow-up-down | spinner loader
  square-check square-check | square-poll-vertical chart-column | square-rss rss | stopwatch timer | suitcase briefcase | table-cells grid-3x3
  table-cells-large layout-grid | table-columns columns-2 | table-list table-properties | thumbtack pin | ticket-simple ticket
  toggle-on toggle-right | toggle-off toggle-left | tower-broadcast radio-tower | trash-can trash-2 | triangle-exclamation triangle-alert
  truck-fast truck | up-right-from-square external-link | user-gear user-cog | user-group users | user-pen user-pen | user-xmark user-x
  users-gear users | vial test-tube | vials test-tubes | video video | volume-high volume-2 | wand-magic wand | wand-magic-sparkles wand-sparkles
  window-maximize app-window | window-restore app-window | xmark x`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
