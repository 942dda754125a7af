import { must } from '@gargoyle/engine'
import { jsonText } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { enforced } from '../book.ts'
import { isCalled } from './called.ts'
import { catalogue } from './catalogue.ts'
import { equipmentPacks } from './equipment/equipment-packs.ts'
import { equipment, equipmentOf } from './equipment.ts'
import { isBearer } from './equipment-data.ts'
import { checkEquipmentPack, equipmentJsonSchema } from './equipment-schema.ts'
import { unenforcedEquipment } from './playability.ts'

// When this fails the schema changed: `npx vitest run games/bmg/third/catalogue/equipment.test.ts -u` publishes it anew.
test('the published schema is the one that checks', async () => {
  await expect(jsonText(equipmentJsonSchema())).toMatchFileSnapshot(
    '../../../../docs/schemas/bmg3-equipment.schema.json',
  )
})

test.each(equipmentPacks.map((pack) => [pack.affiliation, pack] as const))(
  '%s: its list is sound',
  (_, pack) => {
    expect(must(checkEquipmentPack(pack))).toEqual(pack.equipment.map(({ id }) => id))
  },
)

test.each<[string, object, string]>([
  ['a price that is no number', { funding: '50' }, 'equipment[1].funding'],
  ['an id that is not made of affiliation and name', { id: 'joker/sword' }, 'equipment[1].id'],
  ['an id twice', { id: 'joker/flare', name: 'Flare' }, 'equipment[1].id'],
  ['a bracket that is not closed', { grants: ['reach(2'] }, 'equipment[1]'],
  ['a bearer who has no such rank', { bearer: { ranks: ['king'] } }, 'equipment[1].bearer.ranks[0]'],
])('%s is refused, with its place', (_, change, path) => {
  const flare = { id: 'joker/flare', name: 'Flare', funding: 50, grants: ['flare'] }
  const knife = { ...flare, id: 'joker/knife', name: 'Knife', ...change }
  const pack = { format: 'gargoyle-bmg3-equipment/1', affiliation: 'joker', equipment: [flare, knife] }
  expect(checkEquipmentPack(pack)).toMatchObject({ ok: false, reason: { path } })
})

test('a bearer of words that do not exist is not understood', () => {
  expect(isBearer({ ranks: ['henchman'], armed: 'melee', boss: true })).toBe(true)
  expect([{ ranks: ['king'] }, { armed: 'teeth' }, { boss: false }].map(isBearer)).toEqual([
    false,
    false,
    false,
  ])
})

test('each list has its own prices', () => {
  expect(equipment.size).toBe(273)
  expect(equipment.get('gcpd/grapple-gun')).toMatchObject({ funding: 200, maxPerCrew: 1 })
  expect(equipment.get('court-of-owls/grapple-gun')).toMatchObject({ funding: 400, maxPerCrew: 1 })
  expect(equipmentOf('suicide-squad')).toHaveLength(8)
})

test('says what its bearer gains', () => {
  expect(equipment.get('joker/grapple-gun')?.grants).toEqual([{ id: 'batclaw', args: [] }])
  expect(equipment.get('gcpd/intensive-training')?.grants).toEqual([{ id: 'teamwork', args: ['1', 'all'] }])
  expect(equipment.get('joker/nerve-gas')?.grants.map(({ id }) => id)).toEqual(['tough-skin', 'sturdy'])
})

test('what only equipment does is a trait of its own name', () => {
  expect(equipment.get('mr-freeze/med-pack')?.grants).toEqual([{ id: 'med-pack', args: [] }])
  // Where a trait does the same, that is granted.
  expect(equipment.get('gcpd/antidote')?.grants).toEqual([{ id: 'poison-immunity', args: [] }])
})

test('is for Henchmen unless its list says otherwise', () => {
  expect(equipment.get('gcpd/radio')?.bearer).toEqual({ ranks: ['henchman'] })
  expect(equipment.get('organized-crime/planted-evidence')?.bearer).toEqual({
    ranks: ['henchman'],
    trait: 'cop',
  })
  expect(equipment.get('gcpd/mentor')?.bearer).toEqual({ ranks: ['sidekick', 'free-agent'] })
  expect(equipment.get('bane/hook-pistol')?.bearer).toEqual({ called: 'jason-todd', boss: true })
})

test('every model that a list names is in the catalogue', () => {
  const named = [...equipment.values()].flatMap(({ bearer, besides }) => [
    ...(bearer.called === undefined ? [] : [bearer.called]),
    ...besides,
  ])
  const profiles = [...catalogue.models.values()]
  expect([...new Set(named)].filter((name) => !profiles.some((profile) => isCalled(profile, name)))).toEqual(
    [],
  )
})

test('what is put on a weapon needs a weapon that it can be put on', () => {
  expect(equipment.get('gcpd/magazine')?.bearer).toEqual({ ranks: ['henchman'], armed: 'loaded' })
  expect(equipment.get('mr-freeze/scope')?.bearer).toEqual({ ranks: ['henchman'], armed: 'ranged' })
  expect(equipment.get('court-of-owls/ancient-weapon')?.bearer).toMatchObject({ armed: 'melee' })
})

test('all of it works: everything that a piece grants is enforced', () => {
  const useless = [...equipment.values()].filter((item) => unenforcedEquipment(item, enforced).length > 0)
  expect(useless.map(({ id }) => id)).toEqual([])
})
