import { counterOption } from '@gargoyle/bmg-counters'
import type { DescribedDecision, Option } from '@gargoyle/engine'
import { counterText } from '../counter-scene.ts'
import type { CounterMoment } from '../moment.ts'
import { rankWords } from '../panels/card-words.ts'
import type { CounterTexts } from '../table-data.ts'

/** What a strategy or a trait does, and who a model is: so that players need not know them by heart. */
export function optionNote(
  option: Option,
  decision: DescribedDecision,
  moment: CounterMoment,
): string | undefined {
  const { texts } = moment.info.table
  return (
    strategyNote(option, decision, texts) ??
    scenarioNote(option, decision, texts) ??
    objectiveNote(option, decision) ??
    traitNote(option, decision, texts) ??
    seatNote(option, decision, moment) ??
    modelNote(option, decision, moment)
  )
}

function strategyNote(
  option: Option,
  decision: DescribedDecision,
  { strategies }: CounterTexts,
): string | undefined {
  const offered = counterOption(option, decision, 'strategies')
  return offered && strategies[offered.strategy]?.text
}

const scenarioNote = (
  { id }: Option,
  { name }: DescribedDecision,
  { scenarios }: CounterTexts,
): string | undefined => (name === 'scenario' ? scenarios[id]?.text : undefined)

/** What each kind of objective is for. */
export const objectiveTexts: Readonly<Record<string, string>> = {
  loot: '1 VP a round for whoever has it, friend or enemy. It can be picked up and carried; moving with it takes a counter.',
  riddle: '3 VP once: the enemy says a number and you roll. Close is a second try, wrong is 1 VP.',
  'ammo-crates': '3 VP a round while whoever placed it controls it. Whoever touches it can take a magazine.',
  'titan-container':
    '2 VP a round while whoever placed it controls it. Whoever touches it can take a Titan Dose.',
}

const objectiveQuestions: ReadonlySet<string> = new Set(['objectives', 'objective', 'secret-objective'])

const objectiveNote = ({ id }: Option, { name }: DescribedDecision): string | undefined =>
  objectiveQuestions.has(name) ? objectiveTexts[id] : undefined

function traitNote(
  option: Option,
  decision: DescribedDecision,
  { traits, effects }: CounterTexts,
): string | undefined {
  const trait = counterOption(option, decision, 'action')?.trait
  return trait === undefined ? undefined : (traits[trait]?.text ?? effects[trait]?.text)
}

/** Which of the two sides is the player's own: their names do not say. */
const seatNote = (
  { id }: Option,
  { name }: DescribedDecision,
  { look }: CounterMoment,
): string | undefined =>
  name === 'lead' ? (look.asked.some((seat) => seat === id) ? 'You' : 'Your opponent') : undefined

/** Questions about which own model acts: rank and counters matter then. */
function modelNote(
  option: Option,
  decision: DescribedDecision,
  { info, look }: CounterMoment,
): string | undefined {
  const { model: id = -1 } = counterOption(option, decision, 'activate', 'lets-go', 'groups') ?? {}
  const data = info.table.models[id]
  const model = look.view.models[id]
  if (data === undefined || model === undefined) return undefined
  const rank = data.leads ? `Leads the ${info.table.word}` : rankWords[data.rank]
  const counters = counterText(model.counters)
  return decision.name === 'groups' ? rank : `${rank} · ${counters === '' ? 'no counters left' : counters}`
}
