import { Chip } from '../../../ui/chip.tsx'
import type { PanelProps } from '../../game-page.ts'
import { stageLines } from '../coach.ts'
import { taskNote } from '../dock/option-note.ts'
import type { GccOnPage } from '../moment.ts'
import { stageNames } from '../status.ts'
import styles from './panels.module.css'

const whenWords: Readonly<Record<string, string>> = {
  upkeep: 'at the start of every turn',
  'heroes-start': 'when the heroes’ turn begins',
  'heroes-end': 'when the heroes’ turn ends',
  'villain-start': 'when the villain’s turn begins',
  'villain-end': 'when the villain’s turn ends',
}

const sideWords = { heroes: 'heroes', villain: 'villain' } as const

/** What the mission is about: its story, how it is won, the turn track, what can be done and what happens. */
export function MissionPanel({ moment }: PanelProps<GccOnPage>) {
  const { mission } = moment.info.table
  const { stage, tokens, counters } = moment.look.view
  const faces = new Map<string, number>()
  for (const { kind, face } of tokens) {
    const key = `${kind}: ${face}`
    faces.set(key, (faces.get(key) ?? 0) + 1)
  }
  return (
    <div className={styles.panel}>
      <TurnTrack moment={moment} />
      <section className={styles.text}>
        <h2>{mission.name}</h2>
        {mission.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className={styles.note}>
          <strong>{stageNames[stage]}.</strong> {stageLines[stage]}
        </p>
      </section>
      <section className={styles.text}>
        <h2>How it ends</h2>
        <ul className={styles.list}>
          {mission.ends.map(({ winner, text }) => (
            <li key={text}>
              <Chip tone={winner === 'heroes' ? 'lamp' : 'info'}>{sideWords[winner]} win</Chip> {text}
            </li>
          ))}
          <li>
            <Chip tone={mission.atTheEnd.winner === 'heroes' ? 'lamp' : 'info'}>
              {sideWords[mission.atTheEnd.winner]} win
            </Chip>{' '}
            After turn {mission.lastTurn}: {mission.atTheEnd.text}
          </li>
        </ul>
      </section>
      {faces.size + Object.keys(counters).length > 0 && (
        <section className={styles.text}>
          <h2>How it stands</h2>
          <ul className={styles.list}>
            {[...faces].map(([name, count]) => (
              <li key={name}>
                {count} × {name}
              </li>
            ))}
            {Object.entries(counters).map(([name, count]) => (
              <li key={name}>
                {name.replaceAll('-', ' ')}: {count}
              </li>
            ))}
          </ul>
        </section>
      )}
      {mission.actions.length > 0 && (
        <section className={styles.text}>
          <h2>What can be done here</h2>
          <dl className={styles.texts}>
            {mission.actions.map((action) => (
              <div key={action.id}>
                <dt>
                  {action.name} <span className={styles.soft}>by {action.by.join(' and ')}</span>
                </dt>
                <dd>
                  {action.where.length > 0 && `At ${action.where.join(', ')}. `}
                  {taskNote(action)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className={styles.text}>
        <h2>Events</h2>
        <dl className={styles.texts}>
          {mission.events.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {mission.effects.map(({ at, text }) => (
            <div key={text}>
              <dt>By itself, {whenWords[at] ?? at}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function TurnTrack({ moment }: Pick<PanelProps<GccOnPage>, 'moment'>) {
  const { mission } = moment.info.table
  const { turn } = moment.look.view
  return (
    <section aria-label="Turn track">
      <ol className={styles.track}>
        {Array.from({ length: mission.lastTurn }, (_, i) => i + 1).map((number) => (
          <li key={number} aria-current={number === turn ? 'step' : undefined} data-past={number < turn}>
            <span className="visually-hidden">Turn </span>
            {number}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {mission.initiative === 'heroes' ? 'The heroes act first' : 'The villain acts first'} in every turn.
      </p>
    </section>
  )
}
