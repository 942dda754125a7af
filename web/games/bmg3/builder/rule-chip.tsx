import { Tooltip } from '../../../ui/tooltip.tsx'
import styles from './rule-chip.module.css'
import type { RuleWords } from './words.ts'

/** The name of a trait or weapon rule that says what it does when pointed at, tapped or reached by keyboard. */
export function RuleChip({ words }: { readonly words: RuleWords }) {
  return (
    <Tooltip
      className={`${styles.chip} ${words.isMissing ? styles.missing : ''}`}
      text={
        <>
          <strong>{words.name}.</strong> {words.text}
        </>
      }
    >
      {words.name}
      {words.isMissing && ' (not written yet)'}
    </Tooltip>
  )
}
