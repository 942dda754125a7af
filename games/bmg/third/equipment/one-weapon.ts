import { cardOf, labelOf } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { isRanged } from '../attack/strike.ts'
import type { Bmg3Scope } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'

/** The weapons that pieces of equipment were put on, by the equipment. */
const fitted = memory<Readonly<Record<string, readonly string[]>>>('one-weapon/fitted', {})

/** Whether a piece of equipment was put on this weapon of its bearer. */
export const isFitted = (owner: Model, item: string, weapon: Weapon): boolean =>
  recall(owner, fitted)[item]?.includes(weapon.id) === true

/**
 * Lets a player choose the weapon that a piece of equipment is for; not asked if there is only one. Returns its
 * index.
 */
export function* fitOnWeapon(
  { game, owner, id, rule }: Bmg3Scope,
  fits: (weapon: Weapon) => boolean = isRanged,
): Rule<number | undefined> {
  const { weapons } = cardOf(game, owner).profile
  const open = [...weapons.keys()].filter((index) => fits(weapons[index]!))
  if (open.length === 0) return undefined
  const picked =
    open.length === 1
      ? open[0]!
      : yield* ask(
          game,
          owner.seat,
          choose({
            name: 'fit-weapon',
            prompt: `${game.content.book.traits[id]?.name}: which weapon of ${labelOf(game, owner)} is it for?`,
            rule,
            about: { model: owner.id },
            options: open.map((index) => ({ id: `${index}`, label: weapons[index]!.name, value: index })),
          }),
        )
  const known = recall(owner, fitted)
  remember(owner, fitted, { ...known, [id]: [...(known[id] ?? []), weapons[picked]!.id] })
  return picked
}
