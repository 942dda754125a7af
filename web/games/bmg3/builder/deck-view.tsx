import { type CrewList, type CrewReport, crewContext, DECK_SIZE } from '@gargoyle/bmg3'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { addCard, type CrewEdit, removeFromDeck } from './crew-edits.ts'
import { DeckCard } from './deck-card.tsx'
import { type CardOrigin, offeredCards } from './deck-cards.ts'
import styles from './deck-view.module.css'
import { fillDeck } from './fill-deck.ts'
import { placeId } from './violation-place.ts'

interface Props {
  readonly list: CrewList
  readonly report: CrewReport
  onChange(edit: CrewEdit): void
}

const headings: Readonly<Record<CardOrigin, string>> = {
  crew: 'Cards of the crew',
  general: 'General cards',
  extra: 'Extra cards of its models',
}

/** Deck building: every card the crew may have, with what it says, and how the deck stands. */
export function DeckView({ list, report, onChange }: Props) {
  const [isInDeckOnly, setInDeckOnly] = useState(false)
  const [trouble, setTrouble] = useState('')
  const cards = useMemo(() => offeredCards(list, crewContext), [list])
  const strangers = list.deck.filter(({ card }) => !crewContext.cards.has(card))
  const { deck } = report
  const fill = () => {
    const filled = fillDeck(list, crewContext)
    setTrouble(filled.ok ? '' : filled.reason.text)
    if (filled.ok) onChange({ list: { ...list, deck: filled.value }, done: 'The deck is complete now.' })
  }
  return (
    <section aria-label="Deck" className={styles.deck}>
      <div className={styles.head}>
        <h2 id={placeId({ kind: 'deck' })} tabIndex={-1}>
          The deck
        </h2>
        <div className={styles.tools}>
          <Button onClick={fill}>Complete the deck for me</Button>
          <Button
            disabled={list.deck.length === 0}
            onClick={() =>
              onChange({ list: { ...list, deck: [] }, done: 'The deck is empty now.', removal: true })
            }
          >
            Empty it
          </Button>
        </div>
      </div>
      <p>
        {deck.cards} of {DECK_SIZE} cards: {deck.ofCrew} of the crew, {deck.general} general (no more than
        those of the crew), {deck.single} single (no more than half)
        {deck.extra > 0 && `; and ${deck.extra} extra`}. A card comes with all its copies.
      </p>
      <p role="alert" className={styles.trouble}>
        {trouble}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isInDeckOnly}
          onChange={(event) => setInDeckOnly(event.target.checked)}
        />
        Only what is in the deck
      </label>
      {strangers.map(({ card }) => (
        <p key={card} id={placeId({ kind: 'card', card })} tabIndex={-1} className={styles.trouble}>
          “{card}” is no card that is known here.{' '}
          <Button size="small" onClick={() => onChange(removeFromDeck(list, card))}>
            Take it out
          </Button>
        </p>
      ))}
      {(['crew', 'general', 'extra'] as const).map((origin) => {
        const own = cards.filter((card) => card.origin === origin && (card.isInDeck || !isInDeckOnly))
        return (
          own.length > 0 && (
            <section key={origin} aria-label={headings[origin]}>
              <h3>{headings[origin]}</h3>
              <ul className={styles.cards}>
                {own.map((offered) => (
                  <DeckCard
                    key={offered.id}
                    offered={offered}
                    copies={list.deck.find(({ card }) => card === offered.id)?.copies ?? 0}
                    onToggle={() =>
                      onChange(
                        offered.isInDeck ? removeFromDeck(list, offered.id) : addCard(list, offered.id),
                      )
                    }
                  />
                ))}
              </ul>
            </section>
          )
        )
      })}
      {cards.every(({ origin }) => origin !== 'crew') && !isInDeckOnly && (
        <p className={styles.none}>
          {list.models.length === 0
            ? 'Recruit a Boss to see the cards of the crew.'
            : 'There are no cards of this crew yet, so it cannot have a legal deck.'}
        </p>
      )}
    </section>
  )
}
