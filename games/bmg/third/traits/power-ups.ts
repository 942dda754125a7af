import {
  addEffect,
  effectOn,
  hasEffect,
  hasTrait,
  ignoreMarkers,
  isOnTable,
  type ModelId,
  markersOf,
  removeEffect,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  forget,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  roundMemory,
} from '@gargoyle/engine'
import { isUnarmed } from '../attack/strike.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { loseTrait } from '../effects/lost-traits.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { isActive, isDefending, offer, onceAGame, use } from './helpers.ts'
import { TOOK_A_DOSE } from './venom.ts'

/** How far a Vehicle in combat mode drives. */
const SLOWLY = 6

/** How far it has gone this round, in inches. */
const driven = (owner: Model): number => effectOn(owner, 'driven')?.value ?? 0

/** Whether it has fired a mounted weapon this round. */
export const hasFired = roundMemory<boolean>('combat-mode/fired', false)

const isMounted = (weapon: Weapon | undefined): boolean =>
  weapon !== undefined && weapon.id !== 'unarmed' && weapon.id !== 'trait'

const POWER = 'power'

/** Models that have spent a Power counter in this activation. */
const powered = memory<readonly ModelId[]>('power-supply/powered', [])

/** Whether each hit of an attack needs two blocks. */
const needsTwoBlocks = memory<boolean>('power-supply/two-blocks', false)

const powerOf = (owner: Model): number => effectOn(owner, POWER)?.value ?? 0

/** Spends a Power counter, one in each activation. Gives whether it did. */
function* powerUp({ game, owner, id, rule }: Bmg3Scope, prompt: string): Rule<boolean> {
  const { activation } = game.state
  // One in each activation: where no model is active there is none to spend.
  if (powerOf(owner) === 0 || activation === undefined || isAmong(activation, powered, owner.id)) return false
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return false
  rememberAmong(activation, powered, owner.id)
  effectOn(owner, POWER)!.value--
  return true
}

/** A model that arrives later has its counters, too. */
function powerOn({ game, owner, id }: Bmg3Scope): undefined {
  if (isOnTable(owner) && onceAGame(owner, id)) addEffect(game, owner, POWER, { until: 'game', value: 3 })
}

const lampsAtHand = (game: Play, owner: Model) =>
  markersOf(game, 'streetlamp').filter((lamp) => withinOfMarker(game, owner, lamp, 0))

const MIXED = 'mixed-combat-style'

/** The height at which an action began in which it has moved. */
export const startHeight = memory<number | null>('kowabunga/start', null)

