import type { Objective } from '../cards/card.ts'
import { giveTask } from '../traits/tasks.ts'
import { pick } from './deeds.ts'
import { standing } from './looks.ts'
import { cardsOf } from './timings.ts'
import {
  atTheGates,
  atTheirDoor,
  beatenAfield,
  bloodied,
  caseWork,
  inTheMiddle,
  longGame,
  muchDamage,
  revealedAfield,
  shadowed,
  spreadOut,
  starAfield,
  wellGuarded,
} from './usual-objectives.ts'
import { calledOff, firstMove, lockedDoors, newHeart, secondThoughts } from './usual-phase-resources.ts'
import {
  inPlainSight,
  moreDice,
  noWitnesses,
  saltInTheWound,
  slipAway,
  softerBlow,
  starTurn,
} from './usual-resources.ts'

const WALLER = 'Amanda Waller'

/** A card that gives a friend a Task as well. */
const task = (objective: Objective): Objective => ({
  text: `${objective.text} When you score this, a friend gets a Task counter.`,
  met: objective.met,
  reward: function* (it) {
    const friend = yield* pick(it, standing(it.game, it.seat), 'who gets the Task?')
    if (friend !== undefined) yield* giveTask(it.game, friend)
  },
})

/** The Suicide Squad: tasks, and bombs in their own models. */
export const suicideSquadCards = cardsOf(['suicide-squad'], {
  'squad-target-acquired': {
    name: 'Target Acquired',
    copies: 3,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: task(muchDamage(6)),
    resource: moreDice(1, 2),
  },
  'squad-revealing-the-plan': {
    name: 'Revealing the Plan',
    copies: 3,
    type: 'control',
    victoryPoints: 3,
    play: 'recount',
    score: 'end-of-round',
    objective: task(caseWork(2)),
    resource: slipAway(1, 4),
  },
  'squad-subterfuge-mission': {
    name: 'Subterfuge Mission',
    copies: 2,
    type: 'menace',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: task(spreadOut(3, 14)),
    resource: inPlainSight(2, 6),
  },
  'squad-taking-the-lead': {
    name: 'Taking the Lead',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: inTheMiddle(2, 8),
    resource: firstMove(1),
  },
  'squad-extermination-mission': {
    name: 'Extermination Mission',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: beatenAfield(8),
    resource: saltInTheWound(1, { injury: 1 }),
  },
  'squad-risking-all': {
    name: 'Risking All',
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: task(atTheGates(2, 6)),
    resource: newHeart(1, 2, { stun: 1 }),
  },
  'squad-interrogation-mission': {
    name: 'Interrogation Mission',
    copies: 2,
    type: 'menace',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: revealedAfield(8),
    resource: noWitnesses(2, 3),
  },
  'squad-argus-intelligence': {
    name: 'A.R.G.U.S. Intelligence',
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: wellGuarded(2, 4),
    resource: calledOff(3, 1),
  },
  'squad-behind-the-enemy-line': {
    name: 'Behind the Enemy Line',
    copies: 2,
    type: 'menace',
    victoryPoints: 1,
    play: 'plan',
    score: 'end-of-round',
    objective: atTheirDoor(1, 6),
    resource: lockedDoors(1),
  },
  'squad-misunderstood-orders': {
    name: 'Misunderstood Orders',
    copies: 1,
    type: 'violence',
    victoryPoints: 2,
    play: 'lead',
    score: 'special',
    objective: longGame(1, ['violence', 'menace']),
    resource: secondThoughts(0, 2),
  },
  'squad-ruthless-team': {
    name: 'Ruthless Team',
    copies: 1,
    type: 'violence',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: bloodied(4),
    resource: softerBlow(1, 2),
  },
  'squad-wallers-word': {
    name: "Waller's Word",
    copies: 1,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    forModels: [WALLER],
    objective: starAfield(WALLER, 4, shadowed(2, 4)),
    resource: starTurn(1, WALLER, 'special', 'a Special action'),
  },
})
