import { labelOf, type ModelId } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, type RuleId, recall, remember, type Seat } from '@gargoyle/engine'
import { isAside } from '../model/aside.ts'
import type { Model, Play } from '../state.ts'

/** Why a model is left out of the deployment, and which ones may be. */
export type HoldingBack = {
  /** The id of the event or encounter that wants it. */
  readonly cause: string
  readonly rule: RuleId
  readonly prompt: string
  readonly among: (model: Model) => boolean
}

/** The models that are left out of the deployment, by what wants it. */
export const heldBack = memory<Readonly<Record<string, readonly ModelId[]>>>('deployment/held-back', {})

/** Lets a player choose a model that is not deployed with the others. Not asked where no model qualifies. */
export function* holdBack(game: Play, seat: Seat, { cause, rule, prompt, among }: HoldingBack): Rule<void> {
  const models = game.state.models.filter(
    (model) =>
      model.seat === seat &&
      model.condition === 'away' &&
      !isAside(model) &&
      !isHeldBack(game, model) &&
      among(model),
  )
  if (models.length === 0) return
  const model = yield* ask(
    game,
    seat,
    choose({
      name: 'hold-back',
      prompt,
      rule,
      options: models.map((model) => ({
        id: `${model.id}`,
        value: model,
        label: labelOf(game, model),
        about: { model: model.id },
      })),
    }),
  )
  const known = recall(game.state, heldBack)
  remember(game.state, heldBack, { ...known, [cause]: [...(known[cause] ?? []), model.id] })
  game.emit(() => ({
    name: 'held-back',
    text: `${labelOf(game, model)} is not deployed with the others.`,
    rule,
    about: { model: model.id },
  }))
}

/** Whether a model waits for an event or encounter to bring it in. */
export const isHeldBack = (game: Play, model: Model): boolean =>
  Object.values(recall(game.state, heldBack)).some((models) => models.includes(model.id))

/** The models that a cause still keeps off the table, those of the seats in this order. */
export const heldBackBy = (game: Play, cause: string, seats: readonly Seat[]): readonly Model[] =>
  seats.flatMap((seat) =>
    game.state.models.filter(
      (model) =>
        model.seat === seat &&
        model.condition === 'away' &&
        recall(game.state, heldBack)[cause]?.includes(model.id) === true,
    ),
  )
