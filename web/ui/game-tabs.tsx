import { Link } from 'wouter'
import styles from './game-tabs.module.css'

interface Props {
  readonly games: readonly { readonly game: string; readonly name: string }[]
  /** The id of the game that is open. */
  readonly chosen: string
  addressOf(game: string): string
}

/** The games of a page that has something for each of them; nothing where there is only one. */
export function GameTabs({ games, chosen, addressOf }: Props) {
  if (games.length < 2) return null
  return (
    <nav aria-label="Games" className={styles.games}>
      {games.map(({ game, name }) => (
        <Link key={game} href={addressOf(game)} aria-current={game === chosen ? 'true' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
