import { isRecord } from '@gargoyle/engine'
import { useEffect, useMemo, useState } from 'react'
import { useIsSmall } from '../play/use-is-small.ts'
import { Button } from '../ui/button.tsx'
import { Stepper } from '../ui/stepper.tsx'
import styles from './dock.module.css'
import { optionMarks, optionsAt } from './option-marks.ts'
import type { QuestionProps } from './question-props.ts'
import {
  firstSplit,
  isSplitComplete,
  type Shares,
  splitGroups,
  splitRoom,
  splitStatus,
} from './split-answer.ts'
import { useTool } from './use-tool.ts'
import { mostPromising, useMarks, useWeighing } from './use-weighing.ts'
import { WeighingView } from './weighing-view.tsx'

/** Something handed out: a counter for each option, with the odds of it as it stands. */
export function SplitQuestion(props: QuestionProps) {
  const { moment, decision, page, content, initial, busy, give, onTool } = props
  const [chosen, setChosen] = useState<Shares | undefined>(() => sharesIn(initial))
  const [favourite, setFavourite] = useState<string>()
  const shares = useMemo(() => chosen ?? firstSplit(decision, favourite), [chosen, decision, favourite])
  const isComplete = isSplitComplete(decision, shares)
  const weighing = useWeighing(props, isComplete ? shares : undefined)
  const groups = splitGroups(decision, shares)

  const given = useMemo(() => Object.keys(shares).filter((id) => (shares[id] ?? 0) > 0), [shares])
  const marked = useMemo(() => optionMarks(page, moment, given), [page, moment, given])
  const aims = useMemo(
    () => weighing.aims.filter(({ to }) => marked.get(to)?.tone === 'picked'),
    [weighing.aims, marked],
  )
  const marks = useMarks(marked, aims, content, true)
  const set = (id: string, share: number) => setChosen({ ...shares, [id]: share })
  const best = mostPromising(weighing.aims)
  const optionOfBest = decision.options?.find(
    (option) => page.targetOf(option, decision, moment) === best,
  )?.id
  useEffect(() => {
    // Until the player changes a number, the dice lie where they promise most.
    if (optionOfBest !== undefined) setFavourite((before) => before ?? optionOfBest)
  }, [optionOfBest])
  useTool(onTool, marks, {
    onPick(hit) {
      const option = optionsAt(page, moment, hit).find(({ why }) => why === undefined)
      if (option === undefined) return
      // One more for the model that is clicked; from the most it begins again.
      const { id, min = 0 } = option
      set(id, splitRoom(decision, shares, option) > 0 ? (shares[id] ?? 0) + 1 : min)
    },
  })

  // On a phone a button that stays in sight would lie over the rows that something is handed out in.
  const isSmall = useIsSmall()
  const odds = <WeighingView weighing={weighing} page={page} content={content} />
  const confirm = (
    <Button look="lamp" disabled={!isComplete || busy} onClick={() => give(shares)}>
      Confirm
    </Button>
  )
  return (
    <>
      <p role="status">{splitStatus(decision, shares)}</p>
      {groups.length > 0 && (
        <p className={styles.note}>
          {groups.map(({ label, given, max }) => `${label} ${given} of ${max}`).join(', ')}
        </p>
      )}
      <ul className={styles.options}>
        {decision.options?.map((option) => {
          const { id, label, why, min = 0 } = option
          const share = shares[id] ?? 0
          return (
            <li key={id} className={styles.row}>
              <span>
                {label}
                {why && <span className={styles.note}>Not now: {why.text}</span>}
              </span>
              <Stepper
                label={label}
                value={share}
                min={why ? 0 : min}
                max={share + splitRoom(decision, shares, option)}
                onChange={(value) => set(id, value)}
              />
            </li>
          )
        })}
      </ul>
      {isSmall ? (
        <>
          <div>{confirm}</div>
          {odds}
        </>
      ) : (
        <>
          {odds}
          <div className={styles.confirm}>{confirm}</div>
        </>
      )}
    </>
  )
}

/** Shares that were advised, if that is what they are. */
function sharesIn(given: unknown): Shares | undefined {
  if (!isRecord(given)) return undefined
  const shares = Object.entries(given).filter(([, share]) => typeof share === 'number')
  return Object.fromEntries(shares) as Shares
}
