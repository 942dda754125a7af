import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { crewOf, isVehicle } from '../model/crew.ts'
import { skill } from '../model/skills.ts'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/**
 * Removes up to so many damage markers, of the kinds its owner picks. A K.O. model whose stuns fall below its
 * Willpower comes round without a roll, but does not activate this round. bmg3/core/early-recovery
 */
export function* heal(game: Play, model: Model, markers: number, chooser = model.seat): Rule<void> {
  if (!canBeHealed(game, model)) return
  for (let left = markers; left > 0 && model.stun + model.injury > 0; left--) {
    const kinds = [
      ...(model.stun > 0 ? [{ id: 'stun', label: 'A stun' }] : []),
      ...(model.injury > 0 ? [{ id: 'injury', label: 'An injury' }] : []),
    ]
    const prompt = `Which marker is removed from ${labelOf(game, model)}?`
    const kind = yield* ask(
      game,
      chooser,
      choose({ name: 'heal', prompt, options: kinds, about: { model: model.id } }),
    )
    if (kind === 'stun') removeStun(game, model)
    else model.injury--
    countHealed(game, model, kind)
  }
}

/** Removes up to so many injuries, and no stuns. */
export function healInjuries(game: Play, model: Model, injuries: number): void {
  if (!canBeHealed(game, model)) return
  for (let left = injuries; left > 0 && model.injury > 0; left--) {
    model.injury--
    countHealed(game, model, 'injury')
  }
}

/** Whether a rule may take damage markers off a model. */
export const canBeHealed = (game: Play, model: Model): boolean =>
  isOnTable(model) && !applies(game, 'cannot-be-healed', { about: model })

function countHealed(game: Play, model: Model, kind: string): void {
  const crew = crewOf(game, model.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.damageHealed++
  game.emit(() => ({
    name: 'healed',
    text: `${labelOf(game, model)} loses a marker: ${kind}.`,
    about: { model: model.id },
  }))
}

/** Takes a stun off, and brings a K.O. model round if that is enough. */
export function removeStun(game: Play, model: Model): void {
  if (model.stun === 0) return
  model.stun--
  if (model.condition === 'ko' && model.stun < skill(game, 'willpower', model))
    comeRound(game, model, 'early')
}

/** bmg3/core/recovery: a K.O. model that recovers lies where it is until it stands up. */
export function comeRound(game: Play, model: Model, when: 'early' | 'recount'): void {
  model.condition = 'down'
  if (when === 'early') model.resting = true
  game.emit(() => ({
    name: 'recovered',
    text: `${labelOf(game, model)} comes round.`,
    rule: when === 'early' ? 'bmg3/core/early-recovery' : 'bmg3/core/recovery',
    about: { model: model.id },
  }))
}

/** Whether rules that take damage off Vehicles work on it, and those for models other than Vehicles do not. */
export const isMendedAsVehicle = (game: Play, model: Model): boolean =>
  isVehicle(game, model) || applies(game, 'mended-as-vehicle', { about: model })
