import { recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { type MarkerSketch, setTable } from '../testing/table.ts'
import { lastUses, spendMagazine, useBlockedReason, weaponAt, weaponKey } from './arms.ts'
import { automaticImpacts, BLOW } from './automatic-impacts.ts'
import { lampTargets } from './ranged.ts'

/** Weapons of its band do two stuns. */
const smith: CounterRule = {
  name: 'Smith',
  text: 'It sharpens weapons.',
  changesWeapon: ({ owner, wielder, weapon }) =>
    owner.seat === wielder.seat ? { ...weapon, damage: { stun: 2, injury: 0 } } : weapon,
}
/** What its bearer holds burns. */
const charged: CounterRule = {
  name: 'Charged',
  text: 'Its weapons burn.',
  changesWeapon: ({ weapon }) => ({ ...weapon, rules: [...weapon.rules, { id: 'fire', args: [] }] }),
}
const jammed: CounterRule = {
  name: 'Jammed',
  text: 'Its gun does not work.',
  own: { 'cannot-use-weapon': ({ weapon }) => weapon?.name === 'Gun' },
}
const book = {
  traits: { ...testBook.traits, smith, jammed },
  effects: { ...testBook.effects, charged },
}

describe('a weapon in the hands of a model', () => {
  const stage = (smithy: Partial<ModelSketch>) =>
    setTable({
      models: {
        smith: { seat: 'a', at: [10, 10], traits: ['smith'], ...smithy },
        mate: { seat: 'a', at: [30, 30] },
        thug: { seat: 'b', at: [60, 60] },
      },
      book,
    })

  test('bmg1/core/ko, bmg1/core/unarmed: what a trait makes of weapons ends with the K.O. of its owner, and is its own band’s', () => {
    const stuns = (table: ReturnType<typeof stage>) =>
      table.play((game, { mate, thug }) => [mate, thug].map((model) => weaponAt(game, model, -1).damage.stun))
    expect([stuns(stage({})), stuns(stage({ condition: 'ko' }))]).toEqual([
      [2, 1],
      [1, 1],
    ])
  })

  test('bmg1/core/trait-use: what lasts on a model changes its own weapons only', () => {
    const table = stage({})
    table.model('mate').effects = [{ id: 'charged', until: 'game', args: [], value: 0, by: undefined }]
    const rules = table.play((game, { mate, thug }) =>
      [mate, thug].map((model) => weaponAt(game, model, -1).rules.map(({ id }) => id)),
    )
    expect(rules).toEqual([['fire'], []])
  })

  test('bmg2/trait/disruptor, bmg1/core/ammunition: why it is out of use, for that weapon only', () => {
    const table = shootOut(
      { thug: { traits: ['jammed'], weapons: [gun, { ...gun, name: 'Bow' }] } },
      { book },
    )
    const why = (arm: number) => table.play((game, { thug }) => useBlockedReason(game, thug, arm))
    expect([why(0), why(1), why(-1)]).toEqual(['Gun is out of order.', undefined, undefined])
    table.model('thug').arms[1]!.ammo = 0
    expect(why(1)).toBe('Bow has no magazine left.')
    expect([actionBlockedReason(table, 'ranged:0'), actionBlockedReason(table, 'ranged:1')]).toEqual([
      'Gun is out of order.',
      'Bow has no magazine left.',
    ])
  })

  test('bmg1/weapon-rule/reload: the use of each weapon is remembered by itself, of bare hands not at all', () => {
    const table = shootOut({ thug: { weapons: [gun, { ...gun, name: 'Bow' }] } }, { round: 3 })
    table.play((game, { thug }) => {
      spendMagazine(game, thug, 1)
      spendMagazine(game, thug, -1)
    })
    const { arms } = table.model('thug')
    expect(arms.map(({ ammo }) => ammo)).toEqual([3, 2])
    expect(recall(table.model('thug'), lastUses)).toEqual({ [weaponKey(table.model('thug'), 1)]: 3 })
  })
})

describe('impacts that a rule makes up', () => {
  const hit = (hero: Partial<ModelSketch>, dice: string) => {
    const table = duel({ hero: { counters: 'DD', ...hero } })
    table.play(
      (game, all) => automaticImpacts(game, all.hero, { ...BLOW, impacts: 2, name: 'a trap', by: all.thug }),
      dice,
    )
    return [table.model('hero').stun, table.asked]
  }

  test('bmg1/effect/displaced-pushed: they need no roll to hit, and no model blocks them', () => {
    expect(hit({}, '4 3 2')).toEqual([2, []])
    expect(hit({}, '4 4 2')).toEqual([4, []])
  })

  test('bmg1/core/casualty: nothing hits a model that is gone', () => {
    const table = duel({})
    Object.assign(table.model('hero'), { at: undefined, condition: 'casualty' })
    table.play((game, all) => automaticImpacts(game, all.hero, { ...BLOW, name: 'a trap', by: all.thug }))
    expect(table.model('hero').stun).toBe(0)
  })
})

test('bmg1/special-attack/power-strike, bmg1/core/block: what was blocked knocks no model down', () => {
  const struck = (dice: string, spent: number) => {
    const table = duel({ hero: { counters: 'D' }, thug: { traits: ['power-strike'], counters: 'AS' } })
    table.play((game, { thug }) => performById(game, thug, 'special:power-strike:-1'), dice, ['block', spent])
    return table.model('hero').condition
  }
  expect([struck('5 4', 1), struck('5 3 1 2', 1), struck('5 1 2', 0)]).toEqual(['up', 'down', 'down'])
})

describe('objects that a model shoots at', () => {
  const targets = (apart: number, traits: readonly string[], more: readonly MarkerSketch[] = []) =>
    setTable({
      models: { thug: { seat: 'b', at: [10, 30], weapons: [gun], traits } },
      markers: [{ kind: 'sandbags', at: [13 + apart, 30] }, ...more],
    }).play(
      (game, { thug }) =>
        lampTargets(game, thug, weaponAt(game, thug, 0)).filter(({ kind }) => kind === 'sandbags').length,
    )

  test('bmg1/core/unseen, bmg1/trait/night-vision: who sees by night sees objects at any distance', () => {
    expect([targets(50, []), targets(50, ['night-vision'])]).toEqual([0, 1])
  })

  test('bmg1/effect/smoke: no model sees an object behind smoke', () => {
    const smoke: MarkerSketch = { kind: 'smoke', at: [25, 30] }
    expect([targets(25, []), targets(25, [], [smoke])]).toEqual([1, 0])
  })
})
