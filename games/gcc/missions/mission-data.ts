import { z } from 'zod'
import { colours } from '../vocabulary.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Ids are small letters, digits and hyphens.')
const amount = z.int().min(0)

/** One number, or one for each number of heroes from 1 to 4. */
const scaled = z
  .union([amount, z.tuple([amount, amount, amount, amount])])
  .describe('One number, or four: for one, two, three and four heroes.')

const turnNumber = z.int().min(1).max(12)
const side = z.enum(['heroes', 'villain', 'neutral'])

/** How many: at least one unless said otherwise. */
const count = { atLeast: scaled.optional(), atMost: scaled.optional() }

export type ConditionData =
  | { all: ConditionData[] }
  | { any: ConditionData[] }
  | { not: ConditionData }
  | { turn: Scaled }
  | { fromTurn: Scaled }
  | {
      tokens: {
        kind: string
        face?: string | undefined
        areas?: string[] | undefined
        heldBy?: z.infer<typeof side> | undefined
        standing?: boolean | undefined
      }
      atLeast?: Scaled | undefined
      atMost?: Scaled | undefined
    }
  | { counter: string; atLeast?: Scaled | undefined; atMost?: Scaled | undefined }
  | {
      minis: {
        side?: z.infer<typeof side> | undefined
        tile?: string | undefined
        areas?: string[] | undefined
        standing?: boolean | undefined
      }
      atLeast?: Scaled | undefined
      atMost?: Scaled | undefined
    }
  | { neutralizedTile: string }
  | { allHeroesNeutralized: true }

type Scaled = z.infer<typeof scaled>

/** What may be true of a position. */
const conditionData: z.ZodType<ConditionData> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(conditionData) }),
    z.strictObject({ any: z.array(conditionData) }),
    z.strictObject({ not: conditionData }),
    z.strictObject({ turn: scaled }),
    z.strictObject({ fromTurn: scaled }),
    z.strictObject({
      tokens: z.strictObject({
        kind: slug,
        face: slug.optional(),
        areas: z.array(slug).optional(),
        heldBy: side.optional(),
        standing: z.boolean().optional().describe('Carried by somebody who is not neutralized.'),
      }),
      ...count,
    }),
    z.strictObject({ counter: slug, ...count }),
    z.strictObject({
      minis: z.strictObject({
        side: side.optional(),
        tile: slug.optional(),
        areas: z.array(slug).optional(),
        standing: z.boolean().optional().describe('Heroes that are not neutralized.'),
      }),
      ...count,
    }),
    z.strictObject({ neutralizedTile: slug }),
    z.strictObject({ allHeroesNeutralized: z.literal(true) }),
  ]),
)

/** What a mission does. Where an action has a token, `token` parts are about that token. */
const deedData = z.union([
  z.strictObject({ turnToken: slug }).describe('The token of the action shows this face.'),
  z.strictObject({ removeToken: z.literal(true) }),
  z.strictObject({ takeToken: z.literal(true) }).describe('Whoever acts carries the token.'),
  z.strictObject({
    turnTokens: z.strictObject({ kind: slug, from: slug, to: slug, most: scaled.optional() }),
  }),
  z.strictObject({ placeToken: z.strictObject({ kind: slug, face: slug, area: slug }) }),
  z.strictObject({ count: slug, add: z.int() }),
  z
    .strictObject({ findItem: slug })
    .describe('A card comes to whoever acts, or lies in the area if too heavy.'),
  z
    .strictObject({ explode: z.int().min(1), at: slug.optional() })
    .describe('In an area, or where the token is.'),
  z.strictObject({ explodeTokens: z.strictObject({ kind: slug, face: slug }), level: z.int().min(1) }),
  z.strictObject({ reinforce: scaled }).describe('Reinforcement points for the villain.'),
  z.strictObject({ villainRecovers: scaled }),
  z.strictObject({ heroesRecover: amount }).describe('Cubes of every hero from fatigue to reserve.'),
  z.strictObject({ gas: z.int().min(1), areas: z.array(slug) }).describe('Gas tokens in areas.'),
  z.strictObject({ smoke: z.int().min(1), areas: z.array(slug) }),
  z
    .strictObject({ moveTile: slug, by: z.int().min(1) })
    .describe('Characters of a tile move with this many points.'),
  z.strictObject({ release: slug }).describe('The miniature of a neutral tile in the area leaves the board.'),
  z.strictObject({ rule: slug }).describe('Something that the rules of this mission do in TypeScript.'),
])

