import { pathText, slug } from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'
import { refuseShape } from '@gargoyle/table'
import { z } from 'zod'
import { affiliations, ranks } from '../vocabulary.ts'
import { arms } from './equipment-data.ts'
import { parseRuleUse } from './rule-use.ts'

const label = z.string().trim().min(1).max(80)
const rule = z.string().min(1).max(120)

const bearerSchema = z.strictObject({
  ranks: z
    .array(z.enum(ranks))
    .min(1)
    .optional()
    .meta({ description: 'Henchmen, if neither this nor a name is said.' }),
  called: label.optional().meta({ description: 'The short form of a name or alias.' }),
  trait: rule.optional(),
  withoutTrait: rule.optional(),
  weaponRule: rule.optional().meta({ description: 'Some weapon of the bearer has this rule.' }),
  armed: z.enum(arms).optional().meta({
    description: 'It has a weapon that shoots, that takes magazines, or that is used in melee.',
  }),
  boss: z.literal(true).optional().meta({ description: 'Only the Boss.' }),
})

const equipmentSchema = z.strictObject({
  id: z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'Write an id as the affiliation, a slash and the name in short form.')
    .meta({ description: 'Unique for ever: share codes and replays name it.' }),
  name: label,
  funding: z.number().int().min(0).max(5000),
  reputation: z.number().int().min(0).max(500).optional().meta({ description: '0 if left out.' }),
  maxPerCrew: z.number().int().min(1).max(20).optional().meta({ description: '1 if left out.' }),
  grants: z.array(rule).min(1).max(10).meta({
    description: 'Traits that the bearer gains. What only equipment does is a trait of its own name.',
  }),
  bearer: bearerSchema.optional().meta({ description: 'Who may carry it. All that is said must hold.' }),
  besides: z
    .array(label)
    .min(1)
    .optional()
    .meta({ description: 'A model of the crew must be called one of these.' }),
  unlockedBy: rule
    .optional()
    .meta({ description: 'Only a model with this trait opens this part of the list.' }),
  unbreakable: z.literal(true).optional().meta({ description: 'Broken Equipment does nothing to it.' }),
})

/** What one crew can buy, as a file. */
const equipmentPackSchema = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .meta({ description: 'Where an editor finds this schema; not read by the game.' }),
    format: z.literal('gargoyle-bmg3-equipment/1'),
    affiliation: z.enum(affiliations),
    equipment: z.array(equipmentSchema).min(1).max(200),
  })
  .meta({
    title: 'Gargoyle equipment, third edition',
    description: 'What a crew can buy. The game checks more than this schema can say.',
  })

/** The published JSON Schema of equipment, made from the very schema that checks it. */
export const equipmentJsonSchema = (): object =>
  z.toJSONSchema(equipmentPackSchema, { target: 'draft-2020-12', io: 'input' })

/** The ids in a file of equipment, or the first reason why it cannot be used. */
export function checkEquipmentPack(json: unknown): Result<readonly string[]> {
  const shape = equipmentPackSchema.safeParse(json)
  if (!shape.success) {
    const { issues } = shape.error
    const { text } = refuseShape(issues, json, { what: 'The equipment' }).reason
    return refused(text, { path: pathText(issues[0]?.path ?? []) })
  }
  const { affiliation, equipment } = shape.data
  const ids = equipment.map(({ id }) => id)
  for (const [at, { id, name, grants, bearer }] of equipment.entries()) {
    const path = `equipment[${at}]`
    if (id !== `${affiliation}/${slug(name)}`) {
      return refused(`The id of ${name} must be "${affiliation}/${slug(name)}".`, { path: `${path}.id` })
    }
    if (ids.indexOf(id) < at) return refused(`Two pieces have the id "${id}".`, { path: `${path}.id` })
    const uses = [...grants, bearer?.trait, bearer?.withoutTrait, bearer?.weaponRule]
    for (const text of uses.filter((use) => use !== undefined)) {
      const use = parseRuleUse(text)
      if (!use.ok) return refused(use.reason.text, { path })
    }
  }
  return ok(ids)
}
