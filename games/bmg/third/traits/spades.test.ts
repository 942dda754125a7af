import { addMarker, hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { gun } from '../testing/duel.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend' | 'enemy'
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly audacity?: boolean
}

const scene = (
  trait: string,
  { owner, friend, enemy, active = 'owner', hand = [], deck = [], audacity = false }: Sketch = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], willpower: 9, endurance: 9, ...owner },
      friend: { seat: 'a', at: [24, 20], ...friend },
      enemy: { seat: 'b', at: [20, 26], willpower: 9, endurance: 9, ...enemy },
    },
    book: { cards: { one: plainCard('One'), two: { ...plainCard('Two'), victoryPoints: 2 } } },
    hands: { a: hand },
    decks: { a: deck },
    active,
    audacity,
  })

const suspectAt = (table: ReturnType<typeof scene>, x: number, y: number, whose: 'a' | 'b' = 'a') =>
  table.play((game) => void addMarker(game, 'suspect', place([x, y]), seat(whose)))

describe('cards for dice', () => {
  test('bmg3/trait/spades: as many failed dice as the card has points, near a suspect of the crew', () => {
    const table = scene('spades', { hand: ['two'], enemy: { touching: 'owner' } })
    suspectAt(table, 20, 17)
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 1 6 6 1 1 1', ['spades', 'yes'])
    expect(table.model('enemy').stun).toBe(2)
    const far = scene('spades', { hand: ['two'], enemy: { touching: 'owner' } })
    suspectAt(far, 20, 10)
    far.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 1')
    expect(far.crew('a').hand).toEqual(['two'])
  })

  test('bmg3/trait/cheat: good dice of the enemy, once a round', () => {
    const table = scene('cheat', { hand: ['one', 'one'], enemy: { touching: 'owner' }, active: 'enemy' })
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '6 1 1 1 1', ['cheat', 'yes'])
    expect(table.model('owner').stun).toBe(0)
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '6 1 1 1 1 1 1')
    expect(table.model('owner').stun).toBe(1)
  })

  test('bmg3/trait/jack-of-spades: a card is exchanged when a model of Spades places a suspect', () => {
    const exchanged = (traits: readonly string[], ...answers: readonly Answer[]) => {
      const table = scene('jack-of-spades', { friend: { traits }, hand: ['one'], deck: ['two'] })
      table.play(
        (game, { friend }) => placeSuspect(game, suspectOrderOf(game, friend)),
        '',
        ['place-suspect', ANY],
        ...answers,
      )
      return table.crew('a').hand
    }
    expect(exchanged(['spades'], ['jack-of-spades', 'yes'])).toEqual(['two'])
    expect(exchanged([])).toEqual(['one'])
  })
})

describe('moves', () => {
  test('bmg3/trait/card-fly: 8" further through the air, and a friend for a card', () => {
    const table = scene('card-fly', { hand: ['one'], audacity: true })
    table.playOn('', ['action', 'trait:card-fly'], ['card-fly', '1'], ['action', 'move'], ['fly', to(20, 36)])
    expect(table.model('owner').at!.y).toBe(inches(36))
    expect(table.state.activation!.taken.map(({ kind }) => kind)).toEqual(['special', 'movement'])
    expect(hasEffect(table.model('owner'), 'card-fly')).toBe(false)
    expect(hasEffect(table.model('friend'), 'card-fly')).toBe(true)
    expect(() =>
      scene('card-fly', { audacity: true }).playOn(
        '',
        ['action', 'trait:card-fly'],
        ['action', 'move'],
        ['fly', to(20, 36.5)],
      ),
    ).toThrow()
    // Without Audacity there is no Movement action to come after the Special action.
    expect(useBlockedReason(scene('card-fly'), 'owner', 'card-fly')).toMatch(/no Movement action left/)
  })

  test('bmg3/trait/realistic-illusions: two markers within 8"', () => {
    const table = scene('realistic-illusions')
    expect(useBlockedReason(table, 'owner', 'realistic-illusions')).toMatch(/No marker/)
    suspectAt(table, 24, 24, 'b')
    const { id } = table.state.markers[0]!
    useTrait(table, 'owner', 'realistic-illusions', '', ['marker', `${id}`], ['move-marker', to(24, 28)])
    expect(table.state.markers[0]!.at.y).toBe(inches(28))
  })

  test('bmg3/trait/savage-throw: a marker within 2" hits an enemy within 8" for two stuns', () => {
    const table = scene('savage-throw', { friend: { at: [40, 40] } })
    expect(useBlockedReason(table, 'owner', 'savage-throw')).toMatch(/No marker/)
    suspectAt(table, 22, 20)
    useTrait(table, 'owner', 'savage-throw', '4')
    expect(table.model('enemy').stun).toBe(2)
    expect(table.state.markers[0]!.at.y).toBeGreaterThan(inches(24))
    const far = scene('savage-throw', { enemy: { at: [20, 29.3] } })
    suspectAt(far, 22, 20)
    expect(useBlockedReason(far, 'owner', 'savage-throw')).toMatch(/no enemy/)
  })

  test('bmg3/trait/for-my-lords: becomes the target for who shares a keyword', () => {
    const shot = (traits: readonly string[], x = 24, ...answers: readonly Answer[]) => {
      const table = scene('for-my-lords', {
        owner: { traits: ['for-my-lords', 'spades'] },
        friend: { traits, at: [x, 20], willpower: 9, endurance: 9 },
        enemy: { weapons: [gun] },
        active: 'enemy',
      })
      table.play(
        (game, { enemy, friend }) => rangedAttack(game, enemy, 0, { targets: [friend] }),
        '6 1 1 1',
        ...answers,
      )
      return [table.model('owner').injury, table.model('friend').injury]
    }
    expect(shot(['spades'], 24, ['for-my-lords', 'yes'])).toEqual([1, 0])
    expect(shot([])).toEqual([0, 1])
    expect(shot(['spades'], 25.3)).toEqual([0, 1])
  })
})
