import { inWords } from '@gargoyle/bmg-common'
import type { RuleId } from '@gargoyle/engine'
import {
  affiliationName,
  type Catalogue,
  callNames,
  type EnforcedRules,
  isNobody,
  unenforcedRules,
} from '../catalogue/catalogue.ts'
import type { Affiliation, Profile, Rank, RuleUse } from '../vocabulary.ts'
import { type CounterWords, coreWords } from '../words.ts'
import type { BandList, Recruit } from './band-list.ts'
import { wrongBearer } from './bearer.ts'
import type { Equipment } from './equipment.ts'
import type { Forming, FormingRule } from './forming.ts'

/** What bands are formed from and judged by. */
export type BandContext = {
  /** The first part of rule ids. */
  readonly prefix: string
  readonly catalogue: Catalogue
  readonly equipment: ReadonlyMap<string, Equipment>
  readonly enforced: EnforcedRules
  /** How often a Minion may be in a band: as often as the player likes if left out. bmg2/core/crew-building */
  readonly mostMinions?: number
  /** What the edition calls things: as the first if left out. */
  readonly words?: CounterWords
  /** Parts of rule ids that the edition calls otherwise. */
  readonly renamedRules?: Readonly<Record<string, string>>
  /** What traits of the edition mean for forming bands, beside what this file knows of. */
  readonly traits?: Readonly<Record<string, { readonly forming?: FormingRule }>>
}

const wordsIn = ({ words = coreWords }: BandContext): CounterWords => words

const bandRule = ({ prefix, renamedRules = {} }: BandContext, part: string): RuleId =>
  `${prefix}/${renamedRules[part] ?? part}`

/** Something about a band list that no rule allows. */
export type BandViolation = {
  readonly rule: RuleId
  /** A whole sentence for the player. */
  readonly text: string
  /** The profile it is about. */
  readonly at?: string
}

/** A model of a band with everything it brings. */
export type BandMember = {
  readonly profile: Profile
  readonly rank: Rank
  readonly leads: boolean
  readonly equipment: readonly Equipment[]
  readonly traits: readonly RuleUse[]
}

/** A band as its list says, and the unknown entries of the list. */
export type FormedBand = {
  readonly members: readonly BandMember[]
  readonly leader: BandMember | undefined
  readonly affiliation: Affiliation
  readonly reputation: number
  readonly unknown: readonly BandViolation[]
}

/** What there is to say about a band list. */
export type BandReport = {
  readonly legal: boolean
  readonly affiliation: Affiliation
  readonly reputation: { readonly limit: number; readonly spent: number }
  readonly funding: { readonly limit: number; readonly spent: number }
  /** Everything that no rule allows, not only the first. */
  readonly violations: readonly BandViolation[]
}

/** Looks up everything a list names. */
export function formBand(list: BandList, context: BandContext): FormedBand {
  const { catalogue, equipment } = context
  const unknown: BandViolation[] = []
  const rule = bandRule(context, 'core/profile')
  const leaderAt = list.models.findIndex(({ id }) => id === list.leader)
  const members = list.models.flatMap(
    ({ id, rank, equipment: items }: Recruit, at): readonly BandMember[] => {
      const profile = catalogue.model(id)
      if (profile === undefined) {
        unknown.push({ rule, text: `No model has the id "${id}".`, at: id })
        return []
      }
      const bought = items.flatMap((item) => {
        const known = equipment.get(item)
        if (known === undefined)
          unknown.push({
            rule: bandRule(context, 'core/equipment'),
            text: `No equipment has the id "${item}".`,
            at: id,
          })
        return known === undefined ? [] : [known]
      })
      const traits = [
        ...profile.traits,
        ...bought.flatMap(({ grants, more = [] }) => (grants ? [grants, ...more] : more)),
      ]
      return [{ profile, rank, leads: at === leaderAt, equipment: bought, traits }]
    },
  )
  const leader = members.find(({ leads }) => leads)
  const affiliation =
    list.affiliation ?? leader?.profile.affiliations.find((icon) => icon !== 'unknown') ?? 'unknown'
  return { members, leader, affiliation, reputation: list.reputation, unknown }
}

