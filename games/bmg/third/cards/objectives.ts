import { modelOf } from '@gargoyle/bmg-common'
import type { Rule, Seat } from '@gargoyle/engine'
import { crewOf } from '../model/crew.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Crew, Play } from '../state.ts'
import type { CardPhase } from './card.ts'
import { cardNamed, discard, refill, takeFrom } from './hand.ts'
import { unseenCards } from './unseen.ts'

/** Why a card in hand cannot be played as an objective now. */
export function whyNotObjective(game: Play, seat: Seat, id: string, phase: CardPhase): string | undefined {
  const card = cardNamed(game, id)
  const crew = crewOf(game, seat)
  if (card.play !== phase) return `It is played in another phase: ${phaseName[card.play]}.`
  const { activation } = game.state
  // bmg3/core/one-card-limits
  if (activation?.objectivesBy.includes(seat)) return 'Only one objective may be played in an activation.'
  if (crew.waiting.some(({ card: other }) => other === id)) return 'A card of that name is in play already.'
  // bmg3/trait/objectives-puzzles-everywhere
  if (applies(game, 'puzzles-only', { about: modelOf(game, crew.boss) })) return 'Only puzzles accomplish it.'
  if (card.score === 'instant' && !card.objective.met({ game, seat, card: id, playedIn: game.state.round })) {
    return 'Its requirements are not met.'
  }
  return undefined
}

export const phaseName: Readonly<Record<CardPhase, string>> = {
  lead: 'Take the Lead',
  plan: 'Raise the Plan',
  execute: 'Execute the Plan',
  recount: 'Recount',
}

/** The cards of a hand that could be played as objectives, each name once. */
export function playableObjectives(game: Play, seat: Seat, phase: CardPhase): readonly string[] {
  const seen = new Set<string>()
  return crewOf(game, seat).hand.filter((id) => {
    if (seen.has(id)) return false
    seen.add(id)
    return whyNotObjective(game, seat, id, phase) === undefined
  })
}

/**
 * The cards that a player could play as objectives, for all the other one knows: in hand or not. Those that are scored
 * at once only, if `instant` is given.
 */
export function possibleObjectives(
  game: Play,
  seat: Seat,
  phase: CardPhase,
  instant = false,
): readonly string[] {
  if (game.state.activation?.objectivesBy.includes(seat)) return []
  return unseenCards(
    game,
    seat,
    ({ play, score }) => play === phase && (!instant || score === 'instant'),
  ).filter((id) => whyNotObjective(game, seat, id, phase) === undefined)
}

/** Plays a card as an objective: scored at once, or laid open until its time comes. bmg3/core/objective-scoring */
export function* playObjective(game: Play, seat: Seat, id: string): Rule<void> {
  const crew = crewOf(game, seat)
  if (!takeFrom(crew.hand, id)) return
  const card = cardNamed(game, id)
  game.state.activation?.objectivesBy.push(seat)
  game.emit(() => ({
    name: 'objective-played',
    text: `${seat} plays ${card.name} as an objective.`,
    rule: 'bmg3/core/objective-scoring',
    about: { seat, card: id },
  }))
  if (card.score === 'instant') yield* score(game, seat, id)
  else crew.waiting.push({ card: id, round: game.state.round })
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
