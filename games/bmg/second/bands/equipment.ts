import { slug } from '@gargoyle/bmg-common'
import {
  type Affiliation,
  type BearerTerms,
  type Equipment,
  type Rank,
  type RuleUse,
  ranks,
  readRuleUse,
} from '@gargoyle/bmg-counters'
import { enforced, weapons } from '../catalogue/catalogue.ts'
import { type EquipmentLine, equipmentLines } from './equipment-list.ts'

/** Weapon rules that only weapons that shoot can have. */
const forShots: ReadonlySet<string> = new Set(['accurate', 'anti-tank', 'scope', 'silencer'])

const isRank = (text: string): text is Rank => (ranks as readonly string[]).includes(text)

/** The models a line is for. bmg2/core/equipment */
const bearersOf = (text: string): BearerTerms =>
  text.split(', ').map((term): BearerTerms[number] => {
    if (isRank(term)) return { rank: term }
    if (term === 'not-boss') return { notLeading: true }
    const [kind, what = ''] = [term.slice(0, term.indexOf(':')), term.slice(term.indexOf(':') + 1)]
    if (kind === 'trait') return { trait: readRuleUse(what) }
    return kind === 'not' ? { rank: 'henchman', not: what } : { who: what }
  })

/** What a line does, as far as the rules have it; undefined if they do not. */
function workOf(does: string): Partial<Equipment> | undefined {
  if (does === 'magazine') return { magazine: true }
  if (does.startsWith('weapon:')) {
    const weapon = weapons().get(does.slice('weapon:'.length))
    return weapon?.rules.every(({ id }) => enforced.weaponRules.has(id)) ? { weapon } : undefined
  }
  if (does.startsWith('rule:')) {
    const rule = readRuleUse(does.slice('rule:'.length))
    return enforced.weaponRules.has(rule.id)
      ? { weaponRule: { rule, ranged: forShots.has(rule.id) } }
      : undefined
  }
  const [grants, ...more] = does.split('; ').map((each) => readRuleUse(each)) as [RuleUse, ...RuleUse[]]
  if (![grants, ...more].every(({ id }) => enforced.traits.has(id))) return undefined
  return { grants, ...(more.length > 0 ? { more } : {}) }
}

function pieceOf(
  crew: Affiliation,
  [name, funding, most, bearer, does]: EquipmentLine,
): Equipment | undefined {
  const work = does === undefined ? undefined : workOf(does)
  if (work === undefined) return undefined
  return {
    id: `${crew}/${slug(name)}`,
    name,
    affiliations: [crew],
    funding,
    most,
    ...(bearer === 'henchman' ? {} : { bearers: bearersOf(bearer) }),
    ...work,
  }
}

/** All equipment that does something, by id: what no rule explains cannot be bought. bmg2/core/equipment */
export const equipment: ReadonlyMap<string, Equipment> = new Map(
  Object.entries(equipmentLines).flatMap(([crew, lines]) =>
    lines.flatMap((line): [string, Equipment][] => {
      const piece = pieceOf(crew as Affiliation, line)
      return piece === undefined ? [] : [[piece.id, piece]]
    }),
  ),
)
