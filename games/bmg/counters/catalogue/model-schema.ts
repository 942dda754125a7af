import { pathText } from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'
import { refuseShape } from '@gargoyle/table'
import { z } from 'zod'
import { affiliations, ranks } from './words.ts'

const id = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write an id in small letters and digits with single hyphens.')
const label = z.string().trim().min(1).max(80)
const skill = z.number().int().min(0).max(30)
const rule = z.string().min(1).max(120)
const affiliation = z.enum(affiliations)
const damage = z
  .string()
  .regex(
    /^(?:-|I+S*|S+)$/,
    'Write damage as one I for each injury and one S for each stun, such as "IS", or "-".',
  )
const $schema = z
  .string()
  .optional()
  .meta({ description: 'Where an editor finds this schema; not read by the game.' })

const weaponSchema = z.strictObject({
  id,
  name: label,
  damage: damage.meta({ description: 'Of each hit: one I for each injury, then one S for each stun.' }),
  bands: z.array(damage).length(3).optional().meta({ description: 'Of a spray: lethal, serious, mild.' }),
  rof: z.number().int().min(1).max(12).optional().meta({ description: 'Rate of fire of a ranged weapon.' }),
  ammo: z.number().int().min(1).max(99).optional(),
  rules: z
    .array(rule)
    .max(20)
    .optional()
    .meta({ description: 'Weapon rules such as "sharp" or "crt(freeze)".' }),
})

const cardSchema = z.strictObject({
  id: id.meta({ description: 'Unique for ever: share codes and replays name it.' }),
  alias: label,
  name: label,
  minion: z
    .boolean()
    .optional()
    .meta({ description: 'A Henchman without a name of its own: any number of copies.' }),
  ranks: z
    .array(z.union([z.enum(ranks), z.strictObject({ rank: z.enum(ranks), affiliation })]))
    .min(1)
    .meta({ description: 'A rank that is for one affiliation only says so.' }),
  affiliations: z.array(affiliation).min(1),
  rivals: z.array(affiliation).optional().meta({ description: 'Bands it never joins.' }),
  reputation: z.number().int().min(0).max(500),
  funding: z.number().int().min(0).max(5000).optional().meta({ description: 'Dollars; 0 if left out.' }),
  skills: z.strictObject({
    willpower: skill,
    strength: skill.meta({ description: 'The number a damage die must reach: 3 means 3+.' }),
    movement: skill,
    attack: skill,
    defense: skill,
    endurance: skill,
    special: skill.optional().meta({ description: '3 if left out.' }),
  }),
  traits: z.array(rule).max(40).meta({ description: 'Traits such as "acrobat" or "scheming(2)".' }),
  weapons: z.array(id).max(12).optional().meta({ description: 'Ids of weapons.' }),
})

const formats = {
  models: z
    .strictObject({
      $schema,
      format: z.literal('gargoyle-bmg-counter-models/1'),
      name: label,
      models: z.array(cardSchema).min(1).max(1000),
    })
    .meta({ title: 'Gargoyle models, first and second edition' }),
  weapons: z
    .strictObject({
      $schema,
      format: z.literal('gargoyle-bmg-counter-weapons/1'),
      weapons: z.array(weaponSchema).min(1).max(1000),
    })
    .meta({ title: 'Gargoyle weapons, first and second edition' }),
} as const

/** The published JSON Schema of a format, made from the very schema that checks it. */
export const catalogueJsonSchema = (format: keyof typeof formats): object =>
  z.toJSONSchema(formats[format], { target: 'draft-2020-12', io: 'input' })

/** Whether a file of the catalogue has the shape of its format; a refusal names the place in it. */
export function checkCatalogueFile(format: keyof typeof formats, json: unknown): Result<true> {
  const shape = formats[format].safeParse(json)
  if (shape.success) return ok(true)
  const { issues } = shape.error
  const { text } = refuseShape(issues, json, { what: 'The file' }).reason
  return refused(text, { path: pathText(issues[0]?.path ?? []) })
}
