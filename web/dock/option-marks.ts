import type { Option } from '@gargoyle/engine'
import type { GamePage, Moment } from '../games/game-page.ts'
import type { OptionMark, SceneHit, SceneMarks } from '../scene/scene-content.ts'

/** How much an option on a figure counts where several are about the same one. */
const rank: Readonly<Record<OptionMark['tone'], number>> = { closed: 0, open: 1, picked: 2 }

/** The options of a question as they show on the table: what can be picked, what cannot, what is. */
export function optionMarks(
  page: GamePage,
  moment: Moment,
  picked: readonly string[],
): SceneMarks['options'] {
  const { decision } = moment.look
  const marks = new Map<string, OptionMark>()
  for (const option of decision?.options ?? []) {
    const target = decision && page.targetOf(option, decision, moment)
    if (target === undefined) continue
    const tone = picked.includes(option.id) ? 'picked' : option.why ? 'closed' : 'open'
    const known = marks.get(target)
    if (known === undefined || rank[tone] > rank[known.tone]) marks.set(target, { tone, label: option.label })
  }
  return marks
}

/** The options that somebody means who points at a figure or token. */
export function optionsAt(page: GamePage, moment: Moment, { figure, token }: SceneHit): readonly Option[] {
  const { decision } = moment.look
  const id = figure ?? token
  if (decision === undefined || id === undefined) return []
  return (decision.options ?? []).filter((option) => page.targetOf(option, decision, moment) === id)
}
