import type { Asked, Session } from '@gargoyle/engine'
import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { expect, test } from 'vitest'
import { bmg3Scene } from '../bmg3-scene.ts'
import { momentOf, playUntil, quickGame } from '../testing/moments.ts'
import { aims } from './aims.ts'
import { rollsDice } from './rolls-dice.ts'

const askedIn = (session: Session): Asked | undefined => session.pending?.asked[0]

/** The first fight or shot that a model could begin with. */
const attackIn = (session: Session): string | undefined => {
  const decision = askedIn(session)?.decision
  return decision?.name === 'action'
    ? decision.options?.find(({ id, why }) => !why && /^(melee|ranged):/.test(id))?.id
    : undefined
}

const game = playUntil(quickGame(), (session) => attackIn(session) !== undefined)
const asked = askedIn(game)
const attack = attackIn(game) ?? ''

test('a shot is aimed at figures on the table, with dice, reasons and how they are seen', () => {
  if (asked === undefined) throw new Error('Nobody was asked to attack.')
  const found = aims(game, asked, attack)
  const figures = bmg3Scene(momentOf(game)).figures.map(({ id }) => id)
  expect(found.length).toBeGreaterThan(0)
  for (const { from, to, label, values, sentences } of found) {
    expect(figures).toContain(from)
    expect(figures).toContain(to)
    expect(label).toMatch(/^\d+ (die|dice), \d\+ to hit/)
    expect(values).toHaveLength(2)
    expect(sentences.length).toBeGreaterThan(0)
  }
  expect(structuredClone(found)).toEqual(found)
})

test('other actions have no target', () => {
  if (asked === undefined) throw new Error('Nobody was asked to attack.')
  expect(aims(game, asked, 'move')).toEqual([])
  expect(aims(game, asked, null)).toEqual([])
})

test('fights, shots and the questions they bring have odds', () => {
  if (asked === undefined) throw new Error('Nobody was asked to attack.')
  expect(rollsDice(asked.decision, attack)).toBe(true)
  expect(rollsDice(asked.decision, 'move')).toBe(false)
  expect(rollsDice({ ...asked.decision, name: 'efforts' }, 0)).toBe(true)
})

test('odds of an attack take all dice for the most promising target, before they are shared out', () => {
  const shared = playUntil(
    quickGame(),
    (session) => askedIn(session)?.decision.name === 'split-dice',
    'share',
  )
  const split = askedIn(shared)
  if (split === undefined) throw new Error('Nobody shared out dice.')
  const [best] = aims(shared, split, null).toSorted((a, b) => b.promise - a.promise)
  const [followUp] = bmg3Kit.followUps ?? []
  const answer = followUp?.(split, shared)
  expect(split.decision.check(answer).ok).toBe(true)
  expect(answer).toEqual({ [best?.to.replace('model ', '') ?? '']: split.decision.bounds?.total })
  expect(asked && followUp?.(asked, game)).toBeUndefined()
})
