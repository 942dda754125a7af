import type { ModelAddition, Rank } from '@gargoyle/bmg3'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './model-browser.module.css'
import { ModelFilterForm } from './model-filters.tsx'
import { ModelRow } from './model-row.tsx'
import { additionsById, type ModelFilters, searchModels } from './model-search.ts'

interface Props {
  readonly filters: ModelFilters
  onFilter(filters: ModelFilters): void
  readonly additions: readonly ModelAddition[] | undefined
  onAdd(id: string, rank: Rank): void
}

/** How many are listed at once: a button shows the rest, so that the page stays fast. */
const AT_ONCE = 30

/** The catalogue: the search, and the models found. */
export function ModelBrowser({ filters, onFilter, additions, onAdd }: Props) {
  const [shown, setShown] = useState(AT_ONCE)
  const byId = useMemo(() => (additions ? additionsById(additions) : undefined), [additions])
  const wanted = useDeferredValue(filters)
  const found = useMemo(() => searchModels(wanted, byId), [wanted, byId])
  const hidden = useMemo(
    () =>
      wanted.playable === 'playable' ? searchModels({ ...wanted, playable: 'missing' }, byId).length : 0,
    [wanted, byId],
  )
  const change = (next: ModelFilters) => {
    setShown(AT_ONCE)
    onFilter(next)
  }
  return (
    <section aria-label="Catalogue" className={styles.browser}>
      <h2 id="builder-models" tabIndex={-1} className="visually-hidden">
        Models
      </h2>
      <ModelFilterForm filters={filters} onChange={change} />
      <p role="status" className={styles.count}>
        {found.length === 1 ? '1 model' : `${found.length} models`}
      </p>
      {found.length === 0 && <p>Nobody like that. Take a filter away, or look for something else.</p>}
      <ul className={styles.list} aria-label="Models">
        {found.slice(0, shown).map((profile) => (
          <ModelRow key={profile.id} profile={profile} additions={byId?.get(profile.id)} onAdd={onAdd} />
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)}>
          Show {Math.min(AT_ONCE, found.length - shown)} more of {found.length - shown}
        </Button>
      )}
      {hidden > 0 && (
        <Button look="quiet" onClick={() => change({ ...filters, playable: 'all' })}>
          Show also {hidden} that cannot be played yet
        </Button>
      )}
    </section>
  )
}
