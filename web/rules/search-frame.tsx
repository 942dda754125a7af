import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { Contents, Librarian } from './library.ts'
import styles from './search-frame.module.css'
import { SearchResults } from './search-results.tsx'
import { isSearching, type Searching, stepTo } from './searching.ts'

interface Props {
  readonly librarian: Librarian
  readonly contents: Contents
  readonly searching: Searching
  onSearch(searching: Searching): void
  /** What shows while the search is empty. */
  readonly children: ReactNode
}

/** The words to look for, the kinds to keep to, and what is found. */
export function SearchFrame({ librarian, contents, searching, onSearch, children }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  useSlash(input)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links: HTMLElement[] = [...(results.current?.querySelectorAll('a') ?? [])]
    const from = links.indexOf(event.currentTarget)
    if (event.key === 'Escape') {
      event.preventDefault()
      if (from >= 0) input.current?.focus()
      else onSearch({ query: '', kind: undefined })
    } else if (event.key === 'Enter' && from < 0) links[0]?.click()
    const to = stepTo(event.key, from, links.length)
    if (to === undefined) return
    event.preventDefault()
    const next = links[to] ?? input.current
    next?.focus()
  }
  return (
    <div className={styles.frame}>
      <search className={styles.search}>
        <label htmlFor={id}>Search the rules</label>
        <input
          id={id}
          ref={input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="A word, a trait, a name …"
          value={searching.query}
          onChange={({ target }) => onSearch({ ...searching, query: target.value })}
          onKeyDown={onKeyDown}
        />
        {isSearching(searching) && (
          <fieldset className={styles.kinds}>
            <legend className="visually-hidden">Look only among</legend>
            {contents.kinds.map(({ id: kind, plural, count }) => (
              <Button
                key={kind}
                size="small"
                aria-pressed={searching.kind === kind}
                onClick={() => onSearch({ ...searching, kind: searching.kind === kind ? undefined : kind })}
              >
                {plural} <span className={styles.count}>{count}</span>
              </Button>
            ))}
          </fieldset>
        )}
      </search>
      {isSearching(searching) ? (
        <div ref={results}>
          <SearchResults
            key={`${searching.kind} ${searching.query === ''}`}
            game={contents.game}
            librarian={librarian}
            searching={searching}
            onKeyDown={onKeyDown}
          />
        </div>
      ) : (
        children
      )}
    </div>
  )
}

/** The key / focuses the search field, unless the user is typing elsewhere. */
function useSlash(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}
