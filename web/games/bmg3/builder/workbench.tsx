import { type CrewList, checkCrew, crewContext, type Rank } from '@gargoyle/bmg3'
import { Activity, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { WorkbenchProps } from '../../../builder/crew-builder.ts'
import { addModel } from './crew-edits.ts'
import { CrewSheet } from './crew-sheet.tsx'
import { DeckView } from './deck-view.tsx'
import { ModelBrowser } from './model-browser.tsx'
import { firstFilters } from './model-search.ts'
import { TotalsBar } from './totals-bar.tsx'
import { useAdvice } from './use-advice.ts'
import { type MendPlace, placeId } from './violation-place.ts'
import styles from './workbench.module.css'

/** The parts of the bench. Wide screens show the crew beside whichever of the others is open. */
type View = 'crew' | 'models' | 'deck'

const views: readonly { readonly id: View; readonly title: string }[] = [
  { id: 'crew', title: 'Crew' },
  { id: 'models', title: 'Models' },
  { id: 'deck', title: 'Deck' },
]

/** Where a third-edition crew is put together: the catalogue, the crew, the deck. */
export function Workbench({ list, onChange, onOpen }: WorkbenchProps<CrewList>) {
  const report = useMemo(() => checkCrew(list, crewContext), [list])
  const { advice, isOld } = useAdvice(list)
  const isWide = useWideScreen()
  const [chosen, setView] = useState<View>('crew')
  // Beside the crew there is room for one more.
  const view = isWide && chosen === 'crew' ? 'models' : chosen
  const [filters, setFilters] = useState(firstFilters)
  const [target, setTarget] = useState<{ readonly id: string }>()
  useFocusOn(target)
  useKeptFocus(list)
  const latest = useRef({ list, onChange })
  latest.current = { list, onChange }
  // Stays the same function, so that rows of the catalogue need not be drawn again.
  const add = useCallback((id: string, rank: Rank) => {
    latest.current.onChange(addModel(latest.current.list, id, rank))
  }, [])
  const go = (place: MendPlace) => {
    if (place.kind === 'deck' || place.kind === 'card') setView('deck')
    else if (!isWide) setView('crew')
    setTarget({ id: placeId(place) })
  }
  return (
    <>
      <TotalsBar
        report={report}
        isEmpty={list.models.length === 0}
        onShowProblems={() => {
          if (!isWide) setView('crew')
          setTarget({ id: 'builder-problems' })
        }}
      />
      <fieldset className={styles.views} aria-label="Show">
        {views.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            data-view={id}
            aria-pressed={view === id}
            onClick={() => setView(id)}
          >
            {title}
          </button>
        ))}
      </fieldset>
      <div className={styles.bench}>
        {/* What is not shown is kept as it was, and drawn when there is time for it. */}
        {/* The crew comes first for those who go by keyboard or ear: the catalogue is long. */}
        <Activity mode={isWide || view === 'crew' ? 'visible' : 'hidden'}>
          <div className={styles.crew}>
            <CrewSheet
              list={list}
              report={report}
              advice={advice}
              isOld={isOld}
              onChange={onChange}
              onGo={go}
              onOpen={onOpen}
              onFindRank={(rank) => {
                setFilters({ ...firstFilters, rank })
                setView('models')
                setTarget({ id: 'builder-models' })
              }}
            />
          </div>
        </Activity>
        <Activity mode={view === 'models' ? 'visible' : 'hidden'}>
          <ModelBrowser
            filters={filters}
            onFilter={setFilters}
            additions={advice?.additions.models}
            onAdd={add}
          />
        </Activity>
        <Activity mode={view === 'deck' ? 'visible' : 'hidden'}>
          <DeckView list={list} report={report} onChange={onChange} />
        </Activity>
      </div>
    </>
  )
}

/** Whether there is room for two parts of the bench side by side; `workbench.module.css` says the same. */
function useWideScreen(): boolean {
  const query = useMemo(() => matchMedia('(min-width: 64rem)'), [])
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}

/** Takes the eye and the keyboard to an element once it is there. */
function useFocusOn(target: { readonly id: string } | undefined): void {
  useEffect(() => {
    if (target === undefined) return
    const element = document.getElementById(target.id)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [target])
}

/** When the focused element is removed, the focus moves to the crew's heading, not to the top of the page. */
function useKeptFocus(list: CrewList): void {
  const before = useRef(list)
  useEffect(() => {
    if (before.current === list) return
    before.current = list
    if (document.activeElement !== document.body) return
    document.getElementById(placeId({ kind: 'crew' }))?.focus({ preventScroll: true })
  }, [list])
}
