import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { ReplayMoment } from '../worker/protocol.ts'
import styles from './replay.module.css'
import { stopAfter, stopAt, stopBefore, type TimelineStop } from './timeline.ts'

/** How fast a replay runs: moments in ten seconds. */
const speeds = [5, 10, 20, 40] as const
export type Speed = (typeof speeds)[number]

interface Props {
  readonly at: number
  readonly moments: readonly ReplayMoment[]
  readonly stops: readonly TimelineStop[]
  readonly isRunning: boolean
  readonly speed: Speed
  onGo(at: number): void
  onRun(isRunning: boolean): void
  onSpeed(speed: Speed): void
}

const speedWords: Readonly<Record<Speed, string>> = { 5: 'slow', 10: 'usual', 20: 'fast', 40: 'very fast' }

/** Where one is in a game, and every way to go elsewhere. */
export function TimelinePanel({ at, moments, stops, isRunning, speed, onGo, onRun, onSpeed }: Props) {
  const id = useId()
  const end = moments.length - 1
  const stop = stopAt(stops, at)
  const words = `Answer ${at} of ${end}${stop ? `: ${stop.text}` : ''}`
  return (
    <div className={styles.timeline}>
      <label htmlFor={id} className={styles.where}>
        {words}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={end}
        value={at}
        aria-valuetext={words}
        onChange={({ target }) => onGo(Number(target.value))}
      />
      <div className={styles.row} role="toolbar" aria-label="Timeline">
        <Step label="To the beginning" sign="first" isOff={at === 0} onClick={() => onGo(0)} />
        <Step
          label="Activation before"
          sign="back-far"
          isOff={at === 0}
          onClick={() => onGo(stopBefore(stops, at))}
        />
        <Step label="Answer before" sign="back" isOff={at === 0} onClick={() => onGo(at - 1)} />
        <Button look="lamp" disabled={at === end && !isRunning} onClick={() => onRun(!isRunning)}>
          {isRunning ? 'Pause' : 'Play'}
        </Button>
        <Step label="Next answer" sign="on" isOff={at === end} onClick={() => onGo(at + 1)} />
        <Step
          label="Next activation"
          sign="on-far"
          isOff={at === end}
          onClick={() => onGo(stopAfter(stops, at, end))}
        />
        <Step label="To the end" sign="last" isOff={at === end} onClick={() => onGo(end)} />
      </div>
      <div className={styles.pair}>
        <Field label="Go to">
          {(control) => (
            <select
              {...control}
              value={stop?.answers ?? ''}
              onChange={({ target }) => onGo(Number(target.value))}
            >
              {stop === undefined && <option value="">the beginning</option>}
              {stops.map(({ answers, text, level }) => (
                <option key={answers} value={answers}>
                  {level === 'part' ? text : `– ${text}`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Speed">
          {(control) => (
            <select
              {...control}
              value={speed}
              onChange={({ target }) => {
                const chosen = speeds.find((each) => each === Number(target.value))
                if (chosen) onSpeed(chosen)
              }}
            >
              {speeds.map((each) => (
                <option key={each} value={each}>
                  {speedWords[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </div>
  )
}

const signs = {
  first: 'M5 5h3v14H5zM20 5v14L9 12z',
  'back-far': 'M12 5v14L2 12zM22 5v14L12 12z',
  back: 'M17 5v14L6 12z',
  on: 'M7 5v14l11-7z',
  'on-far': 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M16 5h3v14h-3zM4 5v14l11-7z',
} as const

interface StepProps {
  readonly label: string
  readonly sign: keyof typeof signs
  readonly isOff: boolean
  onClick(): void
}

function Step({ label, sign, isOff, onClick }: StepProps) {
  return (
    <Button size="small" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
      <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
        <path d={signs[sign]} />
      </svg>
    </Button>
  )
}
