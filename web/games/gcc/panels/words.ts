import type { BonusLine, DieType, HeroProfile, ItemCard, SkillUse, TileProfile } from '@gargoyle/gcc'
import type { GccTable, RuleText, SkillNow } from '../table-data.ts'

/** A number with its word. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** Dice in words: `2 yellow, 1 orange with a free reroll`. */
export function diceWords(dice: readonly DieType[]): string {
  if (dice.length === 0) return 'no dice'
  const counts = new Map<string, number>()
  for (const { colour, reroll } of dice) {
    const name = reroll ? `${colour} with a free reroll` : colour
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
}

/** Words that stand in texts of skills for several things, and for one. */
const singulars: Readonly<Record<string, string>> = { allies: 'ally', dice: 'die', successes: 'success' }
const COUNTED =
  /\b1 ((?:more|free|further|white|flame|frost|gas|smoke|shackle|life) )?(allies|characters|cubes|dice|levels|moves|points|rerolls|successes|targets|tokens|wounds)\b/g

/** What a skill does at its level: the X of its text is the level. */
export function skillText({ text }: RuleText, level: number): string {
  const filled = text.replaceAll(/\bX\b/g, `${level}`)
  if (level !== 1) return filled
  return filled.replaceAll(
    COUNTED,
    (_, kind: string | undefined, many: string) => `1 ${kind ?? ''}${singulars[many] ?? many.slice(0, -1)}`,
  )
}

/** The name of a skill with its level and the colour of its dice. */
export const skillName = ({ name }: RuleText, { level, die }: Pick<SkillNow, 'level' | 'die'>): string =>
  `${name} ${level}${die === undefined ? '' : ` (${die} dice)`}`

/** What a skill is called, from a card. */
function useName(use: SkillUse, { skills }: Pick<GccTable, 'skills'>): string {
  const rule = skills[use.skill]
  return rule === undefined ? use.skill : skillName(rule, use)
}

const moments: Readonly<Record<BonusLine['when'], string>> = {
  melee: 'melee',
  ranged: 'ranged',
  manipulation: 'manipulation',
  thought: 'thought',
  movement: 'movement',
  defense: 'defence',
  permanent: 'always',
}

/** One line of a card: when it helps, and with what. */
export function lineWords(line: BonusLine, table: Pick<GccTable, 'skills'>): string {
  const { dice = [], skills = [], successes = 0, movePoints = 0 } = line
  const parts = [
    ...(dice.length > 0 ? [diceWords(dice)] : []),
    ...(successes > 0 ? [counted(successes, 'automatic success', 'automatic successes')] : []),
    ...(movePoints > 0 ? [counted(movePoints, 'move point')] : []),
    ...skills.map((use) => useName(use, table)),
  ]
  return `${moments[line.when]}: ${parts.join(', ')}`
}

/** A card in a sentence: how heavy it is, what it gives, who may use it. */
export function itemWords(
  { kind, size, lines, only, lethal, singleUse }: ItemCard,
  table: Pick<GccTable, 'skills'>,
): string {
  return [
    kind === 'gadget' ? 'bat-gadget, weighs nothing' : `weighs ${size}`,
    ...lines.map((line) => lineWords(line, table)),
    ...(only === undefined ? [] : [`for ${only} only`]),
    ...(lethal ? ['lethal: not with the Moral Code'] : []),
    ...(singleUse ? ['used up'] : []),
  ].join('; ')
}

/** The name of a board or tile with what distinguishes it from others of the name. */
export const cardTitle = ({ name, subtitle }: Pick<TileProfile, 'name' | 'subtitle'>): string =>
  subtitle === undefined ? name : `${name} (${subtitle})`

const characteristics = ['melee', 'ranged', 'manipulation', 'thought'] as const

/** What characters of a tile can do, in a sentence. */
export function tileWords(profile: TileProfile): string {
  const actions = characteristics.flatMap((action) => {
    const lines = profile[action]
    if (lines === 'forbidden') return []
    return lines.map(
      ({ times, dice }) =>
        `${action} ${diceWords(dice)}${times === 1 ? '' : times === 2 ? ', twice' : `, ${times} times`}`,
    )
  })
  return [`moves ${profile.moveBonus}`, ...actions, `defence ${profile.automaticDefense}`].join('; ')
}

/** A space of a hero board, for the panel. */
export interface SpaceLine {
  readonly name: string
  readonly cubes: number
  readonly limit: number
  /** What a cube there gives. */
  readonly gives: string
}

const dieWords = (die: DieType | undefined): string =>
  die === undefined ? 'no die' : `${die.colour} die${die.reroll ? ' with a free reroll' : ''}`

/** The spaces of a hero board in the order in which the game lists them, with what lies on each. */
export function spaceLines(profile: HeroProfile, cubes: readonly number[]): readonly SpaceLine[] {
  const rows: readonly Omit<SpaceLine, 'cubes'>[] = [
    ...characteristics.map((name) => ({
      name,
      limit: profile[name].limit,
      gives: `${dieWords(profile[name].die)} a cube`,
    })),
    {
      name: 'movement',
      limit: profile.movement.limit,
      gives: `${counted(profile.movement.points, 'move point')} a cube`,
    },
    { name: 'defence', limit: profile.defense.limit, gives: `${dieWords(profile.defense.die)} a cube` },
    { name: 'reroll', limit: profile.rerollLimit, gives: 'one die again a cube' },
  ]
  return rows.map((row, i) => ({ ...row, cubes: cubes[i] ?? 0 }))
}
