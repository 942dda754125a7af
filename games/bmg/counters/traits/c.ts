import { addEffect, areEnemies, isOnTable, labelOf, removeEffect } from '@gargoyle/bmg-common'
import { memory, type Rule, type RuleId, recall, remember, roundMemory } from '@gargoyle/engine'
import { endsNow } from '../activation/activation-memory.ts'
import { weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { letGoOfOthers, mayAttack } from '../attack/melee.ts'
import { resolveStrike } from '../attack/resolve.ts'
import { isWeaponNamed } from '../attack/weapon-names.ts'
import { chooseMeleeArm } from '../attack/weapon-of-round.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { agrees, chooseModel } from '../model/choose-model.ts'
import { CLINGING, footOf } from '../model/clinging.ts'
import { counterSum, payCounters, paymentBlockedReason } from '../model/counters.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { letGo } from '../movement/move.ts'
import { trigger } from '../rules/rule-system.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { arrest, arrestBlockedReason } from './a.ts'
import { fallenBeside, onEnemySeen } from './helpers.ts'

const SC = { special: 1 } as const
const MEAL = { any: 2 } as const
/** Whether a cannibal has held itself back: it plays the round as usual. bmg1/trait/cannibal */
const hasHeldBack = roundMemory<boolean>('cannibal/held-back', false)

/** Whether a blow has been answered. bmg1/trait/counter-attack */
const isCountered = memory<boolean>('counter-attack/countered', false)

/** Whether a criminal has put an enemy out of action in this game. bmg1/trait/criminal */
const isEmboldened = memory<boolean>('criminal/emboldened', false)

/** A hungry model beside a K.O. model must hold itself back, or eat. bmg1/trait/cannibal */
function* hunger(game: Play, owner: Model, rule: RuleId): Rule<void> {
  const prey = fallenBeside(game, owner)
  if (prey.length === 0 || owner.counters.attack === 0 || owner.condition !== 'up') return
  if (recall(owner, hasHeldBack)) return
  if (yield* rollSkill(game, owner, 'willpower', { reason: 'against its hunger' })) {
    remember(owner, hasHeldBack, true)
    return
  }
  if (counterSum(owner) < 2 || paymentBlockedReason(game, owner, MEAL) !== undefined) {
    remember(game.state.activation, endsNow, true)
    return
  }
  const victim = yield* chooseModel(game, owner.seat, {
    name: 'devour',
    prompt: `Whom does ${labelOf(game, owner)} devour?`,
    rule,
    among: prey,
  })
  yield* payCounters(game, owner, MEAL, 'Cannibal')
  yield* becomeCasualty(game, victim, owner)
  // Another may lie beside it.
  yield* hunger(game, owner, rule)
}

/** Traits whose names begin with C. */
export const c: CounterRules = {
  // bmg1/trait/cannibal
  cannibal: {
    name: 'Cannibal',
    text: 'Beside a K.O. model, friend or foe, and with AC left it rolls Willpower before anything else. Failing, it spends two counters and devours the model, or stays where it is if it has not enough.',
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (owner === active) yield* hunger(game, owner, rule)
      },
      *moved({ game, owner, mover, rule }) {
        if (mover === owner && game.state.activation?.model === owner.id) yield* hunger(game, owner, rule)
      },
      *'attack-resolved'({ game, owner, attack, rule }) {
        if (attack.attacker === owner && game.state.activation?.model === owner.id)
          yield* hunger(game, owner, rule)
      },
    },
  },
  // bmg1/trait/catcher-gear
  'catcher-gear': {
    name: 'Catcher Gear',
    text: 'Tough does nothing against it.',
    always: true,
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'tough-heavy' },
  },
  // bmg1/trait/charismatic
  charismatic: {
    name: 'Charismatic',
    text: 'Its band may have a Free Agent for every 100 Reputation instead of 150.',
    keyword: true,
    forming: { agentsEach: 100 },
  },
  // bmg1/trait/claws, bmg2/trait/claws
  claws: {
    name: 'Claws',
    text: 'Its bare hands do an injury and a stun.',
    unarmed: { damage: { injury: 1, stun: 1 } },
  },
  // bmg1/trait/climbing-shoes
  'climbing-shoes': {
    name: 'Climbing Shoes',
    text: 'Climbing takes no MC and does not impair it. For 1SC its move may end on the side of a wall.',
    own: {
      'no-counter-for': ({ purpose }) => purpose === 'climb',
      'not-impaired': ({ purpose }) => purpose === 'climb',
      clings: true,
    },
  },
  // bmg1/trait/combo-weapon, bmg2/trait/combo
  'combo-weapon': {
    name: 'Combo: Weapon',
    text: 'Every two AC with that weapon are three strikes.',
    own: {
      'strikes-in-threes': ({ weapon, args }) =>
        weapon !== undefined && isWeaponNamed(weapon, args[0] ?? 'unarmed'),
    },
  },
  // bmg1/trait/commissioner
  commissioner: {
    name: 'Commissioner',
    text: 'It arrests for 1MC.',
    action: { label: 'Arrest', cost: { movement: 1 }, why: arrestBlockedReason, perform: arrest },
  },
  // bmg1/trait/confusion
  confusion: {
    name: 'Confusion',
    text: 'Once a round, on an enemy in sight within 20 cm: Attack and Defense -1, and it cannot spend SC, until the end of the round.',
    action: onEnemySeen(20, { cost: { special: 2 }, limit: 'round' }, (game, target, by) => {
      // Unlike Distract it does not say that it does not add up.
      addEffect(game, target, 'confusion', { until: 'round', by, each: true })
    }),
    effect: {
      name: 'Confused',
      text: 'Attack and Defense -1, no SC.',
      own: { attack: -1, defense: -1, 'cannot-spend': ({ purpose }) => purpose === 'special' },
    },
  },
  // bmg1/trait/control-pheromones
  'control-pheromones': {
    name: 'Control Pheromones',
    text: 'An enemy in sight within 10 cm may be hypnotized.',
    action: onEnemySeen(10, { cost: { special: 3 } }, (game, target, by) =>
      sufferEffect(game, target, { id: 'hypnotize', args: [] }, { by }),
    ),
  },
  // bmg1/trait/counter-attack, bmg1/core/passive-skills, bmg1/core/one-melee-weapon-a-round
  'counter-attack': {
    name: 'Counter Attack',
    text: 'For 1SC, when it blocks an impact, it strikes the attacker once, at the same time as the attack.',
    on: {
      *blocked({ game, owner, strike, count, rule }) {
        const { attacker, sufferer } = strike
        if (count === 0 || sufferer !== owner || recall(strike, isCountered) || !isOnTable(attacker)) return
        if (strike.attack.occasion === 'reaction' || !areEnemies(owner, attacker)) return
        if (paymentBlockedReason(game, owner, SC) !== undefined) return
        // bmg1/trait/obsessive: striking back is an attack too.
        if (!mayAttack(game, owner, attacker, 'melee')) return
        const prompt = `Does ${labelOf(game, owner)} strike back? (1SC)`
        if (!(yield* agrees(game, owner.seat, { name: 'counter-attack', prompt, rule, model: owner }))) return
        remember(strike, isCountered, true)
        yield* payCounters(game, owner, SC, 'Counter Attack')
        const arm = yield* chooseMeleeArm(game, owner, rule)
        const attack = newAttack({
          attacker: owner,
          kind: 'melee',
          weapon: weaponAt(game, owner, arm),
          arm,
          occasion: 'reaction',
        })
        const back = newStrike(attack, attacker, { dice: 1 })
        letGoOfOthers(game, attack)
        yield* resolveStrike(game, back)
        yield* trigger(game, 'attack-resolved', { attack })
      },
    },
  },
  // bmg1/trait/criminal, bmg2/trait/criminal
  criminal: {
    name: 'Criminal',
    text: 'The first time it puts an enemy K.O. or out of the game: Willpower +1 for the rest of the game.',
    on: {
      'knocked-out': ({ game, owner, victim, by }) => embolden(game, owner, victim, by),
      casualty: ({ game, owner, victim, by }) => embolden(game, owner, victim, by),
    },
    effect: { text: 'Willpower +1.', own: { willpower: 1 } },
  },
}

function embolden(game: Play, owner: Model, victim: Model, by: Model | undefined): undefined {
  if (by !== owner || !areEnemies(owner, victim) || recall(owner, isEmboldened)) return
  remember(owner, isEmboldened, true)
  addEffect(game, owner, 'criminal', { until: 'game' })
}

/** Effects of these traits. */
export const cEffects: CounterRules = {
  // bmg1/trait/climbing-shoes
  clinging: {
    name: 'On a wall',
    text: 'It hangs on the side of a wall, and falls if it is knocked out or down.',
    on: {
      *'knocked-out'({ game, owner, victim }) {
        if (owner === victim) yield* letGo(game, owner)
      },
      *'knocked-down'({ game, owner, victim }) {
        if (owner === victim) yield* letGo(game, owner)
      },
      // A model that is pushed or set down somewhere else no longer hangs there.
      moved({ owner, mover }) {
        const [foot, { at }] = [footOf(owner), owner]
        if (mover === owner && foot !== undefined && (at?.x !== foot.x || at.y !== foot.y || at.z <= foot.z))
          removeEffect(owner, CLINGING)
      },
    },
  },
}
