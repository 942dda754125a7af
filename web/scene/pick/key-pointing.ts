import { useCallback, useRef, useState } from 'react'
import { areaById } from '../areas/area.ts'
import { areaMarksOf, describeArea } from '../areas/area-marks.ts'
import type { OptionMark, SceneContent, SceneHit, SceneMarks, TableSceneProps } from '../scene-content.ts'
import { thingById, thingsOf } from '../things.ts'
import { hitOn } from './pick.ts'

/** The keys of pointing and what they do, for people who ask. */
export const POINTING_KEYS = 'N and P go to the next and the previous thing on the table; Enter picks it.'

/** The things that keys go through: those that are offered; all if nothing is. */
export function pointable(content: SceneContent, { options, areas }: SceneMarks): readonly string[] {
  const all = thingsOf(content).map(({ id }) => id)
  const isOffered = (id: string): boolean =>
    isOpen(options.get(id)) ||
    areas.some(({ area, state }) => area === id && (state === 'reachable' || state === 'chosen'))
  const offered = all.filter(isOffered)
  return offered.length > 0 ? offered : all
}

const isOpen = (mark: OptionMark | undefined): boolean => mark !== undefined && mark.tone !== 'closed'

/** The id that comes next (or before) in a list that begins again at its end. */
export function stepped(
  ids: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current)
  if (at < 0) return step > 0 ? ids[0] : ids.at(-1)
  return ids[(at + step + ids.length) % ids.length]
}

const offerWords: Readonly<Record<OptionMark['tone'], string>> = {
  open: 'can be picked',
  picked: 'chosen',
  closed: 'not possible',
}

/** A thing on the table in words: its name, where it is and how it is offered. */
export function describeThing(content: SceneContent, marks: SceneMarks, id: string): string {
  const area = areaById(content, id)
  if (area) return describeArea(area, areaMarksOf(content, marks).get(id))
  const thing = thingById(content, id)
  if (!thing) return ''
  const figure = content.figures.find((each) => each.id === id)
  const where = hitOn(content, id)?.area
  const place = where === undefined ? undefined : areaById(content, where)?.name
  const offer = marks.options.get(id)
  const badges = figure?.badges.map(({ text }) => text) ?? []
  const offered = offer && offerWords[offer.tone]
  const label = offer?.label !== undefined && offer.label !== thing.name ? ` (${offer.label})` : ''
  return [
    thing.name,
    ...(place === undefined ? [] : [`in ${place}`]),
    ...badges,
    ...(offered ? [`${offered}${label}`] : []),
  ].join(', ')
}

/** Pointing by keys: what is pointed at, in words, and a handler that says whether it took a key. */
export interface KeyPointing {
  readonly pointed: string | undefined
  readonly words: string
  onKey(key: string): boolean
  /** Another pointer took over. */
  letGo(): void
}

/** Points at one thing of the table after another by keys. */
export function useKeyPointing({
  content,
  marks,
  events,
}: Pick<TableSceneProps, 'content' | 'marks' | 'events'>): KeyPointing {
  const [pointed, setPointed] = useState<string>()
  const now = useRef({ content, marks, events, pointed })
  now.current = { content, marks, events, pointed }
  const pointAt = useCallback((id: string | undefined): SceneHit | undefined => {
    setPointed(id)
    const hit = id === undefined ? undefined : hitOn(now.current.content, id)
    now.current.events.onHover?.(hit)
    return hit
  }, [])
  const onKey = useCallback(
    (key: string): boolean => {
      const seen = now.current
      switch (key) {
        case 'n':
        case 'N':
        case 'p':
        case 'P': {
          const ids = pointable(seen.content, seen.marks)
          pointAt(stepped(ids, seen.pointed, key.toLowerCase() === 'n' ? 1 : -1))
          return true
        }
        case 'Enter':
        case ' ': {
          const hit = seen.pointed === undefined ? undefined : hitOn(seen.content, seen.pointed)
          if (hit) seen.events.onPick?.(hit)
          return hit !== undefined
        }
        case 'Escape':
          if (seen.pointed === undefined) return false
          pointAt(undefined)
          return true
        default:
          return false
      }
    },
    [pointAt],
  )
  const letGo = useCallback(() => setPointed(undefined), [])
  return { pointed, words: pointed === undefined ? '' : describeThing(content, marks, pointed), onKey, letGo }
}
