import { expect, test } from 'vitest'
import { playOn, prompt, untilAsked, wandering } from './testing/answers.ts'
import { type Visitor, visitor } from './testing/visitor.ts'

/** All that tells one moment of a match from another. */
async function moment({ page }: Visitor) {
  await untilAsked(page)
  const log = page.getByRole('log', { name: 'What happened' })
  return {
    address: page.url(),
    question: await prompt(page),
    options: await page.getByRole('region', { name: 'The question' }).locator('ul li').allInnerTexts(),
    log: await log.locator('li').allInnerTexts(),
    status: await page.locator('dl').first().innerText(),
  }
}

test('a tab that is loaded again in the middle of a game goes on exactly there', async () => {
  const someone = await visitor()
  const { page, open } = someone
  await open('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await playOn(page, wandering(), 12)
  const before = await moment(someone)
  expect(before.log.length).toBeGreaterThan(5)
  await page.reload()
  expect(await moment(someone)).toEqual(before)
  // Not only shown: it can be played on.
  const asked = await playOn(page, wandering(), 2)
  expect(asked[0]).toBe(before.question)
  expect(asked).toHaveLength(2)
})

test('a game that was left is offered on the home page', async () => {
  const someone = await visitor()
  const { page, open } = someone
  await open('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await playOn(page, wandering(), 3)
  const before = await moment(someone)
  await open('/')
  await page
    .locator(`a[href="${new URL(before.address).pathname}"]`)
    .first()
    .click()
  expect(await moment(someone)).toEqual(before)
})
