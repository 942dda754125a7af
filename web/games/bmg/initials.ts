/** Two letters for a portrait: of the first two words, or of the first word and its number. */
export function initialsOf(label: string): string {
  const words = label
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter((word) => word !== '')
  const [first = '?', ...rest] = words
  const number = rest.find((word) => /^\d+$/.test(word))
  return `${first.slice(0, 1)}${(number ?? rest[0] ?? first.slice(1)).slice(0, 1)}`.toUpperCase()
}
