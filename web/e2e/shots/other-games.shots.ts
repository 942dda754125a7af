import { type CounterDefinition, counterOption, encodeBand } from '@gargoyle/bmg-counters'
import { CODE, readyMadeBands } from '@gargoyle/bmg1'
import type { Asked, Session, SessionOf } from '@gargoyle/engine'
import type { gcc } from '@gargoyle/gcc'
import { bmg1Kit } from '@gargoyle/kits/bmg1'
import { gccKit } from '@gargoyle/kits/gcc'
import { test } from 'vitest'
import { PERSON } from '../../games/bmg/new-game/choices.ts'
import { aimsWith } from '../../games/counters/dock/aims.ts'
import { quickOrder } from '../../games/counters/quick-order.ts'
import { quickStart as gccStart } from '../../games/gcc/new-game/choices.ts'
import { answerQuestion, dock, untilAsked } from '../testing/answers.ts'
import { fillPlan } from '../testing/plan.ts'
import { visitor } from '../testing/visitor.ts'
import type { IsShown } from './moments.ts'
import { cardPicture, picture } from './picture.ts'
import { lookAround, shownTable, sitDown } from './shown-table.ts'
import { stagedMatch } from './staged-match.ts'

const beautiful = { draws: true, settings: { quality: 'high' } } as const

const askedOf = (session: Pick<Session, 'pending'>, name: string, seat: string): Asked | undefined =>
  session.pending?.asked.find((asked) => asked.seat === seat && asked.decision.name === name)

const aims = aimsWith('Blink!')

/** The shot that something stands in the way of, if the person has one. */
function hamperedShot(session: SessionOf<CounterDefinition>): string | undefined {
  const asked = askedOf(session, 'action', PERSON)
  return asked?.decision.options?.find(
    (option) =>
      option.why === undefined &&
      counterOption(option, asked.decision, 'action')?.attack === 'ranged' &&
      aims(session, asked, option.id).some(({ stops = [] }) => stops.length > 0),
  )?.label
}

const isHampered: IsShown<CounterDefinition> = (session) => hamperedShot(session) !== undefined

const plans: IsShown<CounterDefinition> = (session) =>
  session.view('spectator').game.round >= 2 && askedOf(session, 'plan', PERSON) !== undefined

test('a plan of counters is raised', async () => {
  const somebody = await visitor(beautiful)
  const { page } = somebody
  await sitDown(somebody, stagedMatch(bmg1Kit, quickOrder('bmg1'), plans))
  await fillPlan(page, (target) => target.click())
  await lookAround(page, 'ArrowDown')
  await picture(page, 'plan')
  await cardPicture(page, 'bmg1', { x: 0, y: 310, width: 860 })
})

test('what may stop a shot is shown along its line', async () => {
  const somebody = await visitor(beautiful)
  const { page } = somebody
  await sitDown(somebody, stagedMatch(bmg1Kit, quickOrder('bmg1'), isHampered))
  await dock(page)
    .getByRole('button', { name: /Shoot: / })
    .first()
    .click()
  await dock(page).getByText('worked out').waitFor()
  await lookAround(page, 'Shift+ArrowDown')
  await picture(page, 'blink')
  await cardPicture(page, 'bmg2', { x: 80, y: 130, width: 790 })
})

test('a band is put together', async () => {
  const { page, open } = await visitor()
  const list = readyMadeBands['joker-circus']!
  await open(`/build?${new URLSearchParams({ crew: encodeBand(list, CODE), name: 'The circus' })}`)
  await page.getByRole('heading', { level: 1, name: 'Crews' }).waitFor()
  await picture(page, 'band-builder')
})

test('a mission of Gotham City Chronicles', async () => {
  const somebody = await visitor(beautiful)
  const { page } = somebody
  const isMoving: IsShown<typeof gcc> = (session) =>
    session.pending?.asked.some(({ decision }) => decision.name === 'move-to') ?? false
  await sitDown(somebody, stagedMatch(gccKit, gccStart, isMoving))
  await page.getByRole('tab', { name: 'Heroes' }).click()
  await shownTable(page).waitFor()
  await lookAround(page, 'Shift+ArrowDown')
  await picture(page, 'mission')
  await cardPicture(page, 'gcc', { x: 60, y: 240, width: 820 })
  await answerQuestion(page, () => 0)
  await untilAsked(page)
})
