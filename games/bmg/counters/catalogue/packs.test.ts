import { must } from '@gargoyle/engine'
import { jsonText } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { isKnownCard } from './model-data.ts'
import { catalogueJsonSchema, checkCatalogueFile } from './model-schema.ts'
import { packs } from './models/models.ts'
import weaponPack from './weapons.json' with { type: 'json' }

const { weapons } = weaponPack
const models = packs.flatMap((pack) => pack.models)

// When this fails a schema changed: `npx vitest run games/bmg/counters/catalogue -u` publishes it anew.
test.each(['models', 'weapons'] as const)(
  'the published schema of %s is the one that checks',
  async (format) => {
    await expect(jsonText(catalogueJsonSchema(format))).toMatchFileSnapshot(
      `../../../../docs/schemas/bmg-counter-${format}.schema.json`,
    )
  },
)

test.each(packs.map((pack) => [pack.name, pack] as const))('%s: its models are sound', (_, pack) => {
  expect(must(checkCatalogueFile('models', pack))).toBe(true)
})

test('weapons are sound', () => {
  expect(must(checkCatalogueFile('weapons', weaponPack))).toBe(true)
})

test('every model has an id of its own, and its weapons are on the list', () => {
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
  const known = new Set(weapons.map(({ id }) => id))
  expect(models.filter((model) => !(model.weapons ?? []).every((id) => known.has(id)))).toEqual([])
})

test('every weapon has an id of its own, and a name without stray blanks', () => {
  expect(new Set(weapons.map(({ id }) => id)).size).toBe(weapons.length)
  expect(
    weapons.map(({ name }) => name).filter((name) => name !== name.trim() || name.includes('  ')),
  ).toEqual([])
})

test('a card with a rank or an affiliation that does not exist is not known', () => {
  const [card] = models
  expect(isKnownCard(card!)).toBe(true)
  expect(isKnownCard({ ...card!, ranks: ['king'] })).toBe(false)
  expect(isKnownCard({ ...card!, ranks: [{ rank: 'leader', affiliation: 'gotham' }] })).toBe(false)
  expect(isKnownCard({ ...card!, affiliations: ['gotham'] })).toBe(false)
  expect(isKnownCard({ ...card!, rivals: ['gotham'] })).toBe(false)
})

test('what is wrong with a file is said, with its place', () => {
  const weapon = { id: 'bow', name: 'Bow', damage: 'X' }
  const file = { format: 'gargoyle-bmg-counter-weapons/1', weapons: [weapon] }
  expect(checkCatalogueFile('weapons', file)).toMatchObject({
    ok: false,
    reason: { path: 'weapons[0].damage' },
  })
})
