import { useRef, useState } from 'react'
import type { GamePage, Moment } from '../games/game-page.ts'
import { Button } from '../ui/button.tsx'
import styles from './coach.module.css'
import { haveSeenTips, reachTip, rememberTips, tipReached } from './tips-seen.ts'
import { useFreeCorner } from './use-free-corner.ts'

interface Props {
  readonly page: Pick<GamePage, 'id' | 'tips'>
  readonly moment: Moment
  /** Whether they lie over the table, and not in line with the rest. */
  readonly over?: boolean
}

/** A few things to know before one's first game, one at a time. Once skipped or read they do not come again. */
export function FirstTips({ page, moment, over = false }: Props) {
  const [isSeen, setSeen] = useState(() => haveSeenTips(page.id))
  const [at, setAt] = useState(() => tipReached(page.id))
  const box = useRef<HTMLElement>(null)
  const corner = useFreeCorner(box, over && !isSeen)
  // While others act there is nothing to advise; which tip it was is not forgotten.
  if (isSeen || moment.look.decision === undefined) return null
  const tips = page.tips?.(moment) ?? []
  const tip = tips[at]
  if (tip === undefined) return null
  const isLast = at === tips.length - 1
  const goOn = () => {
    reachTip(page.id, at + 1)
    setAt(at + 1)
  }
  const end = () => {
    rememberTips(page.id)
    setSeen(true)
  }
  return (
    <section ref={box} className={styles.tips} data-over={over} data-corner={corner} aria-label="First steps">
      <div aria-live="polite">
        <h2>
          {tip.title}{' '}
          <span className={styles.count}>
            {at + 1} of {tips.length}
          </span>
        </h2>
        <p>{tip.text}</p>
      </div>
      <div className={styles.ways}>
        <Button size="small" look="lamp" onClick={() => (isLast ? end() : goOn())}>
          {isLast ? 'Got it' : 'Next tip'}
        </Button>
        {!isLast && (
          <Button size="small" look="quiet" onClick={end}>
            Skip the tips
          </Button>
        )}
      </div>
    </section>
  )
}
