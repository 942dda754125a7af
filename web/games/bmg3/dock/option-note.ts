import { type DescribedDecision, isRecord, type Option } from '@gargoyle/engine'
import type { Moment } from '../../game-page.ts'
import { type TableBook, tableDataOf } from '../table-data.ts'

/** What a card does, or the trait behind an action, so that nobody has to know them by heart. */
export function optionNote(
  option: Option,
  decision: DescribedDecision,
  { info }: Moment,
): string | undefined {
  const { book } = tableDataOf(info.table)
  return cardNote(option, decision, book) ?? traitNote(option, book)
}

function cardNote(
  { id, about }: Option,
  { name }: DescribedDecision,
  { cards }: TableBook,
): string | undefined {
  const card = isRecord(about) && typeof about.card === 'string' ? cards[about.card] : undefined
  if (card === undefined) return undefined
  const objective = `Objective, ${card.victoryPoints} VP: ${card.objective}`
  const resource = `Resource: ${card.resource}`
  if (name === 'resource' || id.startsWith('resource:')) return resource
  return id.startsWith('objective:') ? objective : `${objective} ${resource}`
}

/** Actions of traits are called `trait:lantern`, or `trait:small(2):use` with what comes behind their name. */
function traitNote({ id }: Option, { traits }: TableBook): string | undefined {
  const name = /^trait:([^(:]+)/.exec(id)?.[1]
  return name === undefined ? undefined : traits[name]?.text
}
