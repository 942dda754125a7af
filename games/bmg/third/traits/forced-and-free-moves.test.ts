import { hasEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { manipulateBlockedReason } from '../activation/actions.ts'
import { meleeAttack, meleeTargets, weaponAt } from '../attack/melee.ts'
import { trigger } from '../rules/rule-system.ts'
import { duel } from '../testing/duel.ts'
import { type ModelSketch, setTable, to } from '../testing/table.ts'
import { performById, useBlockedReason, useTrait } from '../testing/use-trait.ts'

const scene = (trait: string, enemy: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait] },
      friend: { seat: 'a', at: [22, 22] },
      enemy: { seat: 'b', at: [25, 20], ...enemy },
    },
    active: 'owner',
    audacity: true,
  })

describe('bmg3/trait/unstoppable-monster', () => {
  const start = (table: ReturnType<typeof scene>, x: number, y: number) =>
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', [
      'direction',
      to(x, y),
    ])

  test('has to move 2" in a straight line, up to whatever stands in the way', () => {
    const free = scene('unstoppable-monster')
    start(free, 20, 14)
    expect(free.model('owner').at).toMatchObject({ x: inches(20), y: inches(18) })
    const stopped = scene('unstoppable-monster', { at: [22, 20] })
    start(stopped, 26, 20)
    expect(stopped.model('owner').at!.x).toBeLessThan(inches(21))
    expect(() => start(scene('unstoppable-monster'), 20, 20)).toThrow('Pick a place to go towards.')
  })

  test('only in its own activation', () => {
    const table = scene('unstoppable-monster')
    table.play((game, { friend }) => trigger(game, 'activation-start', { active: friend }))
    expect(table.asked).toEqual([])
  })

  test('enemies within 4" do not manipulate, friends and others do', () => {
    const table = scene('unstoppable-monster')
    const far = scene('unstoppable-monster', { at: [25.3, 20] })
    const why = (from: typeof table, who: 'enemy' | 'friend') =>
      from.play((game, models) => manipulateBlockedReason(game, models[who]))
    expect(why(table, 'enemy')).toMatch(/cannot manipulate/)
    expect([why(far, 'enemy'), why(table, 'friend')]).toEqual([undefined, undefined])
  })
})

test('bmg3/trait/flying-high: a Movement action 20" further through the air, once a game', () => {
  const table = scene('flying-high')
  useTrait(table, 'owner', 'flying-high')
  table.play((game, { owner }) => performById(game, owner, 'move', () => undefined), '', ['fly', to(20, 47)])
  expect(table.model('owner').at).toMatchObject({ x: inches(20), y: inches(47) })
  table.play((game) => {
    game.state.round = 2
    game.state.models[0]!.usedThisRound = []
  })
  expect(useBlockedReason(table, 'owner', 'flying-high')).toBe('It has been used this game.')
})

describe('bmg3/trait/the-wizard', () => {
  test('aims well without an action', () => {
    const table = scene('the-wizard')
    useTrait(table, 'owner', 'the-wizard')
    expect(hasEffect(table.model('owner'), 'good-aim')).toBe(true)
    expect(useBlockedReason(table, 'owner', 'the-wizard')).toBe('It has been used this activation.')
  })

  test('moves 4" at the start of one Raise the Plan', () => {
    const table = scene('the-wizard')
    const plan = (...answers: [string, string | ReturnType<typeof to>][]) =>
      table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)
    plan(['the-wizard', 'no'])
    plan(['the-wizard', 'yes'], ['move', to(20, 24)])
    expect(table.model('owner').at!.y).toBe(inches(24))
    plan()
    expect(table.asked).toEqual([])
  })
})

describe('bmg3/trait/takedown', () => {
  const finish = (hero: Partial<ModelSketch>, dice: string, ...answers: [string, string | number][]) => {
    const table = duel({ thug: { traits: ['takedown'] }, hero: { condition: 'down', ...hero } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), dice, ...answers)
    return [table.model('hero').condition, table.model('thug').stun]
  }

  test('an Effort takes out a model that an attack has just knocked out', () => {
    expect(finish({ stun: 8 }, '3 1 1 1', ['efforts', 0], ['takedown', 'yes'])).toEqual(['casualty', 1])
    expect(finish({ stun: 8 }, '3 1 1 1', ['efforts', 0], ['takedown', 'no'])).toEqual(['ko', 0])
  })

  test('not a model it did not knock out, nor one that was out before', () => {
    expect(finish({ stun: 7 }, '3 1 1 1', ['efforts', 0])).toEqual(['down', 0])
    expect(finish({ stun: 9, condition: 'ko' }, '3 1 1 1', ['efforts', 0])).toEqual(['ko', 0])
  })
})

test('bmg3/trait/moral-compass: K.O. enemies are no targets', () => {
  const targets = (traits: string[], condition: 'up' | 'ko') =>
    duel({ thug: { traits }, hero: { condition } }).play(
      (game, { thug }) => meleeTargets(game, thug, weaponAt(game, thug, -1)).length,
    )
  expect([targets(['moral-compass'], 'ko'), targets(['moral-compass'], 'up'), targets([], 'ko')]).toEqual([
    0, 1, 1,
  ])
})
