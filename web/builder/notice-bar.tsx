import { Button } from '../ui/button.tsx'
import styles from './notice-bar.module.css'
import type { Notice } from './use-bench.ts'

interface Props {
  readonly notice: Notice | undefined
  onDismiss(): void
}

/** Says what just happened: aloud always, in a bar at the foot where there is something to do about it. */
export function NoticeBar({ notice, onDismiss }: Props) {
  const isShown = notice !== undefined && !notice.quiet
  return (
    <>
      <p className="visually-hidden" role="status">
        {notice?.isTrouble ? '' : notice?.text}
      </p>
      {isShown && (
        <div className={styles.bar} data-trouble={notice.isTrouble === true}>
          <p role={notice.isTrouble ? 'alert' : undefined}>
            {notice.isTrouble && <span aria-hidden="true">⚠ </span>}
            {notice.text}
          </p>
          {notice.action && (
            <Button size="small" look="lamp" onClick={notice.action.run}>
              {notice.action.label}
            </Button>
          )}
          <Button size="small" look="quiet" aria-label="Dismiss" onClick={onDismiss}>
            <span aria-hidden="true">✕</span>
          </Button>
        </div>
      )}
    </>
  )
}
