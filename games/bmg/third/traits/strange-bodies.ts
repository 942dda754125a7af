import {
  addEffect,
  areEnemies,
  hasEffect,
  hasRoomBeside,
  isInContact,
  isOnTable,
  labelOf,
  placeBeside,
  removeEffect,
  within,
} from '@gargoyle/bmg-common'
import { ask, choose, chooseNumber, type Rule } from '@gargoyle/engine'
import { meleeTargets } from '../attack/melee.ts'
import { type RangedTarget, rangedTargets } from '../attack/ranged.ts'
import { type Attack, newStrike } from '../attack/strike.ts'
import { settleDamage } from '../damage/harm.ts'
import { crewOf } from '../model/crew.ts'
import { skill } from '../model/skills.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { push } from '../movement/push.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseModelOrNone, isActive, offer } from './helpers.ts'
import { resists, ruleOf } from './special-actions.ts'

/**
 * The Personalities of Crazy Jane. The sources name these cards without saying what is on them: names and texts are
 * ours. One is drawn each round.
 */
const personalities: Readonly<Record<string, Bmg3Rule>> = {
  'personality-hammerhead': {
    name: 'Hammerhead',
    text: 'Attack is 1 higher, and Strength dice count 1 more. It uses no weapons.',
    own: { attack: 1, 'strength-roll': 1, 'cannot-attack': ({ purpose }) => purpose === 'ranged' },
  },
  'personality-silver-tongue': {
    name: 'Silver Tongue',
    text: 'Places and reveals suspects that it sees within 4". It uses no weapons.',
    own: {
      'place-reach': { raisedTo: 4 },
      'reveal-reach': { raisedTo: 4 },
      'cannot-attack': ({ purpose }) => purpose === 'ranged',
    },
  },
  'personality-flit': {
    name: 'Flit',
    text: 'Moves 4" further, and nothing impairs it. It uses no weapons.',
    own: {
      movement: 4,
      'ignores-impaired': true,
      'cannot-attack': ({ purpose }) => purpose === 'ranged',
    },
  },
  'personality-the-hangman': {
    name: 'Hangman’s Daughter',
    text: 'Attacks on it roll a die less. It uses no weapons.',
    own: { 'cannot-attack': ({ purpose }) => purpose === 'ranged' },
    foe: { 'attack-dice': ({ strike, owner }) => (strike?.target === owner ? -1 : 0) },
  },
  'personality-sun': {
    name: 'Sun Daddy',
    text: 'Uses its weapons, with an attack die more.',
    own: { 'whole-attack-dice': ({ purpose }) => (purpose === 'ranged' ? 1 : 0) },
  },
}

const ids = Object.keys(personalities)

/** bmg3/trait/personalities: how many cards are drawn, and which of them stays. */
function* changeMind({ game, owner, rule }: Bmg3Scope): Rule<void> {
  for (const id of ids) removeEffect(owner, id)
  const drawn = game.dice.random.shuffle(ids)
  const mine = crewOf(game, owner.seat).victoryPoints
  const theirs = Math.max(...game.seats.map((each) => crewOf(game, each).victoryPoints))
  const desperate = theirs - mine >= 5 || owner.stun + owner.injury >= 3
  const picked = desperate
    ? yield* ask(
        game,
        owner.seat,
        choose({
          name: 'personality',
          prompt: 'Which Personality takes over?',
          rule,
          options: drawn.slice(0, 3).map((id) => ({ id, label: personalities[id]!.name })),
        }),
      )
    : drawn[0]!
  addEffect(game, owner, picked, { until: 'round' })
  game.emit(() => ({
    name: 'personality',
    text: `${labelOf(game, owner)} is ${personalities[picked]!.name} now.`,
    rule,
    about: { model: owner.id },
  }))
}

const rolling = ({ rule }: Pick<Bmg3Scope, 'rule'>, user: Model, chair: Model) => ({
  model: user,
  beside: chair,
  reason: 'Wheelchair',
  rule,
})

/** The models that an attack could be aimed at now, and whether only blindly. */
const aimable = (game: Play, { attacker, kind, weapon }: Attack): readonly RangedTarget[] =>
  kind === 'ranged'
    ? rangedTargets(game, attacker, weapon)
    : meleeTargets(game, attacker, weapon).map((target) => ({ target, blind: false }))

