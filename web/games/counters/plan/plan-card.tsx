import type { CounterKind } from '@gargoyle/bmg-counters'
import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'
import { Portrait } from '../../../portrait/portrait.tsx'
import { partsOfModel } from '../counter-scene.ts'
import type { CounterMoment } from '../moment.ts'
import { counted, placeNames, placesOfCounters } from '../words.ts'
import { Coin } from './coin.tsx'
import styles from './plan.module.css'
import { type CounterPlan, counterBlockedReason, left, nameAndNumber, type PlanRow, planned } from './plan.ts'

interface Props {
  readonly row: PlanRow
  readonly plan: CounterPlan
  readonly moment: CounterMoment
  onAdd(kind: CounterKind): void
  onTake(kind: CounterKind): void
  onDrag(event: ReactPointerEvent, kind: CounterKind): void
}

/** The card of a model: a place for each kind of counter, how many it takes, and how many counters are left. */
export function PlanCard({ row, plan, moment, onAdd, onTake, onDrag }: Props) {
  const model = moment.look.view.models[row.model]
  const data = moment.info.table.models[row.model]
  const rest = left(plan, row)
  const markers = (model?.stun ?? 0) + (model?.injury ?? 0)
  const [name, number] = nameAndNumber(row.label)
  const lost = (data?.skills.willpower ?? row.most) - row.most
  return (
    <li className={styles.card} data-model={row.model} data-done={rest === 0}>
      <p className={styles.who}>
        <span className={styles.face}>{data && <Portrait parts={partsOfModel(data)} />}</span>
        <strong title={row.label}>
          <span className={styles.name}>{name}</span>
          {number}
        </strong>
        <span className={styles.left}>
          {rest} left
          {lost > 0 && markers > 0 && (
            <span title={`Damage took ${counted(lost, 'counter')}.`}> (hurt: −{lost})</span>
          )}
        </span>
      </p>
      <div className={styles.places}>
        {placesOfCounters.map((kind) => (
          <Place key={kind} {...{ row, plan, kind, onAdd, onTake, onDrag }} />
        ))}
      </div>
    </li>
  )
}

interface PlaceProps extends Omit<Props, 'moment'> {
  readonly kind: CounterKind
}

/** A place on a card. A click adds, the small button takes away; by keyboard arrows do both. */
function Place({ row, plan, kind, onAdd, onTake, onDrag }: PlaceProps) {
  const count = planned(plan, row.model, kind)
  const limit = row.rooms[kind]
  const why = counterBlockedReason(plan, row, kind)
  const name = `${row.label}: ${placeNames[kind]}`
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (step > 0) onAdd(kind)
    else onTake(kind)
  }
  return (
    <div className={styles.place} data-place={kind} data-kind={kind} data-full={why !== undefined}>
      <div
        role="spinbutton"
        tabIndex={0}
        className={styles.well}
        aria-label={name}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuetext={`${count} of ${limit}`}
        onClick={() => onAdd(kind)}
        onContextMenu={(event) => {
          event.preventDefault()
          onTake(kind)
        }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => count > 0 && onDrag(event, kind)}
      >
        <span className={styles.kind} aria-hidden="true">
          {placeNames[kind]}
        </span>
        <span className={styles.coins} aria-hidden="true">
          {count === 0 ? <span className={styles.none}>+</span> : <Coin kind={kind} text={`${count}`} />}
          <span className={styles.limit}>/{limit}</span>
        </span>
      </div>
      {count > 0 && (
        <button
          type="button"
          className={styles.less}
          tabIndex={-1}
          aria-label={`One less: ${name}`}
          onClick={() => onTake(kind)}
        >
          −
        </button>
      )}
    </div>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  '+': 1,
  Enter: 1,
  ' ': 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  '-': -1,
  Backspace: -1,
  Delete: -1,
}
