import { describe, expect, test } from 'vitest'
import { ask, choose, explain, type Game, type Rule, seat } from '../index.ts'
import { scene, stage } from '../testing/index.ts'
import {
  indexRules,
  indexSharedRules,
  type OwnedRule,
  type SharedRule,
  summarizeLasting,
} from './rule-index.ts'
import { createRuleSystem, type RuleSystem } from './rule-system.ts'
import type { RuleTypes, SpecialRule } from './special-rule.ts'

type Guard = {
  readonly number: number
  readonly seat: string
  awake: boolean
  effects: string[]
  at?: number
}
type Position = { readonly guards: Guard[]; readonly notes: string[] }

interface GuardRules extends RuleTypes {
  readonly game: Game<Position, unknown>
  readonly owner: Guard
  readonly effect: string
  readonly questions: { strength: number; 'can-run': boolean }
  readonly moments: { alarm: { readonly by: Guard } }
  readonly context: { readonly about: Guard; readonly against?: Guard; readonly isArmed?: boolean }
}

type GuardRule = SpecialRule<GuardRules>

const owned = (
  owner: number,
  id: string,
  record: Partial<GuardRule>,
  precedence = 0,
): OwnedRule<GuardRules> => ({
  owner,
  record: { name: id, text: id, ...record },
  args: [],
  name: id,
  rule: `guards/${id}`,
  precedence,
})

type Given = {
  readonly rules?: readonly OwnedRule<GuardRules>[]
  readonly shared?: readonly SharedRule<GuardRules>[]
  readonly effects?: Readonly<Record<string, Partial<GuardRule>>>
  readonly handlersOfCase?: (moment: string) => readonly string[]
  /** What a weapon adds to the strength of guards that are armed. */
  readonly weapon?: () => number
}

function systemOf({ rules = [], shared = [], effects = {}, weapon }: Given): RuleSystem<GuardRules> {
  const byOwner = [0, 1, 2].map((owner) => rules.filter((rule) => rule.owner === owner))
  const sharedIndex = indexSharedRules<GuardRules, SharedRule<GuardRules>>(shared)
  const lasting = summarizeLasting<GuardRules>(
    Object.values(effects).map((record) => owned(0, '', record).record),
  )
  const index = indexRules<GuardRules, OwnedRule<GuardRules>>(
    byOwner,
    weapon === undefined ? [] : [owned(0, 'weapon', { own: { strength: 0 } }).record],
    lasting,
  )
  return createRuleSystem<GuardRules>({
    index: () => index,
    shared: () => sharedIndex,
    owners: (game) => game.state.guards,
    numberOf: (guard) => guard.number,
    effectsOf: (guard) => guard.effects,
    recordOf: (_game, id) => ({ name: id, text: id, ...effects[id] }),
    ruleOf: (_game, id) => ({ args: [], rule: `guards/${id}` }),
    foeOf: ({ against }) => against,
    isActive: (guard) => guard.awake,
    isPresent: (guard) => guard.at !== undefined,
    // A loner has an effect of that name.
    isOutOfReach: (_game, guard, { about }) => guard.seat === about.seat && about.effects.includes('loner'),
    isEffectActive: (_game, guard) => guard.awake,
    goesFirst: (_game, guard) => guard.seat === 'b',
    ...(weapon === undefined
      ? {}
      : {
          consultCase: (_game, question, _context, take) =>
            question === 'strength' ? take(weapon(), 'weapon', 'guards/weapon', 0) : undefined,
          isAnsweredByCase: (_game, _question, { isArmed = false }) => isArmed,
        }),
  })
}

const position = (): Position => ({
  guards: [
    { number: 0, seat: 'a', awake: true, effects: [], at: 0 },
    { number: 1, seat: 'a', awake: true, effects: [], at: 1 },
    { number: 2, seat: 'b', awake: true, effects: [], at: 2 },
  ],
  notes: [],
})

/** A game that is only asked, never played. */
function asked(state = position()): { readonly game: GuardRules['game']; readonly guards: readonly Guard[] } {
  const game = { state } as GuardRules['game']
  return { game, guards: state.guards }
}

const base = { name: 'Strength', base: { amount: 3, source: 'card' } }

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

  test('rules of others do not reach whoever is out of their reach', () => {
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

describe('moments', () => {
  const noting = (name: string) => ({
    on: {
      alarm: ({ game }: { readonly game: GuardRules['game'] }) =>
        void game.state.notes.push(name) as undefined,
    },
  })

  function play(given: Given, wake?: (state: Position) => void) {
    const state = position()
    wake?.(state)
    const { trigger } = systemOf(given)
    const game = scene(['a', 'b'], function* (real): Rule<void> {
      yield* trigger({ ...real, state, enterMoment: () => {}, leaveMoment: () => {} } as never, 'alarm', {
        by: state.guards[0]!,
      })
      real.state.notes.push(...state.notes)
    })
    return stage(game, { setup: null })
  }

  test('shared rules act first, then owners that go first, then the others, in table order', () => {
    const { session } = play({
      rules: [
        owned(1, 'second', noting('second')),
        owned(0, 'first', noting('first')),
        owned(2, 'b', noting('b')),
      ],
      shared: [{ record: { name: 'bell', text: '', ...noting('bell') }, args: [], rule: 'guards/bell' }],
    })
    expect(session.outcome).toEqual(['bell', 'b', 'first', 'second'])
  })

  test('whether a rule works is looked at when its turn comes', () => {
    const { session } = play({
      rules: [
        owned(2, 'knockout', {
          on: {
            alarm: ({ game }) => {
              game.state.guards[0]!.awake = false
              return undefined
            },
          },
        }),
        owned(0, 'asleep', noting('asleep')),
        owned(1, 'awake', noting('awake')),
      ],
    })
    expect(session.outcome).toEqual(['awake'])
  })

  test('an effect that an earlier handler removed no longer acts', () => {
    const { session } = play(
      {
        rules: [
          owned(2, 'cure', {
            on: {
              alarm: ({ game }) => {
                game.state.guards[0]!.effects = []
                return undefined
              },
            },
          }),
        ],
        effects: { ill: noting('ill'), well: noting('well') },
      },
      (state) => {
        state.guards[0]!.effects.push('ill')
        state.guards[1]!.effects.push('well')
      },
    )
    expect(session.outcome).toEqual(['well'])
  })

  test('a handler may ask', () => {
    const { play: answer, session } = play({
      rules: [
        owned(0, 'asks', {
          on: {
            *alarm({ game }) {
              const said = yield* ask(
                { ...game, seats: [seat('a')] },
                seat('a'),
                choose({ name: 'shout', prompt: 'Shout?', options: ['yes', 'no'] }),
              )
              game.state.notes.push(said)
            },
          },
        }),
      ],
    })
    answer(['a', 'shout', 'yes'])
    expect(session.outcome).toEqual(['yes'])
  })
})

test('moments within moments without end stop the game and say which', () => {
  const system: { current?: RuleSystem<GuardRules> } = {}
  system.current = systemOf({
    rules: [
      owned(0, 'echo', { on: { alarm: ({ game, by }) => system.current!.trigger(game, 'alarm', { by }) } }),
    ],
  })
  const endless = scene(['a', 'b'], function* (real): Rule<void> {
    const state = position()
    const game = Object.create(real, { state: { value: state } }) as GuardRules['game']
    yield* system.current!.trigger(game, 'alarm', { by: state.guards[0]! })
  })
  expect(() => stage(endless, { setup: null }).session.outcome).toThrow(/nested more than 50 deep at "alarm"/)
})
