import { describe, expect, test } from 'vitest'
import { classNames, classSelector } from '../../src/util/class-names.ts'

describe('class names', () => {
  test('of a sheet, unescaped', () => {
    const css = '.a,.b-c>d .md\\:w-1\\/2:hover{margin:.5rem}.\\32xl{}.\\!p-4{}@media(x){.e{}}'
    expect([...classNames(css)]).toEqual(['a', 'b-c', 'md:w-1/2', '2xl', '!p-4', 'e'])
  })

  test.each(['md:w-1/2', '2xl', '-mt-2', '[&>p]:mt-2', '-2x'])('%s as a selector and back', (name) => {
    expect([...classNames(classSelector(name))]).toEqual([name])
  })
})
