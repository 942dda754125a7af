import { hasEffect } from '@gargoyle/bmg-common'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  beginActivation,
  computeTotal,
  inflict,
  skill,
  sufferEffect,
  trigger,
} from '@gargoyle/bmg-counters/toolkit'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems, crewReport } from '../testing/crew.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/poison-immunity: Poison does nothing to it', () => {
  const held = (traits: readonly string[]) => {
    const table = duel({ hero: { traits } })
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'poison', args: [] }))
    return table.model('hero').effects.length
  }
  expect([held(['poison-immunity']), held([])]).toEqual([0, 1])
})

test('bmg2/trait/pollution-hate: it enters no sewers', () => {
  const why = (traits: readonly string[]) =>
    actionBlockedReason(
      setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits, counters: 'MSS' },
          thug: { seat: 'b', at: [80, 80] },
        },
        markers: [{ kind: 'sewer', at: [33, 30] }],
        active: 'hero',
      }),
      'sewer:1',
    )
  expect([why(['pollution-hate']), why([])]).toEqual(['hero uses no sewers.', undefined])
})

test('bmg2/trait/possessed: three Henchmen of any icon, no machines, with Willpower -1 and Self-Discipline', () => {
  const boss = { traits: ['possessed'] }
  const alien = { affiliations: ['penguin'] as const }
  const crew = (models: object, leader: object = boss) => crewProblems(leader, models as never)
  expect(crew({ a: alien, b: alien, c: alien })).toEqual([])
  expect(crew({ a: alien, b: alien, c: alien, d: alien })).toHaveLength(1)
  expect(crew({ a: alien }, {})).toHaveLength(1)
  expect(crew({ a: { ...alien, traits: ['bot'] } })).toHaveLength(1)
  const table = stage({
    hero: { traits: ['possessed'], rank: 'leader', leads: true, affiliations: ['joker'] },
    mate: { affiliations: ['penguin'], willpower: 5 },
  })
  expect(table.play((game, { mate }) => skill(game, 'willpower', mate))).toBe(4)
  expect(table.content.cards[1]!.traitIds.has('self-discipline')).toBe(true)
  const own = stage({
    hero: { traits: ['possessed'], rank: 'leader', leads: true, affiliations: ['joker'] },
    mate: { affiliations: ['joker'], willpower: 5 },
  })
  expect(own.play((game, { mate }) => skill(game, 'willpower', mate))).toBe(5)
})

test('bmg2/trait/power-armor-mkii: a marker ignored for each SC, and criticals do nothing', () => {
  const table = duel({ hero: { traits: ['power-armor-mkii'], counters: 'S' }, thug: { counters: 'A' } })
  act(table, 'melee:-1', '5 5 6', ['power-armor', 0])
  expect(table.model('hero').stun).toBe(1)
  table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }), '', ['power-armor', 1])
  expect(table.model('hero')).toMatchObject({ injury: 0, counters: { special: 0 } })
})

test('bmg2/trait/power-dampening: no Invulnerability within 4", also not its own, until the end of the round', () => {
  const table = stage({
    hero: { traits: ['power-dampening', 'invulnerability(1)'] },
    mate: { at: [30, 60], traits: ['invulnerability(1)'] },
    thug: { traits: ['invulnerability(1)'] },
  })
  act(table, 'trait:power-dampening')
  for (const name of ['hero', 'mate', 'thug'] as const)
    table.play((game, models) => inflict(game, models[name], { stun: 1, cause: 'test' }))
  expect([table.model('hero').stun, table.model('mate').stun, table.model('thug').stun]).toEqual([1, 0, 1])
  expect(table.model('thug').effects.every(({ until }) => until === 'round')).toBe(true)
})

test('bmg2/trait/precise-aim: +2 for shots, not after moving, and then no move', () => {
  const table = shootOut({ thug: { traits: ['precise-aim'], counters: 'AAS' } })
  act(table, 'trait:precise-aim')
  table.play((game, { hero, thug }) => {
    const bonus = (kind: 'melee' | 'ranged') =>
      computeTotal(game, 'impact-roll', { about: thug, strike: strikeOf(game, thug, hero, { kind }) }, 0)
    expect([bonus('ranged'), bonus('melee')]).toEqual([2, 0])
  })
  expect(actionBlockedReason(table, 'move')).toBeDefined()
  const moved = shootOut({ thug: { traits: ['precise-aim'], counters: 'AAS' } })
  moved.state.activation!.moved = true
  expect(actionBlockedReason(moved, 'trait:precise-aim')).toBe('It has moved.')
})

test('bmg2/trait/protect-me, bmg2/core/passive-traits: for 1SC a friend within 2" takes the attack', () => {
  const hit = (answer: string | undefined, y = 36) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'A' },
        hero: { seat: 'a', touching: 'thug', traits: ['protect-me'], counters: 'S', endurance: 9 },
        mate: { seat: 'a', at: [33, y], endurance: 9 },
      },
      active: 'thug',
    })
    act(table, 'melee:-1', '5 5 3', ...(answer === undefined ? [] : ([['protect-me', answer]] as const)))
    return [table.model('hero').stun, table.model('mate').stun, table.model('hero').counters.special]
  }
  expect(hit('2')).toEqual([0, 1, 0])
  expect(hit('none')).toEqual([1, 0, 1])
  expect(hit(undefined, 39)).toEqual([1, 0, 1])
})

test('bmg2/trait/psychiatrist, bmg2/core/mental-disorder: Henchmen with a disorder within 8" have Attack and Defense +1 until the next plan ends', () => {
  const table = stage({ hero: { traits: ['psychiatrist'] }, mate: { traits: ['paranoid'] } })
  act(table, 'trait:psychiatrist')
  const attack = () => table.play((game, { mate }) => skill(game, 'attack', mate))
  expect(attack()).toBe(5)
  table.play((game) => trigger(game, 'plan-end', {}))
  expect(attack()).toBe(4)
  expect(actionBlockedReason(stage({ hero: { traits: ['psychiatrist'] } }), 'trait:psychiatrist')).toContain(
    'mental disorder',
  )
})

test('bmg2/trait/public-resources: a lamppost, a sewer and $300 more', () => {
  stage({ hero: { traits: ['public-resources'] } }).play((game, { hero }) => {
    expect(computeTotal(game, 'extra-lamps', { about: hero }, 0)).toBe(1)
    expect(computeTotal(game, 'extra-sewers', { about: hero }, 0)).toBe(1)
  })
  const funds = (traits: readonly string[]) => crewReport({ traits }, {}).funding.limit
  expect(funds(['public-resources']) - funds([])).toBe(300)
})

test('bmg2/trait/pyromania, bmg2/core/mental-disorder: a counter when it sees a model burn', () => {
  const asked = (burns: boolean) => {
    const table = stage({ hero: { traits: ['pyromania'] } })
    if (burns) table.play((game, { thug }) => sufferEffect(game, thug, { id: 'fire', args: ['1'] }))
    const gain = burns ? ([['gained-counter', 'special']] as const) : []
    table.model('hero').counters.special = 0
    table.play((game, { hero }) => beginActivation(game, hero), '', ...gain, ['declare', 'neither'])
    return table.model('hero').counters.special
  }
  expect([asked(true), asked(false)]).toEqual([1, 0])
  stage({ hero: { traits: ['pyromania'] } }).play((game, { hero }) => {
    expect(applies(game, 'cannot-act', { about: hero })).toBe(false)
    expect(hasEffect(hero, 'fire')).toBe(false)
  })
})