const has = ({ traits }: BandMember, id: string): boolean => traits.some((trait) => trait.id === id)

const argsOf = ({ traits }: BandMember, ...ids: readonly string[]): readonly string[] =>
  traits.filter(({ id }) => ids.includes(id)).flatMap(({ args }) => args)

/** Checks a whole band list: models, ranks, money and equipment. */
export function checkBand(list: BandList, context: BandContext): BandReport {
  const band = formBand(list, context)
  const violations = [
    ...band.unknown,
    ...checkReputation(band, context),
    ...checkLeader(list, band, context),
    ...checkAffiliations(band, context),
    ...checkRanks(band, context),
    ...checkUnique(band, context),
    ...checkMinions(band, context),
    ...checkElites(band, context),
    ...checkFunding(band, context),
    ...checkEquipment(band, context),
    ...checkTraits(band, context),
    ...checkEnforced(band, context),
  ]
  return {
    legal: violations.length === 0,
    affiliation: band.affiliation,
    reputation: { limit: list.reputation, spent: reputationOf(band) },
    funding: { limit: fundingLimit(band, context), spent: fundingOf(band, context) },
    violations,
  }
}

const reputationOf = ({ members }: FormedBand): number =>
  members.reduce((sum, { profile }) => sum + profile.reputation, 0)

/**
 * The sum never exceeds the agreed limit; 150, 300 and 450 are usual. bmg1/core/band-reputation,
 * bmg2/core/crew-building
 */
function checkReputation(band: FormedBand, context: BandContext): readonly BandViolation[] {
  const rule = bandRule(context, 'core/band-reputation')
  const { reputation: limit } = band
  if (!Number.isInteger(limit) || limit < 1)
    return [{ rule, text: 'The Reputation limit must be a whole number above 0; 300 is usual.' }]
  const spent = reputationOf(band)
  return spent > limit
    ? [{ rule, text: `The ${wordsIn(context).band} costs ${spent} Reputation; the limit is ${limit}.` }]
    : []
}

/**
 * A Leader or Sidekick commands, and a Leader in the band always does. bmg1/core/band-leader, bmg2/core/boss,
 * bmg1/trait/leader
 */
function checkLeader(list: BandList, band: FormedBand, context: BandContext): readonly BandViolation[] {
  const { leader, members } = band
  const rule = bandRule(context, 'core/band-leader')
  if (leader === undefined)
    return [
      {
        rule,
        text: `Choose a ${wordsIn(context).leader} among the models${list.leader === '' ? '' : `; "${list.leader}" is none of them`}.`,
      },
    ]
  // bmg2/trait/watchmen
  const may = formingRules(band, context).some(({ rule: { leads }, it }) => leads && it.member === leader)
  if (leader.rank !== 'leader' && leader.rank !== 'sidekick' && !may)
    return [
      {
        rule,
        text: `${leader.profile.alias} is no Leader or Sidekick and cannot lead.`,
        at: leader.profile.id,
      },
    ]
  const other = members.find((member) => member.rank === 'leader' && member !== leader)
  return other === undefined
    ? []
    : [{ rule, text: `${other.profile.alias} is a Leader and must lead.`, at: other.profile.id }]
}

/**
 * All bear the icon of the band, or none at all; some never join it. bmg1/core/band-leader, bmg1/trait/hates-band-s,
 * bmg2/core/affiliation, bmg1/trait/affinity-to, bmg2/core/rivals
 */
