import { addMarker, hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { discardAtRandom, discardSome } from '../cards/hand.ts'
import { discardSpent, playResource, resourceBlockedReason } from '../cards/resources.ts'
import { crewOf } from '../model/crew.ts'
import { trigger } from '../rules/rule-system.ts'
import { plainCard } from '../testing/plain-card.ts'
import { type ModelSketch, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { BOMB, bombCards, giveTask } from './tasks.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend' | 'enemy'
  readonly hand?: readonly string[]
}

const scene = (trait: string, { owner, friend, enemy, active = 'owner', hand = [] }: Sketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ranks: ['leader'], ...owner },
      friend: { seat: 'a', at: [23, 20], ...friend },
      enemy: { seat: 'b', at: [20, 26], endurance: 9, ...enemy },
    },
    book: { cards: { ...bombCards, plain: plainCard('Plain') } },
    hands: { a: hand },
    active,
  })

const hasTask = (table: ReturnType<typeof scene>, who: 'owner' | 'friend') =>
  hasEffect(table.model(who), 'task')

describe('Tasks', () => {
  test('a Task is a Manipulate action more in the next activation', () => {
    const table = scene('spades')
    table.play((game, { owner }) => giveTask(game, owner))
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
    expect(table.state.activation?.extra).toMatchObject([{ kind: 'manipulate' }])
    expect(hasTask(table, 'owner')).toBe(false)
  })

  test('bmg3/trait/volunteer: a friend within 8" and in sight may get the Task instead', () => {
    const table = scene('volunteer')
    table.play((game, { owner }) => giveTask(game, owner), '', ['volunteer', '1'])
    expect([hasTask(table, 'owner'), hasTask(table, 'friend')]).toEqual([false, true])
    const alone = scene('volunteer', { friend: { at: [29.3, 20] } })
    alone.play((game, { owner }) => giveTask(game, owner))
    expect(hasTask(alone, 'owner')).toBe(true)
  })

  test('bmg3/trait/a-r-g-u-s-commander: a second Task near the commander', () => {
    const both = (x: number) => {
      const table = setTable({
        models: {
          boss: { seat: 'a', at: [20, 20], ranks: ['leader'], traits: ['a-r-g-u-s-commander'] },
          one: { seat: 'a', at: [x, 20] },
          two: { seat: 'a', at: [20, 26] },
        },
      })
      table.play((game, { one }) => giveTask(game, one))
      return [hasEffect(table.model('one'), 'task'), hasEffect(table.model('two'), 'task')]
    }
    expect([both(25), both(25.3)]).toEqual([
      [true, true],
      [true, false],
    ])
  })
})

