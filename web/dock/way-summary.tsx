import type { Proposal } from '@gargoyle/engine'
import type { GameMeasure } from '../games/game-measure.ts'
import { Meter } from '../ui/meter.tsx'
import styles from './way.module.css'
import { describeCost, describeWay, waySteps } from './way.ts'

interface Props {
  readonly proposal: Proposal
  /** What the game measures in. */
  readonly measure: GameMeasure | undefined
}

/** A way before it is gone: where it leads, what it uses and leaves, stretch by stretch, and what to beware of. */
export function WaySummary({ proposal, measure }: Props) {
  const { text, parts, cost, budget, warnings, points } = proposal
  const steps = waySteps(parts, measure)
  return (
    <section className={styles.way} aria-label="The way so far">
      <p className={styles.where}>{text}</p>
      {points.length > 1 && budget !== undefined && (
        <Meter label="Movement used" value={cost} max={budget} text={describeCost(proposal, measure)} />
      )}
      {points.length > 1 && <p className="visually-hidden">{describeWay(proposal, measure)}</p>}
      {steps.some(({ isHard }) => isHard) && (
        <ol className={styles.steps}>
          {steps.map(({ number, sign, text: words, isHard }) => (
            <li key={number} data-hard={isHard}>
              <span aria-hidden="true">{sign}</span> {words}
            </li>
          ))}
        </ol>
      )}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning} role="alert">
          <span aria-hidden="true">⚠ </span>
          {warning}
        </p>
      ))}
    </section>
  )
}
