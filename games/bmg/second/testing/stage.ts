import type { ModelSketch, TableSketch } from '@gargoyle/bmg-counters/testing'
import { newAttack, newStrike, type Play, type Strike, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { setTable } from './table.ts'

type Cast = {
  readonly hero?: Partial<ModelSketch>
  readonly mate?: Partial<ModelSketch>
  readonly thug?: Partial<ModelSketch>
}

/** A hero in its activation (0), a Henchman of its crew 2" away (1), and an enemy about 4" away (2). */
export const stage = (
  { hero, mate, thug }: Cast,
  rest: Partial<Omit<TableSketch<'hero' | 'mate' | 'thug'>, 'models'>> = {},
) =>
  setTable<'hero' | 'mate' | 'thug'>({
    models: {
      hero: { seat: 'a', at: [30, 30], counters: 'MMAADDSSS', rank: 'free-agent', endurance: 12, ...hero },
      mate: { seat: 'a', at: [30, 38], endurance: 12, ...mate },
      thug: { seat: 'b', at: [43, 30], counters: '', endurance: 12, ...thug },
    },
    active: 'hero',
    ...rest,
  })

/** A strike that has not been rolled, for asking rules about it. */
export function strikeOf(
  game: Play,
  attacker: Strike['attacker'],
  target: Strike['target'],
  {
    kind = 'melee',
    arm = -1,
    mode = 'strike',
    special,
  }: {
    readonly kind?: Strike['kind']
    readonly arm?: number
    readonly mode?: Strike['attack']['mode']
    readonly special?: string
  } = {},
): Strike {
  const weapon = weaponAt(game, attacker, arm)
  return newStrike(newAttack({ attacker, kind, weapon, arm, mode, special }), target, {})
}
