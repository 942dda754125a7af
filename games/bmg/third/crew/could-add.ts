import type { Profile, Rank } from '../vocabulary.ts'
import { checkModels } from './check-crew.ts'
import { type CrewContext, formCrew } from './crew.ts'
import type { CrewList } from './crew-list.ts'
import { equipmentPrice } from './funding.ts'
import { ranksOf } from './ranks.ts'
import type { Violation } from './violation.ts'

/** A model that might be added to a crew; without reasons against it, it may. */
export type ModelAddition = {
  readonly id: string
  readonly rank: Rank
  readonly reasons: readonly Violation[]
}

/** A piece of equipment that might be added to a model of a crew; without reasons against it, it may. */
export type EquipmentAddition = {
  /** The model's place on the list. */
  readonly at: number
  readonly item: string
  /** Dollars, for this crew. */
  readonly price: number
  readonly reasons: readonly Violation[]
}

/** What could be added to a crew list now. */
export type Additions = {
  /** Every model of the catalogue, once for each rank it can be recruited as. */
  readonly models: readonly ModelAddition[]
  /** Everything on the crew's list, for each of its models. */
  readonly equipment: readonly EquipmentAddition[]
}

/**
 * What could be added to a crew list now, and why the rest could not. Existing problems of the list are no reason;
 * problems that the addition would cause are.
 */
export function couldAdd(list: CrewList, context: CrewContext): Additions {
  const before = modelProblems(list, context)
  return {
    models: modelAdditions(list, before, context),
    equipment: equipmentAdditions(list, before, context),
  }
}

function modelAdditions(
  list: CrewList,
  before: readonly Violation[],
  context: CrewContext,
): readonly ModelAddition[] {
  return [...context.catalogue.models.values()].flatMap((profile) =>
    ranksNow(profile, list, context).map((rank) => {
      const after = modelProblems(withModel(list, profile.id, rank), context)
      return { id: profile.id, rank, reasons: added(before, after) }
    }),
  )
}

/** The ranks it could be recruited as, those that its traits lend it in this company included. */
function ranksNow(profile: Profile, list: CrewList, context: CrewContext): readonly Rank[] {
  const { crew } = formCrew(withModel(list, profile.id, profile.ranks[0] ?? 'henchman'), context)
  const recruit = crew.members[crew.members.length - 1]
  return recruit ? ranksOf(recruit, crew, context) : profile.ranks
}

/** The first Leader or Sidekick of a crew without a Boss becomes its Boss. */
function withModel(list: CrewList, id: string, rank: Rank): CrewList {
  const led = list.models.some((model) => model.id === list.boss)
  const boss = !led && (rank === 'leader' || rank === 'sidekick') ? id : list.boss
  return { ...list, boss, models: [...list.models, { id, rank, equipment: [] }] }
}

function equipmentAdditions(
  list: CrewList,
  before: readonly Violation[],
  context: CrewContext,
): readonly EquipmentAddition[] {
  const { crew } = formCrew(list, context)
  const items = [...context.equipment.values()].filter(({ affiliation }) => affiliation === crew.affiliation)
  return crew.members.flatMap(({ at }) =>
    items.map((item) => {
      const after = modelProblems(withEquipment(list, at, item.id), context)
      return { at, item: item.id, price: equipmentPrice(item, crew, context), reasons: added(before, after) }
    }),
  )
}

const withEquipment = (list: CrewList, at: number, item: string): CrewList => ({
  ...list,
  models: list.models.map((model, place) =>
    place === at ? { ...model, equipment: [...model.equipment, item] } : model,
  ),
})

const modelProblems = (list: CrewList, context: CrewContext): readonly Violation[] =>
  checkModels(list, formCrew(list, context).crew, context)

/** A trait that missed company before may still miss some, and say so in other words: that is nothing new. */
function added(before: readonly Violation[], after: readonly Violation[]): readonly Violation[] {
  return after.filter(
    ({ rule, at, text }) =>
      !before.some(
        (old) => old.rule === rule && old.at === at && (old.text === text || rule.startsWith('bmg3/trait/')),
      ),
  )
}
