import type { CounterKind } from '@gargoyle/bmg-counters'
import { useMemo, useState } from 'react'
import type { QuestionProps } from '../../../dock/question-props.ts'
import { useTool } from '../../../dock/use-tool.ts'
import { TableBoard } from '../../../play/table-board.tsx'
import { noMarks, type OptionMark } from '../../../scene/scene-content.ts'
import { idsAt } from '../../../scene/things.ts'
import { Button } from '../../../ui/button.tsx'
import { figureId, modelNumber } from '../../bmg/places.ts'
import { counterText } from '../counter-scene.ts'
import type { CounterOnPage } from '../moment.ts'
import { counted, placeNames, placesOfCounters } from '../words.ts'
import { Coin } from './coin.tsx'
import styles from './plan.module.css'
import {
  addCounter,
  type CounterPlan,
  counterBlockedReason,
  emptyPlan,
  fitPlan,
  lastPlan,
  left,
  leftInAll,
  moveCounter,
  type PlanRow,
  planIn,
  planned,
  planRows,
  takeCounter,
} from './plan.ts'
import { PlanCard } from './plan-card.tsx'
import { useDrag } from './use-drag.ts'
import { usePlan } from './use-plan.ts'

/** What confirms a plan that leaves counters out. */
const LEAVE_OUT = 'Confirm all the same'

/** How many cards fit into two rows beside a panel of usual width. */
const TWO_ROWS = 6

/** What is dragged: a fresh counter for a place, or one that lies on a card. */
interface Dragged {
  readonly kind: CounterKind
  readonly from?: PlanRow
}

