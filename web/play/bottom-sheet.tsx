import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './bottom-sheet.module.css'
import { nextSnap, type Snap, snapNear, snapShares } from './snaps.ts'

/** The lower part of a small screen, which can be pulled up over the table or pushed down out of its way. */
export function BottomSheet({ children }: { readonly children: ReactNode }) {
  const [snap, setSnap] = useState<Snap>('half')
  const [pulled, setPulled] = useState<number>()
  const start = useRef<{ readonly y: number; readonly share: number }>(undefined)
  const share = pulled ?? snapShares[snap]
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { y: event.clientY, share }
  }
  const onPointerMove = (event: PointerEvent) => {
    const { current } = start
    if (current) setPulled(current.share + (current.y - event.clientY) / window.innerHeight)
  }
  const onPointerUp = () => {
    const { current } = start
    start.current = undefined
    setPulled(undefined)
    if (!current || pulled === undefined) return
    // A tap goes to the next height, a pull to the nearest.
    if (Math.abs(pulled - current.share) > TAP) setSnap(snapNear(pulled))
  }
  return (
    <div
      className={styles.sheet}
      style={{ '--share': share } as CSSProperties}
      data-pulled={pulled !== undefined}
    >
      <Button
        look="quiet"
        className={styles.handle ?? ''}
        aria-label={snap === 'high' ? 'More room for the table' : 'More room for the question'}
        onClick={() => pulled === undefined && setSnap(nextSnap(snap))}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <span aria-hidden="true" className={styles.grip} />
      </Button>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

/** Less than this much of the screen is a tap and no pull. */
const TAP = 0.02
