import { useId, useMemo, useState } from 'react'
import { noMarks } from '../scene/scene-content.ts'
import { Button } from '../ui/button.tsx'
import { Stepper } from '../ui/stepper.tsx'
import styles from './dock.module.css'
import type { QuestionProps } from './question-props.ts'
import { useTool } from './use-tool.ts'
import { aimLines, useWeighing } from './use-weighing.ts'
import { WeighingView } from './weighing-view.tsx'

/** Wider than this and a slider is quicker than counting. */
const WIDE = 10

/** A number, with the odds of it where dice are rolled. */
export function AmountQuestion(props: QuestionProps) {
  const { decision, page, content, initial, busy, give, onTool } = props
  const { min = 0, max = 99 } = decision.bounds ?? {}
  const [value, setValue] = useState(() =>
    typeof initial === 'number' ? initial : Math.max(min, Math.min(max, page.firstAmount?.(decision) ?? min)),
  )
  const id = useId()
  const weighing = useWeighing(props, value)
  const marks = useMemo(
    () => ({ ...noMarks, lines: aimLines(weighing.aims, content) }),
    [weighing.aims, content],
  )
  useTool(onTool, marks)
  return (
    <>
      <p className={styles.advice}>
        From {min} to {max}.
      </p>
      <div className={styles.row}>
        <Stepper label={decision.prompt} value={value} min={min} max={max} onChange={setValue} />
        {max - min > WIDE && (
          <>
            <label htmlFor={id} className="visually-hidden">
              {decision.prompt}
            </label>
            <input
              id={id}
              type="range"
              className={styles.slider}
              min={min}
              max={max}
              value={value}
              onChange={(event) => setValue(Number(event.target.value))}
            />
          </>
        )}
        <Button look="lamp" disabled={busy} onClick={() => give(value)}>
          Confirm {value}
        </Button>
      </div>
      <WeighingView weighing={weighing} page={page} content={content} />
    </>
  )
}
