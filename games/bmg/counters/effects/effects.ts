import { addEffect, isOnTable, labelOf, modelOf, removeEffect } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, recall, remember } from '@gargoyle/engine'
import { lastUses, weaponAt, weaponKey } from '../attack/arms.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { knockDown } from '../damage/knock-down.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { ruleId, tableLength } from '../edition.ts'
import { loseCounters } from '../model/counters.ts'
import { canHold } from '../model/grip.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { isCarrying } from '../movement/move-action.ts'
import { displace, hasPushed } from '../movement/push.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import type { CounterAnswers, CounterRules, Suffering } from '../rules/special-rule.ts'
import type { Arm, Model, Play } from '../state.ts'
import { smoke } from './smoke.ts'

/** What a paralyzed model cannot do: anything. bmg1/effect/paralyze */
const paralyzed: CounterAnswers = {
  'cannot-act': true,
  'cannot-move': true,
  'cannot-attack': true,
  'cannot-block': true,
  'cannot-spend': true,
  'no-traits': true,
}

/** Lasts until the end of the round under another name. */
const becomes =
  (id: string) =>
  ({ game, victim, by, strike }: Suffering): Rule<void> =>
    sufferEffect(game, victim, { id, args: [] }, { by, strike })

const amountIn = (args: readonly string[]): number => Number(args.find((arg) => /^\d+$/.test(arg)) ?? 1)