/** bmg3/trait/disappearing: dice on a model that is gone may go to another. */
function* loseSightOf({ game, owner, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const open = aimable(game, attack)
  const strike = attack.strikes.find(({ target }) => target === owner)
  if (strike === undefined || open.some(({ target }) => target === owner)) return
  attack.strikes = attack.strikes.filter((each) => each !== strike)
  const others = open
    .map(({ target }) => target)
    .filter((other) => !attack.strikes.some(({ target }) => target === other))
  const next = yield* chooseModelOrNone(game, attack.attacker.seat, others, {
    rule,
    name: 'other-target',
    prompt: `${labelOf(game, owner)} has disappeared: who is attacked instead?`,
  })
  const { attackDice, strengthDice } = strike
  if (next !== undefined) {
    const blind = open.some((each) => each.target === next && each.blind)
    newStrike(attack, next, { attackDice, strengthDice, blind })
  }
  if (attack.strikes.length === 0) attack.stopped = 'Disappearing'
}

/** Traits of unusual bodies. */
export const strangeBodies: Bmg3Rules = {
  wheelchair: {
    name: 'Wheelchair',
    text: 'A friend in contact may use a Manipulate action to move it up to 3" straight away, and is then placed in contact with it.',
    lends: {
      kind: 'manipulate',
      label: 'Push the wheelchair',
      why: ({ game, owner, user }) => {
        if (!isInContact(game, owner, user)) return false
        return moveBlockedReason(game, owner)
      },
      *perform({ game, owner, user, rule }) {
        if (!isOnTable(user)) return
        const distance = yield* ask(
          game,
          user.seat,
          chooseNumber({
            name: 'push-wheelchair',
            prompt: `How many inches is ${labelOf(game, owner)} moved?`,
            rule,
            min: 1,
            max: 3,
          }),
        )
        yield* push(game, owner, user.at, distance)
        if (
          isOnTable(owner) &&
          !isInContact(game, owner, user) &&
          hasRoomBeside(game, rolling({ rule }, user, owner))
        )
          yield* placeBeside(game, rolling({ rule }, user, owner))
      },
    },
  },
  'extended-limbs': {
    name: 'Extended Limbs',
    text: 'Special: until its activation ends it strikes enemies up to 3" away as if they were in contact.',
    special: { until: 'activation', text: 'Strikes enemies up to 3" away.', own: { reach: { raisedTo: 3 } } },
  },
  performance: {
    name: 'Performance',
    text: 'Enemies within 6" that attack or use a Special action first roll against their Willpower; who fails takes 1 off its attack dice this round.',
    on: {
      *'weapon-readied'(it) {
        const { attacker } = it.attack
        if (areEnemies(it.owner, attacker)) yield* perform(it, attacker)
      },
      *'action-done'(it) {
        const { actor, kind } = it.action
        if (kind === 'special' && areEnemies(it.owner, actor)) yield* perform(it, actor)
      },
    },
  },
  stretching: {
    name: 'Stretching',
    text: 'At the start of its activation any number of its injuries may become stuns. Once a round it may grow until its next activation: Strength dice count 1 more, bare hands do two stuns, Defense is 1 lower; or shrink: Defense is 1 higher and it may dodge, Strength dice count 1 less.',
    on: {
      *'activation-start'({ game, owner, active, rule, id }) {
        if (active !== owner) return
        removeEffect(owner, 'stretched-large')
        removeEffect(owner, 'stretched-small')
        if (owner.injury === 0) return
        const turned = yield* ask(
          game,
          owner.seat,
          chooseNumber({
            name: id,
            prompt: `How many injuries of ${labelOf(game, owner)} become stuns?`,
            rule,
            min: 0,
            max: owner.injury,
          }),
        )
        if (turned === 0) return
        owner.injury -= turned
        owner.stun = Math.min(owner.stun + turned, Math.max(owner.stun, skill(game, 'willpower', owner)))
        yield* settleDamage(game, owner)
      },
    },
    action: [
      {
        kind: 'free',
        id: 'grow',
        label: 'Stretching: grow',
        limit: 'round',
        why: ({ owner }) => (hasEffect(owner, 'stretched-small') ? 'It has shrunk.' : undefined),
        perform: ({ game, owner }) => {
          addEffect(game, owner, 'stretched-large', { until: 'game' })
        },
      },
      {
        kind: 'free',
        id: 'shrink',
        label: 'Stretching: shrink',
        limit: 'round',
        why: ({ owner }) => (hasEffect(owner, 'stretched-large') ? 'It has grown.' : undefined),
        perform: ({ game, owner }) => {
          addEffect(game, owner, 'stretched-small', { until: 'game' })
        },
      },
    ],
    rearms: ({ weapon, owner }) =>
      weapon.id === 'unarmed' && hasEffect(owner, 'stretched-large')
        ? { ...weapon, damage: { stun: 2, injury: 0 } }
        : weapon,
  },
  disappearing: {
    name: 'Disappearing',
    text: 'Once a round, when an enemy attacks it, it may move up to 4" first; an attacker that cannot reach it any more may pick another target instead.',
    on: {
      *'attack-declared'(it) {
        const { game, owner, attack, id, rule } = it
        if (attack.stopped !== undefined || !areEnemies(owner, attack.attacker)) return
        if (!attack.strikes.some(({ target, template }) => target === owner && template === undefined)) return
        if (owner.usedThisRound.includes(id) || moveBlockedReason(game, owner) !== undefined) return
        const asking = {
          rule,
          name: id,
          prompt: `Does ${labelOf(game, owner)} move up to 4" first?`,
        }
        if (!(yield* offer(game, owner.seat, asking))) return
        owner.usedThisRound.push(id)
        yield* move(game, { model: owner, upTo: 4, reason: 'Disappearing', rule })
        yield* loseSightOf(it, attack)
      },
    },
  },
  personalities: {
    name: 'Personalities',
    text: 'At the end of Take the Lead one of five Personalities takes over for the round, at random; if the opponent is five victory points ahead, or it bears three markers, you pick one of three. Only one of them uses weapons.',
    own: {
      'cannot-attack': ({ owner, purpose }) =>
        purpose === 'ranged' && !owner.effects.some(({ id }) => ids.includes(id)),
    },
    on: { 'plan-start': (it) => (isOnTable(it.owner) ? changeMind(it) : undefined) },
  },
  'radioactive-soul-self': {
    name: 'Radioactive Soul-Self',
    text: 'Special, not in two rounds running: until its next activation ends nothing hurts it or lasts on it, no model can pick it as a target, and it neither moves nor manipulates. Its Attack is 1 higher, its attack dice count 2 more, its bare hands do two stuns and reach 8".',
    action: {
      kind: 'special',
      why: ({ game, owner, id }) =>
        hasEffect(owner, id) || (owner.lastUse[id] ?? -9) >= game.state.round - 1
          ? 'It was used this round or the last.'
          : undefined,
      perform: ({ game, owner, id }) => {
        owner.lastUse[id] = game.state.round
        addEffect(game, owner, id, { until: 'game' })
      },
    },
    on: {
      'activation-end': ({ game, owner, active, id }) => {
        const used = owner.lastUse[id]
        if (active === owner && used !== undefined && used < game.state.round) removeEffect(owner, id)
      },
    },
    rearms: ({ weapon, owner, id }) =>
      weapon.id === 'unarmed' && hasEffect(owner, id)
        ? { ...weapon, damage: { stun: 2, injury: 0 } }
        : weapon,
    effect: {
      name: 'Soul-Self',
      text: 'Nothing hurts it or lasts on it; it neither moves nor manipulates, and strikes within 8".',
      own: {
        'cannot-be-target': true,
        'cannot-move': true,
        'cannot-manipulate': true,
        immune: true,
        attack: 1,
        'attack-roll': 2,
        reach: { raisedTo: 8 },
      },
      on: {
        // Traits of enemies pick it as little as attacks do.
        targeted: ({ owner, picked }) => {
          if (picked.target === owner) picked.spared = 'Radioactive Soul-Self'
        },
        harming: ({ owner, harm }) => {
          if (harm.to !== owner) return
          harm.stun = 0
          harm.injury = 0
        },
      },
    },
  },
}

/** bmg3/trait/performance: once an enemy has failed, it stays impressed for the round. */
function* perform({ game, owner, rule }: Bmg3Scope, enemy: Model): Rule<void> {
  if (hasEffect(enemy, 'impressed') || !isOnTable(enemy) || !within(game, owner, enemy, 6)) return
  if (isActive(game, owner)) return
  const { passed } = yield* resists(game, owner, enemy, 'willpower', rule)
  if (!passed) addEffect(game, enemy, 'impressed', { until: 'round' })
}

/** Effects of these traits. */
export const strangeBodyEffects: Bmg3Rules = {
  ...Object.fromEntries(ids.map((id) => [id, { ...personalities[id]!, rule: ruleOf('personalities') }])),
  impressed: {
    name: 'Impressed',
    text: 'Takes 1 off its attack dice this round.',
    rule: 'bmg3/trait/performance',
    own: { 'attack-roll': -1 },
  },
  'stretched-large': {
    name: 'Grown',
    text: 'Strength dice count 1 more, bare hands do two stuns, Defense is 1 lower.',
    rule: 'bmg3/trait/stretching',
    own: { 'strength-roll': 1, defense: -1 },
  },
  'stretched-small': {
    name: 'Shrunk',
    text: 'Defense is 1 higher, it may dodge, Strength dice count 1 less.',
    rule: 'bmg3/trait/stretching',
    own: { 'strength-roll': -1, defense: 1, 'can-dodge': true },
  },
}
