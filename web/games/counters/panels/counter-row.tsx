import type { Counters } from '@gargoyle/bmg-counters'
import { counterLetters, placeNames, placesOfCounters } from '../words.ts'
import styles from './counter-row.module.css'

interface Props {
  readonly counters: Readonly<Counters>
  /** As many as were planned: those that are gone show as empty. */
  readonly planned?: Readonly<Counters> | undefined
}

/** The counters on a card, place by place: full while they are there, hollow once they are spent. */
export function CounterRow({ counters, planned }: Props) {
  const words = placesOfCounters
    .filter((kind) => counters[kind] > 0 || (planned?.[kind] ?? 0) > 0)
    .map((kind) => {
      const spent = Math.max(0, (planned?.[kind] ?? 0) - counters[kind])
      return `${placeNames[kind]} ${counters[kind]}${spent > 0 ? `, ${spent} spent` : ''}`
    })
  if (words.length === 0) return null
  return (
    <span className={styles.counters}>
      <span className="visually-hidden">Counters: {words.join('; ')}</span>
      {placesOfCounters.map((kind) => {
        const all = Math.max(counters[kind], planned?.[kind] ?? 0)
        return (
          all > 0 && (
            <span key={kind} className={styles.place} data-kind={kind} aria-hidden="true">
              {coins(counters[kind], all).map(({ key, isSpent }) => (
                <span key={key} className={styles.coin} data-spent={isSpent}>
                  {counterLetters[kind]}
                </span>
              ))}
            </span>
          )
        )
      })}
    </span>
  )
}

/** Counters differ in nothing but their place. */
const coins = (left: number, all: number): readonly { readonly key: string; readonly isSpent: boolean }[] =>
  Array.from({ length: all }, (_, at) => ({ key: `coin ${at}`, isSpent: at >= left }))
