import type { ActionAbout } from '@gargoyle/bmg3'
import { type DescribedDecision, must, randomFrom } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { coachLine, firstTips, phaseLines } from './coach.ts'
import { momentOf, playUntil, quickGame, stage } from './testing/moments.ts'

test('whatever is asked in a game, the coach has something to say that is no repetition of the question', () => {
  const session = quickGame('coached')
  const random = randomFrom('coached')
  const generic = new Set<string>()
  let asked = 0
  while (session.pending !== undefined) {
    const [question] = session.pending.asked.filter(({ settled }) => !settled)
    if (question === undefined) break
    const moment = momentOf(session, question.seat)
    const { decision } = moment.look
    if (decision === undefined) throw new Error('Nothing is asked.')
    const line = coachLine(decision, moment)
    expect(line).toMatch(/^[A-Z"].+[.!]$/s)
    expect(line).not.toContain(decision.prompt)
    if (line === phaseLines[moment.look.view.stage]) generic.add(decision.name)
    asked++
    must(session.answer(question.seat, question.decision.candidates(random, 1)[0]))
  }
  expect(asked).toBeGreaterThan(100)
  // The common questions all have words of their own.
  for (const name of ['activate', 'action', 'move', 'place', 'audacity', 'streetlamp', 'sewer', 'mulligan'])
    expect([...generic]).not.toContain(name)
})

test('an action question says whether there is Audacity, and what is worth doing', () => {
  const session = playUntil(
    quickGame(),
    (game) => game.pending?.asked.some(({ decision }) => decision.name === 'action') ?? false,
  )
  const [asked] = session.pending?.asked ?? []
  const moment = momentOf(session, asked?.seat)
  const { decision } = moment.look
  if (decision === undefined) throw new Error('Nothing is asked.')
  const withOptions = (...options: readonly (string | ActionAbout)[]): DescribedDecision => ({
    ...decision,
    options: options.map((each, place) =>
      typeof each === 'string'
        ? { id: each, label: each }
        : { id: `option-${place}`, label: '', about: each },
    ),
  })
  const fight: ActionAbout = { attack: 'melee', weapon: 0 }
  expect(coachLine(withOptions('end'), moment)).toMatch(/end its activation/)
  expect(coachLine(withOptions('move', fight, 'end'), moment)).toMatch(/odds/)
  expect(coachLine(withOptions('move', { card: 'x', half: 'objective' }, fight), moment)).toMatch(
    /victory points/,
  )
})

test('those who deploy in hiding are not sent into the zone', () => {
  const session = playUntil(
    quickGame(),
    (game) => game.pending?.asked.some(({ decision }) => decision.name === 'place') ?? false,
  )
  const moment = momentOf(session, session.pending?.asked[0]?.seat)
  const lineFor = (why: string) =>
    coachLine({ name: 'place', prompt: `Where is Huntress placed? (${why})`, shape: 'point' }, moment)
  expect(lineFor('deployment')).toMatch(/into your zone/)
  expect(lineFor('hidden deployment')).toMatch(/no enemy sees it/)
})

test('the question for a resource says what can be paid', () => {
  const moment = momentOf(playUntil(quickGame(), stage('execute')))
  const decision: DescribedDecision = { name: 'resource', prompt: 'Play a resource?', shape: 'choice' }
  expect(coachLine(decision, moment)).toMatch(/ 3 left this round\.$/)
})

test('what a trait or effect asks comes with its text', () => {
  const moment = momentOf(playUntil(quickGame(), stage('execute')))
  const decision: DescribedDecision = {
    name: 'unheard-of',
    prompt: 'Burn?',
    shape: 'choice',
    rule: 'bmg3/effect/poison',
    options: [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ],
  }
  const { book } = moment.info.table
  expect(coachLine(decision, moment)).toBe(`Poison asks this. ${book.effects.poison?.text} You need not.`)
  expect(coachLine({ ...decision, rule: 'bmg3/core/night' }, moment)).toBe(phaseLines.execute)
})

test('there are few tips, and the first names the crew', () => {
  const tips = firstTips(momentOf(quickGame()))
  expect(tips.length).toBeGreaterThanOrEqual(3)
  expect(tips.length).toBeLessThanOrEqual(6)
  expect(tips[0]?.text).toContain('The Signal Is Lit')
})
