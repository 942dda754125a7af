import { boardOf, bodiesBut, cardOf, labelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { fall, type Spot, showLength } from '@gargoyle/table'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** bmg3/core/fall: what a bad fall does. */
const FALL_INJURIES = 2

/**
 * bmg3/core/fall: compares the way travelled with the move the model had, impairments taken off. Less or equal
 * does nothing, more gives two injuries, double is the end.
 */
export function* sufferFall(game: Play, model: Model, travelled: number, basicMove: number): Rule<void> {
  game.emit(() => ({
    name: 'fall',
    text: `${labelOf(game, model)} falls.`,
    rule: 'bmg3/core/fall',
    about: { model: model.id, travelled, basicMove },
  }))
  if (travelled >= 2 * basicMove && travelled > 0) {
    if (!applies(game, 'no-fall-casualty', { about: model })) yield* becomeCasualty(game, model, undefined)
  } else if (travelled > basicMove && !applies(game, 'no-fall-damage', { about: model })) {
    yield* inflict(game, model, { injury: FALL_INJURIES, cause: 'a fall', nature: ['fall'] })
  }
}

/** What a fall would do, for players who are about to take one. bmg3/core/fall */
export function describeFall(game: Play, model: Model, travelled: number, basicMove: number): string {
  const way = `It falls after ${showLength(travelled)}; its move is ${showLength(basicMove)}`
  if (travelled >= 2 * basicMove && travelled > 0 && !applies(game, 'no-fall-casualty', { about: model }))
    return `${way}: twice as far or more, and it would be a casualty.`
  if (
    travelled > basicMove &&
    travelled < 2 * basicMove &&
    !applies(game, 'no-fall-damage', { about: model })
  )
    return `${way}: that is further, and costs it ${FALL_INJURIES} injuries.`
  return `${way}: it comes down unhurt.`
}

/** Where a model comes down that is pushed or drops off a ledge, as near as it fits. */
export function landingFrom(
  game: Play,
  model: Model,
  from: Spot,
): { readonly landing: Spot; readonly height: number } | undefined {
  const found = fall(boardOf(game), cardOf(game, model).mover, from, bodiesBut(game, model))
  return found && { landing: found.landing, height: found.height }
}
