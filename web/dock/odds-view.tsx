import type { CSSProperties } from 'react'
import { Meter } from '../ui/meter.tsx'
import type { OddsReport } from '../worker/protocol.ts'
import styles from './odds.module.css'
import {
  barLabel,
  capitalized,
  describeNumber,
  type OddsOf,
  oddsByWhom,
  percentText,
  tenths,
} from './odds-words.ts'

/** The odds of an answer: how likely what is, for every model that it may affect. */
export function OddsView({ report }: { readonly report: OddsReport }) {
  const people = oddsByWhom(report)
  // Where no die falls and nothing is counted, such as for a skill that only prepares something, there are no odds.
  if (people.length === 0 && report.isCertain) return null
  return (
    <section className={styles.odds} aria-label="Odds">
      <h3>
        Odds <small>{methodWords(report)}</small>
      </h3>
      {people.length === 0 && (
        <p>
          {report.exact
            ? 'Whatever the dice show, nothing comes of it.'
            : 'In no try did anything come of it.'}
        </p>
      )}
      {people.map((odds) => (
        <Person key={odds.whom} odds={odds} />
      ))}
      <Assumptions sentences={report.assumptions} />
    </section>
  )
}

/** Errors above this are more than a few in a hundred. */
const ROUGH = 0.05

/** How sure the numbers are. */
const methodWords = ({ exact, error = 0 }: OddsReport): string =>
  exact
    ? 'worked out exactly'
    : error > ROUGH
      ? `a rough estimate, good to ${Math.ceil(100 * error)} in a hundred`
      : 'tried out, good to a few in a hundred'

/** How many sentences are shown at first; the rest can be expanded. */
const FEW = 2

function Assumptions({ sentences }: { readonly sentences: readonly string[] }) {
  const [first, rest] = [sentences.slice(0, FEW), sentences.slice(FEW)]
  return (
    <div className={styles.assumptions}>
      {first.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {rest.length > 0 && (
        <details>
          <summary>What else is taken for granted</summary>
          <ul>
            {rest.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Person({ odds: { whom, chances, numbers } }: { readonly odds: OddsOf }) {
  return (
    <div className={styles.person}>
      <h4>{whom}</h4>
      {numbers.length > 0 && (
        <div className={styles.charts}>
          {numbers.map((number) => (
            <Chart key={number.what} number={number} whom={whom} />
          ))}
        </div>
      )}
      {chances.map(({ what, probability }) => (
        <Meter
          key={what}
          label={capitalized(what)}
          value={probability}
          max={1}
          text={percentText(probability)}
        />
      ))}
    </div>
  )
}

/** A bar chart: a column for every value, with its probability as height. */
function Chart({ number, whom }: { readonly number: OddsOf['numbers'][number]; readonly whom: string }) {
  const { what, mean, bars } = number
  const highest = Math.max(...bars.map(({ probability }) => probability))
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span aria-hidden="true">
          {capitalized(what)} <small>⌀ {tenths(mean)}</small>
        </span>
        <span className="visually-hidden">{describeNumber(number, whom)}</span>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((bar) => (
          <div key={bar.value} className={styles.bar}>
            <span className={styles.likely}>{Math.round(bar.probability * 100)}</span>
            <span
              className={styles.column}
              style={{ '--height': highest === 0 ? 0 : bar.probability / highest } as CSSProperties}
            />
            <span className={styles.value}>{barLabel(bar)}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}
