/** Texts that the two engines must read alike. */
export const samples = {
  md: [
    '# Title\n\nText with *a*, **b**, `c`, ~~d~~ and [e](/f "g").\n',
    '- a\n  - b\n    - c\n\n1. one\n2. two\n\n* [ ] todo\n* [x] done\n',
    '| a | b |\n|:--|--:|\n| `x \\| y` | **z** |\n',
    '> quote\nlazy\n\n> [!NOTE]\n> text\n',
    '```js title.js {1,3}\nlet a\n```\n\n~~~\nplain\n~~~\n\n    indented\n',
    'a<br>b <span class="x">c</span>\n\n<div>\n\n*d*\n\n</div>\n',
    '[ref]\n\n![img][ref]\n\n[ref]: /url "t"\n',
    'Note[^1] and https://example.com, www.example.com, a@example.com.\n\n[^1]: The note.\n',
    'Héllo 😀 wörld\n\n# Ünïcode 😀 `x`\n\nA  \nbreak\\\nagain\n',
    'Setext\n===\n\nTwo\n---\n\n***\n',
    '{braces} and {{more}} stay text\n',
  ],
  mdx: [
    'import A from "./a.mdx"\n\nexport const b = 1\n\n# Hi {b}\n',
    '<Card title="T" cols={2} {...rest} open>\n  **bold**\n\n  - item\n</Card>\n',
    '<div className="x"><span>a</span></div>\n',
    'Text <Badge>b</Badge> and {1 + 1}.\n\n{/* comment */}\n\n{`template`}\n',
    '- item\n  <Note>\n    in list\n  </Note>\n\n> <Note>\n> quoted\n> </Note>\n',
    '<A/> <B/>\n\n<>x</>\n\n<a.b.c/>\n',
    '<Steps>\n  <Step title="1">\n    ```js\n    let a\n    ```\n  </Step>\n</Steps>\n',
    '| a |\n|---|\n| <Icon icon="x" /> {y} |\n',
    '    not indented code\n\n\\<escaped \\{too\n',
  ],
  refused: ['a <5 b', '{a b c}', '<b>x', '<!-- c -->', '# Hi {#id}', '<https://a.b>', 'x <br> y'],
}
