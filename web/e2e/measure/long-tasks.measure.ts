import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { playOn, untilAsked, wandering } from '../testing/answers.ts'
import { visitor } from '../testing/visitor.ts'
import { tell } from './told.ts'

/** Answers of a person, with all that the computer answers in between. */
const ANSWERS = 20

declare global {
  interface Window {
    longTasks?: number[]
  }
}

const tables = [
  { draws: false, quality: 'low', key: 'map', words: 'with a flat map' },
  { draws: true, quality: 'low', key: 'low', words: 'the table drawn simply' },
  { draws: true, quality: 'middle', key: 'middle', words: 'the table drawn well' },
] as const

test.each(tables)('tasks of the page that block it, $words', async ({ draws, quality, key, words }) => {
  const { page, playNow } = await visitor({ draws, settings: { quality } })
  await playNow()
  await untilAsked(page)
  await watchTasks(page)
  await playOn(page, wandering(), ANSWERS)
  await untilAsked(page)
  const tasks = await page.evaluate(() => window.longTasks ?? [])
  tell(
    {
      name: `page.${key}LongestTaskMillis`,
      about: `longest task on the page's own thread in ${ANSWERS} answers, ${words}`,
      unit: 'ms',
      value: Math.max(0, ...tasks),
      aim: { atMost: 50 },
    },
    {
      name: `page.${key}LongTasks`,
      about: `tasks above 50 ms among them, ${words}`,
      unit: '',
      value: tasks.length,
      aim: { atMost: 0 },
    },
  )
})

/** Notes how long each task takes that takes longer than 50 ms. */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks: number[] = []
    window.longTasks = tasks
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })
