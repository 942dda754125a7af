import type { MatchOrder } from '../../worker/protocol.ts'
import { COMPUTER, PERSON } from './new-game/choices.ts'

/**
 * One click: a small crew that is easy to play, a street with a bit of everything, the mission that the rulebook
 * prints, nothing odd in the air, and an opponent who makes mistakes.
 */
export function quickStart(seed: string): MatchOrder {
  return {
    game: 'bmg3',
    seed,
    setup: {
      crews: [
        { seat: PERSON, crew: 'gcpd-signal' },
        { seat: COMPUTER, crew: 'joker-carnival' },
      ],
      board: 'crime-alley',
      encounter: 'showdown',
      event: 'none',
    },
    seats: { [PERSON]: { kind: 'person' }, [COMPUTER]: { kind: 'bot', name: 'novice' } },
  }
}
