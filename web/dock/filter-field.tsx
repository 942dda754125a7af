import { Field } from '../ui/field.tsx'

interface Props {
  readonly words: string
  onWords(words: string): void
  /** How many are left. */
  readonly left: number
}

/** Finds something in a long list. */
export function FilterField({ words, onWords, left }: Props) {
  return (
    <Field label="Find" hint={words === '' ? undefined : `${left} left`}>
      {(control) => (
        <input {...control} type="search" value={words} onChange={(event) => onWords(event.target.value)} />
      )}
    </Field>
  )
}
