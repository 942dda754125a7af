import type { CounterDefinition } from '@gargoyle/bmg-counters'
import { type Asked, must, type SessionOf } from '@gargoyle/engine'
import { bmg1Kit } from '@gargoyle/kits/bmg1'
import { expect, test } from 'vitest'
import { hostedGame } from '../../../worker/hosted-game.ts'
import hosting from '../../bmg1/hosting.ts'
import { playUntil, quickGame } from '../testing/moments.ts'
import { aimsWith } from './aims.ts'
import { dieLook } from './dice.ts'
import { rollsDice } from './rolls-dice.ts'

type CounterSession = SessionOf<CounterDefinition>

const hosted = hostedGame(bmg1Kit, hosting)
const askedIn = (session: CounterSession): Asked | undefined => session.pending?.asked[0]

const aims = aimsWith('Blink!')

/** An attack on a model that could be begun: a shot might be at a lamppost only, and a spray is aimed at a place. */
const attackIn = (session: CounterSession): string | undefined => {
  const asked = askedIn(session)
  if (asked?.decision.name !== 'action') return undefined
  return asked.decision.options?.find(
    ({ id, why }) => !why && /^(melee|ranged):/.test(id) && aims(session, asked, id).length > 0,
  )?.id
}

/** A random game in which a model can attack another. */
function fight(): CounterSession {
  for (const seed of ['fight', 'brawl', 'feud', 'riot', 'quarrel']) {
    const game = playUntil(quickGame(hosted, {}, seed), (each) => attackIn(each) !== undefined)
    if (!game.isOver) return game
  }
  throw new Error('Nobody could attack in any of these games.')
}

test('an attack is aimed at figures, with dice and what must be rolled; its odds take all dice for the best', () => {
  const game = fight()
  const asked = askedIn(game)
  const attack = attackIn(game)
  if (asked === undefined || attack === undefined) throw new Error('Nobody could attack.')
  const found = aims(game, asked, attack)
  expect(found.length).toBeGreaterThan(0)
  for (const { from, to, label, sentences } of found) {
    expect([from, to]).toEqual([expect.stringMatching(/^model /), expect.stringMatching(/^model /)])
    expect(label).toMatch(/^\d+ (die|dice), \d\+ to hit, \d\+ to hurt/)
    expect(sentences.length).toBeGreaterThan(0)
  }
  expect(aims(game, asked, 'end')).toEqual([])
  expect(rollsDice(asked.decision, attack)).toBe(true)
  expect(rollsDice(asked.decision, 'move')).toBe(false)
  must(game.answer(asked.seat, attack))
  const split = askedIn(game)
  if (split?.decision.name !== 'strikes' && split?.decision.name !== 'shots') return
  const answer = bmg1Kit.followUps?.[0]?.(split, game)
  expect(split.decision.check(answer).ok).toBe(true)
})

test('dice are told apart by what they are rolled for', () => {
  const names = (colour: string, purpose: string) => dieLook({ colour }, { purpose }).name
  expect(names('red', 'damage to Joker (3+)')).toBe('collateral die')
  expect(names('white', 'damage to Joker (3+)')).toBe('damage die')
  expect(names('white', 'impact on Joker (4+)')).toBe('impact die')
  expect(names('white', 'Blink! wall (4+)')).toBe('Blink! die')
  expect(names('white', 'Ping! wall (4+)')).toBe('Ping! die')
  expect(names('white', 'move')).toBe('die')
})
