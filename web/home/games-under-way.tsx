import { useCallback, useEffect, useState } from 'react'
import type { SavedMatch } from '../match/saves.ts'
import { shelf } from '../match/shelf.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './home.module.css'
import { saidWhen } from './said-when.ts'

/** Games that are not over yet, with a way to go on. Nothing at all where there is none. */
export function GamesUnderWay() {
  const [matches, setMatches] = useState<readonly SavedMatch[]>([])
  const [asking, setAsking] = useState<string>()
  const look = useCallback(() => {
    void shelf()
      .list()
      .then((all) => setMatches(all.filter(({ over }) => !over)))
  }, [])
  useEffect(look, [look])
  const remove = async (id: string) => {
    await shelf().remove(id)
    setAsking(undefined)
    look()
  }
  if (matches.length === 0) return null
  return (
    <Panel title="Go on playing">
      <ul className={styles.games}>
        {matches.map(({ id, title, changedAt, answers }) => {
          const name = title === '' ? 'A game that has just begun' : title
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <span className={styles.note}>
                  {answers === 0 ? 'Nothing played yet' : `${answers} answers so far`},{' '}
                  {saidWhen(changedAt, Date.now())}
                </span>
              </div>
              <div className={styles.row}>
                <LinkButton to={`/play/${id}`} look="lamp" aria-label={`Go on: ${name}`}>
                  Go on
                </LinkButton>
                {asking === id ? (
                  <>
                    <Button look="danger" onClick={() => void remove(id)}>
                      Yes, remove it
                    </Button>
                    <Button onClick={() => setAsking(undefined)}>Keep it</Button>
                  </>
                ) : (
                  <Button look="quiet" aria-label={`Remove: ${name}`} onClick={() => setAsking(id)}>
                    Remove
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
