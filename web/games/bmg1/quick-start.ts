import type { MatchOrder } from '../../worker/protocol.ts'
import { COMPUTER, PERSON } from '../counters/new-game/choices.ts'

/** One click: two small bands, a plain scenario with few rounds, and an opponent who makes mistakes. */
export function quickStart(seed: string): MatchOrder {
  return {
    game: 'bmg1',
    seed,
    setup: {
      bands: [
        { seat: PERSON, band: 'batman-patrol' },
        { seat: COMPUTER, band: 'joker-circus' },
      ],
      board: 'crime-alley',
      scenario: 'patrol',
    },
    seats: { [PERSON]: { kind: 'person' }, [COMPUTER]: { kind: 'bot', name: 'novice' } },
  }
}
