import { inWords } from '@gargoyle/bmg-common'
import type { Affiliation } from '../vocabulary.ts'
import { type CrewContext, type Influence, influences, influencesOf } from './crew.ts'
import type { CrewList } from './crew-list.ts'
import { companions, factionRules, neverRecruited } from './recruiting.ts'
import { called, has } from './recruiting-cases.ts'
import type { Crew, Member } from './recruiting-effects.ts'
import type { Violation } from './violation.ts'

const BOSS = 'bmg3/core/boss'

/** bmg3/core/boss: who may lead the crew. */
export function checkBoss(list: CrewList, crew: Crew, context: CrewContext): readonly Violation[] {
  const { boss, affiliation } = crew
  if (!boss) {
    const text =
      list.boss === '' ? 'The crew has no Boss.' : `The Boss "${list.boss}" is not among the models.`
    return [{ rule: BOSS, text }]
  }
  const at = boss.profile.id
  const { alias } = boss.profile
  const found: Violation[] = []
  if (boss.rank !== 'leader' && boss.rank !== 'sidekick') {
    found.push({ rule: BOSS, text: `${alias} is no Leader or Sidekick, so it cannot be the Boss.`, at })
  }
  if (boss.rank === 'sidekick' && crew.members.some(({ rank }) => rank === 'leader')) {
    found.push({ rule: BOSS, text: 'A crew with a Leader is led by the Leader, not by a Sidekick.', at })
  }
  if (boss.rank === 'sidekick' && factionRules[affiliation]?.leaderAsBoss) {
    found.push({ rule: BOSS, text: 'Only a Leader can be the Boss of this crew.', at })
  }
  if (influencesOf(boss, crew, context).some(({ effect }) => effect.neverBoss)) {
    found.push({ rule: BOSS, text: `${alias} can never be the Boss.`, at })
  }
  if (!boss.affiliations.includes(affiliation)) {
    found.push({ rule: BOSS, text: `${alias} does not lead crews of that affiliation.`, at })
  }
  return found
}

/** bmg3/core/boss: who may follow the Boss, by affiliation or because a trait says so. */
export function checkAffiliations(crew: Crew, context: CrewContext): readonly Violation[] {
  const outsiders = outsidersOf(crew, context)
  const admitted = admissions(outsiders, crew, context)
  return outsiders
    .filter((member) => !admitted.has(member))
    .map(({ profile }) => ({
      rule: BOSS,
      text: `${profile.alias} does not share an affiliation with the Boss.`,
      at: profile.id,
    }))
}

/** Models that a trait took in and that count as the Boss's own now. */
function adopted(crew: Crew, context: CrewContext): ReadonlySet<Member> {
  const admitted = admissions(outsidersOf(crew, context), crew, context)
  return new Set([...admitted].filter(([, by]) => by.effect.admits?.adopts).map(([member]) => member))
}

const outsidersOf = (crew: Crew, context: CrewContext): readonly Member[] =>
  crew.members.filter((member) => member.at !== crew.boss?.at && !follows(member, crew, context))

/** Whether a model is in the crew by its own icons or traits. */
function follows(member: Member, crew: Crew, context: CrewContext): boolean {
  const { affiliation, boss } = crew
  if (!boss) return true
  const rules = factionRules[affiliation] ?? {}
  if (rules.everybodyHas !== undefined) return has(member, rules.everybodyHas)
  const icons = rules.oneIcon || rules.ownModelsOnly ? [affiliation] : boss.affiliations
  if (member.affiliations.some((icon) => icons.includes(icon))) return true
  if (member.affiliations.includes('unknown') && !rules.ownModelsOnly) return true
  return influencesOf(member, crew, context).some(({ effect, it }) => effect.joins?.(it))
}

/**
 * Which trait takes which outsider in. Some take only so many, so the outsiders that the fewest traits would take
 * come first, and each is taken by a trait without a limit where there is one.
 */
