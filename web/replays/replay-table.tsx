import { useEffect, useMemo, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { useSettings } from '../app/settings.tsx'
import { DiceTray } from '../dice/dice-tray.tsx'
import { Log } from '../log/log.tsx'
import { fileNameOf, fileOf } from '../match/saved-matches.ts'
import { TableFrame } from '../play/table-frame.tsx'
import toolStyles from '../play/tool-bar.module.css'
import { useTableView } from '../play/use-table-view.ts'
import { ViewButtons } from '../play/view-buttons.tsx'
import { noMarks, type SceneContent, type SceneEvents } from '../scene/scene-content.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { useSkipping } from '../staging/use-skipping.ts'
import { useStaging } from '../staging/use-staging.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import type { OpenReplay } from './open-replay.ts'
import { proofWords } from './proof-words.ts'
import styles from './replay.module.css'
import { arrivalInReplay, nextShown, stopsIn, type TimelineStop } from './timeline.ts'
import { type Speed, TimelinePanel } from './timeline-panel.tsx'
import { useWatched, type Watched, type Watcher } from './use-replay.ts'

/** A game being watched: the same table as when it was played, with a timeline in place of the question. */
export function ReplayTable({ open }: { readonly open: OpenReplay }) {
  const [at, setAt] = useState(0)
  const [watcher, setWatcher] = useState<Watcher>('spectator')
  const watched = useWatched(open, at, watcher)
  if (watched === undefined) return <Loading what="Playing it again" />
  return (
    <Watching open={open} watched={watched} at={at} onGo={setAt} watcher={watcher} onWatcher={setWatcher} />
  )
}

interface Props {
  readonly open: OpenReplay
  readonly watched: Watched
  readonly at: number
  onGo(at: number): void
  readonly watcher: Watcher
  onWatcher(watcher: Watcher): void
}

function Watching(props: Props) {
  const { open, watched, at, onGo, watcher, onWatcher } = props
  const { page, info, match, record } = open
  const [isRunning, setRunning] = useState(false)
  const [speed, setSpeed] = useState<Speed>(10)
  const { state, show, isHeld, skip } = useActing(open, watched, speed)
  useSkipping(isHeld, skip)
  const { look, events } = state
  const { settings } = useSettings()
  useSounds(events, page, settings.volume, show)
  const moment = useMemo(() => ({ info, look }), [info, look])
  const content: SceneContent = useMemo(() => page.scene(moment), [page, moment])
  const view = useTableView(content)
  const stops = useStops(open)
  const { setChosen } = view
  const sceneEvents = useMemo(
    (): SceneEvents => ({ onPick: ({ figure, token }) => setChosen(figure ?? token) }),
    [setChosen],
  )
  const end = info.moments.length - 1
  useEffect(() => {
    // The next step waits until this one is to be seen.
    if (!isRunning || state.at !== at) return undefined
    if (at >= end) {
      setRunning(false)
      return undefined
    }
    const timer = setTimeout(() => onGo(nextShown(info.moments, at)), 10_000 / speed)
    return () => clearTimeout(timer)
  }, [isRunning, state.at, at, end, info, speed, onGo])
  const go = (next: number) => {
    setRunning(false)
    onGo(Math.max(0, Math.min(end, next)))
  }
  const panelProps = {
    moment,
    onChoose: view.show,
    ...(view.chosen === undefined ? {} : { chosen: view.chosen }),
  }
  return (
    <TableFrame
      title={`Replay: ${match.title}`}
      status={page.status(moment)}
      content={content}
      marks={noMarks}
      events={sceneEvents}
      view={view}
      show={show}
      overTable={
        <>
          <div className={toolStyles.bar} role="toolbar" aria-label="Table">
            <ViewButtons view={view} />
            <Button
              size="small"
              onClick={() => saveFile(fileNameOf(match), fileOf(record, match.order.seats))}
            >
              Save file
            </Button>
          </div>
          <DiceTray events={events} page={page} />
        </>
      }
      main={{
        title: 'Timeline',
        content: (
          <section className={styles.main} aria-label="Timeline">
            <h2>{match.title}</h2>
            <TimelinePanel
              at={at}
              moments={info.moments}
              stops={stops}
              isRunning={isRunning}
              speed={speed}
              onGo={go}
              onRun={setRunning}
              onSpeed={setSpeed}
            />
            <WatcherField open={open} watcher={watcher} onWatcher={onWatcher} />
            <Moment open={open} watched={state} />
            <Proof open={open} />
          </section>
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

/** From this speed on there is no time to act anything out. */
const HURRIED: Speed = 20

/** Acts out what comes next, as in the game itself. */
function useActing({ info, page }: OpenReplay, watched: Watched, speed: Speed) {
  const state = useMemo(() => ({ ...watched, info }), [watched, info])
  return useStaging(state, page, (before, next, waiting) =>
    speed >= HURRIED ? 'now' : arrivalInReplay(before, next, waiting, info.moments),
  )
}

/** Rounds and activations of a game, found in the public events. */
function useStops({ host, info, page }: OpenReplay): readonly TimelineStop[] {
  const [stops, setStops] = useState<readonly TimelineStop[]>([])
  useEffect(() => {
    let gone = false
    const end = info.moments.length - 1
    void host.snapshot(end, 'spectator').then(
      (found) => {
        if (gone || !found.ok) return
        const { look, events } = found.value
        setStops(stopsIn(events, info.moments, (event) => page.headingOf?.(event, { info, look })))
      },
      // Closed before it answered.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [host, info, page])
  return stops
}

function WatcherField({ open, watcher, onWatcher }: Pick<Props, 'open' | 'watcher' | 'onWatcher'>) {
  const { info, page } = open
  const watchers: readonly Watcher[] = info.ended ? ['spectator', 'everybody', ...info.seats] : ['spectator']
  const words = (each: Watcher): string =>
    each === 'spectator'
      ? 'What everybody could see'
      : each === 'everybody'
        ? 'Everything, all hands open'
        : `As ${page.seatName(each, info)} saw it`
  return (
    <Field
      label="Seen from"
      {...(info.ended ? {} : { hint: 'This game goes on: hands stay hidden until it is over.' })}
    >
      {(control) => (
        <select
          {...control}
          value={watcher}
          onChange={({ target }) => {
            const chosen = watchers.find((each) => each === target.value)
            if (chosen !== undefined) onWatcher(chosen)
          }}
        >
          {watchers.map((each) => (
            <option key={each} value={each}>
              {words(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** What comes next, or how it ended. */
function Moment({ open, watched }: Pick<Props, 'open' | 'watched'>) {
  const { page, info } = open
  const { look } = watched
  if (look.outcome !== undefined) {
    const { heading, sentences } = page.ending(look.outcome, { info, look })
    return (
      <div className={styles.moment}>
        <h3>{heading}</h3>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  }
  const next = info.moments[watched.at]?.next
  return (
    <p className={styles.moment}>
      {next === undefined ? 'Here the record ends.' : `Next: ${page.seatName(next, info)} answers.`}{' '}
      {look.decision && <em>{look.decision.prompt}</em>}
    </p>
  )
}

function Proof({ open }: Pick<Props, 'open'>) {
  const { isGood, text } = proofWords(open.info.proof)
  return (
    <>
      <p className={styles.proof} data-good={isGood} role={isGood ? undefined : 'alert'}>
        <span aria-hidden="true">{isGood ? '✓' : '⚠'}</span> {text}
      </p>
      {!open.info.ended && (
        <p>
          <LinkButton to={`/play/${open.match.id}`}>Go on playing</LinkButton>
        </p>
      )}
    </>
  )
}
