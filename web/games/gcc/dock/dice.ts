import type { DescribedDecision, Die, Option, Roll } from '@gargoyle/engine'
import { type DieColour, dieColours, dieFaces, gccOption, gccQuestion, rerollQuestions } from '@gargoyle/gcc'
import type { DieLook, OptionDie } from '../../game-page.ts'

const isColour = (word: unknown): word is DieColour => dieColours.some((each) => each === word)

/** Dice are of five colours, and their faces count successes. */
export function dieLook({ colour }: Pick<Die, 'colour'>): DieLook {
  if (!isColour(colour)) return { name: 'die', tone: 'bone' }
  return { name: colour, tone: colour, faces: { kind: 'successes', counts: dieFaces[colour] } }
}

/** The die that an option is about, as it lies. */
export function optionDie(option: Option, decision: DescribedDecision): OptionDie | undefined {
  const { colour, successes = -1 } = gccOption(option, decision, ...rerollQuestions, 'misfortune') ?? {}
  if (!isColour(colour)) return undefined
  const face = dieFaces[colour].indexOf(successes) + 1
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
export const firstAmount = (decision: DescribedDecision): number | undefined =>
  gccQuestion(decision, 'task-cubes')?.difficulty