describe('Cranial Bombs', () => {
  test('bmg3/trait/reckless-leader: a bomb in the hand for two with Audacity', () => {
    const table = scene('reckless-leader', { hand: ['plain'] })
    useTrait(table, 'owner', 'reckless-leader', '', ['audacity-to', '1'], ['audacity-to', 'none'])
    expect(table.crew('a').hand).toEqual(['plain', BOMB])
    expect([table.model('friend').audacity, table.model('owner').audacity]).toEqual([true, false])
    const full = scene('reckless-leader', { hand: ['plain', 'plain', 'plain', 'plain'] })
    expect(useBlockedReason(full, 'owner', 'reckless-leader')).toMatch(/no room/)
  })

  test('a bomb cannot be discarded, neither by its player nor at random', () => {
    const table = scene('handyman', { hand: [BOMB] })
    table.play((game) => discardSome(game, seat('a'), 0, 1, 'Discard'))
    expect(table.asked).toEqual([])
    expect(table.play((game) => discardAtRandom(game, seat('a'), 1))).toBe(0)
  })

  test('a bomb alone is no card that a trait could discard', () => {
    const reasons = ['im-batman', 'tactical-approach', 'junk-hoarder', 'as-blind-as-a-bat', 'the-voices'].map(
      (trait) => {
        const table = scene(trait, { hand: [BOMB], enemy: { at: [20, 24] } })
        table.crew('a').deck.push(BOMB)
        table.play((game) => {
          addMarker(game, 'suspect', { ...table.model('friend').at! }, seat('a'))
        })
        return useBlockedReason(table, 'owner', trait)
      },
    )
    expect(reasons.filter((reason) => reason === undefined)).toEqual([])
  })

  test('a bomb that was stopped goes back to its pile in the Recount, never into the deck', () => {
    const table = scene('handyman', { hand: [BOMB] })
    table.crew('a').counters[BOMB] = 1
    table.crew('a').spent.push(BOMB)
    table.crew('a').hand.pop()
    table.play((game) => discardSpent(game, crewOf(game, seat('a')), BOMB))
    expect([table.crew('a').spent, table.crew('a').deck]).toEqual([[BOMB], []])
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.crew('a')).toMatchObject({ spent: [], deck: [], counters: { [BOMB]: 0 } })
  })

  test('a bomb kills the active friend and hurts who is within 2", but no Volunteer', () => {
    const table = scene('handyman', { friend: { touching: 'owner', side: 'east' }, hand: [BOMB] })
    table.play((game) => playResource(game, seat('a'), BOMB, undefined))
    expect(table.model('owner').condition).toBe('casualty')
    expect([table.model('friend').injury, table.model('enemy').injury]).toEqual([2, 0])
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.crew('a').spent).toEqual([])
    const willing = scene('volunteer', { hand: [BOMB] })
    expect(
      willing.play((game) => resourceBlockedReason(game, seat('a'), BOMB, 'activation', undefined)),
    ).toMatch(/nobody/)
  })

  test('bmg3/trait/first-to-fall: the bomb finds it though it is not active', () => {
    const table = scene('volunteer', { friend: { traits: ['first-to-fall'] }, hand: [BOMB] })
    table.play((game) => playResource(game, seat('a'), BOMB, undefined))
    expect([table.model('owner').condition, table.model('friend').condition]).toEqual(['up', 'casualty'])
  })

  test('bmg3/trait/honor-among-thieves: a bomb goes back, once a game', () => {
    const table = scene('honor-among-thieves', { hand: [BOMB, BOMB] })
    useTrait(table, 'owner', 'honor-among-thieves')
    expect(table.crew('a').hand).toEqual([BOMB])
    expect(useBlockedReason(table, 'owner', 'honor-among-thieves')).toMatch(/used this game/)
    expect(useBlockedReason(scene('honor-among-thieves'), 'owner', 'honor-among-thieves')).toMatch(
      /no Cranial Bomb/,
    )
  })

  test('bmg3/trait/henchman-bomb: three injuries on 2+, and the Henchman is gone', () => {
    const table = scene('henchman-bomb', { friend: { at: [20, 24.5] }, owner: { at: [40, 40] } })
    useTrait(table, 'owner', 'henchman-bomb', '2')
    expect(table.model('enemy').injury).toBe(3)
    expect(table.model('friend').condition).toBe('casualty')
    expect(
      useBlockedReason(scene('henchman-bomb', { friend: { ranks: ['sidekick'] } }), 'owner', 'henchman-bomb'),
    ).toMatch(/no friend/)
  })
})

describe('bmg3/trait/tracking-device', () => {
  test('bmg3/trait/tracking-device: a friend follows an enemy that moved within 8"', () => {
    const follow = (y: number) => {
      const table = scene('tracking-device', { enemy: { at: [20, y] }, active: 'owner' })
      useTrait(table, 'owner', 'tracking-device')
      table.state.activation = { ...table.state.activation!, model: table.model('enemy').id, memory: {} }
      table.play((game, { enemy }) =>
        trigger(game, 'action-done', { action: { actor: enemy, kind: 'movement' } }),
      )
      table.play(
        (game, { enemy }) => trigger(game, 'activation-end', { active: enemy }),
        '',
        ...(y <= 29
          ? ([
              ['tracking-device', '1'],
              ['move', to(27, 20)],
            ] as const)
          : []),
      )
      return table.model('friend').at!.x
    }
    expect([follow(29), follow(29.3)]).toEqual([inches(27), inches(23)])
  })

  test('bmg3/trait/tracking-device: a friend for each Movement action that ended near by', () => {
    const table = scene('tracking-device', { enemy: { at: [20, 28] } })
    useTrait(table, 'owner', 'tracking-device')
    table.state.activation = { ...table.state.activation!, model: table.model('enemy').id, memory: {} }
    const end = (kind: 'movement' | 'melee') =>
      table.play((game, { enemy }) => trigger(game, 'action-done', { action: { actor: enemy, kind } }))
    end('movement')
    end('melee')
    end('movement')
    table.play(
      (game, { enemy }) => trigger(game, 'activation-end', { active: enemy }),
      '',
      ['tracking-device', '1'],
      ['move', to(27, 20)],
      ['tracking-device', '1'],
      ['move', to(31, 20)],
    )
    expect(table.model('friend').at!.x).toBe(inches(31))
    expect(table.asked.filter((asked) => asked === 'a: tracking-device')).toHaveLength(2)
  })
})
