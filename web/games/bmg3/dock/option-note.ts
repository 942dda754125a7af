import { bmg3Action, bmg3Option } from '@gargoyle/bmg3'
import type { DescribedDecision, Option } from '@gargoyle/engine'
import { thingsIn } from '../../bmg/things.ts'
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
  return (
    cardNote(option, decision, book) ??
    traitNote(option, decision, book) ??
    modelNote(option, decision, moment)
  )
}

/** Questions about which own model acts: the Boss and the ranks matter then. */
function modelNote(
  option: Option,
  decision: DescribedDecision,
  { info, look }: Bmg3Moment,
): string | undefined {
  const acting = bmg3Option(option, decision, 'audacity', 'activate')
  const model = acting && info.table.models[acting.model]
  if (model === undefined) return undefined
  const isBoss = look.view.crews[model.seat]?.boss === acting?.model
  return isBoss ? `Boss, ${rankWords[model.rank]}` : rankWords[model.rank]
}

function cardNote(option: Option, decision: DescribedDecision, { cards }: TableBook): string | undefined {
  const named = thingsIn(option.about).card
  const card = named === undefined ? undefined : cards[named]
  if (card === undefined) return undefined
  const objective = `Objective, ${card.victoryPoints} VP: ${card.objective}`
  const resource = `Resource: ${card.resource}`
  const half = bmg3Action(option, decision)?.half ?? bmg3Option(option, decision, 'play-card')?.half
  if (decision.name === 'resource' || half === 'resource') return resource
  return half === 'objective' ? objective : `${objective} ${resource}`
}

function traitNote(option: Option, decision: DescribedDecision, { traits }: TableBook): string | undefined {
  const trait = bmg3Action(option, decision)?.trait
  return trait === undefined ? undefined : traits[trait]?.text
}
