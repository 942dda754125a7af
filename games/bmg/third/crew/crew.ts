import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Equipment } from '../catalogue/equipment.ts'
import type { Enforced } from '../catalogue/playability.ts'
import type { Affiliation, Profile, Rank, RuleUse } from '../vocabulary.ts'
import type { CardFacts } from './card-facts.ts'
import type { CrewList } from './crew-list.ts'
import type {
  Crew,
  Member,
  RecruitingCase,
  RecruitingEffect,
  RecruitingTraits,
} from './recruiting-effects.ts'
import { recruitingTraits } from './recruiting-traits.ts'
import type { Violation } from './violation.ts'

/** What crews are formed from. */
export type CrewContext = {
  readonly catalogue: Catalogue
  readonly equipment: ReadonlyMap<string, Equipment>
  /** Objective cards by id. */
  readonly cards: ReadonlyMap<string, CardFacts>
  /** What the rules carry out; leave it out to form crews that no table of ours can play yet. */
  readonly enforced?: Enforced
  /** What traits do while a crew is formed; those of the game if left out. */
  readonly traits?: RecruitingTraits
  /**
   * What makes rivals: `icons` (every icon of every model, as the rulebook says; so if left out) or `crew` (the
   * affiliation of the crew alone, as many tables play). bmg3/core/rivals
   */
  readonly rivalry?: 'icons' | 'crew'
}

/** A crew, and what of its list nobody knows. */
export type FormedCrew = { readonly crew: Crew; readonly unknown: readonly Violation[] }

/** One trait of one model, with what it does while a crew is formed. */
export type Influence = {
  readonly it: RecruitingCase
  readonly trait: string
  readonly effect: RecruitingEffect
}

/** Looks up everything a list names. What is not known is told and left out. */
export function formCrew(list: CrewList, context: CrewContext): FormedCrew {
  const unknown: Violation[] = []
  const members = list.models.flatMap(({ id, rank, equipment }, at): readonly Member[] => {
    const profile = context.catalogue.model(id)
    if (!profile) {
      unknown.push({ rule: 'bmg3/content/unknown', text: `No model has the id "${id}".`, at: id })
      return []
    }
    const items = equipment.flatMap((item) => {
      const known = context.equipment.get(item)
      if (!known) {
        const text = `No equipment has the id "${item}".`
        unknown.push({ rule: 'bmg3/content/unknown', text, at: id })
      }
      return known ? [known] : []
    })
    const traits = [...profile.traits, ...items.flatMap(({ grants }) => grants)]
    const icons = iconsOf(profile, rank, traits, context)
    return [{ at, profile, rank, equipment: items, traits, affiliations: icons }]
  })
  const boss = members.find(({ profile }) => profile.id === list.boss)
  const affiliation = list.affiliation ?? firstIcon(boss)
  return { crew: { members, boss, affiliation, reputation: list.reputation }, unknown }
}

const firstIcon = (boss: Member | undefined): Affiliation =>
  boss?.affiliations.find((icon) => icon !== 'unknown') ?? 'unknown'

/** A model that poses as another rank may change its icons with it. */
function iconsOf(
  profile: Profile,
  rank: Rank,
  traits: readonly RuleUse[],
  context: CrewContext,
): readonly Affiliation[] {
  if (profile.ranks.includes(rank)) return profile.affiliations
  const poses = traits.map(({ id }) => effectOf(id, context)?.poses).find((pose) => pose?.as === rank)
  return poses?.affiliations ?? profile.affiliations
}

const effectOf = (trait: string, { traits = recruitingTraits }: CrewContext): RecruitingEffect | undefined =>
  Object.hasOwn(traits, trait) ? traits[trait]?.recruiting : undefined

/** Everything that the traits of one model do while the crew is formed. */
export const influencesOf = (owner: Member, crew: Crew, context: CrewContext): readonly Influence[] =>
  influences(crew, context).filter(({ it }) => it.owner.at === owner.at)

/** Everything that traits do while the crew is formed. */
export function influences(crew: Crew, context: CrewContext): readonly Influence[] {
  const known = remembered.get(crew)
  if (known?.context === context) return known.influences
  const found = crew.members.flatMap((owner) =>
    owner.traits.flatMap(({ id, args }) => {
      const effect = effectOf(id, context)
      return effect ? [{ it: { crew, owner, args }, trait: id, effect }] : []
    }),
  )
  remembered.set(crew, { context, influences: found })
  return found
}

const remembered = new WeakMap<
  Crew,
  { readonly context: CrewContext; readonly influences: readonly Influence[] }
>()
