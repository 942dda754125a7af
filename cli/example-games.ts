import type { Seat } from '@gargoyle/engine'
import { labCrow, labHeist, labRace } from '@gargoyle/lab'
import type { PlayableGame } from './playable-game.ts'
import { type RaceView, readPoint, roofLines, sayPoint } from './race-text.ts'

/** The small games that come with the engine, ready for the command line. */
export const playableExamples: readonly PlayableGame[] = [
  {
    ...labCrow,
    breaches: ({ found, nest }: { readonly found: number; readonly nest: Counts }) =>
      negative({ 'what was dug up': found, ...nest }),
  },
  {
    ...labHeist,
    breaches: ({ loot }: { readonly loot: Counts }) => negative(loot),
  },
  {
    ...labRace,
    draw: (view: RaceView) => roofLines(view),
    readAnswer: (text) => readPoint(text),
    sayAnswer: (answer: { readonly x: number; readonly y: number }) => sayPoint(answer),
    breaches: ({ runners }: { readonly runners: readonly { seat: Seat; x: number; nerve: number }[] }) =>
      runners.flatMap(({ seat, x, nerve }) =>
        negative({ [`place of ${seat}`]: x, [`nerve of ${seat}`]: nerve }),
      ),
  },
]

type Counts = { readonly [name: string]: number }

const negative = (counts: Counts): readonly string[] =>
  Object.entries(counts)
    .filter(([, count]) => !(count >= 0))
    .map(([name, count]) => `The count of ${name} is ${count}, which is less than nothing.`)
