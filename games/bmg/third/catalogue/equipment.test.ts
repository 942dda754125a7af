import { expect, test } from 'vitest'
import { enforced } from '../book.ts'
import { isCalled } from './called.ts'
import { catalogue } from './catalogue.ts'
import { equipment, equipmentOf } from './equipment.ts'
import { unenforcedEquipment } from './playability.ts'

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
