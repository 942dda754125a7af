/** The words of Gotham City Chronicles: what boards, cards and tiles say, before any rule looks at them. */

/** The colours of dice, weakest first. gcc/core/dice-types */
export const colours = ['white', 'yellow', 'orange', 'red', 'black'] as const
export type Colour = (typeof colours)[number]

/** A type of die: its colour, and whether it shows a free-reroll icon. gcc/core/dice-types */
export type DieType = { readonly colour: Colour; readonly reroll: boolean }

/** The three sides. Neutral miniatures are neither enemies nor allies of any side. gcc/core/sides */
export type Side = 'heroes' | 'villain' | 'neutral'

/** The five actions of a hero. */
export const actionNames = ['melee', 'ranged', 'manipulation', 'thought', 'movement'] as const
export type ActionName = (typeof actionNames)[number]

/** Actions that a character repeats up to a multiplier. */
export type CharacterAction = Exclude<ActionName, 'movement'>

/** Where a hero's energy cubes are spent. */
export const spaceNames = [...actionNames, 'defense', 'reroll'] as const
export type SpaceName = (typeof spaceNames)[number]

/** A skill as a card prints it. */
export type SkillUse = {
  readonly skill: string
  readonly level: number
  /** The colour of the dice it rolls, where the card prints one. */
  readonly die?: Colour
  /** Works only while the encumbrance total is below this. gcc/core/encumbrance-skill-limit */
  readonly limit?: number
}

/**
 * What a space of a hero board says: the die for each cube, and how many cubes fit. A space without a die adds no
 * dice for cubes but still takes bonuses. gcc/core/characteristics
 */
export type HeroCharacteristic = { readonly die: DieType | undefined; readonly limit: number }

/** A row of the encumbrance table: from this total on, this bonus. The last row is the maximum. */
export type EncumbranceRow = { readonly from: number; readonly bonus: number }

/** A hero board. */
export type HeroProfile = {
  readonly id: string
  readonly name: string
  readonly subtitle?: string
  readonly set: string
  /** The colour of its miniature: which tiles it commands. */
  readonly side: 'heroes' | 'villain'
  readonly energy: number
  readonly recovery: { readonly active: number; readonly resting: number }
  readonly size: number
  readonly menace: number
  readonly automaticDefense: DieType | undefined
  readonly utilityBelt: number
  readonly traits: readonly string[]
  readonly skills: readonly SkillUse[]
  /** Move points for one cube on the movement space. */
  readonly movement: { readonly points: number; readonly limit: number }
  readonly encumbrance: readonly EncumbranceRow[]
  readonly maxEncumbrance: number
  readonly melee: HeroCharacteristic
  readonly ranged: HeroCharacteristic
  readonly manipulation: HeroCharacteristic
  readonly thought: HeroCharacteristic
  readonly defense: HeroCharacteristic
  readonly rerollLimit: number
}

/** A characteristic of a character: dice of one action, and how often it may be repeated. */
export type CharacterLine = { readonly times: number; readonly dice: readonly DieType[] }

/** What a tile says about an action: its lines, or that it may not be performed. gcc/core/characteristics */
export type CharacterCharacteristic = readonly CharacterLine[] | 'forbidden'

/** How important a tile is. gcc/core/tile-levels */
export type TileLevel = 'leader' | 'elite' | 'henchman'

/** A character tile. */
export type TileProfile = {
  readonly id: string
  readonly name: string
  readonly subtitle?: string
  readonly set: string
  readonly side: Side
  readonly level: TileLevel
  /** Covers two places of the river; which of them (1 or 2) its cost indicator points at. gcc/core/double-tile */
  readonly double: 1 | 2 | undefined
  readonly lifePoints: number
  readonly automaticDefense: number
  readonly moveBonus: number
  readonly size: number
  readonly menace: number
  readonly traits: readonly string[]
  readonly skills: readonly SkillUse[]
  readonly melee: CharacterCharacteristic
  readonly ranged: CharacterCharacteristic
  readonly manipulation: CharacterCharacteristic
  readonly thought: CharacterCharacteristic
  /** Reinforcement points to bring one back; without, its characters never come back. */
  readonly reinforcementCost: number | undefined
  /** How many miniatures it has. */
  readonly miniatures: number
}

/** What an item card is. gcc/core/item-types */
export type ItemType = 'object' | 'tool' | 'melee-weapon' | 'ranged-weapon'

/** When a bonus line of an item card applies. */
export type BonusMoment = ActionName | 'defense' | 'permanent'

/** One bonus line of an item card: everything on it applies together. gcc/core/bonus-line-use */
export type BonusLine = {
  readonly when: BonusMoment
  readonly dice?: readonly DieType[]
  readonly skills?: readonly SkillUse[]
  readonly successes?: number
  /** Move points added to the pool; only on movement lines. */
  readonly movePoints?: number
}

/** An item card: a piece of equipment, or a bat-gadget. gcc/core/items */
export type ItemCard = {
  readonly id: string
  readonly name: string
  readonly kind: 'equipment' | 'gadget'
  readonly type: ItemType
  /** Encumbrance of equipment, size of a bat-gadget. */
  readonly size: number
  /** Only this hero benefits. */
  readonly only?: string
  /** Heroes with the Moral Code benefit nothing. */
  readonly lethal?: boolean
  /** Leaves the game after it was of use. */
  readonly singleUse?: boolean
  readonly lines: readonly BonusLine[]
}
