import { enemiesOf, hasEffect, labelOf, modelOf } from '@gargoyle/bmg-common'
import { rememberAmong, roundMemory, type Seat } from '@gargoyle/engine'
import type { ObjectiveCard } from '../cards/card.ts'
import { shuffleDeck, takeFrom } from '../cards/hand.ts'
import { sufferTerror } from '../effects/terror.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Crew, Play } from '../state.ts'
import { type Aimed, chooseTarget, noTargetReason } from '../traits/helpers.ts'

/** The id of a Fear card, and of the counter of those that are in play. */
export const FEAR = 'fear'

/** An assumption, because no source prints it: how many cards a Fear pile has. */
export const FEAR_PILE = 4

const AIMED: Aimed = { side: 'enemy', within: 8, seen: true }

/**
 * The Fear card. The sources name it without saying what is on it, so its text is our own, as that of all
 * objective cards is. It is no part of any deck until a rule puts it there.
 */
export const fearCards: Readonly<Record<string, ObjectiveCard>> = {
  [FEAR]: {
    name: 'Fear',
    affiliations: [],
    copies: FEAR_PILE,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Two enemies or more on the table are Scared or poisoned.',
      met: ({ game, seat }) =>
        enemiesOf(game, seat).filter((enemy) => hasEffect(enemy, 'scared') || hasEffect(enemy, 'poison'))
          .length >= 2,
    },
    resource: {
      text: 'An enemy within 8" of the active model that it sees suffers Terror.',
      cost: 1,
      timing: 'activation',
      why: ({ game }) => {
        const { activation } = game.state
        return activation && noTargetReason(game, modelOf(game, activation.model), AIMED)
      },
      *perform({ game }) {
        const { activation } = game.state
        if (activation === undefined) return
        const active = modelOf(game, activation.model)
        const victim = yield* chooseTarget(game, active, AIMED, {
          rule: 'bmg3/weapon/true-fear',
          prompt: `Whom does ${labelOf(game, active)} terrify?`,
        })
        if (victim !== undefined) yield* sufferTerror(game, victim, active)
      },
    },
  },
}

/** Fear cards that have left a crew's Fear pile. */
const inPlay = (crew: Crew): number => crew.counters[FEAR] ?? 0

/** Shuffles a Fear card into a player's own deck, as long as the pile has any. */
export function addFear(game: Play, seat: Seat): undefined {
  const crew = crewOf(game, seat)
  if (inPlay(crew) >= FEAR_PILE) return
  crew.counters[FEAR] = inPlay(crew) + 1
  crew.deck.push(FEAR)
  shuffleDeck(game, seat)
  game.emit({
    name: 'fear',
    text: `${seat} shuffles a Fear card into the deck.`,
    rule: 'bmg3/weapon/true-fear',
    about: { seat },
  })
}

/** Weapons that feed on fear. */
export const fear: Bmg3Rules = {
  'true-fear': {
    name: 'True Fear',
    text: 'If an attack hits anybody, a Fear card is shuffled into the attacker’s own deck.',
    on: {
      'attack-resolved': ({ game, owner, attack }) => {
        const hit = attack.strikes.some(({ inflicted }) => inflicted > 0)
        return hit ? addFear(game, owner.seat) : undefined
      },
    },
  },
}

/** Players a Fear card of whom went back to its pile this round. */
export const fearReturned = roundMemory<readonly Seat[]>('fear/returned', [])

/** Fear cards played as resources go back to the Fear pile, not under the deck. */
export const fearPile: Bmg3Rule<undefined> = {
  name: 'Fear pile',
  text: 'A Fear card that was played as a resource goes back to the Fear pile in the Recount.',
  rule: 'bmg3/weapon/true-fear',
  on: {
    'recount-start': ({ game }) => {
      for (const seat of game.seats) {
        const crew = crewOf(game, seat)
        while (takeFrom(crew.spent, FEAR)) {
          crew.counters[FEAR] = inPlay(crew) - 1
          rememberAmong(game.state, fearReturned, seat)
        }
      }
    },
  },
}
