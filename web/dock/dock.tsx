import type { DescribedDecision, Json, Seat } from '@gargoyle/engine'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.tsx'
import { CoachLine } from '../coach/coach-line.tsx'
import { FirstTips } from '../coach/first-tips.tsx'
import type { GamePage, Moment } from '../games/game-page.ts'
import { RuleLink } from '../log/rule-link.tsx'
import type { MatchStore } from '../match/match-store.ts'
import type { TableTool } from '../play/table-tool.ts'
import { useIsSmall } from '../play/use-is-small.ts'
import { sideLooks } from '../scene/figures/side-look.ts'
import { noMarks, type SceneContent } from '../scene/scene-content.ts'
import { Button } from '../ui/button.tsx'
import styles from './dock.module.css'
import { HintPanel } from './hint-panel.tsx'
import { QuestionForm } from './question-form.tsx'
import { useHint } from './use-hint.ts'

export interface DockProps {
  /** A guide stands beside the game, so that tips are not needed. */
  readonly isGuided: boolean
  readonly moment: Moment
  readonly page: GamePage
  readonly store: MatchStore
  readonly content: SceneContent
  /** Something is acted out before anything else is asked: ends that. */
  readonly onSkip: (() => void) | undefined
  /** Puts marks on the table and listens to it. */
  onTool(tool: TableTool): void
  /** Turns the table to a figure or token. */
  onShow(id: string): void
  /** Remembers which models a question is about, and whether the last one was about the same. */
  onFollow(id: string, isSame: boolean): void
}

/** The question: what is asked, of which player, and every way to answer it. */
export function Dock(props: DockProps) {
  const { look } = props.moment
  const { decision, viewer } = look
  const { onSkip } = props
  const heading = useFocusOnNews(decision === undefined || onSkip ? undefined : look.question)
  if (onSkip) return <ActedOut onSkip={onSkip} onTool={props.onTool} />
  return decision === undefined || viewer === 'spectator' ? (
    <Waiting {...props} />
  ) : (
    <Asked {...props} decision={decision} seat={viewer} heading={heading} />
  )
}

/** What has just been answered is acted out. */
function ActedOut({ onSkip, onTool }: { readonly onSkip: () => void } & Pick<DockProps, 'onTool'>) {
  useEffect(() => onTool({ marks: noMarks }), [onTool])
  return (
    <section className={styles.dock} aria-label="The question">
      <p role="status">Watch the table.</p>
      <div className={styles.foot}>
        <Button size="small" onClick={onSkip}>
          Skip
        </Button>
      </div>
    </section>
  )
}

/** Another player is asked, or none. */
function Waiting({ moment, page, onTool, store }: DockProps) {
  const { asked, viewer, answered, isLaidOut } = moment.look
  const waiting = asked.filter((seat) => seat !== viewer).map((seat) => page.seatName(seat, moment.info))
  useEffect(() => onTool({ marks: noMarks }), [onTool])
  return (
    <section className={styles.dock} aria-label="The question">
      <p role="status">
        {answered !== undefined && 'Your answer is given. '}
        {isLaidOut
          ? 'The table is being laid out for you. Your first question comes in a moment.'
          : waiting.length > 0
            ? `Waiting for ${waiting.join(' and ')}.`
            : 'Nothing is asked.'}
      </p>
      {answered !== undefined && <Undo moment={moment} store={store} />}
    </section>
  )
}

interface AskedProps extends DockProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly decision: DescribedDecision
  readonly seat: Seat
}

/** An answer that was advised and taken up, for one question only. */
interface Filled {
  readonly question: number | undefined
  readonly answer: Json
  /** How often advice was taken up. */
  readonly times: number
}

