import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { weaponRecord } from '../rules/rule-ids.ts'
import { applies, isDenied } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import type { Damage, RuleUse } from '../vocabulary.ts'
import type { Strike } from './attack.ts'

/**
 * The weapon rule that names what a critical hit does instead of the extra stun. bmg1/core/special-critical,
 * bmg2/core/critical
 */
const CRT = 'crt'

/** What a critical hit adds: markers, or an effect in their place. */
export type Critical = { readonly damage: Damage; readonly effect: RuleUse | undefined }

const NOTHING: Damage = { stun: 0, injury: 0 }

/** What the critical of a strike is, if it has one; none without a 6 and a success. */
export function* criticalOf(game: Play, strike: Strike): Rule<Critical> {
  if (strike.criticals === 0) return { damage: NOTHING, effect: undefined }
  const special = yield* specialCritical(game, strike)
  if (special === undefined) return { damage: { stun: strike.criticals, injury: 0 }, effect: undefined }
  const [what = '', ...args] = special.args
  if (isDamage(what)) {
    const times = (letter: string): number => strike.criticals * (what.split(letter).length - 1)
    const damage = { injury: times('i'), stun: times('s') }
    return { damage, effect: undefined }
  }
  return { damage: NOTHING, effect: { id: what, args } }
}

/** The poison that is on the weapon in an attack, where it can have several; empty where nothing was picked. */
const pickedPoison = memory<string>('poison/picked', '')

const isPoison = (game: Play, use: RuleUse): boolean => isCritical(game, use.id) && use.args[0] === 'poison'

/**
 * Before the first die of an attack, which of several poisons is on the weapon. bmg1/effect/poison: one must be picked
 * before the attack. bmg2/core/critical
 */
export function* choosePoison(game: Play, { attack, attacker, weapon }: Strike): Rule<void> {
  const poisons = weapon.rules.filter((use) => isPoison(game, use))
  if (poisons.length < 2 || recall(attack, pickedPoison) !== '') return
  const picked = yield* ask(
    game,
    attacker.seat,
    choose({
      name: 'poison',
      prompt: `Which poison is on the weapon of ${labelOf(game, attacker)}? (${weapon.name})`,
      rule: ruleId(game, 'effect/poison'),
      about: { model: attacker.id },
      options: poisons.map((use, at) => ({ id: `${at}`, value: use, label: describePoison(game, use) })),
    }),
  )
  remember(attack, pickedPoison, picked.args.join())
}

/** A poison as players read it: `Toxic 1`. */
const describePoison = ({ content }: Play, { args: [, what = '', amount = ''] }: RuleUse): string =>
  `${content.book.effects[what]?.name ?? what} ${amount}`.trim()

const isDamage = (what: string): boolean => /^[is]+$/.test(what)

/**
 * The special critical of a strike. Of several one counts: the attacker's choice where the edition leaves it to the player,
 * else one that a special attack lends before the weapon's own.
 */
function* specialCritical(game: Play, strike: Strike): Rule<RuleUse | undefined> {
  const { attacker } = strike
  const poison = recall(strike.attack, pickedPoison)
  const isLeftOff = (use: RuleUse): boolean =>
    poison !== '' && isPoison(game, use) && use.args.join() !== poison
  const found = strike.weapon.rules.flatMap((use) =>
    isCritical(game, use.id) && !isLeftOff(use) && !isDenied(game, strike, use.id)
      ? [readCritical(game, use)]
      : [],
  )
  const different = [...new Map(found.map((use) => [use.args.join(), use])).values()]
  if (different.length < 2 || !applies(game, 'chooses-critical', { about: attacker, strike }))
    return found.at(-1)
  return yield* ask(
    game,
    attacker.seat,
    choose({
      name: 'critical',
      prompt: `What does the critical hit on ${labelOf(game, strike.sufferer)} do?`,
      rule: ruleId(game, 'core/critical'),
      about: { model: attacker.id, target: strike.sufferer.id },
      options: different.map((use, at) => ({ id: `${at}`, value: use, label: describeCritical(game, use) })),
    }),
  )
}

function readCritical(game: Play, use: RuleUse): RuleUse {
  const critical = weaponRecord(game, use.id)?.critical
  return critical ? { id: use.id, args: critical(use.args) } : use
}

/** A critical as players read it: `2 injuries`, `Stunned`. */
function describeCritical({ content }: Play, { args: [what = ''] }: RuleUse): string {
  if (!isDamage(what)) return content.book.effects[what]?.name ?? what
  const count = (letter: string, one: string, many: string): readonly string[] => {
    const times = what.split(letter).length - 1
    return times === 0 ? [] : [times === 1 ? one : `${times} ${many}`]
  }
  return [...count('i', 'an injury', 'injuries'), ...count('s', 'a stun', 'stuns')].join(' and ')
}

const isCritical = (game: Play, id: string): boolean =>
  id === CRT || weaponRecord(game, id)?.critical !== undefined
