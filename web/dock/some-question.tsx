import { useMemo, useState } from 'react'
import { Face } from '../dice/die.tsx'
import { noMarks } from '../scene/scene-content.ts'
import { Button } from '../ui/button.tsx'
import { FindField } from '../ui/find-field.tsx'
import styles from './dock.module.css'
import { keyAt, listedOptions, MANY } from './option-list.ts'
import { optionMarks, optionsAt } from './option-marks.ts'
import type { QuestionProps } from './question-props.ts'
import { useNumberKeys } from './use-keys.ts'
import { useTool } from './use-tool.ts'

/** Some of several: boxes to tick, as many as the question wants. */
export function SomeQuestion({ moment, decision, page, initial, busy, give, onTool }: QuestionProps) {
  const options = decision.options ?? []
  const { min = 0, max = options.length } = decision.bounds ?? {}
  const [ids, setIds] = useState<readonly string[]>(() =>
    Array.isArray(initial) ? initial.filter((id) => typeof id === 'string') : [],
  )
  const [words, setWords] = useState('')
  const shown = listedOptions(options, words, undefined)
  const change = (id: string) =>
    setIds((before) => {
      if (before.includes(id)) return before.filter((each) => each !== id)
      // Who may have only one means the other now.
      if (max === 1) return [id]
      return before.length < max ? [...before, id] : before
    })
  useNumberKeys((place) => {
    const option = shown[place]
    if (option && !option.why) change(option.id)
  })

  const marked = useMemo(() => optionMarks(page, moment, ids), [page, moment, ids])
  const marks = useMemo(() => ({ ...noMarks, options: marked }), [marked])
  useTool(onTool, marks, {
    onPick(hit) {
      const option = optionsAt(page, moment, hit).find(({ why }) => why === undefined)
      if (option) change(option.id)
    },
  })

  const missing = min - ids.length
  const spent = page.pickNote?.(ids, decision)
  const taken = Math.max(min, ids.length)
  return (
    <>
      <p role="status">
        {min === max ? `Pick ${min}` : `Pick ${min} to ${max}`}; {ids.length} picked
        {missing > 0 ? `, ${missing} to go.` : '.'}
        {spent && ` ${spent}`}
      </p>
      {options.length > MANY && (
        <FindField label="Find" words={words} onWords={setWords} left={shown.length} />
      )}
      <ul className={styles.options}>
        {shown.map((option, place) => {
          const note = page.optionNote?.(option, decision, moment)
          const die = page.optionDie?.(option, decision, moment)
          const { id, label, why } = option
          return (
            <li key={id}>
              <label className={styles.check} data-closed={why !== undefined}>
                <input
                  type="checkbox"
                  checked={ids.includes(id)}
                  aria-keyshortcuts={keyAt(place)}
                  disabled={why !== undefined || (max > 1 && !ids.includes(id) && ids.length >= max)}
                  onChange={() => change(id)}
                />
                {die && <Face die={die} look={die.look} />}
                <span>
                  {label}
                  {note && <span className={styles.note}>{note}</span>}
                  {why && <span className={styles.note}>Not now: {why.text}</span>}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      <div className={styles.confirm}>
        <Button look="lamp" disabled={missing > 0 || ids.length > max || busy} onClick={() => give([...ids])}>
          {taken === 0 ? 'None of these' : `Take ${taken}`}
        </Button>
      </div>
    </>
  )
}
