import { type CrewList, readyMade, readyMadeCrews } from '@gargoyle/bmg3'
import type { MatchOrder } from '../../worker/protocol.ts'
import { COMPUTER, PERSON } from './new-game/choices.ts'

/**
 * One click: three against three, face to face in the street, nothing odd in the air, and an opponent who makes mistakes.
 * The computer lays everything out, so that the first question is who acts.
 */
export function quickStart(seed: string): MatchOrder {
  return {
    game: 'bmg3',
    seed,
    setup: {
      crews: [
        { seat: PERSON, crew: fewOf('gcpd-signal', ['agent-3', 'gcpd-cop-1']) },
        { seat: COMPUTER, crew: fewOf('joker-carnival', ['grumpy', 'axe-clown']) },
      ],
      board: 'crime-alley',
      encounter: 'street-fight',
      event: 'none',
      // Three models and most of a deck: not what the rules of crew building allow.
      casual: true,
    },
    seats: { [PERSON]: { kind: 'person' }, [COMPUTER]: { kind: 'bot', name: 'novice' } },
    prepared: 'round',
  }
}

/** Cards that are played in the middle of what others do, or before anybody acts: not for a first game. */
const notAtFirst: ReadonlySet<string> = new Set([
  'bloody-knuckles',
  'cold-pavement',
  'gcpd-every-beat-covered',
  'gcpd-hands-where-i-can-see-them',
  'gcpd-sealed-evidence',
  'two-and-two',
])

/** The Boss and the deck of a ready-made crew, with only these beside the Boss. */
function fewOf(name: string, henchmen: readonly string[]): CrewList {
  const { boss, models, deck, reputation } = readyMadeCrews[name]!
  const { affiliation } = readyMade[name]!
  return {
    boss,
    affiliation,
    reputation,
    models: [
      ...models.filter(({ id }) => id === boss),
      ...henchmen.map((id) => ({ id, rank: 'henchman' as const, equipment: [] })),
    ],
    deck: deck.filter(({ card }) => !notAtFirst.has(card)),
  }
}
