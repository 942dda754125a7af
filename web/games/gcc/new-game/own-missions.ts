import { isRecord, type Json, parseJson, type Result, refused } from '@gargoyle/engine'
import { gccSetupContext, type MissionData, readMission } from '@gargoyle/gcc'
import { storedList } from '../../../storage/stored-list.ts'
import type { TextStore } from '../../../storage/text-store.ts'

/** A mission from a file of the player: as the rules read it, and the original data. */
export interface OwnMission {
  readonly mission: MissionData
  readonly data: Json
}

/** The prefixed id of such a mission in lists, so that it never hides a built-in one. */
export const ownId = ({ mission }: OwnMission): string => `own ${mission.id}`

/** Reads the text of a mission file. What is wrong is said with its place. */
export function readMissionFile(text: string): Result<OwnMission> {
  let data: unknown
  try {
    data = parseJson(text)
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

const readKept = (data: unknown): Result<OwnMission> => readMissionFile(JSON.stringify(data))

const kept = storedList('gargoyle-gcc-missions', (data) => {
  const read = readKept(data)
  return read.ok ? read.value : undefined
})

/** The missions that were loaded in this browser and can still be read. */
export const ownMissions = (store?: TextStore): readonly OwnMission[] => kept.entries(store)

/** What is kept among them but can no longer be read: a mission that was written for other rules, or a damaged one. */
export const damagedMissions = (store?: TextStore): readonly unknown[] => kept.damaged(store)

/** What is wrong with such a mission, by its name. */
export function missionDamage(data: unknown): string {
  const read = readKept(data)
  const name = isRecord(data) && typeof data.name === 'string' ? data.name : 'A mission without a name'
  return read.ok ? '' : `${name}: ${read.reason.text}`
}

/** Forgets what can no longer be read, and no mission. */
export const forgetDamagedMissions = (store?: TextStore): boolean => kept.forgetDamaged(undefined, store)

/** Missions with one more; it takes the place of an older one with the same id. */
export const withOwnMission = (all: readonly OwnMission[], added: OwnMission): readonly OwnMission[] => [
  ...all.filter((each) => ownId(each) !== ownId(added)),
  added,
]

/**
 * Keeps missions in this browser, beside what can no longer be read; of that only goes what one of them has taken the place
 * of. Whether that worked.
 */
export function keepMissions(all: readonly OwnMission[], store?: TextStore): boolean {
  const ids = all.map(({ mission }) => mission.id)
  kept.forgetDamaged((data) => isRecord(data) && ids.some((id) => id === data.id), store)
  return kept.keep(
    all.map(({ data }) => data),
    store,
  )
}
