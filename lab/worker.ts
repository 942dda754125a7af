import { parentPort, workerData } from 'node:worker_threads'
import { must } from '@gargoyle/engine'
import { loadKit } from '@gargoyle/kits'
import { loadContestants } from './contestants.ts'
import type { Plan } from './plan.ts'
import { playRow } from './row.ts'

/** What a worker is started with. */
export interface WorkerData {
  readonly plan: Plan
  /** Where the paths of bots begin. */
  readonly folder: string
}

const { plan, folder } = workerData as WorkerData
const kit = must(await loadKit(plan.game))
const bots = must(await loadContestants(plan, kit, folder))

parentPort?.on('message', async (index: number) => {
  parentPort?.postMessage(await playRow(plan, kit, bots, index))
})
parentPort?.postMessage('ready')
