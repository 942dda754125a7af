import { turnCoin } from '../traits/coin.ts'
import { hurt, mend, pick, sift } from './deeds.ts'
import { foesNear } from './looks.ts'
import { cardsOf, ownTurn } from './timings.ts'
import {
  atTheirDoor,
  beatenAfield,
  caseWork,
  either,
  heldCorners,
  inTheMiddle,
  longGame,
  moreSuspects,
  muchDamage,
  safeAndAfield,
  spreadOut,
  starAfield,
  wellGuarded,
} from './usual-objectives.ts'
import { calledOff, newLeads, secondThoughts } from './usual-phase-resources.ts'
import {
  closedRanks,
  comeAlong,
  hurtFoesNear,
  inPlainSight,
  moreStrength,
  slipAway,
  starTurn,
} from './usual-resources.ts'

const DENT = 'Harvey Dent'

/** Two-Face: pairs, and a coin that decides. */
export const twoFaceCards = cardsOf(['two-face'], {
  'two-face-kill-them-twice': {
    name: 'Kill Them Twice',
    copies: 3,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: muchDamage(7),
    resource: moreStrength(1, 2),
  },
  'two-face-two-make-this-better': {
    name: 'Two Make This Better',
    copies: 3,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: wellGuarded(2, 4),
    resource: comeAlong(1, 8, 4),
  },
  'two-face-the-gamble': {
    name: 'The Gamble',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: moreSuspects(2),
    resource: newLeads(1, 2),
  },
  'two-face-good-coin': {
    name: 'Good Coin',
    copies: 2,
    type: 'protection',
    victoryPoints: 1,
    play: 'plan',
    score: 'end-of-round',
    keywords: ['good-coin'],
    objective: safeAndAfield(1, 4),
    resource: ownTurn({
      cost: 1,
      text: 'Good Coin: it lies open until the Twisted Coin does. The active model heals a marker, or you draw a card if it bears none.',
      perform: function* (it, active) {
        turnCoin(it.game, it.seat, 'good')
        if (active.stun + active.injury > 0) yield* mend(it, active, 1)
        else sift(it, 1)
      },
    }),
  },
  'two-face-twisted-coin': {
    name: 'Twisted Coin',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    keywords: ['twisted-coin'],
    objective: beatenAfield(6),
    resource: ownTurn({
      cost: 1,
      text: 'Twisted Coin: it lies open until the Good Coin does. An enemy within 8" of the active model takes a stun, if there is one.',
      perform: function* (it, active) {
        turnCoin(it.game, it.seat, 'twisted')
        const foe = yield* pick(it, foesNear(it.game, it.seat, active, 8), 'who is hurt?')
        if (foe !== undefined) yield* hurt(it, foe, { stun: 1 })
      },
    }),
  },
  'two-face-balance-of-justice': {
    name: 'The Balance of Justice',
    copies: 2,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: either(heldCorners('streetlamp', 2, 5), heldCorners('sewer', 1, 4)),
    resource: closedRanks(1, 2),
  },
  'two-face-time-bomb': {
    name: 'Time Bomb',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: atTheirDoor(2, 8),
    resource: hurtFoesNear(3, 3, { stun: 1, injury: 1 }),
  },
  'two-face-closing-argument': {
    name: 'Closing Argument',
    copies: 1,
    type: 'violence',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: longGame(2, ['violence', 'protection']),
    resource: secondThoughts(0, 2),
  },
  'two-face-double-or-nothing': {
    name: 'Double or Nothing',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: spreadOut(3, 9),
    resource: inPlainSight(2, 5),
  },
  'two-face-fast-allegation': {
    name: 'Fast Allegation',
    copies: 2,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: caseWork(1),
    resource: slipAway(1, 4),
  },
  'two-face-the-odds': {
    name: 'The Odds',
    copies: 1,
    type: 'control',
    victoryPoints: 3,
    play: 'recount',
    score: 'end-of-round',
    objective: inTheMiddle(3, 9),
    resource: calledOff(2, 3),
  },
  'two-face-justice': {
    name: 'Justice',
    copies: 1,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    forModels: [DENT],
    objective: starAfield(DENT, 6, muchDamage(2)),
    resource: starTurn(1, DENT, 'attack', 'an attack'),
  },
})
