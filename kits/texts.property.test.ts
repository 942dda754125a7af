import { must, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { registeredGames } from './registry.ts'
import { textsOfGame } from './testing/texts-of-game.ts'

/** What no text for people may hold: names that only the program uses, and values that slipped in. */
const internal: Readonly<Record<string, RegExp>> = {
  'a numbered id': /(?<![\w-])[a-z]+(?:-[a-z]+)*-\d+(?![\w-])/,
  'an id in quotes': /["“][a-z0-9]+(?:-[a-z0-9]+)+["”]/,
  'a rule id': /\b(?:bmg[123]|gcc)\/[a-z]/,
  'a value': /\b(?:undefined|NaN|null)\b|\[object /,
  'a name of the program': /(?<![\w-])[a-z]+[a-z0-9]*[A-Z][A-Za-z]+/,
  'a line of two blanks': / {2}| [.,;:!?](?:\s|$)/,
}

// Whole games: longer than usual on a busy machine.
const patience = { timeout: 240_000 }

test.each(registeredGames)(
  'no text of $title holds what only the program should know',
  patience,
  async ({ load }) => {
    const kit = await load()
    const wrong = new Set<string>()
    for (let index = 0; index < 6; index++) {
      const setup = must(kit.setupFor({}, index, 'texts'))
      const session = must(startSession(kit.definition, { setup, seed: `texts ${index}` }))
      for (const text of new Set(textsOfGame(session, `texts ${index}`)))
        for (const [what, pattern] of Object.entries(internal))
          if (pattern.test(text)) wrong.add(`${what}: ${text}`)
    }
    expect([...wrong].slice(0, 20)).toEqual([])
  },
)
