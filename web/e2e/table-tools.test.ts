import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  answerQuestion,
  dock,
  openQuestion,
  pickAttack,
  playOn,
  rotatingPicker,
  untilAsked,
  weighAttack,
} from './testing/answers.ts'
import { logLines, moment } from './testing/moment.ts'
import { visitor } from './testing/visitor.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Table' })

test('an answer is taken back, a hint is given and taken up', async () => {
  const { page, playNow } = await visitor()
  await playNow()
  const picker = rotatingPicker()
  const takeBack = toolbar(page).getByRole('button', { name: 'Take back' })
  let before = await moment(page)
  for (let answers = 0; answers < 20 && (await takeBack.isDisabled()); answers++) {
    before = await moment(page)
    await answerQuestion(page, picker)
    await untilAsked(page)
  }
  expect(await moment(page)).not.toEqual(before)
  await takeBack.click()
  await expect.poll(() => moment(page), { timeout: 60_000 }).toEqual(before)

  await dock(page).getByRole('button', { name: 'Hint' }).click()
  const hint = dock(page).getByRole('region', { name: 'Hint' })
  await hint.waitFor()
  expect(await hint.getByRole('listitem').first().innerText()).not.toBe('')
  await hint.getByRole('button', { name: 'Use this' }).first().click()
  await hint.waitFor({ state: 'detached' })
})

test('what happens is read out; two models are measured and looked between', async () => {
  const { page, playNow } = await visitor()
  await playNow()
  await playOn(page, rotatingPicker(), 12)
  await untilAsked(page)
  const newest = await logLines(page).last().innerText()
  await page.getByRole('status').filter({ hasText: newest }).waitFor({ state: 'attached' })

  await toolbar(page).getByRole('button', { name: 'Ruler' }).click()
  const from = page.getByLabel('From', { exact: true })
  const [, first = '', second = ''] = await from.locator('option').allInnerTexts()
  await from.selectOption({ index: 1 })
  await page.getByLabel('To', { exact: true }).selectOption({ index: 2 })
  const measured = page.getByRole('status').filter({ hasText: 'edge to edge' })
  expect(await measured.innerText()).toContain(`From ${first} to ${second}: `)

  await toolbar(page).getByRole('button', { name: 'Sight' }).click()
  await page.getByLabel('Who looks').selectOption({ index: 1 })
  await page.getByLabel('At what').selectOption({ index: 2 })
  const looked = page.getByRole('status').filter({ hasText: / apart\.$/ })
  expect(await looked.innerText()).toContain(`${first} and ${second} are `)
})

test('odds are shown before an attack is confirmed', async () => {
  const { page, playNow } = await visitor()
  await playNow()
  const odds = await weighAttack(page, rotatingPicker())
  expect(await odds.innerText()).toMatch(/\d/)
  await dock(page).getByRole('button', { name: 'Think again' }).click()
  await odds.waitFor({ state: 'detached' })
})

test('a slow press on Confirm counts, though odds come in meanwhile that would push it away', async () => {
  // So high that the button stands right below the odds, and not at the lower edge.
  const { page, playNow } = await visitor({ size: { width: 1280, height: 1200 } })
  await playNow()
  await pickAttack(page, rotatingPicker())
  const asked = await openQuestion(page)
  await dock(page).getByRole('button', { name: 'Confirm: ' }).hover()
  await page.mouse.down()
  await page.waitForTimeout(1500)
  await page.mouse.up()
  await asked.answered()
})
