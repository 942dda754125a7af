import type { Objective, Resource } from '../cards/card.ts'
import { crewOf } from '../model/crew.ts'
import { applies } from '../rules/rule-system.ts'
import { RESILIENT } from '../traits/commands.ts'
import { give, pick } from './deeds.ts'
import { guarded, standing, thisRound } from './looks.ts'
import { cardsOf, whenStarts } from './timings.ts'
import { atTheGates, handInHand, manyHits, middleOfTown, workAndBlows } from './usual-objectives.ts'
import { hotTrail } from './usual-phase-resources.ts'
import { calledIn, comeAlong, longReach, moreDice, moreStrength, onTheRun } from './usual-resources.ts'

/** Suspects that its crew has revealed, with those that count twice. bmg3/trait/ive-caught-you */
const patrol: Objective = {
  text: 'Your crew has revealed two suspects or more this round.',
  met: ({ game, seat }) =>
    thisRound(game, seat).suspectsRevealed + (crewOf(game, seat).counters.patrol ?? 0) >= 2,
}

/** Suspects that are safe, and who counts as one. bmg3/trait/agent-of-order */
const containment: Objective = {
  text: 'You have three Thwarts: suspects of yours with a friend within 4" and no enemy, and models that count as one.',
  met: ({ game, seat }) => {
    const models = standing(game, seat).filter((about) => applies(game, 'counts-as-thwart', { about }))
    return guarded(game, seat, 4).length + models.length >= 3
  },
}

/** bmg3/trait/princess-of-tamaran looks for it. */
const resilience: Resource<'activation-start'> = whenStarts('foe', {
  cost: 1,
  text: 'When an enemy starts its activation, a friend has a free Effort in defence until the round ends.',
  why: ({ game, seat }) => (standing(game, seat).length > 0 ? undefined : 'Nobody is in its senses.'),
  perform: function* (it) {
    const friend = yield* pick(it, standing(it.game, it.seat), 'who is resilient?')
    if (friend !== undefined) give(it, friend, RESILIENT, 'round')
  },
})

/** Cards that traits call by their names. What is on them is ours, as on all cards. */
export const namedCards = {
  ...cardsOf(['bat-family'], {
    'bats-teamwork-action': {
      name: 'Teamwork Action',
      copies: 2,
      type: 'violence',
      victoryPoints: 1,
      play: 'recount',
      score: 'end-of-round',
      objective: handInHand(3, 4, 6),
      resource: comeAlong(1, 6, 3),
    },
    'bats-patrol-report': {
      name: 'Patrol Report',
      copies: 2,
      type: 'control',
      victoryPoints: 2,
      play: 'recount',
      score: 'end-of-round',
      objective: patrol,
      resource: hotTrail(1, 5),
    },
    'bats-stubborn-resilience': {
      name: 'Stubborn Resilience',
      copies: 2,
      type: 'protection',
      victoryPoints: 1,
      play: 'recount',
      score: 'end-of-round',
      objective: workAndBlows(1, 3),
      resource: resilience,
    },
    'bats-containing-the-threat': {
      name: 'Containing the Threat',
      copies: 2,
      type: 'control',
      victoryPoints: 2,
      play: 'recount',
      score: 'end-of-round',
      objective: containment,
      resource: longReach(1, 3),
    },
  }),
  ...cardsOf(['bane'], {
    'bane-black-ops': {
      name: 'Black Ops',
      copies: 2,
      type: 'violence',
      victoryPoints: 1,
      play: 'recount',
      score: 'end-of-round',
      objective: manyHits(4),
      resource: moreDice(2, 3),
    },
    'bane-invasion': {
      name: 'Invasion',
      copies: 2,
      type: 'menace',
      victoryPoints: 2,
      play: 'plan',
      score: 'end-of-round',
      objective: atTheGates(3, 4),
      resource: onTheRun(1, 5),
    },
    'bane-domination': {
      name: 'Domination',
      copies: 2,
      type: 'control',
      victoryPoints: 2,
      play: 'lead',
      score: 'end-of-round',
      objective: middleOfTown(3, 6),
      resource: moreStrength(1, 2),
    },
  }),
  ...cardsOf(['cults'], {
    'cults-i-see': {
      name: 'I See...',
      copies: 2,
      type: 'menace',
      victoryPoints: 1,
      play: 'recount',
      score: 'end-of-round',
      objective: workAndBlows(2, 2),
      resource: calledIn(1),
    },
  }),
}
