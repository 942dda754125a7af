import { z } from 'zod'
import { pieceKindNames } from './default-piece.ts'

/** The first thing in every board file; a later format will say another number. */
export const BOARD_FORMAT = 'gargoyle-board/1'

const length = z.number().meta({ description: 'A length in the unit of the board.' })
const size = z.number().positive().meta({ description: 'A length above zero in the unit of the board.' })
const corner = z.tuple([length, length]).meta({ description: 'A place: x to the east, y to the north.' })

const id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/)
  .meta({ description: 'Letters, digits, - and _, at most 60; no two things on a board share one.' })

const outline = z
  .array(corner)
  .max(100)
  .meta({ description: 'The corners in order, at least three; the last joins the first by itself.' })

const rectangle = z.strictObject({
  rect: z.tuple([length, length, size, size]).meta({
    description: 'An upright rectangle: x and y of its south-west corner, width, depth.',
  }),
})

/** One piece as a board file holds it. What the kind already says may be left out. */
export const pieceFileSchema = z.strictObject({
  id,
  kind: z
    .enum(pieceKindNames)
    .meta({ description: 'What it is; this gives the defaults of all that follows.' }),
  name: z.string().min(1).max(80).optional(),
  footprint: z.union([outline, rectangle]),
  bottom: length.optional().meta({ description: 'Height of its underside above the table; 0 if left out.' }),
  top: length.optional().meta({
    description:
      'Height of its upper side above the table. Kinds with a usual height (car, crate …) need none.',
  }),
  sight: z.enum(['blocked', 'screened', 'clear']).optional(),
  blocksLight: z.boolean().optional(),
  passage: z.enum(['solid', 'impassable', 'difficult', 'open']).optional(),
  climbable: z.boolean().optional(),
  standable: z.boolean().optional(),
  ladder: z.boolean().optional(),
  cover: z.enum(['none', 'light', 'medium', 'heavy']).optional(),
})

/** One street lamp as a board file holds it. */
export const lampFileSchema = z.strictObject({
  id,
  at: corner,
  radius: size.optional().meta({ description: 'Half the width of its foot; 15 mm if left out.' }),
  reach: size.optional().meta({ description: 'How far it shines; 4 inches if left out.' }),
})

/** A whole board file. */
export const boardFileSchema = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .meta({ description: 'Where an editor finds this schema; not read by the game.' }),
    format: z.literal(BOARD_FORMAT),
    name: z.string().min(1).max(80),
    theme: z.string().max(80),
    about: z.string().max(500).meta({ description: 'A sentence or two on what the place is.' }),
    unit: z.enum(['inch', 'cm', 'mm']).meta({ description: 'What every length in the file counts.' }),
    size: z.tuple([size, size]).meta({ description: 'Width (west to east) and depth (south to north).' }),
    pieces: z.array(pieceFileSchema).max(2000),
    lamps: z.array(lampFileSchema).max(200).optional(),
  })
  .meta({
    title: 'Gargoyle board',
    description: 'A table with its scenery and lamps. The game checks more than this schema can say.',
  })

/** A board file's shape in TypeScript. */
export type BoardFile = z.infer<typeof boardFileSchema>

/** A piece in a board file. */
export type PieceFile = z.infer<typeof pieceFileSchema>

/** A lamp in a board file. */
export type LampFile = z.infer<typeof lampFileSchema>

/** The published JSON Schema of board files, made from the very schema that reads them. */
export const boardJsonSchema = (): object =>
  z.toJSONSchema(boardFileSchema, { target: 'draft-2020-12', io: 'input' })
