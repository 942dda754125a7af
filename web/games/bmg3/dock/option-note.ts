import { type DescribedDecision, isRecord, type Option } from '@gargoyle/engine'
import type { Bmg3Moment } from '../moment.ts'
import { rankWords } from '../panels/words.ts'
import type { TableBook } from '../table-data.ts'

/** What a card does, the trait behind an action, who a model is: so that players need not know them by heart. */
export function optionNote(
  option: Option,
  decision: DescribedDecision,
  moment: Bmg3Moment,
): string | undefined {
  const { book } = moment.info.table
  return cardNote(option, decision, book) ?? traitNote(option, book) ?? modelNote(option, decision, moment)
}

/** Questions about which own model acts: the Boss and the ranks matter then. */
function modelNote(
  { about }: Option,
  { name }: DescribedDecision,
  { info, look }: Bmg3Moment,
): string | undefined {
  if (name !== 'audacity' && name !== 'activate') return undefined
  const id = isRecord(about) && typeof about.model === 'number' ? about.model : undefined
  const model = id === undefined ? undefined : info.table.models[id]
  if (model === undefined) return undefined
  const isBoss = look.view.crews[model.seat]?.boss === id
  return isBoss ? `Boss, ${rankWords[model.rank]}` : rankWords[model.rank]
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