function checkAffiliations(band: FormedBand, context: BandContext): readonly BandViolation[] {
  const { members, affiliation } = band
  const name = affiliationName(affiliation)
  return members.flatMap((member): readonly BandViolation[] => {
    const { profile } = member
    const isFriend = isBefriended(member, band)
    const joins = bearsIcon(member, affiliation) || isAdmitted(band, context, member)
    // bmg1/trait/affinity-to, bmg2/trait/affinity: a model that joins for a friend only is a Free Agent.
    if (!joins && isFriend && member.rank !== 'free-agent')
      return [
        {
          rule: bandRule(context, 'trait/affinity-to'),
          text: `${profile.alias} joins ${name} as a Free Agent only.`,
          at: profile.id,
        },
      ]
    if (!joins && !isFriend)
      return [
        {
          rule: bandRule(context, 'core/band-leader'),
          text: `${profile.alias} does not join a ${wordsIn(context).band} of ${name}.`,
          at: profile.id,
        },
      ]
    if (
      profile.rivals.includes(affiliation) ||
      argsOf(member, 'hates-band-s', 'hates-crew-s').includes(affiliation)
    )
      return [
        {
          rule: bandRule(context, 'trait/hates-band-s'),
          text: `${profile.alias} never joins ${name}.`,
          at: profile.id,
        },
      ]
    return []
  })
}

const bearsIcon = ({ profile }: BandMember, affiliation: Affiliation): boolean =>
  profile.affiliations.includes(affiliation) || profile.affiliations.includes('unknown')

/**
 * Whether a band is that of a character that a model has an affinity to, or has that character in it for its own sake.
 * bmg1/trait/affinity-to, bmg2/trait/affinity
 */
function isBefriended(member: BandMember, { leader, members, affiliation }: FormedBand): boolean {
  const isNamed = ({ profile }: BandMember, id: string): boolean =>
    argsOf(member, id).some((who) => callNames(profile).has(who))
  if (leader !== undefined && isNamed(leader, 'affinity-to')) return true
  // A friend of a friend is none.
  return members.some(
    (other) => other !== member && isNamed(other, 'affinity') && bearsIcon(other, affiliation),
  )
}

/** Whether a trait of another lets a model join whatever its icons say. */
const isAdmitted = (band: FormedBand, context: BandContext, other: BandMember): boolean =>
  formingRules(band, context).some(
    ({ rule, it }) => it.member !== other && rule.admits?.({ ...it, other }) === true,
  )

/** The traits of a band that say something about forming it, each with its owner. */
const formingRules = (
  band: FormedBand,
  { traits = {} }: BandContext,
): readonly { readonly id: string; readonly rule: FormingRule; readonly it: Forming }[] =>
  band.members.flatMap((member) =>
    member.traits.flatMap(({ id, args }) => {
      const rule = traits[id]?.forming
      return rule === undefined ? [] : [{ id, rule, it: { member, band, args } }]
    }),
  )

/** What traits say is wrong with the band. */
function checkTraits(band: FormedBand, context: BandContext): readonly BandViolation[] {
  const found = formingRules(band, context).flatMap(({ id, rule, it }): readonly BandViolation[] => {
    const text = rule.why?.(it)
    return text === undefined
      ? []
      : [{ rule: `${context.prefix}/trait/${id}`, text, at: it.member.profile.id }]
  })
  // Several of one model say the same.
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at)
}

/** The ranks that a model can be recruited as in a band: its own there, else those for any other. bmg2/core/rank-by-crew */
export function ranksIn(profile: Profile, affiliation: Affiliation): readonly Rank[] {
  const own = profile.ranksBy.filter((each) => each.affiliation === affiliation)
  const usual = profile.ranksBy.filter((each) => each.affiliation === undefined)
  const found = own.length > 0 ? own : usual
  return [...new Set((found.length > 0 ? found : profile.ranksBy).map(({ rank }) => rank))]
}

/** The same for a model of a band, whose traits may say otherwise. bmg2/trait/heir-to-the-cowl */
function openRanks(band: FormedBand, context: BandContext, member: BandMember): readonly Rank[] {
  const own = formingRules(band, context).filter(({ it }) => it.member === member)
  const changed = own.flatMap(({ rule, it }) => rule.rank?.(it) ?? [])
  return changed.length > 0 ? changed : ranksIn(member.profile, band.affiliation)
}

/**
 * A model with the rank on its card, but for another band: the reason names its ranks in this one.
 * bmg2/core/rank-by-crew
 */
function rankBlockedReason({ profile, rank }: BandMember, open: readonly Rank[], word: string): string {
  const cannot = `${profile.alias} cannot be recruited as ${inWords(rank)}`
  return profile.ranks.includes(rank)
    ? `${cannot} in a ${word} of this affiliation, only as ${open.map(inWords).join(' or ')}.`
    : `${cannot}.`
}

