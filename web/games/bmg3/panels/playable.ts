import { bmg3Action, bmg3Option } from '@gargoyle/bmg3'
import type { DescribedDecision, Option } from '@gargoyle/engine'

/** Which halves of a card could be played right now, as far as the question tells. */
export interface Playable {
  readonly objective: boolean
  readonly resource: boolean
}

/** What can be done with a card now: looks for it among the options of the question, without knowledge of the rules. */
export function playableNow(card: string, decision: DescribedDecision | undefined): Playable {
  const halves = (decision?.options ?? []).map((option) =>
    decision === undefined || option.why !== undefined ? undefined : halfIn(option, decision, card),
  )
  return { objective: halves.includes('objective'), resource: halves.includes('resource') }
}

/** Which half of a card an option plays, if it plays one. */
function halfIn(option: Option, decision: DescribedDecision, card: string): keyof Playable | undefined {
  const played = bmg3Action(option, decision) ?? bmg3Option(option, decision, 'play-card')
  if (played?.card === card) return played.half
  const { name } = decision
  if (name !== 'objective' && name !== 'resource') return undefined
  return bmg3Option(option, decision, name)?.card === card ? name : undefined
}

/** Equal cards together, in the order they came. */
export function stacked(
  cards: readonly string[],
): readonly { readonly card: string; readonly copies: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, copies]) => ({ card, copies }))
}
