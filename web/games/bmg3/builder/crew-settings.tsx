import { affiliationNames, type CrewList, type FormedCrew } from '@gargoyle/bmg3'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type CrewEdit, setAffiliation, setReputation } from './crew-edits.ts'
import styles from './crew-settings.module.css'
import { usualReputations } from './mends.ts'
import { placeId } from './violation-place.ts'

interface Props {
  readonly list: CrewList
  readonly crew: FormedCrew['crew']
  onChange(edit: CrewEdit): void
}

/** What players agree on before they recruit: the limit, and whose crew it is where the Boss could lead several. */
export function CrewSettings({ list, crew, onChange }: Props) {
  return (
    <div className={styles.settings}>
      <LimitField limit={list.reputation} onChange={(limit) => onChange(setReputation(list, limit))} />
      <AffiliationField list={list} crew={crew} onChange={onChange} />
    </div>
  )
}

interface LimitProps {
  readonly limit: number
  onChange(limit: number): void
}

/** bmg3/core/crew-reputation: some limits are usual, any other will do. */
function LimitField({ limit, onChange }: LimitProps) {
  const [draft, setDraft] = useState<string | undefined>()
  const typed = draft === undefined || draft.trim() === '' ? limit : Number(draft)
  const isWrong = !Number.isInteger(typed) || typed < 1 || typed > 10_000
  const settle = () => {
    setDraft(undefined)
    if (!isWrong && typed !== limit) onChange(typed)
  }
  return (
    <div id={placeId({ kind: 'limit' })} tabIndex={-1} className={styles.limit}>
      <Field
        label="Reputation limit"
        {...(isWrong ? { error: 'Type a whole number from 1 to 10000; 350 is usual.' } : {})}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={draft ?? limit}
            onChange={({ target }) => setDraft(target.value)}
            onBlur={settle}
            onKeyDown={({ key }) => key === 'Enter' && settle()}
          />
        )}
      </Field>
      <fieldset className={styles.usual} aria-label="Usual limits">
        {usualReputations.map((usual) => (
          <Button key={usual} size="small" aria-pressed={usual === limit} onClick={() => onChange(usual)}>
            {usual}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

function AffiliationField({ list, crew, onChange }: Props) {
  const { boss, affiliation } = crew
  if (!boss) return null
  const icons = [...new Set([...boss.affiliations.filter((icon) => icon !== 'unknown'), affiliation])]
  if (icons.length < 2) {
    return (
      <p className={styles.whose}>
        A crew of <strong>{affiliationNames[affiliation]}</strong>
      </p>
    )
  }
  return (
    <Field label="Crew of" hint={`${boss.profile.alias} could lead several.`}>
      {(control) => (
        <select
          {...control}
          value={affiliation}
          onChange={({ target }) => {
            const icon = icons.find((each) => each === target.value)
            if (icon) onChange(setAffiliation(list, icon))
          }}
        >
          {icons.map((icon) => (
            <option key={icon} value={icon}>
              {affiliationNames[icon]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
