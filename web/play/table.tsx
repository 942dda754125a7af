import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { useSettings, useStillness } from '../app/settings.tsx'
import { Dock } from '../dock/dock.tsx'
import { Log } from '../log/log.tsx'
import type { OpenMatch } from '../match/open-match.ts'
import { useMatchState } from '../match/use-match.ts'
import { noMarks, type SceneCamera, type SceneEvents } from '../scene/scene-content.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useTitle } from '../ui/use-title.ts'
import { Broken } from './broken.tsx'
import { Curtain } from './curtain.tsx'
import { Ending } from './ending.tsx'
import { StatusBar } from './status-bar.tsx'
import styles from './table.module.css'
import type { TableTool } from './table-tool.ts'
import { ToolBar } from './tool-bar.tsx'
import { useTableTools } from './use-table-tools.ts'

// three.js is big: it is fetched while the match is being opened.
const TableScene = lazy(() => import('../scene/table-scene.tsx'))

/** A table with a match on it: the scene, the question, and what else there is to know. */
export function Table({ open }: { readonly open: OpenMatch }) {
  const { page, store, match, saveToFile } = open
  const state = useMatchState(store)
  const { settings } = useSettings()
  const stillness = useStillness()
  const [camera, setCamera] = useState<SceneCamera>({ mode: 'free', fit: 0 })
  const [showsLight, setShowsLight] = useState(false)
  const [dockTool, setDockTool] = useState<TableTool>({ marks: noMarks })
  const [tab, setTab] = useState('log')
  const [chosen, setChosen] = useState<string>()
  const { info, look, events, screen, thinking, broken } = state
  const moment = useMemo(() => ({ info, look }), [info, look])
  const content = useMemo(() => page.scene(moment), [page, moment])
  const tools = useTableTools(store, content, look.viewer, dockTool)
  useTitle(match.title)
  useEffect(
    () => store.host.setPace(stillness ? Math.min(300, settings.pace) : settings.pace),
    [store, settings.pace, stillness],
  )

  const choose = useCallback(
    (id: string) => {
      setChosen(id)
      const at =
        content.figures.find((figure) => figure.id === id)?.at ??
        content.tokens.find((token) => token.id === id)?.at
      if (at) setCamera((before) => ({ ...before, focus: { at } }))
    },
    [content],
  )
  const sceneEvents = useMemo(
    (): SceneEvents => ({
      onHover: (hit) => tools.tool.onHover?.(hit),
      onPick(hit) {
        const id = hit.figure ?? hit.token
        if (id !== undefined) setChosen(id)
        tools.tool.onPick?.(hit)
      },
    }),
    [tools.tool],
  )

  if (screen.waitsFor !== undefined) {
    const undo = look.undoable && { name: page.seatName(look.undoable, info), act: () => void store.undo() }
    return (
      <Curtain name={page.seatName(screen.waitsFor, info)} onHere={() => void store.takeOver()} undo={undo} />
    )
  }
  const panelProps = { moment, onChoose: choose, ...(chosen === undefined ? {} : { chosen }) }
  return (
    <div className={styles.room}>
      <h1 className="visually-hidden">{match.title}</h1>
      <StatusBar items={page.status(moment)} thinking={thinking.map((seat) => page.seatName(seat, info))} />
      <div className={styles.table}>
        <Suspense fallback={<Loading what="Setting the table" />}>
          <TableScene
            content={content}
            marks={tools.tool.marks}
            events={sceneEvents}
            camera={camera}
            quality={settings.quality}
            overlays={{ light: showsLight, names: settings.names }}
            stillness={stillness}
            label={`The table: ${content.board.name}`}
          />
        </Suspense>
        <ToolBar
          camera={camera}
          onCamera={setCamera}
          light={showsLight}
          onLight={setShowsLight}
          tools={tools}
          canUndo={look.canUndo}
          onUndo={() => void store.undo()}
          onSave={() => void saveToFile()}
        />
      </div>
      <div className={styles.side}>
        {broken !== undefined && <Broken what={broken} onSave={() => void saveToFile()} />}
        {look.over && look.outcome !== undefined ? (
          <Ending {...page.ending(look.outcome, moment)} id={match.id} />
        ) : (
          <Dock moment={moment} page={page} store={store} onTool={setDockTool} />
        )}
        <Tabs
          className={styles.tabs ?? ''}
          label="More about this game"
          open={tab}
          onOpen={setTab}
          tabs={[
            { id: 'log', title: 'Log', content: <Log events={events} page={page} /> },
            ...page.panels.map(({ id, title, Content }) => ({
              id,
              title,
              content: <Content {...panelProps} />,
            })),
          ]}
        />
      </div>
    </div>
  )
}
