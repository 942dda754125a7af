import { addMarker } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { twoFaceCards } from '../objectives/two-face.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { plainCard } from '../testing/plain-card.ts'
import { type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { coinOf, turnCoin } from './coin.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly deck?: readonly string[]
}

const scene = (trait: string, { owner, friend, enemy, deck }: Sketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ranks: ['leader'], ...owner },
      friend: { seat: 'a', at: [25, 20], ...friend },
      enemy: { seat: 'b', at: [20, 23], willpower: 9, endurance: 9, ...enemy },
    },
    book: { cards: { ...twoFaceCards, plain: plainCard('Plain') } },
    decks: { a: deck ?? [] },
    active: 'owner',
  })

const side = (table: ReturnType<typeof scene>, which: 'good' | 'twisted') =>
  table.play((game) => turnCoin(game, seat('a'), which))

describe('the coin', () => {
  test('bmg3/trait/coin-flip: a Coin card of the deck is played for nothing', () => {
    const table = scene('coin-flip', { deck: ['plain', 'two-face-good-coin'], owner: { stun: 1 } })
    useTrait(table, 'owner', 'coin-flip')
    expect(table.model('owner').stun).toBe(0)
    expect(table.crew('a')).toMatchObject({ resources: 3, deck: ['plain'], spent: ['two-face-good-coin'] })
    expect(table.play((game) => coinOf(game, seat('a')))).toBe('good')
    expect(table.play((game) => coinOf(game, seat('b')))).toBeUndefined()
    expect(useBlockedReason(scene('coin-flip', { deck: ['plain'] }), 'owner', 'coin-flip')).toMatch(
      /no Coin card/,
    )
  })

  test('bmg3/trait/coin-flip: the player picks the side, and only one resource is played in an activation', () => {
    const table = scene('coin-flip', { deck: ['two-face-twisted-coin', 'two-face-good-coin'] })
    useTrait(table, 'owner', 'coin-flip', '', ['coin', 'two-face-twisted-coin'])
    expect(table.play((game) => coinOf(game, seat('a')))).toBe('twisted')
    expect(table.model('enemy').stun).toBe(1)
    expect(useBlockedReason(table, 'owner', 'coin-flip')).toMatch(/no Coin card/)
  })

  test('bmg3/trait/listen-to-the-coin: a resource point with the Good Coin only', () => {
    const points = (which?: 'good' | 'twisted') => {
      const table = scene('listen-to-the-coin')
      if (which !== undefined) side(table, which)
      table.play((game) => trigger(game, 'plan-start', {}))
      return table.crew('a').resources
    }
    expect([points(), points('good'), points('twisted')]).toEqual([3, 4, 3])
  })

  test('bmg3/trait/listen-to-the-coin: two suspects with the Twisted Coin, of either crew', () => {
    const table = scene('listen-to-the-coin')
    table.play((game, { owner, enemy }) => {
      addMarker(game, 'suspect', place([10, 10]), owner.seat)
      addMarker(game, 'suspect', place([30, 30]), enemy.seat)
    })
    table.play((game) => trigger(game, 'recount-start', {}))
    side(table, 'twisted')
    table.play(
      (game) => trigger(game, 'recount-start', {}),
      '',
      ['listen-to-the-coin', '2'],
      ['move-marker', to(30, 26)],
      ['listen-to-the-coin', 'none'],
    )
    expect(table.state.markers.map(({ at }) => at.y)).toEqual([inches(10), inches(26)])
  })

  test('bmg3/trait/order-in-the-court: free Efforts of inspired friends, by the side of the coin', () => {
    const free = (which: 'good' | 'twisted', purpose: 'attack' | 'defense', x = 25) => {
      const table = scene('order-in-the-court', { friend: { at: [x, 20] } })
      side(table, which)
      return table.play((game, { friend }) =>
        computeTotal(game, 'free-efforts', { about: friend, purpose }, 0),
      )
    }
    expect([free('good', 'attack'), free('good', 'defense')]).toEqual([0, 1])
    expect([free('twisted', 'attack'), free('twisted', 'defense')]).toEqual([1, 0])
    expect(free('twisted', 'attack', 29.3)).toBe(0)
  })

  test('bmg3/trait/counter-argument: after an attack on a model with Audacity', () => {
    const extra = (which: 'good' | 'twisted', audacity: boolean, paid = true) => {
      const table = scene('counter-argument', { enemy: { touching: 'owner' } })
      side(table, which)
      table.model('enemy').audacity = audacity
      if (paid) useTrait(table, 'owner', 'counter-argument')
      table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 1')
      return table.state.activation?.extra.map(({ kind }) => kind)
    }
    expect([extra('good', true), extra('good', false), extra('twisted', true)]).toEqual([
      ['manipulate'],
      [],
      [],
    ])
    // It is a Special action.
    expect(extra('good', true, false)).toEqual([])
  })

  test('bmg3/trait/counter-argument: after manipulating near a model with Audacity', () => {
    const extra = (which: 'good' | 'twisted', y: number, paid = true) => {
      const table = scene('counter-argument', { enemy: { at: [20, y] } })
      side(table, which)
      table.model('enemy').audacity = true
      if (paid) useTrait(table, 'owner', 'counter-argument')
      table.play((game, { owner }) =>
        trigger(game, 'action-done', { action: { actor: owner, kind: 'manipulate' } }),
      )
      return table.state.activation?.extra.map(({ kind }) => kind)
    }
    expect([extra('twisted', 25), extra('twisted', 25.3), extra('good', 25)]).toEqual([['attack'], [], []])
    expect(extra('twisted', 25, false)).toEqual([])
  })

  test('bmg3/trait/gang-lord: Gangsters reveal within 3", others do not', () => {
    const reach = (traits: readonly string[], boss = true) => {
      const table = scene('gang-lord', { friend: { traits } })
      if (!boss) table.crew('a').boss = table.model('friend').id
      return table.play((game, { friend }) => computeTotal(game, 'reveal-reach', { about: friend }, 0))
    }
    expect([reach(['gangsters']), reach([]), reach(['gangsters'], false)]).toEqual([3, 0, 0])
  })

  test('bmg3/trait/gang-lord: seen or not, but only its own Gangsters', () => {
    const unseen = (who: 'friend' | 'enemy', traits: readonly string[]) => {
      const table = scene('gang-lord', { [who]: { traits } })
      return table.play((game, models) => applies(game, 'reveals-unseen', { about: models[who] }))
    }
    expect([unseen('friend', ['gangsters']), unseen('friend', []), unseen('enemy', ['gangsters'])]).toEqual([
      true,
      false,
      false,
    ])
  })
})
