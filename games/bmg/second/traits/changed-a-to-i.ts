import {
  addEffect,
  areEnemies,
  cardOf,
  failures,
  isInContact,
  isOnTable,
  labelOf,
  rerollDice,
  sees,
  touches,
  within,
} from '@gargoyle/bmg-common'
import type { CounterRule, CounterRules } from '@gargoyle/bmg-counters'
import {
  agrees,
  applies,
  type CounterCost,
  carryOut,
  computeTotal,
  FLARE,
  gainCounter,
  isRanged,
  loseCounters,
  type Model,
  moveCounters,
  newAttack,
  newStrike,
  type Play,
  payCounters,
  rankOf,
  resolveStrike,
  type Strike,
  showCost,
  sufferEffect,
  type TraitAction,
  UNARMED,
  weaponAt,
  whyNotPay,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule } from '@gargoyle/engine'
import { isVehicle } from '../effects/vehicles.ts'
import { flight, takesRest } from './flight.ts'
import { removeMarkers } from './repair.ts'
import {
  awakeHenchman,
  enemiesInSight,
  friendsWithin,
  gainAnyCounter,
  inchesIn,
  lasting,
  notVehicle,
  onOne,
  type Whom,
} from './targets.ts'

const SC = { special: 1 } as const

/** Henchmen that a trait of another calls: never the caller itself. bmg2/core/traits-include-self */
const followers: Whom = friendsWithin(4, awakeHenchman, { self: false })

/** The place of the first close combat weapon, or bare hands. */
function meleeArm(game: Play, model: Model): number {
  const arm = model.arms.findIndex((_, at) => !isRanged(weaponAt(game, model, at)))
  return arm === -1 ? UNARMED : arm
}

/** A free strike at everybody in contact, friends too, when the activation begins. bmg2/trait/aggressive-schizophrenia */
function* lashOut(game: Play, owner: Model): Rule<void> {
  const beside = game.state.models.filter((model) => isInContact(game, owner, model))
  if (beside.length === 0 || owner.condition !== 'up') return
  if (applies(game, 'cannot-attack', { about: owner, purpose: 'melee' })) return
  const arm = meleeArm(game, owner)
  const weapon = weaponAt(game, owner, arm)
  const attack = newAttack({ attacker: owner, kind: 'melee', weapon, arm, occasion: 'reaction' })
  for (const target of beside) newStrike(attack, target, { dice: 1 })
  yield* carryOut(game, attack)
}

/** Strikes back as often as it has blocked. bmg2/trait/counter-attack */
function* strikeBack(game: Play, owner: Model, target: Model, dice: number): Rule<void> {
  const arm = meleeArm(game, owner)
  const weapon = weaponAt(game, owner, arm)
  const attack = newAttack({ attacker: owner, kind: 'melee', weapon, arm, occasion: 'reaction' })
  yield* resolveStrike(game, newStrike(attack, target, { dice }))
}

/** Calls Henchmen within 4": each gains a counter, beyond its skill if need be. bmg2/core/counters-above-maximum */
const call = (work: (game: Play, model: Model) => Rule<void> | undefined, whom: Whom): TraitAction => ({
  cost: SC,
  limit: 'round',
  why: ({ game, owner }) => (whom(game, owner).length === 0 ? 'No henchman is near enough.' : undefined),
  *perform({ game, owner }) {
    for (const model of whom(game, owner)) {
      const gift = work(game, model)
      if (gift !== undefined) yield* gift
    }
  },
})

/** Whom a model can inspire: Henchmen within 4", or further. bmg2/trait/inspire, bmg2/trait/absolute-power */
const inspired: Whom = (game, owner) => {
  const inches = computeTotal(game, 'inspires-within', { about: owner }, 4)
  return friendsWithin(inches, awakeHenchman, { self: false })(game, owner)
}

const isLeading = (game: Play, model: Model): boolean =>
  ['leader', 'sidekick'].includes(rankOf(game, model)) || cardOf(game, model).leads

const shields = (game: Play, owner: Model, strike: Strike): boolean => {
  const { sufferer } = strike
  if (sufferer === owner || sufferer.seat !== owner.seat || owner.condition !== 'up') return false
  // bmg2/trait/the-song-of-the-sirens
  const isWard = isLeading(game, sufferer) || applies(game, 'guards', { about: owner, other: sufferer })
  if (!isWard || !within(game, owner, sufferer, inchesIn(game, 2))) return false
  return sees(game, owner, sufferer) && whyNotPay(game, owner, guardCost(game, owner, sufferer)) === undefined
}

