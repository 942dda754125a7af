import { COMPUTER, PERSON } from '../../bmg/new-game/choices.ts'

/** Two whole ready-made crews on one of our boards, for tests that need more than the small game of Play now. */
export const wholeSetup = {
  crews: [
    { seat: PERSON, crew: 'gcpd-signal' },
    { seat: COMPUTER, crew: 'joker-carnival' },
  ],
  board: 'crime-alley',
  encounter: 'showdown',
  event: 'none',
}

/** A person against the computer. */
export const wholeSeats = {
  [PERSON]: { kind: 'person' },
  [COMPUTER]: { kind: 'bot', name: 'novice' },
} as const
