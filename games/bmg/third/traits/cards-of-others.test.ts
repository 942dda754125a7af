import { addMarker } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { inflict } from '../damage/harm.ts'
import { revealSuspect } from '../manipulate/suspects.ts'
import { recount } from '../round/recount.ts'
import { trigger } from '../rules/rule-system.ts'
import { sceneWithCardsInPlay as scene } from '../testing/scenes/cards-in-play.ts'
import { type Answer, place } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const suspectAt = (table: ReturnType<typeof scene>, x: number, y: number, whose: 'a' | 'b' = 'a') =>
  table.play((game) => void addMarker(game, 'suspect', place([x, y]), seat(whose)))

describe('actions', () => {
  test('bmg3/trait/pop-dart: a look at the next two cards, unless an objective was played', () => {
    const table = scene('pop-dart', { decks: { a: ['one', 'one', 'two'] } })
    const end = (...answers: readonly Answer[]) =>
      table.play((game, { owner }) => trigger(game, 'activation-end', { active: owner }), '', ...answers)
    end(['look', 'no'])
    expect(table.crew('a').deck).toEqual(['one', 'one', 'two'])
    end(['look', 'yes'], ['pop-dart', 'two'])
    expect(table.crew('a').deck).toEqual(['two', 'one', 'one'])
    // The player who has looked puts one of them under the deck.
    expect(Object.keys(table.offered('pop-dart'))).toEqual(['one', 'two'])
    table.state.activation!.objectivesBy = [seat('a')]
    end()
  })

  test('bmg3/trait/genius-special: a card of the opponent for suspects, and it works at once', () => {
    const table = scene('genius-special', {
      enemy: { ranks: ['leader'], willpower: 4 },
      owner: { willpower: 9 },
      hands: { b: ['run', 'one'] },
      decks: { b: ['two'] },
    })
    expect(useBlockedReason(table, 'owner', 'genius-special')).toMatch(/no enemy/)
    suspectAt(table, 22, 22)
    useTrait(table, 'owner', 'genius-special', '6 6 6', ['genius', 'run'], ['open-card', 'run'])
    expect(table.state.markers).toEqual([])
    expect([table.crew('b').deck, table.crew('b').spent]).toEqual([['run'], []])
    expect(table.crew('b').hand).toEqual(['one', 'two'])
    expect(table.model('owner').effects).toMatchObject([{ id: 'card-haste' }])
  })

  test('bmg3/trait/genius-special: until the round ends it may be played, then it is under its deck', () => {
    const table = scene('genius-special', {
      enemy: { ranks: ['leader'], willpower: 4 },
      owner: { willpower: 9 },
      hands: { b: ['run', 'one'] },
      decks: { b: ['two'] },
    })
    suspectAt(table, 22, 22)
    useTrait(table, 'owner', 'genius-special', '6 6 6', ['genius', 'run'], ['open-card', 'none'])
    expect([table.crew('b').hand, table.crew('b').spent]).toEqual([['one', 'two'], ['run']])
    const begin = (who: 'friend' | 'enemy', ...answers: readonly Answer[]) => {
      table.play((game, models) => trigger(game, 'activation-start', { active: models[who] }), '', ...answers)
      return table.asked
    }
    expect([begin('enemy'), begin('friend', ['open-card', 'run'])]).toEqual([[], ['a: open-card']])
    expect([table.crew('b').deck, table.crew('a').resources]).toEqual([['run'], 3])
    expect(begin('friend')).toEqual([])
  })

  test('bmg3/trait/genius-special: a card of another time waits for it, and not beyond the Recount', () => {
    const table = scene('genius-special', {
      enemy: { ranks: ['leader'], willpower: 4 },
      owner: { willpower: 9 },
      hands: { b: ['shield'] },
      decks: { b: ['two'] },
    })
    suspectAt(table, 22, 22)
    useTrait(table, 'owner', 'genius-special', '6 6 6', ['genius', 'shield'])
    const hit = (...answers: readonly Answer[]) =>
      table.play(
        (game, { friend, enemy }) => inflict(game, friend, { stun: 1, by: enemy, cause: 'test' }),
        '',
        ...answers,
      )
    hit(['open-card', 'none'])
    hit(['open-card', 'shield'])
    expect(table.crew('a').victoryPoints).toBe(1)
    const late = scene('genius-special', {
      enemy: { ranks: ['leader'], willpower: 4 },
      owner: { willpower: 9 },
      hands: { b: ['shield'] },
      decks: { b: ['two'] },
    })
    suspectAt(late, 22, 22)
    useTrait(late, 'owner', 'genius-special', '6 6 6', ['genius', 'shield'])
    Object.assign(late.state, { activation: undefined, stage: 'recount', part: 1 })
    late.play((game) => recount(game))
    expect(late.crew('b').deck).toContain('shield')
    late.play((game, { friend, enemy }) => inflict(game, friend, { stun: 1, by: enemy, cause: 'test' }))
    expect(late.asked).toEqual([])
  })

  test('bmg3/trait/cinnamon: a player who removes it near a friend pays with a card', () => {
    const table = scene('cinnamon', { hands: { b: ['one', 'two'] } })
    suspectAt(table, 22, 22)
    useTrait(table, 'owner', 'cinnamon')
    table.play((game, { enemy }) => revealSuspect(game, enemy, game.state.markers[0]!), '', ['snatch', 'two'])
    expect(table.crew('b').deck).toEqual([])
    expect(table.crew('b').hand).toContain('one')
  })

  test('bmg3/trait/cinnamon: the marker outlasts its maker, but not the round', () => {
    const asked = (until: 'K.O.' | 'refresh') => {
      const table = scene('cinnamon', { hands: { b: ['one', 'two'] } })
      suspectAt(table, 22, 22)
      useTrait(table, 'owner', 'cinnamon')
      table.model('owner').condition = 'ko'
      if (until === 'refresh') table.play((game) => trigger(game, 'refresh', {}))
      table.play(
        (game, { enemy }) => revealSuspect(game, enemy, game.state.markers[0]!),
        '',
        ...(until === 'refresh' ? [] : ([['snatch', 'two']] as const)),
      )
      return table.asked
    }
    expect([asked('K.O.'), asked('refresh')]).toEqual([['a: snatch'], []])
  })

  test('bmg3/trait/rich-family: a resource for nothing', () => {
    const table = scene('rich-family', { hands: { a: ['run'] } })
    table.crew('a').resources = 0
    useTrait(table, 'owner', 'rich-family')
    expect(table.model('owner').effects).toMatchObject([{ id: 'card-haste' }])
    expect(table.crew('a')).toMatchObject({ resources: 0, spent: ['run'] })
    expect(useBlockedReason(scene('rich-family'), 'owner', 'rich-family')).toMatch(/no card/)
  })

  test('bmg3/trait/showmanship: the same, with two enemies within 4"', () => {
    const why = (friendSeat: 'a' | 'b') =>
      useBlockedReason(
        scene('showmanship', {
          hands: { a: ['run'] },
          friend: { seat: friendSeat },
          enemy: { at: [20, 24] },
        }),
        'owner',
        'showmanship',
      )
    expect([why('b'), why('a')]).toEqual([undefined, 'There are no two enemies within 4".'])
  })
})
