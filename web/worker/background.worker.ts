import { backgroundTask } from './background.ts'
import type { RpcPort } from './rpc.ts'

/** Begins to answer requests that come through a port. */
type Serve = (port: RpcPort, subject: string) => void

const crewAdvice = import.meta.glob<Serve>('../games/*/builder/serve-advice.ts', { import: 'serveAdvice' })

const roles: Readonly<Record<string, (subject: string) => Promise<Serve> | undefined>> = {
  match: async () => (await import('./serve-games.ts')).serveMatchOf,
  replay: async () => (await import('./serve-games.ts')).serveReplays,
  library: async () => (await import('../rules/serve-libraries.ts')).serveLibraries,
  'crew-advice': (game) => crewAdvice[`../games/${game}/builder/serve-advice.ts`]?.(),
}

const { role, subject } = backgroundTask(self.name)

// Requests that come while the script for them is being fetched are kept until it is there.
const early: unknown[] = []
const keep = ({ data }: MessageEvent<unknown>): void => void early.push(data)
self.addEventListener('message', keep)

async function begin(): Promise<void> {
  const serve = await roles[role]?.(subject)
  if (serve === undefined) throw new Error(`A worker cannot be "${self.name}".`)
  self.removeEventListener('message', keep)
  serve(self, subject)
  for (const data of early) self.dispatchEvent(new MessageEvent('message', { data }))
}

begin().catch((error: unknown) => {
  // Thrown outside of any promise, it reaches the page as an error of the worker.
  setTimeout(() => {
    throw error
  })
})
