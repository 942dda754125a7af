import { ok } from '@gargoyle/engine'
import { race } from '@gargoyle/engine/examples'
import type { GameKit } from '../game-kit.ts'
import { inTurn } from '../rotation.ts'
import { onlyOf } from '../setup-option.ts'
import { negative } from './counts.ts'
import { describePoint, readRoofPoint, roofLines } from './race-text.ts'

const roofs = ['bakery', 'orphanage']

/** The Rooftop Race, a game with places. */
export const raceKit: GameKit<typeof race> = {
  definition: race,
  title: 'Rooftop Race',
  description: 'Two runners cross a roof between chimneys: who is over the far edge first wins.',
  players: { least: 2, most: 2 },
  options: [
    {
      name: 'board',
      value: 'name',
      description: `the roof: ${roofs.join(', ')} (else in turn)`,
      ready: roofs,
    },
  ],
  setupFor: (options, index) =>
    ok({ seats: ['a', 'b'], roof: onlyOf(options, 'board')?.name ?? inTurn(roofs, index)! }),
  summarize: ({ winner, turns }) => ({
    winners: winner === null ? [] : [winner],
    numbers: { turns },
    reason: winner === null ? 'nobody got there in time' : 'a runner is over the last edge',
  }),
  breaches: ({ runners }) =>
    runners.flatMap(({ seat, x, nerve }) =>
      negative({ [`place of ${seat}`]: x, [`nerve of ${seat}`]: nerve }),
    ),
  noteKinds: { sides: [], games: ['board'] },
  loadTextMode: async () => ({
    draw: roofLines,
    readAnswer: (text) => readRoofPoint(text),
    sayAnswer: (answer: { readonly x: number; readonly y: number }) => describePoint(answer),
  }),
}
