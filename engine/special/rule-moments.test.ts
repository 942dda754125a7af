import { describe, expect, test } from 'vitest'
import { ask, choose, type Rule, seat } from '../index.ts'
import { scene, stage } from '../testing/index.ts'
import type { RuleSystem } from './rule-system.ts'
import {
  type GuardRules,
  type GuardSetup,
  owned,
  type Position,
  position,
  systemOf,
} from './testing/guards.ts'

describe('moments', () => {
  const noting = (name: string) => ({
    on: {
      alarm: ({ game }: { readonly game: GuardRules['game'] }) =>
        void game.state.notes.push(name) as undefined,
    },
  })

  function play(given: GuardSetup, wake?: (state: Position) => void) {
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
      shared: [
        { id: 'bell', record: { name: 'bell', text: '', ...noting('bell') }, args: [], rule: 'guards/bell' },
      ],
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
