import type { Locator, Page } from 'playwright-core'

/** What stands where the question is. */
export type ScreenState = 'asked' | 'curtain' | 'over'

/**
 * A part of the page by its name. Not by its role: these are looked for all the time, and finding out the role of
 * everything in a long log costs a browser more than the whole game does.
 */
const part = (page: Page, name: string): Locator => page.locator(`section[aria-label="${name}"]`)

/** What is pressed to confirm a plan that leaves counters out. */
export const CONFIRM_AGAIN = 'Confirm all the same'

const HOW_IT_ENDED = 'How it ended'
const CHANGE_OF_PLAYERS = 'Change of players'

/** Where the question is asked. */
export const dock = (page: Page): Locator => part(page, 'The question')
const question = (page: Page): Locator => dock(page).locator('h2[tabindex="-1"]')
const ending = (page: Page): Locator => part(page, HOW_IT_ENDED)
const curtain = (page: Page): Locator => part(page, CHANGE_OF_PLAYERS)

/** Presses "Rematch", and waits until the game that has ended is left for the new one. */
export async function rematch(page: Page, press: Press): Promise<void> {
  const old = page.url()
  await press(ending(page).getByRole('button', { name: 'Rematch' }))
  await page.waitForURL((url) => url.href !== old)
  await ending(page).waitFor({ state: 'detached' })
}

/** Waits until the screen asks a question, or the game is over. */
export async function untilAsked(page: Page, patience = 60_000): Promise<ScreenState> {
  const something = question(page).or(ending(page)).or(curtain(page)).first()
  await something.waitFor({ timeout: patience })
  const words = await something.evaluate((element) => element.getAttribute('aria-label'))
  return words === HOW_IT_ENDED ? 'over' : words === CHANGE_OF_PLAYERS ? 'curtain' : 'asked'
}

/** The words of the question that is asked. */
export const prompt = (page: Page): Promise<string> => question(page).innerText()

/** Picks the place of an answer in the list; tests have pickers of their own. */
export type AnswerPicker = (count: number, labels: readonly string[]) => number

/** Takes one after another, so that much of the game is met; the same every time. */
export function rotatingPicker(): AnswerPicker {
  let turn = 0
  return (count) => {
    turn += 7
    return turn % count
  }
}

/** Wanders at first, then hurries to the end: lets activations end and plays no cards, as far as that may be. */
export function endingPicker(after: number): AnswerPicker {
  const wander = rotatingPicker()
  let answers = 0
  return (count, labels) => {
    answers += 1
    const way =
      answers > after
        ? labels.findIndex((label) =>
            /\b(End the activation|Neither move nor attack|Pass|No|Nothing|None)\b/.test(label),
          )
        : -1
    return way >= 0 ? way : wander(count, labels)
  }
}

/** How something on the screen is pressed. */
export type Press = (target: Locator) => Promise<void>

/** Presses with the mouse. */
const click: Press = (target) => target.click()

/** Presses with a finger. */
export const tap: Press = (target) => target.tap()

/** The question that is asked now, and what becomes of it. */
export interface OpenQuestion {
  readonly prompt: string
  /** Waits until a button that begins with the words can be pressed; false if the question is answered without it. */
  offers(words: string): Promise<boolean>
  /** Waits until the question is answered; if the answer is refused, says so. */
  answered(): Promise<void>
}

/**
 * The page writes on the question which one it is. Its buttons do not tell: those of one question are exchanged while it is
 * still open, and those of the next one may be named the same.
 */
export async function openQuestion(page: Page): Promise<OpenQuestion> {
  const asked = await prompt(page)
  const id = (await dock(page).getAttribute('data-question')) ?? ''
  return {
    prompt: asked,
    async offers(words) {
      const seen = await page.waitForFunction(findButton, { id, words })
      return (await seen.jsonValue()) === 'offered'
    },
    async answered() {
      const seen = await (await page.waitForFunction(findEnd, id)).jsonValue()
      if (seen !== 'answered') throw new Error(`What the page offered for "${asked}" was refused: ${seen}`)
    },
  }
}

// These two run in the page, which looks for itself: asking it from here over and over costs more than the game.

