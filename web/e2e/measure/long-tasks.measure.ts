import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { playOn, rotatingPicker, untilAsked } from '../testing/answers.ts'
import { visitor } from '../testing/visitor.ts'
import { report } from './report.ts'

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
] as const

test.each(tables)('tasks of the page that block it, $words', async ({ draws, quality, key, words }) => {
  const { page, playNow } = await visitor({ draws, settings: { quality } })
  await playNow()
  await untilAsked(page)
  await watchTasks(page)
  const busy = await watchThread(page)
  await playOn(page, rotatingPicker(), ANSWERS)
  await untilAsked(page)
  const spent = await busy()
  const tasks = await page.evaluate(() => window.longTasks ?? [])
  report(
    {
      name: `page.${key}BusyMillis`,
      about: `time that the page's own thread computes for each of ${ANSWERS} answers, ${words}`,
      unit: 'ms',
      value: spent / ANSWERS,
    },
    {
      name: `page.${key}LongestTaskMillis`,
      about: `longest task on it, ${words}`,
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

/**
 * Counts from now on how long the page's own thread computes, in milliseconds. Unlike the length of a task this does not
 * grow when others have the processor.
 */
async function watchThread(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await spent()
  return async () => (await spent()) - before
}
