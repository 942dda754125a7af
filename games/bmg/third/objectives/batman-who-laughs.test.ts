import { describe } from 'vitest'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const BATMAN = 'Bruce Wayne'

const cases: ObjectiveCases = {
  'laughs-whispered-words': usualCase.spreadOut(3, 10),
  'laughs-my-sons-kill': usualCase.muchDamage(9),
  'laughs-dark-multiverse': usualCase.wellGuarded(2, 3),
  'laughs-crow': usualCase.shadowed(4, 4),
  'laughs-twisted-and-wrong': usualCase.beatenAfield(8),
  'laughs-i-am-you': usualCase.inTheMiddle(3, 8),
  'laughs-sleeper-agents': usualCase.atTheirDoor(2, 8),
  'laughs-lights-fault': usualCase.unseenAfield(2, 6, 4),
  'laughs-trust-nothing': usualCase.safeAndAfield(2, 4),
  'laughs-big-cosmic-joke': usualCase.longGame(
    ['laughs-my-sons-kill', 'laughs-whispered-words'],
    'laughs-dark-multiverse',
    1,
  ),
  'laughs-take-a-good-look': usualCase.bossInTrouble(2),
  'laughs-apex-predator': withStar(BATMAN, 8, usualCase.muchDamage(2)),
}

describe('cards of the Batman Who Laughs as objectives', () => testObjectives(cases))

describe('cards of the Batman Who Laughs as resources', () =>
  testResources({
    'laughs-whispered-words': usualResource.inPlainSight(2, 6),
    'laughs-my-sons-kill': usualResource.moreDice(1, 2),
    'laughs-dark-multiverse': usualResource.holdTheLine(1),
    'laughs-crow': usualResource.wetPaint(1, 4, 8),
    'laughs-twisted-and-wrong': usualResource.noExcuses(1),
    'laughs-i-am-you': usualResource.newHeart(1, 1),
    'laughs-sleeper-agents': usualResource.spannerInTheWorks(1, 1),
    'laughs-lights-fault': usualResource.softerBlow(1, 2),
    'laughs-trust-nothing': usualResource.calledOff(3, 1),
    'laughs-big-cosmic-joke': usualResource.secondThoughts(0, 3),
    'laughs-take-a-good-look': usualResource.payback(1, 3, { stun: 1, injury: 1 }),
    'laughs-apex-predator': usualResource.starTurn(1, BATMAN, 'movement'),
  }))