function findButton({ id, words }: { id: string; words: string }): 'answered' | 'offered' | undefined {
  const question = document.querySelector(`[data-question="${id}"]`)
  if (question === null) return 'answered'
  const buttons = [...question.querySelectorAll('button:enabled')]
  return buttons.some(({ textContent }) => textContent?.startsWith(words)) ? 'offered' : undefined
}

function findEnd(id: string): string | undefined {
  const question = document.querySelector(`[data-question="${id}"]`)
  if (question === null) return 'answered'
  return question.querySelector(':scope > [role="alert"]')?.textContent ?? undefined
}

/** Answers whatever is asked, and waits until it is taken. Gives the words of the question. */
export async function answerQuestion(
  page: Page,
  picker: AnswerPicker,
  press: Press = click,
): Promise<string> {
  const here = dock(page)
  const asked = await openQuestion(page)
  const options = here.locator('ul button[aria-labelledby]')
  const places = here.locator('ol[aria-label="Places"] button')
  const boxes = here.locator('ul input[type="checkbox"]')
  const confirm = here.locator('button', { hasText: /^Confirm/ })
  const take = here.locator('button', { hasText: /^(None of these|Take \d+)$/ })

  // A question may come without its ways to answer for a moment.
  await take.or(places).or(options).or(confirm).first().waitFor()
  if ((await take.count()) > 0) {
    await tickEnough(boxes, take, picker, press)
    await press(take)
  } else if ((await places.count()) > 0) {
    await pressOne(places, picker, press)
    await press(confirm)
  } else if ((await options.count()) > 0) {
    await pressOne(options.and(page.locator(':not([aria-disabled="true"])')), picker, press)
    if (await asked.offers('Confirm')) await press(confirm)
  } else {
    await press(confirm)
    // A plan that leaves counters out is confirmed twice.
    if (await asked.offers(CONFIRM_AGAIN)) await press(here.locator('button', { hasText: CONFIRM_AGAIN }))
  }
  await asked.answered()
  return asked.prompt
}

/** Ticks as many boxes as are needed. */
async function tickEnough(boxes: Locator, take: Locator, picker: AnswerPicker, press: Press): Promise<void> {
  const open = boxes.and(boxes.page().locator(':not(:disabled):not(:checked)'))
  while (await take.isDisabled()) {
    const count = await open.count()
    if (count === 0) throw new Error('More is to be picked than there is.')
    await press(open.nth(picker(count, [])))
  }
}

async function pressOne(buttons: Locator, picker: AnswerPicker, press: Press): Promise<void> {
  const labels = await buttons.allInnerTexts()
  if (labels.length === 0) throw new Error('None of the options can be picked.')
  await press(buttons.nth(picker(labels.length, labels)))
}

/** Plays on until the match is over or enough was asked. Gives the words of all questions. */
export async function playOn(
  page: Page,
  picker: AnswerPicker,
  most = Number.POSITIVE_INFINITY,
  press: Press = click,
): Promise<readonly string[]> {
  const asked: string[] = []
  while (asked.length < most) {
    const now = await untilAsked(page)
    if (now === 'over') break
    if (now === 'curtain') await takeOver(page)
    if (now === 'asked') asked.push(await answerQuestion(page, picker, press))
  }
  return asked
}

/** The next person takes the screen. */
export async function takeOver(page: Page): Promise<void> {
  await curtain(page)
    .getByRole('button', { name: /^I am / })
    .click()
  await curtain(page).waitFor({ state: 'detached' })
}

/** Plays on until a model can be attacked, and picks the first attack there is, without confirming it. */
export async function pickAttack(page: Page, picker: AnswerPicker, press: Press = click): Promise<void> {
  const attack = dock(page)
    .locator('ul button[aria-labelledby]:not([aria-disabled="true"])')
    .filter({ hasText: /(Shoot|Fight): / })
  while (!(await attack.first().isVisible())) {
    await answerQuestion(page, picker, press)
    if ((await untilAsked(page)) !== 'asked') throw new Error('It was over before anybody could be attacked.')
  }
  await press(attack.first())
}

/** The same, and waits for the odds. */
export async function weighAttack(page: Page, picker: AnswerPicker, press: Press = click): Promise<Locator> {
  await pickAttack(page, picker, press)
  const odds = dock(page).getByRole('region', { name: 'Odds' })
  await odds.waitFor()
  return odds
}
