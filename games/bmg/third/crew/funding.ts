import { inWords } from '@gargoyle/bmg-common'
import { cardHasTrait } from '../catalogue/called.ts'
import type { Equipment } from '../catalogue/equipment.ts'
import type { Bearer } from '../catalogue/equipment-data.ts'
import type { Weapon } from '../vocabulary.ts'
import { type CrewContext, influences, influencesOf } from './crew.ts'
import { rankNames } from './ranks.ts'
import { called } from './recruiting-cases.ts'
import type { Crew, Member } from './recruiting-effects.ts'
import type { Violation } from './violation.ts'

const FUNDING = 'bmg3/core/funding'

/** Dollars of a crew. */
export type Funding = { readonly stash: number; readonly spent: number; readonly left: number }

/** bmg3/core/funding: $500 for every 150 Reputation or a part of it, before traits. */
export const usualStash = (reputation: number): number => 500 * Math.max(0, Math.ceil(reputation / 150))

/** bmg3/core/funding: what the crew has, what its models and their equipment cost, and what is left. */
export function fundingOf(crew: Crew, context: CrewContext): Funding {
  const all = influences(crew, context)
  const extra = all.reduce((sum, { effect, it }) => sum + (effect.funding?.(it) ?? 0), 0)
  const stash = usualStash(crew.reputation) + extra
  const spent = crew.members.reduce(
    (sum, member) =>
      sum +
      costOf(member, crew, context) +
      member.equipment.reduce((bill, item) => bill + equipmentPrice(item, crew, context), 0),
    0,
  )
  return { stash, spent, left: stash - spent }
}

/** What a model costs in dollars, without its equipment. */
export function costOf(member: Member, crew: Crew, context: CrewContext): number {
  const changed = influencesOf(member, crew, context).map(({ effect, it }) => effect.fundingCost?.(it))
  return Math.min(member.profile.funding, ...changed.filter((cost) => cost !== undefined))
}

/** What a piece of equipment costs this crew in dollars. */
export function equipmentPrice(item: Equipment, crew: Crew, context: CrewContext): number {
  const changed = influences(crew, context).map(({ effect }) => effect.price?.(item))
  return Math.min(item.funding, ...changed.filter((price) => price !== undefined))
}

/** bmg3/core/funding: the money must suffice, and models must be allowed to carry their equipment. */
export function checkFunding(crew: Crew, context: CrewContext): readonly Violation[] {
  const { stash, spent } = fundingOf(crew, context)
  const debt: readonly Violation[] =
    spent > stash ? [{ rule: FUNDING, text: `The crew spends $${spent} and has $${stash}.` }] : []
  return [
    ...debt,
    ...crew.members.flatMap((member) => checkLoad(member, crew, context)),
    ...crew.members.flatMap((member) =>
      member.equipment.flatMap((item) =>
        bearerProblems(item, member, crew, context).map((reason) => ({
          rule: FUNDING,
          text: `${member.profile.alias} cannot have ${item.name}: ${reason}.`,
          at: member.profile.id,
        })),
      ),
    ),
    ...checkCounts(crew, context),
  ]
}

function checkLoad(member: Member, crew: Crew, context: CrewContext): readonly Violation[] {
  const { alias, id } = member.profile
  const most = Math.min(
    ...influencesOf(member, crew, context).map(({ effect }) => effect.equipment ?? Number.POSITIVE_INFINITY),
  )
  if (member.equipment.length - additionalTo(member, most, crew, context) <= most) return []
  const text =
    most === 0 ? `${alias} buys no equipment.` : `${alias} buys ${most} piece of equipment at most.`
  return [{ rule: FUNDING, text, at: id }]
}

/** Pieces that a trait of the crew allows on top of what a model may carry, if it may carry any. */
function additionalTo(member: Member, most: number, crew: Crew, context: CrewContext): number {
  if (most === 0) return 0
  return member.equipment.filter(({ unlockedBy }) =>
    influences(crew, context).some(({ trait, effect }) => trait === unlockedBy && effect.unlocks?.additional),
  ).length
}

