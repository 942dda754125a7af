import { labelOf } from '@gargoyle/bmg-common'
import { askSecretly, chooseSome, type Rule, type RuleDecision, type Seat } from '@gargoyle/engine'
import { canActivate } from '../activation/activation.ts'
import { isCardWindowOpen, openCardWindow, playCards } from '../cards/phase-window.ts'
import { crewOf } from '../model/crew.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** bmg3/core/raise-the-plan */
const AUDACITY = 4

/** bmg3/core/raise-the-plan: Audacity, then cards. */
export function* raiseThePlan(game: Play): Rule<void> {
  if (!isCardWindowOpen(game)) {
    yield* placeAudacity(game)
    openCardWindow(game)
    return
  }
  yield* playCards(game, 'plan')
  if (isCardWindowOpen(game)) return
  game.state.stage = 'execute'
  game.state.part = 0
}

/** bmg3/core/raise-the-plan: up to four models each, in secret, shown together. */
function* placeAudacity(game: Play): Rule<void> {
  yield* trigger(game, 'plan-start', {})
  const decisions = new Map(game.seats.map((seat) => [seat, audacityDecision(game, seat)]))
  const plans = yield* askSecretly(game, decisions)
  for (const [seat, picked] of plans) {
    for (const id of picked) game.state.models[Number(id)]!.audacity = true
    keepBack(game, seat, picked.length)
    const names = picked.map((id) => labelOf(game, game.state.models[Number(id)]!)).join(', ')
    game.emit({
      name: 'audacity',
      text: `${seat} gives Audacity to ${names || 'nobody'}.`,
      rule: 'bmg3/core/raise-the-plan',
      about: { seat, models: picked.map(Number) },
    })
  }
  yield* trigger(game, 'plan-end', {})
}

/** Whether a model may be given Audacity: it must be able to activate. */
const isEligible = (game: Play, model: Model): boolean =>
  (canActivate(game, model) ||
    (model.condition === 'away' && applies(game, 'plans-from-afar', { about: model }))) &&
  !applies(game, 'no-audacity', { about: model })

function audacityDecision(game: Play, seat: Seat): RuleDecision<readonly string[]> {
  const eligible = game.state.models.filter((model) => model.seat === seat && isEligible(game, model))
  const markers = Math.min(audacityMarkers(game, seat), eligible.length)
  return chooseSome({
    name: 'audacity',
    prompt: `Which ${markers} of your models act with Audacity?`,
    rule: 'bmg3/core/raise-the-plan',
    options: eligible.map((model) => ({
      id: `${model.id}`,
      label: labelOf(game, model),
      about: { model: model.id },
    })),
    min: mayHold(game, seat) ? 0 : markers,
    max: markers,
  })
}

/** Some crews need not place all their markers at once. */
const mayHold = (game: Play, seat: Seat): boolean =>
  game.state.models.some((model) => model.seat === seat && applies(game, 'holds-audacity', { about: model }))

/** The counter of Audacity markers that a crew has kept back this round. */
export const HELD_AUDACITY = 'audacity'

function keepBack(game: Play, seat: Seat, placed: number): void {
  const { counters } = crewOf(game, seat)
  if (mayHold(game, seat)) counters[HELD_AUDACITY] = Math.max(0, audacityMarkers(game, seat) - placed)
  else delete counters[HELD_AUDACITY]
}

function audacityMarkers(game: Play, seat: Seat): number {
  let markers = AUDACITY
  for (const model of game.state.models) {
    if (model.seat === seat) markers += computeTotal(game, 'audacity-markers', { about: model }, 0)
  }
  return Math.max(0, markers)
}
