import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId, type Seat } from '@gargoyle/engine'
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

const noteOf = (cause: string, model: Model): string => `held back ${cause} ${model.id}`

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
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'hold-back',
      prompt,
      rule,
      options: models.map((model) => ({
        id: `${model.id}`,
        label: labelOf(game, model),
        about: { model: model.id },
      })),
    }),
  )
  const model = models.find(({ id }) => `${id}` === picked)!
  game.state.gameNotes.push(noteOf(cause, model))
  game.emit(() => ({
    name: 'held-back',
    text: `${labelOf(game, model)} is not deployed with the others.`,
    rule,
    about: { model: model.id },
  }))
}

/** Whether a model waits for an event or encounter to bring it in. */
export const isHeldBack = (game: Play, model: Model): boolean =>
  game.state.gameNotes.some((note) => note.startsWith('held back ') && note.endsWith(` ${model.id}`))

/** The models that a cause still keeps off the table, those of the seats in this order. */
export const heldBackBy = (game: Play, cause: string, seats: readonly Seat[]): readonly Model[] =>
  seats.flatMap((seat) =>
    game.state.models.filter(
      (model) =>
        model.seat === seat &&
        model.condition === 'away' &&
        game.state.gameNotes.includes(noteOf(cause, model)),
    ),
  )
