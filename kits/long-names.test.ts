import { isRecord, type Json, loadRecord, must, randomFrom, recordOf, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import type { GameKit } from './game-kit.ts'
import { registeredGames } from './registry.ts'

const kits = await Promise.all(registeredGames.map(({ load }) => load()))

/** A refusal may list what there is to choose from, but never what somebody sent in full. */
const LONGEST = 4000
const NAME = 'x'.repeat(200_000)

/** The same data with each of its texts, and a key of each of its objects, as long as a file can hold, one at a time. */
function* overlong(data: unknown): Generator<unknown> {
  if (typeof data === 'string') yield NAME
  else if (Array.isArray(data)) {
    yield [...data, NAME]
    for (const [at, member] of data.slice(0, 4).entries())
      for (const changed of overlong(member)) yield data.with(at, changed)
  } else if (isRecord(data)) {
    yield { ...data, [NAME]: NAME }
    for (const [key, member] of Object.entries(data))
      for (const changed of overlong(member)) yield { ...data, [key]: changed }
  } else yield NAME
}

/** Set-ups with all that a game of this kind can have, written out. */
function setupsOf({ definition, setupFor, options }: GameKit): readonly Json[] {
  const drawn = options.some(({ name }) => name === 'crews') ? [{ crews: [{ name: 'random' }] }] : []
  return [{}, ...drawn].map((typed) => {
    const prepared = must(definition.prepare(must(setupFor(typed, 1, 'long'))))
    return prepared.setup as Json
  })
}

test.each(kits.map((kit) => [kit.definition.id, kit] as const))(
  '%s: refusals of set-ups, options and records repeat no name in full',
  { timeout: 60_000 },
  (_, kit) => {
    const { definition, setupFor, options } = kit
    const lengths = new Map<string, number>()
    const note = (result: {
      readonly ok: boolean
      readonly reason?: { readonly text: string; readonly path?: string }
    }): void => {
      const said = `${result.reason?.text ?? ''} ${result.reason?.path ?? ''}`
      if (said.length > LONGEST) lengths.set(said.slice(0, 120), said.length)
    }
    for (const setup of setupsOf(kit)) {
      for (const changed of overlong(setup)) note(definition.prepare(changed))
      const session = must(startSession(definition, { setup, seed: 'long' }))
      const asked = session.pending!.asked[0]!
      for (const answer of [NAME, [NAME], { [NAME]: 1 }, { to: NAME }, { legs: [NAME] }])
        note(session.answer(asked.seat, answer))
      note(session.answer(NAME as typeof asked.seat, 'x'))
      const [first] = asked.decision.candidates(randomFrom('long'), 1)
      must(session.answer(asked.seat, first))
      for (const changed of overlong(recordOf(session))) note(loadRecord(definition, changed))
    }
    for (const { name } of options) note(setupFor({ [name]: [{ name: NAME }] }, 0, 's'))
    expect([...lengths]).toEqual([])
  },
)
