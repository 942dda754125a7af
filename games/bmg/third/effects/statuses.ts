import {
  addEffect,
  areEnemies,
  type Effect,
  effectOn,
  isOnTable,
  labelOf,
  modelOf,
  opponentOf,
  removeEffect,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { offer } from '../traits/helpers.ts'
import { poisonTest } from './poison.ts'
import { SLOW_THIS_ROUND } from './suffer.ts'

/** What a Sonic counter adds to a skill roll. */
const SONIC = 2

const burns = (game: Play, card: string): boolean => game.content.book.cards[card]?.resource.burn === true

const scorch = (game: Play, owner: Model, effect: Effect | undefined): Rule<void> =>
  inflict(game, owner, {
    injury: 1,
    cause: 'Fire',
    nature: ['fire'],
    by: effect?.by === undefined ? undefined : modelOf(game, effect.by),
  })

/** The statuses of the rulebook: effects that another model has put on a model. */
export const statuses: Bmg3Rules = {
  poison: {
    name: 'Poison',
    text: 'In each Recount the model rolls against its Endurance, lowered by the value of the Poison. Failing gives an injury, two at value 4.',
    on: {
      'recount-status': ({ game, owner }) => poisonTest(game, owner),
    },
  },
  stunned: {
    name: 'Stunned',
    text: 'The only actions left to it this round are Movement actions.',
    own: { 'only-moves': true },
  },
  paralyze: {
    name: 'Paralyzed',
    text: 'Defense is 2 lower and no action is possible this round.',
    own: { defense: -2, 'cannot-act': true },
  },
  blind: {
    name: 'Blind',
    text: 'Sees nothing and cannot shoot; its attack, Strength and defence dice succeed on a natural 6 alone, and its moves are impaired. Ends with the round.',
    own: {
      'sees-nothing': true,
      'cannot-attack': ({ purpose }) => purpose === 'ranged',
      'only-sixes': true,
      'impaired-by': ({ game, owner }) =>
        applies(game, 'ignores-impaired', { about: owner, purpose: 'blind' }) ? 0 : 1,
    },
  },
  scared: {
    name: 'Scared',
    text: 'Cannot dodge, and takes 1 off each of its attack and defence dice until the round ends.',
    own: { 'attack-roll': -1, 'defense-roll': -1, 'cannot-dodge': true },
  },
  slow: {
    name: 'Slow',
    text: 'The next Movement action is as many inches shorter as the status says.',
    own: { movement: ({ purpose, effect }) => (purpose === 'movement-action' ? -(effect?.value ?? 0) : 0) },
    on: {
      'action-done': ({ owner, action }) => {
        if (action.actor === owner && action.kind === 'movement') removeEffect(owner, 'slow')
      },
    },
  },
  'slow-this-round': {
    name: 'Slow',
    text: 'The next Movement action of this round is as many inches shorter as the status says.',
    rule: 'bmg3/effect/slow',
    own: {
      // Of two values the higher counts.
      movement: ({ owner, purpose, effect }) =>
        purpose === 'movement-action'
          ? -Math.max(0, (effect?.value ?? 0) - (effectOn(owner, 'slow')?.value ?? 0))
          : 0,
    },
    on: {
      'action-done': ({ owner, action }) => {
        if (action.actor === owner && action.kind === 'movement') removeEffect(owner, SLOW_THIS_ROUND)
      },
    },
  },
  fire: {
    name: 'On fire',
    text: 'Takes an injury whenever its own player scores a card that can be burned, or plays one as a resource. A friend who places a suspect in contact puts the fire out.',
    on: {
      'objective-scored': ({ game, owner, effect, playing }) => {
        if (playing.seat !== owner.seat || !burns(game, playing.card)) return undefined
        return scorch(game, owner, effect)
      },
      'resource-played': ({ game, owner, effect, playing }) => {
        if (playing.seat !== owner.seat || !burns(game, playing.card)) return undefined
        return scorch(game, owner, effect)
      },
      'suspect-placed': ({ game, owner, suspect, by }) => {
        const helps = by !== undefined && by !== owner && by.seat === owner.seat
        if (helps && withinOfMarker(game, owner, suspect, 0)) removeEffect(owner, 'fire')
      },
    },
  },
  freeze: {
    name: 'Frozen',
    text: 'Defense is 1 lower and no action is possible. Each of its activations starts with an Endurance roll that thaws it.',
    own: { defense: -1, 'cannot-act': true },
    on: {
      *'activation-start'({ game, owner, active }) {
        if (active !== owner || !isOnTable(owner)) return
        const { passed } = yield* skillRoll(game, owner, 'endurance', {
          reason: 'Freeze',
          rule: 'bmg3/effect/freeze',
        })
        if (passed) removeEffect(owner, 'freeze')
      },
    },
  },
  enervating: {
    name: 'Enervating',
    text: 'Once, when the model could make Efforts, the opponent may lower its Effort limit by the value of the status for that action or attack.',
    on: {
      *'efforts-offered'({ game, owner, effect, by }) {
        if (by !== owner || effect === undefined) return
        const uses = yield* offer(game, opponentOf(game, owner.seat), {
          rule: 'bmg3/effect/enervating',
          name: 'enervating',
          prompt: `Lower the Effort limit of ${labelOf(game, owner)} by ${effect.value} now?`,
        })
        if (!uses) return
        removeEffect(owner, 'enervating')
        addEffect(game, owner, 'enervated', { until: 'activation', value: effect.value })
      },
    },
  },
  enervated: {
    name: 'Enervated',
    text: 'The Effort limit is lower until the action or attack is over.',
    rule: 'bmg3/effect/enervating',
    own: { 'effort-limit': ({ effect }) => -(effect?.value ?? 0) },
    on: {
      'attack-resolved': ({ owner, attack }) => {
        if (attack.attacker === owner || attack.strikes.some(({ target }) => target === owner))
          removeEffect(owner, 'enervated')
      },
      'action-done': ({ owner }) => {
        removeEffect(owner, 'enervated')
      },
      'activation-start': ({ owner }) => {
        removeEffect(owner, 'enervated')
      },
    },
  },
  sonic: {
    name: 'Sonic',
    text: 'Once, when the model is about to make a skill roll, the opponent may add 2 to its result.',
    on: {
      *'skill-rolling'({ game, owner, rolling }) {
        if (rolling.roller !== owner) return
        const uses = yield* offer(game, opponentOf(game, owner.seat), {
          rule: 'bmg3/effect/sonic',
          name: 'sonic',
          prompt: `Use the Sonic counter of ${labelOf(game, owner)} to add ${SONIC} to its ${rolling.skill} roll?`,
        })
        if (!uses) return
        removeEffect(owner, 'sonic')
        rolling.added += SONIC
      },
    },
  },
  infected: {
    name: 'Infected',
    text: 'Marked as infected for the rest of the game, which other cards may look for.',
    keyword: true,
  },
  quarry: {
    name: 'Quarry',
    text: 'Enemies that attack it add 1 to their attack dice, as many times as the status says.',
    foe: {
      'attack-roll': ({ owner, about, strike }) =>
        strike?.target === owner && areEnemies(owner, about) ? 1 : 0,
    },
    on: {
      'attack-resolved': ({ owner, effect, attack }) => {
        if (effect === undefined || !attack.strikes.some(({ target }) => target === owner)) return
        if (!areEnemies(owner, attack.attacker)) return
        effect.value--
        if (effect.value <= 0) removeEffect(owner, 'quarry')
      },
    },
  },
  acid: {
    name: 'Acid',
    text: 'Attack and Defense are 1 lower until the round ends.',
    own: { attack: -1, defense: -1 },
  },
}
