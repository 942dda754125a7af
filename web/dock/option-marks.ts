import type { Option } from '@gargoyle/engine'
import type { Point } from '@gargoyle/table'
import type { GamePage, Moment } from '../games/game-page.ts'
import type { OptionMark, SceneContent, SceneHit, SceneMarks } from '../scene/scene-content.ts'
import { idsAt } from '../scene/things.ts'

/** How much an option on a figure counts where several are about the same one. */
const rank: Readonly<Record<OptionMark['tone'], number>> = { closed: 0, open: 1, picked: 2 }

/** The options of a question as they show on the table: what can be picked, what cannot, what is. */
export function optionMarks(
  page: Pick<GamePage, 'targetOf' | 'markText'>,
  moment: Moment,
  picked: readonly string[],
): SceneMarks['options'] {
  const { decision } = moment.look
  const marks = new Map<string, OptionMark>()
  if (decision === undefined) return marks
  for (const option of decision.options ?? []) {
    const target = page.targetOf(option, decision, moment)
    if (target === undefined) continue
    const tone = picked.includes(option.id) ? 'picked' : option.why ? 'closed' : 'open'
    const known = marks.get(target)
    const label = page.markText?.(option, decision, moment) ?? option.label
    if (known === undefined || rank[tone] > rank[known.tone]) marks.set(target, { tone, label })
  }
  return marks
}

/** The options that are meant by pointing: of the figure there, else of the token, the area, the zone. */
export function optionsAt(
  page: Pick<GamePage, 'targetOf'>,
  moment: Moment,
  hit: SceneHit,
  zones: SceneContent['zones'] = [],
): readonly Option[] {
  const { decision } = moment.look
  if (decision?.options === undefined) return []
  const targets = decision.options.map((option) => page.targetOf(option, decision, moment))
  const around = zones.filter(({ outline }) => isInOutline(outline, hit.spot)).map(({ id }) => id)
  const meant = [...idsAt(hit), ...around].find((id) => targets.includes(id))
  return meant === undefined ? [] : decision.options.filter((_, index) => targets[index] === meant)
}

/** Whether a place is inside an outline: a line from it to the east crosses an odd number of edges. */
export function isInOutline(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (let i = 0, k = outline.length - 1; i < outline.length; k = i++) {
    const [a, b] = [outline[i]!, outline[k]!]
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}
