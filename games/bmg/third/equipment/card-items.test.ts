import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { playObjective, scoreWaiting } from '../cards/objectives.ts'
import { inflict } from '../damage/harm.ts'
import { placeSuspect, revealSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import { plainCard } from '../testing/plain-card.ts'
import { type SceneSketch, scene, suspectAt } from '../testing/scene.ts'
import { ANY, type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { FEAR, fearCards } from '../weapons/fear.ts'

type Table = ReturnType<typeof scene>

describe('bmg3/trait/the-cleaner', () => {
  const reveal = (by: 'owner' | 'friend', ...answers: readonly Answer[]) => {
    const table = scene('the-cleaner', { decks: { a: ['one', 'two'] } })
    suspectAt(table, 20, 22, 'b')
    table.play((game, models) => revealSuspect(game, models[by], game.state.markers[0]!), '', ...answers)
    return table.crew('a').hand
  }

  test('bmg3/trait/the-cleaner: a card for what it reveals itself, if its player wants', () => {
    expect(reveal('owner', ['the-cleaner', 'yes'])).toEqual(['two'])
    expect(reveal('owner', ['the-cleaner', 'no'])).toEqual([])
    expect(reveal('friend')).toEqual([])
  })
})

describe('bmg3/trait/last-service', () => {
  const lose = (x: number, ...answers: readonly Answer[]) => {
    const table = scene('last-service', { friend: { at: [x, 20] }, decks: { a: ['one', 'two'] } })
    table.play((game, { friend }) => inflict(game, friend, { injury: 9, cause: 'test' }), '', ...answers)
    return table.crew('a').hand
  }

  test('bmg3/trait/last-service: a card for a friend lost within 8" and in sight', () => {
    expect(lose(29.1, ['search', 'one'])).toEqual(['one'])
    expect(lose(29.1, ['search', 'none'])).toEqual([])
    expect(lose(29.2)).toEqual([])
  })

  test('bmg3/trait/last-service: not for itself', () => {
    const table = scene('last-service', { decks: { a: ['one'] } })
    table.play((game, { owner }) => inflict(game, owner, { injury: 9, cause: 'test' }))
    expect(table.asked).toEqual([])
  })
})

describe('bmg3/trait/inspiration', () => {
  const easy = {
    ...plainCard('Easy'),
    play: 'execute' as const,
    objective: { text: 'Met.', met: () => true },
  }
  const play = (active: 'owner' | 'friend', ...answers: readonly Answer[]) => {
    const table = scene('inspiration', {
      cards: { easy },
      hands: { a: ['easy', 'one', 'one', 'one'] },
      decks: { a: ['two', 'one'] },
      active,
    })
    table.play((game) => playObjective(game, seat('a'), 'easy'), '', ...answers)
    return table.crew('a').hand.at(-1)
  }

  test('bmg3/trait/inspiration: any card instead of the next one, in its own activation', () => {
    expect(play('owner', ['search', 'two'])).toBe('two')
    expect(play('owner', ['search', 'none'])).toBe('one')
    expect(play('friend')).toBe('one')
  })

  test('bmg3/trait/inspiration: also for a card that waits for the end of the round, and not when that is scored', () => {
    const slow = { ...easy, name: 'Slow', score: 'end-of-round' as const }
    const table = scene('inspiration', {
      cards: { slow },
      hands: { a: ['slow', 'one', 'one', 'one'] },
      decks: { a: ['two', 'one', 'one'] },
    })
    table.play((game) => playObjective(game, seat('a'), 'slow'), '', ['search', 'two'])
    expect(table.crew('a')).toMatchObject({ waiting: [{ card: 'slow' }], hand: ['one', 'one', 'one', 'two'] })
    table.play((game) => scoreWaiting(game, seat('a')))
    expect([table.crew('a').accomplished, table.asked]).toEqual([['slow'], []])
  })
})

describe('bmg3/trait/familiar-with-the-subject', () => {
  const cards = { seven: plainCard('Seven of Spades'), nine: plainCard('Nine of Diamonds') }
  const put = (enemyAt: readonly [number, number], ...answers: readonly Answer[]) => {
    const table = scene(['familiar-with-the-subject', 'spades'], {
      cards,
      decks: { a: ['seven', 'nine'] },
      enemy: { at: enemyAt },
    })
    table.play(
      (game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)),
      '',
      ['place-suspect', to(20, 21.18)],
      ...answers,
    )
    return table
  }

  test('bmg3/trait/familiar-with-the-subject: a card of its suit, near an enemy', () => {
    const table = put([20, 26.3], ['search', 'seven'])
    expect(table.crew('a').hand).toEqual(['seven'])
    expect(Object.keys(table.offered('search'))).toEqual(['seven', 'none'])
    expect(put([20, 26.5]).asked).toEqual(['a: place-suspect'])
  })
})

describe('before the game', () => {
  test('bmg3/trait/intense-fear: a Fear card in the deck', () => {
    const table = scene('intense-fear', { cards: fearCards, decks: { a: ['one'] } })
    table.play((game) => trigger(game, 'cards-drawn', {}))
    expect(table.crew('a').deck.toSorted()).toEqual([FEAR, 'one'])
  })

  test('bmg3/trait/working-in-advance: an enemy suffers Terror', () => {
    const table = scene('working-in-advance', { decks: { b: ['one', 'two'] } })
    table.play((game) => trigger(game, 'deployed', {}))
    expect(table.crew('b')).toMatchObject({ deck: ['one'], terror: ['two'] })
  })
})

describe('Nightmares', () => {
  const dream = (trait: string, sketch: SceneSketch = {}) =>
    scene(trait, { friend: { traits: ['nightmare'] }, ...sketch })

  test('bmg3/trait/apparition: takes the place of a Nightmare, which is gone', () => {
    const table = dream('apparition', { friend: { traits: ['nightmare'], at: [40, 20] } })
    useTrait(table, 'owner', 'apparition', '', ['place', ANY])
    expect(table.model('friend').condition).toBe('casualty')
    expect(table.model('owner').at!.x).toBeGreaterThan(90_000)
    expect(useBlockedReason(scene('apparition'), 'owner', 'apparition')).toBeDefined()
  })

  const hit = (table: Table, ...answers: readonly Answer[]) => {
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 4', ...answers)
    return [table.model('owner').stun, table.model('friend').stun]
  }

  test('bmg3/trait/fear-advantage: a Nightmare within 4" takes the hits, for nothing', () => {
    const enemy = { touching: 'owner', side: 'north' } as const
    const near = () => dream('fear-advantage', { enemy, active: 'enemy' })
    expect(hit(near(), ['fear-advantage', '1'])).toEqual([0, 1])
    expect(hit(near(), ['fear-advantage', 'none'])).toEqual([1, 0])
    const awake = scene('fear-advantage', { enemy, active: 'enemy' })
    expect(hit(awake)).toEqual([1, 0])
    const far = dream('fear-advantage', { enemy, friend: { traits: ['nightmare'], at: [25.2, 20] } })
    expect(hit(far)).toEqual([1, 0])
  })

  test('bmg3/trait/fear-advantage: beside Protect Me! Nightmares cost no Effort', () => {
    const table = scene(['protect-me', 'fear-advantage'], {
      friend: { traits: ['nightmare'] },
      enemy: { touching: 'owner', side: 'north' },
      active: 'enemy',
    })
    expect(hit(table, ['fear-advantage', '1'])).toEqual([0, 1])
    expect(table.asked).not.toContain('a: protect-me')
  })

  test('bmg3/trait/disposable-nightmare: the next card goes under the deck when it is gone', () => {
    const table = dream('disposable-nightmare', { decks: { a: ['one', 'two'] } })
    table.play((game, { friend }) => inflict(game, friend, { injury: 9, cause: 'test' }))
    expect(table.crew('a').deck).toEqual(['one', 'two'])
    table.play((game, { owner }) => inflict(game, owner, { injury: 9, cause: 'test' }))
    expect(table.crew('a').deck).toEqual(['two', 'one'])
  })

  test('bmg3/trait/terrible-visage: the suspect it appears at may be moved 4"', () => {
    const table = scene(['nightmare', 'terrible-visage'])
    const suspect = suspectAt(table, 30, 30)
    table.play(
      (game, { owner }) => trigger(game, 'activation-start', { active: owner }),
      '',
      ['appear', `${suspect}`],
      ['place', ANY],
      ['move-marker', to(30, 34)],
    )
    expect(table.state.markers[0]?.at).toMatchObject({ x: inches(30), y: inches(34) })
  })
})
