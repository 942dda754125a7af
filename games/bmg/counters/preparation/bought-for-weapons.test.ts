import { refused } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { testBoard } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import type { Equipment } from '../band/equipment.ts'
import { testBook, testEdition } from '../testing/edition.ts'
import { sketchedProfile, type WeaponSketch } from '../testing/model-sketch.ts'
import { buildContent } from './build-content.ts'
import { FITTING, fitEquipment } from './fit-equipment.ts'

const rifle: WeaponSketch = { name: 'Rifle', damage: 'II', rof: 1, ammo: 3 }
const pistol: WeaponSketch = { name: 'Pistol', damage: 'I', rof: 1, ammo: 2 }
const knife: WeaponSketch = { name: 'Knife', damage: 'I' }

const item = (id: string, terms: Partial<Equipment>): Equipment => ({
  id,
  name: id,
  affiliations: ['joker'],
  funding: 0,
  most: 1,
  ...terms,
})
const clip = item('clip', { magazine: true })
const drum = item('drum', { magazine: true })
const vest = item('vest', { grants: { id: 'large', args: [] } })
const ruleFor = (id: string, ranged = false) => item(id, { weaponRule: { rule: { id, args: [] }, ranged } })

/** The card of a thug with these weapons who bought these things. */
function cardWith(weapons: readonly WeaponSketch[], bought: readonly Equipment[], asks = false) {
  const thug = sketchedProfile('thug', { seat: 'a', weapons })
  const models = new Map([['thug', thug]])
  const list = (equipment: readonly string[]) => ({
    leader: '',
    reputation: 300,
    models: [{ id: 'thug', rank: 'henchman' as const, equipment }],
  })
  const { cards } = buildContent({
    edition: testEdition,
    setup: {
      bands: [
        { seat: 'a', band: list(bought.map(({ id }) => id)) },
        { seat: 'b', band: list([]) },
      ],
      board: null,
    },
    board: testBoard([], cm(120), cm(120)),
    book: asks ? { ...testBook, tableRules: { ...testBook.tableRules, [FITTING]: fitEquipment } } : testBook,
    bands: {
      prefix: 'bmg1',
      catalogue: { models, model: (id) => models.get(id), find: () => refused('not here') },
      equipment: new Map(bought.map((each) => [each.id, each])),
      enforced: { traits: new Set(), weaponRules: new Set() },
    },
  })
  const [{ weapons: own, fittings = [] }] = cards as [(typeof cards)[0]]
  return {
    ammo: own.map(({ ammo }) => ammo),
    rules: own.map(({ rules }) => rules.map(({ id }) => id)),
    asked: fittings.map(({ name, among }) => [name, ...among]),
  }
}

describe('equipment for weapons', () => {
  test('bmg1/core/equipment: each magazine that is bought goes to the weapon that has fewest, and nothing else is one', () => {
    expect(cardWith([rifle, pistol, knife], [clip]).ammo).toEqual([3, 3, undefined])
    expect(cardWith([pistol, rifle, knife], [clip]).ammo).toEqual([3, 3, undefined])
    expect(cardWith([rifle, pistol], [clip, drum]).ammo).toEqual([3, 4])
    expect(cardWith([rifle, pistol], [vest]).ammo).toEqual([3, 2])
    expect(cardWith([rifle, pistol], [vest, clip]).ammo).toEqual([3, 3])
    expect(cardWith([rifle, pistol], []).ammo).toEqual([3, 2])
  })

  test('bmg1/core/equipment: a rule for a weapon goes to the first that it fits, and to no other', () => {
    expect(cardWith([knife, rifle, pistol], [ruleFor('silencer', true)]).rules).toEqual([
      [],
      ['silencer'],
      [],
    ])
    expect(cardWith([knife, rifle], [ruleFor('poison')]).rules).toEqual([['poison'], []])
    expect(cardWith([knife, rifle], [vest]).rules).toEqual([[], []])
  })

  test('bmg2/core/equipment: its player is asked only if there is a choice of weapons and it matters', () => {
    const choice = cardWith([rifle, pistol], [clip, ruleFor('silencer', true)], true)
    expect([choice.asked, choice.ammo, choice.rules]).toEqual([
      [
        ['clip', 0, 1],
        ['silencer', 0, 1],
      ],
      [3, 2],
      [[], []],
    ])
    const none = cardWith([rifle, knife], [clip, ruleFor('silencer', true)], true)
    expect([none.asked, none.ammo, none.rules]).toEqual([[], [4, undefined], [['silencer'], []]])
    const carried = Object.entries(testBook.weaponRules).find(([, rule]) => rule.carried)![0]
    const carrying = cardWith([rifle, pistol], [ruleFor(carried)], true)
    expect([carrying.asked, carrying.rules]).toEqual([[], [[carried], []]])
  })

  test('bmg2/core/equipment: a rule that is asked about takes no magazine away, and no question is asked about the rest', () => {
    const both = cardWith([rifle, knife], [clip, ruleFor('poison')], true)
    expect([both.asked, both.ammo]).toEqual([[['poison', 0, 1]], [4, undefined]])
    expect(cardWith([rifle, pistol], [vest], true).asked).toEqual([])
  })
})
