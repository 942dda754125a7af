import { must, type Seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { loadHostedGame } from '../../worker/hosted-games.ts'
import { LocalMatch } from '../../worker/match-host.ts'
import type { GamePage, Moment } from '../game-page.ts'
import { museumOrder } from './museum-order.ts'
import museumPage from './page.ts'

// As the page has it, which knows no game: the host sends a look of any.
const page: GamePage = museumPage

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

async function begun(who: 'burglars' | 'all' = 'burglars') {
  const match = new LocalMatch({ loadGame: loadHostedGame, wait })
  const info = must(await match.start(museumOrder({ who, wing: 'east', seed: 'moon' })))
  const momentFor = async (seat: string): Promise<Moment> => ({
    info,
    look: must(await match.snapshot(seat as Seat)).look,
  })
  return { match, info, momentFor }
}

test('two burglars are one side, the guard is another', async () => {
  const { info } = await begun()
  expect(info.seats.map((seat) => page.side(seat, info))).toEqual([0, 0, 1])
  expect(info.seats.map((seat) => page.seatName(seat, info))).toEqual(['fox', 'magpie', 'guard (computer)'])
})

test('all three stand in their rooms, with none on top of another', async () => {
  const { momentFor } = await begun()
  const { figures, areas } = page.scene(await momentFor('fox'))
  expect(figures.map(({ side, name }) => [side, name])).toEqual([
    [0, 'fox'],
    [0, 'magpie'],
    [1, 'guard'],
  ])
  expect(new Set(figures.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(3)
  expect(areas).toHaveLength(8)
})

test('doors are options about areas, with how many doors away they are', async () => {
  const { momentFor } = await begun()
  const moment = await momentFor('fox')
  const { decision } = moment.look
  if (!decision) throw new Error('The fox is asked.')
  const targets = decision.options?.map((option) => [
    option.id,
    page.targetOf(option, decision, moment),
    page.markText?.(option, decision, moment),
  ])
  expect(targets).toContainEqual(['go:workshop', 'workshop', '1 door'])
  expect(targets).toContainEqual(['wait', 'cellar', ''])
})

test('only the guard sees the diamond on the table before it is found', async () => {
  const { momentFor } = await begun('all')
  const has = async (seat: string) =>
    page.scene(await momentFor(seat)).tokens.some(({ id }) => id.startsWith('diamond'))
  expect([await has('guard'), await has('fox')]).toEqual([true, false])
})

test('distances are counted in doors, between rooms and the figures there', async () => {
  const { momentFor } = await begun()
  const moment = await momentFor('fox')
  const between = (from: string, to: string) => page.distance?.({ id: from }, { id: to }, moment)
  expect(between('cellar', 'roof')).toBe(3)
  expect(between('figure fox', 'foyer')).toBe(2)
  expect(between('figure fox', 'figure magpie')).toBe(0)
})

test('one sees through one door, and is told why not farther', async () => {
  const { match, info } = await begun()
  const viewer = info.seats[0] as Seat
  const seen = must(await match.sight(viewer, { id: 'figure fox' }, { id: 'workshop' }))
  expect(seen).toMatchObject({ sees: true, sentences: ['A door leads from the cellar to the workshop.'] })
  const far = must(await match.sight(viewer, { id: 'cellar' }, { id: 'roof' }))
  expect([far.sees, far.sentences[0]]).toEqual([false, expect.stringContaining('3 doors')])
  expect((await match.sight(viewer, { spot: { x: 0, y: 0, z: 0 } }, { id: 'roof' })).ok).toBe(false)
})

test('the ending says who won and why', async () => {
  const { momentFor } = await begun()
  const moment = await momentFor('fox')
  const told = page.ending(
    { winner: 'burglars', winners: ['fox', 'magpie'], reason: 'the diamond is gone' },
    moment,
  )
  expect(told.heading).toBe('You win')
  expect(told.sentences[0]).toBe('The diamond is gone.')
  expect(page.ending({ winner: 'guard', winners: ['guard'], reason: 'dawn has come' }, moment).heading).toBe(
    'The guard wins',
  )
})
