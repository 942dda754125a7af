import type { Rule } from '@gargoyle/engine'
import type { MissionRule } from '../../rules/rule-types.ts'
import type { Mini, Play } from '../../state.ts'

/** A small rule of a mission in TypeScript: a special rule in force, or something that its deeds name. */
export type MissionScript = {
  /** In force for the whole mission. gcc/core/priority */
  readonly special?: MissionRule
  readonly deed?: (game: Play, context: { readonly actor?: Mini }) => Rule<void> | undefined
}
