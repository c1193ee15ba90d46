import { describe, expect, test } from 'vitest'
import { shellLines } from '../../src/markdown/shell-lines.ts'

/** `$ |text` a command, `text` a line without a prompt, `<text` an answer. */
const shown = (code: string, language: string) =>
  shellLines(code, language)?.map(({ prompt, text, output }) =>
    prompt ? `${prompt}|${text}` : output ? `<${text}` : text,
  )

describe('prompts', () => {
  test.each(['bash', 'sh', 'shell', 'zsh', 'Bash'])('stand apart from commands of %s', (language) => {
    expect(shown('$ npm i\n# then\n$ npm test', language)).toEqual(['$ |npm i', '# then', '$ |npm test'])
  })

  test('of consoles are told from answers, continued lines and here-documents', () => {
    expect(shown('$ docker run \\\n  -it x\nhi\n\n$ cat <<EOF\n$ text\nEOF\nbye', 'console')).toEqual([
      '$ |docker run \\',
      '  -it x',
      '<hi',
      '<',
      '$ |cat <<EOF',
      '$ text',
      'EOF',
      '<bye',
    ])
  })

  test('of named users and hosts, and of PowerShell', () => {
    expect(shown('ana@box:~/app$ ls\na.txt\n[root@x ~]# id', 'console')).toEqual([
      'ana@box:~/app$ |ls',
      '<a.txt',
      '[root@x ~]# |id',
    ])
    expect(shown('PS C:\\Users> dir\nx', 'powershell')).toEqual(['PS C:\\Users> |dir', 'x'])
  })

  test('of root are no comments', () => {
    expect(shown('# apt update\n# apt install x', 'bash')).toEqual(['# |apt update', '# |apt install x'])
    expect(shown('# systemctl start x\nStarted.', 'console')).toEqual(['# |systemctl start x', '<Started.'])
    expect(shellLines('# Install it\nnpm i', 'console')).toBeUndefined()
    expect(shellLines('# apt is needed\napt install x', 'bash')).toBeUndefined()
  })

  test('are looked for in shells only', () => {
    expect(shellLines('$ x', 'php')).toBeUndefined()
    expect(shellLines('npm i', 'console')).toBeUndefined()
    expect(shellLines('echo $ x', 'bash')).toBeUndefined()
  })
})
