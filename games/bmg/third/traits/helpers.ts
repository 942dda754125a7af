import { ask, choose, type Rule, type RuleId, type Seat } from '@gargoyle/engine'
import { markersOf } from '../manipulate/markers.ts'
import { makeEfforts, mostEfforts } from '../model/effort.ts'
import { areEnemies, isOnTable, labelOf, within, withinOfMarker } from '../model/model.ts'
import { sees } from '../place/seeing.ts'
import { tell } from '../rules/tell.ts'
import type { Marker, Model, Play } from '../state.ts'

/** What a player reads when a rule asks something. */
export type Wording = {
  /** The decision's name, as tests and pages know it. */
  readonly name: string
  readonly prompt: string
  readonly rule: RuleId
  /** The model it is about. */
  readonly about?: Model
}

const subject = ({ about }: Wording) => (about === undefined ? {} : { about: { model: about.id } })

/** Asks whether a player wants to do what a rule allows. The answers are `yes` and `no`. */
export function* agrees(game: Play, seat: Seat, wording: Wording): Rule<boolean> {
  const { name, prompt, rule } = wording
  const answer = yield* ask(
    game,
    seat,
    choose({
      name,
      prompt,
      rule,
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
      ...subject(wording),
    }),
  )
  return answer === 'yes'
}

/** Asks whether a model makes one Effort for what a rule allows, and makes it. Not asked if it cannot. */
export function* paysEffort(game: Play, model: Model, purpose: string, wording: Wording): Rule<boolean> {
  if (mostEfforts(game, model, { purpose }) < 1) return false
  if (!(yield* agrees(game, model.seat, { about: model, ...wording }))) return false
  makeEfforts(game, model, 1, { purpose })
  yield* tell(game, 'efforts-made', { by: model, efforts: 1, purpose })
  return true
}

/** Asks for one of some models; with `optional`, for none of them as well. The answers are model ids, and `none`. */
export function* pickModel(
  game: Play,
  seat: Seat,
  among: readonly Model[],
  wording: Wording & { readonly optional?: boolean },
): Rule<Model | undefined> {
  if (among.length === 0) return undefined
  const { name, prompt, rule, optional } = wording
  const options = among.map((model) => ({
    id: `${model.id}`,
    label: labelOf(game, model),
    about: { model: model.id },
  }))
  const none = { id: 'none', label: 'Nobody' }
  const answer = yield* ask(
    game,
    seat,
    choose({ name, prompt, rule, options: optional ? [...options, none] : options, ...subject(wording) }),
  )
  return answer === 'none' ? undefined : game.state.models[Number(answer)]
}

/** Asks for one of some markers; with `optional`, for none of them as well. The answers are marker ids, and `none`. */
export function* pickMarker(
  game: Play,
  seat: Seat,
  among: readonly Marker[],
  wording: Wording & { readonly optional?: boolean },
): Rule<Marker | undefined> {
  if (among.length === 0) return undefined
  const { name, prompt, rule, optional } = wording
  const options = among.map(({ id, kind }) => ({
    id: `${id}`,
    label: `${kind} ${id}`,
    about: { marker: id },
  }))
  const none = { id: 'none', label: 'None' }
  const answer = yield* ask(
    game,
    seat,
    choose({ name, prompt, rule, options: optional ? [...options, none] : options, ...subject(wording) }),
  )
  return among.find(({ id }) => `${id}` === answer)
}

/** How models are looked for around a model. */
export type Nearby = {
  /** Inches. */
  readonly within: number
  /** Whether the model must see them. */
  readonly seen?: boolean
}

/** Other models of the same crew near a model, K.O. ones included. */
export const friendsNear = (game: Play, model: Model, nearby: Nearby): readonly Model[] =>
  modelsNear(game, model, nearby).filter((other) => !areEnemies(model, other))

/** Enemies near a model, K.O. ones included. */
export const enemiesNear = (game: Play, model: Model, nearby: Nearby): readonly Model[] =>
  modelsNear(game, model, nearby).filter((other) => areEnemies(model, other))

/** All other models near a model. */
export const modelsNear = (game: Play, model: Model, nearby: Nearby): readonly Model[] =>
  game.state.models.filter((other) => other !== model && isNear(game, model, other, nearby))

/** Whether one model is near another, and seen by it if it must be. */
export const isNear = (game: Play, model: Model, other: Model, { within: most, seen }: Nearby): boolean =>
  isOnTable(other) && within(game, model, other, most) && (!seen || sees(game, model, other))

/** Suspects near a model; of one player, or of both. */
export const suspectsNear = (game: Play, model: Model, distance: number, seat?: Seat): readonly Marker[] =>
  markersOf(game, 'suspect').filter(
    (suspect) =>
      (seat === undefined || suspect.seat === seat) && withinOfMarker(game, model, suspect, distance),
  )

/** Notes that a model has used something this round. Gives whether it is the first time. */
export function firstThisRound(model: Model, id: string): boolean {
  if (model.usedThisRound.includes(id)) return false
  model.usedThisRound.push(id)
  return true
}

/** Notes that a model has used something this game. Gives whether it is the first time. */
export function firstThisGame(model: Model, id: string): boolean {
  if (model.usedThisGame.includes(id)) return false
  model.usedThisGame.push(id)
  return true
}

/** Whether it is this model's activation. */
export const isActive = (game: Play, model: Model): boolean => game.state.activation?.model === model.id
