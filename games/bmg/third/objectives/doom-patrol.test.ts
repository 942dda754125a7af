import { describe } from 'vitest'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const CHIEF = 'Niles Caulder'

const cases: ObjectiveCases = {
  'doom-misfits': usualCase.afield(2, 8),
  'doom-we-cannot-be-defeated': usualCase.muchDamage(7),
  'doom-i-work-best-alone': usualCase.farApart(2, 5, 6),
  'doom-sisters-in-arms': usualCase.handInHand(2, 4, 6),
  'doom-the-last-experiment': usualCase.inTheMiddle(3, 9),
  'doom-strange-clues': usualCase.revealedAfield(6),
  'doom-no-one-is-normal': usualCase.safeAndAfield(2, 4),
  'doom-side-effects': usualCase.shadowed(4, 3),
  'doom-wrecking-crew': usualCase.beatenAfield(6),
  'doom-the-chiefs-plan': usualCase.longGame(
    ['doom-sisters-in-arms', 'doom-misfits'],
    'doom-we-cannot-be-defeated',
    1,
  ),
  'doom-into-the-painting': usualCase.atTheGates(2, 10),
  'doom-caulders-orders': withStar(CHIEF, 4, usualCase.shadowed(2, 4)),
}

describe('cards of the Doom Patrol as objectives', () => testObjectives(cases))

describe('cards of the Doom Patrol as resources', () =>
  testResources({
    'doom-misfits': usualResource.comeAlong(1, 8, 5),
    'doom-we-cannot-be-defeated': usualResource.moreStrength(1, 2),
    'doom-i-work-best-alone': usualResource.oneMore(3, 'movement'),
    'doom-sisters-in-arms': usualResource.patchUp(1, 2, 1),
    'doom-the-last-experiment': usualResource.newHeart(1, 1),
    'doom-strange-clues': usualResource.hotTrail(1, 5),
    'doom-no-one-is-normal': usualResource.firstMove(1),
    'doom-side-effects': usualResource.shove(1, 4, { stun: 1 }),
    'doom-wrecking-crew': usualResource.saltInTheWound(1, { injury: 1 }),
    'doom-the-chiefs-plan': usualResource.secondThoughts(0, 3),
    'doom-into-the-painting': usualResource.calledOff(2, 3),
    'doom-caulders-orders': usualResource.starTurn(1, CHIEF, 'special'),
  }))
