import type {
  DescribedDecision,
  Die,
  Json,
  Option,
  OutcomeOf,
  Roll,
  RuleId,
  Seat,
  SeenEvent,
  ViewOf,
} from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { ComponentType, ReactNode } from 'react'
import type { Lesson } from '../coach/lessons.ts'
import type { QuestionProps } from '../dock/question-props.ts'
import type { Beginning } from '../match/use-beginning.ts'
import type { SceneContent, SceneMarks, TableSide, Tone } from '../scene/scene-content.ts'
import type { Beat } from '../staging/beat.ts'
import type { GameOnPage } from '../worker/hosted-game.ts'
import type { Look, MatchInfo, MatchOrder, SightEnd } from '../worker/protocol.ts'
import type { EndReport } from './end-report.ts'
import type { GameMeasure } from './game-measure.ts'

/** A moment of a match as one viewer sees it: all that a game's own parts of the page have to go by. */
export interface Moment<OnPage extends GameOnPage = GameOnPage> {
  readonly info: MatchInfo<OnPage['table']>
  readonly look: Look<ViewOf<OnPage['game']>, OnPage['shown'], OutcomeOf<OnPage['game']>>
}

/** What a game's own panel is given. */
export interface PanelProps<OnPage extends GameOnPage = GameOnPage> {
  readonly moment: Moment<OnPage>
  /** The figure or token a person last pointed at, if any. */
  readonly chosen?: string
  /** Shows a figure or token on the table. */
  onChoose(id: string): void
}

/** A way to answer of a game's own: a component. The type of a method, as all that gets a moment. */
export type QuestionForm<OnPage extends GameOnPage = GameOnPage> = {
  Form(props: QuestionProps<OnPage>): ReactNode
}['Form']

/** What a game's form for new games is given. */
export interface NewGameProps {
  /** Begins a match, and says how that goes. */
  readonly beginning: Beginning
}

/** A panel of a game's own beside the table: cards, crews, scores. */
export interface GamePanel<OnPage extends GameOnPage = GameOnPage> {
  readonly id: string
  readonly title: string
  Content(props: PanelProps<OnPage>): ReactNode
}

/** A number or word of the status bar: round, phase, points. */
export interface StatusItem {
  readonly label: string
  readonly value: string
  readonly side?: TableSide
  readonly tone?: Tone
}

/** Something to know before one's first game. */
export interface Tip {
  readonly title: string
  readonly text: string
}

/** The colours dice come in. */
export type DieTone = 'bone' | 'white' | 'yellow' | 'gold' | 'orange' | 'red' | 'blue' | 'green' | 'black'

/** What the faces of a die show: pips, numbers, or how many successes each face counts (that of face 1 first). */
export type DieFaces =
  | { readonly kind: 'pips' }
  | { readonly kind: 'numbers' }
  | { readonly kind: 'successes'; readonly counts: readonly number[] }

/** How a die is shown: its role gives colour, name and faces. */
export interface DieLook {
  readonly name: string
  readonly tone: DieTone
  /** Pips up to six sides and numbers above if left out. */
  readonly faces?: DieFaces
}

/** A die that can be picked, as it lies. */
export interface OptionDie {
  readonly look: DieLook
  readonly sides: number
  readonly face: number
}

/** Dice of an earlier roll, by their places in it, that an event reports the result of. */
export interface RollResult {
  /** The id of the roll. */
  readonly roll: string
  readonly dice: readonly number[]
  /** What they did, in a word: `hit`, `block`. */
  readonly word: string
  /** The dice among them that did more than that. */
  readonly best?: readonly number[]
  readonly bestWord?: string
}

/** Where a part of the log begins: a round, or what one model does in it. */
export interface LogHeading {
  readonly level: 'part' | 'turn'
  readonly text: string
  readonly side?: TableSide
}

/**
 * All that the page knows about one game. The code of a game stands in its own folder and plugs in here; the rest of
 * the page is independent of any game.
 *
 * `GamePage<Bmg3OnPage>` is the page of that game: it gets the views, tables and outcomes of its game. All that gets them
 * is a method, so that each is a `GamePage` too, for the page that knows no game.
 */
