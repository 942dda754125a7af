import { expect, test } from 'vitest'
import { hurrying, untilAsked } from './testing/answers.ts'
import { answerByKeys, enter } from './testing/keys.ts'
import { visitor } from './testing/visitor.ts'

test('a round is played with nothing but the keyboard', async () => {
  const { page, open } = await visitor()
  await open('/')
  await enter(page, page.getByRole('button', { name: 'Play now' }))
  const taste = hurrying(10)
  const asked: string[] = []
  const second = page.locator('dl').getByText('2 of 4')
  while (!(await second.isVisible())) {
    expect(await untilAsked(page)).toBe('asked')
    asked.push(await answerByKeys(page, taste))
  }
  expect(asked.length).toBeGreaterThan(10)
})
