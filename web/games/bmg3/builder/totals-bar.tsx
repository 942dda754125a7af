import { type CrewReport, DECK_SIZE } from '@gargoyle/bmg3'
import { Button } from '../../../ui/button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { totalsText } from './totals.ts'
import styles from './totals-bar.module.css'

interface Props {
  readonly report: CrewReport
  /** The crew has no models: then no error is shown. */
  readonly isEmpty: boolean
  onShowProblems(): void
}

/** What the crew costs, has and lacks, always in sight. */
export function TotalsBar({ report, isEmpty, onShowProblems }: Props) {
  const { reputation, funding, deck, violations } = report
  return (
    <div className={styles.bar}>
      <p className="visually-hidden" role="status">
        {isEmpty ? '' : totalsText(report)}
      </p>
      <Meter
        label="Reputation"
        value={reputation.spent}
        max={reputation.limit}
        text={`${reputation.spent} / ${reputation.limit}`}
        tone={reputation.left < 0 ? 'danger' : 'lamp'}
      />
      <Meter
        label="Funding"
        value={funding.spent}
        max={funding.stash}
        text={`$${funding.spent} / $${funding.stash}`}
        tone={funding.left < 0 ? 'danger' : 'lamp'}
      />
      <Meter
        label="Deck"
        value={deck.cards}
        max={DECK_SIZE}
        text={`${deck.cards} / ${DECK_SIZE}${deck.extra > 0 ? ` + ${deck.extra}` : ''}`}
        tone={deck.cards === DECK_SIZE ? 'ok' : deck.cards > DECK_SIZE ? 'danger' : 'lamp'}
      />
      {!isEmpty && (
        <Button
          size="small"
          look={violations.length > 0 ? 'danger' : 'plain'}
          className={styles.state ?? ''}
          onClick={onShowProblems}
        >
          {violations.length === 0
            ? '✓ Legal'
            : `⚠ ${violations.length} ${violations.length === 1 ? 'problem' : 'problems'}`}
        </Button>
      )}
    </div>
  )
}
