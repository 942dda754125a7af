import { addEffect, areEnemies, isOnTable, labelOf, profileOf } from '@gargoyle/bmg-common'
import { ask, choose, chooseNumber, type Rule, sumOf } from '@gargoyle/engine'
import { performAction } from '../activation/perform.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { inflict, isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { sufferEnervating, sufferSlow } from '../effects/suffer.ts'
import { crewOf } from '../model/crew.ts'
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

const DRAINED = 'speed force marker taken'

const poolLeft = (game: Play): number =>
  POOL - game.state.roundNotes.filter((note) => note === DRAINED).length

const reserveOf = (game: Play, owner: Model): number =>
  crewOf(game, owner.seat).counters[speedReserve(owner)] ?? 0

function addToReserve(game: Play, owner: Model, markers: number): void {
  const { counters } = crewOf(game, owner.seat)
  counters[speedReserve(owner)] = Math.max(0, reserveOf(game, owner) + markers)
}

/** Each runner takes markers out of the pool at the start of Raise the Plan, up to three in reserve. */
function drain(game: Play, owner: Model): undefined {
  if (!isOnTable(owner) || !onceARound(owner, 'drain speed force')) return undefined
  const wanted = Math.max(0, EACH - reserveOf(game, owner))
  const left = poolLeft(game)
  const taken = Math.min(wanted, left)
  for (let i = 0; i < taken; i++) game.state.roundNotes.push(DRAINED)
  // bmg3/trait/tachyon-device: what an empty pool does not give, the device does.
  const extra = left === 0 && hasOwn(game, owner, 'tachyon-device') ? 2 : 0
  addToReserve(game, owner, taken + extra)
  return undefined
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
function* runs(game: Play, owner: Model, trait: string, cost: number, paradoxFrom: number): Rule<boolean> {
  const rule = ruleOf(trait)
  addToReserve(game, owner, -cost)
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

const whyTooSlow = (game: Play, owner: Model, cost: number): string | undefined =>
  reserveOf(game, owner) < cost ? `It needs ${cost} Speed Power counters.` : undefined

const BOLT: Aimed = { side: 'enemy', within: 8, seen: true }

/** Lets a player draw up to so many SpeedForce cards. */
function* drawUpTo(game: Play, owner: Model, trait: string, most: number, prompt: string): Rule<number> {
  const rule = ruleOf(trait)
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
function* loose(game: Play, owner: Model): Rule<void> {
  const index = profileOf(game, owner).weapons.findIndex(({ name }) => name === 'Black Bats')
  const shot = freeOptions(game, owner, 'ranged').find(
    ({ value }) => value.kind === 'ranged' && value.weapon === index,
  )
  if (index < 0 || shot === undefined) return
  const rule = ruleOf('black-bats-trail')
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
      *'strike-rolls'({ game, owner, args, strike }) {
        const most = numberOf({ args })
        if (
          most === 0 ||
          strike.attacker !== owner ||
          strike.kind !== 'melee' ||
          strike.template !== undefined
        )
          return
        strike.attackDice += yield* drawUpTo(
          game,
          owner,
          'speed-force-master',
          most,
          'SpeedForce cards for attack dice?',
        )
      },
      *'hits-rolled'({ game, owner, args, strike }) {
        const most = numberOf({ args })
        if (most === 0 || strike.target !== owner || strike.kind !== 'melee' || strike.hits === 0) return
        const cards = yield* drawUpTo(
          game,
          owner,
          'speed-force-master',
          most,
          'SpeedForce cards for defence dice?',
        )
        giveBonus(game, owner, 'defense', cards)
      },
    },
    action: [
      {
        kind: 'free',
        label: 'Speed Force Master: a bonus marker',
        why: ({ game, owner, args }) => {
          if (args.length > 0) return 'It draws cards when it rolls.'
          const spent = game.state.activation?.notes.filter((note) => note === SPENT).length ?? 0
          return spent >= 2 ? 'It has spent two counters in this activation.' : whyTooSlow(game, owner, 1)
        },
        *perform({ game, owner, rule }) {
          addToReserve(game, owner, -1)
          game.state.activation?.notes.push(SPENT)
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
      *perform({ game, owner, args }) {
        const cards = yield* drawUpTo(
          game,
          owner,
          'super-speed',
          numberOf({ args }),
          'SpeedForce cards for 4" each?',
        )
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
      'action-done': ({ game, owner, action }) =>
        action.actor === owner && action.kind === 'movement' ? loose(game, owner) : undefined,
    },
  },
  'speed-force-bolts': {
    name: 'Speed Force Bolts',
    text: 'A Speed Power, once a round, for three counters: an enemy within 8" and in sight takes a Strength die of 4+ for an injury and two stuns, which cannot be dodged. A die of 6 is a paradox.',
    on: drains,
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ game, owner }) => whyTooSlow(game, owner, 3) ?? noTargetReason(game, owner, BOLT),
      *perform({ game, owner, rule }) {
        const asking = { rule, prompt: 'Who is struck?' }
        const target = yield* chooseTarget(game, owner, BOLT, asking)
        if (target === undefined || !(yield* runs(game, owner, 'speed-force-bolts', 3, 6))) return
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
      why: ({ game, owner }) => whyTooSlow(game, owner, 2) ?? sprayBlockedReason(game, owner),
      *perform({ game, owner }) {
        const caught = yield* aimSpray(game, owner, ruleOf('kinetic-tornado'))
        if (!(yield* runs(game, owner, 'kinetic-tornado', 2, 6))) return
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
      *struck({ game, owner, strike }) {
        const { attacker, sufferer, inflicted } = strike
        if (attacker !== owner || inflicted === 0 || !isOnTable(sufferer) || !areEnemies(owner, sufferer))
          return
        if (whyTooSlow(game, owner, 3) !== undefined || owner.usedThisRound.includes(VIBRATION)) return
        const prompt = `Spend three counters on ${labelOf(game, sufferer)}?`
        if (!(yield* offer(game, owner.seat, { rule: ruleOf(VIBRATION), name: VIBRATION, prompt }))) return
        onceARound(owner, VIBRATION)
        if (!(yield* runs(game, owner, VIBRATION, 3, 5))) return
        const { passed } = yield* resists(game, owner, sufferer, 'endurance', ruleOf(VIBRATION))
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

const SPENT = 'speed counter spent'
const VIBRATION = 'molecular-vibration'

/** Effects of these traits. */
export const speedEffects: Bmg3Rules = {
  vibrating: {
    name: 'Vibrating',
    text: 'Neither moves nor is placed until the round ends.',
    rule: 'bmg3/trait/molecular-vibration',
    own: { 'cannot-move': true },
  },
}
