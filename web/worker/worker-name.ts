const MATCH = 'match '

/** What a worker is called in which a replay is watched. */
export const replayName = 'replay'

/** What a worker is called that plays the match of this id, and keeps it under that id. */
export const matchName = (id: string): string => MATCH + id

/** The id of the match that a worker of this name plays, if it plays one. */
export const matchIn = (name: string): string | undefined =>
  name.startsWith(MATCH) ? name.slice(MATCH.length) : undefined
