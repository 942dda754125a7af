import { addEffect, areEnemies, hasEffect, ignoreMarkers, labelOf } from '@gargoyle/bmg-common'
import { recall, remember, roundMemory } from '@gargoyle/engine'
import { weaponHas } from '../attack/strike.ts'
import { inflict } from '../damage/harm.ts'
import { hasMovedAtAll } from '../effects/table-rules.ts'
import { offerEfforts } from '../model/effort.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Case, Bmg3Handlers, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { amount } from '../weapons/on-hit.ts'
import { isActive, offer, onceARound, paysEffort } from './helpers.ts'
import { ignoresStatus } from './incorporeal.ts'

const immuneTo =
  (...statuses: readonly string[]) =>
  ({ purpose }: Bmg3Case): boolean =>
    purpose !== undefined && statuses.includes(purpose)

/** Rules of enemy weapons that do nothing against the bearer. */
const useless =
  (...rules: readonly string[]) =>
  ({ owner, strike, purpose }: Bmg3Case): boolean =>
    purpose !== undefined &&
    rules.includes(purpose) &&
    strike !== undefined &&
    areEnemies(owner, strike.attacker)

const fewerDice = ({ owner, about }: Bmg3Case): number => (areEnemies(owner, about) ? -1 : 0)

/** How far an armoured blow carries after a move. */
const LUNGE = 2

/** What the lunge adds to what the weapon reaches by itself. */
function lunge(game: Play, owner: Model, weapon: Weapon | undefined): number {
  if (!isActive(game, owner) || !hasMovedAtAll(game.state.activation)) return 0
  const own = weapon?.rules.find(({ id }) => id === 'reach')
  return Math.max(0, LUNGE - (own === undefined ? 0 : amount(own.args)))
}

const SIGHT = 'super-sight'
const SIGHT_EFFORTS = 3

/** Efforts that were made with it this round, by their purpose. */
const sightSpent = roundMemory<Readonly<Record<string, number>>>('super-sight/spent', {})

/** What was said about the free Efforts holds for one action. */
const untilTheActionEnds: Bmg3Handlers = {
  'action-done': ({ owner }) => {
    owner.effects = owner.effects.filter(({ id }) => id !== SIGHT && id !== 'super-sight-saved')
  },
}

/** Free Efforts that are left for a purpose in the action for which they are used. */
function sightEfforts(owner: Model, purpose: string | undefined): number {
  if (hasEffect(owner, 'super-sight-saved')) return 0
  if (!hasEffect(owner, SIGHT)) return owner.usedThisRound.includes(SIGHT) ? 0 : SIGHT_EFFORTS
  const spent = recall(owner, sightSpent)
  const inAll = Object.values(spent).reduce((sum, efforts) => sum + efforts, 0)
  return Math.max(0, SIGHT_EFFORTS - inAll + (spent[purpose ?? ''] ?? 0))
}

