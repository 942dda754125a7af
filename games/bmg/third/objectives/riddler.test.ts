import { describe } from 'vitest'
import { numberWritten } from '../traits/riddles.ts'
import { f, type Stage } from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { oneOf, usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const NIGMA = 'Edward Nigma'

/** Suspects with these numbers on them, all in one quarter and out in the open. */
const numbered = (...numbers: readonly number[]): Stage<string> => ({
  models: { one: f(5, 5) },
  markers: numbers.map(
    (number, index) => ['suspect', 30 + 2 * index, 20, 'a', { [numberWritten.key]: number }] as const,
  ),
})

/** Different numbers: the same one twice counts once. bmg3/trait/a-challenge-for-you */
const threeNumbers: ObjectiveCases[string] = { met: [numbered(1, 2, 3)], not: [numbered(1, 2, 2)] }

const cases: ObjectiveCases = {
  'riddler-easy-riddle': oneOf(threeNumbers, usualCase.wellGuarded(3, 3)),
  'riddler-riddle-me-softly': usualCase.spreadOut(3, 8),
  'riddler-riddle-me-that': usualCase.beatenAfield(4),
  'riddler-riddle-me-this': oneOf(threeNumbers, usualCase.inEveryQuarter(4)),
  'riddler-riddle-of-nowhere': usualCase.moreSuspects(2),
  'riddler-riddles-on-the-storm': usualCase.muchDamage(5),
  'riddler-the-riddle-of-the-night': usualCase.untouched(4, 0),
  'riddler-you-activate-the-riddle': usualCase.caughtInTheAct(2, 6),
  'riddler-born-to-riddle': usualCase.safeAndAfield(1, 4),
  'riddler-riddles-of-the-world': usualCase.longGame(
    ['riddler-easy-riddle', 'riddler-riddle-me-softly'],
    'riddler-riddle-me-that',
  ),
  'riddler-psycho-riddle': usualCase.bossInTrouble(1),
  'riddler-riddles-everywhere': withStar(NIGMA, 4, usualCase.busyRound(3)),
}

describe('cards of the Riddler as objectives', () => testObjectives(cases))

describe('cards of the Riddler as resources', () =>
  testResources({
    'riddler-easy-riddle': usualResource.calledIn(2),
    'riddler-riddle-me-softly': usualResource.inPlainSight(2, 6),
    'riddler-riddle-me-that': usualResource.moreStrength(1, 2),
    'riddler-riddle-me-this': usualResource.boobyTrap(1, { stun: 1, injury: 1 }),
    'riddler-riddle-of-nowhere': usualResource.openBook(1),
    'riddler-riddles-on-the-storm': usualResource.outstretchedLeg(2, 6),
    'riddler-the-riddle-of-the-night': usualResource.holdTheLine(1),
    'riddler-you-activate-the-riddle': usualResource.coldSweat(1, 8),
    'riddler-born-to-riddle': usualResource.newHeart(1, 1),
    'riddler-riddles-of-the-world': usualResource.secondThoughts(0, 3),
    'riddler-psycho-riddle': usualResource.hurtFoesNear(3, 3, { stun: 1, injury: 1 }),
    'riddler-riddles-everywhere': usualResource.starTurn(1, NIGMA, 'manipulate'),
  }))
