import { useSettings } from '../app/settings.tsx'
import { Button } from '../ui/button.tsx'
import styles from './coach.module.css'

/** Explains a question to a new player. The player can hide the coach, and bring it back in the settings. */
export function CoachLine({ text }: { readonly text: string }) {
  const { settings, change } = useSettings()
  if (!settings.coach) return null
  return (
    <div className={styles.line}>
      <p>{text}</p>
      <Button
        look="quiet"
        size="small"
        aria-label="Hide the coach; the settings bring it back"
        title="Hide the coach; the settings bring it back"
        onClick={() => change({ coach: false })}
      >
        <span aria-hidden="true">✕</span>
      </Button>
    </div>
  )
}
