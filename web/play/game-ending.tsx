import type { Seat } from '@gargoyle/engine'
import { useEffect, useRef } from 'react'
import type { EndReport } from '../games/end-report.ts'
import { useBeginning } from '../match/use-beginning.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Trouble } from '../ui/trouble.tsx'
import type { MatchOrder } from '../worker/protocol.ts'
import styles from './game-ending.module.css'
import { swappedSeats } from './swapped-seats.ts'

interface Props {
  readonly heading: string
  readonly sentences: readonly string[]
  readonly report?: EndReport | undefined
  /** The match, for watching it again. */
  readonly id: string
  readonly order: MatchOrder
  seatName(seat: Seat): string
  /** Writes the game into a file, to be shared. */
  onSave(): void
}

/** How it ended, what it was like, and what now. */
export function GameEnding({ heading, sentences, report, id, order, seatName, onSave }: Props) {
  const { begin, busy, trouble } = useBeginning()
  const again = (next: MatchOrder) => begin(() => ({ ...next, seed: crypto.randomUUID() }))
  const swapped = swappedSeats(order)
  const place = useRef<HTMLElement>(null)
  // It comes where a list of answers may have been scrolled: who won is read first.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section className={styles.ending} aria-label="How it ended" ref={place}>
      <h2>{heading}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={styles.ways}>
        <Button look="lamp" disabled={busy} onClick={() => again(order)}>
          Rematch
        </Button>
        {swapped && (
          <Button disabled={busy} onClick={() => again(swapped)}>
            Swap sides
          </Button>
        )}
        <LinkButton to={`/replays/${id}`}>Watch it again</LinkButton>
        <Button onClick={onSave}>Share as a file</Button>
        <LinkButton to="/new">Another game</LinkButton>
        <LinkButton to="/">Home page</LinkButton>
      </div>
      <Trouble text={trouble} />
      {/* Long, so it stands below the buttons to go on. */}
      {report && <Report report={report} seatName={seatName} />}
    </section>
  )
}

interface ReportProps {
  readonly report: EndReport
  seatName(seat: Seat): string
}

function Report({ report: { facts, points, deeds, turningPoint, luck }, seatName }: ReportProps) {
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {turningPoint && <p>{turningPoint}</p>}
      {points.map(({ seat, rows }) => (
        <table key={seat} className={styles.points}>
          <caption>Points of {seatName(seat)}</caption>
          <tbody>
            {rows.map(({ what, points: each }, place) => (
              // The same card can be scored twice.
              <tr key={`${what} ${place.toString()}`}>
                <th scope="row">{what}</th>
                <td>{each}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">In all</th>
              <td>{rows.reduce((all, row) => all + row.points, 0)}</td>
            </tr>
          </tbody>
        </table>
      ))}
      {deeds.length > 0 && (
        <>
          <h3>Who did what</h3>
          <ul className={styles.deeds}>
            {deeds.map(({ who, what }) => (
              <li key={who}>
                <strong>{who}</strong>: {what}
              </li>
            ))}
          </ul>
        </>
      )}
      {luck?.best && <p>Luckiest throw: {rated(luck.best)}</p>}
      {luck?.worst && <p>Unluckiest throw: {rated(luck.worst)}</p>}
    </>
  )
}

const rated = ({ text, probability }: { readonly text: string; readonly probability: number }): string =>
  `${text} (one like it or beyond comes up ${percent(probability)} of the time).`

const percent = (probability: number): string =>
  probability < 0.01 ? 'less than 1 %' : `${Math.round(probability * 100)} %`
