import type { RuleUse, TableConditions } from '@gargoyle/bmg-counters'

const use = (id: string, ...args: readonly string[]): RuleUse => ({ id, args })

/** The levels of Kryptonians. */
const LEVELS = 6

/** Invulnerability at night, by level. bmg2/table/kryptonian-night */
const NIGHT = [1, 2, 3, 3, 4, 5] as const

const atLeast = (level: number, from: number, ...ids: readonly string[]): readonly RuleUse[] =>
  level >= from ? ids.map((id) => use(id)) : []

/**
 * The traits of a Kryptonian of a level. Daylight makes it less vulnerable, and it regenerates from level 2 and is swift
 * from level 4. bmg2/table/kryptonian-night, bmg2/table/kryptonian-day
 */
export function kryptonianTraits(
  [given = '1']: readonly string[],
  { daylight = false }: TableConditions,
): readonly RuleUse[] {
  const level = Math.min(LEVELS, Math.max(1, Number(given)))
  const invulnerability = NIGHT[level - 1]! + (daylight ? 1 : 0)
  return [
    use('fast'),
    use('invulnerability', `${invulnerability}`),
    use('natural-immunities'),
    ...(level === 2 ? [use('super-jump')] : []),
    ...atLeast(level, 3, 'fly'),
    ...atLeast(level, 4, 'tough-skin'),
    ...atLeast(level, 5, 'hover', 'flying-high'),
    ...(daylight ? [...atLeast(level, 2, 'regeneration'), ...atLeast(level, 4, 'swift')] : []),
  ]
}
