import { type DescribedDecision, isRecord } from '@gargoyle/engine'

/** Which halves of a card could be played right now, as far as the question tells. */
export interface Playable {
  readonly objective: boolean
  readonly resource: boolean
}

const nothing: Playable = { objective: false, resource: false }

/** What can be done with a card now: looks for it among the options of the question, without knowledge of the rules. */
export function playableNow(card: string, decision: DescribedDecision | undefined): Playable {
  const open = (decision?.options ?? []).filter(
    ({ about, why }) => why === undefined && isRecord(about) && about.card === card,
  )
  if (open.length === 0 || decision === undefined) return nothing
  const halfOf = (id: string): keyof Playable | undefined => {
    if (id.startsWith('objective:') || decision.name === 'objective') return 'objective'
    return id.startsWith('resource:') || decision.name === 'resource' ? 'resource' : undefined
  }
  const halves = open.map(({ id }) => halfOf(id))
  return { objective: halves.includes('objective'), resource: halves.includes('resource') }
}

/** Equal cards together, in the order they came. */
export function stacked(
  cards: readonly string[],
): readonly { readonly card: string; readonly copies: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, copies]) => ({ card, copies }))
}
