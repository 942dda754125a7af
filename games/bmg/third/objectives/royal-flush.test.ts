import { describe } from 'vitest'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const KING = 'Joe Carny'

const cases: ObjectiveCases = {
  'flush-ace-of-spades': usualCase.muchDamage(7),
  'flush-ten-of-spades': usualCase.wellGuarded(2, 2),
  'flush-jack-of-diamonds': usualCase.spreadOut(3, 10),
  'flush-queen-of-hearts': usualCase.courtHeld(4, 2, 6),
  'flush-king-of-clubs': usualCase.beatenAfield(12),
  'flush-seven-of-spades': usualCase.middleOfTown(2, 12),
  'flush-nine-of-diamonds': usualCase.moreSuspects(3),
  'flush-three-of-hearts': usualCase.safeAndAfield(2, 4),
  'flush-two-of-clubs': usualCase.caseWork(2),
  'flush-royal-flush': usualCase.longGame(
    ['flush-ace-of-spades', 'flush-ten-of-spades', 'flush-jack-of-diamonds'],
    'flush-queen-of-hearts',
  ),
  'flush-four-of-a-kind': usualCase.manyHits(5),
  'flush-king-of-spades': withStar(KING, 8, usualCase.workAndBlows(1, 2)),
}

describe('cards of the Royal Flush Gang as objectives', () => testObjectives(cases))

describe('cards of the Royal Flush Gang as resources', () =>
  testResources({
    'flush-ace-of-spades': usualResource.moreDice(1, 2),
    'flush-ten-of-spades': usualResource.closedRanks(1, 2),
    'flush-jack-of-diamonds': usualResource.inPlainSight(2, 6),
    'flush-queen-of-hearts': usualResource.patchUp(1, 1, 2),
    'flush-king-of-clubs': usualResource.oneMore(3, 'melee'),
    'flush-seven-of-spades': usualResource.newHeart(1, 1),
    'flush-nine-of-diamonds': usualResource.newLeads(1, 2),
    'flush-three-of-hearts': usualResource.softerBlow(1, 2),
    'flush-two-of-clubs': usualResource.slipAway(1, 4),
    'flush-royal-flush': usualResource.secondThoughts(0, 4),
    'flush-four-of-a-kind': usualResource.calledOff(2, 3),
    'flush-king-of-spades': usualResource.starTurn(1, KING, 'movement'),
  }))
