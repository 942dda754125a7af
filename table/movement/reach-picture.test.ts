import { expect, test } from 'vitest'
import { boards } from '../boards/boards.ts'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { prepareBoard } from '../terrain/board.ts'
import { boardSvg } from '../terrain/svg.ts'
import { inches } from '../units.ts'
import { mover } from './mover.ts'
import { tariff } from './pricing.ts'
import { reach } from './reach.ts'

/** The picture in docs/table.md: all that one move leads to, on the ground and up the fire escape. */
test('the picture of a reach shows what it says', async () => {
  const board = prepareBoard(boards['crime-alley'])
  const model = body(spot(inches(17), inches(8)))
  const pricing = {
    walk: tariff(),
    difficult: tariff({ once: inches(4) }),
    climb: tariff({ each: inches(2) }),
    jump: tariff({ each: inches(2) }),
  }
  const move = reach(board, mover(model), model, { pricing, budget: inches(12) })
  const up = move.pathTo(spot(inches(18.2), inches(11), inches(3)))
  if (!up.ok) throw new Error(up.reason)
  const [ground, above] = [0, 1].map((high) =>
    move
      .areas()
      .filter(({ z }) => Number(z > inches(1)) === high)
      .map(({ outline }) => outline),
  )
  const svg = boardSvg(board, {
    regions: [{ outlines: ground! }, { outlines: above!, colour: '#e8b04b' }],
    bodies: [{ ...model, label: 'A' }],
    paths: [{ points: [up.path.from, ...up.path.legs.map(({ to }) => to)], label: 'up the ladder' }],
  })
  expect(up.parts.map(({ kind, ladder }) => (ladder ? 'ladder' : kind))).toEqual(['walk', 'ladder', 'walk'])
  await expect(svg).toMatchFileSnapshot('../../docs/reach.svg')
})