/** One Leader, one Sidekick (two if one leads), a Free Agent for every 150. bmg1/core/band-ranks, bmg1/rank/free-agent */
function checkRanks(band: FormedBand, context: BandContext): readonly BandViolation[] {
  const { members, leader, reputation } = band
  const rule = bandRule(context, 'core/band-ranks')
  const count = (rank: Rank): number => members.filter((member) => member.rank === rank).length
  const found: BandViolation[] = []
  for (const member of members) {
    const { profile, rank } = member
    const open = openRanks(band, context, member)
    const asAgent = rank === 'free-agent' && isBefriended(member, band)
    if (!open.includes(rank) && !asAgent)
      found.push({ rule, text: rankBlockedReason(member, open, wordsIn(context).band), at: profile.id })
  }
  if (count('leader') > 1) found.push({ rule, text: `A ${wordsIn(context).band} has one Leader.` })
  const sidekicks = leader?.rank === 'sidekick' ? 2 : 1
  if (count('sidekick') > sidekicks)
    found.push({
      rule,
      text: `The ${wordsIn(context).band} has ${count('sidekick')} Sidekicks; it may have ${sidekicks}.`,
    })
  const each = Math.min(
    150,
    ...formingRules(band, context).map(({ rule: { agentsEach = 150 } }) => agentsEach),
  )
  const more = formingRules(band, context).reduce(
    (sum, { rule: { freeAgents }, it }) => sum + (freeAgents?.(it) ?? 0),
    0,
  )
  const agents = Math.floor(reputation / each) + more
  if (count('free-agent') > agents)
    found.push({
      rule: bandRule(context, 'rank/free-agent'),
      text: `The ${wordsIn(context).band} has ${count('free-agent')} Free Agents; at ${reputation} Reputation it may have ${agents}.`,
    })
  return found
}

/** No character twice, whatever the version; only Minions repeat. bmg1/core/unique-character, bmg1/rank/minion */
function checkUnique(band: FormedBand, context: BandContext): readonly BandViolation[] {
  const { members } = band
  const seen = new Map<string, Profile>()
  const rules = formingRules(band, context)
  return members.flatMap((member, at): readonly BandViolation[] => {
    const { profile } = member
    if (profile.minion) return []
    const copies = Math.max(
      1,
      ...rules.map(({ rule, it }) => (it.member === member ? (rule.copies ?? 1) : 1)),
    )
    const before = members.slice(0, at).filter((other) => other.profile === profile).length
    if (before > 0 && before < copies) return []
    const who = isNobody(profile.name) ? profile.alias.replace(/\(.*\)/g, '').trim() : profile.name
    const known = seen.get(who.toLowerCase())
    seen.set(who.toLowerCase(), profile)
    if (known === undefined) return []
    const text =
      known === profile
        ? `${profile.alias} is in the ${wordsIn(context).band} twice.`
        : `${profile.alias} and ${known.alias} are the same character.`
    return [{ rule: bandRule(context, 'core/unique-character'), text, at: profile.id }]
  })
}

/** The limit of copies of a Minion, whichever of its cards is taken. bmg2/core/crew-building */
function checkMinions({ members }: FormedBand, context: BandContext): readonly BandViolation[] {
  const { mostMinions = Number.POSITIVE_INFINITY } = context
  const count = new Map<string, number>()
  for (const { profile } of members)
    if (profile.minion) count.set(profile.alias, (count.get(profile.alias) ?? 0) + 1)
  return [...count].flatMap(([alias, many]) =>
    many > mostMinions
      ? [
          {
            rule: bandRule(context, 'core/band-ranks'),
            text: `The ${wordsIn(context).band} has ${alias} ${many} times; a Minion may be in it ${mostMinions} times.`,
          },
        ]
      : [],
  )
}

