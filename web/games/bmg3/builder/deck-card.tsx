import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import styles from './deck-card.module.css'
import {
  type OfferedCard,
  objectiveTiming,
  objectiveTypes,
  originText,
  resourceTiming,
} from './deck-cards.ts'
import { placeId } from './violation-place.ts'

interface Props {
  readonly offered: OfferedCard
  /** As many as the deck has of it now. */
  readonly copies: number
  onToggle(): void
}

/** An objective card with both its halves, and whether it is in the deck. */
export function DeckCard({ offered, copies, onToggle }: Props) {
  const { id, card, facts, isInDeck, reason, origin } = offered
  const { name, victoryPoints, objective, resource } = card
  return (
    <li
      id={placeId({ kind: 'card', card: id })}
      tabIndex={-1}
      className={styles.card}
      data-in={isInDeck}
      data-trouble={reason !== undefined}
    >
      <div className={styles.head}>
        <h4>{name}</h4>
        <Button
          size="small"
          look={isInDeck ? 'lamp' : 'plain'}
          aria-pressed={isInDeck}
          aria-label={`${name}: in the deck`}
          onClick={onToggle}
        >
          {isInDeck ? `✓ ${copies} in` : `+ ${facts.copies}`}
        </Button>
      </div>
      <p className={styles.facts}>
        <Chip>{objectiveTypes[card.type]}</Chip>
        <Chip tone="lamp">
          {victoryPoints} {victoryPoints === 1 ? 'point' : 'points'}
        </Chip>
        <Chip>
          {facts.copies} {facts.copies === 1 ? 'copy' : 'copies'}
        </Chip>
        {origin === 'extra' && <Chip>{originText(offered)}</Chip>}
      </p>
      <p>
        <strong>Objective</strong> <small>({objectiveTiming(card)})</small>. {objective.text}
      </p>
      <p>
        <strong>Resource, {resource.cost}</strong> <small>({resourceTiming(card)})</small>. {resource.text}
      </p>
      {reason !== undefined && (
        <p className={styles.trouble}>
          <span aria-hidden="true">⚠ </span>Not for this crew: {reason}.
        </p>
      )}
    </li>
  )
}
