import { describe, expect, test } from 'vitest'
import { wordReader } from '../../../../src/util/words.ts'
import { readQuery } from '../../../../theme/client/search/query.ts'

const read = (text: string) => readQuery(text, wordReader()).map(({ ways }) => ways.map(({ terms }) => terms.join(' ')))

describe('readQuery', () => {
  test.each([
    ['webhook', [['webhook']]],
    ['resolveQuota', [['resolvequota', 'resolve quota']]],
    ['C++', [['c++', 'c']]],
    ['/plants/{id}', [['/plants/{id}', 'plants id']]],
    [
      'deploying queries',
      [
        ['deploying', 'deploy'],
        ['queries', 'quer'],
      ],
    ],
    ['class', [['class']]],
    ['知识库', [['知识 库', '知识 识库']]],
    ['two two', [['two']]],
    ['🚀 =>', [['🚀'], ['=>']]],
    ['التفاح', [['التفاح', 'تفاح']]],
    ['', []],
    ['*** ??? {} <', []],
    ['<img src=x onerror=alert(1)>', [['img'], ['src'], ['x'], ['onerror'], ['alert'], ['1']]],
  ])('%s', (text, ways) => {
    expect(read(text)).toEqual(ways)
  })

  test('reads no more than a reader types', () => {
    expect(read('ab cd ef gh ij kl mn op qr st uv wx yz')).toHaveLength(12)
    expect(read('word '.repeat(10_000))).toHaveLength(1)
  })
})
