import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { savedCrews } from '../../../builder/saved-crews.ts'
import { Field } from '../../../ui/field.tsx'
import type { ListChoice } from './choices.ts'
import styles from './new-game.module.css'

/** Ready-made lists under a heading, by their ids. */
export interface ReadyGroup {
  readonly label: string
  readonly lists: readonly (readonly [id: string, name: string])[]
}

interface Props {
  readonly game: string
  /** What the game calls a list of models: crew, band. */
  readonly word: string
  readonly label: string
  readonly choice: ListChoice | { readonly from: 'chance' }
  readonly error: string | undefined
  readonly ready: readonly ReadyGroup[]
  /** What a ready-made list is like. */
  about(id: string): ReactNode
  /** What a random list is; left out where there is none. */
  readonly chance?: string
  onChange(choice: ListChoice | { readonly from: 'chance' }): void
}

type Chosen = Props['choice']

const CODE = 'code'
const CHANCE = 'chance'

const selectValue = (choice: Chosen): string =>
  choice.from === CODE || choice.from === CHANCE ? choice.from : `${choice.from}:${choice.id}`

function choiceOf(value: string): Chosen {
  if (value === CODE) return { from: CODE, code: '' }
  if (value === CHANCE) return { from: CHANCE }
  const [from, ...id] = value.split(':')
  return { from: from === 'own' ? 'own' : 'ready', id: id.join(':') }
}

/** Which crew or band a side plays: a ready-made one, a saved one, a shared one, or a random one. */
export function ListField({ game, word, label, choice, error, ready, about, chance, onChange }: Props) {
  const own = savedCrews(game)
  const isCode = choice.from === CODE
  const hint = (): ReactNode => {
    if (choice.from === 'ready') return about(choice.id)
    if (choice.from === CHANCE) return chance
    if (choice.from === 'own' && own.some(({ id }) => id === choice.id))
      return <Link href={`/build?game=${game}`}>Look at it in the builder</Link>
    return `Whoever built a ${word} can copy its code or link in the builder.`
  }
  return (
    <div className={styles.stack}>
      <Field label={label} hint={hint()} {...(error && !isCode ? { error } : {})}>
        {(control) => (
          <select
            {...control}
            value={selectValue(choice)}
            onChange={(event) => onChange(choiceOf(event.target.value))}
          >
            {own.length > 0 && (
              <optgroup label={`My ${word}s`}>
                {own.map(({ id, name }) => (
                  <option key={id} value={`own:${id}`}>
                    {name.trim() === '' ? `A ${word} without a name` : name}
                  </option>
                ))}
              </optgroup>
            )}
            {ready.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.lists.map(([id, name]) => (
                  <option key={id} value={`ready:${id}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
            {chance !== undefined && <option value={CHANCE}>A random {word}</option>}
            <option value={CODE}>From a code or link…</option>
          </select>
        )}
      </Field>
      {isCode && (
        <Field label={`${label}: code or link`} {...(error ? { error } : {})}>
          {(control) => (
            <input
              {...control}
              value={choice.code}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onChange({ from: CODE, code: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
