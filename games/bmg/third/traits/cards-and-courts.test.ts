import { addMarker } from '@gargoyle/bmg-common'
import { recall, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { noteLook } from '../cards/hand.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { putSuspect, revealSuspect } from '../manipulate/suspects.ts'
import { namedCards } from '../objectives/named-cards.ts'
import { trigger } from '../rules/rule-system.ts'
import { sceneWithNamedCards } from '../testing/scene.ts'
import { type Answer, place } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { cardsOnTrial } from './cards-and-courts.ts'

const BESIDE = 30 / 25.4

type Table = ReturnType<typeof sceneWithNamedCards>

const placeAt = (table: Table, x: number, y: number, ...answers: readonly Answer[]) =>
  table.play((game, { owner }) => putSuspect(game, seat('a'), place([x, y]), owner), '', ...answers)

const suspect = (table: Table, who: 'a' | 'b', x: number, y: number) =>
  table.play((game) => void addMarker(game, 'suspect', place([x, y]), seat(who)))

const playing = (card: string, who: 'a' | 'b' = 'a') => ({
  playing: { seat: seat(who), card, stopped: undefined as string | undefined },
})

describe('decks and hands', () => {
  test('bmg3/trait/artist: keeps the next card if it was named', () => {
    const named = (card: string) => {
      const table = sceneWithNamedCards('artist', { decks: { a: ['plain', 'other'] } })
      useTrait(table, 'owner', 'artist', '', ['name-card', card])
      return [table.crew('a').hand, table.crew('a').deck]
    }
    expect([named('other'), named('plain')]).toEqual([
      [['other'], ['plain']],
      [[], ['other', 'plain']],
    ])
    expect(useBlockedReason(sceneWithNamedCards('artist'), 'owner', 'artist')).toMatch(/empty/)
  })

  test('bmg3/trait/battle-meditation: a card for another, when it places a suspect', () => {
    const table = sceneWithNamedCards('battle-meditation', {
      hands: { a: ['plain'] },
      decks: { a: ['other'] },
    })
    placeAt(table, 22, 20, ['discard', ['0']])
    expect([table.crew('a').hand, table.crew('a').deck]).toEqual([['other'], ['plain']])
    placeAt(table, 30, 20, ['discard', []])
    expect(table.crew('a').hand).toEqual(['other'])
  })

  test('bmg3/trait/designated: Target Acquired, at the start of its activation', () => {
    const table = sceneWithNamedCards('designated', { decks: { a: ['plain', 'target'] } })
    useTrait(table, 'owner', 'designated')
    expect(table.crew('a').hand).toEqual(['target'])
    expect(
      useBlockedReason(sceneWithNamedCards('designated', { decks: { a: ['plain'] } }), 'owner', 'designated'),
    ).toMatch(/no Target/)
    const late = sceneWithNamedCards('designated', { decks: { a: ['target'] } })
    late.state.activation!.taken.push({ kind: 'movement' })
    expect(useBlockedReason(late, 'owner', 'designated')).toMatch(/start/)
  })

  test('bmg3/trait/gothams-finished: Veterans search for three cards', () => {
    const table = sceneWithNamedCards('gothams-finished', {
      friend: { traits: ['veteran'] },
      decks: { a: ['plain', 'ops'] },
      active: 'friend',
    })
    useTrait(table, 'friend', 'gothams-finished@0')
    expect(table.crew('a').hand).toEqual(['ops'])
    const rookie = sceneWithNamedCards('gothams-finished', { decks: { a: ['ops'] }, active: 'friend' })
    const ids = rookie.play((game, { friend }) =>
      actionOptions(game, friend, () => undefined).map(({ id }) => id),
    )
    expect(ids).not.toContain('trait:gothams-finished@0')
  })

  test('bmg3/trait/i-see-the-light: takes I See...', () => {
    const table = sceneWithNamedCards('i-see-the-light', { decks: { a: ['plain', 'see'] } })
    useTrait(table, 'owner', 'i-see-the-light')
    expect(table.crew('a').hand).toEqual(['see'])
  })

  test('bmg3/trait/resourceful-vigilante: draws, or searches for an answer to a Reveal', () => {
    const hand = (...answers: readonly Answer[]) => {
      const table = sceneWithNamedCards('resourceful-vigilante', {
        decks: { a: ['bats-patrol-report', 'plain'] },
      })
      useTrait(table, 'owner', 'resourceful-vigilante', '', ...answers)
      return table.crew('a').hand
    }
    expect(hand(['resourceful-vigilante', 'yes'])).toEqual(['plain'])
    expect(hand(['resourceful-vigilante', 'no'], ['search', 'bats-patrol-report'])).toEqual([
      'bats-patrol-report',
    ])
  })

  test('bmg3/trait/disturb: who loses shows its hand, unless it has activated', () => {
    const table = sceneWithNamedCards('disturb', {
      enemy: { willpower: 5 },
      hands: { b: ['plain', 'other'] },
      decks: { b: ['blood'] },
    })
    useTrait(table, 'owner', 'disturb', '6 6 6', ['disturb', 'other'])
    expect(table.crew('b').hand).not.toContain('other')
    table.model('enemy').activated = true
    expect(useBlockedReason(table, 'owner', 'disturb')).toMatch(/no enemy/)
  })

  test('bmg3/trait/duke-of-duality: a die when it scores', () => {
    const scored = (dice: string) => {
      const table = sceneWithNamedCards('duke-of-duality', {
        hands: { a: ['plain'] },
        decks: { a: ['other'] },
      })
      table.play((game) => trigger(game, 'objective-scored', playing('plain')), dice)
      return table.crew('a').hand
    }
    expect([scored('2'), scored('3')]).toEqual([['plain', 'other'], []])
    const theirs = sceneWithNamedCards('duke-of-duality', { active: 'friend' })
    theirs.play((game) => trigger(game, 'objective-scored', playing('plain')))
  })

  test('bmg3/trait/law-interpretation: cards laid aside, for cards of the hand', () => {
    const table = sceneWithNamedCards('law-interpretation', {
      hands: { a: ['plain'] },
      decks: { a: ['other', 'blood'] },
    })
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['law-interpretation', ['other']])
    expect([table.crew('a').deck, table.crew('a').removed]).toEqual([['blood'], ['other']])
    placeAt(table, 22, 20, ['remove-card', 'plain'])
    expect([table.crew('a').hand, table.crew('a').removed]).toEqual([['other'], ['plain']])
    placeAt(table, 30, 20)
  })

  test('bmg3/trait/knowledge-is-power: a Special action more after a look', () => {
    const table = sceneWithNamedCards('knowledge-is-power')
    expect(useBlockedReason(table, 'owner', 'knowledge-is-power')).toMatch(/not looked/)
    table.play((game) => noteLook(game, seat('a')))
    useTrait(table, 'owner', 'knowledge-is-power')
    expect(table.state.activation!.extra).toMatchObject([{ kind: 'special' }])
  })
})

