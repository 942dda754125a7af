import type { Stage } from '@gargoyle/bmg-counters'
import styles from '../../bmg/panels.module.css'
import { RulePage } from '../../bmg/rule-words.tsx'
import type { PanelProps } from '../../game-page.ts'
import { firstTips, phaseLines } from '../coach.ts'
import type { CounterOnPage } from '../moment.ts'
import { preparation, stageNames } from '../status.ts'
import type { helpRules } from '../words.ts'

/** The phases of a round, with the rule that describes each. */
const phases: readonly { readonly stage: Stage; readonly rule: (typeof helpRules)[number] }[] = [
  { stage: 'lead', rule: 'take-the-lead' },
  { stage: 'plan', rule: 'raise-a-plan' },
  { stage: 'execute', rule: 'execute-the-plan' },
  { stage: 'recount', rule: 'casualty-recount' },
]

/** Stands for what may stop a shot: editions call it otherwise. */
const STOPS = '(stops)'

/** Words that one meets, with the rule to read. */
const words: readonly {
  readonly name: string
  readonly text: string
  readonly rule: (typeof helpRules)[number]
}[] = [
  {
    name: 'Counters',
    text: 'As many as a model’s Willpower, each round. MC for movement, AC for attacks, DC for blocking, SC for special deeds. No place holds more than the skill of its name.',
    rule: 'raise-a-plan',
  },
  {
    name: 'Strike',
    text: 'One die for each AC. Dice that reach Defense are impacts; the target may block them; the rest roll for damage.',
    rule: 'melee-strikes',
  },
  {
    name: 'Shot',
    text: 'Two AC for all shots of a weapon. What stands between may stop each impact.',
    rule: 'ranged-attack',
  },
  {
    name: STOPS,
    text: 'Each impact of a shot rolls a die at everything in its way, from the shooter outwards: 4+ stops it at a wall or a model, 5+ at street furniture, 6+ at a hedge.',
    rule: 'blink',
  },
  {
    name: 'Collateral die',
    text: 'The red die of a damage roll. A pair with a damage die knocks down; a six with a success is a critical.',
    rule: 'collateral-die',
  },
  {
    name: 'K.O.',
    text: 'Markers up to Endurance knock a model out. It may come round at the end of the round, or become a casualty.',
    rule: 'ko',
  },
  { name: 'Pass', text: 'The smaller side may let its turn go so many times.', rule: 'passing' },
]

/** The order of a round, where the game is in it, and the words one meets. */
export function HelpPanel({ moment }: PanelProps<CounterOnPage>) {
  const { stage, round } = moment.look.view
  const { edition, renamed, stops } = moment.info.table
  const isSetUp = preparation.includes(stage)
  return (
    <div className={styles.panel}>
      <section className={styles.text}>
        <h2>Where we are</h2>
        <p>
          {!isSetUp && stage !== 'over' && `Round ${round}. `}
          <strong>{stageNames[stage]}.</strong> {phaseLines[stage]}
        </p>
      </section>
      <section className={styles.text}>
        <h2>How it goes</h2>
        <ol className={styles.steps}>
          <li aria-current={isSetUp ? 'step' : undefined}>
            <RulePage game={edition} kind="chapter" id="preparing" name="Getting ready" />
            <span className={styles.note}>
              Scenario, sewers and lampposts, both bands on the table, objectives.
            </span>
          </li>
          {phases.map(({ stage: phase, rule }) => (
            <li key={phase} aria-current={stage === phase ? 'step' : undefined}>
              <RulePage game={edition} kind="rule" id={renamed[rule] ?? rule} name={stageNames[phase]} />
              <span className={styles.note}>{phaseLines[phase]}</span>
            </li>
          ))}
        </ol>
        <p className={styles.note}>The last four make a round. An empty bag ends the game.</p>
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
                <RulePage
                  game={edition}
                  kind="rule"
                  id={renamed[rule] ?? rule}
                  name={name === STOPS ? stops : name}
                />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
