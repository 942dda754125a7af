import { useCallback, useEffect, useRef, useState } from 'react'
import { useSettings, useStillness } from '../app/settings.tsx'
import type { GamePage } from '../games/game-page.ts'
import type { MatchState } from '../match/match-store.ts'
import type { Figure } from '../scene/scene-content.ts'
import { faster, LINGER, type RunningShow, type SceneShow } from '../scene/show/show.ts'
import type { WhenShown } from './staging-queue.ts'

/** How many times as fast a quick show is. */
const QUICK = 2.2

/** How long the next thing waits while a figure walks, in milliseconds. */
const WALK = 700

/** What of a match, or of one that is watched again, is acted out. */
export type ActedState = Pick<MatchState, 'info' | 'look' | 'events'>

/** A match as it is shown: a little behind the real state while something is acted out. */
export interface Staged<State extends ActedState> {
  readonly state: State
  readonly show: RunningShow | undefined
  /** Whether what is asked next has to wait. */
  readonly isHeld: boolean
  /** Skips to the current state. */
  skip(): void
}

type MakeShow = typeof import('./timeline.ts').showOf

// Only the first attack needs it.
let loading: Promise<MakeShow> | undefined
const makeShow = (): Promise<MakeShow> => {
  loading ??= import('./timeline.ts').then(({ showOf }) => showOf)
  loading.catch(() => {
    // The next attack tries again.
    loading = undefined
  })
  return loading
}

/** Holds what happens back until it has been acted out. */
export function useStaging<State extends ActedState>(
  latest: State,
  page: GamePage,
  /** Whether a state may wait for its turn. */
  arrives: (before: State, next: State, waiting: number) => WhenShown,
): Staged<State> {
  const { staging, follow } = useSettings().settings
  const stillness = useStillness()
  const isOn = staging !== 'off' && !stillness && page.beatOf !== undefined
  const [shown, setShown] = useState(latest)
  const [show, setShow] = useState<RunningShow>()
  const [isHeld, setHeld] = useState(false)
  const run = useRef<Run<State>>(undefined)
  run.current ??= { shown: latest, waiting: [], timers: [], isBusy: false }
  const now = useRef({ isOn, page, staging, follow, arrives })
  now.current = { isOn, page, staging, follow, arrives }

  const flush = useCallback((to: State) => {
    const { current } = run
    if (!current) return
    for (const timer of current.timers.splice(0)) clearTimeout(timer)
    Object.assign(current, { shown: to, waiting: [], isBusy: false, turn: Symbol('none') })
    setShown(to)
    setHeld(false)
    setShow(undefined)
  }, [])

  useEffect(() => {
    const { current } = run
    if (!current || latest === current.shown || current.waiting.at(-1) === latest) return
    const before = current.waiting.at(-1) ?? current.shown
    const mayWait = now.current.isOn && !document.hidden
    if (!mayWait || now.current.arrives(before, latest, current.waiting.length) === 'now') {
      flush(latest)
      return
    }
    // A player began to think, or an answer was refused: nothing to act out.
    if (!current.isBusy && latest.events.at(-1)?.number === before.events.at(-1)?.number) {
      current.shown = latest
      setShown(latest)
      return
    }
    current.waiting.push(latest)
    // The question that is still shown has been answered: it must not be answered twice.
    if (current.isBusy && latest.look.question !== current.shown.look.question) setHeld(true)
    if (!current.isBusy) void playNext(current)

    async function playNext(on: Run<State>): Promise<void> {
      const next = on.waiting[0]
      if (!next) return
      const turn = Symbol('turn')
      Object.assign(on, { isBusy: true, turn })
      const figures = figuresOf(on.shown, now.current.page)
      const since = on.shown.events.at(-1)?.number ?? 0
      const timeline = await makeShow().catch(() => undefined)
      if (on.turn !== turn) return
      // Without a network the script may be out of reach: then things are as they are.
      if (!timeline) {
        flush(next)
        return
      }
      const planned = timeline(next.events, since, now.current.page, figures)
      const later = (does: () => void, seconds: number): void => {
        on.timers.push(setTimeout(() => on.turn === turn && does(), seconds * 1000))
      }
      const reveal = (): void => {
        on.waiting.shift()
        on.shown = next
        setShown(next)
        setHeld(false)
      }
      const goOn = (): void => {
        on.isBusy = false
        on.timers.length = 0
        void playNext(on)
      }
      if (!planned) {
        reveal()
        later(goOn, moves(next, since) && on.waiting.length > 0 ? WALK / 1000 : 0)
        return
      }
      const acted = running(planned, figures, now.current)
      setShow(acted)
      if (acted.reveal > 0) setHeld(true)
      later(reveal, acted.reveal)
      later(goOn, acted.seconds)
      // Dice and numbers stay a little longer, whatever comes next.
      setTimeout(
        () => setShow((other) => (other === acted ? undefined : other)),
        (acted.seconds + LINGER) * 1000,
      )
    }
  }, [latest, flush])
  useEffect(
    () => () => {
      for (const timer of run.current?.timers ?? []) clearTimeout(timer)
    },
    [],
  )
  useEffect(() => {
    if (isOn) makeShow().catch(() => undefined)
  }, [isOn])
  const skip = useCallback(() => flush(latest), [flush, latest])
  // With staging off, the current state is shown.
  return isOn ? { state: shown, show, isHeld, skip } : { state: latest, show: undefined, isHeld: false, skip }
}

interface Run<State> {
  shown: State
  readonly waiting: State[]
  readonly timers: ReturnType<typeof setTimeout>[]
  isBusy: boolean
  turn?: symbol
}

const figuresOf = ({ info, look }: ActedState, page: GamePage): readonly Figure[] =>
  page.scene({ info, look }).figures

const moves = ({ events }: ActedState, since: number): boolean =>
  events.some(({ number, name }) => number > since && name === 'move')

/** A show as the settings want it: fast or not, with the view turning or not. */
function running(
  planned: SceneShow,
  figures: readonly Figure[],
  { staging, follow }: { readonly staging: string; readonly follow: boolean },
): RunningShow {
  const paced = staging === 'quick' ? faster(planned, QUICK) : planned
  return {
    ...paced,
    cues: follow ? paced.cues : paced.cues.filter(({ kind }) => kind !== 'look'),
    begun: performance.now(),
    stands: new Map(figures.map(({ id, at, height }) => [id, { at, height }])),
  }
}
