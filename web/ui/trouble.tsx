import styles from './trouble.module.css'

/** What went wrong, read out at once; nothing as long as nothing did. */
export function Trouble({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className={styles.trouble} role="alert">
      {text}
    </p>
  )
}
