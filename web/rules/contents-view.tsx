import { Link } from 'wouter'
import styles from './contents-view.module.css'
import type { Contents } from './library.ts'
import { ruleAddress } from './rule-address.ts'

interface Props {
  readonly contents: Contents
  /** Lists everything of a kind. */
  onKind(kind: string): void
}

/** What there is to read: the chapters in order, and everything else by kind. */
export function ContentsView({ contents, onKind }: Props) {
  const { game, chapters, kinds } = contents
  return (
    <div className={styles.contents}>
      <section aria-labelledby="learn">
        <h2 id="learn">Learn the game</h2>
        <p>New here? Read the first two chapters, then play. The others can wait until you need them.</p>
        <ol className={styles.chapters}>
          {chapters.map(({ to, text, about }, at) => (
            <li key={to.id}>
              <Link href={ruleAddress(game, to.kind, to.id)}>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                <span className={styles.title}>{text}</span>
                <span className={styles.about}>{about}</span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="look-up">
        <h2 id="look-up">Look something up</h2>
        <ul className={styles.kinds}>
          {kinds
            .filter(({ id }) => id !== 'chapter')
            .map(({ id, plural, about, count }) => (
              <li key={id}>
                <button type="button" onClick={() => onKind(id)}>
                  <span className={styles.title}>
                    {plural} <span className={styles.count}>{count}</span>
                  </span>
                  <span className={styles.about}>{about}</span>
                </button>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}
