import { describe } from 'vitest'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const LEONARD = 'Leonard Hofstadter'

const cases: ObjectiveCases = {
  'bang-knock-knock-knock': usualCase.spreadOut(3, 13),
  'bang-new-comic-book-day': usualCase.wellGuarded(2, 5),
  'bang-whats-the-frequency': usualCase.moreSuspects(2),
  'bang-roommate-agreement': usualCase.handInHand(3, 6, 4),
  'bang-this-is-my-spot': usualCase.inTheMiddle(2, 8),
  'bang-laser-party': usualCase.muchDamage(4),
  'bang-paintball': usualCase.beatenAfield(4),
  'bang-field-trip': usualCase.afield(2, 4),
  'bang-cosplay': usualCase.shadowed(3, 3),
  'bang-the-theory-of-everything': usualCase.longGame(
    ['bang-new-comic-book-day', 'bang-roommate-agreement', 'bang-knock-knock-knock'],
    'bang-laser-party',
  ),
  'bang-game-night': usualCase.courtHeld(4, 1, 6),
  'bang-good-mental-health': withStar(LEONARD, 4, usualCase.busyRound(1)),
}

describe('cards of the Big Bang Theory as objectives', () => testObjectives(cases))

describe('cards of the Big Bang Theory as resources', () =>
  testResources({
    'bang-knock-knock-knock': usualResource.inPlainSight(2, 6),
    'bang-new-comic-book-day': usualResource.calledIn(2),
    'bang-whats-the-frequency': usualResource.openBook(1),
    'bang-roommate-agreement': usualResource.closedRanks(1, 2),
    'bang-this-is-my-spot': usualResource.newHeart(1, 1),
    'bang-laser-party': usualResource.moreDice(1, 2),
    'bang-paintball': usualResource.surerAim(1, 2),
    'bang-field-trip': usualResource.comeAlong(1, 8, 5),
    'bang-cosplay': usualResource.coldSweat(1, 8),
    'bang-the-theory-of-everything': usualResource.secondThoughts(0, 3),
    'bang-game-night': usualResource.oneMore(3, 'manipulate'),
    'bang-good-mental-health': usualResource.starTurn(1, LEONARD, 'movement'),
  }))
