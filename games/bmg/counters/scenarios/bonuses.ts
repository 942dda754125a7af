import { cardOf, isInZones, isOnTable, opponentOf } from '@gargoyle/bmg-common'
import { recall, type Seat } from '@gargoyle/engine'
import { firstHitter } from '../attack/resolve.ts'
import { ruleId } from '../edition.ts'
import { enemyAreas } from '../preparation/areas.ts'
import { controlledObjectives } from '../round/control.ts'
import { reputationLost } from '../round/run-away.ts'
import { award, countsFor } from '../round/victory-points.ts'
import type { Controlled } from '../rules/moments.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { firstTime } from './first-time.ts'

/** What pays victory points in a scenario, beside objectives and casualties. */
type Bonus = CounterRule<undefined>

const ownControlled = (controlled: readonly Controlled[], seat: Seat): number =>
  controlled.filter((each) => each.seat === seat && each.marker.seat === seat).length

// bmg1/scenario-bonus/hurry-up-take-it-all
export const hurryUp: Bonus = {
  name: 'Hurry up, take it all!',
  text: 'The first to control one of its own objectives gets 3 VP; both in the same round get 1 VP each.',
  rule: 'scenario-bonus/hurry-up-take-it-all',
  on: {
    'objectives-scored'({ game, controlled }) {
      const takers = game.seats.filter((seat) => ownControlled(controlled, seat) > 0)
      if (takers.length === 0 || !firstTime(game, 'hurry up')) return
      for (const seat of takers)
        award(
          game,
          seat,
          takers.length === 1 ? 3 : 1,
          ruleId(game, 'scenario-bonus/hurry-up-take-it-all'),
          'first objective',
        )
    },
  },
}

/** The first to take a model of the other band down. */
function strikeFirst(game: Play, victim: Model, by: Model | undefined): undefined {
  if (by === undefined || countsFor(game, victim) === by.seat || !firstTime(game, 'first strike')) return
  award(game, by.seat, 1, ruleId(game, 'scenario-bonus/first-strike'), 'first strike')
}

// bmg1/scenario-bonus/first-strike
export const firstStrike: Bonus = {
  name: 'First Strike!',
  text: 'The first to put an enemy K.O. or out of the game gets 1 VP.',
  rule: 'scenario-bonus/first-strike',
  on: {
    'knocked-out': ({ game, victim, by }) => strikeFirst(game, victim, by),
    casualty: ({ game, victim, by }) => strikeFirst(game, victim, by),
  },
}

// bmg1/scenario-bonus/the-more-the-better
export const theMoreTheBetter: Bonus = {
  name: 'The more the better!',
  text: 'The first to control two objectives at once gets 4 VP; nothing if both do so in the same round.',
  rule: 'scenario-bonus/the-more-the-better',
  on: {
    'objectives-scored'({ game, controlled }) {
      const holders = game.seats.filter((seat) => controlled.filter((each) => each.seat === seat).length >= 2)
      if (holders.length === 0 || !firstTime(game, 'the more the better')) return
      const [only, other] = holders
      if (only !== undefined && other === undefined)
        award(game, only, 4, ruleId(game, 'scenario-bonus/the-more-the-better'), 'two objectives at once')
    },
  },
}

// bmg1/scenario-bonus/its-mine
export const itsMine: Bonus = {
  name: "It's mine!",
  text: 'Each player who controls an own objective at the end of the last round gets 1 VP.',
  rule: 'scenario-bonus/its-mine',
  on: {
    'game-end'({ game }) {
      const controlled = controlledObjectives(game)
      for (const seat of game.seats)
        if (ownControlled(controlled, seat) > 0)
          award(game, seat, 1, ruleId(game, 'scenario-bonus/its-mine'), 'an own objective at the end')
    },
  },
}

// bmg1/scenario-bonus/diversion
export const diversion: Bonus = {
  name: 'Diversion',
  text: 'A model in the enemy area at the end, not the Band Leader and not K.O., is worth 3 VP.',
  rule: 'scenario-bonus/diversion',
  on: {
    'game-end'({ game }) {
      for (const seat of game.seats) {
        const inside = game.state.models.some(
          (model) =>
            countsFor(game, model) === seat &&
            isOnTable(model) &&
            model.condition !== 'ko' &&
            model.id !== game.state.bands[seat]!.leader &&
            isInZones(model.at, cardOf(game, model).radius, enemyAreas(game, seat)),
        )
        if (inside) award(game, seat, 3, ruleId(game, 'scenario-bonus/diversion'), 'a diversion')
      }
    },
  },
}

/** The first hit pays, whichever model made it. */
function makeNoise(game: Play): undefined {
  const hitter = recall(game.state, firstHitter)
  if (hitter === null || !firstTime(game, 'some noise')) return
  const rule = ruleId(game, 'scenario-bonus/lets-make-some-noise')
  award(game, hitter, 1, rule, 'the first hit')
}

// bmg1/scenario-bonus/lets-make-some-noise
export const someNoise: Bonus = {
  name: "Let's make some noise",
  text: 'The first to hit an enemy, damage or not, gets 1 VP.',
  rule: 'scenario-bonus/lets-make-some-noise',
  on: {
    'attack-resolved': ({ game }) => makeNoise(game),
    // Hits that no attack with a weapon made. bmg1/special-attack/electric-storm, bmg1/trait/one-shot-gun
    'activation-end': ({ game }) => makeNoise(game),
  },
}

// bmg1/scenario-bonus/bring-me-their-leaders-head
export const leadersHead: Bonus = {
  name: "Bring me their leader's head!",
  text: '3 VP if the enemy Band Leader is K.O. or out of the game at the end.',
  rule: 'scenario-bonus/bring-me-their-leaders-head',
  on: {
    'game-end'({ game }) {
      for (const seat of game.seats) {
        const leader = game.state.models[game.state.bands[opponentOf(game, seat)]!.leader]
        if (leader?.condition === 'ko' || leader?.condition === 'casualty')
          award(
            game,
            seat,
            3,
            ruleId(game, 'scenario-bonus/bring-me-their-leaders-head'),
            "their leader's head",
          )
      }
    },
  },
}

// bmg1/scenario-bonus/teach-them-a-lesson
export const aLesson: Bonus = {
  name: 'Teach them a lesson!',
  text: '2 VP if enemy casualties come to half the reputation of the enemy band, rounded down, at the end.',
  rule: 'scenario-bonus/teach-them-a-lesson',
  on: {
    'game-end'({ game }) {
      for (const seat of game.seats) {
        const { lost, total } = reputationLost(game, opponentOf(game, seat), true)
        if (lost >= Math.floor(total / 2))
          award(game, seat, 2, ruleId(game, 'scenario-bonus/teach-them-a-lesson'), 'a lesson')
      }
    },
  },
}
