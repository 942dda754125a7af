/** What an edition calls the things that players read about. The core is written with those of the first. */
export type CounterWords = {
  /** The roll that stops a shot on its way. */
  readonly blink: string
  /** What a die that reaches Defense is, and one of them with its article. */
  readonly impact: string
  readonly anImpact: string
  /** The models of a player, and who leads them. */
  readonly band: string
  readonly leader: string
  /** The stage in which counters are placed. */
  readonly plan: string
  /** What a model does beside an obstacle to be hit less, and doing so. */
  readonly cover: string
  readonly covering: string
}

/** The words of the first edition. */
export const coreWords: CounterWords = {
  blink: 'Blink!',
  impact: 'impact',
  anImpact: 'an impact',
  band: 'band',
  leader: 'Band Leader',
  plan: 'Raise a Plan',
  cover: 'take cover',
  covering: 'taking cover',
}

/** A word at the beginning of a sentence. */
export const sentenceStart = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A number with a noun whose plural takes an s: `2 hits`. */
export const several = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** A length of the core's texts in inches: 2.5 cm are one. */
const inchesFrom = (centimetres: string): string => `${Number(centimetres) / 2.5}"`

/** A text of the core in the words of another edition, with its lengths in inches. */
export function reword(text: string, words: CounterWords): string {
  const pairs: readonly (readonly [core: string, other: string])[] = [
    [coreWords.leader, words.leader],
    [coreWords.plan, words.plan],
    [coreWords.blink, words.blink],
    [coreWords.anImpact, words.anImpact],
    [coreWords.impact, words.impact],
    [coreWords.band, words.band],
    [coreWords.cover, words.cover],
    [coreWords.covering, words.covering],
  ]
  return pairs
    .flatMap((pair): readonly (readonly [string, string])[] => [
      pair,
      [sentenceStart(pair[0]), sentenceStart(pair[1])],
    ])
    .reduce((said, [core, other]) => said.replace(wholeWord(core), other), text)
    .replace(/(\d+(?:\.\d+)?) cm\b/g, (_, centimetres: string) => inchesFrom(centimetres))
}

/** The word by itself or with an s. The parts of a spray are bands in every edition. */
const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![A-Za-z-])${word}(?=s?(?![A-Za-z-]))(?!s? of a spray)`, 'g')
