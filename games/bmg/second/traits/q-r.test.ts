import { addEffect } from '@gargoyle/bmg-common'
import { objectives } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type TestAnswer } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  becomeCasualty,
  beginActivation,
  casualtyRecount,
  computeTotal,
} from '@gargoyle/bmg-counters/toolkit'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/quiz-master, bmg2/objective/riddle: riddles more than once, with three markers each', () => {
  const table = stage(
    { hero: { traits: ['quiz-master'] } },
    { stage: 'objectives', part: 0, zones: { a: 'A', b: 'B' } },
  )
  table.play(
    (game) => objectives(game),
    '',
    ['objectives', ['riddle', 'riddle-2', 'riddle-3']],
    ['objectives', ['loot', 'riddle', 'ammo-crates']],
  )
  expect(table.band('a').objectives).toEqual(['riddle', 'riddle', 'riddle'])
  expect(Object.keys(table.offered('objectives'))).not.toContain('riddle-2')
  expect(table.play((game, { hero }) => computeTotal(game, 'extra-riddles', { about: hero }, 0))).toBe(1)
})

test("bmg2/trait/radio: failed Let's Go! rolls again", () => {
  const rerolls = (traits: readonly string[]) =>
    stage({ mate: { traits } }).play((game, { mate }) => applies(game, 'lets-go-rerolls', { about: mate }))
  expect([rerolls(['radio']), rerolls([])]).toEqual([true, false])
})

test('bmg2/trait/raised-in-the-sewers: it does not count for the limit', () => {
  const counts = (traits: readonly string[]) =>
    stage({ hero: { traits } }).play((game, { hero }) =>
      applies(game, 'ignores-sewer-limit', { about: hero }),
    )
  expect([counts(['raised-in-the-sewers']), counts([])]).toEqual([true, false])
})

test('bmg2/trait/ranged-master: shots hit with +1, blows do not', () => {
  shootOut({ thug: { traits: ['ranged-master'] } }).play((game, { hero, thug }) => {
    const bonus = (kind: 'melee' | 'ranged') =>
      computeTotal(game, 'impact-roll', { about: thug, strike: strikeOf(game, thug, hero, { kind }) }, 0)
    expect([bonus('ranged'), bonus('melee')]).toEqual([1, 0])
  })
})

test('bmg2/trait/reanimated-owl: it rolls again to wake up, and pays 1VP more', () => {
  const wakes = (traits: readonly string[], dice: string) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits, condition: 'ko', stun: 6, endurance: 6 },
        thug: { seat: 'b', at: [80, 80] },
      },
      stage: 'recount',
      part: 0,
    })
    table.play((game) => casualtyRecount(game), dice)
    return table.model('hero').condition
  }
  expect([wakes(['reanimated-owl'], '6 6 1 1'), wakes([], '6 6')]).toEqual(['down', 'ko'])
  const table = duel({ hero: { traits: ['reanimated-owl'] } })
  table.play((game, { hero, thug }) => becomeCasualty(game, hero, thug))
  expect(table.band('b').earned).toBe(3)
})

test('bmg2/trait/regeneration: 1SC takes a marker off, once a round', () => {
  const table = stage({ hero: { traits: ['regeneration'], injury: 1, stun: 1 } })
  act(table, 'trait:regeneration', '', ['remove-markers', 1])
  expect(table.model('hero')).toMatchObject({ injury: 0, stun: 1, counters: { special: 2 } })
  expect(actionBlockedReason(table, 'trait:regeneration')).toBe('Once a round.')
})

test('bmg2/trait/regrets: without a Willpower roll no attack and no Flaming Wave in this round', () => {
  const table = (dice: string) => {
    const fight = duel({ thug: { traits: ['regrets', 'flaming-wave'], counters: 'ASSS' } })
    fight.play((game, { thug }) => beginActivation(game, thug), dice, ['declare', 'attack'])
    return fight
  }
  const sorry = table('6 6')
  expect(actionBlockedReason(sorry, 'melee:-1')).toBe('Something keeps it from attacking.')
  expect(actionBlockedReason(sorry, 'special:flaming-wave:-1')).toBe('It cannot bring itself to it.')
  const calm = table('1 1')
  expect(actionBlockedReason(calm, 'melee:-1')).toBeUndefined()
  expect(actionBlockedReason(calm, 'special:flaming-wave:-1')).toBeUndefined()
})

test('bmg2/trait/repairman, bmg2/core/vehicles: a marker off a vehicle in contact, not off people', () => {
  const table = stage({
    hero: { traits: ['repairman'] },
    mate: { touching: 'hero', traits: ['vehicle'], stun: 2 },
  })
  act(table, 'trait:repairman')
  expect(table.model('mate').stun).toBe(1)
  const man = stage({ hero: { traits: ['repairman'] }, mate: { touching: 'hero', stun: 2 } })
  expect(actionBlockedReason(man, 'trait:repairman')).toBe('No damaged vehicle is in contact.')
})

