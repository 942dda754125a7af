import type { ListedGame } from '../games/index.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import styles from './home.module.css'

interface Props {
  readonly game: ListedGame
  readonly busy: boolean
  onPlay(): void
  /** Begins the guided game; left out where there is none, or where it is offered elsewhere. */
  readonly onLearn?: (() => void) | undefined
}

/** A game to choose: what it is, and two ways into it. */
export function GameCard({
  game: { id, name, about, players, length, isExample, cardPicture },
  busy,
  onPlay,
  onLearn,
}: Props) {
  return (
    <li className={styles.game}>
      {/* The sentence below says what it is like: read out, the picture would add nothing. */}
      {cardPicture && (
        <img className={styles.look} src={cardPicture} width={480} height={270} loading="lazy" alt="" />
      )}
      <h3>{name}</h3>
      {isExample && <p className={styles.small}>An example for people who write games.</p>}
      <p>{about}</p>
      <dl className={styles.facts}>
        {players && (
          <div>
            <dt>Players</dt>
            <dd>{players}</dd>
          </div>
        )}
        {length && (
          <div>
            <dt>Takes</dt>
            <dd>{length}</dd>
          </div>
        )}
      </dl>
      <div className={styles.row}>
        <Button look="lamp" aria-label={`Play ${name}`} disabled={busy} onClick={onPlay}>
          Play
        </Button>
        {onLearn && (
          <Button aria-label={`Learn to play ${name}`} disabled={busy} onClick={onLearn}>
            Learn
          </Button>
        )}
        <LinkButton to={`/new?game=${encodeURIComponent(id)}`} aria-label={`Set up ${name}`}>
          Set it up
        </LinkButton>
      </div>
    </li>
  )
}
