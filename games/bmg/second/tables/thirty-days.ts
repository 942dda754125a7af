import type { RuleUse, TableConditions } from '@gargoyle/bmg-counters'

/** What Calendar Man can do, from January to December. bmg2/table/thirty-days */
export const thirtyDays = [
  'demotivate',
  'confusion',
  'luck',
  'trickster',
  'disarray',
  'demoralize',
  'veteran',
  'intimidate',
  'cruel',
  'undead',
  'unpredictable',
  'survivor',
] as const

/** The month of a game that names none: the one in which Calendar Man likes best to strike. */
const USUAL_MONTH = 10

/** The trait of the month that the game is played in, an option of its setup. bmg2/table/thirty-days */
export const traitOfTheMonth = (
  _args: readonly string[],
  { month = USUAL_MONTH }: TableConditions,
): readonly RuleUse[] => [{ id: thirtyDays[month - 1]!, args: [] }]
