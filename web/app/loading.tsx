import styles from './loading.module.css'

/** What shows while a page or a table is fetched. */
export function Loading({ what = 'Lighting the lamps' }: { readonly what?: string }) {
  return (
    <p className={styles.loading} role="status">
      {what}…
    </p>
  )
}
