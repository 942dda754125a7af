import { z } from 'zod'
import {
  type BonusLine,
  colours,
  type DieType,
  type HeroProfile,
  type ItemCard,
  type TileProfile,
} from '../vocabulary.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Ids are small letters, digits and hyphens.')
const amount = z.int().min(0)
const die = z
  .string()
  .regex(/^(white|yellow|orange|red|black)\+?$/, 'A die is a colour, with a + for a free-reroll icon.')
const skill = z.strictObject({
  skill: slug,
  level: z.int().min(1),
  die: z.enum(colours).optional().describe('The colour of the dice it rolls.'),
  limit: z.int().min(1).optional().describe('Works only while the encumbrance total is below this.'),
})
const ours = z.string().optional().describe('What is our own assumption about this card.')

const characteristic = z.strictObject({
  die: die.nullable().describe('null: cubes add no dice, bonuses still count.'),
  limit: z.int().min(0),
})

/** The format of a hero board. */
export const heroData = z.strictObject({
  id: slug,
  name: z.string().min(1),
  subtitle: z.string().optional(),
  set: slug,
  side: z.enum(['heroes', 'villain']),
  ours,
  energy: z.int().min(1),
  recovery: z.strictObject({ active: amount, resting: amount }),
  size: amount,
  menace: amount,
  automaticDefense: die.optional(),
  utilityBelt: amount,
  traits: z.array(slug),
  skills: z.array(skill),
  movement: z.strictObject({ points: z.int().min(1), limit: amount }),
  encumbrance: z
    .array(z.strictObject({ from: amount, bonus: amount }))
    .min(1)
    .describe('From each total on, the bonus of the first movement; the last total is the maximum.'),
  melee: characteristic,
  ranged: characteristic,
  manipulation: characteristic,
  thought: characteristic,
  defense: characteristic,
  rerollLimit: amount,
})

const lines = z.union([
  z.array(z.strictObject({ times: z.int().min(1), dice: z.array(die) })).min(1),
  z.literal('forbidden'),
])

/** The format of a character tile. */
export const tileData = z.strictObject({
  id: slug,
  name: z.string().min(1),
  subtitle: z.string().optional(),
  set: slug,
  side: z.enum(['heroes', 'villain', 'neutral']),
  ours,
  level: z.enum(['leader', 'elite', 'henchman']),
  double: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('Covers two places; which one its indicator points at.'),
  lifePoints: z.int().min(1),
  automaticDefense: amount,
  moveBonus: amount,
  size: amount,
  menace: amount,
  traits: z.array(slug),
  skills: z.array(skill),
  melee: lines,
  ranged: lines,
  manipulation: lines,
  thought: lines,
  reinforcementCost: z.int().min(1).optional(),
  miniatures: z.int().min(1),
})

/** The format of an item card. */
export const itemData = z.strictObject({
  id: slug,
  name: z.string().min(1),
  kind: z.enum(['equipment', 'gadget']),
  type: z.enum(['object', 'tool', 'melee-weapon', 'ranged-weapon']),
  size: amount.describe('Encumbrance of equipment, size of a bat-gadget.'),
  only: z.string().optional().describe('The name of the only hero who benefits.'),
  lethal: z.boolean().optional(),
  singleUse: z.boolean().optional(),
  lines: z.array(
    z.strictObject({
      when: z.enum(['melee', 'ranged', 'manipulation', 'thought', 'movement', 'defense', 'permanent']),
      dice: z.array(die).optional(),
      skills: z.array(skill).optional(),
      successes: z.int().min(1).optional(),
      movePoints: z.int().min(1).optional(),
    }),
  ),
})

/** The formats of the three files of cards. */
export const heroFile = z.strictObject({
  $schema: z.string().optional(),
  about: z.string(),
  heroes: z.array(heroData),
})
export const tileFile = z.strictObject({
  $schema: z.string().optional(),
  about: z.string(),
  tiles: z.array(tileData),
})
export const itemFile = z.strictObject({
  $schema: z.string().optional(),
  about: z.string(),
  items: z.array(itemData),
})

/** `orange+` is an orange die with an icon. */
export function readDie(text: string): DieType {
  const reroll = text.endsWith('+')
  return { colour: (reroll ? text.slice(0, -1) : text) as DieType['colour'], reroll }
}

/** A hero board as rules read it. */
export function readHero({
  ours: _,
  subtitle,
  automaticDefense,
  ...data
}: z.infer<typeof heroData>): HeroProfile {
  const space = (each: z.infer<typeof characteristic>) => ({
    die: each.die === null ? undefined : readDie(each.die),
    limit: each.limit,
  })
  return {
    ...data,
    ...(subtitle === undefined ? {} : { subtitle }),
    skills: data.skills.map(readSkill),
    automaticDefense: automaticDefense === undefined ? undefined : readDie(automaticDefense),
    maxEncumbrance: data.encumbrance.at(-1)?.from ?? 0,
    melee: space(data.melee),
    ranged: space(data.ranged),
    manipulation: space(data.manipulation),
    thought: space(data.thought),
    defense: space(data.defense),
  }
}

/** A tile as rules read it. */
export function readTile({
  ours: _,
  subtitle,
  double,
  reinforcementCost,
  ...data
}: z.infer<typeof tileData>): TileProfile {
  const read = (each: z.infer<typeof lines>): TileProfile['melee'] =>
    each === 'forbidden' ? each : each.map(({ times, dice }) => ({ times, dice: dice.map(readDie) }))
  return {
    ...data,
    ...(subtitle === undefined ? {} : { subtitle }),
    double,
    reinforcementCost,
    skills: data.skills.map(readSkill),
    melee: read(data.melee),
    ranged: read(data.ranged),
    manipulation: read(data.manipulation),
    thought: read(data.thought),
  }
}

/** An item card as rules read it. */
export function readItem({ only, lethal, singleUse, ...data }: z.infer<typeof itemData>): ItemCard {
  return {
    ...data,
    ...(only === undefined ? {} : { only }),
    ...(lethal === undefined ? {} : { lethal }),
    ...(singleUse === undefined ? {} : { singleUse }),
    lines: data.lines.map(
      ({ when, dice, skills, successes, movePoints }): BonusLine => ({
        when,
        ...(dice === undefined ? {} : { dice: dice.map(readDie) }),
        ...(skills === undefined ? {} : { skills: skills.map(readSkill) }),
        ...(successes === undefined ? {} : { successes }),
        ...(movePoints === undefined ? {} : { movePoints }),
      }),
    ),
  }
}

function readSkill({ skill: id, level, die: colour, limit }: z.infer<typeof skill>) {
  return {
    skill: id,
    level,
    ...(colour === undefined ? {} : { die: colour }),
    ...(limit === undefined ? {} : { limit }),
  }
}
