import type { Result } from '@gargoyle/engine'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { CrewBuilder } from './crew-builder.ts'
import { readCrewFile } from './crew-file.ts'
import styles from './open-dialog.module.css'
import { readPasted } from './share-link.ts'

interface Props<List> {
  readonly builder: CrewBuilder<List>
  onOpen(list: List, name: string): void
}

/** Brings a crew in from somewhere else: a link or code, or a file. What cannot be read changes nothing. */
export function ImportForm<List>({ builder, onOpen }: Props<List>) {
  const [pasted, setPasted] = useState('')
  const [trouble, setTrouble] = useState<{ readonly code?: string; readonly file?: string }>({})
  const takeCode = (event: SyntheticEvent) => {
    event.preventDefault()
    const shared = readPasted(pasted)
    if (shared === undefined)
      return setTrouble({ code: `Paste the link or the code of a ${builder.word} first.` })
    const list = builder.decode(shared.code)
    if (list.ok) onOpen(list.value, shared.name)
    else setTrouble({ code: list.reason.text })
  }
  const takeFile = async (file: File | undefined) => {
    if (file === undefined) return
    const read = crewInFile(await file.text(), builder)
    if (read.ok) onOpen(read.value.list, read.value.name)
    else setTrouble({ file: `${file.name}: ${read.reason.text}` })
  }
  return (
    <div className={styles.groups}>
      <form onSubmit={takeCode} className={styles.form}>
        <Field label="Link or code" {...(trouble.code ? { error: trouble.code } : {})}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={pasted}
              spellCheck={false}
              onChange={(event) => setPasted(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">Open it</Button>
      </form>
      <Field
        label={`${builder.word.charAt(0).toUpperCase()}${builder.word.slice(1)} file`}
        hint={`A file that was saved here, or the list of a ${builder.word} in JSON.`}
        {...(trouble.file ? { error: trouble.file } : {})}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            onChange={(event) => void takeFile(event.target.files?.[0])}
          />
        )}
      </Field>
    </div>
  )
}

/** The crew in the text of a file, read by the game's own reader. */
export function crewInFile<List>(
  text: string,
  builder: Pick<CrewBuilder<List>, 'game' | 'word' | 'read'>,
): Result<{ readonly list: List; readonly name: string }> {
  const file = readCrewFile(text, builder.game, builder.word)
  if (!file.ok) return file
  const list = builder.read(file.value.list)
  return list.ok ? { ok: true, value: { list: list.value, name: file.value.name } } : list
}
