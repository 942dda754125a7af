/** Ids of what is on the table, by the numbers that the game gives them. */
export const miniId = (mini: number): string => `mini ${mini}`
export const areaId = (area: number): string => `area ${area}`
export const tokenId = (token: string): string => `token ${token}`
export const itemId = (item: number): string => `item ${item}`

const numberIn = (id: string, kind: string): number | undefined =>
  id.startsWith(`${kind} `) ? Number(id.slice(kind.length + 1)) : undefined

/** The number of the miniature with this id. */
export const miniIn = (id: string): number | undefined => numberIn(id, 'mini')

/** The number of the area with this id. */
export const areaIn = (id: string): number | undefined => numberIn(id, 'area')
