import type { MatchOrder } from '../../worker/protocol.ts'
import { COMPUTER, PERSON } from '../bmg/new-game/choices.ts'

const recruit = (rank: string) => (id: string) => ({ id, rank, equipment: [] })
const [leader, sidekick, henchman] = ['leader', 'sidekick', 'henchman'].map(recruit) as [
  ReturnType<typeof recruit>,
  ReturnType<typeof recruit>,
  ReturnType<typeof recruit>,
]

/** Five each, whose cards every edition carries out: fewer than ready-made bands have, for a short first game. */
const patrol = {
  leader: 'batman-dkr',
  affiliation: 'batman',
  reputation: 300,
  models: [
    leader('batman-dkr'),
    sidekick('gordon'),
    henchman('gcpd-detective'),
    henchman('gotham-policeman'),
    henchman('gotham-policewoman'),
  ],
}
const circus = {
  leader: 'joker-ac',
  affiliation: 'joker',
  reputation: 300,
  models: [
    leader('joker-ac'),
    sidekick('harley-quinn-ac'),
    henchman('six'),
    henchman('harley-thug-2'),
    henchman('contra-auguste'),
  ],
}

/**
 * One click: two small bands, a plain scenario with few rounds, and an opponent who makes mistakes. The computer lays the
 * table out.
 */
export const quickOrder =
  (game: string) =>
  (seed: string): MatchOrder => ({
    game,
    seed,
    setup: {
      bands: [
        { seat: PERSON, band: patrol },
        { seat: COMPUTER, band: circus },
      ],
      board: 'crime-alley',
      scenario: 'patrol',
    },
    seats: { [PERSON]: { kind: 'person' }, [COMPUTER]: { kind: 'bot', name: 'novice' } },
    // The first question is the first plan.
    prepared: 'table',
  })
