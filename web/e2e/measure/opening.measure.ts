import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { untilAsked } from '../testing/answers.ts'
import { type Visitor, visitor } from '../testing/visitor.ts'
import { middleValue, type PageMeasurement, report } from './report.ts'

/** Each visitor comes for the first time: nothing is kept from the one before. */
const VISITS = 5

/** Milliseconds since the page was opened, by its own clock. */
const clock = (page: Page): Promise<number> => page.evaluate(() => performance.now())

interface Visit {
  readonly home: number
  readonly table: number
}

test('opening', async () => {
  for (const draws of [true, false]) {
    const visits: Visit[] = []
    for (let visit = 0; visit < VISITS; visit++) visits.push(await visitOnce(draws))
    report(...numbersOf(visits, draws))
  }
})

async function visitOnce(draws: boolean): Promise<Visit> {
  const somebody = await visitor({ draws, settings: { quality: 'middle' } })
  const { page, context, open } = somebody
  await open('/')
  const button = page.getByRole('button', { name: 'Play now' })
  await button.waitFor()
  const home = await clock(page)
  await button.click()
  await untilAsked(page)
  if (draws) await drawn(somebody)
  const table = (await clock(page)) - home
  await context.close()
  return { home, table }
}

/** Waits until the table has been drawn. */
async function drawn({ page }: Visitor): Promise<void> {
  await page.locator('canvas').waitFor()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

function numbersOf(visits: readonly Visit[], draws: boolean): readonly PageMeasurement[] {
  const table: PageMeasurement = {
    name: draws ? 'page.tableMillis' : 'page.mapMillis',
    about: `from Play now to the first question, ${draws ? 'the table drawn' : 'with a flat map'}`,
    unit: 'ms',
    value: middleValue(visits.map((visit) => visit.table)),
    aim: { atMost: 3000 },
  }
  if (!draws) return [table]
  return [
    {
      name: 'page.homeMillis',
      about: 'from opening the address to a home page that can be used',
      unit: 'ms',
      value: middleValue(visits.map(({ home }) => home)),
      aim: { atMost: 3000 },
    },
    table,
  ]
}
