import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { difficultGround, judgeWay, setTable, to, walker } from '../testing/index.ts'
import { move } from './move.ts'
import { moveAction } from './move-action.ts'

/** A model at 30, 30 with a low wall 5 cm to the east. */
const runner = (counters = '') =>
  setTable({
    models: { hero: { seat: 'a', at: [30, 30], counters } },
    pieces: [box('wall', cm(35), cm(20), cm(1), cm(20), cm(3))],
    active: 'hero',
  })

const explorer = () =>
  runner().play((game, { hero }) => {
    const asked = move(game, { model: hero!, reason: 'run', upTo: 20, run: true }).next()
    const found = asked.done ? undefined : asked.value.decisions[0]?.explorer
    return found ?? game.broken('Nothing was asked.')
  })

test('bmg1/core/run, bmg2/core/run: what straight lines reach is drawn, a ring that ends where something stands', () => {
  const corners = explorer()
    .explore()
    .areas.flatMap(({ outline }) => outline)
  const lengths = corners.map(({ x, y }) => Math.hypot(x - cm(30), y - cm(30)) / cm(1))
  expect(Math.min(...lengths)).toBeCloseTo(10, 0)
  expect(Math.max(...lengths)).toBeCloseTo(20, 1)
  const isBehindTheWall = ({ x, y }: { readonly x: number; readonly y: number }) =>
    x > cm(35) && Math.abs(y - cm(30)) < cm(5)
  expect(corners.some(isBehindTheWall)).toBe(false)
  expect(corners.some(({ x, y }) => x < cm(12) && Math.abs(y - cm(30)) < cm(5))).toBe(true)
})

test('bmg1/core/run, bmg2/core/run: places in all open directions are listed, and are answers that are taken', () => {
  const places = explorer().destinations?.(24) ?? []
  expect(places.length).toBeGreaterThan(8)
  expect(places.filter(({ text }) => text.startsWith('west')).length).toBeGreaterThan(0)
  const far = places.find(({ text }) => text.startsWith('west'))
  const table = runner('MS')
  table.play(
    (game, { hero }) => performById(game, hero!, 'move'),
    '',
    ['pace', 'run:0'],
    ['move', far?.answer ?? { to: to(0, 0) }],
  )
  expect(table.model('hero').at!.x).toBeLessThan(cm(20))
})

test('bmg1/core/move, bmg1/core/run: how far each way of moving goes is said with it', () => {
  const labels = runner('MMS').play((game, { hero }) => {
    const asked = moveAction(game, hero!).next()
    return asked.done ? [] : asked.value.decisions[0]?.options?.map(({ label }) => label)
  })
  expect(labels).toEqual([
    'The basic move: 10 cm',
    'With 1 Move counter: 10 cm and a die',
    'With 2 Move counters: 10 cm and 2 dice',
    'Run: 20 cm',
    'Run, with 1 Move counter: 20 cm and a die',
  ])
})

test('bmg1/core/run, bmg1/trait/acrobat, bmg1/trait/amphibious: over plain ground only, even where nothing would take a counter', () => {
  const water = difficultGround('pond', 33, 3, 'water')
  const wall = box('wall', cm(33), cm(25), cm(1), cm(10), cm(3))
  const run = (piece: Piece, run: boolean) =>
    judgeWay(walker({ traits: ['acrobat', 'amphibious'] }, [piece]), { to: to(42, 30) }, 30, { run })
  expect([run(water, false), run(water, true)]).toEqual([0, 'A run leads over plain ground only.'])
  expect([run(wall, false), run(wall, true)]).toEqual([0, expect.stringContaining('blocked')])
})

test('bmg1/core/run, bmg1/core/deliberate-drop: a run does not end in a leap', () => {
  const roof = box('roof', cm(20), cm(20), cm(20), cm(20), cm(3))
  const table = walker({ at: [28, 30, 3] }, [roof])
  const leap = [{ to: to(40, 30, 3) }, { to: to(41.5, 30), by: 'drop' as const }]
  expect(judgeWay(table, leap, 30)).toBe(0)
  expect(judgeWay(table, leap, 30, { run: true })).toBe('A run leads over plain ground only.')
})
