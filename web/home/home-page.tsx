import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { gameById } from '../games/index.ts'
import { addMatch, savedMatches } from '../match/saved-matches.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useTitle } from '../ui/use-title.ts'
import { GamesUnderWay } from './games-under-way.tsx'
import styles from './home.module.css'
import { NightStreet } from './night-street.tsx'
import picture from './table.jpg'

const ways = [
  {
    to: '/new',
    title: 'New game',
    about:
      'Choose crews, a board and the night’s trouble: against the computer, or two people at one screen.',
  },
  {
    to: '/build',
    title: 'Crew builder',
    about: 'Recruit, equip, build a deck. Every rule of recruiting is checked while you do.',
  },
  {
    to: '/rules',
    title: 'Rules',
    about: 'All of them in plain words, with every trait, weapon and card. Search as you type.',
  },
  { to: '/replays', title: 'Replays', about: 'Watch a finished game again, move by move, from any side.' },
] as const

/** Where everything begins. */
export default function HomePage() {
  useTitle('Gargoyle')
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const playNow = async () => {
    setBusy(true)
    try {
      const page = await gameById('bmg3')?.load()
      if (page) go(`/play/${await addMatch(page.quickStart(crypto.randomUUID()), '')}`)
    } catch (error) {
      setTrouble(
        `The game could not be begun: ${error instanceof Error ? error.message : String(error)}. Load this page again and try once more.`,
      )
      setBusy(false)
    }
  }
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.picture}>
          <NightStreet />
        </div>
        <div className={styles.words}>
          <h1>Gargoyle</h1>
          <p className={styles.lead}>
            Two crews, one street, one night. A tabletop skirmish game in your browser that knows every rule
            and tells you why.
          </p>
          <div className={styles.row}>
            <Button look="lamp" size="large" disabled={busy} onClick={() => void playNow()}>
              {busy ? 'Setting the table…' : 'Play now'}
            </Button>
            <LinkButton to="/new" size="large">
              New game
            </LinkButton>
          </div>
          <p className={styles.small}>
            Play now puts you in charge of a small crew against the computer. You need not know the rules: the
            page says what is asked and what it means.
          </p>
          {trouble && (
            <p role="alert" className={styles.trouble}>
              {trouble}
            </p>
          )}
        </div>
      </section>
      <div className={styles.below}>
        <GamesUnderWay />
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
        <figure className={styles.table}>
          <img
            src={picture}
            width={1040}
            height={695}
            loading="lazy"
            alt="The table by night from above: houses with roofs to stand on, ladders, lamps, and two crews of figures with their names."
          />
          <figcaption>
            Widow’s Cut in the middle of a game: the police hold the roofs, the carnival the street.
          </figcaption>
        </figure>
        <KeepsNothing />
        <p className={styles.small}>
          Gargoyle is an unofficial project by fans for fans. It is not made, endorsed or sold by anybody who
          owns the game, the characters or their names. No account, no network, no tracking: games stay in
          this browser.
        </p>
      </div>
    </div>
  )
}

/** Says so where the browser keeps nothing, before anybody counts on it. */
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
