import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import type { Activation, Declared, Model, Play } from '../state.ts'
import { hasMadeItsMove } from './activation-memory.ts'

const labels: Readonly<Record<Declared, string>> = {
  'move-attack': 'Move, then attack',
  'attack-move': 'Attack, then move',
  move: 'Only move',
  attack: 'Only attack',
  neither: 'Neither move nor attack',
}

/**
 * Before anything else the player says whether the model moves and attacks, and in which order. What was declared need not
 * be done. bmg1/core/activation-shape, bmg1/core/execute-the-plan, bmg2/core/execute-the-plan
 */
export function* declare(
  game: Play,
  model: Model,
  can: { readonly move: boolean; readonly attack: boolean; readonly all: boolean },
): Rule<Declared> {
  const open = (Object.keys(labels) as Declared[]).filter((each) => {
    const [moves, attacks] = [each.includes('move'), each.includes('attack')]
    if (can.all) return moves === can.move && attacks === can.attack
    return (can.move || !moves) && (can.attack || !attacks)
  })
  const rule = ruleId(game, 'core/activation-shape')
  const about = { model: model.id }
  const declared = yield* ask(
    game,
    model.seat,
    choose({
      name: 'declare',
      prompt: `What does ${labelOf(game, model)} do, and in which order?`,
      rule,
      about,
      options: open.map((id) => ({ id, label: labels[id] })),
    }),
  )
  // A model that can do nothing declares nothing worth a line.
  if (open.length > 1)
    game.emit(() => ({
      name: 'declared',
      text: `${labelOf(game, model)} declares: ${lowerCaseStart(labels[declared])}.`,
      rule,
      about: { ...about, declared },
    }))
  return declared
}

const lowerCaseStart = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

/**
 * Why a move or an attack is not on now: it was not declared, or its turn is over. The move is not split around the
 * attack. bmg1/core/activation-shape
 */
export function whyOutOfOrder(activation: Activation, what: 'move' | 'attack'): string | undefined {
  const { declared, attacks, specialAttack, attackKind } = activation
  if (declared === undefined) return undefined
  if (!declared.includes(what)) return `No ${what} was declared.`
  // Some special attacks are no attack with a weapon. bmg2/core/special-attack-use
  const attacked = attacks > 0 || (specialAttack !== undefined && attackKind !== undefined)
  if (what === 'move' && declared === 'move-attack' && attacked)
    return 'It has attacked: its move was before that.'
  if (what === 'attack' && declared === 'attack-move' && hasMadeItsMove(activation))
    return 'It has moved: its attack was before that.'
  return undefined
}
