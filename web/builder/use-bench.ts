import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Bench, edited, named, opened, redone, undone } from './bench.ts'
import type { CrewBuilder, Edit } from './crew-builder.ts'
import { openingBench, openShared } from './opening.ts'
import { freshCrewId, lastOpen, rememberOpen, saveCrew, savedCrews } from './saved-crews.ts'
import { crewSearch, type SharedCrew, sharedIn } from './share-link.ts'

/** Something that just happened, and what can be done about it. */
export interface Notice {
  readonly text: string
  /** Only said aloud: the page shows it anyway. */
  readonly quiet?: boolean
  readonly isTrouble?: boolean
  readonly action?: { readonly label: string; run(): void }
}

/** The crew on the bench, and all that can be done with it as a whole. */
export interface BenchTools<List> {
  readonly bench: Bench<List>
  readonly code: string
  readonly notice: Notice | undefined
  tell(notice: Notice | undefined): void
  edit(edit: Edit<List>): void
  undo(): void
  redo(): void
  rename(name: string): void
  /** Puts another crew on the bench; the one there stays among the person's own if it was ever changed. */
  open(list: List, name?: string, id?: string): void
}

/** Addresses are rewritten this long after the last change: browsers refuse to do it all the time. */
const ADDRESS_DELAY = 400

/** Keeps the crew on the bench: its history, its place in the browser, its address. */
export function useBench<List>(builder: CrewBuilder<List>): BenchTools<List> {
  const { game } = builder
  const search = useSearch()
  const [first] = useState(() => openingBench(builder, search, savedCrews(game), lastOpen(game)))
  const [bench, setBench] = useState(first.bench)
  const [notice, tell] = useState(first.refusal === undefined ? undefined : troubleWithLink(first.refusal))
  // An address that could not be read stays until something else is done, so that it can be looked at.
  const [isStuck, setStuck] = useState(first.refusal !== undefined)
  const put = (next: Bench<List>) => {
    setBench(next)
    setStuck(false)
    rememberOpen(game, next.id)
  }
  const keep = (next: Bench<List>) => {
    put(next)
    if (next.id === undefined) return
    const { id, name, list } = next
    const saved = saveCrew({ id, name, list, game, changed: Date.now() })
    if (!saved.ok) tell({ text: saved.reason.text, isTrouble: true })
  }
  const say = (text: string) => tell({ text, quiet: true })
  const code = useMemo(() => builder.encode(bench.list), [builder, bench.list])
  const isFresh = code === builder.encode(builder.fresh)
  // Without a code only the address can say which game it is, if it does.
  const bare = new URLSearchParams(search).get('game') === game ? `game=${game}` : ''
  useAddress(isFresh ? bare : crewSearch(code, bench.name), isStuck, (shared) => {
    const { bench: next, refusal } = openShared(builder, shared, savedCrews(game), bench.id)
    if (refusal === undefined) return put(next)
    setStuck(true)
    tell(troubleWithLink(refusal))
  })
  return {
    bench,
    code,
    notice,
    tell,
    edit: (edit) => {
      const next = edited(bench, edit, freshCrewId())
      if (edit.removal) {
        tell({ text: edit.done, action: { label: 'Undo', run: () => keep(undone(next)) } })
      } else say(edit.done)
      keep(next)
    },
    undo: () => {
      say('Taken back.')
      keep(undone(bench))
    },
    redo: () => {
      say('Done again.')
      keep(redone(bench))
    },
    rename: (name) => {
      tell(undefined)
      keep(named(bench, name, freshCrewId()))
    },
    open: (list, name, id) => {
      say(`Opened ${name || builder.usualName(list)}.`)
      put(opened(list, name, id))
    },
  }
}

const troubleWithLink = (refusal: string): Notice => ({
  text: refusal,
  isTrouble: true,
})

/** Keeps the address a link to the crew being edited, and reports when another address was followed. */
function useAddress(wanted: string, isStuck: boolean, onAsked: (shared: SharedCrew) => void): void {
  const search = new URLSearchParams(useSearch()).toString()
  const [, navigate] = useLocation()
  const seen = useRef(search)
  const asked = useRef(onAsked)
  asked.current = onAsked
  useEffect(() => {
    if (search === seen.current) return
    seen.current = search
    const shared = sharedIn(search)
    if (shared !== undefined) asked.current(shared)
  }, [search])
  useEffect(() => {
    if (isStuck || wanted === search) return undefined
    const later = setTimeout(() => {
      if (window.location.pathname !== '/build') return
      seen.current = wanted
      navigate(wanted === '' ? '/build' : `/build?${wanted}`, { replace: true })
    }, ADDRESS_DELAY)
    return () => clearTimeout(later)
  }, [wanted, search, isStuck, navigate])
}
