import {
  addEffect,
  areEnemies,
  bodyOf,
  cardOf,
  enemiesInContact,
  hasTrait,
  isInContact,
  labelOf,
  type ModelId,
  place,
  rerollFailures,
  within,
} from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  agrees,
  applies,
  arrive,
  becomeCasualty,
  chooseModel,
  hasTraitNow,
  inflict,
  isLeft,
  isUnarmed,
  type Model,
  move,
  moveCounters,
  ownerOf,
  type Play,
  payCounters,
  paymentBlockedReason,
  rollSkill,
  type Strike,
  weaponHas,
  whyHeldByAim,
} from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, isAmong, memory, recall, remember, rememberAmong, shows } from '@gargoyle/engine'
import { isWithin } from '@gargoyle/table'
import { canaryCry } from './canary-cry.ts'
import { placeClue } from './clues.ts'
import { promote } from './promote.ts'
import { isCop, outsider } from './recruiting.ts'
import { enemiesBeside, enemiesWithin, inchesIn, isMachine, notVehicle, onOne, turnsOn } from './targets.ts'

const SC = { special: 1 } as const

/** What a Countermeasures system can switch to. bmg2/trait/countermeasures */
const systems = [
  { id: 'stealth', label: 'Stealth' },
  { id: 'night-vision', label: 'Night Vision' },
  { id: 'anti-tank', label: 'Ignore Anti-Tank' },
] as const

/** Moves two counters of an enemy machine. bmg2/trait/computer-intrusion, bmg2/trait/hacking */
export const hack = (name: string) => (game: Play, target: Model, owner: Model) =>
  moveCounters(game, owner.seat, target, 2, name, owner)

/** Models whose Charm an attacker has rolled against in an attack. bmg2/trait/charm */
const charmers = memory<readonly ModelId[]>('charm/rolled-against', [])

/** Whether the collateral die of a strike is a 6. bmg2/trait/critical-strike */
const isCriticalStrike = memory<boolean>('critical-strike/paid', false)

