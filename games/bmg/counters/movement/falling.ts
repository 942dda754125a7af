import { boardOf, bodiesBut, cardOf, isOnTable, labelOf, lengthOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { type Fall, fall, type Spot, showLength } from '@gargoyle/table'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { knockDown } from '../damage/knock-down.ts'
import { ruleId } from '../edition.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { skill } from '../model/skills.ts'
import type { Averted } from '../rules/moments.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** What coming down from a height does. */
export type FallHarm = 'nothing' | 'stun' | 'injury' | 'half' | 'casualty'

/** From the mildest to the worst. */
const harms: readonly FallHarm[] = ['nothing', 'stun', 'injury', 'half', 'casualty']

/**
 * The height beyond the jump distance decides: nothing, up to 5 cm a stun, up to 10 an injury, up to 15 injuries for half
 * the Endurance, above that a casualty. Large models read the steps as 10, 20, 30. Lengths in table units.
 * bmg1/core/spring-into-the-air, bmg2/core/falling-chart, bmg1/core/falling
 */
export function fallHarm(game: Play, model: Model, height: number, jump: number): FallHarm {
  const beyond = height - jump
  if (beyond <= 0) return 'nothing'
  const factor = computeTotal(game, 'fall-step', { about: model }, 1)
  const [stun, injury, half] = game.content.edition.fallSteps.map((step) => lengthOf(game, step * factor))
  const step = beyond <= stun! ? 1 : beyond <= injury! ? 2 : beyond <= half! ? 3 : 4
  // bmg2/trait/fly, bmg2/core/falling-chart
  return harms[Math.max(0, step - computeTotal(game, 'milder-falls', { about: model }, 0))]!
}

/** A model comes down from a height, made to by another or not: harm, and an Agility roll to stay on its feet. */
export function* sufferFall(game: Play, model: Model, height: number, jump: number, by?: Model): Rule<void> {
  const harm = fallHarm(game, model, height, jump)
  game.emit(() => ({
    name: 'fall',
    text: `${labelOf(game, model)} comes down ${showLength(height, game.content.edition.unit)}.`,
    rule: ruleId(game, jump > 0 ? 'core/spring-into-the-air' : 'core/falling'),
    about: { model: model.id, height, jump, harm },
  }))
  if (harm === 'nothing') return
  const averted: Averted = { averted: undefined }
  yield* trigger(game, 'falling', { victim: model, fall: averted })
  if (averted.averted !== undefined) {
    game.emit({ name: 'averted', text: `${labelOf(game, model)} is unharmed: ${averted.averted}.` })
    return
  }
  if (harm === 'casualty') {
    yield* becomeCasualty(game, model, by)
    return
  }
  const half = Math.floor(skill(game, 'endurance', model) / 2)
  yield* inflict(game, model, {
    stun: harm === 'stun' ? 1 : 0,
    injury: harm === 'injury' ? 1 : harm === 'half' ? half : 0,
    by,
    cause: 'a fall',
  })
  if (!isOnTable(model) || model.condition !== 'up') return
  const rule = ruleId(game, 'core/spring-into-the-air')
  if (!(yield* rollSkill(game, model, 'agility', { reason: 'to land on its feet', rule })))
    yield* knockDown(game, model, { rule })
}

/** What a fall would do, for players who are about to take one. */
export function describeFall(game: Play, model: Model, height: number, jump: number): string {
  const said: Readonly<Record<FallHarm, string>> = {
    nothing: 'unharmed',
    stun: 'a stun',
    injury: 'an injury',
    half: 'injuries for half its Endurance',
    casualty: 'a casualty',
  }
  return `It comes down ${showLength(height, game.content.edition.unit)}: ${said[fallHarm(game, model, height, jump)]}.`
}

/** Where a model comes down that is pushed or falls off a ledge, as near as it fits. */
export const landingFrom = (game: Play, model: Model, from: Spot): Fall | undefined =>
  fall(boardOf(game), cardOf(game, model).mover, from, bodiesBut(game, model))