/** Drugs, engines and powers that make a model better for a while. */
export const powerUps: Bmg3Rules = {
  'proteins-shaker': {
    name: 'Protein’s Shaker',
    text: 'Has one dose, before an action of its own: until the round ends it has a free Effort in melee attacks and in defence.',
    action: {
      kind: 'free',
      limit: 'game',
      why: ({ owner }) =>
        owner.usedThisRound.includes(TOOK_A_DOSE) ? 'It has used a dose this round.' : undefined,
      perform: ({ game, owner, id }) => {
        owner.usedThisRound.push(TOOK_A_DOSE)
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: {
      text: 'Has a free Effort in melee attacks and in defence.',
      own: {
        'free-efforts': ({ purpose, strike }) =>
          (purpose === 'attack' && strike?.kind === 'melee') || isDefending(purpose) ? 1 : 0,
      },
    },
  },
  'serum-injection': {
    name: 'Serum Injection (X)',
    text: 'Special, once a game: until the round ends it has X free Efforts in attack and defence, and nothing changes its Effort limit.',
    action: {
      kind: 'special',
      limit: 'game',
      perform: ({ game, owner, args, id }) => {
        addEffect(game, owner, id, { until: 'round', value: Number(args[0] ?? 1) })
      },
    },
    effect: {
      name: 'Serum Injection',
      text: 'Has free Efforts in attack and defence, and nothing changes its Effort limit.',
      own: {
        'free-efforts': ({ purpose, effect }) =>
          purpose === 'attack' || isDefending(purpose) ? (effect?.value ?? 0) : 0,
        'effort-limit': { set: 3 },
      },
    },
  },
  'combat-mode': {
    name: 'Combat Mode',
    text: 'Uses its weapons only in rounds in which it moves 6" at most.',
    own: {
      'cannot-attack': ({ owner, weapon }) => isMounted(weapon) && driven(owner) > SLOWLY,
      movement: ({ owner, purpose }) =>
        purpose === 'movement-action' && recall(owner, hasFired)
          ? { set: Math.max(0, SLOWLY - driven(owner)) }
          : 0,
    },
    on: {
      moved: ({ game, owner, mover, from, path }) => {
        if (mover !== owner || !isOnTable(owner)) return
        const [dx, dy] = [owner.at.x - from.x, owner.at.y - from.y]
        const length = path?.travelled ?? Math.sqrt(dx * dx + dy * dy)
        const held = effectOn(owner, 'driven') ?? addEffect(game, owner, 'driven', { until: 'round' })
        held.value += Math.round(length / 25.4) / 100
      },
      'attack-resolved': ({ owner, attack }) => {
        if (attack.attacker === owner && isMounted(attack.weapon)) remember(owner, hasFired, true)
      },
    },
  },
  'power-supply': {
    name: 'Power Supply',
    text: 'Starts with three Power counters. One may be spent in each activation of a model: for a Movement bonus of 4" in its own, for two blocks against each of its hits in an attack, or to ignore two damage markers. A Manipulate action at a streetlamp gives it two more.',
    action: [
      {
        kind: 'free',
        id: 'move',
        label: 'Power Supply: 4" further',
        limit: 'activation',
        why: ({ game, owner }) => {
          if (powerOf(owner) === 0) return 'No Power counter is left.'
          return isAmong(game.state.activation, powered, owner.id)
            ? 'A Power counter was spent in this activation.'
            : undefined
        },
        perform: ({ game, owner }) => {
          effectOn(owner, POWER)!.value--
          rememberAmong(game.state.activation, powered, owner.id)
          giveBonus(game, owner, 'move', 4)
        },
      },
      {
        kind: 'manipulate',
        id: 'recharge',
        label: 'Power Supply: recharge at a streetlamp',
        why: ({ game, owner }) =>
          lampsAtHand(game, owner).length > 0 ? undefined : 'No streetlamp is in contact.',
        perform: ({ game, owner }) => {
          addEffect(game, owner, POWER, { until: 'game', value: 2 })
        },
      },
    ],
    own: { 'blocks-needed': ({ strike }) => (recall(strike?.attack, needsTwoBlocks) ? 1 : 0) },
    on: {
      deployed: powerOn,
      moved: (it) => (it.mover === it.owner ? powerOn(it) : undefined),
      *'attack-declared'(it) {
        const { owner, attack } = it
        if (attack.attacker !== owner || attack.kind !== 'melee' || attack.stopped !== undefined) return
        const prompt = 'Spend a Power counter: each hit needs two blocks?'
        if (yield* powerUp(it, prompt)) remember(attack, needsTwoBlocks, true)
      },
      *harming(it) {
        const { game, owner, harm, rule } = it
        if (harm.to !== owner) return
        const prompt = 'Spend a Power counter to ignore two damage markers?'
        if (yield* powerUp(it, prompt)) yield* ignoreMarkers(game, harm, 2, { rule })
      },
    },
  },
  telekinesis: {
    name: 'Telekinesis',
    text: 'At the start of its activation its player picks, until the round ends: moving costs its shots no dice, or its bare hands do three stuns and their Strength die hits with 3 or more, whatever else is said about it; then Mixed Combat Style is of no use to it.',
    on: {
      *'activation-start'({ game, owner, active, rule, id }) {
        if (active !== owner) return
        const kind = yield* ask(
          game,
          owner.seat,
          choose({
            name: id,
            prompt: 'What is Telekinesis used for?',
            rule,
            options: [
              { id: 'shots', label: 'Moving costs shots no dice' },
              { id: 'hands', label: 'Bare hands do three stuns' },
            ],
          }),
        )
        removeEffect(owner, id)
        addEffect(game, owner, id, { until: 'round', args: [kind] })
        if (kind === 'hands' && hasTrait(game, owner, MIXED)) loseTrait(game, owner, MIXED, 'round')
      },
    },
    effect: {
      text: 'Moving costs shots no dice, or bare hands do three stuns.',
      own: {
        'move-penalty': ({ effect }) => (effect?.args.includes('shots') ? { set: 0 } : 0),
        strength: ({ effect, strike }) =>
          effect?.args.includes('hands') && strike !== undefined && isUnarmed(strike) ? { set: 3 } : 0,
      },
      rearms: ({ weapon, effect }) =>
        weapon.id === 'unarmed' && effect?.args.includes('hands')
          ? { ...weapon, damage: { stun: 3, injury: 0 } }
          : weapon,
    },
  },
  regrets: {
    name: 'Regrets',
    text: 'At the start of its activation it rolls against its Willpower, at 1 less for each friend that is K.O. or out of the game. If it fails, it neither attacks nor uses Flaming Wave this round.',
    on: {
      *'activation-start'({ game, owner, active, id, rule }) {
        if (active !== owner) return
        const gone = game.state.models.filter(
          ({ seat, condition }) => seat === owner.seat && (condition === 'ko' || condition === 'casualty'),
        )
        const { passed } = yield* skillRoll(game, owner, 'willpower', {
          reason: 'Regrets',
          rule,
          modifier: -gone.length,
        })
        if (passed) return
        addEffect(game, owner, id, { until: 'round' })
        if (hasTrait(game, owner, 'flaming-wave')) loseTrait(game, owner, 'flaming-wave', 'round')
      },
    },
    effect: {
      text: 'Does not attack this round.',
      own: { 'cannot-attack': true },
    },
  },
  kowabunga: {
    name: 'Kowabunga!',
    text: 'Special: until the round ends falls do not hurt it. When a Movement action of its ends lower than it began, it moves 4" more, and its bare hands are Devastating until its activation ends.',
    special: {
      until: 'round',
      text: 'Falls do not hurt it.',
      own: { 'no-fall-damage': true, 'no-fall-casualty': true },
    },
    on: {
      moved: ({ game, owner, mover, from }) => {
        // An action may have several legs, and a fall at its end.
        if (mover === owner && isActive(game, owner) && recall(owner, startHeight) === null)
          remember(owner, startHeight, from.z)
      },
      *'action-done'({ game, owner, action, rule, id }) {
        if (action.actor !== owner) return
        const start = recall(owner, startHeight)
        forget(owner, startHeight)
        if (action.kind !== 'movement' || !hasEffect(owner, id) || !isOnTable(owner)) return
        if (start === null || owner.at.z >= start) return
        addEffect(game, owner, 'kowabunga-fists', { until: 'activation' })
        if (moveBlockedReason(game, owner) === undefined)
          yield* move(game, { model: owner, upTo: 4, reason: 'Kowabunga!', rule })
        forget(owner, startHeight)
      },
    },
  },
}

/** What such powers do while they last. */
export const powerUpEffects: Bmg3Rules = {
  driven: {
    name: 'Driven',
    text: 'How far it has gone this round.',
    rule: 'bmg3/trait/combat-mode',
    keyword: true,
  },
  power: {
    name: 'Power counters',
    text: 'What is left of its power.',
    rule: 'bmg3/trait/power-supply',
    keyword: true,
  },
  'kowabunga-fists': {
    name: 'Kowabunga!',
    text: 'Bare hands are Devastating.',
    rule: 'bmg3/trait/kowabunga',
    rearms: ({ weapon }) =>
      weapon.id === 'unarmed' ? { ...weapon, rules: [...weapon.rules, use('devastating')] } : weapon,
  },
}
