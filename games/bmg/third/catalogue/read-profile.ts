import { pathText } from '@gargoyle/bmg-common'
import { isRecord, ok, type Result, refused } from '@gargoyle/engine'
import { refuseShape } from '@gargoyle/table'
import type { z } from 'zod'
import type { Profile } from '../vocabulary.ts'
import { makeProfile, underPath } from './make-profile.ts'
import { contentPackSchema, PACK_FORMAT, profileDataSchema } from './model-schema.ts'

/** A file of models of a player's own, read. */
export type ContentPack = {
  readonly name: string
  readonly about: string
  readonly models: readonly Profile[]
}

/** Reads one character card from unchecked data; the reason names the place in it. */
export function readProfile(data: unknown): Result<Profile> {
  const shape = profileDataSchema.safeParse(data)
  if (shape.success) return makeProfile(shape.data)
  return refuseData(shape.error, data, { what: 'The card', names: Object.keys(profileDataSchema.shape) })
}

/** Reads a content pack: all of its models, or the first reason why not. */
export function readContentPack(json: unknown): Result<ContentPack> {
  if (!isRecord(json)) return refused('A content pack is a JSON object with "format", "name" and "models".')
  const shape = contentPackSchema.safeParse(json)
  if (!shape.success) {
    const names = Object.keys(contentPackSchema.shape)
    return refuseData(shape.error, json, { what: 'The content pack', names })
  }
  const models = new Map<string, Profile>()
  for (const [at, data] of shape.data.models.entries()) {
    const read = makeProfile(data)
    if (!read.ok) return { ok: false, reason: underPath(`models[${at}]`, read.reason) }
    if (models.has(data.id)) {
      return refused(`Two models have the id "${data.id}"; ids must differ.`, { path: `models[${at}].id` })
    }
    models.set(data.id, read.value)
  }
  return ok({ name: shape.data.name, about: shape.data.about ?? '', models: [...models.values()] })
}

function refuseData(
  { issues }: z.ZodError,
  data: unknown,
  reader: { readonly what: string; readonly names: readonly string[] },
): Result<never> {
  const steps = issues[0]?.path ?? []
  const path = pathText(steps)
  if (path === 'format') return refused(`The first entry must be "format": "${PACK_FORMAT}".`, { path })
  const { text } = refuseShape(issues, data, reader).reason
  const whose = nearestId(data, steps)
  return refused(whose === undefined ? text : `${text} (model "${whose}")`, path === '' ? {} : { path })
}

/** The id of the innermost model around a place in the data, if it says one. */
function nearestId(data: unknown, path: readonly PropertyKey[]): string | undefined {
  let at: unknown = data
  let id: string | undefined
  for (const step of [undefined, ...path]) {
    if (step !== undefined) at = at !== null && typeof at === 'object' ? Reflect.get(at, step) : undefined
    if (isRecord(at) && typeof at.id === 'string') id = at.id
  }
  return id
}
