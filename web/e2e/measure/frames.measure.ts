import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { isUnderWay } from '../shots/moments.ts'
import { sitDown, table } from '../shots/shown-table.ts'
import { stagedGame } from '../shots/staged-game.ts'
import { visitor } from '../testing/visitor.ts'
import { tell } from './told.ts'

const SECONDS = 5

declare global {
  interface Window {
    drawnFrames?: { drawn: number; calls: number }
  }
}

/** Two crews of ten, all on the table. */
const crowd = () =>
  stagedGame(
    {
      crews: [
        { seat: 'Player', crew: 'gcpd-precinct' },
        { seat: 'Computer', crew: 'joker-carnival' },
      ],
    },
    isUnderWay,
  )

test.each(['low', 'middle', 'high'] as const)('frames a second at %s quality', async (quality) => {
  const somebody = await visitor({ draws: true, settings: { quality } })
  const { page } = somebody
  await page.addInitScript(countFrames)
  await sitDown(somebody, crowd())
  await page.getByRole('button', { name: 'Fit' }).click()
  const { drawn, calls } = await orbit(page)
  tell(
    {
      name: `page.${quality}FramesPerSecond`,
      about: `frames of an orbiting view, 20 figures, ${quality} quality, drawn in software`,
      unit: '/s',
      value: drawn / SECONDS,
      aim: { atLeast: 60 },
    },
    {
      name: `page.${quality}DrawCalls`,
      about: `draw calls a frame at ${quality} quality`,
      unit: '',
      value: calls / Math.max(1, drawn),
    },
  )
})

/** Turns the view with the mouse for some seconds, and counts. */
async function orbit(page: Page): Promise<{ readonly drawn: number; readonly calls: number }> {
  const box = await table(page).boundingBox()
  if (box === null) throw new Error('There is no table to turn.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    window.drawnFrames = { drawn: 0, calls: 0 }
  })
  const until = performance.now() + SECONDS * 1000
  for (let step = 1; performance.now() < until; step++)
    await page.mouse.move(x + Math.sin(step / 40) * (box.width / 2 - 20), y)
  const counted = await page.evaluate(() => window.drawnFrames)
  await page.mouse.up()
  return counted ?? { drawn: 0, calls: 0 }
}

/** Runs in the tab before the page does: counts what is drawn, and in how many frames. */
function countFrames(): void {
  let calls = 0
  const { drawElements, drawArrays } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    calls += 1
    drawElements.apply(this, args)
  }
  WebGL2RenderingContext.prototype.drawArrays = function (...args) {
    calls += 1
    drawArrays.apply(this, args)
  }
  const look = () => {
    if (calls > 0 && window.drawnFrames) {
      window.drawnFrames.drawn += 1
      window.drawnFrames.calls += calls
    }
    calls = 0
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
