import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { useSettings, useStillness } from '../app/settings.tsx'
import type { StatusItem } from '../games/game-page.ts'
import type { SceneContent, SceneEvents, SceneMarks } from '../scene/scene-content.ts'
import type { RunningShow } from '../scene/show/show.ts'
import { Splitter } from '../ui/splitter.tsx'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { useTitle } from '../ui/use-title.ts'
import { BottomSheet } from './bottom-sheet.tsx'
import { type PanelSize, panelWidths, questionShares, usePanelSize } from './panel-size.ts'
import { StatusBar } from './status-bar.tsx'
import { TableBoardSlot } from './table-board.tsx'
import styles from './table-frame.module.css'
import { useIsSmall } from './use-is-small.ts'
import type { TableViewState } from './use-table-view.ts'

// three.js is big: it is fetched while the match is being opened.
const TableScene = lazy(() => import('../scene/table-scene.tsx'))

interface Props {
  readonly title: string
  readonly status: readonly StatusItem[]
  /** Who is thinking, by name. */
  readonly thinking?: readonly string[]
  /** The computer lays the table out. */
  readonly isLaidOut?: boolean
  readonly content: SceneContent
  readonly marks: SceneMarks
  readonly events: SceneEvents
  readonly view: TableViewState
  /** What is acted out at the moment. */
  readonly show?: RunningShow | undefined
  /** Buttons and remarks that lie over the table. */
  readonly overTable: ReactNode
  /** What it is all about now: the question, the timeline of a replay. */
  readonly main: { readonly title: string; readonly content: ReactNode; readonly key?: number | undefined }
  readonly tabs: readonly Tab[]
}

/** How many pixels of the upper edge of the table lie under the buttons, on a phone too. */
const BUTTONS = 56

/** A table and all around it, the same for playing and for watching: side by side, or one above the other on phones. */
export function TableFrame(props: Props) {
  const { title, status, thinking = [], isLaidOut = false, content, marks, events, view, overTable } = props
  const { settings } = useSettings()
  const stillness = useStillness()
  const isSmall = useIsSmall()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [size, resize] = usePanelSize()
  useTitle(title)
  return (
    <div
      className={styles.room}
      data-small={isSmall}
      style={{ '--side-width': `${size.width}px`, '--question-share': `${size.question}%` } as CSSProperties}
    >
      <h1 className="visually-hidden">{title}</h1>
      <StatusBar items={status} thinking={thinking} isLaidOut={isLaidOut} />
      <div className={styles.table}>
        <div className={styles.scene}>
          <Suspense
            fallback={
              <div className={styles.setting}>
                <Loading what="Setting the table" />
              </div>
            }
          >
            <TableScene
              content={content}
              marks={marks}
              events={events}
              camera={view.camera}
              quality={settings.quality}
              overlays={{ light: view.light, names: settings.names }}
              show={props.show}
              covered={BUTTONS}
              follows={settings.follow}
              stillness={stillness}
              label={`The table: ${content.board.name}`}
            />
          </Suspense>
          {overTable}
        </div>
        {!isSmall && <div className={styles.board} ref={setSlot} />}
      </div>
      <TableBoardSlot value={slot}>
        {isSmall ? <Below {...props} /> : <Beside {...props} size={size} onResize={resize} />}
      </TableBoardSlot>
    </div>
  )
}

interface BesideProps extends Props {
  readonly size: PanelSize
  onResize(change: Partial<PanelSize>): void
}

function Beside({ main, tabs, size, onResize }: BesideProps) {
  const [tab, setTab] = useState(tabs[0]?.id ?? '')
  const side = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.side} ref={side}>
      <div className={styles.edge}>
        <Splitter
          label="Width of the panel"
          isUpright
          {...panelWidths}
          step={40}
          value={size.width}
          valueAt={({ x }) => window.innerWidth - x}
          onChange={(width) => onResize({ width })}
        />
      </div>
      <div className={styles.main}>{main.content}</div>
      <Splitter
        label="Height of the question"
        isUpright={false}
        {...questionShares}
        step={5}
        value={size.question}
        valueAt={({ y }) => {
          const box = side.current?.getBoundingClientRect()
          return box ? ((y - box.top) / box.height) * 100 : size.question
        }}
        onChange={(question) => onResize({ question })}
      />
      <Tabs
        className={styles.tabs ?? ''}
        label="More about this game"
        open={tab}
        onOpen={setTab}
        tabs={tabs}
      />
    </div>
  )
}

function Below({ main, tabs }: Props) {
  const [tab, setTab] = useState('main')
  const { key } = main
  useEffect(() => {
    // A new question comes into view, whichever tab was open.
    if (key !== undefined) setTab('main')
  }, [key])
  const first: Tab = { id: 'main', title: main.title, content: main.content, keeps: true }
  return (
    <BottomSheet>
      <Tabs
        className={styles.tabs ?? ''}
        label="The game"
        open={tab}
        onOpen={setTab}
        tabs={[first, ...tabs]}
      />
    </BottomSheet>
  )
}
