import { type BandList, checkBand, type Rank } from '@gargoyle/bmg-counters'
import { Activity, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { WorkbenchProps } from '../../../builder/crew-builder.ts'
import { useMedia } from '../../../ui/use-media.ts'
import type { EditionParts } from '../edition-parts.ts'
import { bandEdits } from './band-edits.ts'
import { BandSheet } from './band-sheet.tsx'
import styles from './builder.module.css'
import { ModelBrowser } from './model-browser.tsx'
import { firstFilters } from './model-search.ts'

interface Props extends WorkbenchProps<BandList> {
  readonly parts: EditionParts
}

type View = 'band' | 'models'

/** Where a band is put together: the band beside the catalogue, or one of them on small screens. */
export function BandWorkbench({ parts, list, onChange, onOpen }: Props) {
  const report = useMemo(() => checkBand(list, parts.bands), [list, parts])
  const edits = useMemo(() => bandEdits(parts), [parts])
  const isWide = useMedia('(min-width: 64rem)')
  const [view, setView] = useState<View>('band')
  const [filters, setFilters] = useState(firstFilters)
  const latest = useRef({ list, onChange })
  latest.current = { list, onChange }
  // Stays the same function, so that rows of the catalogue need not be drawn again.
  const add = useCallback(
    (id: string, rank: Rank) => latest.current.onChange(edits.add(latest.current.list, id, rank)),
    [edits],
  )
  useKeptFocus(list)
  return (
    <>
      <fieldset className={styles.views} aria-label="Show">
        {(['band', 'models'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
            {each === 'band' ? `The ${parts.word}` : 'Models'}
          </button>
        ))}
      </fieldset>
      <div className={styles.bench}>
        {/* The band comes first for those who go by keyboard or ear: the catalogue is long. */}
        <Activity mode={isWide || view === 'band' ? 'visible' : 'hidden'}>
          <div className={styles.band}>
            <BandSheet
              parts={parts}
              list={list}
              report={report}
              onChange={onChange}
              onOpen={onOpen}
              onFind={(rank) => {
                setFilters({ ...firstFilters, rank })
                setView('models')
              }}
            />
          </div>
        </Activity>
        <Activity mode={isWide || view === 'models' ? 'visible' : 'hidden'}>
          <ModelBrowser parts={parts} list={list} filters={filters} onFilter={setFilters} onAdd={add} />
        </Activity>
      </div>
    </>
  )
}

/** When the focused element is removed, the focus moves to the band's heading, not to the top of the page. */
function useKeptFocus(list: BandList): void {
  const before = useRef(list)
  useEffect(() => {
    if (before.current === list) return
    before.current = list
    if (document.activeElement !== document.body) return
    document.getElementById('builder-band')?.focus({ preventScroll: true })
  }, [list])
}
