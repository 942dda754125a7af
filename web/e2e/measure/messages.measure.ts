import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { playOn, rotatingPicker, untilAsked } from '../testing/answers.ts'
import { visitor } from '../testing/visitor.ts'
import { report } from './report.ts'

/** Answers of a person, with all that the computer answers in between. */
const ANSWERS = 40

/** What went between the page and its match while answers were given. */
interface Traffic {
  sent: number
  received: number
  bytes: number
  /** Of these, what keeps the page up to date: everything but questions of the dock about the decision. */
  updateMessages: number
  updateBytes: number
}

declare global {
  interface Window {
    traffic?: Traffic
  }
}

test('messages between the page and its match', async () => {
  const { page, playNow } = await visitor()
  await page.addInitScript(countMessages)
  await playNow()
  await untilAsked(page)
  await reset(page)
  await playOn(page, rotatingPicker(), ANSWERS)
  await untilAsked(page)
  const traffic = await page.evaluate(() => window.traffic)
  if (traffic === undefined) throw new Error('Nothing was counted.')
  const { sent, received, bytes, updateMessages, updateBytes } = traffic
  report(
    {
      name: 'page.answerMessages',
      about: `messages that keep the page up to date, both ways, for each of ${ANSWERS} answers with the computer's in between`,
      unit: '',
      value: updateMessages / ANSWERS,
    },
    {
      name: 'page.answerKb',
      about: 'what they weigh as JSON',
      unit: 'kB',
      value: updateBytes / ANSWERS / 1000,
    },
    {
      name: 'page.allMessages',
      about: 'all messages for each answer: also what the dock asks about the question',
      unit: '',
      value: (sent + received) / ANSWERS,
    },
    {
      name: 'page.allMessagesKb',
      about: 'what all of them weigh as JSON',
      unit: 'kB',
      value: bytes / ANSWERS / 1000,
    },
  )
})

const reset = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.traffic = { sent: 0, received: 0, bytes: 0, updateMessages: 0, updateBytes: 0 }
  })

/** Runs in the tab before the page does: counts what goes to and comes from the worker of a match. */
function countMessages(): void {
  /** Requests about the question itself: everything else keeps the page up to date. */
  const aboutQuestion = new Set([
    'check',
    'candidates',
    'explore',
    'toward',
    'trace',
    'aims',
    'hint',
    'odds',
    'sight',
  ])
  const Real = window.Worker
  window.Worker = class extends Real {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      const asked = new Set<number>()
      const count = (message: unknown, way: 'sent' | 'received') => {
        const { traffic } = window
        const weight = JSON.stringify(message).length
        const parts = Array.isArray(message) ? message : [message]
        const isQuestion = parts.every(({ id, method }) => {
          if (method !== undefined && aboutQuestion.has(method)) asked.add(id)
          return asked.has(id)
        })
        if (traffic === undefined) return
        traffic[way] += 1
        traffic.bytes += weight
        if (isQuestion) return
        traffic.updateMessages += 1
        traffic.updateBytes += weight
      }
      const post = this.postMessage.bind(this) as (message: unknown) => void
      this.postMessage = (message: unknown) => {
        count(message, 'sent')
        post(message)
      }
      this.addEventListener('message', ({ data }) => count(data, 'received'))
    }
  }
}
