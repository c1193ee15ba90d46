/** Colours of the page as Mermaid's variables. */

/** What the variables of the theme come to in the mode that is on. */
export function colorsOfPage(): Record<string, string | boolean> {
  const probe = document.createElement('span')
  document.body.append(probe)
  const color = (value: string) => {
    probe.style.color = ''
    probe.style.color = value
    return hex(getComputedStyle(probe).color)
  }
  const of = (name: string) => color(`var(--${name})`)
  const mixed = (name: string, share: number, ground = 'surface') =>
    color(`color-mix(in srgb, var(--${name}) ${share}%, var(--${ground}))`)
  const surface = of('surface')
  const hues = ['accent', 'tip', 'warn', 'violet', 'ok', 'danger', 'info', 'muted']
  const scale = hues.flatMap((name, index): [string, string][] => [
    [`cScale${index}`, mixed(name, 30)],
    [`cScaleLabel${index}`, of('heading')],
    [`pie${index + 1}`, of(name)],
    [`fillType${index}`, mixed(name, 20)],
    [`git${index}`, of(name)],
  ])
  const found = {
    darkMode: luminance(surface) < 0.5,
    background: surface,
    mainBkg: mixed('accent', 8),
    primaryColor: mixed('accent', 8),
    primaryTextColor: of('heading'),
    primaryBorderColor: mixed('accent', 45),
    secondaryColor: mixed('tip', 12),
    tertiaryColor: mixed('muted', 8),
    lineColor: of('muted'),
    textColor: of('text'),
    titleColor: of('heading'),
    nodeTextColor: of('heading'),
    edgeLabelBackground: surface,
    noteBkgColor: of('warn-soft'),
    noteTextColor: of('text'),
    noteBorderColor: mixed('warn', 40),
    taskTextColor: of('heading'),
    taskTextOutsideColor: of('text'),
    taskTextDarkColor: of('heading'),
    taskTextLightColor: of('heading'),
    taskBkgColor: mixed('accent', 22),
    taskBorderColor: mixed('accent', 45),
    activeTaskBkgColor: mixed('accent', 40),
    activeTaskBorderColor: of('accent'),
    doneTaskBkgColor: mixed('muted', 25),
    doneTaskBorderColor: mixed('muted', 45),
    critBkgColor: mixed('danger', 30),
    critBorderColor: of('danger'),
    gridColor: of('hairline'),
    sectionBkgColor: mixed('muted', 8),
    sectionBkgColor2: mixed('accent', 6),
    altSectionBkgColor: surface,
    todayLineColor: of('danger'),
    quadrant1Fill: mixed('accent', 14),
    quadrant2Fill: mixed('tip', 12),
    quadrant3Fill: mixed('muted', 10),
    quadrant4Fill: mixed('warn', 12),
    quadrant1TextFill: of('heading'),
    quadrant2TextFill: of('heading'),
    quadrant3TextFill: of('heading'),
    quadrant4TextFill: of('heading'),
    quadrantPointFill: of('accent'),
    quadrantPointTextFill: of('text'),
    xyChart: {
      backgroundColor: surface,
      titleColor: of('heading'),
      xAxisLabelColor: of('text'),
      yAxisLabelColor: of('text'),
      xAxisTitleColor: of('text'),
      yAxisTitleColor: of('text'),
      ...Object.fromEntries(
        ['xAxisLine', 'yAxisLine', 'xAxisTick', 'yAxisTick'].map((name) => [`${name}Color`, of('muted')]),
      ),
      plotColorPalette: hues.map(of).join(','),
    } as unknown as string,
    ...Object.fromEntries(scale),
  }
  probe.remove()
  return found
}

/** `rgb(1, 2, 3)` and `color(srgb 0.1 0.2 0.3)` as `#010203`: the library reads no newer notations. */
function hex(color: string): string {
  const numbers = color
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number) ?? [0, 0, 0]
  const scale = color.startsWith('color(') ? 255 : 1
  return `#${numbers
    .map((value) =>
      Math.round(value * scale)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return 0.3 * red + 0.6 * green + 0.1 * blue
}
