import { expire, isConscious, isOnTable, opponentOf } from '@gargoyle/bmg-common'
import type { Rule, Seat } from '@gargoyle/engine'
import { noMemories } from '@gargoyle/engine'
import { discard, discardSome, draw, HAND, shuffleDeck } from '../cards/hand.ts'
import { scoreWaiting } from '../cards/objectives.ts'
import { isCardWindowOpen, openCardWindow, playCards } from '../cards/phase-window.ts'
import { comeRound } from '../damage/healing.ts'
import { isAside } from '../model/aside.ts'
import { crewOf } from '../model/crew.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { type Crew, emptyTally, type Model, type Play } from '../state.ts'

/** bmg3/core/game-end */
export const LAST_ROUND = 4

/** bmg3/core/resource-points */
const RESOURCES = 3

/**
 * bmg3/core/recount-order: traits, spent resources, objectives, statuses, damage, end of the game, refresh. Each
 * is a step of its own.
 */
export function* recount(game: Play): Rule<void> {
  const { state } = game
  const step = steps[state.part] ?? game.broken(`The Recount has no step ${state.part}.`)
  state.part++
  const deed = step(game)
  if (deed !== undefined) yield* deed
  // The step goes on as long as cards are played.
  if (isCardWindowOpen(game)) state.part--
}

const steps: readonly ((game: Play) => Rule<void> | undefined)[] = [
  traits,
  spentResources,
  objectives,
  statuses,
  recoveries,
  endOrRefresh,
]

const inOrder = (game: Play): readonly Seat[] => [
  game.state.initiative,
  opponentOf(game, game.state.initiative),
]

function* traits(game: Play): Rule<void> {
  game.emit({
    name: 'recount',
    text: `Recount of round ${game.state.round}.`,
    rule: 'bmg3/core/recount-order',
  })
  yield* trigger(game, 'recount-start', {})
}

function spentResources(game: Play): undefined {
  for (const seat of inOrder(game)) discardSpent(crewOf(game, seat))
}

/** bmg3/core/resource-points: what was played as a resource goes back to the bottom of the deck. */
function discardSpent(crew: Crew): void {
  for (const id of crew.spent) discard(crew, id)
  crew.spent = []
}

function* objectives(game: Play): Rule<void> {
  if (!isCardWindowOpen(game)) {
    game.emit({ name: 'scoring', text: 'Objectives are counted.', rule: 'bmg3/core/objective-scoring' })
    openCardWindow(game)
    return
  }
  yield* playCards(game, 'recount')
  if (isCardWindowOpen(game)) return
  for (const seat of inOrder(game)) yield* scoreWaiting(game, seat)
}

function* statuses(game: Play): Rule<void> {
  yield* trigger(game, 'recount-status', {})
}

/** bmg3/core/recovery: a stun off each conscious model, then an Endurance roll for each K.O. model. */
function* recoveries(game: Play): Rule<void> {
  const out = game.state.models.filter((model) => model.condition === 'ko')
  for (const model of game.state.models) {
    if (!isOnTable(model) || !isConscious(model) || model.stun === 0) continue
    if (!applies(game, 'no-recovery', { about: model })) model.stun--
  }
  for (const model of out) yield* recover(game, model)
  yield* trigger(game, 'recount-end', {})
}

function* recover(game: Play, model: Model): Rule<void> {
  if (model.condition !== 'ko' || applies(game, 'no-recovery', { about: model })) return
  if (applies(game, 'recovers-surely', { about: model })) {
    wake(game, model)
    return
  }
  const { passed } = yield* skillRoll(game, model, 'endurance', {
    reason: 'recovery',
    rule: 'bmg3/core/recovery',
  })
  if (passed) wake(game, model)
}

function wake(game: Play, model: Model): void {
  if (model.stun > 0) model.stun--
  comeRound(game, model, 'recount')
}

/** bmg3/core/game-end: after round 4, or when a crew has no model left to activate. */
function* endOrRefresh(game: Play): Rule<void> {
  const { state } = game
  const lost = game.seats.filter((seat) => !hasSomebody(game, seat))
  if (lost.length > 0)
    finish(game, lost.length > 1 ? 'Nobody is left to act.' : `${lost[0]} has nobody left to act.`)
  else if (state.round >= LAST_ROUND) finish(game, `Round ${LAST_ROUND} is over.`)
  else yield* refresh(game)
}

const hasSomebody = (game: Play, seat: Seat): boolean =>
  game.state.models.some(
    (model) =>
      model.seat === seat &&
      (isConscious(model) || (model.condition === 'away' && !isAside(model))) &&
      !applies(game, 'acts-on-orders', { about: model }),
  )

function finish(game: Play, reason: string): void {
  game.state.stage = 'over'
  game.state.reasonOver = reason
  game.emit({ name: 'game-over', text: reason, rule: 'bmg3/core/game-end' })
}

/** bmg3/core/refresh: markers off, three resource points, one card exchanged, a full hand, the next round. */
function* refresh(game: Play): Rule<void> {
  const { state } = game
  yield* trigger(game, 'refresh', {})
  expire(game, 'round')
  for (const model of state.models) {
    model.activated = false
    model.audacity = false
    model.resting = false
    model.usedThisRound = []
    model.roundMemory = noMemories
  }
  state.roundMemory = noMemories
  state.mustActivate = undefined
  for (const seat of inOrder(game)) yield* readyCrew(game, seat)
  state.round++
  state.stage = 'lead'
  state.part = 0
}

function* readyCrew(game: Play, seat: Seat): Rule<void> {
  const crew = crewOf(game, seat)
  crew.leadBonus = crew.passes
  crew.passes = 0
  crew.resources = resourcePoints(game, seat)
  crew.round = emptyTally()
  // Resources of the Recount itself, played after the others went back.
  discardSpent(crew)
  yield* discardSome(game, seat, 0, 1, 'Discard a card before the next round?')
  shuffleDeck(game, seat)
  draw(game, seat, HAND - crew.hand.length)
}

/** Three, and what models add or take away. bmg3/core/resource-points */
export function resourcePoints(game: Play, seat: Seat): number {
  let points = RESOURCES
  for (const model of game.state.models) {
    if (model.seat === seat) points += computeTotal(game, 'resource-points', { about: model }, 0)
  }
  return Math.max(0, points + strongestAgainst(game, seat))
}

/** What the opponent's models take away: several of them no more than one. */
function strongestAgainst(game: Play, seat: Seat): number {
  let lowest = 0
  for (const model of game.state.models) {
    if (model.seat !== seat)
      lowest = Math.min(lowest, computeTotal(game, 'enemy-resource-points', { about: model }, 0))
  }
  return lowest
}
