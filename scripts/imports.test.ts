import { expect, test } from 'vitest'
import { factsOf } from './imports.mjs'

test('finds every way of asking for a module, types included, with its line', () => {
  const code = [
    "import type { A } from './a.ts'",
    "export * from './b.ts'",
    "export type { C } from './c.ts'",
    "const d = await import('./d.ts')",
    "type E = import('./e.ts').E",
    "import './f.ts'",
  ].join('\n')
  expect(factsOf('x.ts', code).imports).toEqual([
    { from: './a.ts', line: 1, erased: true },
    { from: './b.ts', line: 2 },
    { from: './c.ts', line: 3, erased: true },
    { from: './d.ts', line: 4 },
    { from: './e.ts', line: 5, erased: true },
    { from: './f.ts', line: 6 },
  ])
})

test('a comment or a text that looks like an import is none', () => {
  const code = [
    "// import x from './a.ts'",
    'const text = "import x from \'./b.ts\'"',
    `const t = \`c\${text}d\``,
  ].join('\n')
  const { imports, texts } = factsOf('x.ts', code)
  expect(imports).toEqual([])
  expect(texts.map(({ from }) => from)).toEqual(["import x from './b.ts'", 'c', 'd'])
})

test('an exported string is a text, not a module', () => {
  expect(factsOf('x.ts', "export const name = 'engine'")).toEqual({
    imports: [],
    texts: [{ from: 'engine', line: 1 }],
  })
})

test('a file that cannot be parsed is named', () => {
  expect(() => factsOf('broken.ts', 'const = 3')).toThrow('broken.ts cannot be parsed')
})
