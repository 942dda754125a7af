import { addEffect, areEnemies, isOnTable, labelOf, profileOf } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseNumber,
  memory,
  type Rule,
  recall,
  remember,
  roundMemory,
  sumOf,
} from '@gargoyle/engine'
import { performAction } from '../activation/perform.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { inflict, isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { sufferEnervating, sufferSlow } from '../effects/suffer.ts'
import { push } from '../movement/push.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { drawSpeedForce, speedReserve } from '../weapons/speed-force.ts'
import { aimSpray, sprayBlockedReason } from './cries-bats-and-smoke.ts'
import { freeOptions } from './free-actions.ts'
import { type Aimed, chooseTarget, noTargetReason, offer, onceAGame, onceARound } from './helpers.ts'
import { resists, ruleOf } from './special-actions.ts'

// No source prints the Speed Force pool, how it is drained, or the table of paradoxes: these are ours.

/** Speed Force markers in the pool each round, and how many a model takes at most. */
const POOL = 4
const EACH = 3

/** Markers that were taken out of the pool this round. */
export const drained = roundMemory<number>('speed-force-master/drained', 0)

const poolLeft = (game: Play): number => POOL - recall(game.state, drained)

function addToReserve(owner: Model, markers: number): void {
  remember(owner, speedReserve, Math.max(0, recall(owner, speedReserve) + markers))
}

/** Each runner takes markers out of the pool at the start of Raise the Plan, up to three in reserve. */
function drain(game: Play, owner: Model): undefined {
  if (!isOnTable(owner) || !onceARound(owner, 'drain speed force')) return
  const wanted = Math.max(0, EACH - recall(owner, speedReserve))
  const left = poolLeft(game)
  const taken = Math.min(wanted, left)
  remember(game.state, drained, recall(game.state, drained) + taken)
  // bmg3/trait/tachyon-device: what an empty pool does not give, the device does.
  const extra = left === 0 && hasOwn(game, owner, 'tachyon-device') ? 2 : 0
  addToReserve(owner, taken + extra)
}

const hasOwn = (game: Play, owner: Model, trait: string): boolean =>
  game.content.cards[owner.id]!.traits.some(({ id, args }) => id === trait && args.length === 0)

const drains: NonNullable<Bmg3Rule['on']> = { 'plan-start': ({ game, owner }) => drain(game, owner) }

/** What goes wrong with too much speed: a die decides. */
const paradoxes: readonly ((game: Play, runner: Model) => Rule<unknown>)[] = [
  (game, runner) => sufferSlow(game, runner, 4),
  (game, runner) => sufferSlow(game, runner, 4),
  (game, runner) => sufferEnervating(game, runner, 2),
  (game, runner) => sufferEnervating(game, runner, 2),
  (game, runner) => inflict(game, runner, { stun: 2, cause: 'Paradox' }),
  (game, runner) => inflict(game, runner, { injury: 1, cause: 'Paradox' }),
]

/** Pays for a Speed Power and rolls for a paradox, which undoes it. Gives whether it works. */
function* runs({ game, owner, rule }: Bmg3Scope, cost: number, paradoxFrom: number): Rule<boolean> {
  addToReserve(owner, -cost)
  if (sumOf(game.dice.roll({ purpose: 'Paradox', seat: owner.seat, rule })) < paradoxFrom) return true
  const knows = hasOwn(game, owner, KNOWS) && !owner.usedThisGame.includes(KNOWS)
  const asking = { rule: ruleOf(KNOWS), name: KNOWS, prompt: 'A paradox! Ignore what it does? (once a game)' }
  if (knows && (yield* offer(game, owner.seat, asking))) {
    onceAGame(owner, KNOWS)
    return false
  }
  const result = sumOf(game.dice.roll({ purpose: 'What the paradox does', seat: owner.seat, rule }))
  yield* paradoxes[result - 1]!(game, owner)
  return false
}

const KNOWS = 'i-know-what-im-doing'

const whyTooSlow = (owner: Model, cost: number): string | undefined =>
  recall(owner, speedReserve) < cost ? `It needs ${cost} Speed Power counters.` : undefined

const BOLT: Aimed = { side: 'enemy', within: 8, seen: true }

