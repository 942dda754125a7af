import { encodeBand } from '@gargoyle/bmg-counters'
import type { Page } from 'playwright-core'
import { type AnswerPicker, endingPicker } from './answers.ts'

/** What is asked when a plan is to be raised. */
export const PLAN = 'Place the counters of your models.'

/** Questions before the first action, in every edition. */
export const WHO = 'Which model activates?'

/** A band of very few, so that a whole game has few activations. */
const small = (code: string, leader: string, ...henchmen: readonly string[]) =>
  encodeBand(
    {
      leader,
      reputation: 300,
      models: [
        { id: leader, rank: 'leader', equipment: [] },
        ...henchmen.map((id) => ({ id, rank: 'henchman', equipment: [] }) as const),
      ],
    },
    code,
  )

interface SmallGame {
  readonly game: string
  readonly code: string
  /** What the game calls a band. */
  readonly word: string
}

/** Begins a game of two against one in the form; the computer plays as quickly as it can. */
export async function beginSmall(
  page: Page,
  open: (address: string) => Promise<void>,
  { game, code, word }: SmallGame,
): Promise<void> {
  await open(`/new?game=${game}&crew=${small(code, 'batman-dkr', 'gotham-policeman')}`)
  const other = `The ${word} of the computer`
  await page.getByText('Novice', { exact: true }).click()
  await page.getByLabel(other).selectOption({ label: 'From a code or link…' })
  await page.getByLabel(`${other}: code or link`).fill(small(code, 'joker-ac'))
  await page.getByLabel('Scenario').selectOption({ label: 'Skirmish' })
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL('**/play/*')
}

/** Waits until the computer has laid the table out. */
export const untilLaidOut = (page: Page): Promise<void> =>
  page.locator('dl').getByText('Round').first().waitFor()

/** For this many answers models attack: a round or two of a small game, with an attack in it. */
const EAGER = 30

/**
 * Acts, and comes to an end: attacks first, then moves, then the activation ends. Later it only ends activations:
 * rounds are much alike.
 */
export function fighterPicker(): AnswerPicker {
  let answers = 0
  const hurry = endingPicker(0)
  const wanted = [/Strike: /, /Shoot: /, /Move, then attack/, /\bMove\b/, /basic move/, /End the activation/]
  return (count, labels) => {
    answers += 1
    if (answers > EAGER) return hurry(count, labels)
    for (const words of answers % 7 === 0 ? wanted.toReversed() : wanted) {
      const place = labels.findIndex((label) => words.test(label))
      if (place >= 0) return place
    }
    return answers % count
  }
}

export const headingOfEnding = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'How it ended' }).getByRole('heading', { level: 2 }).innerText()
