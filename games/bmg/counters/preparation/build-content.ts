import type { Board } from '@gargoyle/table'
import type { BandList } from '../band/band-list.ts'
import { type BandContext, type BandMember, formBand } from '../band/check-band.ts'
import { withLent } from '../band/forming.ts'
import type { Card, Content } from '../content.ts'
import type { CounterEdition } from '../edition.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import { indexCards } from '../rules/rules-in-force.ts'
import type { TableConditions } from '../rules/special-rule.ts'
import type { Weapon } from '../vocabulary.ts'
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

/** Its own weapons with the rules that it bought for one of them, and those that it bought. bmg2/core/equipment */
function armedWith({ profile, equipment }: BandMember): readonly Weapon[] {
  const weapons = [...profile.weapons, ...equipment.flatMap(({ weapon }) => weapon ?? [])]
  for (const { weaponRule } of equipment) {
    if (weaponRule === undefined) continue
    const at = weapons.findIndex(({ rateOfFire }) => !weaponRule.ranged || rateOfFire !== undefined)
    const weapon = weapons[at]
    if (weapon !== undefined) weapons[at] = { ...weapon, rules: [...weapon.rules, weaponRule.rule] }
  }
  return weapons
}

/** Those who may take the place of a model, in its rank. bmg2/trait/batpod */
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
  const profile = { ...member.profile, weapons: armedWith(member) }
  // A magazine goes to the weapon that has fewest.
  const loaded = profile.weapons
    .flatMap(({ ammo }, at) => (ammo === undefined ? [] : [{ at, ammo }]))
    .toSorted((a, b) => a.ammo - b.ammo)[0]?.at
  const bought = equipment.filter(({ magazine }) => magazine).length
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
  })
}
