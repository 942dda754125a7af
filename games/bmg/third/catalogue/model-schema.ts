import { z } from 'zod'
import { affiliations, ranks } from '../vocabulary.ts'
import { damagePattern } from './damage.ts'

/** The first thing in every content pack; a later format will say another number. */
export const PACK_FORMAT = 'gargoyle-bmg3-models/1'

const label = z.string().trim().min(1).max(80)
const skill = z.number().int().min(1).max(20)
const rule = z.string().min(1).max(120)
const affiliation = z.enum(affiliations)

/** A weapon as data writes it. */
const weaponDataSchema = z.strictObject({
  name: label,
  damage: z
    .string()
    .max(10)
    .regex(
      damagePattern,
      'Write damage as one I for each injury and one S for each stun, such as "IS", or "-".',
    )
    .meta({ description: 'Of each hit: one I for each injury, then one S for each stun; - for none.' }),
  rof: z.number().int().min(1).max(12).optional().meta({
    description: 'Rate of fire: attack dice of a ranged weapon. A melee weapon has none.',
  }),
  ammo: z.number().int().min(1).max(99).optional().meta({
    description: 'Magazines of a ranged weapon; without this it never runs dry.',
  }),
  rules: z
    .array(rule)
    .max(20)
    .optional()
    .meta({ description: 'Weapon rules such as "sharp" or "reach(2)".' }),
})

/** A character card as data writes it. What is usual may be left out. */
export const profileDataSchema = z.strictObject({
  id: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write an id in small letters and digits with single hyphens.')
    .meta({ description: 'Unique for ever: share codes and replays name it.' }),
  alias: label.meta({ description: 'What the character is called in the streets.' }),
  name: label.meta({ description: 'Who it truly is; "Unknown" if nobody knows.' }),
  base: z.number().int().min(20).max(150).meta({ description: 'Diameter of its base in millimetres.' }),
  ranks: z.array(z.enum(ranks)).min(1).max(3),
  affiliations: z.array(affiliation).min(1).meta({ description: '"unknown" joins any crew.' }),
  rivals: z.array(affiliation).optional().meta({ description: 'Crews it never joins.' }),
  reputation: z.number().int().min(0).max(500),
  funding: z.number().int().min(0).max(5000).optional().meta({ description: 'Dollars; 0 if left out.' }),
  skills: z.strictObject({
    willpower: skill.optional().meta({ description: 'Left out: it has no mind to break.' }),
    endurance: skill,
    movement: z.number().int().min(0).max(40).meta({ description: 'Inches.' }),
    attack: skill,
    strength: z.number().int().min(2).max(6).meta({ description: 'The number to reach: 3 means 3+.' }),
    defense: skill,
    special: skill.optional().meta({ description: '3 if left out.' }),
  }),
  traits: z.array(rule).max(40).meta({ description: 'Traits such as "acrobat" or "combo(unarmed)".' }),
  weapons: z.array(weaponDataSchema).max(12).optional(),
  eternal: z.boolean().optional().meta({ description: 'Legal in every season.' }),
})

/** A character card's shape in data. */
export type ProfileData = z.infer<typeof profileDataSchema>

/** A weapon's shape in data. */
export type WeaponData = z.infer<typeof weaponDataSchema>

/** A file of models of a player's own. */
export const contentPackSchema = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .meta({ description: 'Where an editor finds this schema; not read by the game.' }),
    format: z.literal(PACK_FORMAT),
    name: label,
    about: z.string().max(500).optional(),
    models: z.array(profileDataSchema).min(1).max(1000),
  })
  .meta({
    title: 'Gargoyle models, third edition',
    description: 'Character cards of your own. The game checks more than this schema can say.',
  })

/** The published JSON Schema of content packs, made from the very schema that reads them. */
export const modelsJsonSchema = (): object =>
  z.toJSONSchema(contentPackSchema, { target: 'draft-2020-12', io: 'input' })
