import {
  addEffect,
  areEnemies,
  enemiesOf,
  hasEffect,
  hasRoomBeside,
  hasTrait,
  isOnTable,
  labelOf,
  placeBeside,
  profileOf,
  removeEffect,
  within,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember, sumOf } from '@gargoyle/engine'
import { grantExtraAction } from '../activation/payment.ts'
import type { Attack } from '../attack/strike.ts'
import { discard, takeFrom } from '../cards/hand.ts'
import { freeResourceBlockedReason, resolveResource } from '../cards/resources.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { sufferQuarry } from '../effects/suffer.ts'
import { crewOf, isVehicle } from '../model/crew.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Handlers, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import { offerFreeAction } from './free-actions.ts'
import { chooseModelOrNone, isActive, isSpared, offer, onceARound, use } from './helpers.ts'
import { resists } from './special-actions.ts'

/** Whether an attack of a model has hit. */
const hasHit = ({ strikes }: Attack): boolean => strikes.some(({ inflicted }) => inflicted > 0)

/** Ends an effect with the next attack of its owner. */
export const untilAttack: Bmg3Handlers = {
  'attack-resolved': ({ owner, attack, id }) => {
    if (attack.attacker === owner && attack.occasion === 'action') removeEffect(owner, id)
  },
}

