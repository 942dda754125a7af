import { recall, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { hasLooked } from '../cards/hand.ts'
import { score } from '../cards/objectives.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { penguinCards } from '../objectives/penguin.ts'
import { onTheRun, softerBlow } from '../objectives/usual-resources.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type ModelSketch, setTable } from '../testing/table.ts'
import { businessOf, gainBusiness, kingsTable } from './business.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend' | 'enemy'
  readonly hands?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
  readonly decks?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
  readonly business?: number
}

const cards = {
  ...penguinCards,
  run: { ...plainCard('Run'), resource: onTheRun(2, 4) },
  shield: { ...plainCard('Shield'), resource: softerBlow(1, 2) },
  ours: { ...plainCard('Ours'), affiliations: ['bane'] as const, resource: onTheRun(1, 4) },
  menace: { ...plainCard('Menace'), type: 'menace' as const },
  control: plainCard('Control'),
  bomb: { ...plainCard('Bomb'), keywords: ['stays-in-hand'] as const },
}

const scene = (
  trait: string,
  { owner, friend, enemy, active = 'owner', hands = {}, decks = {}, business = 0 }: Sketch = {},
) => {
  const table = setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ranks: ['leader'], ...owner },
      friend: { seat: 'a', at: [23, 20], ...friend },
      enemy: { seat: 'b', at: [20, 27], willpower: 9, endurance: 9, ...enemy },
    },
    book: { cards },
    hands,
    decks,
    active,
  })
  table.crew('a').counters.business = business
  return table
}

const business = (table: ReturnType<typeof scene>) => table.play((game) => businessOf(game, seat('a')))

describe('bmg3/trait/underworld-king', () => {
  const king = (more: Sketch = {}) => {
    const table = scene('underworld-king', { business: 3, ...more })
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['underworld-king', ['run', 'shield']])
    return table
  }

  test('bmg3/trait/underworld-king: general cards only are laid open', () => {
    const table = king()
    expect(Object.keys(table.offered('underworld-king'))).toEqual(['run', 'shield'])
  })

  test('bmg3/trait/underworld-king: Business pays for a card, which is turned down', () => {
    const table = king()
    const start = () =>
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', [
        'open-card',
        'run',
      ])
    start()
    expect(table.model('owner').effects).toMatchObject([{ id: 'card-haste', value: 4 }])
    expect([business(table), table.crew('a').resources]).toEqual([1, 3])
    // Face down it cannot be played again.
    table.state.activation!.resourcesBy = []
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
  })

  test('bmg3/trait/underworld-king: it answers damage, and not without Business', () => {
    const table = king({ active: 'enemy' })
    table.play((game, { friend }) => inflict(game, friend, { stun: 3, cause: 'a test' }), '', [
      'open-card',
      'shield',
    ])
    expect(table.model('friend').stun).toBe(1)
    const poor = king({ active: 'enemy' })
    poor.crew('a').counters.business = 0
    poor.play((game, { friend }) => inflict(game, friend, { stun: 3, cause: 'a test' }))
    expect(poor.model('friend').stun).toBe(3)
  })

  test('bmg3/trait/underworld-king: a Business counter turns a card up in the Recount', () => {
    const table = king()
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', [
      'open-card',
      'run',
    ])
    table.play((game) => trigger(game, 'recount-start', {}), '', ['turn-up', 'yes'])
    expect(business(table)).toBe(0)
    expect(recall(table.state, kingsTable)).toMatchObject({ a: { run: 'up' } })
  })
})

