/**
 * Blocks of a terminal: the prompt before a command is not part of it, and what the machine answered is no command.
 * Neither is copied; the highlighter sees the commands only.
 */
export interface ShellLine {
  /** `$ `, as written; missing before continued lines and answers. */
  readonly prompt?: string
  readonly text: string
  /** What the machine answered. */
  readonly output?: boolean
}

const shells = new Set(
  'sh shell bash zsh fish ksh terminal command curl console shellsession shell-session sh-session'.split(' '),
)
/** In these, what has no prompt is an answer. */
const consoles = new Set('console terminal shellsession shell-session sh-session'.split(' '))
const powershells = new Set('powershell ps1 ps pwsh'.split(' '))

const dollar = /^(?:[$❯] |[$❯]$)/
const host = /^(?:\([\w.-]{1,40}\) ?)?(?:\[?[\w.-]{1,64}@[\w.-]{1,64}[^\s$#%>]{0,100}(?: [^\s$#%>]{1,100})?[$#%>] ?|% )/
const hash = /^# /
const power = /^PS(?: [^>\n]{1,100})?> ?/

/** The lines of a block in such a language that has prompts; `undefined` for any other block. */
export function shellLines(code: string, language: string): readonly ShellLine[] | undefined {
  const name = language.trim().toLowerCase()
  const lines = code.split('\n')
  const prompt = promptOf(lines, name)
  return prompt && split(lines, prompt, consoles.has(name))
}

function promptOf(lines: readonly string[], name: string): RegExp | undefined {
  if (powershells.has(name)) return lines.some((line) => power.test(line)) ? power : undefined
  if (!shells.has(name)) return undefined
  if (lines.some((line) => dollar.test(line))) return dollar
  const isConsole = consoles.has(name)
  if (isConsole && lines.some((line) => host.test(line))) return host
  return isRoot(lines, isConsole) ? hash : undefined
}

/**
 * `# ` begins a comment, too: it is root's prompt where a console starts with it, or where nothing else would be left, and
 * where a command follows each time.
 */
function isRoot(lines: readonly string[], isConsole: boolean): boolean {
  const marked = lines.filter((line) => hash.test(line))
  if (marked.length === 0 || !marked.every(isCommand)) return false
  const said = lines.filter((line) => line.trim() !== '')
  return isConsole ? hash.test(said[0]!) : said.length === marked.length
}

function isCommand(line: string): boolean {
  const [, word = ''] = /^# ([\w./-]+)/.exec(line) ?? []
  return /^\.{0,2}\//.test(word) || commands.has(word)
}

const commands = new Set(
  `apk apt apt-get cat cd chmod chown cp curl dnf docker dpkg echo export firewall-cmd git helm ip iptables journalctl
   kubectl ln ls mkdir modprobe mount mv nano node npm npx pacman passwd pip pip3 pnpm podman python python3 reboot rm rpm
   scp service snap source ssh su sudo sysctl systemctl tar tee touch ufw umount useradd usermod vi vim wget yarn yum
   zypper`.split(/\s+/),
)

function split(lines: readonly string[], prompt: RegExp, hasOutput: boolean): ShellLine[] {
  const mark = prompt === power ? '`' : '\\'
  let isOpen = false
  let end: string | undefined
  return lines.map((line): ShellLine => {
    const found = end === undefined ? prompt.exec(line)?.[0] : undefined
    const isInput = found !== undefined || isOpen || end !== undefined
    if (end !== undefined) end = line.trim() === end ? undefined : end
    else if (isInput) end = hereDocument.exec(line)?.[1]
    isOpen = isInput && line.trimEnd().endsWith(mark)
    if (found) return { prompt: found, text: line.slice(found.length) }
    return hasOutput && !isInput ? { text: line, output: true } : { text: line }
  })
}
/** `<<EOF`: what follows belongs to the command up to that word. */
const hereDocument = /(?<!<)<<[-~]?[ \t]{0,9}["'\\]?([A-Za-z_]\w{0,40})/
