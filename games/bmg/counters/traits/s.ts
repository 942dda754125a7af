import { addEffect, areEnemies, cardOf, labelOf, sees, within } from '@gargoyle/bmg-common'
import { inUnits } from '../edition.ts'
import { agrees } from '../model/choose-model.ts'
import { payCounters, paymentBlockedReason } from '../model/counters.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import { noteWatchers } from '../special-attacks/sneaking.ts'
import type { Model, Play } from '../state.ts'
import { areBandmates, isHenchman } from './helpers.ts'

const SC = { special: 1 } as const

/** Whether a model is near enough to be smelled. bmg1/trait/superior-smell */
const isSmelled = (game: Play, owner: Model, other: Model | undefined): boolean =>
  other !== undefined && within(game, owner, other, inUnits(game, 40))

/** Traits whose names begin with S. */
export const s: CounterRules = {
  // bmg1/trait/scheming
  scheming: {
    name: 'Scheming (X)',
    text: 'When its band plans first, X models may plan after the enemy.',
    own: { 'plans-later': ({ args }) => Number(args[0] ?? 1) },
  },
  // bmg1/trait/scientific
  scientific: {
    name: 'Scientific',
    text: 'Special is 4 instead of 3. As a casualty it pays 1VP more.',
    always: true,
    own: {
      // A dose comes on top of the four. bmg1/trait/titan-dose
      special: ({ game, owner }) => Math.max(0, 4 - cardOf(game, owner).profile.special),
      'casualty-points': 1,
    },
  },
  // bmg1/trait/searcher, bmg2/trait/searcher
  searcher: {
    name: 'Searcher',
    text: 'The enemy has a strategy point less.',
    always: true,
    own: { 'enemy-strategy-points': 1 },
  },
  // bmg1/trait/shooter
  shooter: {
    name: 'Shooter',
    text: 'Each of its shots ignores one obstacle of its choice.',
    own: { 'obstacles-ignored': 1 },
  },
  // bmg1/trait/sidekick
  sidekick: {
    name: 'Sidekick',
    text: "A rank: one in a band, two if a Sidekick leads. Henchmen within 20 cm roll Let's Go! again.",
    around: {
      'lets-go-rerolls': ({ game, owner, about }) =>
        areBandmates(game, owner, about) &&
        isHenchman(game, about) &&
        within(game, owner, about, inUnits(game, 20)),
    },
  },
  // bmg1/trait/small, bmg1/core/bonus-base-moves
  small: {
    name: 'Small',
    text: 'Basic move 8 cm; Blink! +1.',
    // bmg1/core/ko: it is no larger for being K.O.
    always: true,
    own: {
      // 8 cm instead of 10; what Acrobat says goes before it. bmg1/trait/acrobat
      'basic-move': ({ game }) => -inUnits(game, 2),
      'blink-roll': 1,
    },
  },
  // bmg1/special-attack/sneak-attack: who sees it is noted when the round begins.
  'sneak-attack': {
    name: 'Sneak Attack',
    text: 'A special attack on who did not see it at the beginning of the round.',
    on: {
      'round-start'({ game, owner }) {
        noteWatchers(game, owner)
      },
    },
  },
  // bmg1/trait/stealth, bmg2/trait/stealth
  stealth: {
    name: 'Stealth',
    text: 'Enemies see it within 20 cm only, unless it is lit or they see further by other rules.',
    own: {
      'seen-within': ({ game, owner, other }) =>
        other !== undefined && areEnemies(owner, other) ? { set: inUnits(game, 20) } : 0,
    },
  },
  // bmg1/trait/stop, bmg1/core/passive-skills
  stop: {
    name: 'Stop! / Halt!',
    text: 'For 1SC it keeps an enemy that it sees from using MC in that activation.',
    on: {
      *'spending-movement'({ game, owner, mover, halt, rule }) {
        if (!areEnemies(owner, mover) || owner.condition !== 'up' || halt.stopped !== undefined) return
        if (paymentBlockedReason(game, owner, SC) !== undefined || !sees(game, owner, mover)) return
        const prompt = `Does ${labelOf(game, owner)} stop ${labelOf(game, mover)} from using MC? (1SC)`
        if (!(yield* agrees(game, owner.seat, { name: 'stop', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, SC, 'Stop!')
        halt.stopped = 'Stop!'
        addEffect(game, mover, 'halted', { until: 'activation', by: owner })
      },
    },
  },
  // bmg1/trait/strategist-grand-strategist, bmg2/trait/strategist-grand-strategist
  'strategist-grand-strategist': {
    name: 'Strategist / Grand Strategist',
    text: 'A strategy point more; two for a Grand Strategist.',
    always: true,
    own: { 'strategy-points': ({ args }) => Number(args[0] ?? 1) },
  },
  // bmg1/trait/street-guy, bmg2/trait/street-guy
  'street-guy': {
    name: 'Street Guy',
    text: 'It crouches without SC.',
    own: { 'crouches-freely': true },
  },
  // bmg1/trait/stupid, bmg2/trait/stupid
  stupid: {
    name: 'Stupid',
    text: 'It cannot manipulate.',
    own: { 'cannot-manipulate': true },
  },
  // bmg1/trait/sturdy, bmg2/trait/sturdy
  sturdy: {
    name: 'Sturdy',
    text: 'Three markers cost it a counter, not two.',
    own: { 'markers-per-counter': { set: 3 } },
  },
  // bmg1/trait/superior-smell
  'superior-smell': {
    name: 'Superior Smell',
    text: 'For 1SC it sees everything within 40 cm until the end of the round, lit or not, whatever is in between. It is immune to Blind.',
    // bmg1/core/ko: what it is immune to; it smells out nothing while it is K.O.
    always: true,
    own: { immune: ({ purpose }) => purpose === 'blind' },
    action: {
      cost: SC,
      limit: 'round',
      perform({ game, owner }) {
        // Its own id, whatever a card calls the trait. bmg2/trait/superior-sense-of-smell
        addEffect(game, owner, 'superior-smell', { until: 'round' })
      },
    },
    effect: {
      text: 'It sees everything within 40 cm.',
      own: {
        'sees-through': ({ game, owner, other }) => isSmelled(game, owner, other),
        // bmg1/core/ranged-attack: on a free line it shoots at what it smells in the dark.
        'ignores-night': ({ game, owner, other }) => isSmelled(game, owner, other),
      },
    },
  },
  // bmg1/trait/sustained-defense, bmg2/trait/sustained-defense
  'sustained-defense': {
    name: 'Sustained Defense',
    text: 'Every two DC are three block dice.',
    own: { 'blocks-in-threes': true },
  },
}

/** Effects of these traits. */
export const sEffects: CounterRules = {
  halted: {
    name: 'Stopped',
    text: 'It cannot use MC.',
    own: { 'cannot-spend': ({ purpose }) => purpose === 'movement' },
  },
}
