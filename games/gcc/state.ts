import type { Game, Memories, Seat } from '@gargoyle/engine'
import type { GccEvents } from './abouts.ts'
import type { AreaId } from './board/board.ts'
import type { Content } from './content.ts'
import type { CharacterAction, Colour, Side } from './vocabulary.ts'

/** The number of a miniature: its place in `State.minis` and in `Content.minis`. */
export type MiniId = number

/** A skill that items give for now. */
export type Grant = { readonly skill: string; readonly level: number; readonly die?: Colour }

/** A miniature, hero or character. What its board or tile says is in the content. */
export type Mini = {
  readonly id: MiniId
  readonly side: Side
  /** Where it stands; NOWHERE unless it is on the board. */
  at: AreaId
  /** On the board, in the character pool, or out of the game for good. */
  condition: 'board' | 'pool' | 'gone'
  /** Life points left, of a character. gcc/core/life-points */
  life: number
  /** Laid down by Immobilization. */
  lying: boolean
  /** Its first-movement bonus is 0 for this turn or activation: it had to stand up. */
  standingUp: boolean
  /** Shackle tokens on its base. gcc/token/shackle */
  shackles: number
  /** Whether its imaginary friend is with it. */
  friend: boolean
  /** Whether the first-movement bonus of this turn or activation is used. gcc/core/first-move-bonus */
  moved: boolean
  /** A hero that had to rest because it was neutralized: no skills for the rest of the turn. */
  skillsOff: boolean
  /** The encumbrance total of a hero. */
  load: number
  /** What rules remember of it until the next turn of its side begins, such as what it may do once a turn. */
  roundMemory: Memories
  /** Levels that items add to skills of its board. gcc/core/item-skill-stacks */
  boosts: readonly Grant[]
  /** Skills that items give and its board does not have. */
  grants: readonly Grant[]
}

/** The energy of a hero: every cube is in one of these places. */
export type Hero = {
  readonly seat: Seat
  readonly mini: MiniId
  stance: 'active' | 'resting' | undefined
  reserve: number
  fatigue: number
  wounds: number
  /** Cubes by space, in the order of `spaceNames`. */
  spaces: number[]
}

/** The villain's cubes and tiles. gcc/core/command-post */
export type CommandPost = {
  reserve: number
  fatigue: number
  movement: number
  defense: number
  reroll: number
  /** Cubes that left the game. gcc/core/dredge */
  removed: number
  /** Numbers of tiles, cheapest first. gcc/core/river */
  river: number[]
  /** Tiles activated this turn. */
  played: number
  /** Whether the one demobilization was used. gcc/core/demobilize */
  demobilized: boolean
}

/** A character tile in play. */
export type Tile = { faceDown: boolean; out: boolean }

/** A card in play. Carried, lying in an area, or out of the game. */
export type Item = { holder: MiniId; at: AreaId; gone: boolean }

export type CloudKind = 'flame' | 'gas' | 'frost' | 'smoke'

/** Dissipating tokens of one kind in one area, placed together. gcc/core/dissipation */
export type TokenCloud = {
  readonly kind: CloudKind
  readonly at: AreaId
  readonly count: number
  /** Whose turns turn them over. */
  readonly side: Side
  dissipating: boolean
}

/** A token of the mission: a bomb, a safe, a hostage's chain. */
export type Token = {
  readonly kind: string
  readonly id: string
  at: AreaId
  /** Who carries it. */
  holder: MiniId
  /** One of the states that the mission gives its kind. */
  face: string
}

/** The characters of a tile act one after the other. gcc/core/tile-activation */
export type TileActivation = {
  readonly tile: number
  /** Characters that have been activated. */
  done: MiniId[]
  /** The character whose activation is under way, or -1. */
  current: MiniId
  /** gcc/core/character-steps */
  part: 'first-move' | 'action' | 'second-move'
  /** What it does this activation, once declared. gcc/core/one-action-kind */
  action: CharacterAction | undefined
  line: number
  /** How often it has done it. */
  times: number
}

export type Stage =
  | 'upkeep'
  | 'heroes-start'
  | 'stance'
  | 'heroes-act'
  | 'heroes-end'
  | 'villain-start'
  | 'tiles'
  | 'villain-end'
  | 'check'
  | 'over'

export type State = {
  stage: Stage
  /** gcc/core/turn-track */
  turn: number
  /** Which of the two sides' turns of a game turn it is: 0 that of the side with initiative. */
  half: 0 | 1
  minis: Mini[]
  heroes: Hero[]
  /** Heroes, by number, that are ready to end the turn. gcc/core/free-order */
  ready: number[]
  /** The hero who acted last this turn, by number: asked before the others. */
  lastActor: number | undefined
  post: CommandPost
  tiles: Tile[]
  activation: TileActivation | undefined
  items: Item[]
  clouds: TokenCloud[]
  tokens: Token[]
  /** Boundaries with a broken wall token. gcc/token/broken-wall */
  broken: number[]
  /** Numbers that the mission keeps. */
  counters: Record<string, number>
  /** What rules remember until the end of the game. */
  memory: Memories
  /** Danger that an explosion adds to an area for a moment. gcc/core/explosion */
  blast: { readonly at: AreaId; readonly level: number } | undefined
  winner: 'heroes' | 'villain' | undefined
  reasonOver: string | undefined
}

/** The game that rules get. */
export type Play = Game<State, Content, GccEvents>
