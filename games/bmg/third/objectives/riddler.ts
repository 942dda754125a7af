import type { Objective } from '../cards/card.ts'
import { numberOn } from '../traits/riddles.ts'
import { countedSuspects } from './looks.ts'
import { cardsOf } from './timings.ts'
import {
  beatenAfield,
  bossInTrouble,
  busyRound,
  caughtInTheAct,
  either,
  inEveryQuarter,
  longGame,
  moreSuspects,
  muchDamage,
  safeAndAfield,
  spreadOut,
  starAfield,
  untouched,
  wellGuarded,
} from './usual-objectives.ts'
import { boobyTrap, holdTheLine, newHeart, openBook, secondThoughts } from './usual-phase-resources.ts'
import {
  calledIn,
  coldSweat,
  hurtFoesNear,
  inPlainSight,
  moreStrength,
  outstretchedLeg,
  starTurn,
} from './usual-resources.ts'

const NIGMA = 'Edward Nigma'

/** Suspects with different numbers on them, as a Riddler writes them. bmg3/trait/a-challenge-for-you */
const threeNumbers: Objective = {
  text: 'Your suspects bear three different numbers or more.',
  met: ({ game, seat }) =>
    new Set(countedSuspects(game, seat).flatMap((suspect) => numberOn(suspect) ?? [])).size >= 3,
}

/** The Riddler: riddles and numbers on suspects. */
export const riddlerCards = cardsOf(['riddler'], {
  'riddler-easy-riddle': {
    name: 'Easy Riddle',
    copies: 3,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: either(threeNumbers, wellGuarded(3, 3)),
    resource: calledIn(2),
  },
  'riddler-riddle-me-softly': {
    name: 'Riddle Me Softly',
    copies: 3,
    type: 'menace',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: spreadOut(3, 8),
    resource: inPlainSight(2, 6),
  },
  'riddler-riddle-me-that': {
    name: 'Riddle Me That',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: beatenAfield(4),
    resource: moreStrength(1, 2),
  },
  'riddler-riddle-me-this': {
    name: 'Riddle Me This',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: either(threeNumbers, inEveryQuarter(4)),
    resource: boobyTrap(1, { stun: 1, injury: 1 }),
  },
  'riddler-riddle-of-nowhere': {
    name: 'Riddle of Nowhere',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: moreSuspects(2),
    resource: openBook(1),
  },
  'riddler-riddles-on-the-storm': {
    name: 'Riddles on the Storm',
    copies: 2,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: muchDamage(5),
    resource: outstretchedLeg(2, 6),
  },
  'riddler-the-riddle-of-the-night': {
    name: 'The Riddle of the Night',
    copies: 2,
    type: 'protection',
    victoryPoints: 3,
    play: 'recount',
    score: 'end-of-round',
    objective: untouched(4, 0),
    resource: holdTheLine(1),
  },
  'riddler-you-activate-the-riddle': {
    name: 'You Activate the Riddle',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: caughtInTheAct(2, 6),
    resource: coldSweat(1, 8),
  },
  'riddler-born-to-riddle': {
    name: 'Born to Riddle',
    copies: 2,
    type: 'protection',
    victoryPoints: 3,
    play: 'plan',
    score: 'end-of-round',
    objective: safeAndAfield(1, 4),
    resource: newHeart(1, 1),
  },
  'riddler-riddles-of-the-world': {
    name: 'Riddles of the World',
    copies: 1,
    type: 'control',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: longGame(2, ['control', 'menace']),
    resource: secondThoughts(0, 3),
  },
  'riddler-psycho-riddle': {
    name: 'Psycho Riddle',
    copies: 1,
    type: 'violence',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: bossInTrouble(1),
    resource: hurtFoesNear(3, 3, { stun: 1, injury: 1 }),
  },
  'riddler-riddles-everywhere': {
    name: 'Riddles Everywhere',
    copies: 1,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    forModels: [NIGMA],
    objective: starAfield(NIGMA, 4, busyRound(3)),
    resource: starTurn(1, NIGMA, 'manipulate', 'a Manipulate action'),
  },
})
