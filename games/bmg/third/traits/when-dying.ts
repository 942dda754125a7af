import { cardOf, isOnTable, labelOf, placeBeside } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { strengthAttack } from '../attack/strength-attack.ts'
import { caughtBy } from '../attack/templates.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { type Harm, inflict } from '../damage/harm.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseModelOrNone, targetsOf } from './helpers.ts'

/** bmg3/trait/boom: models under the explosion may be damaged, and its source is gone. */
function* explode({ game, owner, rule }: Bmg3Scope): Rule<void> {
  if (!isOnTable(owner)) return
  game.emit(() => ({
    name: 'explosion',
    text: `${labelOf(game, owner)} explodes!`,
    rule,
    about: { model: owner.id },
  }))
  yield* strengthAttack(game, owner, caughtBy(game, owner.at, [owner]), {
    name: 'Boom!',
    strength: 3,
    damage: { stun: 1, injury: 2 },
  })
  yield* becomeCasualty(game, owner, undefined)
}

/** bmg3/trait/boom: a shaky hand, a stray bullet. */
function* mayGoOff(it: Bmg3Scope): Rule<void> {
  const { game, owner, rule } = it
  const roll = game.dice.roll({ purpose: 'Boom!', seat: owner.seat, rule })
  if (roll.dice[0]?.face === 6) yield* explode(it)
}

/** Whether damage would knock a model out or take it out of the game. */
export function isTooMuch(game: Play, { to, stun, injury }: Harm): boolean {
  if (to.injury + injury >= skill(game, 'endurance', to)) return true
  return (
    to.condition !== 'ko' &&
    hasWillpower(game, to) &&
    to.stun + stun >= skill(game, 'willpower', to) &&
    !applies(game, 'cannot-be-ko', { about: to })
  )
}

/** Whether two models have a word on their cards in common that other rules look for. */
function shareKeyword(game: Play, a: Model, b: Model): boolean {
  const { traits } = game.content.book
  return cardOf(game, a).traits.some(({ id }) => traits[id]?.keyword && cardOf(game, b).traitIds.has(id))
}

/** Noted on damage that was passed on: otherwise two doubles would pass it to each other endlessly. */
/** bmg3/trait/not-him: another model turns out to be the one that was hit. */
function* wasSomebodyElse({ game, owner, id, rule }: Bmg3Scope, harm: Harm): Rule<void> {
  const friends = targetsOf(game, owner, {
    side: 'friend',
    within: 8,
    if: (friend) => shareKeyword(game, owner, friend),
  })
  const friend = yield* chooseModelOrNone(game, owner.seat, friends, {
    rule,
    prompt: `Who takes the damage instead of ${labelOf(game, owner)}?`,
    name: id,
  })
  if (friend === undefined) return
  yield* placeBeside(game, { model: owner, beside: friend, reason: 'Not Him', rule })
  const { stun, injury, hits, by, strike, cause, nature } = harm
  harm.stun = 0
  harm.injury = 0
  yield* inflict(game, friend, { stun, injury, hits, by, strike, cause, nature: [...nature, id] })
}

/** Traits that act when their owner is knocked out or taken out. */
export const whenDying: Bmg3Rules = {
  boom: {
    name: 'Boom!',
    text: 'Explodes on a 6 whenever it is damaged, or when its player wants it to in its activation: a Strength die of 3+ against everybody under the explosion, two injuries and a stun for each hit. Then it is out of the game.',
    action: {
      kind: 'free',
      label: 'Explode',
      perform: explode,
    },
    on: {
      harmed: (it) => (it.harm.to === it.owner ? mayGoOff(it) : undefined),
    },
  },
  'not-him': {
    name: 'Not Him',
    text: 'When damage would knock it out or take it out of the game, it may be placed in contact with a friend within 8" that shares a keyword with it. That friend takes the damage instead, and cannot pass it on in its turn.',
    on: {
      'harm-final': (it) =>
        it.harm.to === it.owner && !it.harm.nature.includes(it.id) && isTooMuch(it.game, it.harm)
          ? wasSomebodyElse(it, it.harm)
          : undefined,
    },
  },
}
