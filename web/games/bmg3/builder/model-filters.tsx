import { affiliationNames, affiliations, rankNames, ranks, recruitingTraits } from '@gargoyle/bmg3'
import { useMemo } from 'react'
import { Field } from '../../../ui/field.tsx'
import styles from './model-filters.module.css'
import { type ModelFilters, type RuleChoice, ruleChoices } from './model-search.ts'

interface Props {
  readonly filters: ModelFilters
  onChange(change: ModelFilters): void
}

/** What a person looks for among the models. */
export function ModelFilterForm({ filters, onChange }: Props) {
  const change = (part: Partial<ModelFilters>) => onChange({ ...filters, ...part })
  const least = filters.leastCost
  const most = filters.mostCost
  return (
    <search className={styles.form}>
      <Field label="Search" className={styles.text ?? ''}>
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder="Name, trait, weapon…"
            value={filters.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <Field label="Faction">
        {(control) => (
          <select
            {...control}
            value={filters.affiliation ?? ''}
            onChange={({ target }) =>
              change({ affiliation: affiliations.find((each) => each === target.value) })
            }
          >
            <option value="">Any</option>
            {affiliations.map((each) => (
              <option key={each} value={each}>
                {affiliationNames[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Rank">
        {(control) => (
          <select
            {...control}
            value={filters.rank ?? ''}
            onChange={({ target }) => change({ rank: ranks.find((each) => each === target.value) })}
          >
            <option value="">Any</option>
            {ranks.map((each) => (
              <option key={each} value={each}>
                {rankNames[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filters.fits}
          onChange={(event) => change({ fits: event.target.checked })}
        />
        Could join now
      </label>
      <details className={styles.details}>
        <summary>More filters</summary>
        <div className={styles.form}>
          <RuleSelect value={filters.rule} onChange={(rule) => change({ rule })} />
          <Field label="Costs at least">
            {(control) => (
              <input
                {...control}
                type="number"
                min={0}
                value={least ?? ''}
                onChange={({ target }) => change({ leastCost: numberIn(target.value) })}
              />
            )}
          </Field>
          <Field label="Costs at most">
            {(control) => (
              <input
                {...control}
                type="number"
                min={0}
                value={most ?? ''}
                onChange={({ target }) => change({ mostCost: numberIn(target.value) })}
              />
            )}
          </Field>
          <Field label="Playable">
            {(control) => (
              <select
                {...control}
                value={filters.playable}
                onChange={({ target }) =>
                  change({ playable: playables.find((each) => each === target.value) ?? 'all' })
                }
              >
                <option value="playable">Playable</option>
                <option value="missing">Not yet playable</option>
                <option value="all">All</option>
              </select>
            )}
          </Field>
          <Field label="Order">
            {(control) => (
              <select
                {...control}
                value={filters.order}
                onChange={({ target }) =>
                  change({ order: orders.find((each) => each === target.value) ?? 'name' })
                }
              >
                <option value="name">By name</option>
                <option value="cheap">Cheapest first</option>
                <option value="dear">Dearest first</option>
              </select>
            )}
          </Field>
        </div>
      </details>
    </search>
  )
}

const playables = ['all', 'playable', 'missing'] as const
const orders = ['name', 'cheap', 'dear'] as const

const numberIn = (text: string): number | undefined =>
  text === '' || Number.isNaN(Number(text)) ? undefined : Number(text)

interface RuleSelectProps {
  readonly value: string | undefined
  onChange(value: string | undefined): void
}

function RuleSelect({ value, onChange }: RuleSelectProps) {
  const choices = useMemo(() => ruleChoices((id) => recruitingTraits[id]?.keyword === true), [])
  const group = (label: string, rules: readonly RuleChoice[]) => (
    <optgroup label={label}>
      {rules.map(({ value: id, name, count }) => (
        <option key={id} value={id}>
          {name} ({count})
        </option>
      ))}
    </optgroup>
  )
  return (
    <Field label="Trait, keyword or weapon rule" className={styles.text ?? ''}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        >
          <option value="">Any</option>
          {group('Keywords', choices.keywords)}
          {group('Traits', choices.traits)}
          {group('Weapon rules', choices.weaponRules)}
        </select>
      )}
    </Field>
  )
}
