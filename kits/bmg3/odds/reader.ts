import { bmg3Event, bmg3Question, type Content, type Model, type State } from '@gargoyle/bmg3'
import { answerWords, type OddsReader, type OddsStretch, type Reading } from '@gargoyle/bots'
import type { Asked, Json, SeenEvent } from '@gargoyle/engine'
import { bmg3Evaluator } from '../evaluate.ts'

/** What odds of the third edition are about: hits, markers, who lies or is gone, victory points. */
export const bmg3OddsReader: OddsReader<State, Content> = {
  rests: bmg3Evaluator.rests,
  declines: new Set(['no', 'none', 'nothing', 'nobody', 'pass']),
  read,
  assumption,
}

function read({
  before: was,
  after: is,
  content: { cards },
  events,
}: OddsStretch<State, Content>): readonly Reading[] {
  const strikes = strikesIn(events)
  const efforts = effortsIn(events)
  const readings: Reading[] = []
  for (const model of is.models) {
    const about = { id: `${model.id}`, whom: cards[model.id]!.label }
    readings.push(
      ...modelReadings(was.models[model.id]!, model, strikes.get(model.id), efforts.get(model.id), about),
    )
  }
  for (const { seat, victoryPoints } of Object.values(is.crews)) {
    const value = victoryPoints - was.crews[seat]!.victoryPoints
    if (value !== 0) readings.push({ what: 'victory points', id: seat, whom: seat, value })
  }
  return readings
}

/** What strikes came to, all those on one model together. */
type Struck = { hits: number; blocked: number; critical: number }

function strikesIn(events: readonly SeenEvent[]): ReadonlyMap<number, Struck> {
  const found = new Map<number, Struck>()
  for (const event of events) {
    const strike = bmg3Event(event, 'strike')
    if (strike === undefined) continue
    const struck = found.get(strike.target) ?? { hits: 0, blocked: 0, critical: 0 }
    found.set(strike.target, struck)
    struck.hits += strike.hits
    struck.blocked += strike.blocked
    if (strike.critical) struck.critical = 1
  }
  return found
}

/** Markers that Efforts cost, all those of one model together. */
type Paid = { stun: number; injury: number }

function effortsIn(events: readonly SeenEvent[]): ReadonlyMap<number, Paid> {
  const found = new Map<number, Paid>()
  for (const event of events) {
    const effort = bmg3Event(event, 'effort')
    if (effort === undefined) continue
    const paid = found.get(effort.model) ?? { stun: 0, injury: 0 }
    found.set(effort.model, paid)
    paid.stun += effort.stun
    paid.injury += effort.injury
  }
  return found
}

function modelReadings(
  was: Model,
  is: Model,
  struck: Struck | undefined,
  paid: Paid = { stun: 0, injury: 0 },
  { id, whom }: Pick<Reading, 'id' | 'whom'>,
): readonly Reading[] {
  const readings: Reading[] = []
  // A model that was not struck is reported only if something happened to it.
  const note = (what: string, value: number): void => {
    if (struck !== undefined || value !== 0) readings.push({ what, id, whom, value })
  }
  // Efforts are paid with markers too, but are no damage.
  const stuns = is.stun - was.stun - paid.stun
  const injuries = is.injury - was.injury - paid.injury
  if (struck !== undefined) {
    note('hits', struck.hits)
    note('blocked', struck.blocked)
    note('critical hit', struck.critical)
    note('damage', stuns + injuries)
  }
  note('stuns', stuns)
  note('injuries', injuries)
  if (paid.stun + paid.injury > 0) note('markers for Efforts', paid.stun + paid.injury)
  for (const [what, condition] of ends)
    note(what, is.condition === condition && was.condition !== condition ? 1 : 0)
  return readings
}

const ends = [
  ['knocked down', 'down'],
  ['K.O.', 'ko'],
  ['casualty', 'casualty'],
] as const

const purposes: Readonly<Record<string, string>> = {
  attack: 'to attack',
  defense: 'in defence',
  dodge: 'to dodge',
}

function assumption({ decision }: Asked, answer: Json, { cards }: Content): string | undefined {
  const making = bmg3Question(decision, 'efforts')
  const whose = making && cards[making.model]?.label
  if (making !== undefined && whose !== undefined) {
    const purpose = purposes[making.purpose] ?? `(${making.purpose})`
    const efforts = answer === 0 ? 'no Efforts' : answer === 1 ? 'an Effort' : `${answer} Efforts`
    return `${whose} makes ${efforts} ${purpose}`.trimEnd().concat('.')
  }
  const words = answerWords(decision, answer)
  if (decision.name === 'critical') return `A critical hit does this: ${words}.`
  // Without the name of a seat: to the reader, one of the seats is "you".
  return `It is assumed that "${decision.prompt}" is answered with: ${words}.`
}
