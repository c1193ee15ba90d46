/** Names of Font Awesome 4 and 5 → the names of version 6, from the changelog of that version. */
export const oldNames: ReadonlyMap<string, string> = new Map(
  `add plus | address-book-o address-book | adjust circle-half-stroke | air-freshener spray-can-sparkles | allergies hand-dots
  ambulance truck-medical | american-sign-language-interpreting hands-asl-interpreting | angle-double-down angles-down
  angle-double-left angles-left | angle-double-right angles-right | angle-double-up angles-up | apple-alt apple-whole
  archive box-archive | area-chart chart-area | arrow-alt-circle-down circle-down | arrow-alt-circle-left circle-left
  arrow-alt-circle-right circle-right | arrow-alt-circle-up circle-up | arrow-circle-down circle-arrow-down
  arrow-circle-left circle-arrow-left | arrow-circle-right circle-arrow-right | arrow-circle-up circle-arrow-up
  arrows-alt up-down-left-right | arrows-alt-h left-right | arrows-alt-v up-down | arrows-h arrows-left-right
  arrows-v arrows-up-down | automobile car | balance-scale scale-balanced | bank building-columns | bar-chart chart-bar
  bar-chart-o chart-bar | baseball-ball baseball | basketball-ball basketball | battery battery-full | battery-0 battery-empty
  battery-2 battery-quarter | battery-3 battery-half | battery-4 battery-three-quarters | battery-5 battery-full | bible book-bible
  biking person-biking | birthday-cake cake-candles | blind person-walking-with-cane | book-dead book-skull
  book-reader book-open-reader | boxes boxes-stacked | broadcast-tower tower-broadcast | bus-alt bus-simple | cab taxi
  calendar-alt calendar-days | cancel ban | car-alt car-rear | caret-square-down square-caret-down | chain link
  chain-broken link-slash | chalkboard-teacher chalkboard-user | check-circle circle-check | check-square square-check
  chevron-circle-down circle-chevron-down | chevron-circle-left circle-chevron-left | chevron-circle-right circle-chevron-right
  chevron-circle-up circle-chevron-up | clinic-medical house-chimney-medical | close xmark | cloud-download cloud-arrow-down
  cloud-download-alt cloud-arrow-down | cloud-upload cloud-arrow-up | cloud-upload-alt cloud-arrow-up | cog gear | cogs gears
  columns table-columns | comment-alt message | commenting comment-dots | compress-alt down-left-and-up-right-to-center
  concierge-bell bell-concierge | contact-book address-book | contact-card address-card | credit-card-alt credit-card
  cut scissors | cutlery utensils | dashboard gauge-high | deaf ear-deaf | desktop-alt desktop | digging person-digging
  directions diamond-turn-right | dizzy face-dizzy | dollar dollar-sign | dot-circle circle-dot | drafting-compass compass-drafting
  edit pen-to-square | ellipsis-h ellipsis | ellipsis-v ellipsis-vertical | envelope-square square-envelope | euro euro-sign
  exchange arrow-right-arrow-left | exchange-alt right-left | exclamation-circle circle-exclamation
  exclamation-triangle triangle-exclamation | expand-alt up-right-and-down-left-from-center | expand-arrows-alt maximize
  external-link arrow-up-right-from-square | external-link-alt up-right-from-square | external-link-square square-arrow-up-right
  fast-backward backward-fast | fast-forward forward-fast | feather-alt feather-pointed | fighter-jet jet-fighter
  file-alt file-lines | file-archive file-zipper | file-download file-arrow-down | file-text file-lines | file-upload file-arrow-up
  fire-alt fire-flame-curved | first-aid kit-medical | football-ball football | forward-step forward-step | frown face-frown
  futbol-ball futbol | gauge gauge-high | glass-martini martini-glass | glass-whiskey whiskey-glass | globe-africa earth-africa
  globe-americas earth-americas | globe-asia earth-asia | globe-europe earth-europe | grin face-grin
  grip-horizontal grip | h-square square-h | hand-paper hand | hand-rock hand-back-fist | hands-helping handshake-angle
  hard-hat helmet-safety | hdd hard-drive | headphones-alt headphones-simple | heart-broken heart-crack | hiking person-hiking
  history clock-rotate-left | home house | home-alt house | hospital-alt hospital | hourglass-2 hourglass-half
  id-card-alt id-card-clip | info-circle circle-info | institution building-columns | journal-whills book-journal-whills
  laugh face-laugh | level-down arrow-turn-down | level-down-alt turn-down | level-up arrow-turn-up | level-up-alt turn-up
  line-chart chart-line | list-alt rectangle-list | location location-crosshairs | long-arrow-alt-down down-long
  long-arrow-alt-left left-long | long-arrow-alt-right right-long | long-arrow-alt-up up-long | long-arrow-down arrow-down-long
  long-arrow-left arrow-left-long | long-arrow-right arrow-right-long | long-arrow-up arrow-up-long | low-vision eye-low-vision
  luggage-cart cart-flatbed-suitcase | magic wand-magic | map-marked map-location | map-marked-alt map-location-dot
  map-marker location-pin | map-marker-alt location-dot | map-signs signs-post | medkit suitcase-medical | meh face-meh
  microphone-alt microphone-lines | minus-circle circle-minus | minus-square square-minus | mobile-alt mobile-screen-button
  mobile-phone mobile-button | money-bill-alt money-bill-1 | mouse computer-mouse | mouse-pointer arrow-pointer | navicon bars
  network network-wired | newspaper-o newspaper | paint-brush paintbrush | parking square-parking | pause-circle circle-pause
  pen-alt pen-clip | pen-square square-pen | pencil-alt pencil | pencil-ruler pen-ruler | people-carry people-carry-box
  percentage percent | phone-alt phone-flip | phone-square square-phone | photo image | photo-video photo-film | pie-chart chart-pie
  play-circle circle-play | plus-circle circle-plus | plus-square square-plus | poll square-poll-vertical
  poll-h square-poll-horizontal | portrait image-portrait | pound-sign sterling-sign | procedures bed-pulse
  project-diagram diagram-project | question-circle circle-question | quote-left-alt quote-left | redo arrow-rotate-right
  redo-alt rotate-right | refresh arrows-rotate | remove xmark | reorder bars | rmb yen-sign | rss-square square-rss
  running person-running | save floppy-disk | search magnifying-glass | search-location magnifying-glass-location
  search-minus magnifying-glass-minus | search-plus magnifying-glass-plus | send paper-plane | share-alt share-nodes
  share-square share-from-square | shield-alt shield-halved | shipping-fast truck-fast | shopping-bag bag-shopping
  shopping-basket basket-shopping | shopping-cart cart-shopping | shuttle-van van-shuttle | sign sign-hanging
  sign-in arrow-right-to-bracket | sign-in-alt right-to-bracket | sign-out arrow-right-from-bracket
  sign-out-alt right-from-bracket | signal-alt signal | sliders-h sliders | smile face-smile | sort-alpha-down arrow-down-a-z
  sort-amount-down arrow-down-wide-short | sort-numeric-down arrow-down-1-9 | soccer-ball futbol | space-shuttle shuttle-space
  step-backward backward-step | step-forward forward-step | sticky-note note-sticky | stop-circle circle-stop | store-alt shop
  stream bars-staggered | subway train-subway | surprise face-surprise | swimmer person-swimming | sync arrows-rotate
  sync-alt rotate | table-tennis table-tennis-paddle-ball | tablet-alt tablet-screen-button | tachometer gauge-high
  tachometer-alt gauge-high | tasks list-check | tasks-alt bars-progress | television tv | th table-cells
  th-large table-cells-large | th-list table-list | thermometer-half temperature-half | thumb-tack thumbtack | ticket-alt ticket-simple
  times xmark | times-circle circle-xmark | tint droplet | tired face-tired | toolbox toolbox | tools screwdriver-wrench
  transgender-alt transgender | trash-alt trash-can | trash-restore trash-arrow-up | trophy-alt trophy | truck-loading truck-ramp-box
  tv-alt tv | undo arrow-rotate-left | undo-alt rotate-left | university building-columns | unlink link-slash
  unlock-alt unlock-keyhole | unsorted sort | user-alt user-large | user-circle circle-user | user-cog user-gear
  user-edit user-pen | user-friends user-group | user-md user-doctor | user-times user-xmark | users-cog users-gear
  utensil-spoon spoon | vcard address-card | video-camera video | volume-down volume-low | volume-mute volume-xmark
  volume-up volume-high | vote-yea check-to-slot | walking person-walking | warehouse-alt warehouse | warning triangle-exclamation
  wheelchair-alt wheelchair | window-close rectangle-xmark | wine-glass-alt wine-glass-empty | zap bolt`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
