import { affiliationNames, readyMade } from '@gargoyle/bmg3'
import { Link } from 'wouter'
import { type SavedCrew, savedCrews } from '../../../builder/saved-crews.ts'
import { Field } from '../../../ui/field.tsx'
import styles from '../../bmg/new-game.module.css'
import type { CrewChoice } from './choices.ts'

interface Props {
  readonly label: string
  readonly choice: CrewChoice
  readonly error: string | undefined
  onChange(choice: CrewChoice): void
}

const ready = Object.entries(readyMade)
const factions = [...new Set(ready.map(([, { affiliation }]) => affiliation))]

const CODE = 'code'
const selectValue = (choice: CrewChoice): string =>
  choice.from === 'code' ? CODE : `${choice.from}:${choice.id}`

function choiceOf(value: string): CrewChoice {
  if (value === CODE) return { from: 'code', code: '' }
  const [from, ...id] = value.split(':')
  return { from: from === 'own' ? 'own' : 'ready', id: id.join(':') }
}

/** Which crew a side plays: a ready-made one, a saved one, or a shared one. */
export function CrewField({ label, choice, error, onChange }: Props) {
  const own = savedCrews('bmg3')
  const isCode = choice.from === 'code'
  return (
    <div className={styles.stack}>
      <Field label={label} hint={hintFor(choice, own)} {...(error && !isCode ? { error } : {})}>
        {(control) => (
          <select
            {...control}
            value={selectValue(choice)}
            onChange={(event) => onChange(choiceOf(event.target.value))}
          >
            {own.length > 0 && (
              <optgroup label="My crews">
                {own.map((crew) => (
                  <option key={crew.id} value={`own:${crew.id}`}>
                    {nameOf(crew)}
                  </option>
                ))}
              </optgroup>
            )}
            {factions.map((faction) => (
              <optgroup key={faction} label={affiliationNames[faction]}>
                {ready
                  .filter(([, { affiliation }]) => affiliation === faction)
                  .map(([id, { name }]) => (
                    <option key={id} value={`ready:${id}`}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
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
              onChange={(event) => onChange({ from: 'code', code: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

const nameOf = ({ name }: SavedCrew): string => (name.trim() === '' ? 'A crew without a name' : name)

function hintFor(choice: CrewChoice, own: readonly SavedCrew[]) {
  if (choice.from === 'ready') {
    const crew = readyMade[choice.id]
    return crew && `${affiliationNames[crew.affiliation]}, ${crew.list.models.length} models. ${crew.about}`
  }
  if (choice.from === 'own' && own.some(({ id }) => id === choice.id))
    return <Link href="/build">Look at it in the crew builder</Link>
  return 'Whoever built a crew can copy its code or link in the crew builder.'
}