/** Armour and bodies that protect from damage and statuses. */
export const protectiveGear: Bmg3Rules = {
  'hazard-armor': {
    name: 'Hazard Armor',
    text: 'Poison, Toxic and Fire do nothing to it, and attacks of enemies on it lose an attack die.',
    own: { immune: immuneTo('poison', 'fire'), 'denies-weapon-rule': ({ purpose }) => purpose === 'toxic' },
    foe: { 'attack-dice': fewerDice },
  },
  'fire-immunity': {
    name: 'Fire Immunity',
    text: 'It is never on fire.',
    own: { immune: immuneTo('fire') },
  },
  'poison-immunity': {
    name: 'Poison Immunity',
    text: 'It is never poisoned.',
    own: { immune: immuneTo('poison') },
  },
  'safe-hands': {
    name: 'Safe Hands',
    text: 'Nothing is stolen from it.',
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'steal' },
  },
  'vulnerability-to-fire': {
    name: 'Vulnerability to Fire',
    text: 'Whenever being on fire damages it, it takes an injury more.',
    on: {
      dealing: ({ owner, harm }) => {
        if (harm.to === owner && harm.nature.includes('fire')) harm.injury++
      },
    },
  },
  'meta-skin': {
    name: 'Meta-Skin',
    text: 'Firearms lose an attack die against this model.',
    foe: { 'attack-dice': ({ strike }) => (strike && weaponHas(strike.weapon, 'firearm') ? -1 : 0) },
  },
  'football-gear': {
    name: 'Football Gear',
    text: 'Sharp weapons of enemies are not sharp against this model, and heavy ones not heavy.',
    own: { 'denies-weapon-rule': useless('sharp', 'heavy') },
  },
  'energy-field': {
    name: 'Energy Field',
    text: 'A die is rolled for every hit of a ranged attack on it: on 5 or more the hit does nothing.',
    on: {
      'hits-kept': ({ game, owner, strike, rule }) => {
        const count = strike.hits + strike.strengthHits
        if (strike.sufferer !== owner || strike.kind !== 'ranged' || count === 0) return
        const { dice } = game.dice.roll({ purpose: 'Energy Field', seat: owner.seat, count, rule })
        const ignored = dice.map(({ face }) => face >= 5)
        const plain = ignored.slice(0, strike.hits).filter(Boolean).length
        const strong = ignored.slice(strike.hits).filter(Boolean).length
        strike.hits -= plain
        strike.strengthHits -= strong
        strike.blocked += plain + strong
        if (strong > 0 && strike.strengthHits === 0) strike.critical = false
      },
    },
  },
  invulnerability: {
    name: 'Invulnerability (X)',
    text: 'Of all damage from attacks and special rules it takes X markers less. No critical hit and no Status affects it, unless it is weak to that.',
    own: {
      'no-criticals': ({ game, owner }) => !applies(game, 'dampened', { about: owner }),
      immune: ({ game, owner, purpose, nature = [] }) =>
        purpose !== undefined &&
        ignoresStatus(game, owner, purpose, nature) &&
        !applies(game, 'dampened', { about: owner }),
    },
    on: {
      *harming({ game, owner, args, harm, rule }) {
        if (harm.to !== owner || harm.nature.includes('fall')) return
        if (applies(game, 'dampened', { about: owner })) return
        yield* ignoreMarkers(game, harm, amount(args), { rule })
      },
    },
  },
  'power-armor-mk-ii': {
    name: 'Power Armor MkII',
    text: 'Critical hits do nothing to it. Whenever it is damaged it may make Efforts, and ignores two of the markers for each.',
    own: { 'no-criticals': true },
    on: {
      *harming({ game, owner, harm, id, rule }) {
        if (harm.to !== owner) return
        const what = { purpose: id, ...(harm.strike ? { strike: harm.strike } : {}) }
        const efforts = yield* offerEfforts(game, owner, what, {
          prompt: `Efforts of ${labelOf(game, owner)}: two markers less for each?`,
          cap: Math.ceil((harm.stun + harm.injury) / 2),
          rule,
        })
        yield* ignoreMarkers(game, harm, 2 * efforts, { rule })
      },
    },
  },
  'bat-armor-mk-iii': {
    name: 'Bat-Armor Mk III',
    text: 'Enemies who attack this model roll no Strength die. In an activation in which it has moved, its melee attacks reach enemies up to 2" away that anybody would see.',
    own: {
      reach: ({ game, owner, weapon }) => ({ raisedTo: lunge(game, owner, weapon) }),
      'strikes-in-plain-sight': ({ game, owner, weapon }) => lunge(game, owner, weapon) > 0,
    },
    foe: { 'no-strength-die': ({ owner, about }) => areEnemies(owner, about) },
  },
  'red-hood-armor': {
    name: 'Red Hood Armor',
    text: 'Of all damage it takes a marker less. After a melee attack on it, it may make an Effort to give the attacker two stuns.',
    on: {
      *harming({ game, owner, harm, rule }) {
        if (harm.to === owner) yield* ignoreMarkers(game, harm, 1, { rule })
      },
      *'attack-resolved'({ game, owner, attack, rule, id }) {
        const { attacker, kind, strikes, stopped } = attack
        if (kind !== 'melee' || stopped !== undefined || !strikes.some(({ target }) => target === owner))
          return
        const pays = yield* paysEffort(
          game,
          owner,
          { purpose: id },
          {
            name: id,
            prompt: `Does ${labelOf(game, owner)} make an Effort to give ${labelOf(game, attacker)} two stuns?`,
            rule,
          },
        )
        if (pays) yield* inflict(game, attacker, { stun: 2, by: owner, cause: 'Red Hood Armor' })
      },
    },
  },
  'super-sight': {
    name: 'Super Sight',
    text: 'It is never blinded. In one action of each round it can make up to three free Efforts.',
    own: {
      immune: immuneTo('blind'),
      'free-efforts': ({ owner, purpose }) => sightEfforts(owner, purpose),
    },
    on: {
      *'efforts-offered'({ game, owner, by, rule, id }) {
        if (by !== owner || owner.usedThisRound.includes(id) || hasEffect(owner, 'super-sight-saved')) return
        const uses = yield* offer(game, owner.seat, {
          name: id,
          rule,
          prompt: `Does ${labelOf(game, owner)} use its three free Efforts of this round in this action?`,
        })
        if (uses) onceARound(owner, id)
        addEffect(game, owner, uses ? id : 'super-sight-saved', { until: 'activation' })
      },
      'efforts-made': ({ owner, by, efforts, purpose, id }) => {
        if (by !== owner || !hasEffect(owner, id)) return
        const spent = recall(owner, sightSpent)
        remember(owner, sightSpent, { ...spent, [purpose]: (spent[purpose] ?? 0) + efforts })
      },
    },
    effect: {
      text: 'Makes its free Efforts in this action.',
      on: untilTheActionEnds,
    },
  },
}

/** Effects of these traits that last for an action. */
export const gearEffects: Bmg3Rules = {
  'super-sight-saved': {
    name: 'Super Sight, later',
    text: 'Saves its free Efforts for another action.',
    rule: 'bmg3/trait/super-sight',
    on: untilTheActionEnds,
  },
}
