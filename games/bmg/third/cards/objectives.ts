import { modelOf } from '@gargoyle/bmg-common'
import type { Rule, Seat } from '@gargoyle/engine'
import { crewOf } from '../model/crew.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Crew, Play } from '../state.ts'
import type { CardPhase, ObjectiveCard } from './card.ts'
import { cardNamed, discard, refill, takeFrom } from './hand.ts'
import { distinctCards, unseenCards } from './unseen.ts'

/** Why a card in hand cannot be played as an objective now. */
export function objectiveBlockedReason(
  game: Play,
  seat: Seat,
  id: string,
  phase: CardPhase,
): string | undefined {
  const { play } = cardNamed(game, id)
  if (play !== phase) return `It is played in another phase: ${phaseName[play]}.`
  return objectivesBlockedReason(game, seat) ?? tooEarlyReason(game, seat, id)
}

/** Why a player cannot play any card as an objective now. */
function objectivesBlockedReason(game: Play, seat: Seat): string | undefined {
  // bmg3/core/one-card-limits
  if (game.state.activation?.objectivesBy.includes(seat))
    return 'Only one objective may be played in an activation.'
  // bmg3/trait/objectives-puzzles-everywhere
  const boss = modelOf(game, crewOf(game, seat).boss)
  return applies(game, 'puzzles-only', { about: boss }) ? 'Only puzzles accomplish it.' : undefined
}

/** Why a card of the right phase cannot be played by a player who may play one. */
function tooEarlyReason(game: Play, seat: Seat, id: string): string | undefined {
  if (crewOf(game, seat).waiting.some(({ card }) => card === id))
    return 'A card of that name is in play already.'
  const { score, objective } = cardNamed(game, id)
  const isOpen = score !== 'instant' || objective.met({ game, seat, card: id, playedIn: game.state.round })
  return isOpen ? undefined : 'Its requirements are not met.'
}

const phaseName: Readonly<Record<CardPhase, string>> = {
  lead: 'Take the Lead',
  plan: 'Raise the Plan',
  execute: 'Execute the Plan',
  recount: 'Recount',
}

/**
 * The cards of a hand that could be played as objectives, each name once. Those that are scored at once only, if
 * `instant` is given.
 */
export function playableObjectives(
  game: Play,
  seat: Seat,
  phase: CardPhase,
  instant = false,
): readonly string[] {
  return objectivesAmong(game, seat, distinctCards(game, crewOf(game, seat).hand, isPlayedIn(phase, instant)))
}

/** The cards that a player could play as objectives, for all the other one knows: in hand or not. */
export function possibleObjectives(
  game: Play,
  seat: Seat,
  phase: CardPhase,
  instant = false,
): readonly string[] {
  return objectivesAmong(game, seat, unseenCards(game, seat, isPlayedIn(phase, instant)))
}

const isPlayedIn =
  (phase: CardPhase, instant: boolean) =>
  ({ play, score }: ObjectiveCard): boolean =>
    play === phase && (!instant || score === 'instant')

/** Those of some cards of the right phase that a player may play. What holds for all of them is asked once. */
const objectivesAmong = (game: Play, seat: Seat, ids: readonly string[]): readonly string[] =>
  ids.length === 0 || objectivesBlockedReason(game, seat) !== undefined
    ? []
    : ids.filter((id) => tooEarlyReason(game, seat, id) === undefined)

/** Plays a card as an objective: scored at once, or laid open until its time comes. bmg3/core/objective-scoring */
export function* playObjective(game: Play, seat: Seat, id: string): Rule<void> {
  const crew = crewOf(game, seat)
  if (!takeFrom(crew.hand, id)) return
  const card = cardNamed(game, id)
  game.state.activation?.objectivesBy.push(seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.objectivesPlayed++
  game.emit(() => ({
    name: 'objective-played',
    text: `${seat} plays ${card.name} as an objective.`,
    rule: 'bmg3/core/objective-scoring',
    about: { seat, card: id },
  }))
  if (card.score === 'instant') yield* score(game, seat, id)
  else crew.waiting.push({ card: id, round: game.state.round })
  yield* trigger(game, 'objective-played', { playing: { seat, card: id, stopped: undefined } })
  yield* refill(game, seat, 1)
}

/** Puts a card on the pile of accomplished objectives and counts its victory points. bmg3/core/victory */
export function* score(game: Play, seat: Seat, id: string): Rule<void> {
  const crew = crewOf(game, seat)
  const card = cardNamed(game, id)
  crew.accomplished.push(id)
  crew.victoryPoints += card.victoryPoints
  for (const tally of [crew.activation, crew.round, crew.game]) tally.objectivesScored++
  game.emit(() => ({
    name: 'objective-scored',
    text: `${seat} scores ${card.name}: ${card.victoryPoints} victory point${card.victoryPoints === 1 ? '' : 's'}.`,
    rule: 'bmg3/core/objective-scoring',
    about: { seat, card: id, victoryPoints: card.victoryPoints },
  }))
  const reward = card.objective.reward?.({ game, seat, card: id })
  if (reward !== undefined) yield* reward
  yield* trigger(game, 'objective-scored', { playing: { seat, card: id, stopped: undefined } })
}

/**
 * Checks the cards that wait for the end of the round. What is met is scored, one of each name at a time; what
 * is not is discarded, unless its timing is its own. bmg3/core/recount-order, bmg3/core/objective-scoring
 */
export function* scoreWaiting(game: Play, seat: Seat): Rule<void> {
  const crew: Crew = crewOf(game, seat)
  const scored = new Set<string>()
  for (const waiting of crew.waiting.slice()) {
    const card = cardNamed(game, waiting.card)
    const met = card.objective.met({ game, seat, card: waiting.card, playedIn: waiting.round })
    const counts = met && !scored.has(waiting.card)
    if (!counts && card.score === 'special') continue
    // It leaves the table before anything else happens, so that it never lies in two piles.
    crew.waiting = crew.waiting.filter((each) => each !== waiting)
    if (counts) {
      scored.add(waiting.card)
      yield* score(game, seat, waiting.card)
    } else {
      discard(crew, waiting.card)
      game.emit(() => ({
        name: 'objective-failed',
        text: `${seat} has not met ${card.name}.`,
        about: { seat, card: waiting.card },
      }))
    }
  }
}
