import type { SeenEvent } from '@gargoyle/engine'
import { memo, useState } from 'react'
import { RollView } from '../dice/roll-view.tsx'
import { rollIn, sentenceOfEvent } from '../dice/rolls.ts'
import type { GamePage } from '../games/game-page.ts'
import { Button } from '../ui/button.tsx'
import styles from './log.module.css'
import { ReasonList } from './reason-list.tsx'
import { reasonsIn } from './reasons.ts'
import { RuleLink } from './rule-link.tsx'

interface Props {
  readonly event: SeenEvent
  readonly page: GamePage
  /** The figures and tokens on the table that an event is about. */
  placesOf(event: SeenEvent): readonly string[]
  onShow(id: string): void
}

/** What opens at the lower edge comes into view. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** One sentence. It opens to the dice, the reasons, the rule, and where on the table it was. */
export const LogLine = memo(function LogLine({ event, page, placesOf, onShow }: Props) {
  const [isOpen, setOpen] = useState(false)
  const roll = rollIn(event)
  const reasons = reasonsIn(event)
  const places = placesOf(event)
  const hasMore = reasons.length > 0 || places.length > 0 || event.rule !== undefined || roll !== undefined
  if (!hasMore) return <li className={styles.line}>{sentenceOfEvent(event, page)}</li>
  return (
    <li className={styles.line}>
      <details onToggle={(toggled) => setOpen(toggled.currentTarget.open)}>
        <summary>{sentenceOfEvent(event, page)}</summary>
        {isOpen && (
          <div className={styles.more} ref={intoView}>
            {roll && (
              <RollView
                shown={{ roll, event: event.number, words: new Map(), isJudged: false }}
                page={page}
                isStill
              />
            )}
            {reasons.map((each) => (
              <ReasonList key={each.heading} reasons={each} page={page} />
            ))}
            <div className={styles.ways}>
              <RuleLink rule={event.rule} page={page} />
              {places.slice(0, 1).map((id) => (
                <Button key={id} size="small" look="quiet" onClick={() => onShow(id)}>
                  Show on the table
                </Button>
              ))}
            </div>
          </div>
        )}
      </details>
    </li>
  )
})
