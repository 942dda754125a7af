import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { coinOf, turnCoin } from '../traits/coin.ts'
import { e, f, type Stage, spend, stage } from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { oneOf, usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const DENT = 'Harvey Dent'

const cases: ObjectiveCases = {
  'two-face-kill-them-twice': usualCase.muchDamage(7),
  'two-face-two-make-this-better': usualCase.wellGuarded(2, 4),
  'two-face-the-gamble': usualCase.moreSuspects(2),
  'two-face-good-coin': usualCase.safeAndAfield(1, 4),
  'two-face-twisted-coin': usualCase.beatenAfield(6),
  'two-face-balance-of-justice': oneOf(
    usualCase.heldCorners('streetlamp', 2, 5),
    usualCase.heldCorners('sewer', 1, 4),
  ),
  'two-face-time-bomb': usualCase.atTheirDoor(2, 8),
  'two-face-closing-argument': usualCase.longGame(
    ['two-face-kill-them-twice', 'two-face-good-coin'],
    'two-face-two-make-this-better',
  ),
  'two-face-double-or-nothing': usualCase.spreadOut(3, 9),
  'two-face-fast-allegation': usualCase.caseWork(1),
  'two-face-the-odds': usualCase.inTheMiddle(3, 9),
  'two-face-justice': withStar(DENT, 6, usualCase.muchDamage(2)),
}

describe('cards of Two-Face as objectives', () => testObjectives(cases))

describe('cards of Two-Face as resources', () =>
  testResources({
    'two-face-kill-them-twice': usualResource.moreStrength(1, 2),
    'two-face-two-make-this-better': usualResource.comeAlong(1, 8, 4),
    'two-face-the-gamble': usualResource.newLeads(1, 2),
    'two-face-balance-of-justice': usualResource.closedRanks(1, 2),
    'two-face-time-bomb': usualResource.hurtFoesNear(3, 3, { stun: 1, injury: 1 }),
    'two-face-closing-argument': usualResource.secondThoughts(0, 2),
    'two-face-double-or-nothing': usualResource.inPlainSight(2, 5),
    'two-face-fast-allegation': usualResource.slipAway(1, 4),
    'two-face-the-odds': usualResource.calledOff(2, 3),
    'two-face-justice': usualResource.starTurn(1, DENT, 'attack'),
  }))

describe('the coins of Two-Face', () => {
  const table = (more: Partial<Stage<'one' | 'near' | 'far'>> = {}) =>
    stage({
      models: { one: f(20, 20, { stun: 2 }), near: e(20, 29), far: e(20, 29.4) },
      active: 'one',
      decks: { a: ['bloody-knuckles', 'bloody-knuckles', 'bloody-knuckles'] },
      ...more,
    })
  // 1 is the good side, 2 the twisted one.
  const coin = (at: ReturnType<typeof table>) => at.play((game) => coinOf(game, seat('a')))

  test('two-face-good-coin: it lies open, and the active model heals one marker', () => {
    const good = table()
    spend(good, 'two-face-good-coin')
    expect([coin(good), good.model('one').stun]).toEqual(['good', 1])
  })

  test('two-face-good-coin: a card instead, if there is nothing to heal', () => {
    const sound = table({ models: { one: f(20, 20), near: e(20, 29), far: e(20, 29.4) } })
    spend(sound, 'two-face-good-coin')
    // One for the card that was played, one for the coin.
    expect([coin(sound), sound.crew('a').hand.length]).toEqual(['good', 2])
    const hurt = table()
    spend(hurt, 'two-face-good-coin')
    expect(hurt.crew('a').hand.length).toBe(1)
  })

  test('two-face-twisted-coin: it lies open, and an enemy within 8" takes a stun', () => {
    const twisted = table()
    spend(twisted, 'two-face-twisted-coin')
    expect([coin(twisted), twisted.model('near').stun, twisted.model('far').stun]).toEqual(['twisted', 1, 0])
  })

  test('two-face-twisted-coin: it turns over even if no enemy is near, and takes the place of the other side', () => {
    const alone = table({ models: { one: f(20, 20, { stun: 1 }), near: e(40, 40), far: e(40, 44) } })
    alone.play((game) => turnCoin(game, seat('a'), 'good'))
    spend(alone, 'two-face-twisted-coin')
    expect([coin(alone), alone.model('near').stun]).toEqual(['twisted', 0])
  })
})
