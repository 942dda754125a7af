import type { BmgMarker, BmgModel, ModelId } from '@gargoyle/bmg-common'
import type { Game, Memories, Seat } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { CounterEvents } from './abouts.ts'
import type { Content } from './content.ts'
import type { RuleUse } from './vocabulary.ts'

/** The four places for counters on a card: MC, AC, DC and SC. */
export type CounterKind = 'movement' | 'attack' | 'defense' | 'special'

export const counterKinds: readonly CounterKind[] = ['movement', 'attack', 'defense', 'special']

/** Action counters by place. */
export type Counters = Record<CounterKind, number>

/** A weapon of a model: the card it is printed on, its place there, and the magazines left. */
export type Arm = {
  readonly card: ModelId
  readonly index: number
  /** Magazines left; -1 where it never runs dry. */
  ammo: number
  /** Magazines at the start: never more than these. bmg1/core/ammunition */
  readonly most: number
  /** Rules that were bought for it: they go with it, whichever model has it. bmg2/core/equipment */
  readonly fitted?: readonly RuleUse[]
}

/** A model in the game. What its card says is in the content. */
export interface Model extends BmgModel {
  stun: number
  injury: number
  /** On the card now. bmg1/core/spend-counters */
  counters: Counters
  activated: boolean
  arms: Arm[]
  /** Whether its first K.O. has been paid for. bmg1/core/first-ko-vp */
  koPaid: boolean
  /** The round in which it went down into a sewer; undefined while it is not there. bmg1/core/sewers */
  sewerSince: number | undefined
  /** Doses in its pockets, and whether it has taken one. bmg1/trait/titan-dose */
  doses: number
}

/** The kinds of objectives. bmg1/core/objectives */
export type ObjectiveKind = 'loot' | 'riddle' | 'ammo-crates' | 'titan-container' | 'safe-boxes'

export const objectiveKinds: readonly ObjectiveKind[] = [
  'loot',
  'riddle',
  'ammo-crates',
  'titan-container',
  'safe-boxes',
]

export type MarkerKind =
  | ObjectiveKind
  | 'clue'
  | 'streetlamp'
  | 'sewer'
  | 'smoke'
  | 'light'
  | 'template'
  | 'mine'
  | 'seed'
  | 'sandbags'

/** A marker on the table. */
export interface Marker extends BmgMarker {
  readonly kind: MarkerKind
  /** Who carries it; it lies where its carrier stands. bmg1/objective/loot */
  carrier?: ModelId | undefined
  /** The number that was said for a riddle. bmg1/objective/riddle */
  number?: number | undefined
}

/** A band at the table. */
export type BandState = {
  readonly seat: Seat
  /** The model that leads it for the whole game. bmg1/core/band-leader-vp */
  leader: ModelId
  victoryPoints: number
  /** Earned this round and added in the Casualty Recount. */
  earned: number
  /** Bought strategies that have not been played. */
  strategies: string[]
  /** Those whose effect stands. */
  inForce: string[]
  passes: number
  passesInRow: number
  /** The area of the scenario it deploys in. */
  zone: 'A' | 'B' | undefined
  /** Objectives chosen and not placed yet. */
  objectives: ObjectiveKind[]
  fled: boolean
}

/** In which order a model moves and attacks; declared when its activation begins. bmg1/core/activation-shape */
export type Declared = 'move-attack' | 'attack-move' | 'move' | 'attack' | 'neither'

/** What the active model has done and may still do. */
export type Activation = {
  readonly model: ModelId
  /** Where it was activated; nowhere in a sewer. */
  readonly began: Spot | undefined
  declared: Declared | undefined
  /** Whether its move has begun: it has one. */
  moved: boolean
  /** Whether it has run: then it manipulates nothing. bmg1/core/run */
  ran: boolean
  /** Its basic move is used up, by a Batclaw or a sewer. */
  basicMoveGone: boolean
  attackKind: 'melee' | 'ranged' | undefined
  /** Normal attacks made: one, or two shots for a Gunman. */
  attacks: number
  /** The weapon it fights with, as `weaponKey` names it: places among its arms shift when one is stolen. */
  weapon: string | undefined
  /** The special attack it has made. bmg1/core/special-attack-use */
  specialAttack: string | undefined
  /** Models struck by normal attacks, and by the special one. */
  struck: ModelId[]
  specialTargets: ModelId[]
  /** Ids of traits used. */
  used: string[]
  /** What rules remember until the activation ends. */
  memory: Memories
}

export type Stage =
  | 'strategies'
  | 'scenario'
  | 'furniture'
  | 'bands'
  | 'objectives'
  | 'start'
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
  /** Lead counters left in the bag, by owner. bmg1/core/take-the-lead */
  bag: Record<Seat, number>
  /** Who draws next: players take turns. bmg1/core/lead-draw-alternates */
  drawer: Seat
  /** Who took the lead this round. */
  lead: Seat
  /** Who plans and activates first this round. */
  first: Seat
  /** Who deployed first, and so places objectives first. */
  firstDeployer: Seat
  /** Whose turn to activate it is. */
  turn: Seat
  models: Model[]
  markers: Marker[]
  nextMarker: number
  bands: Record<Seat, BandState>
  scenario: string
  activation: Activation | undefined
  /** The model that must activate next, if a rule says so. */
  mustActivate: ModelId | undefined
  /** How many henchmen in a row have followed by Let's Go!. bmg1/trait/lets-go */
  followers: number
  /** What rules remember until the round ends, and for the game. */
  roundMemory: Memories
  memory: Memories
  reasonOver: string | undefined
}

/** The game that rules get. */
export type Play = Game<State, Content, CounterEvents>

export const noCounters = (): Counters => ({ movement: 0, attack: 0, defense: 0, special: 0 })
