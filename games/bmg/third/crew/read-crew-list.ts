import { pathText } from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'
import { refuseShape } from '@gargoyle/table'
import { z } from 'zod'
import { affiliations, ranks } from '../vocabulary.ts'
import type { CrewList } from './crew-list.ts'

const id = z.string().max(100)

/** Bounds are far beyond any crew; they keep nonsense from costing time. */
const crewListSchema = z.strictObject({
  boss: id,
  models: z.array(z.strictObject({ id, rank: z.enum(ranks), equipment: z.array(id).max(20) })).max(60),
  reputation: z.number(),
  deck: z.array(z.strictObject({ card: id, copies: z.number().int().min(0).max(99) })).max(200),
  affiliation: z.enum(affiliations).optional(),
})

/** Reads a crew list from outside. Whether the crew is legal is checked by `checkCrew`. */
export function readCrewList(json: unknown): Result<CrewList> {
  const read = crewListSchema.safeParse(json)
  if (!read.success) {
    const path = pathText(read.error.issues[0]?.path ?? [])
    const { text } = refuseShape(read.error.issues, json, { what: 'What is given' }).reason
    return refused(`This is no crew list. ${text}`, path === '' ? {} : { path })
  }
  const { affiliation, ...list } = read.data
  return ok(affiliation === undefined ? list : { ...list, affiliation })
}