/** Traits of the Compendium whose names begin with C. */
export const addedC: CounterRules = {
  // bmg2/trait/can-you-solve-this-x, bmg2/core/clue-markers
  'can-you-solve-this-x': {
    name: 'Can You Solve This? X+',
    text: 'Once a round a die: on X or more it places a Clue in contact, 4" from any other, in no deployment area, five at most. Each pays 1VP in every Recount.',
    always: true,
    action: placeClue,
  },
  // bmg2/trait/canary-cry
  'canary-cry': {
    name: 'Canary Cry',
    text: 'Once a round all under the spray template lose 1SC and roll Willpower, or take an injury and are Stunned. It is no attack action.',
    action: canaryCry,
  },
  // bmg2/trait/chain-of-command, bmg2/core/rank-change
  'chain-of-command': {
    name: 'Chain Of Command',
    text: 'Once the Boss of its crew is a casualty it is a Leader; of several their player picks one.',
    always: true,
    on: {
      *casualty({ game, owner, victim, rule }) {
        const crew = ownerOf(game, victim)
        if (!cardOf(game, victim).leads || crew !== ownerOf(game, owner)) return
        const heirs = game.state.models.filter(
          (model) =>
            ownerOf(game, model) === crew && isLeft(model) && hasTraitNow(game, model, 'chain-of-command'),
        )
        // The first of them asks for all.
        if (heirs[0] !== owner) return
        const heir = yield* chooseModel(game, crew, {
          name: 'heir',
          prompt: 'Who takes command?',
          rule,
          among: heirs,
        })
        promote(game, heir)
      },
    },
  },
  // bmg2/trait/chaotic-friends, bmg2/core/traits-include-self
  'chaotic-friends': {
    name: 'Chaotic Friends',
    text: 'Gotham City Sirens of its crew, itself too, are Unpredictable.',
    always: true,
    own: { 'wild-special': ({ game, owner }) => hasTrait(game, owner, 'gotham-city-siren') },
    lendsTo: ({ taker }) =>
      taker.traits.some(({ id }) => id === 'gotham-city-siren') ? [{ id: 'unpredictable', args: [] }] : [],
  },
  // bmg2/trait/chaotic-planner
  'chaotic-planner': {
    name: 'Chaotic Planner',
    text: 'A die for each strategy that its player plays: on a 1 it comes to nothing.',
    always: true,
    on: {
      'playing-strategy'({ game, owner, seat, halt, rule }) {
        if (seat !== owner.seat || halt.stopped !== undefined) return
        const [die] = game.dice.roll({ purpose: 'Chaotic Planner', seat, rule }).dice
        if (shows(die!, (face) => face === 1)) halt.stopped = 'Chaotic Planner'
      },
    },
  },
  // bmg2/trait/charm
  charm: {
    name: 'Charm',
    text: 'Who attacks it in close combat rolls Willpower, or the attack on it fails.',
    on: {
      *'strike-begins'({ game, owner, strike, rule }) {
        const { attack, attacker } = strike
        if (strike.kind !== 'melee' || strike.sufferer !== owner || strike.dice === 0) return
        if (isAmong(attack, charmers, owner.id)) return
        rememberAmong(attack, charmers, owner.id)
        if (!(yield* rollSkill(game, attacker, 'willpower', { reason: 'against charm', rule })))
          strike.dice = 0
      },
    },
  },
  // bmg2/trait/chill-touch, bmg2/core/unarmed
  'chill-touch': {
    name: 'Chill Touch',
    text: 'Its bare hands do an injury, and a critical hit cools.',
    unarmed: { damage: { injury: 1, stun: 0 }, rules: [{ id: 'crt', args: ['cooled'] }] },
  },
  // bmg2/trait/chlorokinesis
  chlorokinesis: {
    name: 'Chlorokinesis',
    text: 'Once a round, within 4" of a Plant, it is placed anywhere else within 4" of the same Plant.',
    action: onOne({
      cost: SC,
      limit: 'round',
      whom: (game, owner) =>
        game.state.models.filter(
          (model) => hasTraitNow(game, model, 'plant') && within(game, owner, model, inchesIn(game, 4)),
        ),
      nobody: 'No Plant is within 4".',
      prompt: 'Around which Plant does it travel?',
      *act(game, plant, owner, { rule }) {
        const at = yield* place(game, {
          model: owner,
          reason: 'Chlorokinesis',
          rule,
          near: { of: bodyOf(game, plant), upTo: inchesIn(game, 4) },
        })
        if (at !== undefined) arrive(game, owner, at)
      },
    }),
  },
  // bmg2/trait/clay-body
  'clay-body': {
    name: 'Clay Body',
    text: 'It charges for 1SC, and nothing is stolen from it.',
    always: true,
    own: { 'charges-for-special': true, immune: ({ purpose }) => purpose === 'steal' },
  },
  // bmg2/trait/close-combat-master
  'close-combat-master': {
    name: 'Close Combat Master',
    text: 'Unarmed it rolls failed hit dice of close combat again.',
    own: {
      'impact-rerolls': ({ strike }) => strike?.kind === 'melee' && isUnarmed(strike),
    },
  },
  // bmg2/trait/combat-flip
  'combat-flip': {
    name: 'Combat Flip',
    text: 'Once an activation, in contact with an enemy, it moves up to 3".',
    action: {
      cost: SC,
      limit: 'activation',
      why: ({ game, owner }) =>
        enemiesInContact(game, owner).length === 0
          ? 'No enemy is in contact.'
          : // bmg2/weapon-rule/aim: it is a movement like any other.
            whyHeldByAim(game, owner),
      *perform({ game, owner, rule }) {
        yield* move(game, {
          model: owner,
          reason: 'Combat Flip',
          rule,
          upTo: inchesIn(game, 3),
        })
      },
    },
  },
  // bmg2/trait/computer-intrusion, bmg2/table/multitask
  'computer-intrusion': {
    name: 'Computer Intrusion',
    text: 'Once an activation it moves two counters of an enemy Bot or Cybernetic within 8".',
    action: onOne({
      cost: SC,
      limit: 'activation',
      whom: enemiesWithin(8, isMachine),
      nobody: 'No enemy machine is within 8".',
      act: hack('Computer Intrusion'),
    }),
  },
  // bmg2/trait/concealment
  concealment: {
    name: 'Concealment',
    text: 'Until the end of the round enemies see it only in contact, light or not, unless they have a way to find it. Templates still reach it.',
    action: turnsOn({ cost: { movement: 1, special: 1 } }),
    effect: {
      name: 'Concealed',
      text: 'Seen only in contact.',
      own: {
        unseen: ({ game, owner, other }) =>
          other !== undefined &&
          areEnemies(owner, other) &&
          // bmg2/trait/total-vision, bmg2/trait/superior-sense-of-smell: those find it.
          !applies(game, 'sees-through', { about: other, other: owner }),
      },
    },
  },
  // bmg2/trait/cop
  cop: {
    name: 'Cop',
    text: 'Hit dice are 1 better against Criminals.',
    own: {
      'impact-roll': ({ game, strike }) =>
        strike !== undefined && hasTrait(game, strike.sufferer, 'criminal') ? 1 : 0,
    },
  },
  // bmg2/trait/corrupt
  corrupt: {
    name: 'Corrupt',
    text: 'Its crew hires up to three Henchmen with Cop whatever their affiliation; a second Corrupt model changes nothing.',
    keyword: true,
    forming: {
      admits({ band, other }) {
        const strangers = band.members.filter(
          (mate) => isCop(mate) && !mate.profile.affiliations.includes(band.affiliation),
        )
        const at = strangers.indexOf(other)
        return at >= 0 && at < 3
      },
    },
  },
  // bmg2/trait/countermeasures
  countermeasures: {
    name: 'Countermeasures',
    text: 'At the beginning of its activation it chooses Stealth, Night Vision or to ignore Anti-Tank, until its next activation.',
    on: {
      *'activation-start'({ game, owner, active, rule, id }) {
        if (owner !== active) return
        const system = yield* ask(
          game,
          owner.seat,
          choose({
            name: 'countermeasures',
            prompt: `What does ${labelOf(game, owner)} switch on?`,
            rule,
            about: { model: owner.id },
            options: systems,
          }),
        )
        owner.effects = owner.effects.filter(({ id }) => id !== 'countermeasures')
        addEffect(game, owner, id, { until: 'game', args: [system] })
      },
    },
    effect: {
      text: 'One system is on.',
      own: {
        'seen-within': ({ game, owner, other, args }) =>
          args[0] === 'stealth' && other !== undefined && areEnemies(owner, other)
            ? { set: inchesIn(game, 8) }
            : 0,
        'ignores-night': ({ args }) => args[0] === 'night-vision',
        'denies-weapon-rule': ({ args, purpose }) => args[0] === 'anti-tank' && purpose === 'anti-tank',
      },
    },
  },
  // bmg2/trait/court-of-owls-crew
  'court-of-owls-crew': {
    name: 'Court Of Owls Crew',
    text: 'Its crew hires only models of the Court of Owls.',
    keyword: true,
    forming: { why: ({ band }) => outsider(band, 'court-of-owls', 'is not of the Court of Owls') },
  },
  // bmg2/trait/cowards-reward
  'cowards-reward': {
    name: "Coward's Reward",
    text: 'Until the end of the round an enemy that moves away from contact with it rolls Agility first, or takes an injury.',
    action: turnsOn({ cost: SC, limit: 'round' }),
    effect: {
      text: 'Enemies that leave it roll Agility or take an injury.',
      on: {
        *departing({ game, owner, mover, to, rule }) {
          if (!areEnemies(owner, mover) || !isInContact(game, owner, mover)) return
          if (isWithin(bodyOf(game, owner), { ...bodyOf(game, mover), ...to }, 0)) return
          const details = { reason: 'to get away', rule }
          if (!(yield* rollSkill(game, mover, 'agility', details)))
            yield* inflict(game, mover, { injury: 1, by: owner, cause: "Coward's Reward" })
        },
      },
    },
  },
  // bmg2/trait/criminology
  criminology: {
    name: 'Criminology',
    text: 'Enemies within 12" do not have Runaway.',
    around: {
      'loses-trait': ({ game, owner, about, purpose }) =>
        purpose === 'runaway' && areEnemies(owner, about) && within(game, owner, about, inchesIn(game, 12)),
    },
  },
  // bmg2/trait/critical-strike, bmg2/core/trait-use: no passive trait, so only in its own activation.
  'critical-strike': {
    name: 'Critical Strike',
    text: 'For 1SC, before damage is rolled against an enemy in close combat, the collateral die is not rolled: it is a 6.',
    own: { 'collateral-is-six': ({ strike }) => recall(strike, isCriticalStrike) },
    on: {
      *'impacts-kept'({ game, owner, strike, rule }) {
        const { attacker, sufferer } = strike
        if (strike.kind !== 'melee' || attacker !== owner || strike.impacts === 0) return
        if (game.state.activation?.model !== owner.id) return
        if (!areEnemies(owner, sufferer) || paymentBlockedReason(game, owner, SC) !== undefined) return
        const prompt = `Critical Strike: is the collateral die against ${labelOf(game, sufferer)} a 6? (1SC)`
        if (!(yield* agrees(game, owner.seat, { name: 'critical-strike', prompt, rule, model: owner })))
          return
        yield* payCounters(game, owner, SC, 'Critical Strike')
        remember(strike, isCriticalStrike, true)
      },
    },
  },
  // bmg2/trait/cruel
  cruel: {
    name: 'Cruel',
    text: 'A K.O. enemy in contact, no vehicle, is a casualty.',
    action: onOne({
      cost: { special: 2 },
      whom: enemiesBeside((game, model) => model.condition === 'ko' && notVehicle(game, model)),
      nobody: 'No K.O. enemy is in contact.',
      act: (game, target, owner) => becomeCasualty(game, target, owner),
    }),
  },
  // bmg2/trait/cybernetic, bmg2/core/recovery
  cybernetic: {
    name: 'Cybernetic',
    text: 'Block dice are 1 better, and it makes failed recovery rolls again.',
    always: true,
    own: {
      'block-roll': 1,
      'skill-rerolls': ({ owner, purpose }) => purpose === 'endurance' && owner.condition === 'ko',
    },
    on: {
      'dice-rolled'({ game, owner, rolled, rule }) {
        const details = { reason: 'Cybernetic', rule }
        if (rolled.roller === owner && rolled.purpose === 'recovery')
          rerollFailures(game, rolled, rolled.roll.dice.length, details)
      },
    },
  },
  // bmg2/trait/cyclops
  cyclops: {
    name: 'Cyclops',
    text: 'Its shots at targets more than 8" away are Imprecise.',
    own: {
      'impact-roll': ({ game, owner, strike }) =>
        strike !== undefined && isFarShot(game, strike, owner) ? -1 : 0,
    },
  },
}

/** A shot further than 8", with a weapon that is not Imprecise anyway. bmg2/trait/cyclops */
const isFarShot = (game: Play, { kind, sufferer, weapon }: Strike, owner: Model): boolean =>
  kind === 'ranged' && !weaponHas(weapon, 'imprecise') && !within(game, owner, sufferer, inchesIn(game, 8))
