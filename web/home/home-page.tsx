import { useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { allGames, type ListedGame } from '../games/index.ts'
import { lastGame, savedMatches } from '../match/saved-matches.ts'
import { useBeginning } from '../match/use-beginning.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Trouble } from '../ui/trouble.tsx'
import { useTitle } from '../ui/use-title.ts'
import type { MatchOrder } from '../worker/protocol.ts'
import { GameCard } from './game-card.tsx'
import { GamesUnderWay } from './games-under-way.tsx'
import styles from './home.module.css'
import { NightStreet } from './night-street.tsx'
import { shownGames } from './shown-games.ts'

const ways = [
  {
    to: '/new',
    title: 'New game',
    about: 'Choose who plays, what and where: against the computer, or several people at one screen.',
  },
  {
    to: '/build',
    title: 'Crew builder',
    about: 'Recruit, equip, build a deck. Every rule of recruiting is checked while you do.',
  },
  {
    to: '/rules',
    title: 'Rules',
    about: 'All of them in plain words, with everything that they speak of. Search as you type.',
  },
  { to: '/replays', title: 'Replays', about: 'Watch a finished game again, move by move, from any side.' },
] as const

/** Where everything begins. */
export default function HomePage() {
  useTitle('Gargoyle')
  const games = shownGames(allGames, useSearch(), lastGame())
  const { begin, busy, trouble } = useBeginning()
  /** Begins a game at one click. */
  const play = (game: ListedGame, how: Pick<MatchOrder, 'guided'> = {}) =>
    begin(async () => ({ ...(await game.load()).quickStart(crypto.randomUUID()), ...how }))
  const [first] = games
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.picture}>
          <NightStreet />
        </div>
        <div className={styles.words}>
          <h1>Gargoyle</h1>
          <p className={styles.lead}>
            Tabletop games with miniatures, in your browser, that know every rule and tell you why.
          </p>
          <div className={styles.row}>
            {first && (
              <Button look="lamp" size="large" disabled={busy} onClick={() => play(first)}>
                {busy ? 'Setting the table…' : 'Play now'}
              </Button>
            )}
            {first?.hasGuide && (
              <Button size="large" disabled={busy} onClick={() => play(first, { guided: true })}>
                Learn to play
              </Button>
            )}
            <LinkButton to="/new" size="large">
              New game
            </LinkButton>
          </div>
          {first && (
            <p className={styles.small}>
              Play now begins a small game against the computer: {first.name}. You need not know the rules:
              the page says what is asked and what it means.
            </p>
          )}
          <Trouble text={trouble} />
        </div>
      </section>
      <div className={styles.below}>
        <GamesUnderWay />
        {games.length > 1 && (
          <section aria-labelledby="home-games">
            <h2 id="home-games">Games</h2>
            <ul className={styles.games}>
              {games.map((game) => (
                <GameCard
                  key={game.id}
                  game={game}
                  busy={busy}
                  onPlay={() => play(game)}
                  // That of the first game stands above already.
                  onLearn={game.hasGuide && game !== first ? () => play(game, { guided: true }) : undefined}
                />
              ))}
            </ul>
          </section>
        )}
        <ul className={styles.ways}>
          {ways.map(({ to, title, about }) => (
            <li key={to}>
              <Link href={to} className={styles.way}>
                <h2>{title}</h2>
                <p>{about}</p>
              </Link>
            </li>
          ))}
        </ul>
        <KeepsNothing />
        <p className={styles.small}>
          Gargoyle is an unofficial project by fans for fans. It is not made, endorsed or sold by anybody who
          owns the games, the characters or their names. No account, no network, no tracking: games stay in
          this browser.
        </p>
      </div>
    </div>
  )
}

/** Says so where the browser keeps nothing, before a player relies on it. */
function KeepsNothing() {
  const [isLasting, setLasting] = useState(true)
  useEffect(() => {
    void savedMatches().isLasting().then(setLasting)
  }, [])
  if (isLasting) return null
  return (
    <p role="status" className={styles.trouble}>
      This browser keeps nothing for us, perhaps because the window is private. Games last until the tab is
      closed: save them as files if you want to go on later.
    </p>
  )
}