/** What attacks and traits put on models. Effects last until the end of the round unless they say otherwise. */
export const effects: CounterRules = {
  // bmg1/effect/blind
  blind: {
    name: 'Blind',
    text: 'It sees nothing and shoots at nothing; its impacts and blocks need a 6; it spends no MC, and its movement is impaired.',
    own: {
      'sees-nothing': true,
      'cannot-attack': ({ purpose }) => purpose === 'ranged',
      'only-sixes': true,
      'cannot-spend': ({ purpose }) => purpose === 'movement',
      impaired: true,
    },
  },
  // bmg1/effect/flash
  flash: { name: 'Flash', text: 'Blind until the end of the round.', suffer: becomes('blind') },
  // bmg1/effect/paralyze
  paralyze: {
    name: 'Paralyzed',
    text: 'Defense -2, and it can do nothing at all.',
    own: { ...paralyzed, defense: -2 },
  },
  // bmg1/effect/cooled
  cooled: { name: 'Cooled', text: 'Paralyzed until the end of the round.', suffer: becomes('paralyze') },
  // bmg1/effect/freeze
  freeze: {
    name: 'Frozen',
    text: 'Paralyzed until it passes an Endurance roll at the beginning of a later round.',
    own: {
      ...paralyzed,
      defense: ({ owner }) => (owner.effects.some(({ id }) => id === 'paralyze') ? 0 : -2),
    },
    suffer({ game, victim, by }) {
      addEffect(game, victim, 'freeze', { until: 'game', ...(by ? { by } : {}) })
    },
    on: {
      *'round-start'({ game, owner }) {
        if (yield* rollSkill(game, owner, 'endurance', { reason: 'to thaw' })) removeEffect(owner, 'freeze')
      },
    },
  },
  // bmg1/effect/displaced-pushed
  pushed: {
    name: 'Pushed',
    text: 'Slides straight away by the collateral die in centimetres. Scenery in the way hits it (Strength 4+, two stuns); over an edge it falls.',
    *suffer({ game, victim, by, strike }) {
      // A blow pushes once, whatever in it pushes. bmg1/core/push
      if (recall(strike, hasPushed)) return
      remember(strike, hasPushed, true)
      if (by?.at !== undefined)
        yield* displace(game, victim, by.at, tableLength(game, Math.max(1, strike?.collateral ?? 1)), by)
    },
  },
  // bmg1/effect/enervating, bmg2/effect/enervating
  enervating: {
    name: 'Enervating',
    text: 'It loses X counters at once; its player chooses which.',
    suffer: ({ game, victim, args }) => loseCounters(game, victim, amountIn(args), 'Enervating'),
  },
  // bmg1/effect/toxic, bmg2/effect/toxic
  toxic: {
    name: 'Toxic',
    text: 'X injuries at once.',
    suffer: ({ game, victim, args, by, strike }) =>
      inflict(game, victim, { injury: amountIn(args), by, strike, cause: 'Toxic' }),
  },
  // bmg1/effect/fire
  fire: {
    name: 'Fire',
    text: 'With two markers or more an injury for each at the end of the round; then one marker is added. Two counters remove a marker.',
    *suffer({ game, victim, args, by }) {
      const markers = amountIn(args)
      addEffect(game, victim, 'fire', { until: 'game', value: markers, ...(by ? { by } : {}) })
      yield* trigger(game, 'burning', { victim, markers })
    },
    action: {
      label: 'Put out a fire marker',
      cost: { any: 2 },
      // It takes counters and nothing else: no trait is used.
      lying: true,
      perform({ owner }) {
        const fire = owner.effects.find(({ id }) => id === 'fire')
        if (fire !== undefined && --fire.value <= 0) removeEffect(owner, 'fire')
      },
    },
    on: {
      *'round-end'({ game, owner, effect }) {
        if (effect === undefined) return
        const by = effect.by === undefined ? undefined : modelOf(game, effect.by)
        if (effect.value >= 2) yield* inflict(game, owner, { injury: effect.value, by, cause: 'fire' })
        effect.value++
        yield* trigger(game, 'burning', { victim: owner, markers: 1 })
      },
    },
  },
  // bmg1/effect/hypnotize
  hypnotize: {
    name: 'Hypnotized',
    text: 'Unless it passes a Willpower roll, the enemy controls it until the end of its next activation.',
    *suffer({ game, victim, by }) {
      if (by === undefined || by.seat === victim.seat) return
      if (yield* rollSkill(game, victim, 'willpower', { reason: 'against hypnosis' })) return
      // bmg2/effect/hypnotize: an activation that is going on is not the next one.
      const value = game.state.activation?.model === victim.id ? 1 : 0
      addEffect(game, victim, 'hypnotize', { until: 'game', args: [victim.seat], value, by })
      victim.seat = by.seat
    },
    on: {
      'activation-end'({ owner, active, effect }) {
        if (owner !== active || effect === undefined) return
        if (effect.value > 0) {
          effect.value = 0
          return
        }
        owner.seat = effect.args[0] as Model['seat']
        removeEffect(owner, 'hypnotize')
      },
    },
  },
  // bmg1/effect/immobilized-pinned-down
  immobilized: {
    name: 'Immobilized',
    text: 'It cannot move or spend MC, and its Attack is 1 less, until it breaks free.',
    own: {
      'cannot-move': true,
      'cannot-spend': ({ purpose }) => purpose === 'movement',
      // However many hold it.
      attack: ({ owner, effect }) =>
        owner.effects.find(({ id }) => id === 'immobilized') === effect ? -1 : 0,
      // bmg1/core/grab: each captor after the first.
      defense: ({ owner, effect }) =>
        effect?.by !== undefined &&
        owner.effects.find(({ id, by }) => id === 'immobilized' && by !== undefined) !== effect
          ? -1
          : 0,
    },
    suffer({ game, victim, by, strike }) {
      // bmg1/core/grab: who cannot hold it pins it down all the same. Each captor holds for itself, and a pin for none of them.
      const captor = strike === undefined || canHold(game, strike) ? by : undefined
      addEffect(game, victim, 'immobilized', { until: 'game', each: true, ...(captor ? { by: captor } : {}) })
    },
  },
  // bmg1/effect/knock-down-fallen, bmg2/effect/knocked-down
  'knocked-down': {
    name: 'Knocked Down',
    text: 'It lies: it cannot attack, block or use traits until it stands up, crawls at half, and is hit on 2+.',
    *suffer({ game, victim, by, strike }) {
      const rule = ruleId(game, 'effect/knock-down-fallen')
      // bmg2/trait/large, bmg2/trait/huge: it matters whether it happens in close combat.
      yield* knockDown(game, victim, { by, rule, ...(strike ? { kind: strike.kind } : {}) })
    },
  },
  // bmg1/effect/poison
  poison: {
    name: 'Poisoned',
    text: 'Its effect at once, and again at each of its activations until an Endurance roll succeeds. Different poisons add up, the same does not.',
    *suffer({ game, victim, args, by }) {
      const known = victim.effects.some(
        ({ id, args: held }) => id === 'poison' && held.join() === args.join(),
      )
      if (known) return
      victim.effects.push({ id: 'poison', until: 'game', args: [...args], value: 0, by: by?.id })
      yield* payload(game, victim, args, by)
    },
    on: {
      *'activation-start'({ game, owner, active, args, effect }) {
        if (owner !== active || effect === undefined) return
        const by = effect.by === undefined ? undefined : modelOf(game, effect.by)
        const spare = by === undefined ? 0 : computeTotal(game, 'poison-spare-dice', { about: by }, 0)
        if (yield* rollSkill(game, owner, 'endurance', { reason: 'against poison', spare })) {
          owner.effects = owner.effects.filter((each) => each !== effect)
          return
        }
        yield* payload(game, owner, args, by)
      },
    },
  },
  // bmg1/effect/shock-stunned, bmg2/effect/stunned
  stunned: {
    name: 'Stunned',
    text: 'It cannot spend counters until the end of the round.',
    own: { 'cannot-spend': true },
  },
  // bmg1/effect/smoke
  smoke,
  // bmg1/effect/steal
  steal: {
    name: 'Steal',
    text: 'A weapon of the victim, picked at random, or its loot changes hands. A thief keeps one stolen weapon.',
    suffer: ({ game, victim, by }) => (by === undefined ? undefined : steal(game, by, victim)),
  },
  // bmg2/effect/casualty
  casualty: {
    name: 'Casualty',
    text: 'Out of the game at once.',
    suffer: ({ game, victim, by }) => becomeCasualty(game, victim, by),
  },
  // What a gained trait does is in the record of the trait.
  'gained-trait': { name: 'Gained trait', text: 'It has a trait that is not on its card.' },
  'lost-trait': { name: 'Lost traits', text: 'Some of its traits do nothing until the end of the round.' },
  // bmg1/core/take-cover
  cover: { name: 'In cover', text: 'Blink! rolls behind this obstacle are 1 better until it moves.' },
}