/** Lets a player draw up to so many SpeedForce cards. */
function* drawUpTo({ game, owner, rule }: Bmg3Scope, most: number, prompt: string): Rule<number> {
  const cards = yield* ask(
    game,
    owner.seat,
    chooseNumber({ name: 'speed-cards', prompt, rule, min: 0, max: most, about: { model: owner.id } }),
  )
  if (cards > 0) yield* drawSpeedForce(game, owner, cards)
  return cards
}

const numberOf = ({ args }: Pick<Bmg3Scope, 'args'>): number => Number(args[0] ?? 0)

/** bmg3/trait/black-bats-trail: the bats follow every move. */
function* loose({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const index = profileOf(game, owner).weapons.findIndex(({ name }) => name === 'Black Bats')
  const shot = freeOptions(game, owner, 'ranged').find(
    ({ value }) => value.kind === 'ranged' && value.weapon === index,
  )
  if (index < 0 || shot === undefined) return
  const asking = { rule, name: 'black-bats-trail', prompt: `Do the bats of ${labelOf(game, owner)} attack?` }
  if (yield* offer(game, owner.seat, asking)) yield* performAction(game, owner, shot.value, () => undefined)
}

/** Traits of models with Speed Powers. */
export const speedPowers: Bmg3Rules = {
  speedster: {
    name: 'Speedster',
    text: 'One in a crew. Its Speed Powers are paid for with cards of the SpeedForce deck; when that is empty, the opponent picks what running too fast does to it.',
    // Speed Powers, and ice, look for it.
    keyword: true,
  },
  'speed-force-master': {
    name: 'Speed Force Master (X)',
    text: 'With a number: once for each roll it may draw up to X SpeedForce cards for as many dice more in a melee attack or a defence. Without: it takes Speed Power counters from the pool each round, and may spend two in its activation, each for an Attack or a Defence bonus marker.',
    on: {
      'plan-start': ({ game, owner, args }) => (args.length === 0 ? drain(game, owner) : undefined),
      *'strike-rolls'(it) {
        const { owner, args, strike } = it
        const most = numberOf({ args })
        if (
          most === 0 ||
          strike.attacker !== owner ||
          strike.kind !== 'melee' ||
          strike.template !== undefined
        )
          return
        strike.attackDice += yield* drawUpTo(it, most, 'SpeedForce cards for attack dice?')
      },
      *'hits-rolled'(it) {
        const { game, owner, args, strike } = it
        const most = numberOf({ args })
        if (most === 0 || strike.target !== owner || strike.kind !== 'melee' || strike.hits === 0) return
        const cards = yield* drawUpTo(it, most, 'SpeedForce cards for defence dice?')
        giveBonus(game, owner, 'defense', cards)
      },
    },
    action: [
      {
        kind: 'free',
        label: 'Speed Force Master: a bonus marker',
        why: ({ game, owner, args }) => {
          if (args.length > 0) return 'It draws cards when it rolls.'
          return recall(game.state.activation, spent) >= 2
            ? 'It has spent two counters in this activation.'
            : whyTooSlow(owner, 1)
        },
        *perform({ game, owner, rule }) {
          addToReserve(owner, -1)
          const { activation } = game.state
          remember(activation, spent, recall(activation, spent) + 1)
          const kind = yield* ask(
            game,
            owner.seat,
            choose({
              name: 'speed-bonus',
              prompt: 'Which bonus marker?',
              rule,
              options: [
                { id: 'attack', label: 'Attack' },
                { id: 'defense', label: 'Defence' },
              ],
            }),
          )
          giveBonus(game, owner, kind, 1)
        },
      },
    ],
  },
  'super-speed': {
    name: 'Super Speed (X)',
    text: 'A Speed Power, once a round before a Movement action: it draws up to X SpeedForce cards, and moves 4" further for each.',
    action: {
      kind: 'free',
      limit: 'round',
      *perform(it) {
        const { game, owner } = it
        const cards = yield* drawUpTo(it, numberOf(it), 'SpeedForce cards for 4" each?')
        giveBonus(game, owner, 'move', 4 * cards)
      },
    },
  },
  'metabolize-wounds': {
    name: 'Metabolize Wounds (X)',
    text: 'A Speed Power, once a round: it draws X SpeedForce cards and loses three damage markers.',
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ owner }) => (isHurt(owner) ? undefined : 'It is not hurt.'),
      *perform({ game, owner, args }) {
        yield* drawSpeedForce(game, owner, numberOf({ args }))
        yield* heal(game, owner, 3)
      },
    },
  },
  'black-bats-trail': {
    name: 'Black Bats Trail',
    text: 'After a Movement action it may attack with its Black Bats at once, for no action.',
    on: {
      'action-done': (it) =>
        it.action.actor === it.owner && it.action.kind === 'movement' ? loose(it) : undefined,
    },
  },
  'speed-force-bolts': {
    name: 'Speed Force Bolts',
    text: 'A Speed Power, once a round, for three counters: an enemy within 8" and in sight takes a Strength die of 4+ for an injury and two stuns, which cannot be dodged. A die of 6 is a paradox.',
    on: drains,
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ game, owner }) => whyTooSlow(owner, 3) ?? noTargetReason(game, owner, BOLT),
      *perform(it) {
        const { game, owner, rule } = it
        const asking = { rule, prompt: 'Who is struck?' }
        const target = yield* chooseTarget(game, owner, BOLT, asking)
        if (target === undefined || !(yield* runs(it, 3, 6))) return
        const damage = { stun: 2, injury: 1 }
        yield* strengthAttack(game, owner, [target], {
          name: 'Speed Force Bolts',
          strength: 4,
          damage,
          kind: 'melee',
        })
      },
    },
  },
  'kinetic-tornado': {
    name: 'Kinetic Tornado',
    text: 'A Speed Power, once a round, for two counters: a Spray template; everybody it catches takes a Strength die of 4+ for two stuns, which can be dodged, and is pushed 5". A die of 6 is a paradox.',
    on: drains,
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ game, owner }) => whyTooSlow(owner, 2) ?? sprayBlockedReason(game, owner),
      *perform(it) {
        const { game, owner, rule } = it
        const caught = yield* aimSpray(game, owner, rule)
        if (!(yield* runs(it, 2, 6))) return
        const damage = { stun: 2, injury: 0 }
        yield* strengthAttack(game, owner, caught, { name: 'Kinetic Tornado', strength: 4, damage })
        for (const model of caught) if (isOnTable(owner)) yield* push(game, model, owner.at, 5)
      },
    },
  },
  'molecular-vibration': {
    name: 'Molecular Vibration',
    text: 'A Speed Power, once a round, for three counters when it hits an enemy: that one rolls against its Endurance; if it fails, it neither moves nor is placed until the round ends. A die of 5 or more is a paradox.',
    on: {
      ...drains,
      *struck(it) {
        const { game, owner, strike, id, rule } = it
        const { attacker, sufferer, inflicted } = strike
        if (attacker !== owner || inflicted === 0 || !isOnTable(sufferer) || !areEnemies(owner, sufferer))
          return
        if (whyTooSlow(owner, 3) !== undefined || owner.usedThisRound.includes(id)) return
        const prompt = `Spend three counters on ${labelOf(game, sufferer)}?`
        if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
        onceARound(owner, id)
        if (!(yield* runs(it, 3, 5))) return
        const { passed } = yield* resists(game, owner, sufferer, 'endurance', rule)
        if (!passed) addEffect(game, sufferer, 'vibrating', { until: 'round', by: owner })
      },
    },
  },
  'tachyon-device': {
    name: 'Tachyon Device',
    text: 'Takes Speed Power counters from the pool each round, and two of its own if the pool is empty.',
    on: drains,
  },
  'i-know-what-im-doing': {
    name: 'I Know What I’m Doing',
    text: 'Once a game a paradox does nothing to it; the Speed Power fails all the same.',
    // Speed Powers look for it.
    keyword: true,
  },
}

/** Counters that it has spent in this activation. */
const spent = memory<number>('speed-force-master/spent', 0)
/** Effects of these traits. */
export const speedEffects: Bmg3Rules = {
  vibrating: {
    name: 'Vibrating',
    text: 'Neither moves nor is placed until the round ends.',
    rule: 'bmg3/trait/molecular-vibration',
    own: { 'cannot-move': true },
  },
}
