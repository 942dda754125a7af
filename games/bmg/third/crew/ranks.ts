import { slug } from '@gargoyle/bmg-common'
import { hasUnknownName } from '../catalogue/called.ts'
import type { Profile, Rank } from '../vocabulary.ts'
import { type CrewContext, influences, influencesOf } from './crew.ts'
import { factionRules } from './recruiting.ts'
import type { Crew, Member } from './recruiting-effects.ts'
import type { Violation } from './violation.ts'

const RANKS = 'bmg3/core/crew-ranks'

/** What each rank is called. */
export const rankNames: Readonly<Record<Rank, string>> = {
  leader: 'Leader',
  sidekick: 'Sidekick',
  'free-agent': 'Free Agent',
  henchman: 'Henchman',
  vehicle: 'Vehicle',
}

/** bmg3/core/crew-ranks: beyond 350 every 150 Reputation, or a part of it, is one more Free Agent and Vehicle. */
export const extraPlaces = (reputation: number): number =>
  reputation > 350 ? Math.ceil((reputation - 350) / 150) : 0

/** bmg3/core/crew-ranks: how many models of each rank the crew may have. */
export function rankLimits(crew: Crew, context: CrewContext): Readonly<Record<Rank, number>> {
  const any = Number.POSITIVE_INFINITY
  if (factionRules[crew.affiliation]?.anyRanks) {
    return { leader: any, sidekick: any, 'free-agent': any, henchman: any, vehicle: any }
  }
  const extra = extraPlaces(crew.reputation)
  const charm = influences(crew, context).reduce((sum, { effect }) => sum + (effect.freeAgents ?? 0), 0)
  const led = crew.members.some(({ rank }) => rank === 'leader')
  return {
    leader: 1,
    sidekick: led ? 1 : 2,
    'free-agent': 1 + extra + charm,
    henchman: any,
    vehicle: 1 + extra,
  }
}

/** Every rank for which a model of the crew can be recruited. */
export function ranksOf(member: Member, crew: Crew, context: CrewContext): readonly Rank[] {
  const posed = influencesOf(member, crew, context).flatMap(({ effect, it }) =>
    effect.poses && (effect.poses.when?.(it) ?? true) ? [effect.poses.as] : [],
  )
  return [...new Set([...member.profile.ranks, ...posed])]
}

/** bmg3/core/crew-ranks: limits by rank, ranks that cards do not have, names that are there twice. */
export function checkRanks(crew: Crew, context: CrewContext): readonly Violation[] {
  return [...checkOwnRanks(crew, context), ...checkPlaces(crew, context), ...checkNames(crew, context)]
}

function checkOwnRanks(crew: Crew, context: CrewContext): readonly Violation[] {
  return crew.members
    .filter((member) => !ranksOf(member, crew, context).includes(member.rank))
    .map(({ profile, rank }) => ({
      rule: RANKS,
      text: `${profile.alias} cannot be recruited as a ${rankNames[rank]}.`,
      at: profile.id,
    }))
}

function checkPlaces(crew: Crew, context: CrewContext): readonly Violation[] {
  const limits = rankLimits(crew, context)
  const shared = sharingPlace(crew, context)
  return Object.entries(rankNames).flatMap(([id, name]) => {
    const rank = id as Rank
    const takers = crew.members.filter((member) => member.rank === rank && !shared.has(member))
    const limit = limits[rank]
    if (takers.length <= limit) return []
    const plural = rank === 'henchman' ? 'Henchmen' : `${name}s`
    const text = `The crew has ${takers.length} ${plural}; it may have ${limit}.`
    return [{ rule: RANKS, text, at: takers[takers.length - 1]!.profile.id }]
  })
}

/** Models that take no place of their own. Of any two that share one, the later on the list does not count. */
function sharingPlace(crew: Crew, context: CrewContext): ReadonlySet<Member> {
  const shared = new Set<Member>()
  for (const { effect, it } of influences(crew, context)) {
    if (!effect.sharesPlace || shared.has(it.owner)) continue
    for (const other of crew.members) {
      if (other.at !== it.owner.at && effect.sharesPlace({ ...it, other })) shared.add(other)
    }
  }
  return shared
}

/** bmg3/core/crew-ranks: a name is there once; those whose name is unknown are distinguished by alias. */
function checkNames(crew: Crew, context: CrewContext): readonly Violation[] {
  const byAlias = factionRules[crew.affiliation]?.sameNames ?? false
  const groups = new Map<string, Member[]>()
  for (const member of crew.members) {
    const { byName, byAlias: alias } = sameNames(member.profile)
    const key = byAlias ? alias : byName
    groups.set(key, [...(groups.get(key) ?? []), member])
  }
  return [...groups.values()].flatMap((same) => {
    const most = Math.max(...same.map((member) => copiesOf(member, crew, context)))
    if (same.length <= most) return []
    const many = same[same.length - 1]!
    const { alias, name, id } = many.profile
    const who = hasUnknownName(many.profile) || byAlias ? alias : `${name} (${alias})`
    const text = `The crew has ${who} ${times(same.length)}; ${times(most)} is all it may.`
    return [{ rule: RANKS, text, at: id }]
  })
}

/** Under which words a model counts as the same as another. */
function sameNames(profile: Profile): { readonly byName: string; readonly byAlias: string } {
  const known = knownNames.get(profile)
  if (known) return known
  const byAlias = `alias ${slug(profile.alias)}`
  const names = { byName: hasUnknownName(profile) ? byAlias : `name ${slug(profile.name)}`, byAlias }
  knownNames.set(profile, names)
  return names
}

const knownNames = new WeakMap<Profile, { readonly byName: string; readonly byAlias: string }>()

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

function copiesOf(member: Member, crew: Crew, context: CrewContext): number {
  const counts = influencesOf(member, crew, context).map(({ effect, it }) => effect.copies?.(it.args) ?? 1)
  return Math.max(1, ...counts)
}
