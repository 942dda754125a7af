import { expect, test } from 'vitest'
import { answerQuestion, untilAsked } from './testing/answers.ts'
import { attackPicker, hasRolled } from './testing/first-fight.ts'
import { smallDesk, visitor } from './testing/visitor.ts'

declare global {
  interface Window {
    linkedShaders?: number
  }
}

// To compile one stops the page, on slow machines for a quarter of a second.
test('no shader is compiled when ground is marked, the next model activates, or dice fall', async () => {
  const { page, context, playNow } = await visitor({
    draws: true,
    size: smallDesk,
    settings: { motion: 'full' },
  })
  await context.addInitScript(() => {
    const real = WebGL2RenderingContext.prototype.linkProgram
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      window.linkedShaders = (window.linkedShaders ?? 0) + 1
      real.call(this, program)
    }
  })
  const linkedShaders = () => page.evaluate(() => window.linkedShaders ?? 0)
  await playNow()
  await untilAsked(page)
  // What is acted out is loaded once the table is drawn, and its paints with it.
  await page.waitForLoadState('networkidle')
  const atFirst = await linkedShaders()
  expect(atFirst).toBeGreaterThan(0)

  const asked: string[] = []
  for (let answers = 0; answers < 10 && !(await hasRolled(page)); answers++) {
    asked.push(await answerQuestion(page, attackPicker))
    await untilAsked(page)
  }
  expect(asked.some((question) => /^Where does .* move/.test(question))).toBe(true)
  expect(await hasRolled(page)).toBe(true)
  expect(await linkedShaders()).toBe(atFirst)
})
