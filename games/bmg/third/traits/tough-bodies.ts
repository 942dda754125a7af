import {
  addEffect,
  areEnemies,
  boardOf,
  bodyOf,
  chooseSpot,
  effectOn,
  hasEffect,
  isConscious,
  isOnTable,
  labelOf,
  lightsOf,
  removeEffect,
  within,
} from '@gargoyle/bmg-common'
import { type Rule, sumOf } from '@gargoyle/engine'
import { isLit } from '@gargoyle/table'
import type { Attack, Strike } from '../attack/strike.ts'
import { type Harm, inflict, isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { isVehicle } from '../model/crew.ts'
import { beforeEfforts, mostEfforts, payEfforts } from '../model/effort.ts'
import { skill } from '../model/skills.ts'
import { pull } from '../movement/push.ts'
import type { Bmg3Case, Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isDefending, offer, onceARound, targetsOf } from './helpers.ts'
import { STATUSES } from './incorporeal.ts'
import { onTarget, resists } from './special-actions.ts'

const noStrengthDie: NonNullable<Bmg3Rule['foe']> = {
  'no-strength-die': ({ owner, about }) => areEnemies(owner, about),
}

const fewerDice =
  (dice: number) =>
  ({ owner, about }: Bmg3Case): number =>
    areEnemies(owner, about) ? -dice : 0

const immuneTo = (...what: readonly string[]): NonNullable<Bmg3Rule['own']> => ({
  immune: ({ purpose }) => purpose !== undefined && what.includes(purpose),
  'denies-weapon-rule': ({ owner, strike, purpose }) =>
    purpose === 'steal' && what.includes('steal') && strike !== undefined && strike.target === owner,
})

/** Whether two models have challenged each other. */
const areChallenged = (one: Model, other: Model): boolean =>
  effectOn(one, CHALLENGED)?.args.includes(`${other.id}`) === true

const CHALLENGED = 'challenged'

function challenge(game: Play, one: Model, other: Model): void {
  for (const model of [one, other]) removeEffect(model, CHALLENGED)
  addEffect(game, one, CHALLENGED, { until: 'game', args: [`${other.id}`] })
  addEffect(game, other, CHALLENGED, { until: 'game', args: [`${one.id}`] })
}

/** The strike of a challenged model at the other, seen from either. */
const isDuel = (strike: Strike | undefined, owner: Model): strike is Strike =>
  strike !== undefined &&
  (strike.attacker === owner || strike.target === owner) &&
  areChallenged(strike.attacker, strike.target)

/** bmg3/trait/honor: it accepts, or is worn out by declining. */
function* answerChallenge({ game, owner, id, rule }: Bmg3Scope, user: Model): Rule<void> {
  const asking = {
    rule,
    name: id,
    prompt: `Does ${labelOf(game, owner)} accept the challenge of ${labelOf(game, user)}?`,
  }
  if (yield* offer(game, owner.seat, asking)) challenge(game, owner, user)
  else yield* sufferEnervating(game, owner, 3, user)
}

/** bmg3/trait/spiked-bat-armor: two Efforts, two injuries. */
function* prick({ game, owner, id, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const { attacker } = attack
  if (attack.kind !== 'melee' || !areEnemies(owner, attacker) || !isOnTable(attacker)) return
  if (!attack.strikes.some(({ target, template }) => target === owner && template === undefined)) return
  const what = { purpose: id }
  yield* beforeEfforts(game, owner, what)
  if (mostEfforts(game, owner, what) < 2) return
  const prompt = `Does ${labelOf(game, owner)} make two Efforts to give ${labelOf(game, attacker)} two injuries?`
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
  yield* payEfforts(game, owner, 2, what)
  yield* inflict(game, attacker, { injury: 2, by: owner, cause: 'Spiked Bat-Armor' })
}

/** bmg3/trait/offensive-defense: two stuns, and two inches wherever its player likes. */
function* strikeBack({ game, owner, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const { attacker } = attack
  if (attack.kind !== 'melee' || !areEnemies(owner, attacker) || !isConscious(owner)) return
  if (!attack.strikes.some(({ target, blocked }) => target === owner && blocked > 0)) return
  yield* inflict(game, attacker, { stun: 2, by: owner, cause: 'Offensive Defense' })
  if (!isOnTable(attacker)) return
  const { at } = attacker
  const towards = yield* chooseSpot(game, owner.seat, {
    name: 'direction',
    prompt: `In which direction is ${labelOf(game, attacker)} pushed?`,
    rule,
    near: { of: at, upTo: 8 },
    about: { model: attacker.id },
    accept: (spot) => (spot.x === at.x && spot.y === at.y ? 'Pick a place to push it towards.' : undefined),
  })
  if (towards !== undefined) yield* pull(game, attacker, towards, 2)
}

const isBitten = (harm: Harm, owner: Model): boolean =>
  harm.by === owner && harm.strike?.kind === 'melee' && harm.injury > 0

function* drink(game: Play, owner: Model): Rule<void> {
  if (isHurt(owner)) yield* heal(game, owner, 1)
}

const isInTheDark = (game: Play, owner: Model): boolean =>
  isOnTable(owner) && !isLit(boardOf(game), bodyOf(game, owner), lightsOf(game)).lit

const isNearEnemy = ({ game, owner, about }: Bmg3Case, inches: number): boolean =>
  areEnemies(owner, about) && within(game, owner, about, inches)

/** Statuses that the Undead suffer like others. */
const STILL_WORK: readonly string[] = ['knocked-down', 'blind']

/** bmg3/trait/the-code: what would kill only stuns. */
function spare(game: Play, owner: Model, harm: Harm): undefined {
  if (harm.by !== owner || harm.injury === 0) return
  if (harm.to.injury + harm.injury < skill(game, 'endurance', harm.to)) return
  harm.stun += harm.injury
  harm.injury = 0
}

/** Traits that protect their owner, or punish its attackers. */
export const toughBodies: Bmg3Rules = {
  'ballistic-bat-armor': {
    name: 'Ballistic Bat-Armor',
    text: 'Enemies who attack this model roll no Strength die, and a die less when they shoot at it.',
    foe: {
      ...noStrengthDie,
      'attack-dice': (it) => (it.strike?.kind === 'ranged' ? fewerDice(1)(it) : 0),
    },
  },
  'bushido-bat-armor': {
    name: 'Bushido Bat-Armor',
    text: 'Enemies who attack this model roll no Strength die. Against a model with which it is Challenged it rolls an attack die and a defence die more.',
    foe: noStrengthDie,
    own: {
      'attack-dice': ({ owner, strike }) =>
        isDuel(strike, owner) && strike.attacker === owner && strike.template === undefined ? 1 : 0,
      'defense-dice': ({ owner, strike }) => (isDuel(strike, owner) && strike.target === owner ? 1 : 0),
    },
  },
  challenge: {
    name: 'Challenge',
    text: 'Special: this model and an enemy within 4" and in sight are Challenged: their Efforts in attack and defence against each other are free. Not while it is Challenged with another one.',
    action: onTarget(
      ({ owner }) => ({
        side: 'enemy',
        within: 4,
        seen: true,
        if: (enemy) => !hasEffect(owner, CHALLENGED) && !areChallenged(owner, enemy),
      }),
      'Who is challenged?',
      ({ game, owner, target }) => {
        challenge(game, owner, target)
      },
    ),
  },
  honor: {
    name: 'Honor',
    text: 'Enemies within 8" may spend a Special action to challenge it. It accepts, and they are Challenged, or suffers Enervating (3).',
    lends: {
      kind: 'special',
      label: 'Challenge a man of honor',
      toEnemies: true,
      why: ({ game, owner, user }) => {
        if (!within(game, owner, user, 8)) return false
        return hasEffect(owner, CHALLENGED) ? 'It is Challenged already.' : undefined
      },
      perform: (it) => answerChallenge(it, it.user),
    },
  },
  'spiked-bat-armor': {
    name: 'Spiked Bat-Armor',
    text: 'Enemies who attack this model roll no Strength die. When a melee attack on it is over, it may make two Efforts to give the attacker two injuries.',
    foe: noStrengthDie,
    on: { 'attack-resolved': (it) => prick(it, it.attack) },
  },
  'heavy-armor': {
    name: 'Heavy Armor',
    text: 'Attacks of enemies on this model lose three attack dice.',
    foe: { 'attack-dice': fewerDice(3) },
  },
  vampire: {
    name: 'Vampire',
    text: 'Attacks of enemies on this model lose an attack die. When it does an injury in melee, it loses a damage marker, and so it may at the start of its activation unless it stands in the light.',
    foe: { 'attack-dice': fewerDice(1) },
    on: {
      harmed: ({ game, owner, harm }) => (isBitten(harm, owner) ? drink(game, owner) : undefined),
      'activation-start': ({ game, owner, active }) =>
        active === owner && isInTheDark(game, owner) ? drink(game, owner) : undefined,
    },
  },
  'vampire-reign': {
    name: 'Vampire Reign',
    text: 'Enemies within 8" take 1 off their attack and defence dice and cannot dodge.',
    around: {
      'attack-roll': (it) => (isNearEnemy(it, 8) ? -1 : 0),
      'defense-roll': (it) => (isNearEnemy(it, 8) ? -1 : 0),
      'cannot-dodge': (it) => isNearEnemy(it, 8),
    },
  },
  undead: {
    name: 'Undead',
    text: 'No Status affects it but Knocked Down and Blind, and a critical hit does nothing but knock it down.',
    own: {
      immune: ({ purpose }) =>
        purpose !== undefined && STATUSES.has(purpose) && !STILL_WORK.includes(purpose),
      'denies-weapon-rule': ({ game, owner, strike, purpose = '' }) =>
        strike?.target === owner && game.content.book.weaponRules[purpose]?.critical !== undefined,
    },
  },
  'natural-immunities': {
    name: 'Natural Immunities',
    text: 'Immune to Blind, Poison and Steal.',
    own: immuneTo('blind', 'poison', 'steal'),
  },
  'magic-tattoos': {
    name: 'Magic Tattoos',
    text: 'Immune to Steal and Fire.',
    own: immuneTo('steal', 'fire'),
  },
  'protected-lips': {
    name: 'Protected Lips',
    text: 'Immune to Poison and to the Mortal Kiss.',
    own: immuneTo('poison', 'mortal-kiss'),
  },
  'bracelets-of-submission': {
    name: 'Bracelets of Submission',
    text: 'The first ranged attack of an enemy on it in a round loses a die.',
    on: {
      'attack-declared': ({ owner, attack, id }) => {
        if (attack.kind !== 'ranged' || !areEnemies(owner, attack.attacker)) return
        const strike = attack.strikes.find(
          ({ target, template }) => target === owner && template === undefined,
        )
        if (strike !== undefined && onceARound(owner, id))
          strike.attackDice = Math.max(0, strike.attackDice - 1)
      },
    },
  },
  supernatural: {
    name: 'Supernatural',
    text: 'Its attacks ignore Invulnerability, Light Armor, Medium Armor and Tough Skin.',
    ignores: ['invulnerability', 'light-armor', 'medium-armor', 'tough-skin'],
  },
  immortal: {
    name: 'Immortal',
    text: 'Taking it out of the game counts for no objective of the opponent.',
    // It is gone when that is asked.
    always: true,
    own: { uncounted: ({ purpose }) => purpose === 'casualty' },
  },
  'offensive-defense': {
    name: 'Offensive Defense',
    text: 'When it blocks a hit in melee, the attacker takes two stuns after the attack and is pushed 2" in a direction of its player’s choice.',
    on: { 'attack-resolved': (it) => strikeBack(it, it.attack) },
  },
  'the-code': {
    name: 'The Code',
    text: 'Takes nobody out of the game: injuries that would are stuns instead.',
    on: {
      'harm-final': ({ game, owner, harm }) => spare(game, owner, harm),
      dying: ({ owner, victim, by, death }) => {
        if (by === owner && victim !== owner) death.averted = 'The Code'
      },
    },
  },
  'non-lethal-ammo': {
    name: 'Non-Lethal Ammo',
    text: 'Injuries of its shots are stuns, except against Vehicles.',
    on: {
      dealing: ({ game, owner, harm }) => {
        if (harm.by !== owner || harm.strike?.kind !== 'ranged' || isVehicle(game, harm.to)) return
        harm.stun += harm.injury
        harm.injury = 0
      },
    },
  },
  'meet-goliath': {
    name: 'Meet Goliath!',
    text: 'Only joins a crew with Damian Wayne, and never the Court of Owls. Injuries do not lower its Effort limit, and it has two free Efforts in attack and defence.',
    own: {
      'effort-limit': ({ owner }) => Math.floor(owner.injury / 3),
      'free-efforts': ({ purpose }) => (purpose === 'attack' || isDefending(purpose) ? 2 : 0),
    },
  },
  autorepair: {
    name: 'Autorepair (X)',
    text: 'At the start of the Recount it rolls a die: with X or more it loses a damage marker.',
    on: {
      *'recount-start'({ game, owner, args, rule }) {
        if (!isOnTable(owner) || !isHurt(owner)) return
        const roll = game.dice.roll({ purpose: 'Autorepair', seat: owner.seat, rule })
        if (sumOf(roll) >= Number(args[0] ?? 4)) yield* heal(game, owner, 1)
      },
    },
  },
  'shock-armor': {
    name: 'Shock Armor',
    text: 'Special: all other models within 2" roll against their Endurance; who fails takes two stuns.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        targetsOf(game, owner, { side: 'any', within: 2 }).length > 0 ? undefined : 'Nobody is within 2".',
      *perform({ game, owner, rule }) {
        for (const target of targetsOf(game, owner, { side: 'any', within: 2 })) {
          const { passed } = yield* resists(game, owner, target, 'endurance', rule)
          if (!passed) yield* inflict(game, target, { stun: 2, by: owner, cause: 'Shock Armor' })
        }
      },
    },
  },
  biting: {
    name: 'Biting',
    text: 'Enemies that take an action within 6" suffer Enervating (1) first; who has Enervating already gets 1 more of it.',
    on: {
      'action-done': ({ game, owner, action }) =>
        areEnemies(owner, action.actor) && isOnTable(action.actor) && within(game, owner, action.actor, 6)
          ? bite(game, owner, action.actor)
          : undefined,
    },
  },
}

/** bmg3/trait/biting: it is paid when the action is over, since the acting player decides before knowing. */
function* bite(game: Play, owner: Model, actor: Model): Rule<void> {
  const held = effectOn(actor, 'enervating')
  if (held !== undefined) held.value += 1
  else yield* sufferEnervating(game, actor, 1, owner)
}

/** Effects of these traits. */
export const bodyEffects: Bmg3Rules = {
  challenged: {
    name: 'Challenged',
    text: 'Efforts in attack and defence against the other one are free.',
    rule: 'bmg3/trait/challenge',
    own: {
      'free-efforts': ({ owner, strike }) => (isDuel(strike, owner) ? freeInDuel(owner) : 0),
      'effort-limit': ({ owner, strike }) => (isDuel(strike, owner) ? -freeInDuel(owner) : 0),
    },
    on: {
      casualty: ({ owner, victim, id }) => {
        if (areChallenged(owner, victim)) removeEffect(owner, id)
      },
    },
  },
}

/** As many as its limit allows: three, less one for every three injuries. */
const freeInDuel = (owner: Model): number => Math.max(0, 3 - Math.floor(owner.injury / 3))
