/** Names in links are for reading, not for storing novels. */
const LONGEST_NAME = 60

/** The part of an address that opens a crew: its code, and its name if it has one. */
export function crewSearch(code: string, name: string): string {
  const search = new URLSearchParams({ crew: code })
  const short = name.trim().slice(0, LONGEST_NAME)
  if (short !== '') search.set('name', short)
  return search.toString()
}

/** The whole link to a crew. */
export const crewLink = (origin: string, code: string, name: string): string =>
  `${origin}/build?${crewSearch(code, name)}`

/** A crew from a link that was pasted or followed: its code, and its name if the link says one. */
export interface SharedCrew {
  readonly code: string
  readonly name: string
}

/** Finds the crew in the part of an address behind the question mark. */
export function sharedIn(search: string): SharedCrew | undefined {
  const asked = new URLSearchParams(search)
  const code = asked.get('crew')?.trim()
  if (code === undefined || code === '') return undefined
  return { code, name: (asked.get('name') ?? '').trim().slice(0, LONGEST_NAME) }
}

/** Reads what a person pasted: a link, or the code alone. */
export function readPasted(text: string): SharedCrew | undefined {
  const pasted = text.trim()
  const question = pasted.indexOf('?')
  if (question >= 0) return sharedIn(pasted.slice(question + 1).split('#')[0] ?? '')
  return pasted === '' ? undefined : { code: pasted, name: '' }
}
