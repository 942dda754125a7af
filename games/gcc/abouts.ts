import { aboutReader, optionReader } from '@gargoyle/engine'
import type { AreaId } from './board/board.ts'
import type { MiniId } from './state.ts'

/** What events of Gotham City Chronicles are about, as far as pages and kits read it. */
export type GccEvents = {
  readonly turn: { readonly turn: number }
  readonly attack: {
    readonly attacker: MiniId
    readonly target: MiniId
    readonly kind: 'melee' | 'ranged'
    readonly successes: number
  }
  readonly wounded: { readonly mini: MiniId; readonly wounds: number }
  readonly neutralized: { readonly mini: MiniId }
  readonly 'task-done': { readonly mini: MiniId }
}

/** What a roll has come to so far, and what it takes where that is known. */
export type RollSoFar = {
  readonly kind: 'task' | 'defense' | 'danger'
  readonly reached: number
  readonly needed?: number
}

/** Questions about dice to roll again: their options are dice. */
export const rerollQuestions = ['free-rerolls', 'icon-rerolls', 'paid-rerolls'] as const

/** What questions are about, as far as pages and kits read it. Of a reroll it may not be known what it is for. */
export type GccQuestions = {
  readonly [Q in (typeof rerollQuestions)[number]]: RollSoFar
} & {
  readonly stance: { readonly mini: MiniId }
  readonly 'move-to': { readonly mini: MiniId; readonly pool: number }
  readonly 'attack-target': { readonly attacker: MiniId; readonly kind: 'melee' | 'ranged' }
  readonly 'attack-cubes': {
    readonly attacker: MiniId
    readonly target: MiniId
    readonly kind: 'melee' | 'ranged'
  }
  readonly 'defense-cubes': { readonly mini: MiniId; readonly successes: number }
  readonly 'task-cubes': { readonly mini: MiniId; readonly task: string; readonly difficulty: number }
}

/** A die of a roll. */
export type DieAbout = { readonly colour: string; readonly successes: number }

/** What a manipulation or thought of the mission is about: the mission's action, and the token it is done to. */
export type TaskAbout = { readonly missionAction: string; readonly token?: string }

/** What an action of a hero is about: a task of the mission, or a thing to drop. */
export type HeroActionAbout = Partial<TaskAbout> & { readonly drops?: number }

/** What may be done beside what is asked: a thing to drop, a tile to give up. */
export type AsideAbout = {
  readonly drops?: number
  readonly givesUp?: number
  readonly does?: 'dredge' | 'demobilize'
}

/** What options are about, by the question that they belong to. */
export type GccOptions = {
  readonly [Q in (typeof rerollQuestions)[number] | 'misfortune']: DieAbout
} & {
  readonly 'hero-action': HeroActionAbout
  readonly 'attack-target': { readonly mini: MiniId; readonly area: AreaId }
  readonly 'pick-up': { readonly item: number }
  readonly 'throw-area': { readonly area: AreaId }
  readonly 'villain-action': { readonly tile: number; readonly does: 'activate' | 'dredge' | 'demobilize' }
} & {
  readonly [Q in 'character' | 'character-step' | 'reinforce' | 'drop']: AsideAbout
} & {
  readonly 'move-to': AsideAbout | MoveAbout
}

/** What a move comes to. */
export type MoveAbout = {
  readonly area: AreaId
  readonly cost: number
  readonly cubes: number
  /** What makes it dearer or cheaper than one point, after two lines with the price. */
  readonly why: readonly string[]
}

/** Readers of what events, questions and options are about. */
export const gccEvent = aboutReader<GccEvents>()
export const gccQuestion = aboutReader<GccQuestions>()
export const gccOption = optionReader<GccOptions>()
