import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from './app.ts'

/** Where to serve. */
export interface ServeOptions extends AppOptions {
  readonly port: number
  /** `localhost` for this machine only, `0.0.0.0` for everyone who can reach it. */
  readonly host: string
  /** Take this port or none. Otherwise the next free one after it serves as well. */
  readonly exact: boolean
}

/** A server that runs. */
export interface Serving {
  readonly port: number
  readonly address: string
  /** Ports that were asked for first and are used by something else. */
  readonly taken: readonly number[]
  /** Answers what is under way, then stops. */
  readonly close: () => Promise<void>
}

/** A server that could not start, and why, in words. */
export type Served =
  | { readonly ok: true; readonly serving: Serving }
  | { readonly ok: false; readonly reason: string }

/** How many ports are tried, from the one asked for. */
const attempts = 20

/** Starts the server on the port asked for or, unless that must be it, on the next free one. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { port, host, exact } = options
  const taken: number[] = []
  for (let candidate = port; candidate < port + (exact ? 1 : attempts) && candidate <= 65_535; candidate++) {
    const app = buildApp(options)
    const failure = await listen(app, candidate, host)
    if (failure === undefined) return { ok: true, serving: running(app, host, taken) }
    await app.close()
    if (failure.code !== 'EADDRINUSE') return { ok: false, reason: listenProblem(failure, candidate, host) }
    taken.push(candidate)
  }
  return { ok: false, reason: await takenProblem(taken, host) }
}

type ListenFailure = Error & { readonly code?: string }

async function listen(app: FastifyInstance, port: number, host: string): Promise<ListenFailure | undefined> {
  try {
    await app.listen({ port, host })
    return undefined
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

function running(app: FastifyInstance, host: string, taken: readonly number[]): Serving {
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { port, address: `http://${name}:${port}`, taken, close: () => app.close() }
}

function listenProblem({ code, message }: ListenFailure, port: number, host: string): string {
  if (code === 'EACCES') {
    return `This system does not let you serve on port ${port}. Take one above 1023: PORT=4000 npm start`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}. Leave the host out to serve for this machine only.`
  }
  return `The server could not start on ${host}, port ${port}: ${message}.`
}

async function takenProblem(taken: readonly number[], host: string): Promise<string> {
  const [first = 0] = taken
  if (taken.length > 1) {
    return `The ports ${first} to ${taken.at(-1)} are all in use. Choose one elsewhere: PORT=${first + 1000} npm start`
  }
  const other = first < 65_535 ? first + 1 : first - 1
  if (await isGargoyle(first, host)) {
    return (
      `Gargoyle already runs on port ${first}: open http://localhost:${first}, or stop it there with Ctrl-C. ` +
      `A second one can have a port of its own: PORT=${other} npm start`
    )
  }
  return `Port ${first} is in use by another program. Stop that one, or choose another port: PORT=${other} npm start`
}

/** Whether the program behind a port is one of us. */
export async function isGargoyle(port: number, host: string): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  try {
    const answer = await fetch(`http://${name}:${port}/health`, { signal: AbortSignal.timeout(1000) })
    const health: unknown = await answer.json()
    return typeof health === 'object' && health !== null && 'name' in health && health.name === 'gargoyle'
  } catch {
    return false
  }
}