function admissions(
  outsiders: readonly Member[],
  crew: Crew,
  context: CrewContext,
): ReadonlyMap<Member, Influence> {
  const doors = influences(crew, context).filter(({ effect }) => effect.admits)
  const open = (member: Member) =>
    doors.filter(
      ({ effect, it }) => it.owner.at !== member.at && effect.admits?.who({ ...it, other: member }),
    )
  const taken = new Map<string, number>()
  const admitted = new Map<Member, Influence>()
  const inOrder = outsiders.map((member) => ({ member, ways: open(member) }))
  for (const { member, ways } of inOrder.sort((a, b) => a.ways.length - b.ways.length)) {
    const free = ways.find(({ effect }) => effect.admits?.atMost === undefined)
    const way =
      free ?? ways.find(({ trait, effect }) => (taken.get(trait) ?? 0) < (effect.admits?.atMost ?? 0))
    if (!way) continue
    admitted.set(member, way)
    taken.set(way.trait, (taken.get(way.trait) ?? 0) + 1)
  }
  return admitted
}

/** Models that need another one, refuse another one, or are never recruited. */
export function checkCompany(crew: Crew, context: CrewContext): readonly Violation[] {
  return crew.members.flatMap((member) => [
    ...checkNeeds(member, crew, context),
    ...checkRefusals(member, crew, context),
  ])
}

function checkNeeds(owner: Member, crew: Crew, context: CrewContext): readonly Violation[] {
  const { id, alias } = owner.profile
  const say = (reason: string, trait: string): Violation => ({
    rule: `bmg3/trait/${trait}`,
    text: `${alias} cannot be in this crew: ${reason}.`,
    at: id,
  })
  const friends = Object.hasOwn(companions, id) ? companions[id] : undefined
  const alone = friends && !crew.members.some((member) => friends.some((name) => called(member, name)))
  const never = Object.hasOwn(neverRecruited, id) ? neverRecruited[id] : undefined
  return [
    ...(never === undefined ? [] : [{ ...say(never, ''), rule: 'bmg3/content/never-recruited' }]),
    ...(alone ? [say(`it only joins a crew with ${friends.map(inWords).join(' or ')}`, 'required')] : []),
    ...influencesOf(owner, crew, context).flatMap(({ effect, it, trait }) => {
      const reason = effect.neverRecruited ?? effect.needs?.(it)
      return reason === undefined ? [] : [say(reason, trait)]
    }),
  ]
}

function checkRefusals(owner: Member, crew: Crew, context: CrewContext): readonly Violation[] {
  return influencesOf(owner, crew, context).flatMap(({ effect, it, trait }) =>
    crew.members
      .filter((other) => other.at !== owner.at)
      .flatMap((other) => {
        const reason = effect.refuses?.({ ...it, other })
        if (reason === undefined) return []
        const text = `${other.profile.alias} cannot be in this crew: ${reason}.`
        return [{ rule: `bmg3/trait/${trait}`, text, at: other.profile.id }]
      }),
  )
}

/** bmg3/core/rivals: a model is never in a crew with models, or of a crew, that bear an icon of its rivals. */
export function checkRivals(crew: Crew, context: CrewContext): readonly Violation[] {
  const own = adopted(crew, context)
  const iconsOf = (member: Member) => {
    const icons = own.has(member) ? (crew.boss?.affiliations ?? []) : member.affiliations
    return icons.filter((icon) => iconCounts(icon, crew, context))
  }
  return crew.members.flatMap((member) => {
    const ways = influencesOf(member, crew, context)
    if (ways.some(({ effect, it }) => effect.despiteRivals && effect.joins?.(it))) return []
    const hated = (icons: readonly Affiliation[]) =>
      member.profile.rivals.some((rival) => icons.includes(rival))
    const rival = crew.members.find((other) => other.at !== member.at && hated(iconsOf(other)))
    if (!rival && !hated([crew.affiliation])) return []
    const whom = rival ? rival.profile.alias : 'this crew'
    const text = `${member.profile.alias} is a rival of ${whom} and cannot join.`
    return [{ rule: 'bmg3/core/rivals', text, at: member.profile.id }]
  })
}

/** Whether an icon of a single model makes rivals, and not only the crew it is in. */
const iconCounts = (icon: Affiliation, { affiliation }: Crew, { rivalry = 'icons' }: CrewContext): boolean =>
  rivalry === 'icons' || (factionRules[affiliation]?.rivalIcons?.includes(icon) ?? false)
