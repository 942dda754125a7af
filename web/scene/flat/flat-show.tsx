import type { CSSProperties } from 'react'
import { PlacedFace } from '../../dice/die.tsx'
import type { Tone } from '../scene-content.ts'
import type { Cue, RunningShow, ShowDie } from '../show/show.ts'
import { toneColours } from '../tones.ts'
import styles from './flat-show.module.css'
import type { FlatMap } from './map.ts'

/** Sizes in inches of the map: of dice, the room each takes, and words. */
const DIE = 1.5
const DIE_ROOM = 1.7
const WORDS = 1.7

/** How far below a figure the first row of dice lies, and how far above it words are called out. */
const BELOW = 1.1
const ABOVE = 2.2

interface Props {
  readonly show: RunningShow
  readonly map: FlatMap
}

/**
 * What is acted out, on a map: shots and blows as lines, dice beside their target, numbers over the figure they are
 * about. Times are passed to the style sheet, so that no redraw is needed.
 */
export function FlatShow({ show: { cues, stands }, map }: Props) {
  const placeOf = (id: string): Place | undefined => {
    const stand = stands.get(id)
    return stand && { x: map.x(stand.at.x), y: map.y(stand.at.y) }
  }
  return (
    <g className={styles.show}>
      {cues.map((cue, index) => {
        const drawn = drawCue(cue, placeOf, map, shoutsBefore(cues, index))
        return (
          drawn && (
            <g key={keyOf(cue)} data-cue={cue.kind} style={timesOf(cue)}>
              {drawn}
            </g>
          )
        )
      })}
    </g>
  )
}

interface Place {
  readonly x: number
  readonly y: number
}

const timesOf = ({ at, seconds }: Cue): CSSProperties =>
  ({ '--cue-at': `${at}s`, '--cue-for': `${seconds}s` }) as CSSProperties

/** What distinguishes a cue from the others of its show. */
const keyOf = (cue: Cue): string =>
  `${cue.kind} ${cue.at} ${cue.kind === 'dice' ? `${cue.near} ${cue.row}` : cue.kind === 'look' ? '' : cue.figure}`

/** What has been called out over the same figure before: the next stands above it. */
function shoutsBefore(cues: readonly Cue[], index: number): number {
  const cue = cues[index]
  if (cue?.kind !== 'shout') return 0
  return cues.slice(0, index).filter((each) => each.kind === 'shout' && each.figure === cue.figure).length
}

function drawCue(cue: Cue, placeOf: (id: string) => Place | undefined, map: FlatMap, before: number) {
  switch (cue.kind) {
    case 'shout': {
      const at = placeOf(cue.figure)
      return at && <Words {...at} text={cue.text} tone={cue.tone} before={before} />
    }
    case 'dice': {
      const at = placeOf(cue.near)
      return at && <DiceRow at={at} row={cue.row} dice={cue.dice} map={map} />
    }
    case 'shot':
    case 'lunge': {
      const [from, to] = [placeOf(cue.figure), placeOf(cue.toward)]
      return from && to && <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
    }
    case 'burst': {
      const at = placeOf(cue.figure)
      return at && <circle cx={at.x} cy={at.y} r={2.6} />
    }
    default:
      return undefined
  }
}

interface WordsProps extends Place {
  readonly text: string
  readonly tone: Tone
  readonly before: number
}

/** Words over a figure; below it where the map ends above. */
function Words({ x, y, text, tone, before }: WordsProps) {
  const up = y - ABOVE - before * WORDS
  return (
    <text x={x} y={up < WORDS ? y + ABOVE + before * WORDS : up} fontSize={WORDS} fill={toneColours[tone]}>
      {text}
    </text>
  )
}

interface DiceRowProps {
  readonly at: Place
  readonly row: number
  readonly dice: readonly ShowDie[]
  readonly map: FlatMap
}

/** Dice in a row, kept on the map: those that did nothing are paler. */
function DiceRow({ at, row, dice, map }: DiceRowProps) {
  const width = dice.length * DIE_ROOM
  const left = Math.max(0, Math.min(map.width - width, at.x - width / 2))
  const down = at.y + BELOW + row * DIE_ROOM
  const top = down + DIE > map.depth ? at.y - BELOW - DIE - row * DIE_ROOM : down
  const placed = dice.flatMap(({ sides, top: face, tone, isGood }, place) => {
    const drawing = sides[face]
    return drawing ? [{ drawing, tone, isGood, x: left + place * DIE_ROOM }] : []
  })
  return placed.map(({ drawing, tone, isGood, x }) => (
    <g key={x} data-good={isGood}>
      <PlacedFace drawing={drawing} tone={tone} x={x} y={top} size={DIE} />
    </g>
  ))
}
