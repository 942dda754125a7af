import { type DescribedDecision, type Die, isRecord, type Option, type Roll } from '@gargoyle/engine'
import { type DieColour, dieColours, dieFaces } from '@gargoyle/gcc'
import type { DieLook, OptionDie } from '../../game-page.ts'

const isColour = (word: unknown): word is DieColour => dieColours.some((each) => each === word)

/** Dice are of five colours, and their faces count successes. */
export function dieLook({ colour }: Pick<Die, 'colour'>): DieLook {
  if (!isColour(colour)) return { name: 'die', tone: 'bone' }
  return { name: colour, tone: colour, faces: { kind: 'successes', counts: dieFaces[colour] } }
}

/** Questions whose options are dice that may be rolled again. */
const rerolls = new Set(['paid-rerolls', 'free-rerolls', 'icon-rerolls', 'misfortune'])

/** The die that an option is about, as it lies. */
export function optionDie({ about }: Option, { name }: DescribedDecision): OptionDie | undefined {
  if (!rerolls.has(name) || !isRecord(about) || !isColour(about.colour)) return undefined
  const { colour, successes } = about
  const face = dieFaces[colour].indexOf(typeof successes === 'number' ? successes : -1) + 1
  return face === 0 ? undefined : { look: dieLook({ colour }), sides: 6, face }
}

/** Questions for cubes that become dice. */
const cubes = new Set(['attack-cubes', 'task-cubes', 'defense-cubes'])

/** Whether dice are rolled for an answer. */
export const rollsDice = ({ name }: DescribedDecision): boolean => cubes.has(name)

/** The purpose of a roll names the one who rolls and the opponent. */
export const rollTitle = ({ purpose }: Pick<Roll, 'purpose'>): string =>
  `${purpose.slice(0, 1).toUpperCase()}${purpose.slice(1)}`

/** As many cubes for a complex action as it takes successes: with fewer hardly anything comes of it. */
export function firstAmount({ name, about }: DescribedDecision): number | undefined {
  const difficulty = name === 'task-cubes' && isRecord(about) ? about.difficulty : undefined
  return typeof difficulty === 'number' ? difficulty : undefined
}
