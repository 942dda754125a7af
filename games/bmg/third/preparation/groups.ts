import { hasRank, labelOf } from '@gargoyle/bmg-common'
import { ask, chooseSome, type Option, type Rule, type Seat } from '@gargoyle/engine'
import { isAside } from '../model/aside.ts'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { isHeldBack } from './held-back.ts'
import { encounterOf } from './zones.ts'

/** The group that is deployed first, and the other. */
export type Group = 1 | 2

const noteOf = (model: Model, group: Group): string => `group ${group} ${model.id}`

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
  regulars(game, seat).filter((model) => game.state.gameNotes.includes(noteOf(model, group)))

/**
 * bmg3/core/deploy: as evenly as the number allows; the bigger half may be either group. Where an encounter says
 * who may be in the first group and there are fewer of them than half, these alone are the first group.
 */
export function* divideCrew(game: Play, seat: Seat): Rule<void> {
  const models = regulars(game, seat)
  const { oneGroup, firstGroup } = encounterOf(game).deployment ?? {}
  const all = models.map(({ id }) => `${id}`)
  const leading = firstGroup === 'leaders' ? models.filter((model) => isLeading(game, model)) : models
  // No model could lead: the crew is divided as usual.
  const eligible = leading.length > 0 ? leading : models
  const first =
    oneGroup || models.length < 2
      ? all
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
  for (const model of models) game.state.gameNotes.push(noteOf(model, first.includes(`${model.id}`) ? 1 : 2))
}

function groupOption(game: Play, model: Model, eligible: readonly Model[]): Option {
  const option = { id: `${model.id}`, label: labelOf(game, model), about: { model: model.id } }
  if (eligible.includes(model)) return option
  const text = 'Only Leaders, Sidekicks and Free Agents are in the first group.'
  return { ...option, why: { text, rule: `bmg3/encounter/${game.state.encounter}` } }
}

/** bmg3/encounter/showdown */
const isLeading = (game: Play, model: Model): boolean =>
  hasRank(game, model, 'leader') || hasRank(game, model, 'sidekick') || hasRank(game, model, 'free-agent')

/** Forgets the groups: all models are deployed. */
export function forgetGroups(game: Play): void {
  game.state.gameNotes = game.state.gameNotes.filter((note) => !note.startsWith('group '))
}
