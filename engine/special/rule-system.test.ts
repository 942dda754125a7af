import { describe, expect, test } from 'vitest'
import { explain } from '../index.ts'
import type { OwnedRule } from './rule-index.ts'
import { asked, base, type Guard, type GuardRules, owned, position, systemOf } from './testing/guards.ts'

describe('numbers', () => {
  test('rules of the case are looked for only where the case has some', () => {
    let looks = 0
    const { computeTotal } = systemOf({ weapon: () => ++looks && 2 })
    const { game, guards } = asked()
    const [about] = guards
    expect(computeTotal(game, 'strength', { about: about!, isArmed: true }, 3)).toBe(5)
    expect(looks).toBe(1)
    expect(computeTotal(game, 'strength', { about: about! }, 3)).toBe(3)
    expect(looks).toBe(1)
  })

  test('rules of others do not reach an owner who is out of their reach', () => {
    const { computeTotal } = systemOf({
      rules: [1, 2].map((owner) => owned(owner, `helper ${owner}`, { around: { strength: owner } })),
    })
    const { game, guards } = asked()
    expect(computeTotal(game, 'strength', { about: guards[0]! }, 3)).toBe(6)
    const alone = asked({
      ...position(),
      guards: position().guards.map((guard) => ({ ...guard, effects: ['loner'] })),
    })
    expect(computeTotal(alone.game, 'strength', { about: alone.guards[0]! }, 3)).toBe(5)
  })

  test('an owner, its foe, others and shared rules change a number, each with its reason', () => {
    const { computeValue, computeTotal } = systemOf({
      rules: [
        owned(0, 'strong', { own: { strength: 2 } }),
        owned(1, 'leader', {
          around: { strength: ({ owner, about }) => (owner.seat === about.seat ? 1 : 0) },
        }),
        owned(2, 'frightening', { foe: { strength: -1 } }),
      ],
      shared: [
        {
          id: 'rain',
          record: { name: 'rain', text: '', around: { strength: { times: 2 } } },
          args: [],
          rule: 'guards/rain',
        },
      ],
    })
    const { game, guards } = asked()
    const context = { about: guards[0]!, against: guards[2]! }
    const value = computeValue(game, 'strength', context, base)
    expect(value.total).toBe(8)
    expect(value.steps.map(({ source, rule }) => [source, rule])).toEqual([
      ['rain', 'guards/rain'],
      ['strong', 'guards/strong'],
      ['frightening', 'guards/frightening'],
      ['leader', 'guards/leader'],
    ])
    expect(explain(value).join(' ')).toContain('leader')
    expect(computeTotal(game, 'strength', context, 3)).toBe(8)
  })

  test('a rule about its owner says nothing about others, and one about foes nothing without a foe', () => {
    const { computeTotal } = systemOf({
      rules: [
        owned(0, 'strong', { own: { strength: 2 } }),
        owned(2, 'frightening', { foe: { strength: -1 } }),
      ],
    })
    const { game, guards } = asked()
    expect(computeTotal(game, 'strength', { about: guards[1]! }, 3)).toBe(3)
    expect(computeTotal(game, 'strength', { about: guards[0]! }, 3)).toBe(5)
    expect(computeTotal(game, 'strength', { about: guards[2]! }, 3)).toBe(3)
  })

  test('a rule does not work while its owner cannot use it, nor around it once it has left', () => {
    const { computeTotal } = systemOf({
      rules: [owned(0, 'strong', { own: { strength: 2 } }), owned(1, 'leader', { around: { strength: 1 } })],
    })
    const { game, guards } = asked()
    guards[0]!.awake = false
    expect(computeTotal(game, 'strength', { about: guards[0]! }, 3)).toBe(4)
    delete (guards[1] as { at?: number }).at
    expect(computeTotal(game, 'strength', { about: guards[0]! }, 3)).toBe(3)
  })

  test('what lasts on an owner answers as long as it lasts', () => {
    const { computeTotal } = systemOf({ effects: { tired: { own: { strength: -1 } } } })
    const { game, guards } = asked()
    guards[0]!.effects.push('tired')
    expect(computeTotal(game, 'strength', { about: guards[0]! }, 3)).toBe(2)
    guards[0]!.effects.pop()
    expect(computeTotal(game, 'strength', { about: guards[0]! }, 3)).toBe(3)
  })

  test('what lasts on one answers about others, while it works, its bearer is there and they are in reach', () => {
    const { computeTotal, permittingRule } = systemOf({
      effects: { inspired: { around: { strength: 2, 'can-run': true } }, loner: {} },
    })
    const { game, guards } = asked()
    const [own, friend, enemy] = guards as [Guard, Guard, Guard]
    const strengthOf = (about: Guard) => computeTotal(game, 'strength', { about }, 3)
    expect(guards.map(strengthOf)).toEqual([3, 3, 3])
    own.effects = ['inspired']
    expect(guards.map(strengthOf)).toEqual([3, 5, 5])
    expect(permittingRule(game, 'can-run', { about: friend })).toEqual({
      name: 'inspired',
      rule: 'guards/inspired',
    })
    friend.effects = ['loner']
    expect([strengthOf(friend), strengthOf(enemy)]).toEqual([3, 5])
    own.awake = false
    expect(strengthOf(enemy)).toBe(3)
    own.awake = true
    delete own.at
    expect(strengthOf(enemy)).toBe(3)
  })

  test('what a rule sets, rules of a lower precedence do not change; those of the same do', () => {
    const rules = (setBy: number) => [
      owned(0, 'skill', { own: { strength: 2 } }, 1),
      owned(0, 'trait', { own: { strength: { set: 1 } } }, setBy),
    ]
    const { game, guards } = asked()
    const reasons = (setBy: number) =>
      systemOf({ rules: rules(setBy) })
        .computeValue(game, 'strength', { about: guards[0]! }, base)
        .steps.map(({ source }) => source)
    expect(reasons(2)).toEqual(['trait'])
    expect(reasons(1)).toEqual(['skill', 'trait'])
  })

  test('rules of a higher precedence change what a lower one has set', () => {
    const { computeValue, computeTotal } = systemOf({
      rules: [
        owned(0, 'mission', { own: { strength: 1 } }, 3),
        owned(0, 'trait', { own: { strength: { set: 1 } } }, 2),
        owned(0, 'skill', { own: { strength: 5 } }, 1),
      ],
    })
    const { game, guards } = asked()
    const value = computeValue(game, 'strength', { about: guards[0]! }, base)
    expect(value.total).toBe(2)
    expect(value.steps.map(({ source }) => source)).toEqual(['trait', 'mission'])
    expect(computeTotal(game, 'strength', { about: guards[0]! }, 3)).toBe(2)
  })
})

