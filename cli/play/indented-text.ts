import type { Json } from '@gargoyle/engine'

/** Plain data as indented lines, without brackets and quotes: for people who look at a game that draws nothing. */
export function indentedText(data: Json, indent = ''): readonly string[] {
  if (isFlat(data)) return [`${indent}${flatText(data)}`]
  const members = Array.isArray(data)
    ? data.map((each: Json) => ['-', each] as const)
    : Object.entries(data as Readonly<Record<string, Json>>).map(([key, each]) => [`${key}:`, each] as const)
  return members.flatMap(([key, each]) =>
    isFlat(each)
      ? [`${indent}${key} ${flatText(each)}`.trimEnd()]
      : [`${indent}${key}`, ...indentedText(each, `${indent}  `)],
  )
}

/** Fits on one line: a single value, or a list of single values. */
function isFlat(data: Json): boolean {
  if (Array.isArray(data)) return data.every(isSingle)
  return isSingle(data) || Object.keys(data as object).length === 0
}

const isSingle = (data: Json): boolean => typeof data !== 'object' || data === null

function flatText(data: Json): string {
  if (Array.isArray(data)) return data.length === 0 ? 'none' : data.map(flatText).join(', ')
  if (data === null || typeof data === 'object') return 'none'
  return String(data)
}
