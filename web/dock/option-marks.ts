import type { GamePage, Moment } from '../games/game-page.ts'
import { noMarks, type OptionMark, type SceneMarks } from '../scene/scene-content.ts'

/** The options of a question as they show on the table: what can be picked, what cannot, what is. */
export function optionMarks(page: GamePage, moment: Moment, picked: readonly string[]): SceneMarks {
  const { decision } = moment.look
  if (decision === undefined) return noMarks
  const options = new Map<string, OptionMark>()
  for (const option of decision.options ?? []) {
    const target = page.targetOf(option, decision, moment)
    if (target === undefined) continue
    const tone = option.why ? 'closed' : picked.includes(option.id) ? 'picked' : 'open'
    options.set(target, { tone, label: option.label })
  }
  return { ...noMarks, options }
}
