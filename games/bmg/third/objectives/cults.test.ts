import { describe } from 'vitest'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const KOBRA = 'Jeffrey Franklin Burr'

const cases: ObjectiveCases = {
  'cults-sacrifice': usualCase.muchDamage(5),
  'cults-ritual': usualCase.wellGuarded(3, 4),
  'cults-new-followers': usualCase.moreSuspects(1),
  'cults-can-be-anyone': usualCase.spreadOut(4, 11),
  'cults-full-devotion': usualCase.courtHeld(4, 1, 6),
  'cults-awakening': usualCase.inTheMiddle(3, 8),
  'cults-the-inner-enemy': usualCase.revealedAfield(3),
  'cults-worship-place': usualCase.handInHand(3, 5, 6),
  'cults-eternal-life': usualCase.beatenAfield(4),
  'cults-a-godless-city': usualCase.longGame(['cults-sacrifice', 'cults-ritual'], 'cults-new-followers'),
  'cults-prophecies-of-the-snake': usualCase.atTheirDoor(1, 6),
  'cults-viral-bomb': withStar(KOBRA, 6, usualCase.workAndBlows(1, 2)),
}

describe('cards of the Cults as objectives', () => testObjectives(cases))

describe('cards of the Cults as resources', () =>
  testResources({
    'cults-sacrifice': usualResource.moreDice(1, 2),
    'cults-ritual': usualResource.calledIn(2),
    'cults-new-followers': usualResource.newLeads(1, 2),
    'cults-can-be-anyone': usualResource.longReach(1, 5),
    'cults-full-devotion': usualResource.closedRanks(1, 2),
    'cults-awakening': usualResource.steadyNerves(1, 3),
    'cults-the-inner-enemy': usualResource.noWitnesses(2, 3),
    'cults-worship-place': usualResource.newHeart(1, 1, { stun: 1 }),
    'cults-eternal-life': usualResource.patchUp(1, 2, 1),
    'cults-a-godless-city': usualResource.secondThoughts(0, 2),
    'cults-prophecies-of-the-snake': usualResource.hurtFoesNear(3, 3, { injury: 1 }),
    'cults-viral-bomb': usualResource.starTurn(1, KOBRA, 'manipulate'),
  }))
