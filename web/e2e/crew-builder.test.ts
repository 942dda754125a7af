import { expect, test } from 'vitest'
import { untilAsked } from './testing/answers.ts'
import { openReadyMade } from './testing/crews.ts'
import { visitor } from './testing/visitor.ts'

test('a visitor breaks a rule of recruiting, reads which one, mends it and plays with the crew', async () => {
  const { page, open } = await visitor()
  await open('/build')
  await openReadyMade(page, 'The Signal Is Lit')
  const crew = page.getByRole('region', { name: 'The crew' })
  const kept = crew.getByText('Every rule is kept: this crew can be played.')
  await kept.waitFor()
  const [boss = ''] = await crew.getByText('★ Boss').locator('..').allInnerTexts()
  const alias = boss.replace('★ Boss', '').trim()
  await crew.getByRole('button', { name: `Remove ${alias}` }).click()
  await kept.waitFor({ state: 'detached' })

  // Asked to play nevertheless, the page says why not.
  await page.getByRole('button', { name: 'Play with this crew' }).press('Enter')
  expect(await page.getByRole('alert').innerText()).toMatch(/Boss/)
  const problems = crew.getByRole('region', { name: /problem/ })
  expect(await problems.getByRole('listitem').first().innerText()).toMatch(/Boss|Leader/)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await kept.waitFor()

  // Too dear for a small game: what would mend it is offered.
  await crew.getByRole('button', { name: '150', exact: true }).click()
  await problems.getByRole('button', { name: /^Set the limit to/ }).click()
  await kept.waitFor()

  await page.getByRole('link', { name: 'Play with this crew' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL('**/play/*')
  expect(await untilAsked(page)).toBe('asked')
})
