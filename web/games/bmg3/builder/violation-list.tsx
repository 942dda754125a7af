import type { CrewList, Violation } from '@gargoyle/bmg3'
import { Link } from 'wouter'
import { addressOfRule } from '../../../rules/rule-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { CrewEdit } from './crew-edits.ts'
import type { Mend } from './mends.ts'
import styles from './violation-list.module.css'
import { type MendPlace, mendPlaceOf, placeText } from './violation-place.ts'

interface Props {
  readonly list: CrewList
  readonly violations: readonly Violation[]
  /** Ways to mend each of them; undefined until it is computed. */
  readonly mends: readonly (readonly Mend[])[] | undefined
  onChange(edit: CrewEdit): void
  onGo(place: MendPlace): void
}

/** Everything that no rule allows, with the way to where it can be mended, and what would mend it at once. */
export function ViolationList({ list, violations, mends, onChange, onGo }: Props) {
  if (list.models.length === 0) return null
  if (violations.length === 0) {
    return (
      <p className={styles.fine}>
        <span aria-hidden="true">✓ </span>Every rule is kept: this crew can be played.
      </p>
    )
  }
  return (
    <Panel title={violations.length === 1 ? '1 problem' : `${violations.length} problems`} level={3}>
      <ol className={styles.list}>
        {violations.map((violation, index) => (
          <ViolationItem
            key={keyOf(violation, violations.slice(0, index))}
            violation={violation}
            place={mendPlaceOf(violation, list)}
            mends={mends?.[index] ?? []}
            onChange={onChange}
            onGo={onGo}
          />
        ))}
      </ol>
    </Panel>
  )
}

/** Two models of a kind may break the same rule in the same words: a number distinguishes them. */
function keyOf({ rule, text }: Violation, earlier: readonly Violation[]): string {
  return `${rule} ${text} ${earlier.filter((other) => other.rule === rule && other.text === text).length}`
}

interface ItemProps {
  readonly violation: Violation
  readonly place: MendPlace
  readonly mends: readonly Mend[]
  onChange(edit: CrewEdit): void
  onGo(place: MendPlace): void
}

function ViolationItem({ violation, place, mends, onChange, onGo }: ItemProps) {
  const path = addressOfRule(violation.rule)
  return (
    <li>
      <p>{violation.text}</p>
      <div className={styles.ways}>
        {mends.map(({ label, edit }) => (
          <Button key={label} size="small" look="lamp" onClick={() => onChange(edit)}>
            {label}
          </Button>
        ))}
        <Button size="small" look="quiet" onClick={() => onGo(place)}>
          {placeText[place.kind]}
        </Button>
        {path && (
          <Link href={path} className={styles.rule}>
            The rule<span className="visually-hidden">: {violation.text}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
