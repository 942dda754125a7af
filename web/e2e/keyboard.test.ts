import { expect, test } from 'vitest'
import { endingPicker, rematch, untilAsked } from './testing/answers.ts'
import { answerByKeys, enter } from './testing/keys.ts'
import { headingOfEnding } from './testing/small-game.ts'
import { smallDesk, visitor } from './testing/visitor.ts'

test('a game is played from home to its end with nothing but the keyboard', async () => {
  const { page, open } = await visitor({ size: smallDesk })
  await open('/')
  await enter(page, page.getByRole('button', { name: 'Play now' }))
  const picker = endingPicker(8)
  const asked: string[] = []
  while ((await untilAsked(page)) === 'asked') asked.push(await answerByKeys(page, picker))
  expect(asked.length).toBeGreaterThan(10)
  expect(await headingOfEnding(page)).toMatch(/wins?$|^A draw$/)
  // The end is left with keys as well.
  await rematch(page, (button) => enter(page, button))
  expect(await untilAsked(page)).toBe('asked')
})
