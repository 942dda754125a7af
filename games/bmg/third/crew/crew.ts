import type { RuleUse } from '@gargoyle/bmg-common'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Equipment } from '../catalogue/equipment.ts'
import type { Enforced } from '../catalogue/playability.ts'
import type { Affiliation, Profile, Rank } from '../vocabulary.ts'
import type { CardFacts } from './card-facts.ts'
import type { CrewList, Recruit } from './crew-list.ts'
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

/** A crew, and what is unknown in its list. */
export type FormedCrew = { readonly crew: Crew; readonly unknown: readonly Violation[] }

/** One trait of one model, with what it does while a crew is formed. */
export type Influence = {
  readonly it: RecruitingCase
  readonly trait: string
  readonly effect: RecruitingEffect
}

/** Looks up everything a list names. What is not known is reported and left out. */
export function formCrew(list: CrewList, context: CrewContext): FormedCrew {
  const unknown: Violation[] = []
  const members = list.models.flatMap((recruit, at): readonly Member[] => {
    const known = formed.get(recruit)
    if (known?.context === context && known.member.at === at) return [known.member]
    const { id, rank, equipment } = recruit
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
    const member = { at, profile, rank, equipment: items, traits, affiliations: icons }
    if (items.length === equipment.length) formed.set(recruit, { context, member })
    return [member]
  })
  const boss = members.find(({ profile }) => profile.id === list.boss)
  const affiliation = list.affiliation ?? firstIcon(boss)
  return { crew: { members, boss, affiliation, reputation: list.reputation }, unknown }
}

/** Builders ask about the same models hundreds of times, each time in other company. */
const formed = new WeakMap<Recruit, { readonly context: CrewContext; readonly member: Member }>()

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
  inForce(crew, context).byPlace.get(owner.at) ?? []

/** Everything that traits do while the crew is formed. */
export const influences = (crew: Crew, context: CrewContext): readonly Influence[] =>
  inForce(crew, context).all

type InForce = {
  readonly context: CrewContext
  readonly all: readonly Influence[]
  readonly byPlace: ReadonlyMap<number, readonly Influence[]>
}

function inForce(crew: Crew, context: CrewContext): InForce {
  const known = remembered.get(crew)
  if (known?.context === context) return known
  const byPlace = new Map<number, readonly Influence[]>()
  for (const owner of crew.members) {
    const own = effectsOf(owner, context).map(({ use, effect }) => ({
      it: { crew, owner, args: use.args },
      trait: use.id,
      effect,
    }))
    if (own.length > 0) byPlace.set(owner.at, own)
  }
  const found = { context, all: [...byPlace.values()].flat(), byPlace }
  remembered.set(crew, found)
  return found
}

const remembered = new WeakMap<Crew, InForce>()

type EffectInUse = { readonly use: RuleUse; readonly effect: RecruitingEffect }

/** What a model's traits do while a crew is formed, whichever crew it is. */
function effectsOf(owner: Member, context: CrewContext): readonly EffectInUse[] {
  const known = inUse.get(owner)
  if (known?.context === context) return known.effects
  const effects = owner.traits.flatMap((use) => {
    const effect = effectOf(use.id, context)
    return effect ? [{ use, effect }] : []
  })
  inUse.set(owner, { context, effects })
  return effects
}

const inUse = new WeakMap<
  Member,
  { readonly context: CrewContext; readonly effects: readonly EffectInUse[] }
>()
