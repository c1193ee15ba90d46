import { expect, test } from 'vitest'
import type { Command } from '../../src/commands/command.ts'
import { commands } from '../../src/commands/index.ts'
import { run } from '../../src/commands/run.ts'
import { fakeContext } from './fake-context.ts'

const echo: Command = {
  name: 'echo',
  about: 'Says what it was given.',
  operands: ['WORD', '[dir]'],
  options: {
    loud: { about: 'A switch.' },
    port: { about: 'A value.', value: 'N' },
    host: { about: 'A value or none.', value: 'NAME', bare: true },
  },
  async run({ operands, options }, { print }) {
    print(JSON.stringify([operands, ...options]))
    return 0
  },
}

async function said(...words: string[]) {
  const context = fakeContext('/')
  const code = await run(words, [echo], context)
  return { code, out: context.printed.join('\n'), err: context.noted.join('\n') }
}

test('hands words and options to the command', async () => {
  expect(await said('echo', 'a', '--port', '1', 'b', '--loud')).toEqual({
    code: 0,
    out: '[["a","b"],["port","1"],["loud",""]]',
    err: '',
  })
})

test.each([
  [['--host', '--loud', 'a'], '[["a"],["host",""],["loud",""]]'],
  [['a', '--host'], '[["a"],["host",""]]'],
  [['--host', 'me', 'a'], '[["a"],["host","me"]]'],
  [['--host=me', 'a'], '[["a"],["host","me"]]'],
  [['--', '--loud'], '[["--loud"]]'],
])('an option whose value may be left out: %j', async (words, out) => {
  expect(await said('echo', ...words)).toEqual({ code: 0, out, err: '' })
})

test.each([
  [['eco'], 'There is no command "eco". Did you mean "echo"?'],
  [['--versoin'], 'There is no option "--versoin". Did you mean "--version"?'],
  [['help', 'nothing-like-it'], 'There is no command "nothing-like-it".'],
  [['echo', 'a', '--prot', '1'], '"echo" has no option "--prot". Did you mean "--port"?'],
  [['echo', 'a', '-p', '1'], '"echo" has no option "-p".'],
  [['echo', 'a', '--__proto__'], '"echo" has no option "--__proto__".'],
  [['echo', 'a', '--port'], '"--port" needs a value: --port N.'],
  [['echo', 'a', '--loud=yes'], '"--loud" takes no value.'],
  [['echo'], 'WORD is missing.'],
  [['echo', 'a', 'b', 'c'], '"c" is one word too many.'],
])('wrong use %j exits with 2 and says: %s', async (words, message) => {
  const { code, out, err } = await said(...words)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err.split('\n')[0]).toBe(message)
  expect(err).toContain('Usage: flatleaf')
})

test('says its version and, with or without being asked, its help', async () => {
  expect(await said('--version')).toEqual({ code: 0, out: '1.2.3', err: '' })
  const { code, out } = await said('--help')
  expect([code, out]).toEqual([0, (await said()).out])
  expect((await said('help')).out).toBe(out)
  expect(out).toContain('echo WORD [dir]  Says what it was given.')
})

test('says all about a command', async () => {
  const { code, out } = await said('echo', '--help')
  expect(code).toBe(0)
  expect(out).toMatchInlineSnapshot(`
    "Usage: flatleaf echo WORD [dir] [options]

    Says what it was given.

      --loud         A switch.
      --port N       A value.
      --host [NAME]  A value or none."
  `)
  expect((await said('help', 'echo')).out).toBe(out)
})

test('the commands there are', () => {
  expect(commands.map(({ name }) => name)).toEqual(['dev', 'build', 'preview', 'check', 'migrate', 'inspect'])
})

test('a fault that is no wrong use goes on', async () => {
  const broken = { ...echo, run: () => Promise.reject(new TypeError('bug')) }
  await expect(run(['echo', 'a'], [broken], fakeContext('/'))).rejects.toThrow('bug')
})

test('a cache that changes while it is read is passed over, once', async () => {
  const uses: unknown[] = []
  const told: unknown[] = []
  const context = fakeContext('/', {}, { engine: async (use) => void uses.push(use) as never })
  const changed = Object.assign(new Error('changed'), { reason: 'cache-changed' })
  const reads = (broken: number): Command => ({
    ...echo,
    operands: [],
    async run(_, { engine, anew }) {
      told.push(anew)
      await engine({ folder: 'cache', readOnly: false })
      if (uses.length <= broken) throw changed
      return 0
    },
  })
  expect(await run(['echo'], [reads(1)], context)).toBe(0)
  expect(uses).toEqual([
    { folder: 'cache', readOnly: false },
    { folder: 'cache', readOnly: false, anew: true },
  ])
  // The command must not go by what it saw before either: that is what may be wrong.
  expect(told).toEqual([undefined, true])
  await expect(run(['echo'], [reads(9)], context)).rejects.toThrow('changed')
})
