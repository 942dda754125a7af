import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface Props {
  readonly title?: string
  /** Which heading it is, so that headings nest. */
  readonly level?: 2 | 3 | 4
  readonly actions?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** A part of a page with a title and an edge. */
export function Panel({ title, level = 2, actions, children, className = '' }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={`${styles.panel} ${className}`} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.head}>
          <Heading id={id}>{title}</Heading>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
