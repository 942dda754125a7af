import { answerOn, askOn, type Line } from './line.ts'
import type { MatchChange, MatchHost, ReplayHost } from './protocol.ts'

/** The functions of a host that are asked across a line. */
type Asked<Host> = {
  [K in keyof Host]: Host[K] extends (...args: never) => Promise<unknown> ? K : never
}[keyof Host]

const matchMethods = [
  'start',
  'resume',
  'record',
  'look',
  'events',
  'answer',
  'undo',
  'check',
  'candidates',
  'explore',
  'toward',
  'trace',
  'aims',
  'hint',
  'odds',
  'sight',
] as const satisfies readonly Asked<MatchHost>[]

const replayMethods = ['open', 'look', 'events'] as const satisfies readonly Asked<ReplayHost>[]

type AnyFunction = (...args: readonly unknown[]) => unknown

/** Answers for a host by the names of its functions, and no others. */
const answering =
  <Host extends object>(host: Host, methods: readonly (keyof Host)[]) =>
  (method: string, args: readonly unknown[]): unknown => {
    const known = methods.find((each) => each === method)
    if (known === undefined) throw new Error(`A host cannot be asked "${method}".`)
    return (host[known] as AnyFunction).apply(host, [...args])
  }

/** Lets a match be asked across a line. */
export function serveMatch(line: Line, host: MatchHost): void {
  const tell = answerOn(line, answering(host, [...matchMethods, 'setPace']))
  host.onChange(tell)
}

/** Lets a replay be asked across a line. */
export function serveReplay(line: Line, host: ReplayHost): void {
  answerOn(line, answering(host, replayMethods))
}

/** A match at the other end of a line. `hangUp` ends the other end. */
export function matchAcross(line: Line, hangUp: () => void): MatchHost {
  const listeners = new Set<(change: MatchChange) => void>()
  const { ask, end } = askOn(line, (news) => {
    for (const listener of listeners) listener(news as MatchChange)
  })
  const calls = Object.fromEntries(
    matchMethods.map((method) => [method, (...args: readonly unknown[]) => ask(method, args)]),
  ) as Pick<MatchHost, Asked<MatchHost>>
  return {
    ...calls,
    setPace: (milliseconds) => void ask('setPace', [milliseconds]).catch(() => undefined),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      listeners.clear()
      end()
      hangUp()
    },
  }
}

/** A replay at the other end of a line. `hangUp` ends the other end. */
export function replayAcross(line: Line, hangUp: () => void): ReplayHost {
  const { ask, end } = askOn(line)
  const calls = Object.fromEntries(
    replayMethods.map((method) => [method, (...args: readonly unknown[]) => ask(method, args)]),
  ) as Pick<ReplayHost, Asked<ReplayHost>>
  return {
    ...calls,
    close() {
      end()
      hangUp()
    },
  }
}
