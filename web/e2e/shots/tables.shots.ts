import { test } from 'vitest'
import { dock } from '../testing/answers.ts'
import { visitor } from '../testing/visitor.ts'
import { moves, splitsDice } from './moments.ts'
import { picture } from './picture.ts'
import { lookAround, sitDown } from './shown-table.ts'
import { stagedGame } from './staged-game.ts'

const beautiful = { draws: true, settings: { quality: 'high' } } as const

test('an attack is weighed', async () => {
  const somebody = await visitor(beautiful)
  const { page } = somebody
  await page.setViewportSize({ width: 1440, height: 900 })
  await sitDown(somebody, stagedGame({ seed: 'two', until: splitsDice(3, 4) }))
  await dock(page)
    .getByRole('button', { name: /^Confirm/ })
    .waitFor()
  await dock(page).getByText('Working out the odds…').waitFor({ state: 'detached' })
  await lookAround(page)
  await picture(page, 'table')
})

test('a move', async () => {
  const somebody = await visitor(beautiful)
  const { page } = somebody
  await page.setViewportSize({ width: 1440, height: 900 })
  await sitDown(somebody, stagedGame({ seed: 'lamplight', until: moves(2, 'Batman') }))
  await dock(page).getByRole('list', { name: 'Places' }).getByRole('button').first().click()
  await dock(page)
    .getByRole('button', { name: /^Confirm/ })
    .waitFor()
  await picture(page, 'move')
})
