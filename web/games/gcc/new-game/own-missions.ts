import { isRecord, type Json, type Result, refused } from '@gargoyle/engine'
import { gccSetupContext, type MissionData, readMission } from '@gargoyle/gcc'

const KEY = 'gargoyle-gcc-missions'

/** A mission from a file of the player: as the rules read it, and the original data. */
export interface OwnMission {
  readonly mission: MissionData
  readonly data: Json
}

/** The prefixed id of such a mission in lists, so that it never hides a built-in one. */
export const ownId = ({ mission }: OwnMission): string => `own ${mission.id}`

/** Reads the text of a mission file. What is wrong is said with its place. */
export function readMissionFile(text: string): Result<OwnMission> {
  let data: Json
  try {
    data = JSON.parse(text) as Json
  } catch (error) {
    return refused(`This is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isRecord(data))
    return refused('This is no mission: a mission is an object with a name, a board and goals.')
  const read = readMission(data, gccSetupContext)
  if (read.ok) return { ok: true, value: { mission: read.value, data: data as Json } }
  const { text: why, path = '' } = read.reason
  return refused(path === '' ? why : `${why} (at ${path})`)
}

/** The missions that were loaded in this browser and can still be read. */
export function ownMissions(): readonly OwnMission[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((data) => {
      const read = readMissionFile(JSON.stringify(data))
      return read.ok ? [read.value] : []
    })
  } catch {
    return []
  }
}

/** Missions with one more; it takes the place of an older one with the same id. */
export const withOwnMission = (all: readonly OwnMission[], added: OwnMission): readonly OwnMission[] => [
  ...all.filter((each) => ownId(each) !== ownId(added)),
  added,
]

/** Keeps missions in this browser. */
export function keepMissions(all: readonly OwnMission[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.map(({ data }) => data)))
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}
