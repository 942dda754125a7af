import { gccSetupContext } from '@gargoyle/gcc'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, dock, prompt, untilAsked } from './testing/answers.ts'
import { graveProblems, graveProblemsInTabs } from './testing/axe.ts'
import { heroPicker } from './testing/hero-picker.ts'
import { answerByKeys, enter } from './testing/keys.ts'
import { sideways } from './testing/sideways.ts'
import { areaByKeys, clickArea, openAreas, tableOf, untilOther } from './testing/table-pointing.ts'
import { smallDesk, visitor } from './testing/visitor.ts'

const PLAY = 'Play Gotham City Chronicles'

/** Plays to the end. Whenever areas light up, they are picked on the table; the rest is answered in the dock. */
async function playOut(
  page: Page,
  onTable: (turn: number) => Promise<string>,
  inDock: () => Promise<string>,
): Promise<{ readonly pointed: readonly string[]; readonly asked: readonly string[] }> {
  const pointed: string[] = []
  const asked: string[] = []
  while ((await untilAsked(page)) === 'asked') {
    asked.push(await prompt(page))
    if ((await openAreas(page).count()) > 0) pointed.push(await onTable(pointed.length))
    else await inDock()
  }
  return { pointed, asked }
}

const headingOfEnding = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'How it ended' }).getByRole('heading', { level: 2 }).innerText()

test('a mission is played from home to its end with the mouse on the map, against the computer', async () => {
  const { page, open } = await visitor({ size: smallDesk })
  await open('/')
  await page.getByRole('button', { name: PLAY }).click()
  await page.waitForURL('**/play/*')
  expect(await untilAsked(page)).toBe('asked')
  expect(await graveProblems(page)).toEqual([])
  // Tips lie over a corner of the map until they are read.
  await page.getByRole('button', { name: 'Skip the tips' }).click()
  const picker = heroPicker()
  const { pointed, asked } = await playOut(
    page,
    async (turn) => clickArea(page, turn * 3 + 1, await untilOther(page)),
    () => answerQuestion(page, picker),
  )
  expect(new Set(pointed).size).toBeGreaterThan(3)
  // One person plays both heroes, and is never asked to hand the screen over.
  for (const hero of ['Batgirl', 'Red Robin']) expect(asked.some((words) => words.includes(hero))).toBe(true)
  expect(await headingOfEnding(page)).toMatch(/win/)
  expect(await graveProblems(page)).toEqual([])
  expect(await graveProblemsInTabs(page)).toEqual({})
})

test('a mission is played from home to its end with nothing but the keyboard', async () => {
  const { page, open } = await visitor({ size: smallDesk })
  await open('/')
  await enter(page, page.getByRole('button', { name: PLAY }))
  await page.waitForURL('**/play/*')
  const picker = heroPicker()
  const { pointed } = await playOut(
    page,
    async (turn) => areaByKeys(page, turn % 3, await untilOther(page)),
    () => answerByKeys(page, picker),
  )
  // Areas to move to say what the move costs; areas to throw something into cost nothing.
  for (const words of pointed) expect(words).toMatch(/, level \d, .*can be picked/)
  const priced = pointed.filter((words) => /can be picked \(\d+ points?/.test(words))
  expect(priced.length).toBeGreaterThan(3)
  expect(await headingOfEnding(page)).toMatch(/win/)
})

test('heroes and villain of people share one screen without a curtain; the form is usable on a phone too', async () => {
  const { page, open } = await visitor({ phone: true })
  await open('/new?game=gcc')
  await page.getByText('Everybody here', { exact: true }).tap()
  expect(await graveProblems(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await page.getByRole('button', { name: 'Begin' }).tap()
  await page.waitForURL('**/play/*')
  const tap = (target: { tap(): Promise<void> }) => target.tap()
  const whoever = new Set<string>()
  for (let answers = 0; answers < 40 && whoever.size < 3; answers++) {
    expect(await untilAsked(page)).toBe('asked')
    whoever.add(await dock(page).locator('p[data-side]').first().innerText())
    await answerQuestion(
      page,
      (count, labels) =>
        Math.max(
          0,
          labels.findIndex((each) => /Resting|Ready|End/.test(each)),
        ) % count,
      tap,
    )
  }
  expect([...whoever].map((words) => words.replace(/^\w\s+/, '')).sort()).toEqual([
    'Batgirl is asked',
    'Red Robin is asked',
    'Villain is asked',
  ])
  expect(await graveProblems(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await tableOf(page).waitFor()
})

test('a mission of one’s own is loaded from a file, refused with the reason, and played once it is mended', async () => {
  const { page, open } = await visitor()
  await open('/new?game=gcc')
  const ours = gccSetupContext.missions.get('first-night')
  const load = (data: object) =>
    page.getByLabel('A mission of your own').setInputFiles({
      name: 'my-night.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...ours, id: 'my-night', name: 'My Night', ...data })),
    })
  await load({ board: 'moon' })
  await page.getByRole('alert').getByText('There is no board "moon". (at board)').waitFor()
  // It is said of the file, not at the end of the form.
  expect(await page.getByLabel('A mission of your own').getAttribute('aria-invalid')).toBe('true')
  await load({})
  const chosen = page.getByLabel('Mission', { exact: true }).locator('option:checked')
  await chosen.and(page.locator('option', { hasText: 'My Night' })).waitFor({ state: 'attached' })
  await page.getByText('What Batgirl brings along').click()
  expect(await graveProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL('**/play/*')
  expect(await untilAsked(page)).toBe('asked')
  expect(await page.title()).toContain('My Night')
})

test('a mission is printed with its board and a page for each hero, and nothing of the form', async () => {
  const { page, open } = await visitor({ size: smallDesk })
  // A headless browser has no print dialog.
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true')
  })
  await open('/new?game=gcc')
  await page.getByRole('button', { name: 'Print mission and heroes' }).click()
  await page.locator('body[data-printed="true"]').waitFor()
  const hero = await page.getByLabel('Hero 1', { exact: true }).locator('option:checked').innerText()
  const mission = await page.getByLabel('Mission', { exact: true }).locator('option:checked').innerText()
  await page.emulateMedia({ media: 'print' })
  const headings = page.locator('article h1')
  expect((await headings.allInnerTexts()).slice(0, 2)).toEqual([mission, hero])
  expect(await headings.first().isVisible()).toBe(true)
  expect(await page.locator('article svg').first().isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Begin' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  expect(await headings.first().isVisible()).toBe(false)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await headings.first().waitFor({ state: 'detached' })
})
