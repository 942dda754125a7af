import type { AreaId } from '../board/board.ts'
import type { DieType } from '../vocabulary.ts'
import type { ConditionData, Deed, MissionData } from './mission-data.ts'

/** A mission for a certain number of heroes: every scaled number settled. gcc/core/mission-data */
export type Mission = {
  readonly data: MissionData
  /** How many heroes play. */
  readonly heroes: number
  readonly initiative: 'heroes' | 'villain'
  readonly post: {
    readonly reserve: number
    readonly fatigue: number
    readonly recovery: number
    readonly movement: { readonly points: number; readonly limit: number }
    readonly defense: { readonly die: DieType; readonly limit: number }
    readonly reroll: { readonly limit: number }
  }
  readonly reinforcementPoints: number
  readonly reinforcementAreas: readonly AreaId[]
}

export type { ConditionData, Deed }

/** A number that may depend on how many heroes play. */
export function scaledTo(heroes: number, value: number | readonly number[]): number {
  return typeof value === 'number' ? value : (value[heroes - 1] ?? 0)
}
