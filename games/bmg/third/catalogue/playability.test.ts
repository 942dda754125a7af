import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { equipment } from './equipment.ts'
import { heightOf } from './height.ts'
import { isPlayable, unenforced, unenforcedEquipment } from './playability.ts'

const bushi = catalogue.model('batman-bushi')!
const all = {
  traits: new Set(bushi.traits.map(({ id }) => id)),
  weaponRules: new Set(['handy', 'sharp']),
}

test('a model is playable when everything on its card is carried out', () => {
  expect(unenforced(bushi, all)).toEqual([])
  expect(isPlayable(bushi, all)).toBe(true)
})

test('names what is missing', () => {
  const traits = new Set([...all.traits].filter((id) => id !== 'honor'))
  expect(unenforced(bushi, { traits, weaponRules: new Set(['handy']) })).toEqual(['honor', 'sharp'])
  expect(isPlayable(bushi, { ...all, traits })).toBe(false)
})

test('a weapon rule of the same name as a trait is no trait', () => {
  expect(
    unenforced(bushi, { traits: new Set([...all.traits, 'sharp', 'handy']), weaponRules: new Set() }),
  ).toEqual(['handy', 'sharp'])
})

test('equipment is usable when every trait it grants is carried out', () => {
  const gas = equipment.get('joker/nerve-gas')!
  expect(unenforcedEquipment(gas, { traits: new Set(['sturdy']), weaponRules: new Set() })).toEqual([
    'tough-skin',
  ])
})

test.each([
  ['gcpd-cop-1', 40],
  ['mr-freeze-cryo-armor', 60],
  ['batmobile-arkham-knight', 80],
  ['robin-classic', 30],
])('%s is %i mm tall', (id, height) => {
  expect(heightOf(catalogue.model(id)!)).toBe(height)
})
