import { describe } from 'vitest'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const CRANE = 'Jonathan Crane'

const cases: ObjectiveCases = {
  'scarecrow-boo': usualCase.spreadOut(3, 9),
  'scarecrow-deepest-fears': usualCase.muchDamage(8),
  'scarecrow-what-do-you-fear': usualCase.caughtInTheAct(2, 4),
  'scarecrow-endless-torment': usualCase.bloodied(4),
  'scarecrow-fear-makes-you-predictable': usualCase.untouched(3, 1),
  'scarecrow-living-nightmare': usualCase.inEveryQuarter(3),
  'scarecrow-darkness-embrace': usualCase.unseenAfield(2, 8, 4),
  'scarecrow-its-ok-to-be-afraid': usualCase.safeAndAfield(1, 6),
  'scarecrow-intoxicated-by-fear': usualCase.beatenAfield(6),
  'scarecrow-test-patients': usualCase.longGame(
    ['scarecrow-boo', 'scarecrow-fear-makes-you-predictable', 'scarecrow-deepest-fears'],
    'scarecrow-darkness-embrace',
  ),
  'scarecrow-spooky-presence': usualCase.inTheThickOfIt(2, 8),
  'scarecrow-a-city-in-fear': withStar(CRANE, 4, usualCase.busyRound(3)),
}

describe('cards of Scarecrow as objectives', () => testObjectives(cases))

describe('cards of Scarecrow as resources', () =>
  testResources({
    'scarecrow-boo': usualResource.inPlainSight(2, 6),
    'scarecrow-deepest-fears': usualResource.noExcuses(1),
    'scarecrow-what-do-you-fear': usualResource.spannerInTheWorks(1, 1),
    'scarecrow-endless-torment': usualResource.payback(1, 4, { stun: 2 }),
    'scarecrow-fear-makes-you-predictable': usualResource.lockedDoors(1),
    'scarecrow-living-nightmare': usualResource.coldSweat(1, 8),
    'scarecrow-darkness-embrace': usualResource.intoTheDark(1),
    'scarecrow-its-ok-to-be-afraid': usualResource.newHeart(1, 1),
    'scarecrow-intoxicated-by-fear': usualResource.hurtFoesNear(3, 3, { stun: 2 }),
    'scarecrow-test-patients': usualResource.secondThoughts(0, 3),
    'scarecrow-spooky-presence': usualResource.wetPaint(1, 4, 8),
    'scarecrow-a-city-in-fear': usualResource.starTurn(1, CRANE, 'manipulate'),
  }))