/** Why a model cannot carry a piece of equipment. */
function bearerProblems(
  item: Equipment,
  member: Member,
  crew: Crew,
  context: CrewContext,
): readonly string[] {
  const problems: string[] = []
  if (item.affiliation !== crew.affiliation) problems.push('it is not on the list of this crew')
  problems.push(...wrongBearer(item.bearer, member, crew))
  const { besides, unlockedBy } = item
  const missed =
    besides.length > 0 && !crew.members.some((other) => besides.some((name) => called(other, name)))
  if (missed) problems.push(`the crew has no ${besides.map(inWords).join(' or ')}`)
  if (unlockedBy !== undefined && !opens(unlockedBy, member, crew, context)) {
    problems.push(`only ${inWords(unlockedBy)} opens that part of the list`)
  }
  return problems
}

function wrongBearer(bearer: Bearer, member: Member, crew: Crew): readonly string[] {
  const { profile } = member
  const { ranks, boss, trait, withoutTrait, weaponRule, armed: needed } = bearer
  const problems: string[] = []
  if (ranks && !ranks.includes(member.rank))
    problems.push(`it is only for a ${ranks.map((rank) => rankNames[rank]).join(' or ')}`)
  if (bearer.called !== undefined && !called(member, bearer.called))
    problems.push(`it is only for ${inWords(bearer.called)}`)
  if (boss && crew.boss?.at !== member.at) problems.push('it is only for the Boss')
  if (trait !== undefined && !cardHasTrait(profile, trait))
    problems.push(`it is only for models with ${inWords(trait)}`)
  if (withoutTrait !== undefined && cardHasTrait(profile, withoutTrait)) {
    problems.push(`it is not for models with ${inWords(withoutTrait)}`)
  }
  const armed = profile.weapons.some(({ rules }) => rules.some(({ id }) => id === weaponRule))
  if (weaponRule !== undefined && !armed)
    problems.push(`it is only for models with a ${inWords(weaponRule)} weapon`)
  if (needed !== undefined && !profile.weapons.some(isArm[needed]))
    problems.push(`it is only for models with ${armWords[needed]}`)
  return problems
}

/** What a piece of equipment for weapons is put on. */
const isArm: Readonly<Record<NonNullable<Bearer['armed']>, (weapon: Weapon) => boolean>> = {
  ranged: ({ rateOfFire }) => rateOfFire !== undefined,
  loaded: ({ ammo }) => ammo !== undefined,
  melee: ({ rateOfFire }) => rateOfFire === undefined,
}

const armWords: Readonly<Record<NonNullable<Bearer['armed']>, string>> = {
  ranged: 'a ranged weapon',
  loaded: 'a weapon that takes magazines',
  melee: 'a melee weapon',
}

/** Whether a trait in the crew opens a part of the list for a model. */
const opens = (trait: string, bearer: Member, crew: Crew, context: CrewContext): boolean =>
  influences(crew, context).some(
    ({ trait: id, effect, it }) =>
      id === trait &&
      effect.unlocks &&
      (!effect.unlocks.boss || it.owner.at === crew.boss?.at) &&
      (!effect.unlocks.othersOnly || it.owner.at !== bearer.at),
  )

function checkCounts(crew: Crew, context: CrewContext): readonly Violation[] {
  const bought = crew.members.flatMap(({ equipment }) => equipment)
  const items = [...new Set(bought)]
  const tooMany = items.flatMap((item): readonly Violation[] => {
    const count = bought.filter((other) => other === item).length
    const text = `The crew has ${item.name} ${count} times; it may have ${item.maxPerCrew}.`
    return count > item.maxPerCrew ? [{ rule: FUNDING, text, at: item.id }] : []
  })
  const parts = [...new Set(items.flatMap(({ unlockedBy }) => unlockedBy ?? []))]
  const overdrawn = parts.flatMap((part): readonly Violation[] => {
    const count = bought.filter(({ unlockedBy }) => unlockedBy === part).length
    const most = Math.max(
      0,
      ...influences(crew, context)
        .filter(({ trait }) => trait === part)
        .map(({ effect }) => effect.unlocks?.atMost ?? Number.POSITIVE_INFINITY),
    )
    const text = `The crew has ${count} pieces of the list that ${inWords(part)} opens; it may have ${most}.`
    return count > most && most > 0 ? [{ rule: FUNDING, text }] : []
  })
  return [...tooMany, ...overdrawn]
}
