import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleTests, changeCode } from './bundle.mjs'

test('changes have a place counted from one and what stands there instead; events are left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gargoyle-changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, 'a.ts'),
    'export const less = (a: number) =>\n  a < 3\nexport const say = (g: G) => g.emit(1 + 2)\n',
  )
  const { changes, code } = await changeCode(folder, ['a.ts'])
  const at = (replacement: string) =>
    changes.find((change) => change.replacement === replacement && change.status === 'Pending')
  expect(at('a <= 3')).toMatchObject({
    file: 'a.ts',
    mutatorName: 'EqualityOperator',
    location: { start: { line: 2, column: 3 }, end: { line: 2, column: 8 } },
  })
  expect(changes.find(({ replacement }) => replacement === '1 - 2')?.status).toBe('Ignored')
  expect(code.get('a.ts')).toContain(`stryMutAct_9fa48("${at('a <= 3')?.id}")`)
})

/** A folder with these files, and what a bundle of tests in it takes. */
function checkout(files: Readonly<Record<string, string | Uint8Array>>) {
  const root = mkdtempSync(join(tmpdir(), 'gargoyle-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'scripts/testing'), { recursive: true })
  for (const [name, text] of Object.entries({ 'scripts/testing/property-seed.ts': '', ...files }))
    writeFileSync(join(root, name), text)
  return { root, folder: join(root, 'out'), tests: ['a.test.ts'], code: new Map<string, string>() }
}

test('tests of the page are bundled without its styles, pictures and folders', async () => {
  const path = await bundleTests(
    checkout({
      'a.test.ts': `import './look.css'
import picture from './card.webp'
const pages = import.meta.glob<() => number>('./*/page.ts', { import: 'default' })
console.log('mine', picture, pages)`,
      'look.css': '.a { color: red }',
      'card.webp': new Uint8Array([0xff, 0xfe, 0x80]),
    }),
  )
  const text = readFileSync(path, 'utf8')
  expect(text).toContain('"mine"')
  expect(text).not.toContain('color: red')
  expect(text).not.toContain('import.meta.glob')
})

test('what cannot be bundled is said in a sentence, with what to do', async () => {
  await expect(bundleTests(checkout({ 'a.test.ts': `import './gone.ts'` }))).rejects.toThrow(
    /^The tests cannot be bundled: .*Could not resolve '\.\/gone\.ts' in a\.test\.ts\. Leave out those that need it: -- --without PART_OF_THEIR_PATH$/,
  )
})
