import { opponentOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type Seat } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { endGame } from './end-game.ts'

/** Counters left in the bag. */
export const inTheBag = ({ state }: Play): number =>
  Object.values(state.bag).reduce((sum, count) => sum + count, 0)

/**
 * A counter is drawn and stays out; its owner picks who plans and activates first. An empty bag ends the game.
 * bmg1/core/take-the-lead, bmg2/core/take-the-lead, bmg1/core/lead-draw-alternates
 */
export function* takeTheLead(game: Play): Rule<void> {
  const { state } = game
  if (state.part === 0) {
    const early = earlyBird(game)
    if (early === undefined && inTheBag(game) === 0) {
      // The round that was played is the last: this one does not begin.
      state.round--
      yield* endGame(game, 'No lead counter is left in the bag.')
      return
    }
    yield* trigger(game, 'lead-start', {})
    state.lead = early === undefined ? drawLead(game) : takeLeadEarly(game, early)
    // A step of its own: what was drawn has come to light.
    state.part = 1
    return
  }
  const { lead } = state
  const first = yield* ask(
    game,
    lead,
    choose({
      name: 'lead',
      prompt: 'Who plans and activates first this round?',
      rule: ruleId(game, 'core/take-the-lead'),
      options: [lead, opponentOf(game, lead)].map((seat) => ({ id: seat, value: seat, label: seat })),
    }),
  )
  state.first = first
  state.turn = state.first
  game.emit({
    name: 'lead',
    text: `${first} plans first.`,
    rule: ruleId(game, 'core/take-the-lead'),
    about: { seat: state.first },
  })
  yield* trigger(game, 'round-start', {})
  state.stage = 'plan'
  state.part = 0
}

/** Who has the lead of the first round without a draw: nobody if both could. bmg1/strategy/early-bird */
function earlyBird({ state, seats }: Play): Seat | undefined {
  const early = seats.filter((seat) => state.bands[seat]!.inForce.includes('early-bird'))
  return state.round === 1 && early.length === 1 ? early[0] : undefined
}

function takeLeadEarly(game: Play, seat: Seat): Seat {
  game.emit({
    name: 'lead-drawn',
    text: `${seat} takes the lead without a draw.`,
    rule: ruleId(game, 'strategy/early-bird'),
    about: { seat, round: game.state.round },
  })
  return seat
}

/** Draws for the round: whose counter it is takes the lead. bmg1/core/lead-draw-alternates */
function drawLead(game: Play): Seat {
  const { state, seats } = game
  let drawn = game.dice.random.below(inTheBag(game))
  const owner = seats.find((seat) => {
    drawn -= state.bag[seat] ?? 0
    return drawn < 0
  })!
  state.bag[owner] = (state.bag[owner] ?? 0) - 1
  const { drawer } = state
  state.drawer = opponentOf(game, drawer)
  game.emit({
    name: 'lead-drawn',
    text: `${drawer} draws a counter of ${owner}, who takes the lead.`,
    rule: ruleId(game, 'core/take-the-lead'),
    about: { seat: owner, by: drawer, round: state.round },
  })
  return owner
}
