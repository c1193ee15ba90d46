/** Which names HTML and SVG have, and what we let authors use of them. One table for .md and .mdx. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Elements without content: a start tag is all there is. */
export const voidElements = words('area base br col embed hr img input link meta param source track wbr')

/** Elements that hold text, not blocks: paragraphs in them are opened. */
export const phrasingOnly = words(
  `abbr b bdi bdo button cite code data datalist dfn em h1 h2 h3 h4 h5 h6 i kbd label legend mark meter optgroup option
   output p pre progress q rp rt s samp select small span strong sub summary sup textarea time u var`,
)

/** Elements that may not stand in a paragraph. */
export const blockElements = words(
  `address article aside blockquote center details dialog div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4
   h5 h6 header hgroup hr li main nav ol p pre section summary table ul video`,
)

/** Elements that authors may use. */
export const htmlElements = words(
  `a abbr address article aside audio b bdi bdo blockquote br button caption center cite code col colgroup data datalist
   dd del details dfn div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr i iframe img
   input ins kbd label legend li main map area mark meter nav ol optgroup option output p picture pre progress q rp rt
   ruby s samp section select small source span strike strong sub summary sup table tbody td textarea tfoot th thead time
   tr track tt u ul var video wbr`,
)

/** SVG without scripts, animation, links, foreign content and references to other files: an `image` holds its own bytes. */
export const svgElements = words(
  `svg g defs symbol use image title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient
   radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite
   feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
   feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
   feTurbulence`,
)

/** Dropped with all they hold; any other unknown element gives way to its children. */
export const droppedElements = words(
  'script style noscript template object embed applet link meta base title head frameset',
)

/** Attributes of any element, as hast properties; `aria*`, `data*` come with them. */
export const commonProperties = words(
  `className id lang dir title role tabIndex style hidden translate itemScope itemProp itemType slot align`,
)

/** Attributes with which we find elements again, here and in browsers: not for authors. */
export const ownProperties = words(
  'dataComponent dataSpot dataFence dataMath dataIsland dataProps dataIslandSlot dataIslandRest dataIslandGap',
)

/** Attributes of some elements. */
export const propertiesOf: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href target rel download hrefLang name'),
  area: words('href alt coords shape'),
  audio: words('src controls autoPlay loop muted preload'),
  blockquote: words('cite'),
  button: words('type disabled'),
  col: words('span width'),
  colgroup: words('span width'),
  data: words('value'),
  del: words('cite dateTime'),
  details: words('open name'),
  fieldset: words('disabled'),
  font: words('color size face'),
  iframe: words('src width height allow allowFullScreen loading referrerPolicy frameBorder sandbox'),
  img: words('src srcSet sizes alt width height loading decoding useMap fetchPriority noZoom nozoom dark'),
  // A name joins radio buttons to a group. Nothing is ever sent.
  input: words(
    `type checked disabled value placeholder name min max step size minLength maxLength pattern required readOnly
     multiple list inputMode`,
  ),
  ins: words('cite dateTime'),
  label: words('htmlFor'),
  li: words('value'),
  map: words('name'),
  meter: words('value min max low high optimum'),
  ol: words('start reversed type'),
  optgroup: words('label disabled'),
  option: words('value label selected disabled'),
  output: words('htmlFor'),
  progress: words('value max'),
  q: words('cite'),
  select: words('value multiple size disabled required'),
  source: words('src srcSet sizes type media width height'),
  table: words('border cellPadding cellSpacing width bgColor'),
  td: words('colSpan rowSpan headers width height vAlign bgColor noWrap'),
  textarea: words('value rows cols placeholder disabled readOnly minLength maxLength required'),
  th: words('colSpan rowSpan headers scope abbr width height vAlign bgColor noWrap'),
  time: words('dateTime'),
  tr: words('vAlign bgColor'),
  track: words('src kind srcLang label default'),
  video: words(
    'src poster width height controls autoPlay loop muted playsInline preload disablePictureInPicture controlsList',
  ),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, words('noAnchor')])),
}

/** Attributes of SVG elements; presentation attributes carry no address but `url(#id)`, which `safe.ts` checks. */
export const svgProperties = words(
  `x y x1 x2 y1 y2 cx cy r rx ry fx fy d points width height viewBox preserveAspectRatio xmlns version fill fillOpacity
   fillRule stroke strokeWidth strokeLineCap strokeLineJoin strokeDashArray strokeDashOffset strokeMiterLimit
   strokeOpacity opacity color transform transformOrigin clipPath clipRule clipPathUnits mask maskUnits
   maskContentUnits filter filterUnits primitiveUnits gradientUnits gradientTransform spreadMethod offset stopColor
   stopOpacity patternUnits patternContentUnits patternTransform markerStart markerMid markerEnd markerWidth
   markerHeight markerUnits orient refX refY textAnchor dominantBaseline alignmentBaseline baselineShift dx dy rotate
   textLength lengthAdjust fontFamily fontSize fontStyle fontWeight letterSpacing wordSpacing textDecoration href xLinkHref
   startOffset vectorEffect shapeRendering textRendering imageRendering colorInterpolationFilters display visibility
   overflow paintOrder pointerEvents focusable in in2 result mode type values operator k1 k2 k3 k4 stdDeviation
   baseFrequency numOctaves seed stitchTiles floodColor floodOpacity lightingColor surfaceScale diffuseConstant
   specularConstant specularExponent scale xChannelSelector yChannelSelector radius azimuth elevation z pointsAtX
   pointsAtY pointsAtZ limitingConeAngle tableValues slope intercept amplitude exponent order kernelMatrix divisor bias
   targetX targetY edgeMode preserveAlpha`,
)