/** One Elite of each type, unless its boss is there. bmg1/trait/elite-type, bmg1/trait/elite-boss-type */
function checkElites({ members }: FormedBand, context: BandContext): readonly BandViolation[] {
  const bosses = new Set(members.flatMap((member) => argsOf(member, 'elite-boss-type')))
  const count = new Map<string, number>()
  for (const member of members)
    for (const type of argsOf(member, 'elite-type')) count.set(type, (count.get(type) ?? 0) + 1)
  return [...count].flatMap(([type, many]) =>
    many > 1 && !bosses.has(type)
      ? [
          {
            rule: bandRule(context, 'trait/elite-type'),
            text: `The ${wordsIn(context).band} has ${many} Elites of the type ${inWords(type)}; without their boss it may have one.`,
          },
        ]
      : [],
  )
}

/**
 * $500 for every 150 Reputation, and $500 more where a lord of business leads. bmg1/core/funding, bmg2/core/funding,
 * bmg1/trait/lord-of-business
 */
function fundingLimit(band: FormedBand, context: BandContext): number {
  const { reputation, leader } = band
  const lord = leader !== undefined && has(leader, 'lord-of-business') ? 500 : 0
  const more = formingRules(band, context).reduce(
    (sum, { rule: { funding }, it }) => sum + (funding?.(it) ?? 0),
    0,
  )
  return 500 * Math.floor(reputation / 150) + lord + more
}

function fundingOf(band: FormedBand, context: BandContext): number {
  const rules = formingRules(band, context)
  const priceOf = (item: Equipment): number =>
    item.funding - Math.max(0, ...rules.map(({ rule, it }) => rule.discount?.({ ...it, item }) ?? 0))
  return band.members.reduce(
    (sum, { profile, equipment }) =>
      sum + profile.funding + equipment.reduce((bill, item) => bill + priceOf(item), 0),
    0,
  )
}

function checkFunding(band: FormedBand, context: BandContext): readonly BandViolation[] {
  const [spent, limit] = [fundingOf(band, context), fundingLimit(band, context)]
  return spent > limit
    ? [
        {
          rule: bandRule(context, 'core/funding'),
          text: `The ${wordsIn(context).band} costs $${spent}; it has $${limit}.`,
        },
      ]
    : []
}

/** For Henchmen, each item once a model and up to a limit a band. bmg1/core/equipment, bmg2/core/equipment */
function checkEquipment(band: FormedBand, context: BandContext): readonly BandViolation[] {
  const { members, affiliation } = band
  const rule = bandRule(context, 'core/equipment')
  const found: BandViolation[] = []
  const count = new Map<Equipment, number>()
  for (const member of members) {
    const { profile, rank, equipment } = member
    for (const item of equipment) {
      count.set(item, (count.get(item) ?? 0) + 1)
      const problem = isExempt(band, context, member, item)
        ? undefined
        : wrongBearer(item, member, affiliation, rank)
      if (problem !== undefined)
        found.push({ rule, text: `${profile.alias} cannot have ${item.name}: ${problem}.`, at: profile.id })
    }
    if (new Set(equipment).size < equipment.length)
      found.push({ rule, text: `${profile.alias} has the same item twice.`, at: profile.id })
  }
  for (const [{ name, most }, many] of count)
    if (many > most)
      found.push({
        rule,
        text: `The ${wordsIn(context).band} has ${name} ${many} times; it may have ${most}.`,
      })
  return found
}

/** Whether a trait lets a model have an item that is not meant for it. bmg2/trait/fully-equipped */
const isExempt = (band: FormedBand, context: BandContext, member: BandMember, item: Equipment): boolean =>
  formingRules(band, context).some(
    ({ rule, it }) => it.member === member && rule.mayBear?.({ ...it, item }) === true,
  )

/** Models whose card needs more than the rules of the edition have. */
function checkEnforced({ members }: FormedBand, context: BandContext): readonly BandViolation[] {
  const { enforced } = context
  return members.flatMap(({ profile }) => {
    const missing = unenforcedRules(profile, enforced)
    const text = `${profile.alias} cannot be played in this edition: its rules do not have ${missing.map(inWords).join(', ')}.`
    return missing.length > 0 ? [{ rule: bandRule(context, 'core/profile'), text, at: profile.id }] : []
  })
}
