import { defineGame, isRecord, ok, type Prepared, type Result, refused, seat } from '../../index.ts'
import { type RaceRoof, roofs } from './roof.ts'
import type { RaceState, Runner } from './runner.ts'
import { runTurn, train } from './turn.ts'

/** Who runs where. */
export type RaceSetup = { readonly seats: readonly string[]; readonly roof: string }

const lastTurn = 200

/**
 * Rooftop Race: two to four runners, from chimney to chimney. Points and distances instead of squares, dice
 * with rerolls, strides that explain themselves, and smoke under the feet of the runner who gets ahead.
 */
export const race = defineGame({
  id: 'race',
  rulesVersion: 1,

  prepare(given): Result<Prepared<RaceSetup, RaceRoof>> {
    if (!isRecord(given)) return refused('The setup must name seats and a roof.')
    const { seats, roof = 'bakery' } = given
    if (
      !Array.isArray(seats) ||
      seats.length < 2 ||
      seats.length > 4 ||
      !seats.every((each) => typeof each === 'string')
    ) {
      return refused('Two to four runners must be named.', { path: 'seats' })
    }
    const content = typeof roof === 'string' && Object.hasOwn(roofs, roof) ? roofs[roof] : undefined
    if (content === undefined) {
      return refused(`There is no such roof: take one of ${Object.keys(roofs).join(', ')}.`, { path: 'roof' })
    }
    return ok({ setup: { seats: [...seats], roof: String(roof) }, content })
  },

  seats: (setup) => setup.seats.map(seat),

  start({ seats, content }): RaceState {
    const lane = Math.floor(content.width / (seats.length + 1))
    const runners = seats.map(
      (each, i): Runner => ({
        seat: each,
        x: 0,
        y: lane * (i + 1),
        legs: 0,
        nerve: 0,
        winded: false,
        tools: [],
      }),
    )
    return { phase: 'training', turn: 0, runners, winner: null }
  },

  step: (game) => (game.state.phase === 'training' ? train(game) : runTurn(game)),

  isOver: (state) => state.winner !== null || state.turn >= lastTurn,
  outcome: (state) => ({ winner: state.winner, turns: state.turn }),

  clone: ({ phase, turn, runners, winner }) => ({
    phase,
    turn,
    runners: runners.map(({ seat, x, y, legs, nerve, winded, tools }) => ({
      seat,
      x,
      y,
      legs,
      nerve,
      winded,
      tools: tools.slice(),
    })),
    winner,
  }),

  view: ({ phase, turn, runners, winner }, roof) => ({
    phase,
    turn,
    winner,
    roof,
    runners: runners.map((runner) => ({ ...runner, tools: runner.tools.slice() })),
  }),

  // Nothing on a roof is hidden: training is opened before the race begins.
  resample: (state) => state,
})
