import type { ReactNode } from 'react'
import styles from './page.module.css'
import { useTitle } from './use-title.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Beside the title: what can be done here. */
  readonly actions?: ReactNode
  readonly wide?: boolean
}

/** A page to read or fill in: its title, then its content in a column. */
export function Page({ title, children, actions, wide = false }: Props) {
  useTitle(title)
  return (
    <div className={styles.page} data-wide={wide}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
