import { expect, test } from 'vitest'
import { endingPicker, playOn } from './testing/answers.ts'
import { visitor } from './testing/visitor.ts'

test('a visitor presses Play now, plays to the end by clicking what the page offers, and watches it again', async () => {
  const { page, playNow } = await visitor()
  await playNow()
  const asked = await playOn(page, endingPicker(20))
  expect(asked.length).toBeGreaterThan(20)
  const ending = page.getByRole('region', { name: 'How it ended' })
  const result = await ending.getByRole('heading', { level: 2 }).innerText()
  expect(result).not.toBe('')
  expect(await ending.innerText()).toMatch(/Rounds\s+\d/)
  await ending.getByRole('button', { name: 'Rematch' }).waitFor()
  await ending.getByRole('link', { name: 'Watch it again' }).click()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByRole('button', { name: 'To the end' }).click()
  await timeline.getByRole('heading', { name: result }).waitFor()
  // A replay of a finished game may show all hands.
  await timeline.getByLabel('Seen from').selectOption('Everything, all hands open')
})