/** What a poison does: its first word is an effect. */
function* payload(game: Play, victim: Model, args: readonly string[], by: Model | undefined): Rule<void> {
  const [id, ...rest] = args
  if (id !== undefined) yield* sufferEffect(game, victim, { id, args: rest }, { by })
}

/** Takes a weapon, or loot. bmg1/effect/steal, bmg1/objective/loot */
export function* steal(game: Play, thief: Model, victim: Model): Rule<void> {
  // Nobody carries two. bmg1/objective/loot
  const loot = isCarrying(game, thief)
    ? undefined
    : game.state.markers.find(({ carrier }) => carrier === victim.id)
  const count = victim.arms.length + (loot === undefined ? 0 : 1)
  if (count === 0 || !isOnTable(thief)) return
  const drawn = game.dice.random.below(count)
  if (drawn === victim.arms.length && loot !== undefined) {
    loot.carrier = thief.id
    loot.at = { ...thief.at }
    say(game, thief, victim, 'the loot')
    return
  }
  // When it was last used goes with it. bmg2/weapon-rule/reload
  const key = weaponKey(victim, drawn)
  const [arm] = victim.arms.splice(drawn, 1)
  if (arm === undefined) return
  thief.arms.push(arm)
  const used = recall(victim, lastUses)[key]
  if (used !== undefined) remember(thief, lastUses, { ...recall(thief, lastUses), [key]: used })
  say(game, thief, victim, game.content.cards[arm.card]!.weapons[arm.index]!.name)
  yield* keepOne(game, thief)
}

const say = (game: Play, thief: Model, victim: Model, what: string): void =>
  game.emit(() => ({
    name: 'stolen',
    text: `${labelOf(game, thief)} steals ${what} from ${labelOf(game, victim)}.`,
    rule: ruleId(game, 'effect/steal'),
    about: { thief: thief.id, victim: victim.id },
  }))

/** Of several stolen weapons one is kept; the others are gone for the game. */
function* keepOne(game: Play, thief: Model): Rule<void> {
  const isStolen = ({ card }: Arm): boolean => card !== thief.id
  const stolen = thief.arms.flatMap((arm, at) => (isStolen(arm) ? [at] : []))
  if (stolen.length < 2) return
  const kept = yield* ask(
    game,
    thief.seat,
    choose({
      name: 'keep-weapon',
      prompt: 'Which stolen weapon is kept?',
      rule: ruleId(game, 'effect/steal'),
      options: stolen.map((at) => ({ id: `${at}`, value: at, label: weaponAt(game, thief, at).name })),
    }),
  )
  thief.arms = thief.arms.filter((arm, at) => !isStolen(arm) || at === kept)
}
