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

/**
 * The same, with another second letter where a model of the same side has these two: GM and GW for police in Gotham.
 */
export function initialsAmong(label: string, side: readonly string[]): string {
  const usual = initialsOf(label)
  const alike = side.filter((other) => other !== label && initialsOf(other) === usual)
  const letters = [...label.replaceAll(/[^\p{L}\p{N}]/gu, '')]
  const differs = letters.findIndex((letter, place) =>
    alike.every((other) => other.replaceAll(/[^\p{L}\p{N}]/gu, '')[place] !== letter),
  )
  return alike.length === 0 || differs < 1 ? usual : `${usual.slice(0, 1)}${letters[differs]}`.toUpperCase()
}
