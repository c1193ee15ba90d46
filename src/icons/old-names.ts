/** Other names of Font Awesome (versions 4 and 5, and the synonyms of 6) → the names that the sets have, from its metadata. */
export const oldNames: ReadonlyMap<string, string> = new Map(
  `ad rectangle-ad | add plus | address-book-o address-book | adjust circle-half-stroke
  air-freshener spray-can-sparkles | allergies hand-dots | ambulance truck-medical
  american-sign-language-interpreting hands-asl-interpreting | angle-double-down angles-down
  angle-double-left angles-left | angle-double-right angles-right | angle-double-up angles-up | angry face-angry
  apple-alt apple-whole | archive box-archive | area-chart chart-area | arrow-alt-circle-down circle-down
  arrow-alt-circle-left circle-left | arrow-alt-circle-right circle-right | arrow-alt-circle-up circle-up
  arrow-circle-down circle-arrow-down | arrow-circle-left circle-arrow-left | arrow-circle-o-down circle-down
  arrow-circle-o-left circle-left | arrow-circle-o-right circle-right | arrow-circle-o-up circle-up
  arrow-circle-right circle-arrow-right | arrow-circle-up circle-arrow-up | arrow-left-rotate arrow-rotate-left
  arrow-right-from-file file-export | arrow-right-rotate arrow-rotate-right | arrow-right-to-file file-import
  arrow-rotate-back arrow-rotate-left | arrow-rotate-backward arrow-rotate-left
  arrow-rotate-forward arrow-rotate-right | arrows arrows-up-down-left-right | arrows-alt up-down-left-right
  arrows-alt-h left-right | arrows-alt-v up-down | arrows-h arrows-left-right | arrows-v arrows-up-down
  asl-interpreting hands-asl-interpreting | assistive-listening-systems ear-listen | atlas book-atlas | automobile car
  backspace delete-left | balance-scale scale-balanced | balance-scale-left scale-unbalanced
  balance-scale-right scale-unbalanced-flip | band-aid bandage | bank building-columns | bar-chart chart-bar
  bar-chart-o chart-column | baseball-ball baseball | basketball-ball basketball | bathtub bath | battery battery-full
  battery-0 battery-empty | battery-1 battery-quarter | battery-2 battery-quarter | battery-3 battery-half
  battery-4 battery-three-quarters | battery-5 battery-full | battery-car car-battery | beer beer-mug-empty
  bible book-bible | biking person-biking | birthday-cake cake-candles | bitbucket-square bitbucket
  blackboard chalkboard | blind person-walking-with-cane | book-dead book-skull | book-reader book-open-reader
  border-style border-top-left | boxes boxes-stacked | boxes-alt boxes-stacked | briefcase-clock business-time
  broadcast-tower tower-broadcast | burn fire-flame-simple | bus-alt bus-simple | cab taxi | cake cake-candles
  calendar-alt calendar-days | calendar-times calendar-xmark | calendar-times-o calendar-xmark | camera-alt camera
  cancel ban | car-alt car-rear | caret-square-down square-caret-down | caret-square-left square-caret-left
  caret-square-o-down square-caret-down | caret-square-o-left square-caret-left
  caret-square-o-right square-caret-right | caret-square-o-up square-caret-up | caret-square-right square-caret-right
  caret-square-up square-caret-up | carriage-baby baby-carriage | cc closed-captioning | chain link
  chain-broken link-slash | chain-slash link-slash | chalkboard-teacher chalkboard-user | check-circle circle-check
  check-circle-o circle-check | check-square square-check | check-square-o square-check
  chevron-circle-down circle-chevron-down | chevron-circle-left circle-chevron-left
  chevron-circle-right circle-chevron-right | chevron-circle-up circle-chevron-up | circle-o-notch circle-notch
  circle-thin circle | clinic-medical house-chimney-medical | clock-four clock | close xmark
  cloud-download cloud-arrow-down | cloud-download-alt cloud-arrow-down | cloud-upload cloud-arrow-up
  cloud-upload-alt cloud-arrow-up | cny yen-sign | cocktail martini-glass-citrus | coffee mug-saucer | cog gear
  cogs gears | columns table-columns | comment-alt message | commenting comment-dots | commenting-o comment-dots
  compress-alt down-left-and-up-right-to-center | compress-arrows-alt minimize | concierge-bell bell-concierge
  contact-book address-book | contact-card address-card | credit-card-alt credit-card | crop-alt crop-simple
  cut scissors | cutlery utensils | dashboard gauge | deaf ear-deaf | deafness ear-deaf | dedent outdent
  desktop-alt desktop | diagnoses person-dots-from-line | digging person-digging
  digital-tachograph tachograph-digital | directions diamond-turn-right | dizzy face-dizzy | dollar dollar-sign
  dolly-box dolly | dolly-flatbed cart-flatbed | donate circle-dollar-to-slot | dot-circle circle-dot
  dot-circle-o circle-dot | drafting-compass compass-drafting | drivers-license id-card | drivers-license-o id-card
  earth earth-americas | earth-america earth-americas | edit pen-to-square | eercast sellcast | ellipsis-h ellipsis
  ellipsis-v ellipsis-vertical | envelope-square square-envelope | eur euro-sign | euro euro-sign
  exchange arrow-right-arrow-left | exchange-alt right-left | exclamation-circle circle-exclamation
  exclamation-triangle triangle-exclamation | expand-alt up-right-and-down-left-from-center
  expand-arrows-alt maximize | external-link arrow-up-right-from-square | external-link-alt up-right-from-square
  external-link-square square-arrow-up-right | external-link-square-alt square-up-right
  eye-dropper-empty eye-dropper | eyedropper eye-dropper | fa font-awesome | facebook-official facebook
  fast-backward backward-fast | fast-forward forward-fast | feather-alt feather-pointed | feed rss
  female person-dress | fighter-jet jet-fighter | file-alt file-lines | file-archive file-zipper
  file-archive-o file-zipper | file-clipboard paste | file-download file-arrow-down | file-edit file-pen
  file-medical-alt file-waveform | file-movie-o file-video | file-photo-o file-image | file-picture-o file-image
  file-sound-o file-audio | file-text file-lines | file-text-o file-lines | file-upload file-arrow-up
  file-zip-o file-zipper | files-o copy | fire-alt fire-flame-curved | first-aid kit-medical | fist-raised hand-fist
  flash bolt | floppy-o floppy-disk | flushed face-flushed | folder-blank folder
  font-awesome-alt square-font-awesome-stroke | font-awesome-flag font-awesome | font-awesome-logo-full font-awesome
  football-ball football | frown face-frown | frown-o face-frown | frown-open face-frown-open
  funnel-dollar filter-circle-dollar | futbol-ball futbol | gauge-med gauge | gauge-simple-med gauge-simple
  gbp sterling-sign | ge empire | gitlab-square square-gitlab | gittip gratipay | glass martini-glass-empty
  glass-cheers champagne-glasses | glass-martini martini-glass-empty | glass-martini-alt martini-glass
  glass-whiskey whiskey-glass | globe-africa earth-africa | globe-americas earth-americas | globe-asia earth-asia
  globe-europe earth-europe | globe-oceania earth-oceania | golf-ball golf-ball-tee | google-plus-circle google-plus
  google-plus-official google-plus | grimace face-grimace | grin face-grin | grin-alt face-grin-wide
  grin-beam face-grin-beam | grin-beam-sweat face-grin-beam-sweat | grin-hearts face-grin-hearts
  grin-squint face-grin-squint | grin-squint-tears face-grin-squint-tears | grin-stars face-grin-stars
  grin-tears face-grin-tears | grin-tongue face-grin-tongue | grin-tongue-squint face-grin-tongue-squint
  grin-tongue-wink face-grin-tongue-wink | grin-wink face-grin-wink | grip-horizontal grip | group users
  h-square square-h | hamburger burger | hand-grab-o hand-back-fist | hand-holding-usd hand-holding-dollar
  hand-holding-water hand-holding-droplet | hand-o-down hand-point-down | hand-o-left hand-point-left
  hand-o-right hand-point-right | hand-o-up hand-point-up | hand-paper hand | hand-paper-o hand
  hand-rock hand-back-fist | hand-rock-o hand-back-fist | hand-stop-o hand
  hands-american-sign-language-interpreting hands-asl-interpreting | hands-helping handshake-angle
  hands-wash hands-bubbles | handshake-alt handshake-simple | handshake-alt-slash handshake-simple-slash
  hard-hat helmet-safety | hard-of-hearing ear-deaf | hat-hard helmet-safety | haykal bahai | hdd hard-drive
  hdd-o hard-drive | header heading | headphones-alt headphones-simple | heart-broken heart-crack
  heart-music-camera-bolt icons | heartbeat heart-pulse | hiking person-hiking | history clock-rotate-left
  home house | home-alt house | home-lg house-chimney | home-lg-alt house | home-user house-user
  hospital-alt hospital | hospital-symbol circle-h | hospital-wide hospital | hot-tub hot-tub-person
  hourglass-1 hourglass-start | hourglass-2 hourglass-half | hourglass-3 hourglass-end | hourglass-o hourglass
  house-damage house-chimney-crack | hryvnia hryvnia-sign | id-card-alt id-card-clip | ils shekel-sign
  indian-rupee indian-rupee-sign | info-circle circle-info | innosoft 42-group | inr indian-rupee-sign
  institution building-columns | intersex mars-and-venus | journal-whills book-journal-whills | jpy yen-sign
  kiss face-kiss | kiss-beam face-kiss-beam | kiss-wink-heart face-kiss-wink-heart | krw won-sign
  ladder-water water-ladder | landmark-alt landmark-dome | laptop-house house-laptop | laugh face-laugh
  laugh-beam face-laugh-beam | laugh-squint face-laugh-squint | laugh-wink face-laugh-wink | legal gavel
  level-down arrow-turn-down | level-down-alt turn-down | level-up arrow-turn-up | level-up-alt turn-up
  life-bouy life-ring | life-buoy life-ring | life-saver life-ring | line-chart chart-line | linkedin-square linkedin
  list-1-2 list-ol | list-alt rectangle-list | list-dots list-ul | list-numeric list-ol | list-squares list
  location location-crosshairs | long-arrow-alt-down down-long | long-arrow-alt-left left-long
  long-arrow-alt-right right-long | long-arrow-alt-up up-long | long-arrow-down arrow-down-long
  long-arrow-left arrow-left-long | long-arrow-right arrow-right-long | long-arrow-up arrow-up-long
  low-vision eye-low-vision | luggage-cart cart-flatbed-suitcase | magic wand-magic
  magic-wand-sparkles wand-magic-sparkles | mail-bulk envelopes-bulk | mail-forward share | mail-reply reply
  mail-reply-all reply-all | male person | map-marked map-location | map-marked-alt map-location-dot
  map-marker location-pin | map-marker-alt location-dot | map-signs signs-post | mars-stroke-h mars-stroke-right
  mars-stroke-v mars-stroke-up | medium-m medium | medkit suitcase-medical | meh face-meh | meh-blank face-meh-blank
  meh-o face-meh | meh-rolling-eyes face-rolling-eyes | microphone-alt microphone-lines
  microphone-alt-slash microphone-lines-slash | minus-circle circle-minus | minus-square square-minus
  minus-square-o square-minus | mobile-alt mobile-screen-button | mobile-android mobile
  mobile-android-alt mobile-screen | mobile-phone mobile | money money-bill-1 | money-bill-alt money-bill-1
  money-bill-wave-alt money-bill-1-wave | money-check-alt money-check-dollar | mortar-board graduation-cap
  mouse computer-mouse | mouse-pointer arrow-pointer | multiply xmark | museum building-columns | navicon bars
  network network-wired | newspaper-o newspaper | paint-brush paintbrush | parking square-parking
  pastafarianism spaghetti-monster-flying | pause-circle circle-pause | pause-circle-o circle-pause | pen-alt pen-clip
  pen-square square-pen | pencil-alt pencil | pencil-ruler pen-ruler | pencil-square square-pen
  pencil-square-o pen-to-square | people-carry people-carry-box | percentage percent | phone-alt phone-flip
  phone-square square-phone | phone-square-alt square-phone-flip | photo image | photo-video photo-film
  picture-o image | pie-chart chart-pie | ping-pong-paddle-ball table-tennis-paddle-ball | play-circle circle-play
  play-circle-o circle-play | plus-circle circle-plus | plus-square square-plus | plus-square-o square-plus
  poll square-poll-vertical | poll-h square-poll-horizontal | poo-bolt poo-storm | portrait image-portrait
  pound-sign sterling-sign | pray person-praying | praying-hands hands-praying
  prescription-bottle-alt prescription-bottle-medical | procedures bed-pulse | project-diagram diagram-project
  question-circle circle-question | question-circle-o circle-question | quidditch broom-ball
  quidditch-broom-ball broom-ball | quote-left-alt quote-left | quote-right-alt quote-right | quran book-quran
  ra rebel | radiation-alt circle-radiation | random shuffle | rectangle-times rectangle-xmark
  redo arrow-rotate-right | redo-alt rotate-right | refresh arrows-rotate | remove xmark | remove-format text-slash
  rendact wpressr | reorder bars-staggered | resistance rebel | rmb yen-sign | rod-asclepius staff-snake
  rod-snake staff-snake | rotate-back rotate-left | rotate-backward rotate-left | rotate-forward rotate-right
  rouble ruble-sign | rss-square square-rss | rub ruble-sign | ruble ruble-sign | running person-running
  rupee rupee-sign | s15 bath | sad-cry face-sad-cry | sad-tear face-sad-tear | save floppy-disk
  search magnifying-glass | search-dollar magnifying-glass-dollar | search-location magnifying-glass-location
  search-minus magnifying-glass-minus | search-plus magnifying-glass-plus | send paper-plane | send-o paper-plane
  share-alt share-nodes | share-alt-square square-share-nodes | share-square share-from-square
  share-square-o share-from-square | shekel shekel-sign | sheqel shekel-sign | sheqel-sign shekel-sign
  shield-alt shield-halved | shipping-fast truck-fast | shopping-bag bag-shopping | shopping-basket basket-shopping
  shopping-cart cart-shopping | shuttle-van van-shuttle | sign sign-hanging | sign-in arrow-right-to-bracket
  sign-in-alt right-to-bracket | sign-language hands | sign-out arrow-right-from-bracket
  sign-out-alt right-from-bracket | signal-5 signal | signal-alt signal | signal-perfect signal | signing hands
  skating person-skating | skiing person-skiing | skiing-nordic person-skiing-nordic | slack-hash slack
  sliders-h sliders | smile face-smile | smile-beam face-smile-beam | smile-o face-smile | smile-wink face-smile-wink
  smoking-ban ban-smoking | sms comment-sms | snapchat-ghost snapchat | snowboarding person-snowboarding
  soccer-ball futbol | soccer-ball-o futbol | sort-alpha-asc arrow-down-a-z | sort-alpha-desc arrow-down-z-a
  sort-alpha-down arrow-down-a-z | sort-alpha-down-alt arrow-down-z-a | sort-alpha-up arrow-up-a-z
  sort-alpha-up-alt arrow-up-z-a | sort-amount-asc arrow-down-wide-short | sort-amount-desc arrow-down-short-wide
  sort-amount-down arrow-down-wide-short | sort-amount-down-alt arrow-down-short-wide
  sort-amount-up arrow-up-wide-short | sort-amount-up-alt arrow-up-short-wide | sort-asc sort-up | sort-desc sort-down
  sort-numeric-asc arrow-down-1-9 | sort-numeric-desc arrow-down-9-1 | sort-numeric-down arrow-down-1-9
  sort-numeric-down-alt arrow-down-9-1 | sort-numeric-up arrow-up-1-9 | sort-numeric-up-alt arrow-up-9-1
  space-shuttle shuttle-space | sprout seedling | square-kickstarter kickstarter
  square-root-alt square-root-variable | star-half-alt star-half-stroke | star-half-empty star-half-stroke
  star-half-full star-half-stroke | star-half-o star-half-stroke | step-backward backward-step
  step-forward forward-step | sticky-note note-sticky | sticky-note-o note-sticky | stop-circle circle-stop
  stop-circle-o circle-stop | store-alt shop | store-alt-slash shop-slash | stream bars-staggered | subtract minus
  subway train-subway | support life-ring | surprise face-surprise | swimmer person-swimming
  swimming-pool water-ladder | sync arrows-rotate | sync-alt rotate | t-shirt shirt
  table-tennis table-tennis-paddle-ball | tablet-alt tablet-screen-button | tablet-android tablet
  tachometer gauge-simple-high | tachometer-alt gauge-high | tachometer-alt-average gauge
  tachometer-alt-fast gauge-high | tachometer-average gauge-simple | tachometer-fast gauge-simple-high
  tanakh book-tanakh | tasks list-check | tasks-alt bars-progress | telegram-plane telegram | teletype tty
  television tv | temperature-0 temperature-empty | temperature-1 temperature-quarter | temperature-2 temperature-half
  temperature-3 temperature-three-quarters | temperature-4 temperature-full | temperature-down temperature-arrow-down
  temperature-up temperature-arrow-up | tenge tenge-sign | th table-cells | th-large table-cells-large
  th-list table-list | theater-masks masks-theater | thermometer-0 temperature-empty
  thermometer-1 temperature-quarter | thermometer-2 temperature-half | thermometer-3 temperature-three-quarters
  thermometer-4 temperature-full | thermometer-empty temperature-empty | thermometer-full temperature-full
  thermometer-half temperature-half | thermometer-quarter temperature-quarter
  thermometer-three-quarters temperature-three-quarters | thumb-tack thumbtack | thumb-tack-slash thumbtack-slash
  thumbs-o-down thumbs-down | thumbs-o-up thumbs-up | thunderstorm cloud-bolt | ticket-alt ticket-simple | times xmark
  times-circle circle-xmark | times-circle-o circle-xmark | times-rectangle rectangle-xmark
  times-rectangle-o rectangle-xmark | times-square square-xmark | tint droplet | tint-slash droplet-slash
  tired face-tired | toggle-down square-caret-down | toggle-left square-caret-left | toggle-right square-caret-right
  toggle-up square-caret-up | tools screwdriver-wrench | torah scroll-torah | tram cable-car
  transgender-alt transgender | trash-alt trash-can | trash-o trash-can | trash-restore trash-arrow-up
  trash-restore-alt trash-can-arrow-up | triangle-circle-square shapes | trophy-alt trophy
  truck-loading truck-ramp-box | try turkish-lira-sign | tshirt shirt | turkish-lira turkish-lira-sign | tv-alt tv
  undo arrow-rotate-left | undo-alt rotate-left | university building-columns | unlink link-slash
  unlock-alt unlock-keyhole | unsorted sort | usd dollar-sign | user-alt user-large | user-alt-slash user-large-slash
  user-circle circle-user | user-circle-o circle-user | user-cog user-gear | user-edit user-pen
  user-friends user-group | user-md user-doctor | user-times user-xmark | users-cog users-gear | utensil-spoon spoon
  vcard address-card | vcard-o address-card | video-camera video | volleyball-ball volleyball
  volume-control-phone phone-volume | volume-down volume-low | volume-mute volume-xmark | volume-times volume-xmark
  volume-up volume-high | vote-yea check-to-slot | walking person-walking | warehouse-alt warehouse
  warning triangle-exclamation | wechat weixin | weight weight-scale | wheat-alt wheat-awn
  wheelchair-alt wheelchair-move | wifi-3 wifi | wifi-strong wifi | window-close rectangle-xmark
  window-close-o rectangle-xmark | wine-glass-alt wine-glass-empty | won won-sign | wsh wirsindhandwerk
  xmark-circle circle-xmark | xmark-square square-xmark | y-combinator-square hacker-news | yc y-combinator
  yc-square hacker-news | yen yen-sign | youtube-play youtube | zap bolt`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
