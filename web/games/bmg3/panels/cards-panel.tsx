import type { Seat } from '@gargoyle/engine'
import styles from '../../bmg/panels.module.css'
import type { PanelProps } from '../../game-page.ts'
import type { Bmg3OnPage, CrewView } from '../moment.ts'
import type { TableBook } from '../table-data.ts'
import { ObjectiveCardFace } from './objective-card.tsx'
import { playableNow, stacked } from './playable.ts'

/** The viewer's own cards with what they say, and what is known of the other player's. */
export function CardsPanel({ moment }: PanelProps<Bmg3OnPage>) {
  const { info, look } = moment
  const { crews } = look.view
  const { book } = info.table
  const mine = info.seats.filter((seat) => Array.isArray(crews[seat]?.hand))
  const theirs = info.seats.filter((seat) => !mine.includes(seat))
  return (
    <div className={styles.panel}>
      {mine.map((seat) => (
        <OwnCards key={seat} seat={seat} moment={moment} book={book} isOnly={mine.length === 1} />
      ))}
      {theirs.map((seat) => {
        const crew = crews[seat]
        return crew && <OpenCards key={seat} seat={seat} crew={crew} book={book} />
      })}
    </div>
  )
}

interface OwnProps extends Pick<PanelProps<Bmg3OnPage>, 'moment'> {
  readonly seat: Seat
  readonly book: TableBook
  readonly isOnly: boolean
}

function OwnCards({ seat, moment, book, isOnly }: OwnProps) {
  const { look } = moment
  const crew = look.view.crews[seat]
  if (crew === undefined || !Array.isArray(crew.hand)) return null
  const { hand, deck, resources } = crew
  return (
    <section aria-label={`Cards of ${seat}`} className={styles.panel}>
      <h2>
        {isOnly ? 'Your hand' : `Hand of ${seat}`} <span className={styles.soft}>{hand.length} cards</span>
      </h2>
      <p className={styles.note}>
        Use each card one way or the other: as an objective for victory points, or as a resource for what it
        costs. You have {resources} resource point{resources === 1 ? '' : 's'} left this round, and{' '}
        {sizeOf(deck)} cards in the deck.
      </p>
      <ul className={styles.cards}>
        {stacked(hand).map(({ card, copies }) => {
          const data = book.cards[card]
          return (
            data && (
              <ObjectiveCardFace
                key={card}
                id={card}
                card={data}
                copies={copies}
                playable={playableNow(card, look.decision)}
              />
            )
          )
        })}
      </ul>
      <OpenPiles crew={crew} book={book} />
    </section>
  )
}

const sizeOf = (pile: readonly string[] | number): number => (typeof pile === 'number' ? pile : pile.length)

interface OpenProps {
  readonly crew: CrewView
  readonly book: TableBook
}

/** The public part of a crew's cards. */
function OpenCards({ seat, crew, book }: OpenProps & { readonly seat: Seat }) {
  return (
    <section aria-label={`Cards of ${seat}`} className={styles.panel}>
      <h2>{seat}</h2>
      <p className={styles.note}>
        {sizeOf(crew.hand)} cards in hand, {sizeOf(crew.deck)} in the deck, {crew.resources} resource points.
      </p>
      <OpenPiles crew={crew} book={book} />
    </section>
  )
}

function OpenPiles({ crew, book }: OpenProps) {
  const { waiting, accomplished, spent, removed } = crew
  return (
    <>
      {waiting.length > 0 && (
        <>
          <h3>In play, not scored yet</h3>
          <ul className={styles.cards}>
            {waiting.map(({ card, round }) => {
              const data = book.cards[card]
              return (
                data && <ObjectiveCardFace key={card} id={card} card={data} note={`since round ${round}`} />
              )
            })}
          </ul>
        </>
      )}
      <Pile title="Accomplished" cards={accomplished} book={book} points />
      <Pile title="Spent this round" cards={spent} book={book} />
      <Pile title="Removed from the game" cards={removed} book={book} />
    </>
  )
}

interface PileProps {
  readonly title: string
  readonly cards: readonly string[]
  readonly book: TableBook
  readonly points?: boolean
}

function Pile({ title, cards, book, points = false }: PileProps) {
  if (cards.length === 0) return null
  const names = stacked(cards).map(({ card, copies }) => {
    const { name = card, victoryPoints = 0 } = book.cards[card] ?? {}
    return `${name}${copies > 1 ? ` ×${copies}` : ''}${points ? ` (${victoryPoints})` : ''}`
  })
  return (
    <p>
      <strong>{title}:</strong> {names.join(', ')}
    </p>
  )
}
