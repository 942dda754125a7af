import { must, randomFrom, type Session, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { registeredGames } from './registry.ts'

/** What no text for people may hold: names that only the program uses, and values that slipped in. */
const internal: Readonly<Record<string, RegExp>> = {
  'a numbered id': /(?<![\w-])[a-z]+(?:-[a-z]+)*-\d+(?![\w-])/,
  'an id in quotes': /["“][a-z0-9]+(?:-[a-z0-9]+)+["”]/,
  'a rule id': /\b(?:bmg[123]|gcc)\/[a-z]/,
  'a value': /\b(?:undefined|NaN|null)\b|\[object /,
  'a name of the program': /(?<![\w-])[a-z]+[a-z0-9]*[A-Z][A-Za-z]+/,
  'a line of two blanks': / {2}| [.,;:!?](?:\s|$)/,
}

function* textsOf(session: Session): Generator<string> {
  for (const { decision } of session.pending?.asked ?? []) {
    yield decision.prompt
    for (const { label, why } of decision.options ?? []) {
      yield label
      if (why !== undefined) yield why.text
    }
  }
}

/** Everything that is said in a game played by chance. */
function* wholeGame(session: Session, seed: string): Generator<string> {
  const random = randomFrom(seed)
  while (session.pending !== undefined) {
    yield* textsOf(session)
    const { seat, decision } = session.pending.asked.find(({ settled }) => !settled)!
    must(session.answer(seat, decision.candidates(random, 1)[0] ?? null))
  }
  for (const viewer of [...session.seats, 'spectator' as const])
    for (const { text } of session.events(viewer)) yield text
}

test.each(registeredGames)('no text of $title holds what only the program should know', async ({ load }) => {
  const kit = await load()
  const wrong = new Set<string>()
  for (let index = 0; index < 6; index++) {
    const setup = must(kit.setupFor({}, index, 'texts'))
    const session = must(startSession(kit.definition, { setup, seed: `texts ${index}` }))
    for (const text of new Set(wholeGame(session, `texts ${index}`)))
      for (const [what, pattern] of Object.entries(internal))
        if (pattern.test(text)) wrong.add(`${what}: ${text}`)
  }
  expect([...wrong].slice(0, 20)).toEqual([])
})
