import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findReferences, idsIn } from './references.ts'

const prefixes = ['bmg1', 'bmg2', 'bmg3', 'gcc']

test.each([
  ['// bmg1/core/move: models walk', ['bmg1/core/move']],
  ['/** gcc/core/areas. */', ['gcc/core/areas']],
  ["rule: 'bmg3/trait/bat-armor-mk-i',", ['bmg3/trait/bat-armor-mk-i']],
  ['`bmg2/weapon-rule/gas` and (bmg2/trait/agile)', ['bmg2/weapon-rule/gas', 'bmg2/trait/agile']],
])('%s names its rules', (text, ids) => {
  expect(idsIn(text, prefixes)).toEqual(ids)
})

test.each([
  'bmg1/core/move_fast',
  "import '../games/gcc/core/areas'",
  "import './gcc/core/areas.ts'",
  "read('gcc/core/areas.ts')",
  'xbmg1/core/move',
  'bmg1/core',
  'bmg1/core/move/on',
])('%s names none', (text) => {
  expect(idsIn(text, prefixes)).toEqual([])
})

test('a longer id is not its beginning', () => {
  expect(idsIn('bmg1/core/move-and-fire', prefixes)).toEqual(['bmg1/core/move-and-fire'])
})

test('code implements, tests test, and nothing else counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gargoyle-rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = {
    'games/bmg/first/move.ts': '// bmg1/core/move',
    'games/bmg/first/move.test.ts': "test('bmg1/core/move', f)",
    'table/space/contact.ts': '// bmg3/core/contact',
    'games/gcc/view.test.tsx': "'gcc/core/areas'",
    'games/gcc/dist/areas.js': "'gcc/core/built'",
    'games/gcc/dist/areas.ts': "'gcc/core/built'",
    'games/gcc/node_modules/x/index.ts': "'gcc/core/installed'",
    'games/gcc/catalogue/heroes.ts': "'gcc/core/catalogued'",
    'games/gcc/missions/one.json': '"gcc/core/data"',
    'games/gcc/RULINGS.md': 'gcc/core/ruling',
    'games/gcc/testing/stage.ts': "'gcc/core/staged'",
    'engine/vocabulary.ts': '// bmg3/core/night',
    'cli/rules/x.test.ts': "'bmg3/core/night'",
    'ledger/gcc.json': '"gcc/core/ledger"',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { implemented, tested } = findReferences(folder, prefixes)
  expect([...implemented]).toEqual([['bmg1/core/move', 'games/bmg/first/move.ts']])
  expect([...tested.keys()]).toEqual(['bmg1/core/move', 'gcc/core/areas'])
})
