import { inWords } from '@gargoyle/bmg-common'
import {
  type Affiliation,
  affiliationName,
  affiliations,
  type BandList,
  checkBand,
  type Profile,
  type Rank,
  ranksIn,
  unenforcedRules,
} from '@gargoyle/bmg-counters'
import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { Portrait } from '../../../portrait/portrait.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { partsOfProfile } from '../../card-parts.ts'
import { withCapital } from '../../with-capital.ts'
import type { EditionParts } from '../edition-parts.ts'
import { rankWords } from '../panels/card-words.ts'
import styles from './builder.module.css'
import { joinBlockedReason } from './cures.ts'
import { type ModelFilters, searchModels } from './model-search.ts'
import { ProfileCard } from './profile-card.tsx'

interface Props {
  readonly parts: EditionParts
  readonly list: BandList
  readonly filters: ModelFilters
  onFilter(filters: ModelFilters): void
  onAdd(id: string, rank: Rank): void
}

/** How many are listed at once: a button shows the rest, so that the page stays fast. */
const AT_ONCE = 20

/** The catalogue: the search, the models found, and which of them could join now. */
export function ModelBrowser({ parts, list, filters, onFilter, onAdd }: Props) {
  const [shown, setShown] = useState(AT_ONCE)
  const wanted = useDeferredValue(filters)
  const current = useDeferredValue(list)
  const found = useMemo(() => searchModels(wanted, parts), [wanted, parts])
  const { affiliation } = useMemo(() => checkBand(current, parts.bands), [current, parts])
  const change = (part: Partial<ModelFilters>) => {
    setShown(AT_ONCE)
    onFilter({ ...filters, ...part })
  }
  return (
    <section aria-label="Catalogue" className={styles.browser}>
      <h2 id="builder-models" tabIndex={-1} className="visually-hidden">
        Models
      </h2>
      <div className={styles.filters}>
        <Field label="Find">
          {(control) => (
            <input
              {...control}
              type="search"
              value={filters.words}
              onChange={({ target }) => change({ words: target.value })}
            />
          )}
        </Field>
        <Field label={withCapital(parts.word)}>
          {(control) => (
            <select
              {...control}
              value={filters.band}
              onChange={({ target }) => change({ band: target.value })}
            >
              <option value="">All</option>
              {affiliations
                .filter((each) => each !== 'unknown')
                .map((each) => (
                  <option key={each} value={each}>
                    {affiliationName(each)}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field label="Rank">
          {(control) => (
            <select
              {...control}
              value={filters.rank}
              onChange={({ target }) => change({ rank: target.value as Rank | '' })}
            >
              <option value="">All</option>
              {Object.entries(rankWords).map(([rank, name]) => (
                <option key={rank} value={rank}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filters.all}
            onChange={({ target }) => change({ all: target.checked })}
          />
          <span>Also those that cannot be played in this edition</span>
        </label>
      </div>
      <p role="status" className={styles.soft}>
        {found.length === 1 ? '1 model' : `${found.length} models`}
      </p>
      {found.length === 0 && <p>Nobody like that. Take a filter away, or look for something else.</p>}
      <ul className={styles.list} aria-label="Models">
        {found.slice(0, shown).map((profile) => (
          <ModelRow
            key={profile.id}
            parts={parts}
            list={current}
            affiliation={affiliation}
            profile={profile}
            onAdd={onAdd}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)}>
          Show {Math.min(AT_ONCE, found.length - shown)} more of {found.length - shown}
        </Button>
      )}
    </section>
  )
}

interface RowProps extends Pick<Props, 'parts' | 'list' | 'onAdd'> {
  readonly affiliation: Affiliation
  readonly profile: Profile
}

/** A model of the catalogue: who it is, what it costs, and whether it can join. */
const ModelRow = memo(function ModelRow({ parts, list, affiliation, profile, onAdd }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { alias, reputation, funding } = profile
  const missing = unenforcedRules(profile, parts.bands.enforced)
  const ranks = list.models.length === 0 ? profile.ranks : ranksIn(profile, affiliation)
  const ways = useMemo(
    () => ranks.map((rank) => ({ rank, why: joinBlockedReason(list, profile.id, rank, parts) })),
    [ranks, list, profile.id, parts],
  )
  const reasons = [...new Set(ways.flatMap(({ why }) => why))]
  return (
    <li className={styles.row} data-closed={ways.every(({ why }) => why.length > 0)}>
      <div className={styles.rowHead}>
        <p className={styles.cost}>
          {reputation}
          <span className="visually-hidden"> Reputation</span>
          {funding > 0 && <small>${funding}</small>}
        </p>
        <span className={styles.face}>
          <Portrait parts={partsOfProfile(profile)} />
        </span>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <strong>{alias}</strong>
          <span>
            {profile.ranks.map((rank) => rankWords[rank]).join(' or ')} ·{' '}
            {profile.affiliations.map(affiliationName).join(', ')}
          </span>
        </button>
        <div className={styles.ways}>
          {ways.map(({ rank, why }) => (
            <Button
              key={rank}
              size="small"
              aria-label={`Add ${alias} as a ${rankWords[rank]}`}
              aria-disabled={why.length > 0}
              aria-describedby={why.length > 0 ? `${id}-why` : undefined}
              onClick={() => (why.length === 0 ? onAdd(profile.id, rank) : setOpen(true))}
            >
              {ways.length > 1 ? `+ ${rankWords[rank]}` : '+ Add'}
            </Button>
          ))}
        </div>
      </div>
      {missing.length > 0 && (
        <p className={styles.why}>
          <span aria-hidden="true">⊘ </span>This edition has no {missing.map(inWords).join(', ')}.
        </p>
      )}
      {reasons.length > 0 && missing.length === 0 && (
        <p id={`${id}-why`} className={styles.why}>
          <span aria-hidden="true">⊘ </span>
          {isOpen ? reasons.join(' ') : reasons[0]}
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <ProfileCard parts={parts} profile={profile} traits={profile.traits} />
            {ways
              .filter(({ why }) => why.length > 0)
              .map(({ rank }) => (
                <Button key={rank} size="small" look="quiet" onClick={() => onAdd(profile.id, rank)}>
                  Add {alias} as a {rankWords[rank]} anyway
                </Button>
              ))}
          </>
        )}
      </div>
    </li>
  )
})
