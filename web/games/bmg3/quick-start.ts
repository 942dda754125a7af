import type { MatchOrder } from '../../worker/protocol.ts'
import { COMPUTER, PERSON } from '../bmg/new-game/choices.ts'
import { fewClowns, fewPolice } from './quick-crews.ts'

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
        { seat: PERSON, crew: fewPolice },
        { seat: COMPUTER, crew: fewClowns },
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
