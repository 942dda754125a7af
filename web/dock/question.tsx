import type { DescribedDecision, Json, Option } from '@gargoyle/engine'
import { useEffect, useId, useState } from 'react'
import type { Moment } from '../games/game-page.ts'
import type { MatchStore } from '../match/match-store.ts'
import { Button } from '../ui/button.tsx'
import { Stepper } from '../ui/stepper.tsx'
import type { LabelledAnswer } from '../worker/protocol.ts'
import styles from './dock.module.css'
import { firstSplit, splitLeft } from './split-answer.ts'

interface Props {
  readonly moment: Moment
  readonly decision: DescribedDecision
  readonly store: MatchStore
  onPicked(ids: readonly string[]): void
}

interface AnswerProps extends Props {
  give(answer: Json): void
  readonly busy: boolean
}

/** The ways to answer a question, by its shape. */
export function Question(props: Props) {
  const { store, decision } = props
  const [busy, setBusy] = useState(false)
  const refusal = store.get().refusal
  const give = (answer: Json) => {
    setBusy(true)
    void store.answer(answer).finally(() => setBusy(false))
  }
  const all = { ...props, give, busy }
  return (
    <>
      {decision.shape === 'choice' && <Choice {...all} />}
      {decision.shape === 'some' && <Some {...all} />}
      {decision.shape === 'split' && <Split {...all} />}
      {decision.shape === 'number' && <NumberChoice {...all} />}
      {!['choice', 'some', 'split', 'number'].includes(decision.shape) && <Places {...all} />}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal.text}
        </p>
      )}
    </>
  )
}

function Choice({ decision, give, busy, onPicked }: AnswerProps) {
  return (
    <ul className={styles.options}>
      {decision.options?.map((option) => (
        <li key={option.id}>
          <OptionButton
            option={option}
            busy={busy}
            onPick={() => give(option.id)}
            onPoint={(isOn) => onPicked(isOn ? [option.id] : [])}
          />
        </li>
      ))}
    </ul>
  )
}

interface OptionProps {
  readonly option: Option
  readonly busy: boolean
  onPick(): void
  onPoint(isOn: boolean): void
}

/** One option. What cannot be picked stays reachable, so that everybody can read why. */
function OptionButton({ option, busy, onPick, onPoint }: OptionProps) {
  const id = useId()
  const { label, why } = option
  return (
    <Button
      className={styles.option ?? ''}
      aria-disabled={why !== undefined || busy}
      aria-describedby={why ? id : undefined}
      onClick={() => !why && !busy && onPick()}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <span>{label}</span>
      {why && (
        <span id={id} className={styles.why}>
          Not now: {why.text}
        </span>
      )}
    </Button>
  )
}

function Some({ decision, give, busy, onPicked }: AnswerProps) {
  const [ids, setIds] = useState<readonly string[]>([])
  const { min = 0, max = decision.options?.length ?? 0 } = decision.bounds ?? {}
  const change = (id: string, isOn: boolean) => {
    const next = isOn ? [...ids, id] : ids.filter((each) => each !== id)
    setIds(next)
    onPicked(next)
  }
  const fits = ids.length >= min && ids.length <= max
  const wanted = min === max ? `${min}` : `${min} to ${max}`
  return (
    <>
      <p>
        Pick {wanted}; picked: {ids.length}.
      </p>
      <ul className={styles.options}>
        {decision.options?.map(({ id, label, why }) => (
          <li key={id}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={ids.includes(id)}
                disabled={why !== undefined || (!ids.includes(id) && ids.length >= max)}
                onChange={(event) => change(id, event.target.checked)}
              />
              <span>
                {label}
                {why && <span className={styles.why}> (not now: {why.text})</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button look="lamp" disabled={!fits || busy} onClick={() => give([...ids])}>
        {ids.length === 0 ? 'None of these' : `Take ${ids.length}`}
      </Button>
    </>
  )
}

function Split({ decision, give, busy }: AnswerProps) {
  const [shares, setShares] = useState(() => firstSplit(decision))
  const left = splitLeft(decision, shares)
  return (
    <>
      <p>{left === 0 ? 'All handed out.' : `${left} left to hand out.`}</p>
      <ul className={styles.options}>
        {decision.options?.map(({ id, label, min = 0, max = decision.bounds?.total ?? 0 }) => (
          <li key={id} className={styles.row}>
            <span>{label}</span>
            <Stepper
              label={label}
              value={shares[id] ?? 0}
              min={min}
              max={Math.min(max, (shares[id] ?? 0) + left)}
              onChange={(value) => setShares({ ...shares, [id]: value })}
            />
          </li>
        ))}
      </ul>
      <Button look="lamp" disabled={left !== 0 || busy} onClick={() => give(shares)}>
        Confirm
      </Button>
    </>
  )
}

function NumberChoice({ decision, give, busy }: AnswerProps) {
  const { min = 0, max = 99 } = decision.bounds ?? {}
  const [value, setValue] = useState(min)
  return (
    <div className={styles.row}>
      <Stepper label={decision.prompt} value={value} min={min} max={max} onChange={setValue} />
      <Button look="lamp" disabled={busy} onClick={() => give(value)}>
        Confirm
      </Button>
    </div>
  )
}

/** How many places are listed for those who use no mouse. */
const MOST_PLACES = 12

function Places({ moment, store, give, busy }: AnswerProps) {
  const { viewer, question } = moment.look
  const [listed, setListed] = useState<readonly LabelledAnswer[]>()
  useEffect(() => {
    let gone = false
    if (viewer === 'spectator' || question === undefined) return undefined
    void store.host.candidates(viewer, MOST_PLACES).then((found) => {
      if (!gone) setListed(found)
    })
    return () => {
      gone = true
    }
  }, [store, viewer, question])
  if (listed === undefined) return <p role="status">Looking for places…</p>
  return (
    <ul className={styles.options}>
      {listed.map(({ answer, label }) => (
        <li key={label}>
          <Button className={styles.option ?? ''} disabled={busy} onClick={() => give(answer)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
