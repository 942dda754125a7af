import type { BmgMarker, BmgModel, ModelId } from '@gargoyle/bmg-common'
import type { Game, Memories, Seat } from '@gargoyle/engine'
import type { Bmg3Events } from './abouts.ts'
import type { Content } from './content.ts'

/** A model in the game. What its card says is in the content. */
export interface Model extends BmgModel {
  /** Whose it is. Only hypnosis changes that, for as long as it lasts. bmg3/effect/hypnotize */
  seat: Seat
  stun: number
  injury: number
  audacity: boolean
  activated: boolean
  /** Recovered outside the Recount: cannot activate this round. bmg3/core/early-recovery */
  resting: boolean
  /** Magazines left, by the weapon's place on the card; -1 where it never runs dry. */
  ammo: number[]
  /** What may be done once a round or once a game and has been. */
  usedThisRound: string[]
  usedThisGame: string[]
  /** Round of the last activation in which a rule that may not be used twice running was used, by rule. */
  lastUse: Record<string, number>
}

export type MarkerKind = 'streetlamp' | 'sewer' | 'suspect' | 'event' | 'smoke' | 'template' | 'light'

/** A marker on the table. */
export interface Marker extends BmgMarker {
  readonly kind: MarkerKind
}

/** What a crew has done, counted for objectives. */
export type Tally = {
  suspectsPlaced: number
  suspectsRevealed: number
  /** Models hit, by any attack. */
  hits: number
  damageDealt: number
  stunsDealt: number
  injuriesDealt: number
  kos: number
  casualties: number
  meleeAttacks: number
  rangedAttacks: number
  moves: number
  resourcesPlayed: number
  /** As soon as they leave the hand, whether they are scored then or later. */
  objectivesPlayed: number
  objectivesScored: number
  sewersUsed: number
  efforts: number
  damageHealed: number
}

/** A card in play as an objective that is scored later. */
export type PlayedCard = { readonly card: string; readonly round: number }

/** A crew at the table. */
export type Crew = {
  readonly seat: Seat
  boss: ModelId
  /** How many bosses this crew has had: the first inspires further. */
  bosses: number
  hand: string[]
  /** The top is the last. */
  deck: string[]
  /** Played as objectives, face up, waiting to be scored. */
  waiting: PlayedCard[]
  accomplished: string[]
  spent: string[]
  /**
   * Cards of this crew that lie face down in the opponent's Terror pile: neither player knows which.
   * bmg3/effect/terror
   */
  terror: string[]
  removed: string[]
  victoryPoints: number
  resources: number
  passes: number
  /** Passes left over last round. */
  leadBonus: number
  zone: 'A' | 'B' | undefined
  plot: string | undefined
  plotDeck: string[]
  /** Counters that traits and cards keep with the crew: faith, business, blood money. */
  counters: Record<string, number>
  round: Tally
  activation: Tally
  game: Tally
}

/** An action that a rule has added to an activation. bmg3/core/extra-actions */
export type ExtraAction = {
  /** What it may be spent on. */
  readonly kind: 'movement' | 'attack' | 'melee' | 'ranged' | 'manipulate' | 'tactical' | 'special' | 'any'
  /** The rule that gave it. */
  readonly source: string
  /** The id of a special action that it cannot be spent on. */
  readonly not?: string
  /** How many actions had been taken when it was granted: it pays for none of these. */
  readonly after: number
}

/** What actions are, as far as paying for them goes. */
export type ActionKind = 'movement' | 'melee' | 'ranged' | 'manipulate' | 'special'

/** An action that the active model has taken. */
export type TakenAction = {
  readonly kind: ActionKind
  /** The id of a special action. */
  readonly id?: string
  /** It cost nothing. */
  readonly free?: true
  /** A rule let it follow what usually excludes it: Attack and Manipulate, or the two types of attack. */
  readonly mixesTactics?: true
  readonly mixesAttacks?: true
}

/** What the active model has done and may still do. */
export type Activation = {
  readonly model: ModelId
  /** Whether it may take one action of each type instead of one in all. */
  audacity: boolean
  /** Actions taken, in their order. */
  taken: TakenAction[]
  /** Extra actions granted, spent or not: what pays for what is worked out from both lists. */
  extra: ExtraAction[]
  /** Whether it has taken a Movement action: shots suffer. bmg3/core/ranged-modifiers */
  moved: boolean
  /** It may not move or be moved further: it came out of a sewer. */
  rooted: boolean
  /** Whether it started near enough to its Boss. bmg3/core/inspire */
  inspired: boolean
  /** Ids of special actions taken. */
  specials: string[]
  /** Models attacked so far. */
  attacked: ModelId[]
  /** What rules want to remember until the activation ends. */
  memory: Memories
  /** Seats that have played a card so, at most one of each kind. bmg3/core/one-card-limits */
  resourcesBy: Seat[]
  objectivesBy: Seat[]
}

export type Stage =
  | 'furniture'
  | 'zones'
  | 'cards'
  | 'deployment'
  | 'lead'
  | 'plan'
  | 'execute'
  | 'recount'
  | 'over'

export type State = {
  stage: Stage
  /** The next step of a stage that has several. */
  part: number
  round: number
  /** The player with Initiative: setup initiative until the first round. */
  initiative: Seat
  setupInitiative: Seat
  /** Who lost the last roll for the Initiative: wins a tie. bmg3/core/take-the-lead */
  lostLead: Seat | undefined
  /** Whose turn to activate it is. */
  turn: Seat
  models: Model[]
  markers: Marker[]
  nextMarker: number
  crews: Record<Seat, Crew>
  encounter: string
  event: string | undefined
  activation: Activation | undefined
  /** Who plays no more cards in this phase; undefined where no cards are played. */
  cardPasses: Seat[] | undefined
  /** The model that must activate next, if a rule says so. */
  mustActivate: ModelId | undefined
  /** What event, encounter and cards want to remember until the round ends, and for the game. */
  roundMemory: Memories
  memory: Memories
  reasonOver: string | undefined
}

/** The game that rules get. */
export type Play = Game<State, Content, Bmg3Events>

export const emptyTally = (): Tally => ({
  suspectsPlaced: 0,
  suspectsRevealed: 0,
  hits: 0,
  damageDealt: 0,
  stunsDealt: 0,
  injuriesDealt: 0,
  kos: 0,
  casualties: 0,
  meleeAttacks: 0,
  rangedAttacks: 0,
  moves: 0,
  resourcesPlayed: 0,
  objectivesPlayed: 0,
  objectivesScored: 0,
  sewersUsed: 0,
  efforts: 0,
  damageHealed: 0,
})
