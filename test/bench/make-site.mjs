/**
 * A made documentation site of any size, the same bytes every time: pages of about 6.5 KB with headings, lists, tables,
 * links and three code blocks in five languages. Only CommonMark and tables, so that what is measured is common to all sites.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { speaker } from './speaker.mjs'

const perGroup = 20

/** Writes docs.json and `count` pages below `folder`; gives the number of bytes of the pages. */
export function makeSite(folder, count) {
  const navigation = []
  let bytes = 0
  const put = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    return Buffer.byteLength(text)
  }
  for (let index = 0; index < count; index++) {
    if (index % perGroup === 0) navigation.push({ group: `Part ${index / perGroup + 1}`, pages: [] })
    navigation.at(-1).pages.push(idOf(index))
    bytes += put(`pages/${idOf(index)}.mdx`, pageText(index, count))
  }
  put(
    'pages/index.mdx',
    `---\ntitle: Garden handbook\ndescription: All parts of the handbook.\n---\n\nStart with [the first page](/${idOf(0)}).\n`,
  )
  navigation.unshift({ group: 'Start', pages: ['index'] })
  put('docs.json', `${JSON.stringify({ name: 'Garden handbook', navigation }, null, 2)}\n`)
  return bytes
}

/** `part-003/page-00041` */
export function idOf(index) {
  const part = String(Math.floor(index / perGroup) + 1).padStart(3, '0')
  return `part-${part}/page-${String(index + 1).padStart(5, '0')}`
}

/** Text of one page; it depends on its number and on how many there are, and on nothing else. */
export function pageText(index, count) {
  const say = speaker(index)
  const languages = [
    say.one(['ts', 'ts', 'python']),
    say.one(['bash', 'json', 'yaml']),
    say.one(['json', 'ts', 'python', 'yaml', 'bash']),
  ]
  const link = (to) => `[${say.noun()} ${say.noun()}](/${idOf(to % count)})`
  const sentences = (number) =>
    Array.from({ length: number }, () => say.sentence(link(say.number(0, count - 1)))).join(' ')
  const row = () =>
    `| \`${say.noun()}_${say.noun()}\` | ${say.one(['string', 'number', 'boolean'])} | \`${say.number(0, 500)}\` | ${say.sentence(`**${say.quality()}** ${say.noun()}`)} |`
  return `---
title: ${say.capital(say.verb())} the ${say.quality()} ${say.noun()} ${index + 1}
description: How to ${say.verb()} a ${say.noun()} and what its ${say.noun()} is for.
---

${sentences(3)}

${sentences(2)}

## Before you ${say.verb()} the ${say.noun()}

${sentences(2)}

- ${sentences(1)}
  - ${sentences(1)}
  - ${sentences(1)}
- ${sentences(1)}
- A \`${say.noun()}.${say.verb()}\` of the ${say.quality()} kind.

## ${say.capital(say.verb())} the ${say.noun()}

${sentences(3)}

${code(languages[0], say)}

### What comes back

${sentences(2)}

${code(languages[1], say)}

> **Note** ${sentences(1)}
> ${sentences(1)}

## Options of the ${say.noun()}

| Name | Type | Default | Meaning |
| --- | --- | ---: | --- |
${Array.from({ length: say.number(4, 7) }, row).join('\n')}

### Step by step

1. ${sentences(1)}
2. ${sentences(1)}
   - ${sentences(1)}
3. ${sentences(1)}

${code(languages[2], say)}

## When it goes wrong

${sentences(3)}

1. ${sentences(1)}
2. ${sentences(1)}

## Limits

${sentences(3)}

${sentences(3)}

- ${link(index + 1)}
- ${link(index + count - 1)}
`
}

function code(language, say) {
  return `\`\`\`${language}\n${samples[language](say)}\n\`\`\``
}

const samples = {
  ts: ({ noun, verb, number, capital }) => {
    const [thing, part] = [noun(), noun()]
    return `import { Garden, type ${capital(thing)} } from '@example/${thing}'

const garden = new Garden({ token: process.env.GARDEN_TOKEN!, timeout: ${number(500, 9000)} })

/** Tries to ${verb()} one ${thing} until its ${part} is ready. */
export async function ${verb()}${capital(thing)}(id: string, most = ${number(2, 8)}): Promise<${capital(thing)}> {
  for (let attempt = 1; attempt <= most; attempt++) {
    const found = await garden.${thing}.${verb()}(id, { retry: attempt > 1 })
    if (found.${part}.length > 0) return found as ${capital(thing)}
    await new Promise((done) => setTimeout(done, 2 ** attempt * ${number(20, 250)}))
  }
  throw new Error(\`No ${part} for \${id} after \${most} attempts\`)
}`
  },
  python: ({ noun, verb, number, capital }) => {
    const [thing, part] = [noun(), noun()]
    return `import os
from dataclasses import dataclass, field
from example import Garden


@dataclass
class ${capital(thing)}:
    """One ${thing} and its ${part}."""

    id: str
    ${part}_count: int = ${number(0, 99)}
    labels: list[str] = field(default_factory=list)


def ${verb()}_all(garden: Garden, ids: list[str], *, limit: int = ${number(10, 500)}) -> dict[str, ${capital(thing)}]:
    found: dict[str, ${capital(thing)}] = {}
    for number, item in enumerate(garden.${thing}.pages(size=limit)):
        if item.id not in ids:
            continue  # somebody else's
        found[item.id] = ${capital(thing)}(item.id, item["${part}"], labels=[f"n{number:03d}"])
    return found


print(${verb()}_all(Garden(os.environ["GARDEN_TOKEN"]), ["${thing}_${number(100, 999)}"]))`
  },
  json: ({ noun, quality, number }) =>
    JSON.stringify(
      {
        id: `${noun()}_${number(10_000, 99_999)}`,
        kind: noun(),
        ready: number(0, 1) === 1,
        amount: number(1, 9000) / 100,
        link: `https://api.example.com/v1/${noun()}/${number(1, 999)}`,
        parts: [1, 2].map((each) => ({ number: each, state: quality(), count: number(1, 40) })),
        owner: { name: noun(), note: null },
      },
      null,
      2,
    ),
  bash: ({ noun, verb, number }) => {
    const thing = noun()
    return `# ${verb()} the ${thing} and follow its ${noun()}
export GARDEN_ZONE="zone-${number(1, 9)}"
curl -sS -X POST "https://api.example.com/v1/${thing}?limit=${number(1, 99)}" \\
  -H "Authorization: Bearer $GARDEN_TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{"name": "${noun()}-${number(1, 99)}", "wait": true}' | jq -r '.id' > "/tmp/${thing}.id"

for id in $(cat "/tmp/${thing}.id"); do
  garden ${thing} ${verb()} --id "$id" --timeout ${number(5, 300)}s || exit 1
done`
  },
  yaml: ({ noun, quality, number }) => `kind: ${noun()}
metadata:
  name: ${quality()}-${noun()}-${number(1, 99)}
  labels: { team: "${noun()}", season: ${quality()} }
spec:
  count: ${number(1, 9)} # in each zone
  zones:
    - north
    - south
  ${noun()}:
    enabled: true
    schedule: "*/${number(2, 30)} * * * *"
    retry: { most: ${number(1, 9)}, wait: ${number(1, 60)}s }`,
}
