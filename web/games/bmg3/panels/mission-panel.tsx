import styles from '../../bmg/panels.module.css'
import { RulePage } from '../../bmg/rule-words.tsx'
import type { PanelProps } from '../../game-page.ts'
import type { Bmg3OnPage } from '../moment.ts'

/** What this night is about: encounter, event, plots, the board, and how the crews stand. */
export function MissionPanel({ moment }: PanelProps<Bmg3OnPage>) {
  const { info, look } = moment
  const { encounter, event, crews, stage } = look.view
  const { book, board } = info.table
  const meeting = book.encounters[encounter]
  const trouble = event === null ? undefined : book.events[event]
  const isDrawn = stage !== 'furniture'
  return (
    <div className={styles.panel}>
      <section className={styles.text}>
        <h2>Encounter{meeting && isDrawn ? `: ${meeting.name}` : ''}</h2>
        {meeting && isDrawn ? (
          <>
            <p>{meeting.text}</p>
            <p>
              <RulePage
                game="bmg3"
                kind="encounter"
                id={encounter}
                name="Zones and rules of this encounter"
              />
            </p>
          </>
        ) : (
          <p>It is revealed when lamps and sewers are laid out.</p>
        )}
      </section>
      <section className={styles.text}>
        <h2>Event{trouble ? `: ${trouble.name}` : ''}</h2>
        {trouble && event !== null ? (
          <>
            <p>{trouble.text}</p>
            <p>
              <RulePage game="bmg3" kind="event" id={event} name="This event in the rules" />
            </p>
          </>
        ) : (
          <p>
            {stage === 'furniture' || stage === 'zones' ? 'None so far.' : 'A quiet night: there is none.'}
          </p>
        )}
      </section>
      {info.seats.map((seat) => {
        const plot = crews[seat]?.plot ?? null
        const told = plot === null ? undefined : book.plots[plot]
        return (
          told && (
            <section key={seat} className={styles.text}>
              <h2>
                Plot of {seat}: {told.name}
              </h2>
              <p>{told.text}</p>
            </section>
          )
        )
      })}
      <section className={styles.text}>
        <h2>{board.name}</h2>
        <p>{board.about}</p>
      </section>
    </div>
  )
}
