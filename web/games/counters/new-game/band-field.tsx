import { Link } from 'wouter'
import { type SavedCrew, savedCrews } from '../../../builder/saved-crews.ts'
import { Field } from '../../../ui/field.tsx'
import styles from '../../bmg/new-game.module.css'
import type { EditionParts } from '../edition-parts.ts'
import type { BandChoice } from './choices.ts'

interface Props {
  readonly parts: EditionParts
  readonly label: string
  readonly choice: BandChoice
  readonly error: string | undefined
  onChange(choice: BandChoice): void
}

const CODE = 'code'
const CHANCE = 'chance'

const selectValue = (choice: BandChoice): string =>
  choice.from === 'code' || choice.from === 'chance' ? choice.from : `${choice.from}:${choice.id}`

function choiceOf(value: string): BandChoice {
  if (value === CODE) return { from: 'code', code: '' }
  if (value === CHANCE) return { from: 'chance' }
  const [from, ...id] = value.split(':')
  return { from: from === 'own' ? 'own' : 'ready', id: id.join(':') }
}

/** Which band a side plays: a ready-made one, a saved one, a shared one, or a random one. */
export function BandField({ parts, label, choice, error, onChange }: Props) {
  const own = savedCrews(parts.id)
  const isCode = choice.from === 'code'
  return (
    <div className={styles.stack}>
      <Field label={label} hint={hintFor(parts, choice, own)} {...(error && !isCode ? { error } : {})}>
        {(control) => (
          <select
            {...control}
            value={selectValue(choice)}
            onChange={(event) => onChange(choiceOf(event.target.value))}
          >
            {own.length > 0 && (
              <optgroup label={`My ${parts.word}s`}>
                {own.map((band) => (
                  <option key={band.id} value={`own:${band.id}`}>
                    {band.name.trim() === '' ? `A ${parts.word} without a name` : band.name}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label="Ready-made">
              {Object.entries(parts.readyMade).map(([id, { name }]) => (
                <option key={id} value={`ready:${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
            <option value={CHANCE}>A {parts.word} of chance</option>
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

function hintFor({ id, readyMade, word }: EditionParts, choice: BandChoice, own: readonly SavedCrew[]) {
  if (choice.from === 'ready') {
    const band = readyMade[choice.id]
    return band && `${band.list.models.length} models. ${band.about}`
  }
  if (choice.from === 'chance')
    return `A legal ${word} that the seed draws, within the Reputation you agree on.`
  if (choice.from === 'own' && own.some((band) => band.id === choice.id))
    return <Link href={`/build?game=${id}`}>Look at it in the builder</Link>
  return `Whoever built a ${word} can copy its code or link in the builder.`
}
