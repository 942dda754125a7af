import { LinkButton } from '../ui/link-button.tsx'
import styles from './game-ending.module.css'

interface Props {
  readonly heading: string
  readonly sentences: readonly string[]
  /** The match, for watching it again. */
  readonly id: string
}

/** How it ended, and what now. */
export function GameEnding({ heading, sentences, id }: Props) {
  return (
    <section className={styles.ending} aria-label="How it ended">
      <h2>{heading}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={styles.ways}>
        <LinkButton to="/new" look="lamp">
          Another game
        </LinkButton>
        <LinkButton to={`/replays/${id}`}>Watch it again</LinkButton>
        <LinkButton to="/">Home page</LinkButton>
      </div>
    </section>
  )
}
