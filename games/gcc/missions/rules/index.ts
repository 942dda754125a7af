import type { MissionScript } from './script.ts'
import { snow } from './snow.ts'

/** Scripts by id. */
export const missionRules: Readonly<Record<string, MissionScript>> = { snow }
