import type { Json } from '@gargoyle/engine'
import type { CloudKind, GccState } from '@gargoyle/gcc'

/** The public view of a miniature. */
export interface MiniView {
  readonly id: number
  readonly label: string
  readonly side: 'heroes' | 'villain' | 'neutral'
  /** The number of its area; null off the board. */
  readonly at: number | null
  readonly condition: 'board' | 'pool' | 'gone'
  readonly life: number
  readonly lying: boolean
  readonly shackles: number
  readonly friend: boolean
  readonly moved: boolean
  readonly skillsOff: boolean
  readonly load: number
  readonly size: number
  readonly menace: number
  /** The number of the hero that it is, or -1. */
  readonly hero: number
  /** The number of its tile, or -1. */
  readonly tile: number
}

/** A hero's energy. */
export interface HeroView {
  readonly seat: string
  readonly mini: number
  readonly stance: 'active' | 'resting' | null
  readonly reserve: number
  readonly fatigue: number
  readonly wounds: number
  readonly spaces: readonly number[]
}

/** The public view of the game; nothing in it is hidden from any seat. */
export interface GccView {
  readonly mission: string
  readonly stage: GccState['stage']
  readonly turn: number
  readonly half: 0 | 1
  readonly initiative: 'heroes' | 'villain'
  readonly minis: readonly MiniView[]
  readonly heroes: readonly HeroView[]
  readonly ready: readonly number[]
  readonly post: GccState['post']
  readonly tiles: readonly { readonly faceDown: boolean; readonly out: boolean }[]
  readonly activation: {
    readonly tile: number
    readonly current: number
    readonly done: readonly number[]
  } | null
  readonly items: readonly { readonly holder: number; readonly at: number; readonly gone: boolean }[]
  readonly clouds: readonly { readonly kind: CloudKind; readonly at: number; readonly count: number }[]
  readonly tokens: readonly {
    readonly kind: string
    readonly id: string
    readonly at: number
    readonly holder: number
    readonly face: string
  }[]
  readonly broken: readonly number[]
  readonly counters: Readonly<Record<string, number>>
  readonly winner: 'heroes' | 'villain' | null
  readonly reasonOver: string | null
}

/** A look's view as what it is: the worker made it from the game's own state. */
export const gccView = (view: Json): GccView => view as unknown as GccView
