import type { CounterView } from '@gargoyle/bmg-counters'
import { lengthIn, type Unit } from '@gargoyle/table'
import { type DrawnSign, drawGrid, drawnBoard } from '../grid-text.ts'
import { typedPaths } from '../path-text.ts'
import type { TextMode } from '../text-mode.ts'
import type { CounterGame } from './counter-game.ts'

type DrawnModel = CounterView['models'][number]

/** Signs of markers: small letters for the first seat, capitals for the second where they belong to one. */
const signs: Readonly<Record<string, string>> = {
  streetlamp: '*',
  sewer: 'O',
  loot: '$',
  riddle: '?',
  'ammo-crates': '!',
  'titan-container': '&',
}

/** How a counter edition is drawn and answered in a terminal. */
export const counterTextMode = (game: Pick<CounterGame, 'book' | 'edition'>): TextMode<CounterView> => ({
  draw: (view) => linesOf(view, game),
  ...typedPaths(game.edition.unit),
})

/** The side of generated cities, and how much of the table a line of the drawing is. */
const scaleOf = (unit: Unit): { readonly side: number; readonly row: number; readonly every: number } =>
  unit === 'inch' ? { side: 36, row: 1, every: 12 } : { side: 90, row: 2.5, every: 16 }

function linesOf(
  view: CounterView,
  { book, edition: { unit } }: Pick<CounterGame, 'book' | 'edition'>,
): readonly string[] {
  const { side, row, every } = scaleOf(unit)
  const board = drawnBoard(view.board, lengthIn(side, unit))
  const scenario = book.scenarios[view.scenario]?.name ?? 'not chosen'
  const bag = Object.entries(view.bag).map(([seat, count]) => `${count} of ${seat}`)
  return [
    `Round ${view.round}, ${view.stage}. First: ${view.first}. Scenario: ${scenario}. In the bag: ${bag.join(', ')}.`,
    ...(board ? drawGrid(board, signsIn(view), { unit, row, every }) : []),
    '# building, = roof to stand on, + low obstacle, : difficult ground, * lamppost, O sewer, $ loot, ? riddle, ! ammo crates, & Titan container',
    ...view.models.map((model) => modelLine(model, Object.keys(view.bands), unit)),
    ...Object.entries(view.bands).map(
      ([seat, { victoryPoints, earned, passes }]) =>
        `${seat}: ${victoryPoints} victory points${earned > 0 ? ` and ${earned} this round` : ''}, ${passes} passes`,
    ),
  ]
}

function signsIn({ models, markers, bands }: CounterView): readonly DrawnSign[] {
  const seats = Object.keys(bands)
  return [
    ...markers.map(({ kind, at }) => ({ at, sign: signs[kind] ?? '%' })),
    ...models.flatMap((model) => (model.at ? [{ at: model.at, sign: letterOf(model, seats) }] : [])),
  ]
}

function letterOf({ id, seat }: DrawnModel, seats: readonly string[]): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (id % 26))
  return seat === seats[0] ? letter : letter.toUpperCase()
}

const inUnit = (length: number, unit: Unit): number => Math.round((length / lengthIn(1, unit)) * 10) / 10

function modelLine(model: DrawnModel, seats: readonly string[], unit: Unit): string {
  const { at, counters, stun, injury, condition, activated, effects } = model
  const who = `${letterOf(model, seats)} ${model.seat} ${model.label}`
  if (at === null) return `${who}: ${condition === 'casualty' ? 'a casualty' : 'not on the table'}`
  const shown = (length: number): number => inUnit(length, unit)
  const where = `${shown(at.x)},${shown(at.y)}${at.z > 0 ? `,${shown(at.z)}` : ''}`
  const held = `${counters.movement}MC ${counters.attack}AC ${counters.defense}DC ${counters.special}SC`
  const notes = [condition === 'up' ? '' : condition, activated ? 'done' : '', ...effects.map(({ id }) => id)]
  const rest = notes.filter((note) => note !== '').join(', ')
  return `${who} at ${where}: ${held}, ${stun} stun, ${injury} injury${rest === '' ? '' : ` (${rest})`}`
}