/** bmg3/trait/enhanced-batlings: a model that was hit is pulled in and attacked. */
function* reelIn({ game, owner, id, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const [strike] = attack.strikes
  if (attack.attacker !== owner || attack.kind !== 'ranged' || attack.strikes.length !== 1) return
  if (strike === undefined || strike.dealt === 0 || !isOnTable(owner)) return
  const { target } = strike
  const order = { model: target, beside: owner, chooser: owner.seat, reason: 'Enhanced Batlings', rule }
  if (!within(game, owner, target, 8) || owner.usedThisRound.includes(id)) return
  if (!hasRoomBeside(game, order)) return
  const prompt = `Is ${labelOf(game, target)} placed in contact with ${labelOf(game, owner)}?`
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
  onceARound(owner, id)
  if ((yield* placeBeside(game, order)) === undefined) return
  if (hasTrait(game, owner, '360-strike')) addEffect(game, owner, '360-strike', { until: 'round' })
  yield* offerFreeAction(game, owner, 'melee', { rule, prompt: 'Which melee attack?' })
}

/** bmg3/trait/embrace-the-chaos: the next card of the deck is a resource, or nothing. */
function* embrace({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  if (crew.deck.length === 0) return
  const prompt = 'Turn the next card of your deck over and use its resource, if it is the time for it?'
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
  const card = crew.deck.pop()!
  // It lies open while it is being resolved: no card is ever nowhere.
  crew.spent.push(card)
  if (freeResourceBlockedReason(game, owner.seat, card, 'activation', undefined) === undefined)
    yield* resolveResource(game, owner.seat, card, undefined)
  if (takeFrom(crew.spent, card)) discard(crew, card)
}

/** Whether the virus makes the active model shoot. */
const isDriven = memory<boolean>('interdimensional-virus/driven', false)

/** Melee attacks with special effects. */
export const specialBlows: Bmg3Rules = {
  'air-combat': {
    name: 'Air Combat',
    text: 'After it has used Batclaw or fallen in its activation, its attack and Strength dice in melee count 1 more until that ends, and a natural 4 is a critical hit.',
    on: {
      'action-done': ({ game, owner, action, id }) => {
        if (action.actor === owner && isActive(game, owner) && action.rule === 'trait:batclaw')
          addEffect(game, owner, id, { until: 'activation' })
      },
      moved: ({ game, owner, mover, how, id }) => {
        if (mover === owner && how === 'fall' && isActive(game, owner))
          addEffect(game, owner, id, { until: 'activation' })
      },
    },
    effect: {
      text: 'Attack and Strength dice in melee count 1 more, and a natural 4 is a critical hit.',
      own: {
        'attack-roll': ({ strike }) => (strike?.kind === 'melee' ? 1 : 0),
        'strength-roll': ({ strike }) => (strike?.kind === 'melee' ? 1 : 0),
        'critical-from': ({ strike }) => (strike?.kind === 'melee' ? { loweredTo: 4 } : 0),
      },
    },
  },
  atomica: {
    name: 'Atomica',
    text: 'Enemies it attacks, no Vehicles, roll against their Willpower first; who fails has Defense 1 lower until the round ends.',
    on: {
      *'attack-declared'({ game, owner, attack, rule, id }) {
        if (attack.attacker !== owner || attack.stopped !== undefined) return
        for (const { target } of attack.strikes) {
          if (!areEnemies(owner, target) || isVehicle(game, target)) continue
          const { passed } = yield* resists(game, owner, target, 'willpower', rule)
          if (!passed) addEffect(game, target, id, { until: 'round', by: owner })
        }
      },
    },
    effect: { text: 'Defense is 1 lower.', own: { defense: -1 } },
  },
  'melee-boomerang': {
    name: 'Melee Boomerang',
    text: 'Bare hands do an injury and a stun with every hit and are Sharp.',
    unarmed: { damage: { stun: 1, injury: 1 }, rules: [use('sharp')] },
  },
  toxicologist: {
    name: 'Toxicologist',
    text: 'Before an attack with Poison it may exchange that for Enervating (2) or Scared. Models within 8" that Poison hurts take an injury more.',
    action: {
      kind: 'free',
      why: ({ game, owner, id }) =>
        hasEffect(owner, id)
          ? 'The poison is exchanged already.'
          : profileOf(game, owner).weapons.some(({ rules }) => rules.some(({ id }) => id === 'poison'))
            ? undefined
            : 'It has no poisoned weapon.',
      *perform({ game, owner, rule, id }) {
        const kind = yield* ask(
          game,
          owner.seat,
          choose({
            name: id,
            prompt: 'What is on the weapon instead of Poison?',
            rule,
            options: [
              { id: 'enervating', label: 'Enervating (2)' },
              { id: 'scared', label: 'Scared' },
            ],
          }),
        )
        addEffect(game, owner, id, { until: 'activation', args: [kind] })
      },
    },
    on: {
      dealing: ({ game, owner, harm }) => {
        if (harm.nature.includes('poison') && (harm.to === owner || within(game, owner, harm.to, 8)))
          harm.injury++
      },
    },
    effect: {
      text: 'Something else is on the weapon instead of Poison.',
      rearms: ({ weapon, effect }) => ({
        ...weapon,
        rules: weapon.rules.map((each) =>
          each.id !== 'poison' ? each : effect?.args[0] === 'scared' ? use('scared') : use('enervating', '2'),
        ),
      }),
      on: untilAttack,
    },
  },
  punishment: {
    name: 'Punishment',
    text: 'Whoever is a Quarry makes no Efforts against its attacks.',
    foe: {
      'no-efforts': ({ owner, about, strike }) => strike?.attacker === owner && hasEffect(about, 'quarry'),
    },
  },
  'mortal-kiss': {
    name: 'Mortal Kiss',
    text: 'Special: until the round ends whoever takes three hits of one of its melee attacks, no Vehicle, is out of the game.',
    special: {
      until: 'round',
      text: 'Three hits in melee take out of the game.',
      on: {
        *struck({ game, owner, strike, id }) {
          const { sufferer } = strike
          if (strike.attacker !== owner || strike.kind !== 'melee' || strike.inflicted < 3) return
          if (isVehicle(game, sufferer) || applies(game, 'immune', { about: sufferer, purpose: id })) return
          yield* becomeCasualty(game, sufferer, owner)
        },
      },
    },
  },
  'enhanced-batlings': {
    name: 'Enhanced Batlings',
    text: 'Once a round, when a shot at one target within 8" does damage, that one may be placed in contact; then it has 360° Strike, and may attack in melee at once.',
    on: { 'attack-resolved': (it) => reelIn(it, it.attack) },
  },
  'embrace-the-chaos': {
    name: 'Embrace the Chaos',
    text: 'After an attack of its that hit, the next card of your deck may be turned over: its resource works at once for nothing if it is one for an activation, and the card goes under the deck.',
    on: {
      'attack-resolved': (it) =>
        it.attack.attacker === it.owner && hasHit(it.attack) ? embrace(it) : undefined,
    },
  },
  'interdimensional-virus': {
    name: 'Interdimensional Virus',
    text: 'At the start of its activation it rolls a die: with 4 or less it has a Ranged attack more, and takes an injury and a stun if it makes no Ranged attack.',
    on: {
      'activation-start': ({ game, owner, active, rule }) => {
        if (active !== owner) return
        const roll = game.dice.roll({
          purpose: 'Interdimensional Virus',
          seat: owner.seat,
          rule,
        })
        if (sumOf(roll) > 4) return
        remember(game.state.activation, isDriven, true)
        grantExtraAction(game, owner, { kind: 'ranged', source: rule })
      },
      *'activation-end'({ game, owner, active }) {
        const { activation } = game.state
        if (active !== owner || activation === undefined || !recall(activation, isDriven)) return
        if (!activation.taken.some(({ kind }) => kind === 'ranged'))
          yield* inflict(game, owner, { injury: 1, stun: 1, cause: 'Interdimensional Virus' })
      },
    },
  },
  justice: {
    name: 'Justice',
    text: 'When a friend is taken out of the game, an enemy of your choice becomes a Quarry (1).',
    on: {
      *casualty({ game, owner, victim, rule, id }) {
        if (victim === owner || victim.seat !== owner.seat) return
        const enemies = enemiesOf(game, owner.seat)
        const asking = { rule, name: id, prompt: 'Who is the Quarry?' }
        const enemy = yield* chooseModelOrNone(game, owner.seat, enemies, asking)
        if (enemy === undefined || (yield* isSpared(game, owner, enemy, asking.rule))) return
        yield* sufferQuarry(game, enemy, 1, owner)
      },
    },
  },
}
