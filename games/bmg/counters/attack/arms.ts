import { cardOf } from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import { withHands } from '../preparation/make-card.ts'
import { weaponRecord, weaponRuleId } from '../rules/rule-ids.ts'
import { applies, isLost } from '../rules/rule-system.ts'
import { effectRecord, effectRule, isRuleActive } from '../rules/rules-in-force.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import type { Arm, Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'

/** The place that stands for bare hands. */
export const UNARMED = -1

/** The weapon in one of a model's hands; its bare hands where there is none. bmg1/core/unarmed */
export function weaponAt(game: Play, model: Model, arm: number): Weapon {
  const held = model.arms[arm]
  return inHandsOf(game, model, held === undefined ? bareHands(game, model) : weaponOf(game, held))
}

/** A weapon as its card prints it, with what was bought for it. bmg2/core/equipment, bmg2/effect/steal */
function weaponOf({ content }: Play, { card, index, fitted }: Arm): Weapon {
  const weapon = content.cards[card]!.weapons[index]!
  return fitted === undefined ? weapon : { ...weapon, rules: [...weapon.rules, ...fitted] }
}

/** Bare hands, as its card or a trait that it has gained makes them. */
function bareHands(game: Play, model: Model): Weapon {
  const { unarmed } = cardOf(game, model)
  if (model.effects.length === 0) return unarmed
  const gained = model.effects.flatMap((effect) => effectRecord(game, effect).unarmed ?? [])
  return gained.length === 0 ? unarmed : gained.reduce(withHands, unarmed)
}

/** A weapon as traits and what lasts on its wielder make it. */
export function inHandsOf(game: Play, wielder: Model, weapon: Weapon): Weapon {
  let changed = weapon
  for (const owned of game.content.ruleIndex.weaponChanges) {
    const owner = game.state.models[owned.owner]!
    const { id, record, rule, args } = owned
    if (isRuleActive(owner, record) && !isLost(game, owner, owned))
      changed = record.changesWeapon!({
        game,
        owner,
        id,
        rule,
        args,
        effect: undefined,
        wielder,
        weapon: changed,
      })
  }
  for (const effect of wielder.effects) {
    const change = effectRecord(game, effect).changesWeapon
    if (change === undefined) continue
    const { id, rule, args } = effectRule(game, effect)
    changed = change({ game, owner: wielder, id, rule, args, effect, wielder, weapon: changed })
  }
  return changed
}

/** Why a weapon is out of use: no magazine, or a rule of its own. bmg1/core/ammunition, bmg2/core/ammunition */
export function useBlockedReason(game: Play, owner: Model, arm: number): string | undefined {
  const weapon = weaponAt(game, owner, arm)
  if (applies(game, 'cannot-use-weapon', { about: owner, weapon })) return `${weapon.name} is out of order.`
  if (owner.arms[arm]?.ammo === 0) return `${weapon.name} has no magazine left.`
  for (const { id, args } of weapon.rules) {
    const record = weaponRecord(game, id)
    const why = record?.useBlockedReason?.({
      game,
      owner,
      id,
      rule: weaponRuleId(game, id, record),
      args,
      effect: undefined,
      weapon,
      arm,
    })
    if (why !== undefined) return why
  }
  return undefined
}

/** A magazine for each attack, however many shots. bmg1/core/ammunition */
export function spendMagazine(game: Play, owner: Model, arm: number): void {
  const held = owner.arms[arm]
  if (held === undefined) return
  if (held.ammo > 0) held.ammo--
  noteLastUse(game, owner, arm)
}

/** The last round in which a model used each of its weapons, as `weaponKey` names them. bmg1/weapon-rule/reload */
export const lastUses = memory<Readonly<Record<string, number>>>('weapons/last-uses', {})

/** Notes that a weapon is used in this round. */
export function noteLastUse({ state }: Play, owner: Model, arm: number): void {
  remember(owner, lastUses, { ...recall(owner, lastUses), [weaponKey(owner, arm)]: state.round })
}

/** What the last use of a weapon is kept under. */
export function weaponKey(owner: Model, arm: number): string {
  const held = owner.arms[arm]
  return held === undefined ? 'unarmed' : `weapon ${held.card} ${held.index}`
}

/** The place of the weapon that is kept under a key, or of bare hands; undefined where the model has lost it. */
export const armWithKey = (owner: Model, key: string): number | undefined =>
  [UNARMED, ...owner.arms.keys()].find((arm) => weaponKey(owner, arm) === key)

/** Puts a magazine into a weapon, never more than it had at the start. Gives whether there was room. */
export function rearm(owner: Model, arm: number): boolean {
  const held = owner.arms[arm]
  if (held === undefined || held.ammo < 0 || held.ammo >= held.most) return false
  held.ammo++
  return true
}

/** The places of weapons that have room for a magazine. */
export const armsToLoad = (game: Play, owner: Model): readonly number[] =>
  owner.arms.flatMap(({ ammo, most }, arm) => {
    const weapon = weaponAt(game, owner, arm)
    const never = applies(game, 'never-reloaded', { about: owner, weapon })
    return ammo >= 0 && ammo < most && !never ? [arm] : []
  })

/** The template a weapon hits with, if it uses one. */
export function templateOf(game: Play, weapon: Weapon): CounterRule['template'] {
  const found = weapon.rules.flatMap(({ id }) => weaponRecord(game, id)?.template ?? [])
  // Grenades are listed as explosive too. bmg2/template/grenades
  return found.includes('grenade') ? 'grenade' : found[0]
}

/** What rules of a weapon do when it is used. Gives whether the attack comes to nothing. bmg2/core/paradox */
export function* failsInUse(game: Play, owner: Model, arm: number): Rule<boolean> {
  const weapon = weaponAt(game, owner, arm)
  for (const { id, args } of weapon.rules) {
    const record = weaponRecord(game, id)
    if (record?.beforeUse === undefined) continue
    const rule = weaponRuleId(game, id, record)
    const work = record.beforeUse({ game, owner, id, rule, args, effect: undefined, weapon, arm })
    if (work !== undefined && (yield* work)) return true
  }
  return false
}
