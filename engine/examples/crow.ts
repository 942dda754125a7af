import { ask, choose, defineGame, isRecord, ok, refused, seat, sumOf } from '../index.ts'

/** Greedy Crow: dig for shiny things as long as you dare. A 1 scares you away from all you found. */
export const crow = defineGame({
  id: 'crow',
  rulesVersion: 1,
  prepare(given) {
    const { seats, goal = 30 } = isRecord(given) ? given : {}
    if (!Array.isArray(seats) || seats.length < 2) return refused('Two crows or more.', { path: 'seats' })
    if (typeof goal !== 'number' || !(goal > 0)) return refused('The goal must be above 0.', { path: 'goal' })
    const setup = { seats: seats.map(String), goal }
    return ok({ setup, content: setup })
  },
  seats: (setup) => setup.seats.map(seat),
  start: ({ seats }) => ({ turn: 0, found: 0, nest: Object.fromEntries(seats.map((name) => [name, 0])) }),
  *step(game) {
    const { state, seats } = game
    const me = seats[state.turn % seats.length]!
    const options = ['dig', 'fly home'] as const
    const wish = yield* ask(game, me, choose({ name: 'dig-or-fly', prompt: 'Dig on, or fly home?', options }))
    const face = wish === 'dig' ? sumOf(game.dice.roll({ purpose: 'dig', seat: me })) : 0
    if (face > 1) {
      state.found += face
      return
    }
    if (wish === 'fly home') state.nest[me]! += state.found
    game.emit({ name: 'home', text: `${me} comes home and has ${state.nest[me]} shiny things.` })
    state.found = 0
    state.turn++
  },
  isOver: (state, { goal }) => Object.values(state.nest).some((shiny) => shiny >= goal),
  outcome: (state) => ({ ...state.nest }),
  clone: (state) => ({ ...state, nest: { ...state.nest } }),
  view: (state) => ({ ...state, nest: { ...state.nest } }),
  resample: (state) => state,
})
