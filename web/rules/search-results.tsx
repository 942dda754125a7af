import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import type { Found, Librarian } from './library.ts'
import { ruleAddress } from './rule-address.ts'
import styles from './search-results.module.css'
import type { Searching } from './searching.ts'
import { SpansView } from './spans-view.tsx'
import { useAnswer } from './use-answer.ts'

interface Props {
  readonly game: string
  readonly librarian: Librarian
  readonly searching: Searching
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** How many are shown at first, and how many more at a time. */
const SOME = 40

/** What was found, best first. */
export function SearchResults({ game, librarian, searching, onKeyDown }: Props) {
  const { query, kind } = useDeferredValue(searching)
  const [most, setMost] = useState(SOME)
  const asked = useMemo(() => librarian.find(query, kind, most), [librarian, query, kind, most])
  const { value: found } = useAnswer(asked)
  return (
    <section className={styles.results} aria-label="Found">
      <p role="status" className={styles.total}>
        {found ? totalWords(found, query) : 'Looking …'}
      </p>
      <ul>
        {found?.entries.map((entry) => (
          <li key={`${entry.kind}/${entry.id}`}>
            <Link
              className={styles.result}
              href={ruleAddress(game, entry.kind, entry.id)}
              onKeyDown={onKeyDown}
            >
              <span className={styles.name}>
                <SpansView game={game} spans={entry.title} />
              </span>
              <Chip>{entry.kindName}</Chip>
              <span className={styles.summary}>
                <SpansView game={game} spans={entry.summary} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found && found.total > found.entries.length && (
        <Button onClick={() => setMost(most + 2 * SOME)}>
          Show more ({found.total - found.entries.length} left)
        </Button>
      )}
    </section>
  )
}

function totalWords({ total }: Found, query: string): string {
  if (query.trim() === '') return `${total} in all, by name`
  if (total === 0) return 'Nothing found. Try another word, or fewer.'
  return total === 1 ? 'One entry found' : `${total} entries found, best first`
}
