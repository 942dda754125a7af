import { addEffectUnlessImmune, bodyOf, labelOf, removeEffect } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { sufferEnervating, sufferSlowThisRound } from '../effects/suffer.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { applies } from '../rules/rule-system.ts'
import type { ActionRule, Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'
import type { Aimed } from './helpers.ts'
import { onTarget, outwits, resists, weaken, weakens } from './special-actions.ts'

const enemyWithin = (distance: number): Aimed => ({ side: 'enemy', within: distance, seen: true })

const personWithin = (distance: number): Aimed => ({ ...enemyWithin(distance), vehicles: false })

/** An effect that lasts on an enemy of the given kind until the round ends, if an opposed Willpower roll succeeds. */
const contest = (prompt: string, aimed: Aimed): ActionRule =>
  onTarget(aimed, prompt, function* (it) {
    const { game, owner, target, rule } = it
    if (yield* outwits(game, owner, target, rule)) weakens(it)
  })

/** Whether a strike comes from the model that caused the effect. */
const isByCauser = ({ strike, effect }: Bmg3Case): boolean =>
  strike !== undefined && strike.attacker.id === effect?.by

/** Whether it is about the model that caused the effect. */
const isCauser = ({ about, effect }: Bmg3Case): boolean => about.id === effect?.by

function* goad({ game, owner, rule }: Bmg3Scope, target: Model): Rule<void> {
  if (!(yield* outwits(game, owner, target, rule))) return
  const reason = `goaded by ${labelOf(game, owner)}`
  yield* move(game, {
    model: target,
    upTo: 4,
    chooser: owner.seat,
    safe: true,
    reason,
    rule,
  })
}

/** The newest provocation is the one that counts, both for who provokes and for who is provoked. */
function* provoke({ game, owner, id, rule }: Bmg3Scope, target: Model): Rule<void> {
  for (const model of game.state.models)
    model.effects = model.effects.filter((each) => each.id !== id || each.by !== owner.id)
  if (!(yield* outwits(game, owner, target, rule))) return
  removeEffect(target, id)
  addEffectUnlessImmune(game, target, id, { until: 'game', by: owner })
}

/** Special actions with an opposed roll. */
export const opposedRolls: Bmg3Rules = {
  goad: {
    name: 'Goad',
    text: 'Special: an opposed Willpower roll against an enemy (not a Vehicle) within 8" and in sight lets you move it up to 4", without making it fall.',
    action: onTarget(
      ({ game }) => ({
        ...personWithin(8),
        only: 'conscious',
        if: (target) =>
          moveBlockedReason(game, target) === undefined &&
          !applies(game, 'cannot-be-controlled', { about: target }),
      }),
      'Who is goaded?',
      (it) => goad(it, it.target),
    ),
  },
  bluff: {
    name: 'Bluff',
    text: 'Special: an enemy within 6" and in sight has 1 Attack less until the round ends. Several bluffs do not add up.',
    action: onTarget(enemyWithin(6), 'Who is bluffed?', weakens),
    effect: {
      name: 'Bluffed',
      text: '1 Attack less until the round ends.',
      own: { attack: -1 },
    },
  },
  distract: {
    name: 'Distract',
    text: 'Special: an enemy within 4" and in sight has 1 Defense less until the round ends. Several distractions do not add up.',
    action: onTarget(enemyWithin(4), 'Who is distracted?', weakens),
    effect: {
      name: 'Distracted',
      text: '1 Defense less until the round ends.',
      own: { defense: -1 },
    },
  },
  discourage: {
    name: 'Discourage',
    text: 'Special: an opposed Willpower roll against an enemy (not a Vehicle) within 8" and in sight lowers its Willpower by 2 in its Willpower rolls until the round ends.',
    action: contest('Who is discouraged?', personWithin(8)),
    effect: {
      name: 'Discouraged',
      text: 'Willpower rolls are 2 harder until the round ends.',
      own: { 'skill-roll': ({ purpose }) => (purpose === 'willpower' ? 2 : 0) },
    },
  },
  confusion: {
    name: 'Confusion',
    text: 'Special: an opposed Willpower roll against an enemy (not a Vehicle) within 8" and in sight takes 1 Attack, 1 Defense and all special actions from it until the round ends.',
    action: contest('Who is confused?', personWithin(8)),
    effect: {
      name: 'Confused',
      text: '1 Attack and 1 Defense less, and no special actions, until the round ends.',
      own: { attack: -1, defense: -1, 'no-special-actions': true },
    },
  },
  taunt: {
    name: 'Taunt',
    text: 'Special: an opposed Willpower roll against an enemy (not a Vehicle) within 8" and in sight gives it 1 Attack more and 2 Defense less until the round ends.',
    action: contest('Who is taunted?', personWithin(8)),
    effect: {
      name: 'Taunted',
      text: '1 Attack more and 2 Defense less until the round ends.',
      own: { attack: 1, defense: -2 },
    },
  },
  stop: {
    name: 'Stop!',
    text: 'Special: an opposed Willpower roll against an enemy (not a Vehicle) within 8" and in sight takes 1 Defense from it until the round ends, once however often it is stopped, and makes it Slow (4) for as long.',
    action: onTarget(personWithin(8), 'Who is to stop?', function* ({ game, owner, target, rule, id }) {
      if (!(yield* outwits(game, owner, target, rule))) return
      weaken(game, owner, target, id)
      yield* sufferSlowThisRound(game, target, 4, owner)
    }),
    effect: {
      name: 'Stopped',
      text: '1 Defense less until the round ends.',
      own: { defense: -1 },
    },
  },
  'drop-it': {
    name: 'Drop It!',
    text: 'Special: an opposed Willpower roll against an enemy within 8" and in sight makes it place a suspect of yours in contact with itself, wherever it stands.',
    action: onTarget(enemyWithin(8), 'Who drops something?', function* ({ game, owner, target, rule }) {
      if (!(yield* outwits(game, owner, target, rule))) return
      yield* placeSuspect(game, {
        seat: owner.seat,
        near: { of: bodyOf(game, target), inches: 0 },
        anywhere: true,
        reason: 'Drop It!',
      })
    }),
  },
  provoke: {
    name: 'Provoke',
    text: 'Special: an opposed Willpower roll against an enemy in sight makes this model the only one it may choose for its attacks, until this model is out of the game or provokes again.',
    action: onTarget({ side: 'enemy', seen: true }, 'Who is provoked?', (it) => provoke(it, it.target)),
    effect: {
      name: 'Provoked',
      text: 'May attack nobody but whoever provoked it.',
      foe: { 'cannot-be-target': (it) => !isCauser(it) },
      on: {
        casualty: ({ owner, effect, victim, id }) => {
          if (victim.id === effect?.by) removeEffect(owner, id)
        },
      },
    },
  },
  intimidate: {
    name: 'Intimidate',
    text: 'Special: for an enemy (not a Vehicle) within 8" and in sight, special actions cost 2 Efforts and Efforts against Willpower rolls cost 2 stuns each, until the round ends.',
    action: onTarget(personWithin(8), 'Who is intimidated?', weakens),
    effect: {
      name: 'Intimidated',
      text: 'Special actions cost 2 Efforts, and Efforts against Willpower rolls 2 stuns each, until the round ends.',
      own: {
        'special-efforts': 2,
        'effort-cost': ({ purpose }) => (purpose === 'skill' ? 1 : 0),
      },
    },
  },
  plead: {
    name: 'Plead',
    text: 'Special: an enemy (not a Vehicle) within 4" and in sight that fails a Willpower roll cannot attack this model this round.',
    action: onTarget(
      personWithin(4),
      'Who is asked for mercy?',
      function* ({ game, owner, target, rule, id }) {
        const { passed } = yield* resists(game, owner, target, 'willpower', rule)
        if (!passed) weaken(game, owner, target, id, true)
      },
    ),
    effect: {
      name: 'Moved to mercy',
      text: 'Cannot attack whoever pleaded until the round ends.',
      foe: { 'cannot-be-target': isCauser },
    },
  },
  demotivate: {
    name: 'Demotivate',
    text: 'Special: a model within 8" and in sight that fails a Willpower roll suffers Enervating (2).',
    action: onTarget(
      { side: 'any', within: 8, seen: true },
      'Who is demotivated?',
      function* ({ game, owner, target, rule }) {
        const { passed } = yield* resists(game, owner, target, 'willpower', rule)
        if (!passed) yield* sufferEnervating(game, target, 2, owner)
      },
    ),
  },
  feint: {
    name: 'Feint',
    text: 'Special: if this model passes a Willpower roll, an enemy in contact makes no Efforts against its attacks this round.',
    action: onTarget(
      { side: 'enemy', within: 0, only: 'conscious' },
      'Who falls for the feint?',
      function* ({ game, owner, target, rule, id }) {
        const reason = `feinting at ${labelOf(game, target)}`
        const { passed } = yield* skillRoll(game, owner, 'willpower', { reason, rule })
        if (passed) weaken(game, owner, target, id, true)
      },
    ),
    effect: {
      name: 'Feinted',
      text: 'Makes no Efforts against the attacks of whoever feinted until the round ends.',
      own: { 'no-efforts': isByCauser },
    },
  },
  'disguised-sneak-attack': {
    name: 'Disguised Sneak Attack',
    text: 'Special: an opposed Willpower roll against a model within 2" keeps it from defence rolls and Efforts against this model’s attacks until the round ends.',
    action: onTarget(
      { side: 'any', within: 2 },
      'Who does not suspect anything?',
      function* ({ game, owner, target, rule, id }) {
        if (yield* outwits(game, owner, target, rule)) weaken(game, owner, target, id, true)
      },
    ),
    effect: {
      name: 'Off its guard',
      text: 'Neither defends against the attacks of whoever fooled it nor makes Efforts against them, until the round ends.',
      own: { 'no-efforts': isByCauser, 'no-defense': isByCauser },
    },
  },
}