/** What taking a hit takes: nothing for some. bmg2/trait/the-untouchable */
const guardCost = (game: Play, owner: Model, ward: Model): CounterCost =>
  applies(game, 'no-counter-for', { about: owner, purpose: 'bodyguard', other: ward }) ? {} : SC

/** What the Compendium says otherwise about shared traits from A to I. */
export const changedAToI: Readonly<Record<string, Partial<CounterRule>>> = {
  // bmg2/trait/acrobat, bmg2/core/movement, bmg2/core/jump
  acrobat: {
    text: 'Its basic move is 1" longer. Jumps and standing up take no MC, and a jump does not impair it; it moves through models. It has Dodge.',
    own: {
      'basic-move': ({ game }) => inchesIn(game, 1),
      'no-counter-for': ({ purpose }) => purpose === 'jump' || purpose === 'stand',
      'not-impaired': ({ purpose }) => purpose === 'jump',
      'moves-through-models': true,
    },
  },
  // bmg2/trait/aggressive-schizophrenia, bmg2/core/mental-disorder
  'aggressive-schizophrenia': {
    text: 'When its activation begins it strikes everybody in contact once, friend or foe, without AC and beside its attack.',
    own: {},
    on: {
      *'activation-start'({ game, owner, active }) {
        if (owner === active) yield* lashOut(game, owner)
      },
    },
  },
  // bmg2/trait/amphibious, bmg2/core/sewers
  amphibious: {
    text: 'Difficult ground of water does not impair it, and it goes down a sewer for 1MC.',
    own: { swims: true, 'enters-sewers-cheaply': true },
  },
  // bmg2/trait/bat-armor-mk-ii
  'bat-armor-mk-ii': {
    name: 'Bat-Armor MK II',
    text: 'A die for each impact it would take: on 6 it is ignored. Its basic move is 1" longer.',
    own: { armour: { set: 6 }, 'basic-move': ({ game }) => inchesIn(game, 1) },
  },
  // bmg2/trait/bat-cape, bmg2/core/leap-down
  'bat-cape': {
    text: 'For 1SC, also out of turn, a jump or fall neither harms it nor knocks it down. It leaps down without MC and without using up its move.',
    own: {
      'no-counter-for': ({ purpose }) => purpose === 'drop',
      'not-impaired': ({ purpose }) => purpose === 'drop',
    },
  },
  // bmg2/trait/batclaw-grapple-gun
  'batclaw-grapple-gun': {
    name: 'Batclaw/Grapple Gun',
    text: 'Once a round its basic move is 8" longer and goes in any direction, over everything. Not in two of its activations running.',
    action: flight({ id: 'batclaw-grapple-gun', inches: 8, cost: { movement: 1, special: 1 }, rests: true }),
    on: takesRest('batclaw-grapple-gun'),
  },
  // bmg2/trait/bipolar, bmg2/core/mental-disorder
  bipolar: {
    text: 'A die when its activation begins: even gives it a counter, odd takes one.',
    on: {
      *'activation-start'({ game, owner, active }) {
        if (owner !== active) return
        const rule = 'bmg2/trait/bipolar'
        const [die] = game.dice.roll({ purpose: 'Bipolar', seat: owner.seat, rule }).dice
        if (die!.face % 2 === 0) yield* gainAnyCounter(game, owner, { rule, reason: 'Bipolar' })
        else yield* loseCounters(game, owner, 1, 'Bipolar')
      },
    },
  },
  // bmg2/trait/bodyguard, bmg2/core/passive-traits
  bodyguard: {
    text: 'For 1SC it takes the impacts of a Leader or Sidekick of its crew in sight within 2".',
    on: {
      *'impacts-known'({ game, owner, strike }) {
        if (!shields(game, owner, strike)) return
        const rule = 'bmg2/trait/bodyguard'
        const cost = guardCost(game, owner, strike.sufferer)
        const prompt = `Does ${labelOf(game, owner)} take the impacts for ${labelOf(game, strike.sufferer)}? (${showCost(cost)})`
        if (!(yield* agrees(game, owner.seat, { name: 'bodyguard', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, cost, 'Bodyguard')
        strike.sufferer = owner
      },
    },
  },
  // bmg2/trait/cannibal
  cannibal: {
    text: 'When it makes an enemy, no vehicle, a casualty in close combat, up to two of its markers are removed.',
    on: {
      'attack-resolved': ({ game, owner, attack }) => {
        if (attack.attacker !== owner || attack.kind !== 'melee') return undefined
        const eaten = attack.strikes.filter(
          ({ sufferer }) =>
            sufferer.condition === 'casualty' && areEnemies(owner, sufferer) && !isVehicle(game, sufferer),
        )
        return eaten.length === 0
          ? undefined
          : removeMarkers(game, owner, 2 * eaten.length, 'bmg2/trait/cannibal')
      },
    },
  },
  // bmg2/trait/catcher-gear, bmg2/weapon-rule/heavy
  'catcher-gear': {
    text: 'Heavy does nothing against it.',
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'heavy' },
  },
  // bmg2/trait/climbing-claws, bmg2/core/climb
  'climbing-claws': {
    name: 'Climbing Claws',
    text: 'Climbing does not impair it, and its move may end anywhere on a wall.',
    own: {
      'not-impaired': ({ purpose }) => purpose === 'climb',
      clings: true,
      'clings-freely': true,
    },
  },
  // bmg2/trait/confusion
  confusion: {
    text: 'Once a round, on an enemy in sight within 8", no vehicle: Attack and Defense -1, and it cannot spend SC, until the end of the round.',
    action: onOne({
      rule: 'bmg2/trait/confusion',
      cost: { special: 2 },
      limit: 'round',
      whom: enemiesInSight(8, notVehicle),
      nobody: 'It sees no enemy within 8".',
      act: lasting('confusion'),
    }),
  },
  // bmg2/trait/control-pheromones
  'control-pheromones': {
    text: 'Once a round an enemy in sight within 5", no vehicle, may be hypnotized.',
    action: onOne({
      rule: 'bmg2/trait/control-pheromones',
      cost: { special: 3 },
      limit: 'round',
      whom: enemiesInSight(5, notVehicle),
      nobody: 'It sees no enemy within 5".',
      act: (game, target, by) => sufferEffect(game, target, { id: 'hypnotize', args: [] }, { by }),
    }),
  },
  // bmg2/trait/counter-attack, bmg2/core/passive-traits
  'counter-attack': {
    text: 'For 1SC, until the end of the round, it strikes back at once for every impact that it blocks.',
    on: {
      *blocked({ game, owner, strike, count }) {
        const { attacker, sufferer, attack } = strike
        if (sufferer !== owner || attack.occasion === 'reaction') return
        if (!isOnTable(attacker) || !areEnemies(owner, attacker)) return
        if (!owner.effects.some(({ id }) => id === 'counter-attack')) {
          if (whyNotPay(game, owner, SC) !== undefined) return
          const rule = 'bmg2/trait/counter-attack'
          const prompt = `Does ${labelOf(game, owner)} strike back this round? (1SC)`
          if (!(yield* agrees(game, owner.seat, { name: 'counter-attack', prompt, rule, model: owner })))
            return
          yield* payCounters(game, owner, SC, 'Counter Attack')
          addEffect(game, owner, 'counter-attack', { until: 'round' })
        }
        yield* strikeBack(game, owner, attacker, count)
      },
    },
  },
  // bmg2/trait/desensitized: before Sturdy and Weak, which are asked about only where markers cost counters at all.
  desensitized: { name: 'Desensitized' },
  // bmg2/trait/dirty-fighter, bmg2/core/shooting-in-contact
  'dirty-fighter': {
    text: 'It shoots although enemies touch it, with impact dice 1 better at those who do.',
    own: {
      'shoots-close': true,
      'impact-roll': ({ game, owner, strike }) =>
        strike?.kind === 'ranged' && touches(game, owner, strike.sufferer) ? 1 : 0,
    },
  },
  // bmg2/trait/disarray
  disarray: {
    text: 'Once an activation it moves two counters on the card of an enemy in sight, no vehicle.',
    action: onOne({
      rule: 'bmg2/trait/disarray',
      cost: SC,
      limit: 'activation',
      whom: enemiesInSight(undefined, notVehicle),
      nobody: 'It sees no enemy.',
      act: (game, target, owner) => moveCounters(game, owner.seat, target, 2, 'Disarray', owner),
    }),
  },
  // bmg2/trait/discourage
  discourage: {
    text: 'Once a round the Willpower of an enemy in sight, no vehicle, is 2 less until the end of the next Raise the Plan.',
    action: onOne({
      rule: 'bmg2/trait/discourage',
      cost: { special: 2 },
      limit: 'round',
      whom: enemiesInSight(undefined, notVehicle),
      nobody: 'It sees no enemy.',
      act(game, target, by) {
        addEffect(game, target, 'discourage', { until: 'game', by })
        return undefined
      },
    }),
  },
  // bmg2/trait/distract
  distract: {
    text: 'Once a round the Defense of an enemy in sight within 4" is 1 less until the end of the round; twice does nothing more.',
  },
  // bmg2/trait/elusive, bmg2/core/passive-traits
  elusive: {
    text: 'For 1MC it rolls failed Ping! dice again.',
    own: {},
    on: {
      *'dice-rolled'({ game, owner, rolled }) {
        if (rolled.purpose !== 'blink' || rolled.roller !== owner) return
        const failed = failures(rolled)
        if (failed.length === 0 || whyNotPay(game, owner, { movement: 1 }) !== undefined) return
        const rule = 'bmg2/trait/elusive'
        const prompt = `Does ${labelOf(game, owner)} roll the Ping! again? (1MC)`
        if (!(yield* agrees(game, owner.seat, { name: 'elusive', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, { movement: 1 }, 'Elusive')
        rerollDice(game, rolled, failed, { reason: 'Elusive', rule })
      },
    },
  },
  // bmg2/trait/expert-marksman, bmg2/core/ping-values
  'expert-marksman': {
    text: 'Targets of its shots have -1 on Ping! rolls.',
    foe: { 'blink-roll': ({ strike }) => (strike?.kind === 'ranged' ? -1 : 0) },
    on: {},
  },
  // bmg2/trait/fast, bmg2/core/movement
  fast: {
    text: 'Its basic move is 2" longer.',
    own: { 'basic-move': ({ game }) => inchesIn(game, 2) },
  },
  // bmg2/trait/flare
  flare: {
    text: 'Once a game the whole table lies in light until the end of the round.',
    action: {
      cost: { movement: 1 },
      limit: 'game',
      perform({ game }) {
        game.state.roundNotes.push(FLARE)
        return undefined
      },
    },
  },
  // bmg2/trait/follow-me, bmg2/core/counters-above-maximum
  'follow-me': {
    text: 'Once a round every other friendly Henchman within 4" gains 1MC, beyond its Movement if need be.',
    action: call((game, model) => {
      gainCounter(game, model, 'movement', 'Follow Me!', { beyond: true })
      return undefined
    }, followers),
  },
  // bmg2/trait/football-gear, bmg2/weapon-rule/heavy, bmg2/weapon-rule/sharp
  'football-gear': {
    text: 'Sharp and Heavy do nothing against it.',
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'sharp' || purpose === 'heavy' },
  },
  // bmg2/trait/good-aim
  'good-aim': {
    text: 'Once a round, until its end, it ignores Aim, and impact dice of its shots are 1 better.',
    action: {
      cost: SC,
      limit: 'round',
      perform({ game, owner }) {
        addEffect(game, owner, 'steady-aim', { until: 'round' })
        return undefined
      },
    },
  },
  // bmg2/trait/gunman
  gunman: {
    text: 'Until the end of the round it makes two ranged attacks instead of one, with different weapons if it likes, each with its own magazine.',
    action: {
      cost: { special: 2 },
      limit: 'round',
      perform({ game, owner }) {
        addEffect(game, owner, 'two-guns', { until: 'round' })
        return undefined
      },
    },
  },
  // bmg2/trait/immortal, bmg2/core/casualty-vp
  immortal: {
    text: 'As a casualty it pays nothing.',
    own: { 'casualty-pays-nothing': true },
  },
  // bmg2/trait/inspire, bmg2/core/counters-above-maximum
  inspire: {
    text: 'Once a round every other friendly Henchman within 4" gains a counter where its player likes, beyond its skill if need be.',
    action: call(
      (game, model) =>
        gainAnyCounter(game, model, { rule: 'bmg2/trait/inspire', reason: 'Inspire', beyond: true }),
      inspired,
    ),
  },
}

/** Effects of these traits. */
export const changedAToIEffects: CounterRules = {
  // bmg2/trait/counter-attack
  'counter-attack': {
    name: 'Counter Attack',
    text: 'It strikes back for every impact that it blocks.',
    rule: 'bmg2/trait/counter-attack',
  },
  // bmg2/trait/good-aim
  'steady-aim': {
    name: 'Good Aim',
    text: 'Ignores Aim; impact dice of shots +1.',
    rule: 'bmg2/trait/good-aim',
    own: { 'ignores-aim': true, 'impact-roll': ({ strike }) => (strike?.kind === 'ranged' ? 1 : 0) },
  },
  // bmg2/trait/gunman
  'two-guns': {
    name: 'Gunman',
    text: 'Two ranged attacks, with different weapons if it likes.',
    rule: 'bmg2/trait/gunman',
    own: { 'shoots-twice': true, 'switches-weapons': true },
  },
}
