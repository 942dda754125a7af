import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, dock, prompt, rotatingPicker, untilAsked } from './testing/answers.ts'
import { fileFrom } from './testing/files.ts'
import { moment } from './testing/moment.ts'
import { fillPlan, planCards } from './testing/plan.ts'
import { smallDesk, visitor } from './testing/visitor.ts'

const games = [
  { name: 'first edition', play: 'Play Batman Miniature Game, first edition', id: 'bmg1', word: 'band' },
  { name: 'second edition', play: 'Play Batman Miniature Game, second edition', id: 'bmg2', word: 'crew' },
] as const

/** Fills a plan in. On cards as small as those of seven models every counter and number stays in its place. */
async function expectPlanThatFits(page: Page): Promise<void> {
  await fillPlan(page, (target) => target.click())
  await planCards(page).evaluateAll((cards) => {
    for (const card of cards) if (card instanceof HTMLElement) card.style.width = '14rem'
  })
  const places = planCards(page).locator('[data-place]')
  expect(await places.count()).toBeGreaterThan(0)
  const spilling = await places.evaluateAll((all) =>
    all.filter((place) => {
      const { left, right } = place.getBoundingClientRect()
      const parts = [...place.querySelectorAll('span, button')].map((part) => part.getBoundingClientRect())
      return parts.some((part) => part.left < left - 0.5 || part.right > right + 0.5)
    }),
  )
  expect(spilling.length).toBe(0)
}

test('a Reputation that cannot be agreed on is refused by the form itself, beside the field', async () => {
  const { page, open } = await visitor({ size: smallDesk })
  await open('/new?game=bmg1')
  await page.getByLabel('Reputation').fill('1')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByText('Agree on a whole number of Reputation, from 100 to 1000.').waitFor()
})

test.each(games)(
  '$name: a game is kept over a reload, saved as a file, watched and played on',
  async (game) => {
    const giver = await visitor()
    await giver.open('/')
    await giver.page.getByRole('button', { name: game.play }).click()
    await giver.page.waitForURL('**/play/*')
    const picker = rotatingPicker()
    for (let answers = 0; answers < 6; answers++) {
      await untilAsked(giver.page)
      if ((await prompt(giver.page)) === 'Place the counters of your models.')
        await expectPlanThatFits(giver.page)
      await answerQuestion(giver.page, picker)
    }
    await untilAsked(giver.page)
    const left = await moment(giver.page)
    await giver.page.reload()
    await untilAsked(giver.page)
    expect(await moment(giver.page)).toEqual(left)
    const file = await fileFrom(giver.page.getByRole('button', { name: 'Save file' }))

    const { page, open } = await visitor()
    await open('/replays')
    await page.getByLabel('Watch a game from a file').setInputFiles(file)
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline.getByRole('slider').press('End')
    const lines = page.getByRole('log', { name: 'What happened' }).getByRole('listitem')
    await expect.poll(() => lines.last().innerText(), { timeout: 60_000 }).toBe(left.log.at(-1))
    await timeline.getByRole('link', { name: 'Go on playing' }).click()
    await untilAsked(page)
    expect(await moment(page)).toEqual(left)
    expect(await dock(page).count()).toBe(1)
  },
)

test.each(games)(
  '$name: a $word is printed with every model, its weapons and places for damage',
  async (game) => {
    const { page, open } = await visitor()
    await open(`/build?game=${game.id}`)
    await page.getByRole('button', { name: `Start from a ready-made ${game.word}` }).click()
    const dialog = page.getByRole('dialog', { name: `Open a ${game.word}` })
    await dialog.getByRole('tabpanel').getByRole('button').first().click()
    const models = page.getByRole('list', { name: `Models of the ${game.word}` }).getByRole('listitem')
    await models.first().waitFor()
    const count = await models.count()
    expect(count).toBeGreaterThan(2)
    const agreed = page.getByLabel('Reputation agreed on')
    await agreed.press('ControlOrMeta+a')
    await agreed.press('Delete')
    expect(await agreed.inputValue()).toBe('')
    await agreed.pressSequentially('425')
    expect(await agreed.inputValue()).toBe('425')
    await page.emulateMedia({ media: 'print' })
    // The event of a browser that prints.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const roster = page.locator('[class*="roster"]').first()
    await roster.waitFor()
    expect(await roster.getByRole('listitem').count()).toBeGreaterThanOrEqual(count)
    // Nothing of the page around it is on the paper.
    expect(await page.getByRole('button', { name: 'Undo' }).isVisible()).toBe(false)
    expect(await page.getByRole('navigation', { name: 'Games' }).isVisible()).toBe(false)
  },
)
