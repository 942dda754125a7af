import type { GamePage } from '../games/game-page.ts'
import styles from './log.module.css'
import type { Reasons } from './reasons.ts'
import { RuleLink } from './rule-link.tsx'

/** How a number came about, each step with the rule behind it. */
export function ReasonList({ reasons, page }: { readonly reasons: Reasons; readonly page: GamePage }) {
  return (
    <div className={styles.reasons}>
      <p className={styles.number}>{reasons.heading}</p>
      <ul>
        {reasons.lines.map(({ number, text, rule }) => (
          <li key={number}>
            {text} <RuleLink rule={rule} page={page} />
          </li>
        ))}
      </ul>
    </div>
  )
}
