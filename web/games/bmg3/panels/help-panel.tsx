import type { PanelProps } from '../../game-page.ts'
import { firstTips, phaseLines } from '../coach.ts'
import { preparation, ROUNDS, stageNames } from '../status.ts'
import { type Bmg3View, viewOf } from '../view.ts'
import styles from './panels.module.css'
import { RulePage } from './rule-words.tsx'

const phases: readonly (readonly [Bmg3View['stage'], string])[] = [
  ['lead', 'take-the-lead'],
  ['plan', 'raise-the-plan'],
  ['execute', 'execute-the-plan'],
  ['recount', 'recount-order'],
]

const words: readonly (readonly [string, string, string, string])[] = [
  ['Victory points', 'rule', 'victory', 'What decides the game. Objectives are the only way to get them.'],
  [
    'Audacity',
    'rule',
    'raise-the-plan',
    'Whoever has it does three kinds of things in its turn instead of one.',
  ],
  ['Stuns', 'rule', 'ko', 'As many as its Willpower knock a model out. They wear off, one each round.'],
  ['Injuries', 'rule', 'casualty', 'As many as its Endurance take a model out of the game. They stay.'],
  ['Suspects', 'rule', 'place-suspect', 'Markers your models leave behind. Many objectives look at them.'],
  ['Efforts', 'rule', 'effort', 'Taking a stun to do better at something right now.'],
  ['Night', 'rule', 'night', 'Further than 12" nobody sees what stands in the dark. Lamps change that.'],
  ['Passes', 'rule', 'passing', 'The smaller crew may let the other go on a few times.'],
]

/** The order of a round, where the game is in it, and the words one meets. */
export function HelpPanel({ moment }: PanelProps) {
  const { stage, round } = viewOf(moment.look.view)
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
            <RulePage kind="chapter" id="preparing" name="Getting ready" />
            <span className={styles.note}>
              Lamps and sewers, zones, four cards each, and both crews on the table.
            </span>
          </li>
          {phases.map(([phase, rule]) => (
            <li key={phase} aria-current={stage === phase ? 'step' : undefined}>
              <RulePage kind="rule" id={rule} name={stageNames[phase]} />
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
          {words.map(([name, kind, id, text]) => (
            <div key={name}>
              <dt>
                <RulePage kind={kind} id={id} name={name} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <RulePage kind="chapter" id="glance" name="The game at a glance" />
        </p>
      </section>
    </div>
  )
}
