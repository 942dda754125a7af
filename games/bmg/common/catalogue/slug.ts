/**
 * The short form of a name that ids are made of: small letters and digits with hyphens between words.
 * Accents and apostrophes go, `&` is read as a word: `Ra's Al Ghul` becomes `ras-al-ghul`.
 */
export function slug(text: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Letters one by one: `s-w-a-t`. */
const isAbbreviation = /^[a-z](-[a-z])+$/

/** A short form as people read it: `bruce-wayne` becomes `Bruce Wayne`, `s-w-a-t` becomes `S.W.A.T.`. */
export const inWords = (short: string): string =>
  isAbbreviation.test(short)
    ? `${short.replaceAll('-', '.').toUpperCase()}.`
    : short
        .split('-')
        .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
        .join(' ')
