import {
  type Affiliation,
  affiliationNames,
  book,
  crewContext,
  enforced,
  inWords,
  type Profile,
  type Rank,
  type RuleUse,
  rankNames,
  showDamage,
  type Weapon,
} from '@gargoyle/bmg3'

/** A trait or weapon rule as people read it. */
export interface RuleWords {
  readonly id: string
  /** With what stands in brackets behind it. */
  readonly name: string
  readonly text: string
  /** Nothing carries it out yet. */
  readonly isMissing: boolean
}

/** A trait of a card in words. */
export const traitWords = (use: RuleUse): RuleWords => wordsOf(use, book.traits, enforced.traits)

/** A rule of a weapon in words. */
export const weaponRuleWords = (use: RuleUse): RuleWords =>
  wordsOf(use, book.weaponRules, enforced.weaponRules)

function wordsOf({ id, args }: RuleUse, shelf: typeof book.traits, known: ReadonlySet<string>): RuleWords {
  const record = Object.hasOwn(shelf, id) ? shelf[id] : undefined
  // Some are named with a word in place of what the card says there.
  const name = (record?.name ?? inWords(id)).replace(/ \((?:X|name|weapon)\)$/, '')
  const behind = args.map((arg) => (/^\d+$/.test(arg) ? arg : inWords(arg))).join(', ')
  return {
    id,
    name: behind === '' ? name : `${name} (${behind})`,
    text: record?.text ?? 'The program does not carry this out yet, so models that have it cannot be played.',
    isMissing: !known.has(id),
  }
}

/** Ids of traits and weapon rules as people read them. */
export const missingNames = (ids: readonly string[]): string => ids.map(inWords).join(', ')

/** A rank in the plural. */
export const rankPlural = (rank: Rank): string => (rank === 'henchman' ? 'Henchmen' : `${rankNames[rank]}s`)

/** Crew icons in words. */
export const iconNames = (icons: readonly Affiliation[]): string =>
  icons.map((icon) => affiliationNames[icon]).join(', ')

/** What a model or a piece of equipment costs: `45 Rep`, `45 Rep and $200`. */
export const costText = (reputation: number, dollars: number): string =>
  dollars === 0 ? `${reputation} Rep` : `${reputation} Rep · $${dollars}`

/** The skills of a card in the order in which cards print them. */
export const skillsOf = (
  profile: Profile,
): readonly (readonly [short: string, name: string, value: string])[] => [
  ['W', 'Willpower', profile.willpower === undefined ? '–' : `${profile.willpower}`],
  ['E', 'Endurance', `${profile.endurance}`],
  ['M', 'Movement', `${profile.movement}"`],
  ['A', 'Attack', `${profile.attack}`],
  ['S', 'Strength', `${profile.strength}+`],
  ['D', 'Defense', `${profile.defense}`],
  ['Sp', 'Special', `${profile.special}`],
]

/** What a weapon can do beside its damage, in words: `3 dice, 2 magazines`. */
export function firingText({ rateOfFire, ammo, strength }: Weapon): string {
  const parts = [
    rateOfFire === undefined ? 'Melee' : `Rate of fire ${rateOfFire}`,
    ...(rateOfFire === undefined ? [] : [ammo === undefined ? 'never runs dry' : `Ammunition ${ammo}`]),
    ...(strength === undefined ? [] : [`Strength ${strength}+`]),
  ]
  return parts.join(' · ')
}

/** Damage of a hit in words, for players who do not know the letters: `2 stuns, 1 injury`. */
export function damageText({ damage }: Weapon): string {
  const parts = [
    ...(damage.stun > 0 ? [`${damage.stun} ${damage.stun === 1 ? 'stun' : 'stuns'}`] : []),
    ...(damage.injury > 0 ? [`${damage.injury} ${damage.injury === 1 ? 'injury' : 'injuries'}`] : []),
  ]
  return parts.length === 0 ? 'no damage' : parts.join(', ')
}

/** Damage in the letters of the cards. */
export const damageLetters = ({ damage }: Weapon): string => showDamage(damage)

/** The name of a piece of equipment; its id if it is unknown. */
export const equipmentName = (id: string): string => crewContext.equipment.get(id)?.name ?? id

/** What a rank is called. */
export const rankLabel = (rank: Rank): string => rankNames[rank]
