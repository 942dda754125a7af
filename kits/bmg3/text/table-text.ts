import { type bmg3, book } from '@gargoyle/bmg3'
import type { Viewer, ViewOf } from '@gargoyle/engine'
import { type Board, inches, type Zone } from '@gargoyle/table'
import { type DrawnSign, drawGrid, drawnBoard } from '../../grid-text.ts'

type View = ViewOf<typeof bmg3>
type ModelView = View['models'][number]
type CrewView = View['crews'][string]

const inch: number = inches(1)

/** The table from above, with all models on it. */
export function tableLines(view: View, viewer: Viewer): readonly string[] {
  const board = drawnBoard(view.board, inches(36))
  return [
    `Round ${view.round}, ${view.stage}. Initiative: ${view.initiative}. Encounter: ${nameOf(book.encounters, view.encounter)}. Event: ${nameOf(book.events, view.event)}.`,
    ...(board ? drawGrid(board, signsOf(view), { unit: 'inch', row: 1, every: 12 }) : []),
    '# building, = roof to stand on, + low obstacle, : difficult ground, * lamp, O sewer, s/S suspects of the first and second seat',
    ...(board && view.encounter !== '' ? zoneLines(board, view) : []),
    ...view.models.map(modelLine),
    ...Object.entries(view.crews).map(([seat, crew]) => crewLine(seat, crew)),
    ...handLines(view, viewer),
  ]
}

const nameOf = (
  shelf: Readonly<Record<string, { readonly name: string } | undefined>>,
  id: string | null,
): string => (id === null || id === '' ? 'none' : (shelf[id]?.name ?? id))

/** Symbols of models: letters for the first seat, capitals for the second. */
const symbolOf = (model: ModelView, seats: readonly string[]): string => {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (model.id % 26))
  return model.seat === seats[0] ? letter : letter.toUpperCase()
}

function signsOf(view: View): readonly DrawnSign[] {
  const seats = Object.keys(view.crews)
  const markers = view.markers.map(({ kind, seat, at }): DrawnSign => {
    if (kind === 'streetlamp') return { at, sign: '*' }
    if (kind === 'sewer') return { at, sign: 'O' }
    if (kind === 'suspect') return { at, sign: seat === seats[0] ? 's' : 'S' }
    return { at, sign: '%' }
  })
  const models = view.models.flatMap((model) =>
    model.at ? [{ at: model.at, sign: symbolOf(model, seats) }] : [],
  )
  return [...markers, ...models]
}

/** Where each side deploys, as the corners of an upright rectangle. */
function zoneLines(board: Board, view: View): readonly string[] {
  const zones = book.encounters[view.encounter]?.zones(board.width, board.depth)
  if (zones === undefined) return []
  return Object.entries(view.crews).flatMap(([seat, { zone }]) =>
    zone === null ? [] : [`${seat} deploys in zone ${zone}: ${zones[zone].map(describeZone).join(' and ')}.`],
  )
}

function describeZone(zone: Zone): string {
  const corners =
    'minX' in zone
      ? [
          { x: zone.minX, y: zone.minY },
          { x: zone.maxX, y: zone.maxY },
        ]
      : zone
  const xs = corners.map(({ x }) => inchesOf(x))
  const ys = corners.map(({ y }) => inchesOf(y))
  return `${Math.min(...xs)},${Math.min(...ys)} to ${Math.max(...xs)},${Math.max(...ys)}`
}

function modelLine(model: ModelView, _index: number, all: readonly ModelView[]): string {
  const seats = [...new Set(all.map(({ seat }) => seat))]
  const who = `${symbolOf(model, seats)} ${model.seat} ${model.label}`
  const { at } = model
  if (at === null) return `${who}: ${model.condition === 'casualty' ? 'a casualty' : 'not on the table'}`
  const where = `${inchesOf(at.x)},${inchesOf(at.y)}${at.z > 0 ? `,${inchesOf(at.z)}` : ''}`
  const signs = [
    model.condition === 'up' ? '' : model.condition,
    model.audacity ? 'Audacity' : '',
    model.activated ? 'done' : '',
    ...model.effects.map(({ id, value }) => (value > 0 ? `${id} ${value}` : id)),
  ].filter((sign) => sign !== '')
  return `${who} at ${where}: ${model.stun} stun, ${model.injury} injury${signs.length > 0 ? ` (${signs.join(', ')})` : ''}`
}

const inchesOf = (length: number): number => Math.round((length / inch) * 10) / 10

function crewLine(seat: string, crew: CrewView): string {
  const waiting = crew.waiting.map(({ card }) => book.cards[card]?.name ?? card)
  const open = waiting.length > 0 ? `, in play: ${waiting.join(', ')}` : ''
  return `${seat}: ${crew.victoryPoints} victory points, ${crew.resources} resource points, ${crew.passes} passes${open}`
}

function handLines(view: View, viewer: Viewer): readonly string[] {
  const hand = view.crews[viewer]?.hand
  if (!Array.isArray(hand)) return []
  return [
    'Your hand:',
    ...hand.map((id: string) => {
      const card = book.cards[id]
      if (card === undefined) return `  ${id}`
      return `  ${card.name} (${card.type}, ${card.victoryPoints} VP, played in ${card.play}, scored ${card.score}): ${card.objective.text} | Resource (${card.resource.cost}): ${card.resource.text}`
    }),
  ]
}
