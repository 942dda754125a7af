import { addEffect, areEnemies, hasEffect, isOnTable, labelOf, profileOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { automaticHits } from '../attack/automatic-hits.ts'
import { weaponAt } from '../attack/melee.ts'
import { type Attack, isRanged } from '../attack/strike.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { move } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'
import { paysEffort } from './helpers.ts'

/** Whether an enemy's attack has this model among its targets. */
const isAimedAt = (attack: Attack, model: Model): boolean =>
  areEnemies(attack.attacker, model) && attack.strikes.some(({ target }) => target === model)

/** How far an Escape Artist gets away. */
const ESCAPE = 4

/** Asks which melee weapon a model prefers; its bare hands are always at hand. */
function* preferredWeapon({ game, owner, rule }: Bmg3Scope): Rule<number> {
  const armed = profileOf(game, owner).weapons.flatMap((weapon, index) => (isRanged(weapon) ? [] : [index]))
  return yield* ask(
    game,
    owner.seat,
    choose({
      name: 'counter-weapon',
      prompt: `What does ${labelOf(game, owner)} strike back with?`,
      rule,
      options: [...armed, -1].map((index) => ({
        id: `${index}`,
        label: weaponAt(game, owner, index).name,
        value: index,
      })),
    }),
  )
}

/** What models do while they are attacked. */
export const reactions: Bmg3Rules = {
  charm: {
    name: 'Charm',
    text: 'Whoever makes a melee attack on this model must pass a Willpower roll first, or the attack on it fails.',
    on: {
      *'attack-declared'({ game, owner, attack, rule }) {
        if (attack.kind !== 'melee' || attack.stopped !== undefined) return
        if (!attack.strikes.some(({ target }) => target === owner)) return
        const { passed } = yield* skillRoll(game, attack.attacker, 'willpower', {
          reason: 'Charm',
          rule,
          against: owner,
        })
        if (passed) return
        attack.strikes = attack.strikes.filter(({ target }) => target !== owner)
        game.emit(() => ({
          name: 'charmed',
          text: `${labelOf(game, attack.attacker)} cannot strike ${labelOf(game, owner)}.`,
          rule,
          about: { model: owner.id, attacker: attack.attacker.id },
        }))
        if (attack.strikes.length === 0) attack.stopped = 'Charm.'
      },
    },
  },
  'counter-attack': {
    name: 'Counter Attack',
    text: 'As target of a melee attack it may make an Effort. For the rest of the activation every hit of such attacks that it blocks becomes a hit on the attacker once the attack is over, with a melee weapon of its choice.',
    on: {
      *'attack-declared'({ game, owner, attack, rule, id }) {
        if (attack.kind !== 'melee' || !isAimedAt(attack, owner) || hasEffect(owner, 'countering')) return
        const strike = attack.strikes.find(({ target }) => target === owner)!
        const pays = yield* paysEffort(
          game,
          owner,
          { purpose: id, strike },
          {
            name: id,
            prompt: `Does ${labelOf(game, owner)} make an Effort to strike back?`,
            rule,
          },
        )
        if (pays) addEffect(game, owner, 'countering', { until: 'activation' })
      },
      *'attack-resolved'(it) {
        const { game, owner, attack } = it
        if (attack.kind !== 'melee' || !isAimedAt(attack, owner) || !hasEffect(owner, 'countering')) return
        const blocked = attack.strikes.find(({ target }) => target === owner)?.blocked ?? 0
        if (blocked === 0 || !isOnTable(attack.attacker)) return
        const weapon = yield* preferredWeapon(it)
        yield* automaticHits(game, owner, attack.attacker, weapon, blocked)
      },
    },
  },
  'escape-artist': {
    name: 'Escape Artist',
    text: 'After an attack of an enemy on it, this model may move up to 4", unless it was knocked out or down.',
    on: {
      *'attack-resolved'({ game, owner, attack, rule }) {
        if (!isAimedAt(attack, owner) || owner.condition !== 'up') return
        yield* move(game, {
          model: owner,
          upTo: ESCAPE,
          reason: 'Escape Artist',
          rule,
        })
      },
    },
  },
}

/** Effects of these traits. */
export const reactionEffects: Bmg3Rules = {
  countering: {
    name: 'Counter Attack',
    text: 'Strikes back at whoever makes melee attacks on it in this activation.',
    rule: 'bmg3/trait/counter-attack',
    keyword: true,
  },
}
