import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { isUnderWay } from '../shots/moments.ts'
import { shownTable, sitDown } from '../shots/shown-table.ts'
import { stagedGame } from '../shots/staged-game.ts'
import { visitor } from '../testing/visitor.ts'
import { middleValue, report } from './report.ts'

const SECONDS = 5

/** A frame in which something was drawn. */
interface DrawnFrame {
  /** How often the graphics card was asked to draw. */
  readonly calls: number
  /** How long our own script took for it, in milliseconds. */
  readonly script: number
}

declare global {
  interface Window {
    drawnFrames?: DrawnFrame[]
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
  const frames = await orbit(page)
  report(
    {
      name: `page.${quality}FramesPerSecond`,
      about: `frames of an orbiting view, 20 figures, ${quality} quality, drawn in software`,
      unit: '/s',
      value: frames.length / SECONDS,
      aim: { atLeast: 60 },
    },
    {
      name: `page.${quality}DrawCalls`,
      about: `draw calls a frame at ${quality} quality`,
      unit: '',
      value: middleValue(frames.map(({ calls }) => calls)),
    },
    {
      name: `page.${quality}FrameScriptMillis`,
      about: `script for such a frame at ${quality} quality`,
      unit: 'ms',
      value: middleValue(frames.map(({ script }) => script)),
      aim: { atMost: 16.7 },
    },
  )
})

/** Turns the view with the mouse for some seconds, and counts. */
async function orbit(page: Page): Promise<readonly DrawnFrame[]> {
  const box = await shownTable(page).boundingBox()
  if (box === null) throw new Error('There is no table to turn.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    window.drawnFrames = []
  })
  const until = performance.now() + SECONDS * 1000
  for (let step = 1; performance.now() < until; step++)
    await page.mouse.move(x + Math.sin(step / 40) * (box.width / 2 - 20), y)
  const counted = await page.evaluate(() => window.drawnFrames)
  await page.mouse.up()
  return counted ?? []
}

/** Runs in the tab before the page does: counts what is drawn in each frame, and how long our script takes for it. */
function countFrames(): void {
  let calls = 0
  let script = 0
  const { drawElements, drawArrays } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    calls += 1
    drawElements.apply(this, args)
  }
  WebGL2RenderingContext.prototype.drawArrays = function (...args) {
    calls += 1
    drawArrays.apply(this, args)
  }
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (work) =>
    request((time) => {
      const start = performance.now()
      work(time)
      script += performance.now() - start
    })
  const look = () => {
    if (calls > 0) window.drawnFrames?.push({ calls, script })
    calls = 0
    script = 0
    request(look)
  }
  request(look)
}
