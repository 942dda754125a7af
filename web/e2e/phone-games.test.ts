import { CODE as FIRST } from '@gargoyle/bmg1'
import { CODE as SECOND } from '@gargoyle/bmg2'
import { expect, test } from 'vitest'
import { answerQuestion, endingPicker, playOn, prompt, rematch, tap, untilAsked } from './testing/answers.ts'
import { heroPicker } from './testing/hero-picker.ts'
import { fillPlan } from './testing/plan.ts'
import { sideways } from './testing/sideways.ts'
import { beginSmall, fighterPicker, headingOfEnding, PLAN } from './testing/small-game.ts'
import { visitor } from './testing/visitor.ts'

test('a game of the third edition is played to its end on a phone', async () => {
  const { page, playNow } = await visitor({ phone: true })
  await playNow()
  const asked = await playOn(page, endingPicker(12), Number.POSITIVE_INFINITY, tap)
  expect(asked.length).toBeGreaterThan(12)
  expect(await headingOfEnding(page)).toMatch(/win|draw/i)
  expect(await sideways(page)).toBe(0)
  await rematch(page, tap)
  expect(await untilAsked(page)).toBe('asked')
})

test('a mission of Gotham City Chronicles is played from home to its end on a phone', async () => {
  const { page, open } = await visitor({ phone: true })
  await open('/')
  await page.getByRole('button', { name: 'Play Gotham City Chronicles' }).tap()
  await page.waitForURL('**/play/*')
  const asked = await playOn(page, heroPicker(), Number.POSITIVE_INFINITY, tap)
  expect(asked.length).toBeGreaterThan(10)
  expect(await headingOfEnding(page)).toMatch(/win/)
  expect(await sideways(page)).toBe(0)
})

test.each([
  { name: 'first', game: 'bmg1', code: FIRST, word: 'band' },
  { name: 'second', game: 'bmg2', code: SECOND, word: 'crew' },
])('a game of the $name edition is played to its end on a phone, plans filled by a tap', async (order) => {
  const { page, open } = await visitor({ phone: true })
  await beginSmall(page, open, order)
  const picker = fighterPicker()
  let plans = 0
  while ((await untilAsked(page)) === 'asked') {
    if ((await prompt(page)) === PLAN) {
      plans += 1
      expect(await sideways(page)).toBe(0)
      // Without counters a round is soon over.
      if (plans < 3) await fillPlan(page, tap)
    }
    await answerQuestion(page, picker, tap)
  }
  expect(plans).toBeGreaterThan(1)
  expect(await headingOfEnding(page)).toMatch(/wins?$|^A draw$/)
  expect(await sideways(page)).toBe(0)
})