test('bmg2/trait/revenge, bmg2/core/traits-include-self: Henchmen within 8", itself too, gain 1AC beyond their limit', () => {
  const table = stage({
    hero: { traits: ['revenge'], rank: 'henchman', counters: 'AAAAS', attack: 4 },
    mate: { at: [30, 53.3], counters: 'AAAA' },
  })
  act(table, 'trait:revenge')
  expect([table.model('hero').counters.attack, table.model('mate').counters.attack]).toEqual([5, 5])
  const far = stage({ hero: { traits: ['revenge'] }, mate: { at: [30, 53.4] } })
  expect(actionBlockedReason(far, 'trait:revenge')).toBe('No Henchman is within 8".')
})

test('bmg2/trait/ricochet: after a hit a free shot at another model within 2" of who was hit, once a round', () => {
  const shoot = (x: number, dice: string, ...answers: readonly [string, string][]) => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [30, 30],
          traits: ['ricochet'],
          counters: 'AAS',
          weapons: [{ name: 'Gun', damage: 'I', rof: 1, rules: ['firearm'] }],
        },
        hero: { seat: 'a', at: [50, 30], endurance: 9 },
        mate: { seat: 'a', at: [x, 38], endurance: 9 },
      },
      active: 'thug',
    })
    act(table, 'ranged:0', dice, ['shots', { '1': 1 }], ...answers)
    return [table.model('hero').injury, table.model('mate').injury, table.model('thug').counters.special]
  }
  expect(shoot(50, '6 5 3 6 5 3', ['ricochet', '2'])).toEqual([1, 1, 0])
  // Hit but not damaged is enough; missed is not.
  expect(shoot(50, '6 1 3 6 5 3', ['ricochet', '2'])).toEqual([0, 1, 0])
  expect(shoot(50, '1')).toEqual([0, 0, 1])
  expect(shoot(60, '6 5 3')).toEqual([1, 0, 1])
})

test('bmg2/trait/ricochet, bmg2/trait/plead, bmg2/trait/menace: it is an attack on the second model too', () => {
  const shoot = (counters: string, effect: 'plead' | 'menace', ...answers: readonly TestAnswer[]) => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [30, 30],
          traits: ['ricochet'],
          counters,
          weapons: [{ name: 'Gun', damage: 'I', rof: 1, rules: ['firearm'] }],
        },
        hero: { seat: 'a', at: [50, 30], endurance: 9 },
        mate: { seat: 'a', at: [50, 38], endurance: 9 },
      },
      active: 'thug',
    })
    table.play((game, { mate, thug }) => {
      if (effect === 'menace') addEffect(game, mate, 'menace', { until: 'round' })
      else addEffect(game, thug, 'plead', { until: 'round', by: mate, each: true })
    })
    act(table, 'ranged:0', answers.length > 1 ? '6 5 3 6 5 3' : '6 5 3', ...answers)
    return [table.model('mate').injury, table.model('thug').counters]
  }
  expect(shoot('AAS', 'plead')).toEqual([0, expect.objectContaining({ special: 1 })])
  expect(shoot('AAS', 'menace', ['shots', { '1': 1 }])).toEqual([0, expect.objectContaining({ special: 1 })])
  expect(shoot('AASD', 'menace', ['shots', { '1': 1 }], ['ricochet', '2'])).toEqual([
    1,
    expect.objectContaining({ special: 0, defense: 0 }),
  ])
})

test('bmg2/trait/riddler-bots: Autorepair and Multitask instead of Can You Solve This?, for the whole crew', () => {
  const { cards } = stage({
    hero: { traits: ['riddler-bots', 'can-you-solve-this-x(4)'] },
    mate: { traits: ['can-you-solve-this-x(5)'] },
    thug: { traits: ['can-you-solve-this-x(4)'] },
  }).content
  const has = (at: number, id: string) => cards[at]!.traits.find((trait) => trait.id === id)?.args
  expect(has(1, 'autorepair-x')).toEqual(['5'])
  expect([has(1, 'can-you-solve-this-x'), has(1, 'multitask')]).toEqual([undefined, []])
  expect(has(2, 'can-you-solve-this-x')).toEqual(['4'])
})

test('bmg2/trait/roots: Agility or Pinned Down until the end of the round', () => {
  const root = (dice: string) => {
    const table = stage({ hero: { traits: ['roots'] } })
    act(table, 'trait:roots', dice)
    return table.model('thug').effects
  }
  expect(root('6')).toMatchObject([{ id: 'immobilized', until: 'round' }])
  expect(root('1')).toEqual([])
})

test('bmg2/trait/roots, bmg2/core/grab: they pin down who is held as well, when its captor lets go too', () => {
  const table = stage({ hero: { traits: ['roots'] } })
  table.model('thug').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 0 }]
  act(table, 'trait:roots', '6')
  expect(table.model('thug').effects.map(({ until, by }) => [until, by])).toEqual([
    ['game', 0],
    ['round', undefined],
  ])
})
