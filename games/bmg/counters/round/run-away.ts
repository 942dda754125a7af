import { cardOf, opponentOf } from '@gargoyle/bmg-common'
import { type Rule, recall, type Seat } from '@gargoyle/engine'
import { editionTerms, ruleId } from '../edition.ts'
import { chooseModel } from '../model/choose-model.ts'
import { isInGame } from '../model/in-game.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { isSpare } from '../preparation/start.ts'
import { applies } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { canPlan } from './raise-a-plan.ts'
import { inTheBag } from './take-the-lead.ts'
import { award, countsFor, ownerOf } from './victory-points.ts'

/**
 * The share of its reputation, in percent, that makes a band think of flight. bmg1/core/run-away, bmg2/core/run-away,
 * bmg1/strategy/battle-cry
 */
const BREAKING = 70
const DEFIANT = 80

/** Reputation that a band has lost: K.O. and casualties. */
export function reputationLost(
  game: Play,
  seat: Seat,
  casualtiesOnly = false,
): { lost: number; total: number } {
  let [lost, total] = [0, 0]
  for (const model of game.state.models) {
    if (ownerOf(game, model) !== seat || recall(model, isSpare)) continue
    const { reputation } = cardOf(game, model).profile
    total += reputation
    if (model.condition === 'casualty' || (!casualtiesOnly && model.condition === 'ko')) lost += reputation
  }
  return { lost, total }
}

/** Whether a band has to roll at the end of this round. */
export function isBreaking(game: Play, seat: Seat): boolean {
  // bmg2/trait/joy-for-the-victory
  const heart = game.state.models.some(
    (model) => model.seat === seat && isInGame(model) && applies(game, 'never-flees', { about: model }),
  )
  if (heart) return false
  const { lost, total } = reputationLost(game, seat)
  const limit = game.state.bands[seat]!.inForce.includes('battle-cry') ? DEFIANT : BREAKING
  return total > 0 && lost * 100 >= total * limit
}

/**
 * A band that has lost too much rolls Willpower with a standing model of its choice; if that fails it flees, the game ends
 * and the other band gets a point for each round not played, unless both flee. Gives why the game ends. bmg1/core/run-away
 */
export function* runAway(game: Play): Rule<string | undefined> {
  const { state, seats } = game
  const fled: Seat[] = []
  for (const seat of seats) if (isBreaking(game, seat) && !(yield* holds(game, seat))) fled.push(seat)
  if (fled.length === 0) return undefined
  for (const seat of fled) {
    state.bands[seat]!.fled = true
    game.emit({
      name: 'fled',
      text: `${seat} runs away.`,
      rule: ruleId(game, 'core/run-away'),
      about: { seat },
    })
  }
  if (fled.length === 1) {
    const winner = opponentOf(game, fled[0]!)
    // bmg1/core/take-the-lead, bmg1/trait/kaos-agent: no more rounds are played than there are counters in the bag.
    const left = Math.min(game.content.book.scenarios[state.scenario]!.rounds - state.round, inTheBag(game))
    // Like all points: some gamble with them. bmg2/trait/duke-of-duality
    award(game, winner, left, ruleId(game, 'core/run-away'), `${fled[0]} runs away`)
  }
  return fled.length === 1 ? `${fled[0]} ran away.` : `Both ${editionTerms(game).band}s ran away.`
}

function* holds(game: Play, seat: Seat): Rule<boolean> {
  // Below ground it is still standing; a model of the other band, or under its command, does not hold the band together.
  const standing = game.state.models.filter(
    (model) => model.seat === seat && countsFor(game, model) === seat && canPlan(model),
  )
  if (standing.length === 0) return false
  const model = yield* chooseModel(game, seat, {
    name: 'motivation',
    prompt: `Your ${editionTerms(game).band} is breaking. Whose Willpower holds it?`,
    rule: ruleId(game, 'core/run-away'),
    among: standing,
  })
  return yield* rollSkill(game, model, 'willpower', {
    reason: `to hold the ${editionTerms(game).band}`,
    rule: ruleId(game, 'core/run-away'),
  })
}
