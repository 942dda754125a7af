import { useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { saveFile } from '../ui/save-file.ts'
import type { CrewBuilder } from './crew-builder.ts'
import { crewFileName, crewFileText } from './crew-file.ts'
import styles from './share-dialog.module.css'
import type { BenchTools } from './use-bench.ts'

interface Props<List> {
  readonly builder: CrewBuilder<List>
  readonly tools: BenchTools<List>
  readonly name: string
  readonly link: string
  readonly open: boolean
  onClose(): void
}

/** The ways in which a crew leaves this page: as a link, as a code, as a file, on paper. */
export function ShareDialog<List>({ builder, tools, name, link, open, onClose }: Props<List>) {
  const { list } = tools.bench
  const print = () => {
    onClose()
    // The dialog has to be gone before the page is put on paper.
    setTimeout(() => window.print(), 50)
  }
  const save = () => saveFile(crewFileName(name), crewFileText({ game: builder.game, name, list }))
  return (
    <Dialog title={`Share ${name}`} open={open} onClose={onClose}>
      <CopyField label="Link" text={link} hint={`Whoever opens it sees this ${builder.word} as it is.`} />
      <CopyField label="Code" text={tools.code} hint="The same, for a chat or the command line." />
      <div className={styles.row}>
        <Button onClick={save}>Save as a file</Button>
        <Button onClick={print}>Print the roster</Button>
      </div>
    </Dialog>
  )
}

interface CopyProps {
  readonly label: string
  readonly text: string
  readonly hint: string
}

/** A text to take along, with a button that copies it. */
function CopyField({ label, text, hint }: CopyProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(`${label} copied.`)
    } catch {
      // Browsers refuse on pages without encryption, or when the person said so.
      field.current?.focus()
      field.current?.select()
      setSaid('This browser does not let us copy. It is selected: press Ctrl+C, or Cmd+C.')
    }
  }
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          ref={field}
          readOnly
          value={text}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>Copy {label.toLowerCase()}</Button>
      </div>
      <p id={`${id}-hint`}>{hint}</p>
      <p role="status">{said}</p>
    </div>
  )
}
