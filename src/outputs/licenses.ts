/** Whose work is part of the files of a site: icons are drawn into pages, scripts and fonts are bundled without their comments. */
import type { OutputFile } from '../model/output.ts'

interface Work {
  readonly name: string
  readonly where: string
  readonly by: string
  readonly license: 'CC-BY-4.0' | 'ISC' | 'MIT' | 'OFL-1.1'
  readonly url: string
}

const works: readonly Work[] = [
  {
    name: 'Font Awesome Free',
    where: 'icons in the pages; some are recoloured or outlined',
    by: 'Fonticons, Inc.',
    license: 'CC-BY-4.0',
    url: 'https://fontawesome.com',
  },
  {
    name: 'Lucide',
    where: 'icons in the pages',
    by: 'Lucide Contributors; portions from Feather, Cole Bemis (MIT)',
    license: 'ISC',
    url: 'https://lucide.dev',
  },
  {
    name: 'Tabler Icons',
    where: 'icons in the pages',
    by: 'Paweł Kuna',
    license: 'MIT',
    url: 'https://tabler.io/icons',
  },
  {
    name: 'Phosphor Icons',
    where: 'icons in the pages',
    by: 'Phosphor Icons',
    license: 'MIT',
    url: 'https://phosphoricons.com',
  },
  {
    name: 'Inter',
    where: 'the font',
    by: 'The Inter Project Authors',
    license: 'OFL-1.1',
    url: 'https://github.com/rsms/inter',
  },
  {
    name: 'MiniSearch',
    where: 'the search script',
    by: 'Luca Ongaro',
    license: 'MIT',
    url: 'https://github.com/lucaong/minisearch',
  },
  {
    name: 'Preact',
    where: 'the script of interactive parts',
    by: 'Jason Miller',
    license: 'MIT',
    url: 'https://preactjs.com',
  },
  {
    name: 'Mermaid',
    where: 'the script of some kinds of diagrams, with parts of D3 (ISC) and others that it names itself',
    by: 'Knut Sveidqvist',
    license: 'MIT',
    url: 'https://mermaid.js.org',
  },
  {
    name: 'Tailwind CSS',
    where: 'the style sheet of utility classes',
    by: 'Tailwind Labs, Inc.',
    license: 'MIT',
    url: 'https://tailwindcss.com',
  },
]

const disclaimer = `THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

const texts = `CC-BY-4.0: https://creativecommons.org/licenses/by/4.0/
OFL-1.1: https://openfontlicense.org

ISC

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided
that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT,
NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.

MIT

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify,
merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included
in all copies or substantial portions of the Software.

${disclaimer}
`

/** One text file, the same for every site. */
export function licenses(): OutputFile[] {
  const list = works.map(
    ({ name, where, by, license, url }) => `${name} (${where})\n  Copyright ${by}. ${license}. ${url}\n`,
  )
  const text = `This site may hold parts of:\n\n${list.join('')}\n${texts}`
  return [{ path: '_flatleaf/licenses.txt', body: () => text }]
}
