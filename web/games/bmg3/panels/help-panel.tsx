import styles from '../../bmg/panels.module.css'
import { RulePage } from '../../bmg/rule-words.tsx'
import type { PanelProps } from '../../game-page.ts'
import { firstTips, phaseLines } from '../coach.ts'
import type { Bmg3OnPage } from '../moment.ts'
import { preparation, ROUNDS, stageNames } from '../status.ts'
import { chapters, phases, words } from './help-words.ts'

/** The order of a round, where the game is in it, and the words one meets. */
export function HelpPanel({ moment }: PanelProps<Bmg3OnPage>) {
  const { stage, round } = moment.look.view
  const isSetUp = preparation.includes(stage)
  return (
    <div className={styles.panel}>
      <section className={styles.text}>
        <h2>Where we are</h2>
        <p>
          {!isSetUp && stage !== 'over' && `Round ${round} of ${ROUNDS}. `}
          <strong>{stageNames[stage]}.</strong> {phaseLines[stage]}
        </p>
      </section>
      <section className={styles.text}>
        <h2>How it goes</h2>
        <ol className={styles.steps}>
          <li aria-current={isSetUp ? 'step' : undefined}>
            <RulePage game="bmg3" {...chapters.preparing} name="Getting ready" />
            <span className={styles.note}>
              Lamps and sewers, zones, four cards each, and both crews on the table.
            </span>
          </li>
          {phases.map(({ stage: phase, rule }) => (
            <li key={phase} aria-current={stage === phase ? 'step' : undefined}>
              <RulePage game="bmg3" {...rule} name={stageNames[phase]} />
              <span className={styles.note}>{phaseLines[phase]}</span>
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          The last four make a round; there are {ROUNDS} of them. Then the most victory points win.
        </p>
      </section>
      <section className={styles.text}>
        <h2>First steps</h2>
        <dl className={styles.texts}>
          {firstTips(moment).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.text}>
        <h2>Words</h2>
        <dl className={styles.texts}>
          {words.map(({ name, text, rule }) => (
            <div key={name}>
              <dt>
                <RulePage game="bmg3" {...rule} name={name} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <RulePage game="bmg3" {...chapters.glance} name="The game at a glance" />
        </p>
      </section>
    </div>
  )
}
