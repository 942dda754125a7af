import { type ReactNode, useId } from 'react'
import styles from './radio-cards.module.css'

/** One of a few ways to go. */
export interface RadioCard<Value extends string> {
  readonly value: Value
  readonly title: string
  readonly about?: ReactNode
}

interface Props<Value extends string> {
  /** What is chosen. */
  readonly legend: string
  readonly cards: readonly RadioCard<Value>[]
  readonly value: Value
  onChange(value: Value): void
}

/** A choice between a few things that need a word of explanation each. Arrow keys go from one to the next. */
export function RadioCards<Value extends string>({ legend, cards, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.cards}>
      <legend>{legend}</legend>
      <div className={styles.list}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              onChange={() => onChange(card.value)}
            />
            <span>
              <strong>{card.title}</strong>
              {card.about && <span className={styles.about}>{card.about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
