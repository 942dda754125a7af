import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './child.mjs'
import { packFiles, packText } from './packs.mjs'
import { checkoutOf } from './testing/checkout.ts'

const traits = Array.from({ length: 12 }, (_, number) => `a-trait-${number}`)

test('what fits is on one line, short entries share lines, and each object has its own', () => {
  const weapons = [
    { name: 'Bow', damage: 'IS' },
    { name: 'Club', damage: 'S', rules: traits.slice(0, 7) },
  ]
  const model = { id: 'a', ranks: ['henchman'], skills: { attack: 3 }, traits, weapons, eternal: true }
  expect(packText({ format: 'gargoyle-test/1', models: [model, { id: 'b', traits: [] }] })).toBe(`{
  "format": "gargoyle-test/1",
  "models": [
    {
      "id": "a", "ranks": ["henchman"],
      "skills": { "attack": 3 },
      "traits": [
        "a-trait-0", "a-trait-1", "a-trait-2", "a-trait-3", "a-trait-4", "a-trait-5", "a-trait-6", "a-trait-7",
        "a-trait-8", "a-trait-9", "a-trait-10", "a-trait-11"
      ],
      "weapons": [
        { "name": "Bow", "damage": "IS" },
        {
          "name": "Club", "damage": "S",
          "rules": ["a-trait-0", "a-trait-1", "a-trait-2", "a-trait-3", "a-trait-4", "a-trait-5", "a-trait-6"]
        }
      ],
      "eternal": true
    },
    { "id": "b", "traits": [] }
  ]
}
`)
})

test('packs are found by their format', () => {
  const top = checkoutOf({
    'games/b/models.json': '{ "format": "gargoyle-models/1" }',
    'games/b/dist/models.json': '{ "format": "gargoyle-models/1" }',
    'games/a/package.json': '{ "name": "a" }',
  })
  expect(packFiles(top)).toEqual(['games/b/models.json'])
})

// When this fails: `node scripts/format-packs.mjs`, or `npm run format`.
test('every pack of this repository is laid out', () => {
  const files = packFiles(root)
  expect(files.length).toBeGreaterThan(20)
  const other = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return packText(JSON.parse(text)) !== text
  })
  expect(other).toEqual([])
})
