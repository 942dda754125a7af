import { enforced, type ModelAddition, type Profile, type Rank, rankNames, unenforced } from '@gargoyle/bmg3'
import { memo, useId, useState } from 'react'
import { Portrait } from '../../../portrait/portrait.tsx'
import { Button } from '../../../ui/button.tsx'
import { partsOfProfile } from '../../card-parts.ts'
import { reasonsAgainst } from './join-reasons.ts'
import { ModelCard } from './model-card.tsx'
import styles from './model-row.module.css'
import { iconNames, missingNames } from './words.ts'

interface Props {
  readonly profile: Profile
  /** How it could join; undefined until it is computed. */
  readonly additions: readonly ModelAddition[] | undefined
  onAdd(id: string, rank: Rank): void
}

/** A model of the catalogue: who it is, what it costs, and whether it can join. */
export const ModelRow = memo(function ModelRow({ profile, additions, onAdd }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { alias, reputation, funding, ranks, affiliations } = profile
  const missing = unenforced(profile, enforced)
  const ways: readonly ModelAddition[] =
    additions ?? ranks.map((rank) => ({ id: profile.id, rank, reasons: [] }))
  return (
    <li
      className={styles.row}
      data-closed={missing.length > 0 || ways.every((way) => way.reasons.length > 0)}
    >
      <div className={styles.head}>
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
            {ranks.map((rank) => rankNames[rank]).join(' or ')} · {iconNames(affiliations)}
          </span>
        </button>
        <div className={styles.ways}>
          {ways.map(({ rank, reasons }) => (
            <Button
              key={rank}
              size="small"
              aria-label={`Add ${alias} as a ${rankNames[rank]}`}
              aria-disabled={reasons.length > 0}
              aria-describedby={reasons.length > 0 ? `${id}-why` : undefined}
              onClick={() => {
                if (reasons.length === 0) onAdd(profile.id, rank)
                else setOpen(true)
              }}
            >
              {ways.length > 1 ? `+ ${rankNames[rank]}` : '+ Add'}
            </Button>
          ))}
        </div>
      </div>
      {missing.length > 0 && (
        <p className={styles.why}>
          <span aria-hidden="true">⊘ </span>Cannot be played yet: {missingNames(missing)}{' '}
          {missing.length === 1 ? 'is' : 'are'} not written.
        </p>
      )}
      <Reasons id={`${id}-why`} ways={ways} isWhole={isOpen} />
      <div id={id} className={styles.more} hidden={!isOpen}>
        {isOpen && (
          <>
            <ModelCard profile={profile} />
            <AddAnyway alias={alias} ways={ways} onAdd={(rank) => onAdd(profile.id, rank)} />
          </>
        )}
      </div>
    </li>
  )
})

interface ReasonsProps {
  readonly id: string
  readonly ways: readonly ModelAddition[]
  readonly isWhole: boolean
}

/** Why it cannot join; one reason is shown until the list is opened. */
function Reasons({ id, ways, isWhole }: ReasonsProps) {
  const texts = reasonsAgainst(ways)
  const shown = isWhole ? texts : texts.slice(0, 1)
  if (texts.length === 0) return null
  return (
    <p id={id} className={styles.why}>
      <span aria-hidden="true">⊘ </span>
      {shown.join(' ')}
      {texts.length > shown.length && ` (and ${texts.length - shown.length} more)`}
    </p>
  )
}

interface AddAnywayProps {
  readonly alias: string
  readonly ways: readonly ModelAddition[]
  onAdd(rank: Rank): void
}

/** For players who mend the crew afterwards. */
function AddAnyway({ alias, ways, onAdd }: AddAnywayProps) {
  const closed = ways.filter(({ reasons }) => reasons.length > 0)
  return (
    <p className={styles.ways}>
      {closed.map(({ rank }) => (
        <Button key={rank} size="small" look="quiet" onClick={() => onAdd(rank)}>
          Add {alias} as a {rankNames[rank]} anyway
        </Button>
      ))}
    </p>
  )
}
