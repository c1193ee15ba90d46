/**
 * Names that only paid sets have, and everyday words that no set has → the nearest drawing of a free set. A chain of
 * candidates, the first that is found counts; they are names of Font Awesome 6, lucide, tabler or Phosphor.
 */
export const nearNames: ReadonlyMap<string, readonly string[]> = new Map(
  `rocket-launch rocket | brackets-curly braces code | brackets-square brackets | brackets-round parentheses
    chart-mixed chart-column | book-open-cover book-open | book-sparkles book-open | alien-8bit ghost
    rectangle-history history layers | message-bot message-square | spinner-third spinner | signal-bars signal
    rectangle-terminal square-terminal terminal | person-carry-box people-carry-box | pancakes layers | microchip-ai cpu
    message-lines message-square-text | gauge-simple-low gauge | external external-link | diagram-subtask diagram-project
    cursor-click mouse-pointer-click | bullseye-pointer bullseye target | bullseye-arrow target
    alarm-exclamation alarm-clock | wave-pulse activity wave-square | album-collection library | ai-brain brain
    arrow-progress route | arrows-repeat repeat | atom-simple atom | badge-dollar badge-dollar-sign | ball-pile boxes
    bell-on bell-ring | billboard rectangle-ad | binary-circle-check binary | block-question circle-question
    bolt-auto bolt | bookmark-slash bookmark-x | box-check package-check | box-circle-check package-check
    browsers app-window | building-memo building | calendar-pen calendar-days | camera-security cctv
    chart-line-up chart-line | chart-line-up-down chart-line | chart-tree-map chart-pie
    chart-user square-user chart-line | circle-bolt circle-gauge bolt | circle-location-arrow navigation
    clipboard-list-check clipboard-check | clock-desk clock | cloud-word cloud | coin-vertical coins
    comment-code message-square-code comment | comment-lines message-square-text
    comment-question message-circle-question-mark comment | comment-captions captions | compass-slash compass
    conveyor-belt boxes-packing | credit-card-front credit-card | cube-sparkles cube | dash minus | database-key database
    deploy rocket | dial gauge | diagram-cells table-cells | diagram-lean-canvas layout-dashboard | diagram-nested network
    diagram-sankey workflow | diagram-venn circles blend | display-code monitor code
    display-arrow-down monitor-down display | distribute-spacing-horizontal between-horizontal-start
    door-open-alt door-open | envelope-dot envelope | eyes eye | face-awesome face-grin-stars | face-thinking face-meh
    farm tractor | file-magnifying-glass file-search | fingerprint-alt fingerprint | flask-gear flask
    floppy-disks floppy-disk | folder-gear folder-cog | folder-magnifying-glass folder-search | game-board grid
    gauge-max gauge-high | gear-code gear | gear-complex gears | gears-alt gears | globe-pointer globe | globe-snow globe
    grid-2 table-cells-large | grid-2-plus grid-2x2-plus | grid-3 table-cells | grid-4 table-cells | grid-5 table-cells
    grid-dividers table-cells | grid-round table-cells-large | hammer-brush hammer | hand-wave hand | hashtag-lock hash
    head-side-brain brain | head-side-gear brain-cog | head-side-headphones headset | hexagon-check hexagon
    hexagon-image hexagon | house-blank house | image-landscape image | images-user images | inbox-in inbox
    inbox-out inbox | infinity-alt infinity | input-text text-cursor-input | input-numeric binary | input-pipe terminal
    key-skeleton key | keyboard-brightness keyboard | kite wind | laptop-arrow-down laptop | layer-plus layers
    layer-minus layers | leaf-heart leaf | lightbulb-on lightbulb | lightbulb-cfl lightbulb | link-horizontal link
    link-simple link | list-radio list | list-timeline timeline | llama paw | lock-hashtag lock
    magnifying-glass-waveform magnifying-glass | memo file-lines | memo-circle-check file-circle-check | memo-pad notebook
    message-smile message-square-heart | message-sms comment-sms | messages-question comments | microscope-alt microscope
    money-check-edit money-check | monitor-waveform activity | mobile-notch mobile-screen | music-note music
    nfc-signal nfc | object-intersect combine | objects-column layout-dashboard | octagon-exclamation octagon-alert
    octagon-check octagon | paintbrush-pencil paintbrush | palette-boxes pallet | paperclip-vertical paperclip
    party-horn party-popper | party-bell bell | pen-swirl pen | pencil-mechanical pencil | people users
    phone-office phone | pipe-valve workflow | play-pause circle-play | plug-alt plug | presentation-screen presentation
    pulse activity | puzzle-piece-simple puzzle-piece | rabbit-fast rabbit | rectangle-code app-window
    rectangles-mixed layout-dashboard | reply-clock reply | robot-astromech robot | route-interstate route
    ruler-triangle ruler-combined | scanner-gun scan-barcode | scissors-alt scissors | screencast cast | scroll-old scroll
    seal certificate | seal-check badge-check | server-alt server | shapes-alt shapes | share-all share
    shield-quartered shield-halved | shield-xmark shield-x | sidebar-flip panel-right | signal-stream tower-broadcast
    slider sliders-horizontal | sliders-up sliders | sliders-simple sliders | snake worm | solar-system orbit
    sort-alt arrows-up-down | square-info square-info info | square-list list | square-sliders sliders
    swap arrow-right-arrow-left | table-layout layout-panel-top | table-pivot table | table-rows rows-3
    table-tree list-tree | tags-alt tags | toggle-large-on toggle-on | transformer-bolt bolt | transporter users
    tree-alt tree | truck-container truck | tube vial | typewriter keyboard | unicorn horse | user-headset headset
    user-robot robot | user-magnifying-glass user-search | users-medical users | video-arrow-up-right video
    wall-brick brick-wall | waveform audio-waveform | waveform-lines audio-lines | wifi-slash wifi-off
    window-flip app-window | wrench-simple wrench | wreath award | x-twitter-square square-x-twitter | docs book
    documentation book-open | hugging-face face-smile-beam | camera-cctv cctv video | page file
    arrows-retweet retweet repeat | quickstart rocket | changelog clock-rotate-left | community users | support life-ring
    website globe | info-alt circle-info | external-site arrow-up-right-from-square | one circle-1 1 | two circle-2 2
    three circle-3 3 | up arrow-up | down arrow-down | left arrow-left | right arrow-right`
    .split(/[|\n]/)
    .map((entry) => entry.trim().split(' '))
    .map(([name, ...near]) => [name!, near]),
)
