import { type Edition, lengthOf } from '@gargoyle/bmg-common'
import type { RuleId } from '@gargoyle/engine'
import { type SprayShape, showLength } from '@gargoyle/table'
import { moveBlockedReason } from './movement/move-blocked-reason.ts'
import type { RecountStep } from './round/casualty-recount.ts'
import { applies, computeTotal, respondents, trigger } from './rules/rule-system.ts'
import type { Marker, Model, ObjectiveKind, Play } from './state.ts'
import { type CounterWords, coreWords } from './words.ts'

/** What distinguishes the two counter editions from each other. Lengths are in the unit of the edition. */
export interface CounterEdition extends Edition {
  /** The free move of a standard model, and what a counter spent on distance adds: a die, or a fixed length. */
  readonly move: { readonly basic: number; readonly counter: 'die' | number }
  /** Bounds of the table of falls beyond the jump distance: up to the first a stun, and so on. */
  readonly fallSteps: readonly [stun: number, injury: number, half: number]
  /** A length of the first edition's rules, in centimetres, as this edition measures it. */
  measure(centimetres: number): number
  readonly explosionRadius: number
  readonly spray: SprayShape
  /** How much each length of a jump across a gap counts: 2 where jumping impairs. bmg2/core/jump */
  readonly jumpRate: 1 | 2
  /** How much each length down counts in a leap: nothing, or its length. bmg2/core/leap-down */
  readonly dropRate: 0 | 1
  /**
   * What keeps a model from shooting: targets nearer than this many centimetres, or enemies in contact.
   * bmg2/core/shooting-in-contact
   */
  readonly closeRange: number | 'contact'
  /**
   * How helpless a lying model is: every attack finds it and it has no traits, or only close combat does and only traits
   * with a cost are barred. bmg1/effect/knock-down-fallen, bmg2/effect/knocked-down
   */
  readonly lying: 'helpless' | 'in close combat'
  /** How a band shares the sewers: one model below at a time, or one that enters in a round and ends its activation on leaving. */
  readonly sewerLimit: 'one below' | 'one a round'
  /** Whose a model is that the enemy commands, where points are earned and bands break. bmg1/effect/hypnotize, bmg2/effect/hypnotize */
  readonly commanded: 'still of its list' | 'of its commander'
  /** The order of the Recount. bmg1/core/casualty-recount, bmg2/core/recount-order */
  readonly recount: readonly RecountStep[]
  /** The kinds of objectives that players choose from. bmg1/core/objectives, bmg2/objective/safe-boxes */
  readonly objectives: readonly ObjectiveKind[]
  /** Markers that a riddle has. bmg2/objective/riddle */
  readonly riddleMarkers: number
  /** The hardest roll that Let's Go! takes in a long chain, before modifiers. bmg1/trait/lets-go, bmg2/trait/lets-go */
  readonly hardestFollow: number
  /** What players read. */
  readonly words: CounterWords
  /** Parts of rule ids that are called otherwise here: `core/blink` is `core/ping`. */
  readonly renamedRules: Readonly<Record<string, string>>
}

/** What a counter spent on distance comes to on average, in the unit of the edition. */
export const meanDistance = ({ move: { counter } }: CounterEdition): number =>
  counter === 'die' ? 3.5 : counter

/** The id of a rule in the ledger of the game's edition, from the part after the game: `core/move`. */
export const ruleId = ({ content }: Play, part: string): RuleId =>
  `${content.edition.id}/${content.edition.renamedRules[part] ?? part}`

/** What the game's edition calls things. */
export const editionTerms = ({ content }: Play): CounterWords => content.edition.words

/** A length of the first edition's rules, in centimetres, as players of the game's edition read it. */
export const describeLength = (game: Play, centimetres: number): string =>
  showLength(tableLength(game, centimetres), game.content.edition.unit)

/** A length of the first edition's rules in the unit of the game's edition. */
export const inUnits = ({ content }: Play, centimetres: number): number =>
  content.edition.measure(centimetres)

/** The same in table units. */
export const tableLength = (game: Play, centimetres: number): number =>
  lengthOf(game, inUnits(game, centimetres))

/** The numbers that an edition defines. */
export type EditionNumbers = Pick<
  CounterEdition,
  | 'id'
  | 'unit'
  | 'nightSight'
  | 'lampLight'
  | 'smoke'
  | 'nearby'
  | 'move'
  | 'fallSteps'
  | 'measure'
  | 'explosionRadius'
  | 'spray'
  | 'renamedRules'
> &
  Partial<
    Pick<
      CounterEdition,
      | 'jumpRate'
      | 'dropRate'
      | 'closeRange'
      | 'lying'
      | 'sewerLimit'
      | 'commanded'
      | 'riddleMarkers'
      | 'hardestFollow'
      | 'recount'
      | 'objectives'
      | 'words'
    >
  >

/** The share of a volume that must show for it to be seen. bmg1/core/line-of-sight, bmg2/core/line-of-sight */
const QUARTER = 0.25

/** Markers that are gone with the round and take no room. */
const passing: ReadonlySet<string> = new Set<Marker['kind']>(['smoke', 'light', 'template'])

/** A counter edition as the code of all editions sees it. */
export function counterEdition(numbers: EditionNumbers): CounterEdition {
  const rule = (part: string): RuleId => `${numbers.id}/${numbers.renamedRules[part] ?? part}`
  return {
    jumpRate: 1,
    dropRate: 0,
    // bmg1/core/minimum-range
    closeRange: 5,
    lying: 'helpless',
    sewerLimit: 'one below',
    commanded: 'still of its list',
    riddleMarkers: 1,
    hardestFollow: Number.POSITIVE_INFINITY,
    objectives: ['loot', 'riddle', 'ammo-crates', 'titan-container'],
    recount: ['recovery', 'end of round', 'points'],
    words: coreWords,
    ...numbers,
    leastShown: QUARTER,
    markerNames: {
      streetlamp: 'a lamppost',
      sewer: 'a sewer',
      loot: 'loot',
      riddle: 'a riddle',
      'ammo-crates': 'ammo crates',
      'titan-container': 'a Titan container',
      'safe-boxes': 'safe boxes',
      clue: 'a clue',
      smoke: 'smoke',
      light: 'a light',
      template: 'ice',
      mine: 'a mine',
      seed: 'a seed',
      sandbags: 'sandbags',
    } satisfies Record<Marker['kind'], string>,
    isSolidMarker: ({ kind }) => !passing.has(kind),
    isWorthVisiting: ({ kind }) => !passing.has(kind) && kind !== 'streetlamp',
    ruleIds: { move: rule('core/move'), place: rule('core/move'), fall: rule('core/falling') },
    rules: { applies, computeTotal, respondents, trigger },
    boardOf: ({ content }) => content.board,
    isWalledOff: () => false,
    moveBlockedReason: (game: Play, model: Model) => moveBlockedReason(game, model),
  }
}
