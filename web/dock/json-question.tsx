import type { Json } from '@gargoyle/engine'
import { useState } from 'react'
import { noMarks } from '../scene/scene-content.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import styles from './dock.module.css'
import { parseAnswer } from './parse-answer.ts'
import type { QuestionProps } from './question-props.ts'
import { useTool } from './use-tool.ts'

/** An answer of a shape that the page does not know, written out: no question can block a game. */
export function JsonQuestion({ decision, store, seat, initial, busy, give, onTool }: QuestionProps) {
  const [text, setText] = useState(initial === undefined ? '' : JSON.stringify(initial))
  const [wrong, setWrong] = useState<string>()
  useTool(onTool, noMarks)
  const answer = async () => {
    const read = parseAnswer(text)
    const checked = read.ok ? await store.host.check(seat, read.value as Json) : read
    setWrong(checked.ok ? undefined : checked.reason.text)
    if (checked.ok) give(checked.value)
  }
  return (
    <form
      className={styles.options}
      onSubmit={(event) => {
        event.preventDefault()
        void answer()
      }}
    >
      <Field
        label={`An answer written out (${decision.shape})`}
        hint="As JSON: a text in quotes, a number, a list in brackets. It is checked before it is taken."
        {...(wrong === undefined ? {} : { error: wrong })}
      >
        {(control) => (
          <textarea {...control} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <Button type="submit" disabled={busy || text.trim() === ''}>
        Answer
      </Button>
    </form>
  )
}
