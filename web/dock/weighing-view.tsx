import { useState } from 'react'
import type { GamePage } from '../games/game-page.ts'
import { ReasonList } from '../log/reason-list.tsx'
import { describeValue } from '../log/reasons.ts'
import type { SceneContent } from '../scene/scene-content.ts'
import { thingById } from '../scene/things.ts'
import type { TargetAim } from '../worker/protocol.ts'
import { OddsView } from './odds-view.tsx'
import { byPromise, type Weighing } from './use-weighing.ts'
import styles from './weighing.module.css'

interface Props {
  readonly weighing: Weighing
  readonly page: GamePage
  readonly content: SceneContent
}

/** What speaks for and against an answer: its targets, what is in between, and the odds. */
export function WeighingView({ weighing, page, content }: Props) {
  const { aims, odds, isAsking } = weighing
  const nameOf = (id: string) => thingById(content, id)?.name ?? id
  const ordered = byPromise(aims)
  return (
    <div className={styles.weighing}>
      {isAsking && (
        <p role="status" className={styles.soft}>
          Working out the odds…
        </p>
      )}
      {odds?.ok && <OddsView report={odds.value} />}
      {odds && !odds.ok && <p className={styles.soft}>No odds: {odds.reason.text}</p>}
      <Aims aims={ordered.slice(0, FEW)} nameOf={nameOf} page={page} />
      {ordered.length > FEW && (
        <details>
          <summary className={styles.more}>{ordered.length - FEW} more could be aimed at</summary>
          <Aims aims={ordered.slice(FEW)} nameOf={nameOf} page={page} />
        </details>
      )}
    </div>
  )
}

/** How many are listed at first. */
const FEW = 3

interface AimsProps {
  readonly aims: readonly TargetAim[]
  nameOf(id: string): string
  readonly page: GamePage
}

function Aims({ aims, nameOf, page }: AimsProps) {
  if (aims.length === 0) return null
  return (
    <ul className={styles.aims} aria-label="Whom it is aimed at">
      {aims.map((aim) => (
        <li key={aim.to}>
          <AimView aim={aim} name={nameOf(aim.to)} page={page} />
        </li>
      ))}
    </ul>
  )
}

const signs: Readonly<Record<TargetAim['tone'], string>> = { ok: '✓', lamp: '≈', danger: '!' }

function AimView({
  aim,
  name,
  page,
}: {
  readonly aim: TargetAim
  readonly name: string
  readonly page: GamePage
}) {
  const [isOpen, setOpen] = useState(false)
  const { tone, label, sentences, values } = aim
  return (
    <details className={styles.aim} data-tone={tone} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span aria-hidden="true" className={styles.sign}>
          {signs[tone]}
        </span>
        <span>
          <strong>{name}</strong> {label}
        </span>
      </summary>
      {isOpen && (
        <>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {values.map((value) => (
            <ReasonList key={value.name} reasons={describeValue(value)} page={page} />
          ))}
        </>
      )}
    </details>
  )
}