function Asked(props: AskedProps) {
  const { moment, page, store, decision, seat, heading, isGuided, onShow, onFollow } = props
  const { question } = moment.look
  const isSmall = useIsSmall()
  const [busy, setBusy] = useState(false)
  const [filled, setFilled] = useState<Filled>()
  const hints = useHint({ store, seat }, question)
  const { refusal } = store.get()
  const advice = page.advice?.(decision, moment)
  const [subject] = page.subjectsOf(decision, moment)
  const advised = filled?.question === question ? filled : undefined
  useFollow(subject, question, onFollow)
  const give = (answer: Json) => {
    setBusy(true)
    void store.answer(answer).finally(() => setBusy(false))
  }
  const shown = `${seat} ${question}`
  return (
    <section className={styles.dock} aria-label="The question" data-question={shown}>
      {isSmall && !isGuided && <FirstTips page={page} moment={moment} />}
      <div aria-live="polite">
        <p className={styles.who} data-side={page.side(seat, moment.info)}>
          <span className={styles.letter} aria-hidden="true">
            {sideLooks[page.side(seat, moment.info)].letter}
          </span>
          {isAlone(moment) ? 'You are asked' : `${page.seatName(seat, moment.info)} is asked`}
        </p>
        <h2 className={styles.prompt} ref={heading} tabIndex={-1}>
          {decision.prompt}
        </h2>
      </div>
      {advice && <CoachLine text={advice} />}
      <QuestionForm
        // Another question, or the answer of a hint, resets the form.
        key={`${shown} ${advised?.times ?? 0}`}
        {...props}
        initial={advised?.answer}
        busy={busy}
        give={give}
      />
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal.text} <RuleLink rule={refusal.rule} page={page} />
        </p>
      )}
      <HintPanel
        hints={hints}
        onUse={(answer) => {
          setFilled({ question, answer, times: (advised?.times ?? 0) + 1 })
          hints.close()
          // The answer is filled in at the top, and the button that was pressed is gone.
          heading.current?.scrollIntoView({ block: 'nearest' })
          heading.current?.focus({ preventScroll: true })
        }}
      />
      <div className={styles.foot}>
        <Button size="small" disabled={hints.isThinking} onClick={hints.ask}>
          Hint
        </Button>
        {subject !== undefined && (
          <Button size="small" onClick={() => onShow(subject)}>
            Show on the table
          </Button>
        )}
        <Undo moment={moment} store={store} />
        <RuleLink rule={decision.rule} page={page} />
      </div>
    </section>
  )
}

/** Whether one person plays against the computer: then the question need not name its player. */
const isAlone = ({ info }: Moment): boolean =>
  info.seats.filter((seat) => info.plans[seat]?.kind === 'person').length === 1

/** Takes the last answer back, or says why that is not possible. */
function Undo({ moment, store }: Pick<DockProps, 'moment' | 'store'>) {
  const { canUndo, undoBlockedReason } = moment.look
  const [isTold, setTold] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-disabled={!canUndo}
        onClick={() => {
          setTold(!canUndo)
          if (canUndo) void store.undo()
        }}
      >
        Take back
      </Button>
      {!canUndo && isTold && (
        <p role="status" className={styles.why}>
          {undoBlockedReason?.text ?? 'There is nothing to take back.'}
        </p>
      )}
    </>
  )
}

/** Turns the table to whomever a question is about; where it is the same as before, only if they are out of sight. */
function useFollow(
  subject: string | undefined,
  question: number | undefined,
  onFollow: DockProps['onFollow'],
): void {
  const { follow } = useSettings().settings
  const latest = useRef(onFollow)
  latest.current = onFollow
  const before = useRef<string>(undefined)
  // A model that is asked about again may have gone behind a house since.
  useEffect(() => {
    if (follow && subject !== undefined && question !== undefined)
      latest.current(subject, before.current === subject)
    before.current = follow ? subject : undefined
  }, [follow, subject, question])
}

/** An answer removes the button that had the focus: the focus moves to the new question. */
function useFocusOnNews(question: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(question)
  useEffect(() => {
    if (question === undefined || before.current === question) return
    before.current = question
    heading.current?.scrollIntoView({ block: 'nearest' })
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [question])
  return heading
}
