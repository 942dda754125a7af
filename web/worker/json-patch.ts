import { isRecord, type Json, sameJson } from '@gargoyle/engine'

/**
 * How one piece of plain data becomes another: `[value]` puts another value in its place, an object changes the members
 * that it names and leaves all others alone, and `null` for a member removes it. A list is changed by the same object
 * form, with its places as names; `length` says how many are left where it gets shorter.
 */
export type JsonPatch = readonly [Json] | { readonly [member: string]: JsonPatch | null }

/** What turns `before` into `after`; nothing if both say the same. A member that is undefined is not there. */
export function diffJson(before: unknown, after: unknown): JsonPatch | undefined {
  if (sameJson(before, after)) return undefined
  const replaced: JsonPatch = [after as Json]
  const changed =
    Array.isArray(before) && Array.isArray(after)
      ? changedItems(before, after)
      : isRecord(before) && isRecord(after)
        ? changedMembers(before, after)
        : undefined
  if (changed === undefined) return replaced
  // Where nearly everything is another, saying what changed is longer than saying how it is now.
  return textLength(changed) < textLength(replaced) ? changed : replaced
}

const textLength = (value: unknown): number => JSON.stringify(value).length

type Members = Readonly<Record<string, unknown>>

function changedMembers(before: Members, after: Members): JsonPatch {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...names].flatMap((name): [string, JsonPatch | null][] => {
      const [old, now] = [memberOf(before, name), memberOf(after, name)]
      if (now === undefined) return old === undefined ? [] : [[name, null]]
      const patch = diffJson(old, now)
      return patch === undefined ? [] : [[name, patch]]
    }),
  )
}

/** Only what is its own: `toString` of any object is not data. */
const memberOf = (value: Members, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined

function changedItems(before: readonly unknown[], after: readonly unknown[]): JsonPatch {
  const items = after.flatMap((now, place): [string, JsonPatch][] => {
    const patch = place < before.length ? diffJson(before[place], now) : ([now as Json] as const)
    return patch === undefined ? [] : [[`${place}`, patch]]
  })
  const length: [string, JsonPatch][] = after.length < before.length ? [['length', [after.length]]] : []
  return Object.fromEntries([...items, ...length])
}

/**
 * What a patch makes of the data it was made for. Parts that did not change are the very same objects afterwards, so
 * that only what did is drawn again. Throws where the patch was made for other data.
 */
export function applyPatch<Data>(before: Data, patch: JsonPatch): Data
export function applyPatch(before: unknown, patch: JsonPatch): unknown {
  if (isReplacement(patch)) return patch[0]
  if (Array.isArray(before)) return patchedList(before, patch)
  if (isRecord(before)) return patchedObject(before, patch)
  throw new Error('This patch was made for other data: it changes members of something that has none.')
}

type MemberPatches = { readonly [member: string]: JsonPatch | null }

const isReplacement = (patch: JsonPatch): patch is readonly [Json] => Array.isArray(patch)

function patchedObject(before: Members, patches: MemberPatches): Members {
  const members = new Map(Object.entries(before))
  for (const [name, patch] of Object.entries(patches)) {
    if (patch === null) members.delete(name)
    else members.set(name, patched(members.get(name), patch))
  }
  return Object.fromEntries(members)
}

function patchedList(before: readonly unknown[], { length, ...patches }: MemberPatches): readonly unknown[] {
  const size = length && isReplacement(length) ? Number(length[0]) : before.length
  const items = before.slice(0, size)
  for (const [place, patch] of Object.entries(patches))
    if (patch !== null) items[Number(place)] = patched(items[Number(place)], patch)
  return items
}

function patched(before: unknown, patch: JsonPatch): unknown {
  if (isReplacement(patch)) return patch[0]
  if (before === undefined)
    throw new Error('This patch was made for other data: it changes something that is not there.')
  return applyPatch(before, patch)
}
