import { gccSetupContext } from '@gargoyle/gcc'
import { expect, test } from 'vitest'
import { rayAt } from '../../scene/camera/pose.ts'
import { createRig } from '../../scene/camera/rig.ts'
import { toScene } from '../../scene/coordinates.ts'
import { pickAlong } from '../../scene/pick/pick.ts'
import { boardPlan } from './board-plan.ts'

/** A small window, the height of the buttons on its upper edge, and the distance between the places tried, in pixels. */
const SCREEN = { width: 560, height: 540, covered: 48, step: 8 }

/** How many of those places make an area large enough to click. */
const ENOUGH = 8

test.each([...gccSetupContext.boards.values()])('$id: some of every floor is seen at first', (data) => {
  const plan = boardPlan(data, [])
  const { board, areas = [] } = plan
  const content = { ...plan, figures: [], tokens: [], lights: [], zones: [], night: true }
  const height = Math.max(...board.pieces.map(({ top }) => toScene(top)))
  const rig = createRig({ width: toScene(board.width), depth: toScene(board.depth), height }, 'free')
  rig.resize(SCREEN.width, SCREEN.height, SCREEN.covered)
  const seen = new Map<string | undefined, number>()
  for (let x = 0; x < SCREEN.width; x += SCREEN.step)
    for (let y = SCREEN.covered; y < SCREEN.height; y += SCREEN.step) {
      const hit = pickAlong(content, rayAt(rig.lens(), ...rig.screenPlace([x, y])))
      seen.set(hit?.area, (seen.get(hit?.area) ?? 0) + 1)
    }
  const hidden = areas.filter(({ id }) => (seen.get(id) ?? 0) < ENOUGH)
  expect(hidden.map(({ name }) => name)).toEqual([])
})
