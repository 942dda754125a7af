import type { Benchmark } from './measure.ts'

/**
 * What each room and game measures, in the order it is shown. Loaded only when asked for, so that the process that measures a
 * room holds nothing of the others, as on a player's machine: what lies in memory makes each garbage collection longer.
 */
const roomBenches = {
  engine: async () => (await import('./engine-benches.ts')).engineBenches,
  table: async () => (await import('./table-benches.ts')).tableBenches,
  bmg3: async () => (await import('./bmg3-benches.ts')).bmg3Benches,
  bmg1: async () => {
    const { bmg1Kit } = await import('@gargoyle/kits/bmg1')
    return (await import('./counter-benches.ts')).counterBenches(bmg1Kit, 'first')
  },
  bmg2: async () => {
    const { bmg2Kit } = await import('@gargoyle/kits/bmg2')
    return (await import('./counter-benches.ts')).counterBenches(bmg2Kit, 'second')
  },
  gcc: async () => (await import('./gcc-benches.ts')).gccBenches,
  bots: async () => (await import('./bot-benches.ts')).botBenches,
} satisfies Readonly<Record<string, () => Promise<readonly Benchmark[]>>>

/** The first part of a bench's name: a room, or a game. */
export type BenchRoom = keyof typeof roomBenches

/** Rooms and games that measure something, in the order they are shown. */
export const benchRooms = Object.keys(roomBenches) as readonly BenchRoom[]

/** What one room or game measures. */
export const loadBenches = (room: BenchRoom): Promise<readonly Benchmark[]> => roomBenches[room]()

/** Everything that is measured. */
export async function loadAllBenches(): Promise<readonly Benchmark[]> {
  const benches: Benchmark[] = []
  for (const room of benchRooms) benches.push(...(await loadBenches(room)))
  return benches
}
