import type { Json } from '@gargoyle/engine'
import { useMemo, useState } from 'react'
import { useSettings } from '../app/settings.tsx'
import { noMarks, type RegionMark, type SceneHit, type SceneMarks } from '../scene/scene-content.ts'
import { Button } from '../ui/button.tsx'
import type { LabelledAnswer } from '../worker/protocol.ts'
import styles from './dock.module.css'
import { JsonQuestion } from './json-question.tsx'
import { PlaceList } from './place-list.tsx'
import type { QuestionProps } from './question-props.ts'
import { useReply } from './use-reply.ts'
import { useTool } from './use-tool.ts'
import { type DraftWay, useWay } from './use-way.ts'
import { useMarks, useWeighing } from './use-weighing.ts'
import { isAgain, listedAt, listedPlaceBeside, regionMarks, wayMark } from './way.ts'
import { WaySummary } from './way-summary.tsx'
import { WeighingView } from './weighing-view.tsx'

/** The most places listed for players without a pointing device. */
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
  const [looked, setLooked] = useState<LabelledAnswer>()
  const [lit, setLit] = useState<LabelledAnswer>()
  const places = listed.reply ?? NO_PLACES
  // Where no ground is coloured, the places that are listed show where something can go.
  const marks = useWayMarks(props, way, regions, aimed, {
    looked,
    offered: regions.length === 0 && region !== undefined ? places : NO_PLACES,
  })
  useTool(onTool, marks, {
    onHover(hit) {
      way.look(hit)
      setLit(hit && listedAt(hit, places))
    },
    onPick: (hit) => void pick(hit),
  })

  // To stay is listed as well.
  const isStuck = isPath && region?.areas.length === 0 && listed.reply !== undefined && places.length < 2

  const pick = async (hit: SceneHit) => {
    if (busy) return
    if (latest && isAgain(latest, hit)) {
      give(latest.answer)
      return
    }
    const spot = listedPlaceBeside(hit, content, places) ?? hit.spot
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
        <p className={styles.advice}>
          {isStuck ? 'There is nowhere to go from here.' : 'Point at the table and click.'}
        </p>
      )}
      <AheadLine way={way} />
      {listed.isAsking && <p role="status">Looking for places…</p>}
      <PlaceList
        places={places}
        picked={latest?.answer}
        lit={lit}
        busy={busy}
        onPoint={setLooked}
        onPick={(answer) => void pickListed(answer)}
      />
      {listed.reply?.length === 0 && <JsonQuestion {...props} onTool={nothing} />}
    </>
  )
}

const NO_REGIONS: readonly RegionMark[] = []
const NO_PLACES: readonly LabelledAnswer[] = []

/** How big the dot is that shows where something can go, in table units. */
const DOT = 600
const nothing = () => undefined

/** What pointing comes to, in words: why a place will not do, or what would happen there. */
function AheadLine({ way: { ahead, refusal, latest } }: { readonly way: DraftWay }) {
  const text = ahead?.result.ok ? ahead.result.value.text : ''
  const why = ahead && !ahead.result.ok ? ahead.result.reason.text : undefined
  return (
    <>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <p className={styles.ahead} data-refused={why !== undefined}>
        {/* What was picked is said above already. */}
        {why ?? (text === latest?.text ? '' : text)}
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
  {
    looked,
    offered,
  }: { readonly looked: LabelledAnswer | undefined; readonly offered: readonly LabelledAnswer[] },
): SceneMarks {
  return useMemo(() => {
    const pins = set.flatMap(({ points }) => points.slice(-1))
    const tried = ahead?.result.ok ? ahead.result.value : undefined
    const at = looked?.at ?? tried?.points.at(-1) ?? ahead?.spot ?? latest?.points.at(-1)
    const isGood = looked !== undefined || ahead === undefined || ahead.result.ok
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
      spots: [
        ...offered.flatMap((place) =>
          place.at ? [{ at: place.at, radius: DOT, tone: 'open' as const }] : [],
        ),
        ...(ghost?.spots ?? (bare ? [bare] : [])),
      ],
      templates: ghost?.templates ?? [],
    }
  }, [page, decision, moment, set, latest, ahead, regions, aimed, looked, offered])
}
