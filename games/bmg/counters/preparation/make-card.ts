import { baseRadius, mm, mover } from '@gargoyle/table'
import type { Card } from '../content.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import type { CounterRule, TableConditions } from '../rules/special-rule.ts'
import type { Profile, Rank, RuleUse, Weapon } from '../vocabulary.ts'

/** What a card is made of. */
export type CardParts = {
  readonly seat: string
  readonly profile: Profile
  readonly recruitedAs: Rank
  readonly leads: boolean
  readonly reserve?: boolean
  /** Traits of the card and of its equipment. */
  readonly traits: readonly RuleUse[]
  /** Magazines bought, by the place of the weapon. */
  readonly magazines?: ReadonlyMap<number, number>
  readonly fittings?: Card['fittings']
  readonly book: RuleBook
  readonly table?: TableConditions
}

/** What never changes about a model in a game. */
export function makeCard(parts: CardParts): Card {
  const { seat, profile, recruitedAs, leads, book, magazines } = parts
  const traits = withGrants(withRank(parts), book, parts.table ?? {})
  const ids = new Set(traits.map(({ id }) => id))
  const radius = baseRadius(profile.base)
  const height = mm(heightOf(ids))
  return {
    profile,
    seat,
    recruitedAs,
    leads,
    ...(parts.reserve ? { reserve: true as const } : {}),
    traits,
    traitIds: ids,
    weapons: profile.weapons
      .map((weapon, at) => withMagazines(weapon, magazines?.get(at) ?? 0))
      // bmg2/trait/amazon-princess
      .filter((weapon) => !traits.some(({ id }) => book.traits[id]?.leavesBehind?.(weapon) === true)),
    ...(parts.fittings ? { fittings: parts.fittings } : {}),
    unarmed: unarmedOf(traits, book),
    doses: dosesOf(traits),
    radius,
    height,
    // bmg1/core/obstacle-classes, bmg2/core/obstacles: up to half the model's height is stepped over, up to its
    // height vaulted.
    mover: mover({ radius, height }, { step: height / 2, gap: height / 2, vault: height }),
    label: profile.alias,
  }
}

/**
 * Ranks have traits: each model has the one of its own rank. A Sidekick in command is no Leader. bmg1/trait/leader,
 * bmg1/core/band-leader
 */
const withRank = ({ traits, recruitedAs }: CardParts): readonly RuleUse[] =>
  recruitedAs === 'free-agent' ? traits : [...traits, { id: recruitedAs, args: [] }]

/** Traits and special attacks that come with others; each only once. */
function withGrants(traits: readonly RuleUse[], book: RuleBook, table: TableConditions): readonly RuleUse[] {
  const all = [...traits]
  for (const { id, args } of all) {
    const grants = book.traits[id]?.grants ?? []
    const uses =
      typeof grants === 'function' ? grants(args, table) : grants.map((each) => ({ id: each, args: [] }))
    for (const use of uses) if (!all.some((known) => known.id === use.id)) all.push(use)
  }
  return all
}

const withMagazines = (weapon: Weapon, more: number): Weapon =>
  weapon.ammo === undefined || more === 0 ? weapon : { ...weapon, ammo: weapon.ammo + more }

/**
 * What a volume is follows from these numbers alone, so there is nothing to dispute. bmg1/core/volume-dispute
 * bmg1/core/volume, bmg2/core/measure-volume, bmg1/core/upright-volume: a cylinder of the base's width, as tall as
 * the size of the model makes it.
 */
function heightOf(traits: ReadonlySet<string>): number {
  if (traits.has('huge')) return 80
  if (traits.has('large')) return 60
  return traits.has('small') ? 30 : 40
}

/** Doses that a model begins with: `Titan Dose: 2`. */
const dosesOf = (traits: readonly RuleUse[]): number =>
  traits.reduce((sum, { id, args }) => (id === 'titan-dose' ? sum + Number(args[0] ?? 1) : sum), 0)

/**
 * Bare hands do a stun, unless a trait makes more of them; the worst of several counts. bmg1/core/unarmed,
 * bmg2/core/unarmed
 */
function unarmedOf(traits: readonly RuleUse[], book: RuleBook): Weapon {
  const bare: Weapon = { id: 'unarmed', name: 'bare hands', damage: { stun: 1, injury: 0 }, rules: [] }
  return traits.flatMap(({ id }) => book.traits[id]?.unarmed ?? []).reduce(withHands, bare)
}

/** Bare hands with what a trait makes of them. */
export const withHands = (
  hands: Weapon,
  { damage, rules = [] }: NonNullable<CounterRule['unarmed']>,
): Weapon => ({
  ...hands,
  damage: damage && weight(damage) > weight(hands.damage) ? damage : hands.damage,
  rules: [...hands.rules, ...rules],
})

// An injury is worth more than a stun.
const weight = ({ stun, injury }: { readonly stun: number; readonly injury: number }): number =>
  10 * injury + 9 * stun

/** Numbers models of the same name. */
export function withNumbers(cards: readonly Card[]): readonly Card[] {
  const count = new Map<string, number>()
  for (const { label } of cards) count.set(label, (count.get(label) ?? 0) + 1)
  const seen = new Map<string, number>()
  return cards.map((card) => {
    if (count.get(card.label) === 1) return card
    const number = (seen.get(card.label) ?? 0) + 1
    seen.set(card.label, number)
    return { ...card, label: `${card.label} #${number}` }
  })
}