export interface GamePage<OnPage extends GameOnPage = GameOnPage> {
  /** The id of the game. */
  readonly id: string
  readonly name: string
  /** What ways and distances are measured in; inches if left out. */
  readonly measure?: GameMeasure
  /** A match that begins at one click, against a computer. */
  quickStart(seed: string): MatchOrder
  /** The form in which a new game is put together. */
  readonly NewGame: ComponentType<NewGameProps>
  /** The title of a match in lists: which sides meet, and where. */
  title(info: MatchInfo<OnPage['table']>): string
  /** Who sits where, as people say it. */
  seatName(seat: Seat, info: MatchInfo<OnPage['table']>): string
  side(seat: Seat, info: MatchInfo<OnPage['table']>): TableSide
  /** The table at a moment. Called often: keep what never changes. */
  scene(moment: Moment<OnPage>): SceneContent
  /** The figure, token or area that an option is about. */
  targetOf(option: Option, decision: DescribedDecision, moment: Moment<OnPage>): string | undefined
  /** What stands at the target of an option on the table, such as its price; the label of the option if left out. */
  markText?(option: Option, decision: DescribedDecision, moment: Moment<OnPage>): string | undefined
  /** Figures and tokens that the question as a whole is about: the one who acts first. */
  subjectsOf(decision: DescribedDecision, moment: Moment<OnPage>): readonly string[]
  /** Ways to answer of the game's own, by the name of the decision; by its shape if left out. */
  readonly questions?: Readonly<Record<string, QuestionForm<OnPage>>>
  /** What stands above the table at all times. */
  status(moment: Moment<OnPage>): readonly StatusItem[]
  readonly panels: readonly GamePanel<OnPage>[]
  /** How a game ended, in a heading and sentences. */
  ending(
    outcome: OutcomeOf<OnPage['game']>,
    moment: Moment<OnPage>,
  ): { readonly heading: string; readonly sentences: readonly string[] }
  /** The report on a finished game, from the events that its viewer saw. */
  report?(events: readonly SeenEvent[], moment: Moment<OnPage>): EndReport
  /** What a guided first game teaches; `quickStart` begins it. */
  readonly lessons?: readonly Lesson<OnPage>[]
  /** A few things to know before one's first game. */
  tips?(moment: Moment<OnPage>): readonly Tip[]
  /** What a question comes down to for a newcomer, if more can be said than its prompt. */
  advice?(decision: DescribedDecision, moment: Moment<OnPage>): string | undefined
  /** One view of what all seats see together, for games that are over and have nothing left to hide. */
  mergedView?(views: Readonly<Record<Seat, ViewOf<OnPage['game']>>>): ViewOf<OnPage['game']> | undefined
  /** Figures and tokens that an event is about, for turning the table to it. */
  placesOf?(event: SeenEvent, moment: Moment<OnPage>): readonly string[]
  /** What an event is, for acting it out on the table; then its dice fall there too. */
  beatOf?(event: SeenEvent): Beat | undefined
  /** How a die is shown; one of the colour of bone if left out. */
  dieLook?(die: Die, roll: Roll): DieLook
  /** What a roll is called; who rolled and for what if left out. */
  rollTitle?(roll: Roll): string
  /** The die that an option is about: it is shown to be clicked where dice may be rolled again. */
  optionDie?(option: Option, decision: DescribedDecision, moment: Moment<OnPage>): OptionDie | undefined
  /** The results of earlier dice, if an event reports them. */
  diceResults?(event: SeenEvent): readonly RollResult[]
  /** Where a part of the log begins, if it begins with this event. */
  headingOf?(event: SeenEvent, moment: Moment<OnPage>): LogHeading | undefined
  /** More about an option than its label: what a card does. */
  optionNote?(option: Option, decision: DescribedDecision, moment: Moment<OnPage>): string | undefined
  /** The number that a question for one begins with, where the least would be a bad answer. */
  firstAmount?(decision: DescribedDecision): number | undefined
  /** A note on the options ticked so far, such as their total cost. */
  pickNote?(ids: readonly string[], decision: DescribedDecision): string | undefined
  /** Whether dice are rolled for an answer: then its odds are shown before it is confirmed. */
  rollsDice?(decision: DescribedDecision, answer: Json): boolean
  /** What would stand or lie at a place that a question asks for; shown under the pointer. */
  ghost?(
    decision: DescribedDecision,
    at: Spot,
    isGood: boolean,
    moment: Moment<OnPage>,
  ): Pick<SceneMarks, 'spots' | 'templates'>
  /** How far apart two things are where a game does not measure lengths; such games have no ruler without it. */
  distance?(from: SightEnd, to: SightEnd, moment: Moment<OnPage>): number | undefined
  /** Where a rule can be read, as an address of the page. */
  rulePath?(rule: RuleId): string | undefined
}
