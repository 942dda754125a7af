import type { Board } from '@gargoyle/table'
import type { BandList } from '../band/band-list.ts'
import { type BandContext, type BandMember, formBand } from '../band/check-band.ts'
import type { Equipment } from '../band/equipment.ts'
import { withLent } from '../band/forming.ts'
import type { Card, Content, Fitting } from '../content.ts'
import type { CounterEdition } from '../edition.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import { indexCards } from '../rules/rules-in-force.ts'
import type { TableConditions } from '../rules/special-rule.ts'
import type { RuleUse, Weapon } from '../vocabulary.ts'
import { FITTING } from './fit-equipment.ts'
import { makeCard, withNumbers } from './make-card.ts'
import type { Setup } from './setup.ts'

/** What a game of an edition is made of. */
export type ContentParts = {
  readonly edition: CounterEdition
  readonly setup: Setup
  readonly board: Board
  readonly book: RuleBook
  readonly bands: BandContext
}

/** Puts together everything about a game that no rule changes. */
export function buildContent({ edition, setup, board, book, bands }: ContentParts): Content {
  const cards = withNumbers(
    setup.bands.flatMap(({ seat, band }) =>
      membersOf(band, bands, book).flatMap((member) => [
        cardFor(seat, member, book, setup),
        ...reservesFor(member, bands, book).map((each) => cardFor(seat, each, book, setup, true)),
      ]),
    ),
  )
  return { edition, setup, board, book, cards, ruleIndex: indexCards(book, cards) }
}

/** The models of a band with what they lend each other. */
function membersOf(list: BandList, context: BandContext, { traits }: RuleBook): readonly BandMember[] {
  const { members } = formBand(list, context)
  const lent = withLent(members, traits)
  return members.map((member, at) => ({ ...member, traits: lent[at]! }))
}

/** The places of weapons that a piece of equipment fits. */
function placesFor({ weaponRule, magazine }: Equipment, weapons: readonly Weapon[]): readonly number[] {
  return weapons.flatMap(({ rateOfFire, ammo }, at) => {
    if (magazine) return ammo === undefined ? [] : [at]
    return weaponRule && (!weaponRule.ranged || rateOfFire !== undefined) ? [at] : []
  })
}

/**
 * Its own weapons and those that it bought, with the rules that it bought for one of them; and what its player still has to
 * say about that. What works whichever weapon is used goes to the first. bmg2/core/equipment
 */
function armedWith(
  { profile, equipment }: BandMember,
  book: RuleBook,
): { readonly weapons: readonly Weapon[]; readonly fittings: readonly Fitting[] } {
  const weapons = [...profile.weapons, ...equipment.flatMap(({ weapon }) => weapon ?? [])]
  const fittings: Fitting[] = []
  for (const item of equipment) {
    const rule = item.weaponRule?.rule
    if (rule === undefined && item.magazine === undefined) continue
    const among = placesFor(item, weapons)
    const isCarried = rule !== undefined && book.weaponRules[rule.id]?.carried === true
    if (asksForWeapons(book) && among.length > 1 && !isCarried)
      fittings.push({ name: item.name, among, ...(rule ? { rule } : {}) })
    else if (rule !== undefined) weapons[among[0]!] = withRule(weapons[among[0]!], rule)!
  }
  return { weapons, fittings }
}

const withRule = (weapon: Weapon | undefined, rule: RuleUse): Weapon | undefined =>
  weapon && { ...weapon, rules: [...weapon.rules, rule] }

/** Whether an edition lets players say which weapon equipment is for. */
const asksForWeapons = ({ tableRules }: RuleBook): boolean => Object.hasOwn(tableRules, FITTING)

/** The cards that may take the place of a model, in its rank. bmg2/trait/batpod */
function reservesFor(member: BandMember, { catalogue }: BandContext, book: RuleBook): readonly BandMember[] {
  return member.traits.flatMap(({ id }) => {
    const wanted = book.traits[id]?.reserve
    const profile = wanted && [...catalogue.models.values()].find(wanted)
    return profile ? [{ ...member, profile, equipment: [], traits: profile.traits }] : []
  })
}

function cardFor(
  seat: string,
  member: BandMember,
  book: RuleBook,
  table: TableConditions,
  reserve = false,
): Card {
  const { rank, leads, traits, equipment } = member
  const { weapons, fittings } = armedWith(member, book)
  const profile = { ...member.profile, weapons }
  // Where no question is asked, a magazine goes to the weapon that has fewest.
  const loaded = profile.weapons
    .flatMap(({ ammo }, at) => (ammo === undefined ? [] : [{ at, ammo }]))
    .toSorted((a, b) => a.ammo - b.ammo)[0]?.at
  const bought =
    equipment.filter(({ magazine }) => magazine).length - fittings.filter(({ rule }) => !rule).length
  const magazines = loaded === undefined || bought === 0 ? undefined : new Map([[loaded, bought]])
  return makeCard({
    seat,
    profile,
    recruitedAs: rank,
    leads,
    reserve,
    traits,
    book,
    table,
    ...(magazines === undefined ? {} : { magazines }),
    ...(fittings.length === 0 ? {} : { fittings }),
  })
}