/** The format of a mission file. */
export const missionData = z.strictObject({
  $schema: z.string().optional(),
  id: slug,
  name: z.string().min(1),
  kind: z.string().min(1).describe('What sort of mission it is: defuse, rescue, escape, …'),
  text: z.array(z.string().min(1)).min(1).describe('What players read before they begin.'),
  board: slug,
  initiative: z.enum(['heroes', 'villain']),
  turns: z
    .strictObject({
      last: z.union([turnNumber, z.tuple([turnNumber, turnNumber, turnNumber, turnNumber])]),
      winner: z.enum(['heroes', 'villain']),
      text: z.string().min(1),
    })
    .describe('The last turn, and who has won if the game is not over by its end.'),
  heroes: z.strictObject({
    min: z.int().min(1).max(4).default(1),
    max: z.int().min(1).max(4).default(4),
    side: z.enum(['heroes', 'villain']).default('heroes').describe('Which hero boards play.'),
    allowed: z.array(slug).optional().describe('Only these; all of the side if left out.'),
    suggested: z.array(slug).min(4).describe('In this order, for whoever wants to begin at once.'),
    areas: z.array(slug).min(1).describe('Where they begin, in turn.'),
    fatigue: scaled.default(0).describe('Cubes that begin in fatigue.'),
    items: z.array(slug).default([]).describe('Cards dealt out to the heroes in turn.'),
  }),
  post: z.strictObject({
    reserve: scaled,
    fatigue: scaled,
    recovery: scaled,
    movement: z.strictObject({ points: z.int().min(1).default(1), limit: scaled }),
    defense: z.strictObject({ die: z.enum(colours), reroll: z.boolean().default(false), limit: scaled }),
    reroll: z.strictObject({ limit: scaled }),
  }),
  tiles: z
    .array(
      z.strictObject({
        tile: slug,
        areas: z.array(slug).default([]).describe('One area for each miniature that begins on the board.'),
        extra: z
          .array(z.strictObject({ heroes: z.int().min(2).max(4), areas: z.array(slug) }))
          .default([])
          .describe('More of them from so many heroes on.'),
        pool: scaled.default(0).describe('Miniatures that begin in the character pool.'),
        life: scaled.optional().describe('Life points in this mission, instead of those on the tile.'),
      }),
    )
    .min(1),
  river: z.array(slug).min(1).describe('Tiles in order, cheapest first; "event" is the event tile.'),
  reinforcement: z.strictObject({ points: scaled, areas: z.array(slug).min(1) }),
  tokens: z
    .array(
      z.strictObject({
        kind: slug,
        face: slug,
        areas: z.array(slug).min(1),
        from: z.int().min(1).max(4).default(1),
      }),
    )
    .default([]),
  items: z.array(z.strictObject({ item: slug, area: slug })).default([]),
  actions: z
    .array(
      z.strictObject({
        id: slug,
        name: z.string().min(1),
        by: z.array(z.enum(['heroes', 'villain'])).min(1),
        action: z.enum(['manipulation', 'thought']),
        kind: z.enum(['complex', 'automatic']),
        difficulty: scaled.optional(),
        skills: z.array(slug).default([]).describe('Skills whose automatic successes count.'),
        token: z
          .strictObject({
            kind: slug,
            face: slug,
            carrier: z
              .enum(['self', 'none-standing'])
              .optional()
              .describe(
                'Only a token that whoever acts carries, or one that nobody carries but a neutralized hero.',
              ),
          })
          .optional()
          .describe('Offered where such a token is.'),
        areas: z.array(slug).optional().describe('Offered in these areas.'),
        holding: slug.optional().describe('Only to whoever carries a token of this kind.'),
        when: conditionData.optional(),
        deeds: z.array(deedData).min(1),
      }),
    )
    .default([]),
  effects: z
    .array(
      z.strictObject({
        id: slug,
        at: z.enum(['upkeep', 'heroes-start', 'heroes-end', 'villain-start', 'villain-end']),
        text: z.string().min(1),
        when: conditionData.optional(),
        deeds: z.array(deedData).min(1),
      }),
    )
    .default([]),
  events: z
    .array(
      z.strictObject({
        id: slug,
        name: z.string().min(1),
        text: z.string().min(1),
        when: conditionData.optional(),
        once: z.boolean().default(false),
        deeds: z.array(deedData).default([]),
      }),
    )
    .min(1),
  ends: z
    .array(
      z.strictObject({
        winner: z.enum(['heroes', 'villain']),
        text: z.string().min(1),
        when: conditionData,
        checked: z.enum(['always', 'check']).default('always'),
      }),
    )
    .min(1),
  /** Small rules in TypeScript, by id, from `missions/rules`. */
  rules: z.array(slug).default([]),
})

export type MissionData = z.infer<typeof missionData>
export type MissionDataInput = z.input<typeof missionData>
export type Deed = z.infer<typeof deedData>
