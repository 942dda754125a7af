import type { MatchOrder } from '../../worker/protocol.ts'
import { COMPUTER, PERSON } from './new-game/choices.ts'

/** One click: two small bands, a plain scenario with few rounds, and an opponent who makes mistakes. */
export const quickOrder =
  (game: string) =>
  (seed: string): MatchOrder => ({
    game,
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
  })
