import { useState } from 'react'
import { Link } from 'wouter'
import { Loading } from '../app/loading.tsx'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { BlocksView } from './blocks-view.tsx'
import { librarianFor } from './librarian.ts'
import { libraries, rulesAddress } from './libraries.ts'
import type { Contents, RuleEntry } from './library.ts'
import { ruleAddress } from './rule-address.ts'
import styles from './rule-page.module.css'
import { SearchFrame } from './search-frame.tsx'
import type { Searching } from './searching.ts'
import { EntryLink } from './spans-view.tsx'
import { useAnswer } from './use-answer.ts'
import { useReadingPlace } from './use-reading-place.ts'

interface Props {
  readonly game: string
  readonly kind: string
  readonly id: string
}

/** One entry of a game's rules, by its address. */
export default function RulePage({ game, kind, id }: Props) {
  if (!libraries.some((library) => library.game === game)) {
    return <Missing what={`There are no rules of a game called "${game}" here.`} />
  }
  return <EntryPage key={`${game}/${kind}/${id}`} game={game} kind={kind} id={id} />
}

const nothing: Searching = { query: '', kind: undefined }

function EntryPage({ game, kind, id }: Props) {
  const librarian = librarianFor(game)
  const { value: contents } = useAnswer(librarian.contents())
  const { value: entry, isOld } = useAnswer(librarian.entry({ kind, id }))
  const [searching, search] = useState(nothing)
  useReadingPlace(entry !== undefined)
  if (!contents || isOld) return <Loading what="Opening the rulebook" />
  if (!entry) return <Missing what={`The rules have no entry "${kind}/${id}".`} />
  return (
    <Page title={entry.name} wide actions={<PrintButton />}>
      <Place contents={contents} entry={entry} />
      <SearchFrame librarian={librarian} contents={contents} searching={searching} onSearch={search}>
        <div className={styles.columns}>
          <article className={styles.article}>
            {entry.kind === 'chapter' && <InThisChapter entry={entry} />}
            <BlocksView game={game} blocks={entry.blocks} />
            {entry.rule && (
              <p className={styles.id}>
                Known to the program as <code>{entry.rule}</code>
              </p>
            )}
            <Onward game={game} entry={entry} />
          </article>
          {isOfRulebook(entry) && <Chapters contents={contents} entry={entry} />}
        </div>
      </SearchFrame>
    </Page>
  )
}

function PrintButton() {
  return (
    <Button className={styles.print ?? ''} onClick={() => window.print()}>
      Print
    </Button>
  )
}

/** Rules belong to their chapter, everything else to the list of its kind. */
const isOfRulebook = ({ kind }: RuleEntry): boolean => kind === 'rule' || kind === 'chapter'

/** Where in the rules one is. */
function Place({ contents, entry }: { readonly contents: Contents; readonly entry: RuleEntry }) {
  const { game, kinds } = contents
  const { chapter } = entry
  const kind = kinds.find(({ id }) => id === entry.kind)
  return (
    <nav aria-label="Where this is" className={styles.place}>
      <ol>
        <li>
          <Link href={rulesAddress(game)}>Rules</Link>
        </li>
        <li>
          {chapter && isOfRulebook(entry) ? (
            <EntryLink game={game} to={chapter.to} text={chapter.text} />
          ) : (
            kind && <Link href={rulesAddress(game, { query: '', kind: kind.id })}>{kind.plural}</Link>
          )}
        </li>
      </ol>
    </nav>
  )
}

function InThisChapter({ entry }: { readonly entry: RuleEntry }) {
  const sections = entry.blocks.filter((block) => block.shape === 'section')
  return (
    <nav aria-label="In this chapter" className={styles.inside}>
      <ul>
        {sections.map(({ title, to }) => (
          <li key={to.id}>
            <a href={`#${to.id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the previous and the next entry. */
function Onward({ game, entry }: { readonly game: string; readonly entry: RuleEntry }) {
  const { previous, next } = entry
  if (!previous && !next) return null
  return (
    <nav aria-label="Read in order" className={styles.onward}>
      {previous && (
        <Link href={ruleAddress(game, previous.to.kind, previous.to.id)}>
          <span className={styles.way}>
            <span aria-hidden="true">← </span>Before
          </span>
          {previous.text}
        </Link>
      )}
      {next && (
        <Link href={ruleAddress(game, next.to.kind, next.to.id)} className={styles.next}>
          <span className={styles.way}>
            Next<span aria-hidden="true"> →</span>
          </span>
          {next.text}
        </Link>
      )}
    </nav>
  )
}

/** All chapters, with the rules of the open one. */
function Chapters({ contents, entry }: { readonly contents: Contents; readonly entry: RuleEntry }) {
  const { game, chapters } = contents
  const openId = entry.kind === 'chapter' ? entry.id : entry.chapter?.to.id
  return (
    <nav aria-label="Chapters" className={styles.chapters}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.to.id}>
            <Link
              href={ruleAddress(game, chapter.to.kind, chapter.to.id)}
              aria-current={entry.kind === 'chapter' && chapter.to.id === entry.id ? 'page' : undefined}
            >
              {chapter.text}
            </Link>
            {chapter.to.id === openId && (
              <ul>
                {chapter.entries.map(({ to, text }) => (
                  <li key={`${to.kind}/${to.id}`}>
                    <Link
                      href={ruleAddress(game, to.kind, to.id)}
                      aria-current={to.kind === entry.kind && to.id === entry.id ? 'page' : undefined}
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Missing({ what }: { readonly what: string }) {
  return (
    <Page title="Not in the book">
      <p>{what} The address may have been mistyped, or the entry goes by another name.</p>
      <p>
        <Link href="/rules">Search all rules</Link>
      </p>
    </Page>
  )
}
