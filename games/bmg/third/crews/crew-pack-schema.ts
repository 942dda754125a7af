import { z } from 'zod'
import { affiliations, ranks } from '../vocabulary.ts'

const id = z.string().min(1).max(100)

/** A file of ready-made crews. */
export const crewPackSchema = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .meta({ description: 'Where an editor finds this schema; not read by the game.' }),
    format: z.literal('gargoyle-bmg3-crews/1'),
    affiliation: z.enum(affiliations),
    about: z.string().max(500).optional(),
    crews: z
      .array(
        z.strictObject({
          id: id.meta({ description: 'Unique for ever: set-ups and replays name it.' }),
          name: z.string().min(1).max(80),
          about: z.string().min(1).max(500).meta({ description: 'One sentence about how it plays.' }),
          models: z
            .array(
              z.strictObject({
                id,
                rank: z.enum(ranks).optional().meta({ description: 'Henchman if left out.' }),
                equipment: z.array(id).min(1).max(20).optional(),
              }),
            )
            .min(1)
            .max(60)
            .meta({ description: 'All models of the crew, the Boss first.' }),
          deck: z.array(id).max(200).meta({ description: 'Objective cards, each with all its copies.' }),
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Gargoyle ready-made crews, third edition',
    description: 'Crews with decks for a quick start. A test checks that they are legal.',
  })

/** The published JSON Schema of ready-made crews, made from the very schema that checks them. */
export const crewsJsonSchema = (): object =>
  z.toJSONSchema(crewPackSchema, { target: 'draft-2020-12', io: 'input' })