describe('counters', () => {
  test('bmg3/trait/the-emperor: six at first, then one for every loss and nothing else', () => {
    const table = scene('the-emperor')
    table.play((game) => trigger(game, 'deployed', {}))
    table.play((game) => gainBusiness(game, seat('a'), 3))
    expect(business(table)).toBe(6)
    table.play((game, { friend }) => knockOut(game, friend, undefined))
    expect(business(table)).toBe(7)
    table.play((game, { friend }) => becomeCasualty(game, friend, undefined))
    table.play((game, { enemy }) => becomeCasualty(game, enemy, undefined))
    expect(business(table)).toBe(8)
  })

  test('bmg3/trait/mayor-cobblepot: two at first; one makes a friend within 4" take the hits', () => {
    const table = scene('mayor-cobblepot', { enemy: { weapons: [gun] }, active: 'enemy' })
    table.play((game) => trigger(game, 'deployed', {}))
    expect(business(table)).toBe(2)
    table.play((game, { enemy, owner }) => rangedAttack(game, enemy, 0, { targets: [owner] }), '6 1 1 1', [
      'mayor-cobblepot',
      '1',
    ])
    expect([table.model('owner').injury, table.model('friend').injury, business(table)]).toEqual([0, 1, 1])
    const alone = scene('mayor-cobblepot', {
      enemy: { weapons: [gun] },
      active: 'enemy',
      friend: { at: [26, 20] },
      business: 2,
    })
    alone.play((game, { enemy, owner }) => rangedAttack(game, enemy, 0, { targets: [owner] }), '6 1 1 1')
    expect(alone.model('owner').injury).toBe(1)
  })

  test('bmg3/trait/mayor-cobblepot: Secret Equipment Bases is worth a point more', () => {
    const points = (card: string) => {
      const table = scene('mayor-cobblepot')
      table.play((game) => score(game, seat('a'), card))
      return table.crew('a').victoryPoints
    }
    const printed = (card: keyof typeof penguinCards) => penguinCards[card]!.victoryPoints
    expect(points('penguin-secret-equipment-bases')).toBe(printed('penguin-secret-equipment-bases') + 1)
    expect(points('penguin-goods-raid')).toBe(printed('penguin-goods-raid'))
  })

  test('bmg3/trait/dealer: the opponent discards, or pays with Business', () => {
    const table = scene('dealer', { hands: { b: ['control', 'control', 'menace', 'menace'] } })
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', [
      'discard',
      ['0'],
    ])
    expect(business(table)).toBe(2)
    table.play((game, { friend }) => trigger(game, 'activation-start', { active: friend }))
    expect(business(table)).toBe(2)
  })

  test('bmg3/trait/i-bought-this-place: a Free Agent is inspired for a counter', () => {
    const extra = (friend: Partial<ModelSketch>, counters = 1) => {
      const table = scene('i-bought-this-place', { friend, active: 'friend', business: counters })
      const asks = friend.ranks?.includes('free-agent') && counters > 0 && friend.at === undefined
      table.play(
        (game, models) => trigger(game, 'activation-start', { active: models.friend }),
        '',
        ...(asks ? ([['offer', 'yes']] as const) : []),
      )
      return [table.state.activation?.extra.map(({ kind }) => kind), business(table)]
    }
    expect(extra({ ranks: ['free-agent'] })).toEqual([['manipulate'], 0])
    expect(extra({ ranks: ['sidekick'] })).toEqual([[], 1])
    expect(extra({ ranks: ['free-agent'] }, 0)).toEqual([[], 0])
    expect(extra({ ranks: ['free-agent'], at: [29.3, 20] })).toEqual([[], 1])
  })

  test('bmg3/trait/i-bought-this-place: what drowns the Boss out takes that inspiration away too', () => {
    const table = scene('i-bought-this-place', {
      friend: { ranks: ['free-agent'] },
      enemy: { at: [23, 25], traits: ['legendary-solo'] },
      active: 'friend',
      business: 1,
    })
    table.play(
      (game, { friend }) => trigger(game, 'activation-start', { active: friend }),
      '',
      ['offer', 'yes'],
      ['legendary-solo', 'no'],
    )
    expect(table.state.activation).toMatchObject({ extra: [], inspired: false })
  })

  test('penguin cards: some bring Business when they are scored', () => {
    const table = scene('handyman')
    table.play((game) => score(game, seat('a'), 'penguin-smuggled-goods'))
    expect(business(table)).toBe(1)
  })
})

describe('bmg3/trait/empire-of-lies', () => {
  const lie = (enemy: Partial<ModelSketch>, ...answers: readonly (readonly [string, string])[]) => {
    const table = scene('empire-of-lies', {
      enemy,
      hands: { b: ['menace', 'control'] },
      decks: { a: ['control', 'menace'] },
    })
    table.play(
      (game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)),
      '',
      ['place-suspect', ANY],
      ...answers,
    )
    return [table.crew('b').hand, table.crew('a').hand]
  }

  test('bmg3/trait/empire-of-lies: a card goes, and one of its type comes', () => {
    expect(lie({}, ['empire-of-lies', 'menace'], ['search', 'menace'])).toEqual([
      ['control', 'menace'],
      ['menace'],
    ])
  })

  test('bmg3/trait/empire-of-lies: what stays in a hand is not discarded, and the hand has been seen', () => {
    const table = scene('empire-of-lies', { hands: { b: ['bomb'] } })
    table.play((game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)), '', [
      'place-suspect',
      ANY,
    ])
    expect(table.crew('b').hand).toEqual(['bomb'])
    expect(recall(table.state, hasLooked)).toContain(seat('a'))
  })

  test('bmg3/trait/empire-of-lies: not without an enemy within 8" that sees the suspect', () => {
    expect(lie({ at: [20, 40] })).toEqual([['menace', 'control'], []])
  })
})
