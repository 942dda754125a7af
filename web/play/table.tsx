import { useEffect, useMemo, useState } from 'react'
import { useSettings, useStillness } from '../app/settings.tsx'
import { FirstTips } from '../coach/first-tips.tsx'
import { Guide } from '../coach/guide.tsx'
import { DiceTray } from '../dice/dice-tray.tsx'
import { Dock } from '../dock/dock.tsx'
import { Log } from '../log/log.tsx'
import { News } from '../log/news.tsx'
import type { OpenMatch } from '../match/open-match.ts'
import { useMatchState } from '../match/use-match.ts'
import { noMarks, type SceneEvents } from '../scene/scene-content.ts'
import { idsAt } from '../scene/things.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { arrivalOf } from '../staging/staging-queue.ts'
import { useSkipping } from '../staging/use-skipping.ts'
import { useStaging } from '../staging/use-staging.ts'
import { Broken } from './broken.tsx'
import { Curtain } from './curtain.tsx'
import { GameEnding } from './game-ending.tsx'
import { HandOver } from './hand-over.tsx'
import { SeatSwitch } from './seat-switch.tsx'
import { SetUpForMe } from './set-up-for-me.tsx'
import { TableFrame } from './table-frame.tsx'
import type { TableTool } from './table-tool.ts'
import { ToolBar } from './tool-bar.tsx'
import { useIsSmall } from './use-is-small.ts'
import { useTableTools } from './use-table-tools.ts'
import { useTableView } from './use-table-view.ts'

/** No question is shown while the screen changes hands. */
const idleTool: TableTool = { marks: noMarks }

/** A table with a match on it: the scene, the question, and what else there is to know. */
export function Table({ open }: { readonly open: OpenMatch }) {
  const { page, store, match, saveToFile } = open
  const { state, show, isHeld, skip } = useStaging(useMatchState(store), page, arrivalOf)
  useSkipping(isHeld, skip)
  const { settings } = useSettings()
  const stillness = useStillness()
  const isSmall = useIsSmall()
  const [dockTool, setDockTool] = useState(idleTool)
  const { info, look, events, screen, thinking, broken } = state
  const moment = useMemo(() => ({ info, look }), [info, look])
  const content = useMemo(() => page.scene(moment), [page, moment])
  const view = useTableView(content)
  const tools = useTableTools(
    store,
    content,
    look.viewer,
    // Where nothing more is asked, what the last question lit goes out.
    screen.waitsFor === undefined && !isHeld && !look.over ? dockTool : idleTool,
    (from, to) => ({ measure: page.measure, counted: page.distance?.(from, to, moment) }),
  )
  useEffect(
    () => store.host.setPace(stillness ? Math.min(300, settings.pace) : settings.pace),
    [store, settings.pace, stillness],
  )
  useEffect(() => store.host.askWithoutChoice(settings.askWithoutChoice), [store, settings.askWithoutChoice])
  useSounds(events, page, settings.volume, show)
  const { setChosen } = view
  const sceneEvents = useMemo(
    (): SceneEvents => ({
      onHover: (hit) => tools.tool.onHover?.(hit),
      onPick(hit) {
        const [id] = idsAt(hit)
        if (id !== undefined) setChosen(id)
        tools.tool.onPick?.(hit)
      },
    }),
    [tools.tool, setChosen],
  )

  const panelProps = {
    moment,
    onChoose: view.show,
    ...(view.chosen === undefined ? {} : { chosen: view.chosen }),
  }
  const isOver = look.over && look.outcome !== undefined
  return (
    <TableFrame
      title={match.title}
      status={page.status(moment)}
      thinking={thinking.map((seat) => page.seatName(seat, info))}
      isLaidOut={look.isLaidOut === true}
      content={content}
      marks={tools.tool.marks}
      events={sceneEvents}
      view={view}
      show={show}
      overTable={
        <>
          <ToolBar
            view={view}
            tools={tools}
            content={content}
            hasRuler={page.measure?.kind !== 'count' || page.distance !== undefined}
            canUndo={look.canUndo}
            onUndo={() => void store.undo()}
            onSave={() => void saveToFile()}
          />
          <News events={events} page={page} />
          {!isSmall && !match.order.guided && <FirstTips page={page} moment={moment} over />}
          <DiceTray events={events} page={page} question={look.question} />
        </>
      }
      main={{
        title: isOver ? 'The end' : 'Question',
        key: look.question,
        content: (
          <>
            {broken !== undefined && <Broken what={broken} onSave={() => void saveToFile()} />}
            {screen.waitsFor !== undefined ? (
              <Curtain
                name={page.seatName(screen.waitsFor, info)}
                onHere={() => void store.takeOver()}
                undo={
                  look.undoable && { name: page.seatName(look.undoable, info), act: () => void store.undo() }
                }
              />
            ) : look.outcome !== undefined ? (
              <GameEnding
                {...page.ending(look.outcome, moment)}
                report={page.report?.(events, moment)}
                id={match.id}
                order={match.order}
                seatName={(seat) => page.seatName(seat, info)}
                onSave={() => void saveToFile()}
              />
            ) : (
              <>
                {screen.seats.length > 1 && (
                  <SeatSwitch
                    seats={screen.seats}
                    viewer={look.viewer}
                    asked={look.asked}
                    nameOf={(seat) => page.seatName(seat, info)}
                    onShow={(seat) => store.showAs(seat)}
                  />
                )}
                {match.order.guided && page.lessons && (
                  <Guide match={match.id} lessons={page.lessons} events={events} moment={moment} />
                )}
                <Dock
                  moment={moment}
                  page={page}
                  store={store}
                  content={content}
                  isGuided={match.order.guided === true}
                  onSkip={isHeld ? skip : undefined}
                  onTool={setDockTool}
                  onShow={view.show}
                  // Where places are areas, the whole board is what a question is about; a phone cannot show all of it.
                  onFollow={content.areas !== undefined && !isSmall ? view.setChosen : view.show}
                />
                {look.preparing && look.viewer !== 'spectator' && (
                  <SetUpForMe
                    seat={look.viewer}
                    people={info.seats.filter((seat) => info.plans[seat]?.kind === 'person')}
                    onPrepare={(seats) => void store.prepareFor(seats)}
                  />
                )}
                {look.botsWaiting && (
                  <HandOver
                    names={look.botsWaiting.map((seat) => page.seatName(seat, info))}
                    onHandOver={() => void store.handOver()}
                  />
                )}
              </>
            )}
          </>
        ),
      }}
      tabs={[
        {
          id: 'log',
          title: 'Log',
          content: <Log events={events} page={page} moment={moment} onShow={view.show} />,
        },
        ...page.panels.map(({ id, title, Content }) => ({ id, title, content: <Content {...panelProps} /> })),
      ]}
    />
  )
}
