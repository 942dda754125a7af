import {
  affiliationName,
  type BandList,
  type BandMember,
  type BandReport,
  type BandViolation,
  formBand,
  type Rank,
  ranksIn,
} from '@gargoyle/bmg-counters'
import { useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Portrait } from '../../../portrait/portrait.tsx'
import { addressOfRule } from '../../../rules/rule-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { partsOfProfile } from '../../card-parts.ts'
import type { EditionParts } from '../edition-parts.ts'
import { REPUTATION } from '../new-game/choices.ts'
import { rankWords } from '../panels/card-words.ts'
import { type BandEdit, bandEdits } from './band-edits.ts'
import styles from './builder.module.css'
import { curesFor, itemsFor } from './cures.ts'
import { keyed } from './keyed.ts'
import { ProfileCard } from './profile-card.tsx'

interface Props {
  readonly parts: EditionParts
  readonly list: BandList
  readonly report: BandReport
  onChange(edit: BandEdit): void
  onOpen(): void
  /** Shows those of a rank in the catalogue. */
  onFind(rank: Rank): void
}

/** The band itself: what was agreed on, what is wrong and how to mend it, and every model in it. */
export function BandSheet({ parts, list, report, onChange, onOpen, onFind }: Props) {
  const { word } = parts
  const [isEmptied, setEmptied] = useState(false)
  const edits = useMemo(() => bandEdits(parts), [parts])
  const { members, leader } = formBand(list, parts.bands)
  const known = list.models.map(({ id }) => parts.bands.catalogue.model(id))
  const icons = leader?.profile.affiliations.filter((icon) => icon !== 'unknown') ?? []
  let next = 0
  return (
    <section aria-label={`The ${word}`} className={styles.sheet}>
      <h2 id="builder-band" tabIndex={-1}>
        The {word}
      </h2>
      <div className={styles.settings}>
        <Field label="Reputation agreed on">
          {(control) => (
            <input
              {...control}
              type="number"
              min={REPUTATION.least}
              max={REPUTATION.most}
              step={REPUTATION.step}
              value={isEmptied || Number.isNaN(list.reputation) ? '' : list.reputation}
              onChange={({ target }) => {
                const limit = target.valueAsNumber
                // The field may be empty for as long as another number is typed.
                setEmptied(Number.isNaN(limit))
                if (!Number.isNaN(limit)) onChange(edits.setReputation(list, limit))
              }}
              onBlur={() => setEmptied(false)}
            />
          )}
        </Field>
        {icons.length > 1 && (
          <Field label="Plays as">
            {(control) => (
              <select
                {...control}
                value={report.affiliation}
                onChange={({ target }) => {
                  const icon = icons.find((each) => each === target.value)
                  if (icon) onChange(edits.setAffiliation(list, icon))
                }}
              >
                {icons.map((icon) => (
                  <option key={icon} value={icon}>
                    {affiliationName(icon)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <p className={styles.totals} role="status">
        <Total label="Reputation" {...report.reputation} />
        <Total label="Funding" {...report.funding} sign="$" />
        {list.models.length > 0 && <span>{affiliationName(report.affiliation)}</span>}
      </p>
      {list.models.length === 0 ? (
        <div className={styles.empty}>
          <p>
            Nobody is here yet. A {word} begins with its leader: a Leader, or a Sidekick where there is no
            Leader. The leader says who may follow.
          </p>
          <div className={styles.ways}>
            <Button look="lamp" onClick={() => onFind('leader')}>
              Show Leaders
            </Button>
            <Button onClick={() => onFind('sidekick')}>Show Sidekicks</Button>
            <Button onClick={onOpen}>Start from a ready-made {word}</Button>
          </div>
        </div>
      ) : (
        <Problems parts={parts} list={list} violations={report.violations} onChange={onChange} />
      )}
      <ul className={styles.list} aria-label={`Models of the ${word}`}>
        {list.models.map(({ id }, at) => {
          const key = `${at} ${id}`
          const member = known[at] === undefined ? undefined : members[next++]
          return member === undefined ? (
            <li key={key} className={styles.row}>
              “{id}” is no model that is known here.{' '}
              <Button size="small" onClick={() => onChange(edits.remove(list, at))}>
                Remove
              </Button>
            </li>
          ) : (
            <Member key={key} {...{ parts, list, report, member, at, onChange }} />
          )
        })}
      </ul>
    </section>
  )
}

interface TotalProps {
  readonly label: string
  readonly spent: number
  readonly limit: number
  readonly sign?: string
}

const Total = ({ label, spent, limit, sign = '' }: TotalProps) => (
  <span data-over={spent > limit}>
    {label} <strong>{`${sign}${spent}`}</strong> of {`${sign}${limit}`}
    {spent > limit && ': too much'}
  </span>
)

interface ProblemsProps extends Pick<Props, 'parts' | 'list' | 'onChange'> {
  readonly violations: readonly BandViolation[]
}

/** Everything that no rule allows, with what would mend it at once. */
function Problems({ parts, list, violations, onChange }: ProblemsProps) {
  if (violations.length === 0)
    return (
      <p className={styles.fine}>
        <span aria-hidden="true">✓ </span>Every rule is kept: this {parts.word} can be played.
      </p>
    )
  return (
    <div id="builder-problems" tabIndex={-1}>
      <Panel title={violations.length === 1 ? '1 problem' : `${violations.length} problems`} level={3}>
        <ol className={styles.problems}>
          {keyed(violations, ({ rule, text }) => `${rule} ${text}`).map(({ key, item: violation }) => (
            <Problem key={key} {...{ parts, list, violation, onChange }} />
          ))}
        </ol>
      </Panel>
    </div>
  )
}

interface ProblemProps extends Pick<Props, 'parts' | 'list' | 'onChange'> {
  readonly violation: BandViolation
}

function Problem({ parts, list, violation, onChange }: ProblemProps) {
  const cures = useMemo(() => curesFor(violation, list, parts), [violation, list, parts])
  const path = addressOfRule(violation.rule)
  return (
    <li>
      <p>{violation.text}</p>
      <div className={styles.ways}>
        {cures.map(({ label, edit }) => (
          <Button key={label} size="small" look="lamp" onClick={() => onChange(edit)}>
            {label}
          </Button>
        ))}
        {path && (
          <Link href={path} className={styles.rule}>
            The rule<span className="visually-hidden">: {violation.text}</span>
          </Link>
        )}
      </div>
    </li>
  )
}

interface MemberProps extends Pick<Props, 'parts' | 'list' | 'report' | 'onChange'> {
  readonly member: BandMember
  readonly at: number
}

function Member({ parts, list, report, member, at, onChange }: MemberProps) {
  const edits = useMemo(() => bandEdits(parts), [parts])
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { profile, rank, leads, equipment, traits } = member
  const ranks = [...new Set([rank, ...ranksIn(profile, report.affiliation)])]
  const items = useMemo(() => (isOpen ? itemsFor(list, at, parts) : []), [isOpen, list, at, parts])
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <p className={styles.cost}>
          {profile.reputation}
          <span className="visually-hidden"> Reputation</span>
          {profile.funding > 0 && <small>${profile.funding}</small>}
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
          <strong>
            {leads && '★ '}
            {profile.alias}
          </strong>
          <span>
            {leads ? `Leads the ${parts.word}` : rankWords[rank]}
            {equipment.length > 0 && ` · ${equipment.map(({ name }) => name).join(', ')}`}
          </span>
        </button>
        <Button
          size="small"
          aria-label={`Remove ${profile.alias}`}
          onClick={() => onChange(edits.remove(list, at))}
        >
          Remove
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <div className={styles.ways}>
              {!leads && (rank === 'leader' || rank === 'sidekick') && (
                <Button size="small" onClick={() => onChange(edits.setLeader(list, profile.id))}>
                  Lead the band
                </Button>
              )}
              {ranks
                .filter((each) => each !== rank)
                .map((each) => (
                  <Button key={each} size="small" onClick={() => onChange(edits.setRank(list, at, each))}>
                    Make it a {rankWords[each]}
                  </Button>
                ))}
              {[...new Set(equipment)].map((item) => (
                <Button
                  key={item.id}
                  size="small"
                  onClick={() => onChange(edits.giveBack(list, at, item.id))}
                >
                  Give back {item.name}
                </Button>
              ))}
              {items.map(({ item, why }) => (
                <Button
                  key={item.id}
                  size="small"
                  disabled={why !== undefined}
                  title={why}
                  onClick={() => onChange(edits.buy(list, at, item.id))}
                >
                  + {item.name} (${item.funding})
                </Button>
              ))}
            </div>
            {items.some(({ why }) => why !== undefined) && (
              <p className={styles.why}>{[...new Set(items.flatMap(({ why }) => why ?? []))].join(' ')}</p>
            )}
            <ProfileCard parts={parts} profile={profile} traits={traits} />
          </>
        )}
      </div>
    </li>
  )
}
