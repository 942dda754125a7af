import { hasRank, labelOf, type ModelId } from '@gargoyle/bmg-common'
import {
  ask,
  chooseSome,
  forget,
  isAmong,
  memory,
  type Rule,
  rememberAmong,
  type Seat,
  type ValuedOption,
} from '@gargoyle/engine'
import { isAside } from '../model/aside.ts'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { isHeldBack } from './held-back.ts'
import { encounterOf } from './zones.ts'

/** The group that is deployed first, and the other. */
export type Group = 1 | 2

/** The models in each group, until all are deployed. */
const groups = {
  1: memory<readonly ModelId[]>('deployment/first-group', []),
  2: memory<readonly ModelId[]>('deployment/second-group', []),
} as const

/** Models of a crew that are deployed with the others and have not been yet. */
export const regulars = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === seat &&
      model.condition === 'away' &&
      !isAside(model) &&
      !isHeldBack(game, model) &&
      !applies(game, 'deploys-late', { about: model }) &&
      !applies(game, 'stays-away', { about: model }),
  )

/** Those of them that are in a group. */
export const groupOf = (game: Play, seat: Seat, group: Group): readonly Model[] =>
  regulars(game, seat).filter((model) => isAmong(game.state, groups[group], model.id))

/**
 * bmg3/core/deploy: as evenly as the number allows; the bigger half may be either group. Where an encounter says
 * who may be in the first group and there are fewer of them than half, these alone are the first group.
 */
export function* divideCrew(game: Play, seat: Seat): Rule<void> {
  const models = regulars(game, seat)
  const { oneGroup, firstGroup } = encounterOf(game).deployment ?? {}
  const leading = firstGroup === 'leaders' ? models.filter((model) => isLeading(game, model)) : models
  // No model could lead: the crew is divided as usual.
  const eligible = leading.length > 0 ? leading : models
  const first =
    oneGroup || models.length < 2
      ? models
      : yield* ask(
          game,
          seat,
          chooseSome({
            name: 'groups',
            prompt: 'Which models are in the group that you deploy first?',
            rule: 'bmg3/core/deploy',
            options: models.map((model) => groupOption(game, model, eligible)),
            min: Math.min(Math.floor(models.length / 2), eligible.length),
            max: Math.min(Math.ceil(models.length / 2), eligible.length),
          }),
        )
  for (const model of models) rememberAmong(game.state, groups[first.includes(model) ? 1 : 2], model.id)
}

function groupOption(game: Play, model: Model, eligible: readonly Model[]): ValuedOption<Model> {
  const option = { id: `${model.id}`, value: model, label: labelOf(game, model), about: { model: model.id } }
  if (eligible.includes(model)) return option
  const text = 'Only Leaders, Sidekicks and Free Agents are in the first group.'
  return { ...option, why: { text, rule: `bmg3/encounter/${game.state.encounter}` } }
}

/** bmg3/encounter/showdown */
const isLeading = (game: Play, model: Model): boolean =>
  hasRank(game, model, 'leader') || hasRank(game, model, 'sidekick') || hasRank(game, model, 'free-agent')

/** Forgets the groups: all models are deployed. */
export function forgetGroups(game: Play): void {
  forget(game.state, groups[1])
  forget(game.state, groups[2])
}
