import { cardOf, labelOf } from '@gargoyle/bmg-common'
import type { CounterRule } from '@gargoyle/bmg-counters'
import {
  agrees,
  applies,
  type CounterScope,
  canPlan,
  gainTrait,
  hasTraitNow,
  isDosed,
  type Model,
  type Play,
} from '@gargoyle/bmg-counters/toolkit'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'

/** Doses of a kind that Bane is hired with beside those on his card. bmg2/table/i-will-break-you */
const hiredWith = ({ effects }: Model, id: string): number =>
  id === 'venom-dose' &&
  effects.some((effect) => effect.id === 'i-will-break-you' && effect.args[0] === 'venom')
    ? 3
    : 0

/** Doses that a model has used up, by the id of their trait. bmg2/core/doses */
const dosesUsed = memory<Readonly<Record<string, number>>>('doses/used', {})

/** Takes a dose from what a model has. */
export function useDose(model: Model, id: string): void {
  const used = recall(model, dosesUsed)
  remember(model, dosesUsed, { ...used, [id]: (used[id] ?? 0) + 1 })
}

/** Doses of a kind that a model has left: those on its card and bought, less those taken. bmg2/core/doses */
export function dosesLeft(game: Play, model: Model, id: string): number {
  const own = cardOf(game, model)
    .traits.filter((trait) => trait.id === id)
    .reduce((sum, { args }) => sum + Number(args[0] ?? 1), 0)
  return own + hiredWith(model, id) - (recall(model, dosesUsed)[id] ?? 0)
}

/** A dose: at the beginning of Raise the Plan, one of any kind a round. bmg2/core/doses */
export const dose = ({
  name,
  text,
  effect,
  take,
}: Pick<CounterRule, 'name' | 'text' | 'effect'> & {
  readonly take: (game: Play, model: Model) => void
}): CounterRule => ({
  name,
  text,
  ...(effect === undefined ? {} : { effect }),
  takeDose: take,
  on: { 'plan-start': (it) => offer(it, name, take) },
})

function* offer(
  { game, owner, id, rule }: CounterScope,
  name: string,
  take: (game: Play, model: Model) => void,
): Rule<void> {
  if (!canPlan(owner) || recall(owner, isDosed) || dosesLeft(game, owner, id) <= 0) return
  if (applies(game, 'takes-no-doses', { about: owner })) return
  const prompt = `Does ${labelOf(game, owner)} take a ${name}?`
  if (!(yield* agrees(game, owner.seat, { name: id, prompt, rule, model: owner }))) return
  useDose(owner, id)
  remember(owner, isDosed, true)
  take(game, owner)
}

/** A further effect of any Titan Dose on a model that takes it. bmg2/trait/titan-berserk */
export function goBerserk(game: Play, model: Model): void {
  if (hasTraitNow(game, model, 'titan-berserk'))
    gainTrait(game, model, { id: 'invulnerability', args: ['3'] }, 'round')
}
