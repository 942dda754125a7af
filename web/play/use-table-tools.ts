import { sameJson, type Viewer } from '@gargoyle/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MatchStore } from '../match/match-store.ts'
import type { LineMark, SceneContent } from '../scene/scene-content.ts'
import type { SightEnd, SightReport } from '../worker/protocol.ts'
import { endOf, type Measuring, measured } from './measure.ts'
import type { TableTool } from './table-tool.ts'

/** What a person holds in hand: nothing (the question has the table), a ruler, or a look from one thing to another. */
export type HandTool = 'none' | 'ruler' | 'sight'

/** The tools of a table. */
export interface TableTools {
  readonly hand: HandTool
  take(hand: HandTool): void
  readonly from: SightEnd | undefined
  readonly to: SightEnd | undefined
  setEnd(which: 'from' | 'to', end: SightEnd | undefined): void
  /** What came of measuring or looking, in sentences. */
  readonly findings: readonly string[]
  /** What has the table now: the question, the ruler or the sight check. */
  readonly tool: TableTool
}

/** Keeps the ruler and the sight check; while neither is in hand, the question has the table. */
export function useTableTools(
  store: MatchStore,
  content: SceneContent,
  viewer: Viewer,
  dockTool: TableTool,
  /** How the game says distances. */
  measuring: (from: SightEnd, to: SightEnd) => Measuring,
): TableTools {
  const [hand, setHand] = useState<HandTool>('none')
  const [from, setFrom] = useState<SightEnd>()
  const [to, setTo] = useState<SightEnd>()
  const [hovered, setHovered] = useState<SightEnd>()
  const report = useSight(store, content, viewer, hand === 'sight' ? from : undefined, to)

  const take = useCallback((next: HandTool) => {
    setHand(next)
    setFrom(undefined)
    setTo(undefined)
    setHovered(undefined)
  }, [])
  const setEnd = useCallback((which: 'from' | 'to', end: SightEnd | undefined) => {
    if (which === 'from') setFrom(end)
    else setTo(end)
  }, [])

  const farEnd = to ?? hovered
  const ruled = from && farEnd ? measured(content, from, farEnd, measuring(from, farEnd)) : undefined
  const line: LineMark | undefined =
    hand === 'none' || ruled === undefined
      ? undefined
      : { from: ruled.from, to: ruled.to, ...lineLook(hand, ruled.label, report) }

  const lineText = JSON.stringify(line ?? null)
  const tool = useMemo((): TableTool => {
    if (hand === 'none') return dockTool
    const lines = (JSON.parse(lineText) as LineMark | null) ?? undefined
    return {
      marks: { ...dockTool.marks, paths: [], lines: lines ? [lines] : [] },
      onHover: (hit) =>
        setHovered((before) => {
          const next = hit && endOf(hit)
          return sameJson(before ?? null, next ?? null) ? before : next
        }),
      onPick(hit) {
        const end = endOf(hit)
        if (from === undefined || to !== undefined) {
          setFrom(end)
          setTo(undefined)
        } else setTo(end)
      },
    }
  }, [hand, dockTool, lineText, from, to])

  const findings =
    hand === 'ruler' && ruled && to ? [ruled.sentence] : hand === 'sight' && report ? report.sentences : []
  return { hand, take, from, to, setEnd, findings, tool }
}

function lineLook(
  hand: HandTool,
  length: string,
  report: SightReport | undefined,
): Omit<LineMark, 'from' | 'to'> {
  if (hand === 'ruler' || report === undefined) return { tone: 'lamp', label: length }
  const words = (seen: string): string => (length === '' ? seen : `${seen}, ${length}`)
  return report.sees ? { tone: 'ok', label: words('seen') } : { tone: 'danger', label: words('not seen') }
}

/** Asks the host whether one end sees the other, whenever both are chosen. */
function useSight(
  { host }: MatchStore,
  content: SceneContent,
  viewer: Viewer,
  from: SightEnd | undefined,
  to: SightEnd | undefined,
): SightReport | undefined {
  const [report, setReport] = useState<SightReport>()
  useEffect(() => {
    let gone = false
    setReport(undefined)
    // Looked at anew whenever anything on the table has changed.
    if (from === undefined || to === undefined || content.board === undefined) return undefined
    void host.sight(viewer, from, to).then((found) => {
      if (gone) return
      if (found.ok) setReport(found.value)
    })
    return () => {
      gone = true
    }
  }, [host, content, viewer, from, to])
  return report
}
