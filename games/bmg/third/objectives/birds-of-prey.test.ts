import { describe } from 'vitest'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const HARLEY = 'Dr. Harleen Frances Quinzel'

const cases: ObjectiveCases = {
  'birds-match-day': usualCase.muchDamage(5),
  'birds-riots-in-the-streets': usualCase.spreadOut(3, 13),
  'birds-analog-hacking': usualCase.revealedAfield(8),
  'birds-fight-in-the-shadows': usualCase.unseenAfield(2, 8, 4),
  'birds-blitzkrieg': usualCase.atTheGates(1, 2),
  'birds-the-revolt-has-begun': usualCase.middleOfTown(2, 8),
  'birds-selfie': usualCase.inTheThickOfIt(1, 4),
  'birds-take-back-what-is-ours': usualCase.courtHeld(4, 2, 6),
  'birds-outstanding-move': usualCase.beatenAfield(6),
  'birds-ecoterrorism': usualCase.longGame(
    ['birds-analog-hacking', 'birds-riots-in-the-streets', 'birds-match-day'],
    'birds-fight-in-the-shadows',
  ),
  'birds-poison-the-supply': usualCase.atTheirDoor(1, 6),
  'birds-emancipation': withStar(HARLEY, 8, usualCase.workAndBlows(1, 2)),
}

describe('cards of the Birds of Prey as objectives', () => testObjectives(cases))

describe('cards of the Birds of Prey as resources', () =>
  testResources({
    'birds-match-day': usualResource.surerAim(1, 2),
    'birds-riots-in-the-streets': usualResource.calledIn(2),
    'birds-analog-hacking': usualResource.hotTrail(1, 5),
    'birds-fight-in-the-shadows': usualResource.intoTheDark(1),
    'birds-blitzkrieg': usualResource.newHeart(1, 1, { stun: 1 }),
    'birds-the-revolt-has-begun': usualResource.firstMove(1),
    'birds-selfie': usualResource.secondThoughts(0, 2),
    'birds-take-back-what-is-ours': usualResource.patchUp(1, 2, 1),
    'birds-outstanding-move': usualResource.oneMore(3, 'movement'),
    'birds-ecoterrorism': usualResource.openBook(1),
    'birds-poison-the-supply': usualResource.boobyTrap(1, { injury: 1 }),
    'birds-emancipation': usualResource.starTurn(1, HARLEY, 'manipulate'),
  }))