/** Raising a plan: counters are clicked or dragged onto all models at once. */
export function PlanQuestion(props: QuestionProps<CounterOnPage>) {
  const { decision, store, seat, initial, busy, give, onTool } = props
  const rows = useMemo(() => planRows(decision), [decision])
  const { plan, canUndo, change, undo } = usePlan(fitPlan(planIn(initial) ?? {}, rows))
  const [kind, setKind] = useState<CounterKind>('movement')
  const [remark, setRemark] = useState<string>()
  const [isUnfolded, setUnfolded] = useState(true)
  const replace = (next: CounterPlan) => {
    setRemark(undefined)
    change(next)
  }
  const advice = useAdvice(props, (answer) => replace(fitPlan(answer, rows)), setRemark)
  const before = useMemo(() => lastPlan(store.get().events, seat), [store, seat])

  const add = (row: PlanRow, where: CounterKind) => {
    setRemark(counterBlockedReason(plan, row, where))
    change(addCounter(plan, row, where))
  }
  const take = (row: PlanRow, where: CounterKind) => {
    setRemark(undefined)
    change(takeCounter(plan, row, where))
  }
  const { drag, begin, wasDragged } = useDrag<Dragged>((what, over) => drop(what, over))
  const drop = ({ kind: what, from }: Dragged, over: Element | null) => {
    const card = over?.closest<HTMLElement>('[data-model]')?.dataset.model
    const place = over?.closest<HTMLElement>('[data-place]')?.dataset.place as CounterKind | undefined
    const row = rows.find(({ model }) => `${model}` === card)
    if (from === undefined) {
      if (row) add(row, place ?? what)
    } else if (row?.model === from.model && place !== undefined) change(moveCounter(plan, from, what, place))
    else take(from, what)
  }

  const marks = useMemo(
    () => ({ ...noMarks, options: planMarks(plan, rows), everybody: true as const }),
    [plan, rows],
  )
  useTool(onTool, marks, {
    onPick(hit) {
      const models = idsAt(hit).map(modelNumber)
      const row = rows.find(({ model }) => models.includes(model))
      if (row) add(row, kind)
    },
  })
  const rest = leftInAll(plan, rows)
  // Leaving counters out needs a second press: they are lost for the round, and the button is easily pressed too soon.
  const [warnedOf, setWarnedOf] = useState<CounterPlan>()
  const isWarned = warnedOf === plan
  const confirm = () => {
    if (rest === 0 || isWarned) return give({ ...plan })
    setWarnedOf(plan)
    setRemark(undefined)
  }
  return (
    <div className={styles.plan}>
      <div className={styles.tools}>
        {before && (
          <Button size="small" onClick={() => replace(fitPlan(before, rows))}>
            As last round
          </Button>
        )}
        <Button size="small" disabled={advice.isThinking} onClick={advice.ask}>
          {advice.isThinking ? 'Thinking…' : 'Fill for me'}
        </Button>
        <Button
          size="small"
          disabled={!canUndo}
          onClick={() => {
            // Why a counter found no room is of no interest once another has been taken away.
            setRemark(undefined)
            undo()
          }}
        >
          Undo
        </Button>
        <Button size="small" disabled={rest === leftInAll({}, rows)} onClick={() => replace(emptyPlan(rows))}>
          Clear
        </Button>
      </div>
      <fieldset className={styles.palette}>
        <legend className={styles.legend}>Counter for clicks on the table</legend>
        {placesOfCounters.map((each) => (
          <label key={each} className={styles.choice} data-kind={each}>
            <input
              type="radio"
              name="plan-counter"
              className="visually-hidden"
              checked={kind === each}
              onChange={() => setKind(each)}
            />
            <span className={styles.source} onPointerDown={(event) => begin(event, { kind: each })}>
              <Coin kind={each} />
              {placeNames[each]}
            </span>
          </label>
        ))}
      </fieldset>
      <TableBoard>
        <section className={styles.board} aria-label="Your models">
          <div className={styles.head}>
            <h3>{rest === 0 ? 'All counters are placed' : `${counted(rest, 'counter')} to place`}</h3>
            <Button size="small" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
              {isUnfolded ? 'Fold the cards away' : 'Show the cards'}
            </Button>
          </div>
          {isUnfolded && (
            <ul className={styles.cards} aria-label="Models to plan for" data-many={rows.length > TWO_ROWS}>
              {rows.map((row) => (
                <PlanCard
                  key={row.model}
                  row={row}
                  plan={plan}
                  moment={props.moment}
                  onAdd={(where) => !wasDragged() && add(row, where)}
                  onTake={(where) => take(row, where)}
                  onDrag={(event, where) => begin(event, { kind: where, from: row })}
                />
              ))}
            </ul>
          )}
          <p role="status" className={styles.remark}>
            {remark}
          </p>
        </section>
      </TableBoard>
      <div className={styles.confirm} data-ready={rest === 0}>
        <Button look="lamp" disabled={busy} onClick={confirm}>
          {isWarned && rest > 0 ? LEAVE_OUT : 'Confirm the plan'}
        </Button>
        <span className={styles.rest} role="status">
          {rest === 0
            ? 'All counters are placed.'
            : isWarned
              ? `${counted(rest, 'counter')} would be lost this round.`
              : `${counted(rest, 'counter')} not placed yet.`}
        </span>
      </div>
      {drag && (
        <span className={styles.ghost} style={{ left: drag.x, top: drag.y }} data-kind={drag.what.kind}>
          <Coin kind={drag.what.kind} />
        </span>
      )}
    </div>
  )
}

/** Every model that is planned for, with its counters on it. */
function planMarks(plan: CounterPlan, rows: readonly PlanRow[]): ReadonlyMap<string, OptionMark> {
  return new Map(
    rows.map((row) => {
      const count = (kind: CounterKind) => planned(plan, row.model, kind)
      const label = counterText({
        movement: count('movement'),
        attack: count('attack'),
        defense: count('defense'),
        special: count('special'),
      })
      return [figureId(row.model), { tone: left(plan, row) > 0 ? 'open' : 'picked', ...(label && { label }) }]
    }),
  )
}

/** Asks a bot for a plan, and puts it down to be changed. */
function useAdvice(
  { store, seat }: Pick<QuestionProps, 'store' | 'seat'>,
  onPlan: (plan: CounterPlan) => void,
  onRemark: (remark: string | undefined) => void,
) {
  const [isThinking, setThinking] = useState(false)
  const fill = async () => {
    setThinking(true)
    onRemark(undefined)
    try {
      const hint = await store.host.hint(seat)
      const plan = hint.ok ? planIn(hint.value.answers[0]?.answer) : undefined
      if (plan) onPlan(plan)
      else onRemark(hint.ok ? 'The computer has no plan either.' : hint.reason.text)
    } finally {
      setThinking(false)
    }
  }
  return { isThinking, ask: () => void fill() }
}
