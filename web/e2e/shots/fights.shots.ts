import { test } from 'vitest'
import { answerQuestion, prompt, untilAsked } from '../testing/answers.ts'
import { attackPicker } from '../testing/first-fight.ts'
import { visitor } from '../testing/visitor.ts'
import { picture } from './picture.ts'
import { bringIn, lookAround } from './shown-table.ts'
import { withSlowMotion } from './slow-motion.ts'
import { finishedGame } from './staged-game.ts'

/** How many times as slow a show is when its picture is taken. */
const SLOW = 12

/** How far into the show one waits, in milliseconds of its own time: when the picture is taken, the dice lie. */
const MOMENT = 800

test('figures in the street, and an attack that is acted out', async () => {
  const { page, playNow } = await visitor({ draws: true, settings: { quality: 'high', motion: 'full' } })
  const slowDown = await withSlowMotion(page)
  await playNow()
  await untilAsked(page)
  await page.getByRole('button', { name: 'Skip the tips' }).click()
  await lookAround(page, '+', '+', 'Shift+ArrowUp')
  await picture(page, 'figures')
  // The dice fall once no model makes an Effort any more.
  for (let answers = 0; answers < 6 && !/^Efforts/.test(await prompt(page)); answers++) {
    await answerQuestion(page, attackPicker)
    await untilAsked(page)
  }
  await slowDown(SLOW)
  await Promise.all([
    answerQuestion(page, attackPicker),
    page
      .getByText('Watch the table.')
      .waitFor()
      .then(() => new Promise((resolve) => setTimeout(resolve, MOMENT * SLOW)))
      .then(() => picture(page, 'staged-attack')),
  ])
})

test('the end of a game', async () => {
  const somebody = await visitor({ draws: true, settings: { quality: 'high' } })
  const { page, open, troubles } = somebody
  // The replay is left before all of it is there.
  troubles.expect(/ERR_ABORTED/)
  const id = await bringIn(
    somebody,
    finishedGame({
      crews: [
        { seat: 'Player', crew: 'bats-dynamic' },
        { seat: 'Computer', crew: 'joker-carnival' },
      ],
      board: 'cathedral-square',
    }),
  )
  await open(`/play/${id}`)
  await page.getByRole('region', { name: 'How it ended' }).waitFor()
  await picture(page, 'ending')
})
