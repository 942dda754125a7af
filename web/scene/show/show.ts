import type { FaceDrawing } from '../../dice/face.ts'
import type { DieTone } from '../../games/game-page.ts'
import type { Figure, Tone } from '../scene-content.ts'

/** A die that falls in the scene: what its sides show, and which lies on top in the end. */
export interface ShowDie {
  readonly tone: DieTone
  readonly sides: readonly FaceDrawing[]
  /** Of `sides`, from 0. */
  readonly top: number
  /** Whether it did something, where that is known. */
  readonly isGood?: boolean
}

interface Timed {
  /** Seconds after the show begins. */
  readonly at: number
  readonly seconds: number
}

/** Something that is seen for a while. Figures are meant by their ids. */
export type Cue = Timed &
  (
    | { readonly kind: 'look'; readonly figures: readonly string[] }
    | { readonly kind: 'lunge'; readonly figure: string; readonly toward: string }
    | { readonly kind: 'shot'; readonly figure: string; readonly toward: string; readonly hits: boolean }
    | { readonly kind: 'burst'; readonly figure: string }
    | { readonly kind: 'shake'; readonly figure: string }
    | { readonly kind: 'shout'; readonly figure: string; readonly text: string; readonly tone: Tone }
    | {
        readonly kind: 'dice'
        readonly near: string
        /** Rows lie one behind the other: attack dice before defence dice. */
        readonly row: number
        readonly dice: readonly ShowDie[]
      }
  )

/** The animation that is played before the table shows the new state. */
export interface SceneShow {
  readonly cues: readonly Cue[]
  /** When the table changes to how it is afterwards. */
  readonly reveal: number
  /** When all is over that others should wait for; a little stays to be seen. */
  readonly seconds: number
}

/** How long dice and numbers stay to be seen after a show, in seconds. */
export const LINGER = 1.6

/** A show that runs: when it began, by the clock of `performance`, in milliseconds. */
export interface RunningShow extends SceneShow {
  readonly begun: number
  /** Where figures stood when it began: some are gone before it is over. */
  readonly stands: ReadonlyMap<string, Pick<Figure, 'at' | 'height'>>
}

/** How a figure acts at a moment of a show. */
export interface FigureAct {
  /** The figure it turns to. */
  readonly toward?: string
  /** How far it has gone towards them: 0 where it stands, 1 at arm's length, below 0 drawn back. */
  readonly reach: number
  /** How far it is thrown off its feet, from -1 to 1. */
  readonly shake: number
}

/** When in a lunge the blow lands, and how far the figure draws back before: shares. */
export const BLOW_LANDS = 0.55
const DRAWN_BACK = 0.3

/** The act of a figure at a time, in seconds; undefined while it stands still. */
export function actOf(cues: readonly Cue[], figure: string, seconds: number): FigureAct | undefined {
  let act: FigureAct | undefined
  for (const cue of cues) {
    if (seconds < cue.at || seconds > cue.at + cue.seconds) continue
    const share = cue.seconds === 0 ? 1 : (seconds - cue.at) / cue.seconds
    if (cue.kind === 'shake' && cue.figure === figure)
      act = { reach: 0, ...act, shake: Math.sin(share * Math.PI * 5) * (1 - share) }
    if ((cue.kind === 'lunge' || cue.kind === 'shot') && cue.figure === figure)
      act = {
        shake: 0,
        ...act,
        toward: cue.toward,
        reach: cue.kind === 'lunge' ? lunging(share) : -0.15 * Math.abs(Math.sin(share * Math.PI * 3)),
      }
  }
  return act
}

function lunging(share: number): number {
  if (share < DRAWN_BACK) return -0.25 * Math.sin((share / DRAWN_BACK) * (Math.PI / 2))
  if (share < BLOW_LANDS) return -0.25 + 1.25 * ((share - DRAWN_BACK) / (BLOW_LANDS - DRAWN_BACK)) ** 2
  const back = (share - BLOW_LANDS) / (1 - BLOW_LANDS)
  return 1 - back * back * (3 - 2 * back)
}

/** The same show, faster by a factor. */
export const faster = ({ cues, reveal, seconds }: SceneShow, times: number): SceneShow => ({
  cues: cues.map((cue) => ({ ...cue, at: cue.at / times, seconds: cue.seconds / times })),
  reveal: reveal / times,
  seconds: seconds / times,
})
