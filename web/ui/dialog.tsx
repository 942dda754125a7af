import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

interface Props {
  readonly title: string
  readonly open: boolean
  /** Left out where there is no way but forward. */
  onClose?(): void
  readonly children: ReactNode
  /** Buttons at the foot. */
  readonly actions?: ReactNode
}

/** Something that has to be dealt with before the rest: keeps the keyboard inside, and gives it back afterwards. */
export function Dialog({ title, open, onClose, children, actions }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (open && current && !current.open) current.showModal()
    if (!open && current?.open) current.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            {onClose && (
              <Button look="quiet" size="small" aria-label="Close" onClick={onClose}>
                <span aria-hidden="true">✕</span>
              </Button>
            )}
          </div>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
