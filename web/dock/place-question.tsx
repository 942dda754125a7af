import type { Json } from '@gargoyle/engine'
import { useMemo } from 'react'
import { useSettings } from '../app/settings.tsx'
import { noMarks, type RegionMark, type SceneHit, type SceneMarks } from '../scene/scene-content.ts'
import { Button } from '../ui/button.tsx'
import styles from './dock.module.css'
import { JsonQuestion } from './json-question.tsx'
import { PlaceList } from './place-list.tsx'
import type { QuestionProps } from './question-props.ts'
import { useReply } from './use-reply.ts'
import { useTool } from './use-tool.ts'
import { type DraftWay, useWay } from './use-way.ts'
import { useMarks, useWeighing } from './use-weighing.ts'
import { isAgain, listedPlaceBeside, regionMarks, wayMark } from './way.ts'
import { WaySummary } from './way-summary.tsx'
import { WeighingView } from './weighing-view.tsx'

/** How many places are listed for those who do not point. */
const MOST_PLACES = 24

/** A place or a way: pointed at on the table, or picked from a list. */
export function PlaceQuestion(props: QuestionProps) {
  const { moment, decision, page, store, seat, content, busy, give, onTool } = props
  const { settings } = useSettings()
  const way = useWay(props)
  const { latest } = way
  const isPath = decision.shape === 'path'
  const question = `${moment.look.question}`
  const after = isPath ? latest?.answer : undefined
  const listed = useReply(() => store.host.candidates(seat, MOST_PLACES), question)
  const region = useReply(
    () => (after === undefined ? store.host.explore(seat) : store.host.explore(seat, after)),
    `${question} ${JSON.stringify(after ?? null)}`,
  ).reply
  const weighing = useWeighing(props, latest?.answer)

  const regions = useMemo(() => (region ? regionMarks(region) : NO_REGIONS), [region])
  const aimed = useMarks(noMarks.options, weighing.aims, content)
  const marks = useWayMarks(props, way, regions, aimed)
  useTool(onTool, marks, {
    onHover: way.look,
    onPick: (hit) => void pick(hit),
  })

  const pick = async (hit: SceneHit) => {
    if (busy) return
    if (latest && isAgain(latest, hit)) {
      give(latest.answer)
      return
    }
    const spot = listedPlaceBeside(hit, content, listed.reply ?? []) ?? hit.spot
    const proposal = await way.goTo(spot)
    if (proposal && !settings.confirm) give(proposal.answer)
  }
  const pickListed = async (answer: Json) => {
    if (busy) return
    if (!settings.confirm) give(answer)
    else await way.take(answer)
  }

  return (
    <>
      {latest ? (
        <>
          <WaySummary proposal={latest} measure={page.measure} />
          <WeighingView weighing={weighing} page={page} content={content} />
          <div className={styles.confirm}>
            <Button look="lamp" disabled={busy} onClick={() => give(latest.answer)}>
              {isPath && latest.length > 0 ? 'Confirm this way' : 'Confirm'}
            </Button>
            {way.set.length > 1 && <Button onClick={way.back}>Back one point</Button>}
            <Button look="quiet" onClick={way.clear}>
              Start over
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.advice}>Point at the table and click, or pick from the list.</p>
      )}
      <AheadLine way={way} />
      {listed.isAsking && <p role="status">Looking for places…</p>}
      <PlaceList
        places={listed.reply ?? []}
        picked={latest?.answer}
        busy={busy}
        onPick={(answer) => void pickListed(answer)}
      />
      {listed.reply?.length === 0 && <JsonQuestion {...props} onTool={nothing} />}
    </>
  )
}

const NO_REGIONS: readonly RegionMark[] = []
const nothing = () => undefined

/** What pointing comes to, in words: why a place will not do, or what would happen there. */
function AheadLine({ way: { ahead, refusal } }: { readonly way: DraftWay }) {
  const why = ahead && !ahead.result.ok ? ahead.result.reason.text : undefined
  return (
    <>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <p className={styles.ahead} data-refused={why !== undefined}>
        {why ?? (ahead?.result.ok ? ahead.result.value.text : '')}
      </p>
    </>
  )
}

/** The way so far, where the pointer is, and how far it goes from here. */
function useWayMarks(
  { page, decision, moment }: QuestionProps,
  { set, latest, ahead }: DraftWay,
  regions: readonly RegionMark[],
  aimed: SceneMarks,
): SceneMarks {
  return useMemo(() => {
    const pins = set.flatMap(({ points }) => points.slice(-1))
    const tried = ahead?.result.ok ? ahead.result.value : undefined
    const at = tried?.points.at(-1) ?? ahead?.spot ?? latest?.points.at(-1)
    const isGood = ahead === undefined || ahead.result.ok
    const ghost = at && page.ghost?.(decision, at, isGood, moment)
    const bare = at && { at, radius: 0, tone: isGood ? ('ok' as const) : ('danger' as const) }
    return {
      ...aimed,
      regions,
      paths: [
        ...(latest && latest.points.length > 1
          ? [wayMark(latest, 'picked', { pins, measure: page.measure })]
          : []),
        ...(tried && tried.points.length > 1 ? [wayMark(tried, 'lamp', { measure: page.measure })] : []),
      ],
      spots: ghost?.spots ?? (bare ? [bare] : []),
      templates: ghost?.templates ?? [],
    }
  }, [page, decision, moment, set, latest, ahead, regions, aimed])
}
