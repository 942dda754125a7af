import { labelOf, profileOf } from '@gargoyle/bmg-common'
import { compute, type Modifier, plus, type Value } from '@gargoyle/engine'
import { applies, modifiersOf } from '../rules/rule-system.ts'
import type { Bmg3Context } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

export type SkillName = 'willpower' | 'endurance' | 'movement' | 'attack' | 'strength' | 'defense' | 'special'

/** A skill as it counts now, with its reasons. No skill but Movement falls below 1. bmg3/core/skills-floor */
export function skillValue(
  game: Play,
  name: SkillName,
  about: Model,
  circumstances: Omit<Bmg3Context, 'about'> = {},
): Value {
  const base = profileOf(game, about)[name] ?? 0
  return compute({
    name: `${labelOf(game, about)}'s ${name}`,
    base: { amount: base, source: 'card' },
    modifiers: skillModifiers(game, name, about, circumstances),
    floor: { amount: name === 'movement' ? 0 : 1, source: 'lowest', rule: 'bmg3/core/skills-floor' },
  })
}

/** The same without reasons. */
export function skill(
  game: Play,
  name: SkillName,
  about: Model,
  circumstances: Omit<Bmg3Context, 'about'> = {},
): number {
  const base = profileOf(game, about)[name] ?? 0
  const modifiers = skillModifiers(game, name, about, circumstances)
  if (modifiers.length === 0) return base
  const floor = { amount: name === 'movement' ? 0 : 1, source: 'lowest' }
  return compute({ name, base: { amount: base, source: 'card' }, modifiers, floor }).total
}

function skillModifiers(
  game: Play,
  name: SkillName,
  about: Model,
  circumstances: Omit<Bmg3Context, 'about'>,
): readonly Modifier[] {
  const heard = modifiersOf(game, name, { about, ...circumstances })
  const spoken = name === 'movement' ? allowedToMove(game, about, heard) : heard
  const state = conditionModifier(about, name)
  const all = state === undefined ? spoken : [...spoken, state]
  return isHeld(name) ? heldUp(game, name, about, all) : all
}

const isHeld = (name: SkillName): name is 'attack' | 'defense' | 'willpower' =>
  name === 'attack' || name === 'defense' || name === 'willpower'

/** What lowers a skill does nothing to those whose skill nothing lowers. */
function heldUp(
  game: Play,
  name: 'attack' | 'defense' | 'willpower',
  about: Model,
  modifiers: readonly Modifier[],
): readonly Modifier[] {
  const base = profileOf(game, about)[name] ?? 0
  return modifiers.some((modifier) => lowers(modifier, base)) &&
    applies(game, 'never-lowered', { about, purpose: name })
    ? modifiers.filter((modifier) => !lowers(modifier, base))
    : modifiers
}

function lowers({ kind, amount }: Modifier, base: number): boolean {
  if (kind === 'plus') return amount < 0
  if (kind === 'times') return amount < 1
  return kind === 'divided-by' ? amount > 1 : amount < base
}

/** What makes a move longer does nothing for those that nothing makes faster. */
function allowedToMove(game: Play, about: Model, modifiers: readonly Modifier[]): readonly Modifier[] {
  const helps = ({ kind, amount }: Modifier): boolean => kind === 'plus' && amount > 0
  return modifiers.some(helps) && applies(game, 'no-move-bonus', { about })
    ? modifiers.filter((modifier) => !helps(modifier))
    : modifiers
}

const outOfItsSenses = plus(-1, { source: 'K.O.', rule: 'bmg3/core/ko' })
const lying = plus(-1, { source: 'knocked down', rule: 'bmg3/core/knocked-down' })

function conditionModifier(about: Model, name: SkillName): Modifier | undefined {
  if (about.condition === 'ko' && (name === 'attack' || name === 'defense' || name === 'special'))
    return outOfItsSenses
  if (about.condition === 'down' && name === 'defense') return lying
  return undefined
}

/** Whether it has a Willpower at all: some things have none, and Willpower rolls pass them by. */
export const hasWillpower = (game: Play, model: Model): boolean =>
  profileOf(game, model).willpower !== undefined