describe('courts', () => {
  test('bmg3/trait/objection: as many suspects as twice its points, once a round', () => {
    const object = (suspects: number, ...answers: readonly Answer[]) => {
      const table = sceneWithNamedCards('objection', { hands: { a: ['plain'] }, decks: { a: ['other'] } })
      for (let i = 0; i < suspects; i++) suspect(table, 'b', 20, 21 + 2 * i)
      const played = playing('plain', 'b')
      table.play((game) => trigger(game, 'resource-played', played), '', ...answers)
      return [played.playing.stopped, table.crew('a').hand]
    }
    const yes: Answer = ['objection', 'yes']
    expect(object(2, yes, ['objection-answer', 'yes'])).toEqual(['Objection!', ['other']])
    expect(object(2, yes, ['objection-answer', 'no'])).toEqual(['Objection!', ['plain']])
    expect(object(2, ['objection', 'no'])).toEqual([undefined, ['plain']])
    expect(object(3)).toEqual([undefined, ['plain']])
  })

  test('bmg3/trait/objection: the opponent says whether a card goes, and no question is asked about an empty hand', () => {
    const table = sceneWithNamedCards('objection', { hands: { a: ['plain'] } })
    for (const y of [21, 23]) suspect(table, 'b', 20, y)
    const answers: readonly Answer[] = [
      ['objection', 'yes'],
      ['objection-answer', 'no'],
    ]
    table.play((game) => trigger(game, 'resource-played', playing('plain', 'b')), '', ...answers)
    expect(table.asked).toEqual(['a: objection', 'b: objection-answer'])
    const empty = sceneWithNamedCards('objection')
    for (const y of [21, 23]) suspect(empty, 'b', 20, y)
    empty.play((game) => trigger(game, 'resource-played', playing('plain', 'b')), '', ['objection', 'yes'])
    expect(empty.asked).toEqual(['a: objection'])
  })

  test('bmg3/trait/trial: the next card lies open while a suspect is in contact, then it is gone', () => {
    const table = sceneWithNamedCards('trial', { decks: { b: ['plain', 'other'] } })
    placeAt(table, 20 + BESIDE, 20)
    expect(table.story.join()).toMatch(/lies open: Other/)
    const end = () => table.play((game, { owner }) => trigger(game, 'activation-end', { active: owner }))
    end()
    expect(table.crew('b').deck).toEqual(['plain', 'other'])
    table.state.markers = []
    end()
    expect([table.crew('b').deck, recall(table.state, cardsOnTrial)]).toEqual([['other', 'plain'], {}])
  })

  test('bmg3/trait/trial: as soon as an action is over: it comes to a suspect, and another takes that away', () => {
    const table = sceneWithNamedCards('trial', { decks: { b: ['plain', 'other'] } })
    suspect(table, 'b', 30, 30)
    const done = () =>
      table.play((game, { enemy }) =>
        trigger(game, 'action-done', { action: { actor: enemy, kind: 'movement' } }),
      )
    done()
    expect([table.story.join(), recall(table.state, cardsOnTrial)]).toEqual(['', {}])
    table.model('owner').at = place([30, 30 + BESIDE])
    done()
    expect(table.story.join()).toMatch(/lies open: Other/)
    table.state.markers = []
    done()
    expect([table.crew('b').deck, recall(table.state, cardsOnTrial)]).toEqual([['other', 'plain'], {}])
  })

  test('bmg3/trait/feedback-protection, bmg3/trait/afk: what disrupts Intel Support, and what ends it', () => {
    const tokens = (traits: readonly string[]) => {
      const table = sceneWithNamedCards('cop', { owner: { traits: ['intel-support(5)', ...traits] } })
      suspect(table, 'a', 25, 25)
      suspect(table, 'a', 30, 30)
      table.play((game, { enemy }) => revealSuspect(game, enemy, game.state.markers[0]!))
      table.play((game, { enemy }) =>
        trigger(game, 'suspect-removed', { suspect: game.state.markers[0]!, by: enemy }),
      )
      const { value } = table.model('owner').effects[0]!
      table.play((game, { owner }) => becomeCasualty(game, owner, undefined))
      return [value, table.model('owner').condition]
    }
    expect(tokens([])).toEqual([2, 'away'])
    expect(tokens(['feedback-protection', 'afk'])).toEqual([1, 'casualty'])
  })

  test('bmg3/trait/ive-caught-you: a reveal of its counts twice for Patrol Report', () => {
    const met = (by: 'owner' | 'friend') => {
      const table = sceneWithNamedCards('ive-caught-you')
      suspect(table, 'b', 25, 25)
      table.play((game, models) => revealSuspect(game, models[by], game.state.markers[0]!))
      const { objective } = namedCards['bats-patrol-report']!
      const it = { seat: seat('a'), card: 'bats-patrol-report', playedIn: 1 }
      const first = table.play((game) => objective.met({ game, ...it }))
      table.play((game) => trigger(game, 'refresh', {}))
      return [first, table.crew('a').counters.patrol]
    }
    expect([met('owner'), met('friend')]).toEqual([
      [true, undefined],
      [false, undefined],
    ])
  })

  test('bmg3/trait/agent-of-order: a Thwart with a suspect within 4"', () => {
    const table = sceneWithNamedCards('agent-of-order')
    const { objective } = namedCards['bats-containing-the-threat']!
    const met = () =>
      table.play((game) =>
        objective.met({ game, seat: seat('a'), card: 'bats-containing-the-threat', playedIn: 1 }),
      )
    suspect(table, 'a', 18, 18)
    suspect(table, 'a', 26, 20)
    table.model('enemy').at = place([45, 45])
    const two = met()
    table.model('owner').at = place([5, 5])
    expect([two, met()]).toEqual([true, false])
  })
})