describe('permissions', () => {
  const running = (precedence: number, answer: true | 'never') =>
    owned(0, `${answer} ${precedence}`, { own: { 'can-run': answer } }, precedence)

  test('any rule can grant, and the first of the highest precedence is the reason', () => {
    const { game, guards } = asked()
    const about = { about: guards[0]! }
    expect(systemOf({}).applies(game, 'can-run', about)).toBe(false)
    const { applies, permittingRule } = systemOf({ rules: [running(0, true), running(1, true)] })
    expect(applies(game, 'can-run', about)).toBe(true)
    expect(permittingRule(game, 'can-run', about)).toEqual({ name: 'true 1', rule: 'guards/true 1' })
  })

  test('never denies what rules of the same or a lower precedence grant, and no more', () => {
    const { game, guards } = asked()
    const can = (...rules: readonly OwnedRule<GuardRules>[]) =>
      systemOf({ rules }).applies(game, 'can-run', { about: guards[0]! })
    expect(can(running(1, true), running(1, 'never'))).toBe(false)
    expect(can(running(0, true), running(1, 'never'))).toBe(false)
    expect(can(running(2, true), running(1, 'never'))).toBe(true)
  })

  test('a condition that is not met is no answer', () => {
    const { game, guards } = asked()
    const rules = [owned(0, 'runner', { own: { 'can-run': ({ owner }) => owner.seat === 'b' } })]
    expect(systemOf({ rules }).applies(game, 'can-run', { about: guards[0]! })).toBe(false)
  })
})

describe('respondents', () => {
  const numbers = (given: Parameters<typeof systemOf>[0], state = position()) => {
    const { game } = asked(state)
    return systemOf(given)
      .respondents(game, 'strength')
      .map(({ number }) => number)
  }
  const everybody = [0, 1, 2]

  test('are those with a rule or an effect about themselves', () => {
    const strong = { own: { strength: 1 } }
    expect(numbers({})).toEqual([])
    expect(numbers({ rules: [owned(1, 'strong', strong), owned(2, 'runner', {})] })).toEqual([1])
    const state = position()
    state.guards[2]!.effects.push('rested')
    state.guards[0]!.effects.push('tired')
    expect(numbers({ effects: { rested: strong, tired: {} } }, state)).toEqual([2])
  })

  test('are all where one answers about others: a rule, an effect, a weapon, a shared rule', () => {
    const around = { around: { strength: 1 } }
    const bell = { id: 'bell', record: { name: 'bell', text: '', ...around }, args: [], rule: 'guards/bell' }
    expect(numbers({ rules: [owned(1, 'leader', around)] })).toEqual(everybody)
    expect(numbers({ effects: { shouting: around } })).toEqual(everybody)
    expect(numbers({ weapon: () => 1 })).toEqual(everybody)
    expect(numbers({ shared: [bell] })).toEqual(everybody)
    expect(numbers({ shared: [bell], shareable: [bell.record] })).toEqual(everybody)
    expect(numbers({ shareable: [bell.record] })).toEqual([])
  })

  test('rules about foes make no owner a respondent: none is opposed', () => {
    expect(numbers({ rules: [owned(1, 'scary', { foe: { strength: -1 } })] })).toEqual([])
  })
})

describe('shared rules that the index knows', () => {
  const record = { name: 'bell', text: '', around: { strength: 2 } }
  const bell = { id: 'bell', record, args: [], rule: 'guards/bell' }
  const { game, guards } = asked()
  const strength = (given: Parameters<typeof systemOf>[0]): number =>
    systemOf(given).computeTotal(game, 'strength', { about: guards[0]! }, 3)

  test('answer while they are in force, beside rules of owners and alone', () => {
    const rules = [owned(0, 'strong', { own: { strength: 1 } })]
    expect(strength({ shared: [bell], shareable: [record] })).toBe(5)
    expect(strength({ shared: [bell], shareable: [record], rules })).toBe(6)
    expect(strength({ shared: [], shareable: [record], rules })).toBe(4)
    expect(strength({ shared: [], shareable: [record] })).toBe(3)
  })
})
