import { type Content, counterEvent, counterQuestion, type Model, type State } from '@gargoyle/bmg-counters'
import { answerWords, type OddsReader, type OddsStretch, type Reading } from '@gargoyle/bots'
import type { Asked, Json, SeenEvent } from '@gargoyle/engine'
import { counterEvaluator } from '../evaluate.ts'

/** What odds of a counter edition are about: impacts, blocks, markers, who lies or is gone, lampposts, victory points. */
export const counterOddsReader: OddsReader<State, Content> = {
  rests: counterEvaluator.rests,
  declines: new Set(['no', 'none', 'stop', 'pass', 'keep']),
  read,
  assumption,
}

function read({
  before: was,
  after: is,
  content: { cards },
  events,
}: OddsStretch<State, Content>): readonly Reading[] {
  const hits = sumByTarget(
    events.flatMap((event) => counterEvent(event, 'impacts') ?? []),
    ({ impacts }) => impacts,
  )
  const blocks = sumByTarget(
    events.flatMap((event) => counterEvent(event, 'blocked') ?? []),
    ({ count }) => count,
  )
  const readings: Reading[] = []
  for (const model of is.models) {
    const about = { id: `${model.id}`, whom: cards[model.id]!.label }
    readings.push(
      ...modelReadings(was.models[model.id]!, model, hits.get(model.id), blocks.get(model.id), about),
    )
  }
  readings.push(...lampReadings(events))
  for (const { seat, victoryPoints, earned } of Object.values(is.bands)) {
    const old = was.bands[seat]!
    const value = victoryPoints + earned - old.victoryPoints - old.earned
    if (value !== 0) readings.push({ what: 'victory points', id: seat, whom: seat, value })
  }
  return readings
}

/** Sums of a number in events, by the model they are about. */
function sumByTarget<About extends { readonly target: number }>(
  events: readonly About[],
  numberIn: (about: About) => number,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const about of events) found.set(about.target, (found.get(about.target) ?? 0) + numberIn(about))
  return found
}

/** Lampposts that are shot out: they are no models, but some shots are at nothing else. */
const lampReadings = (events: readonly SeenEvent[]): readonly Reading[] =>
  events.flatMap((event) => {
    const { marker } = counterEvent(event, 'lamp-out') ?? {}
    return marker === undefined
      ? []
      : [{ what: 'shot out', id: `lamp ${marker}`, whom: `Lamppost ${marker}`, value: 1 }]
  })

const ends = [
  ['knocked down', 'down'],
  ['K.O.', 'ko'],
  ['casualty', 'casualty'],
] as const

function modelReadings(
  was: Model,
  is: Model,
  hits: number | undefined,
  blocked: number | undefined,
  { id, whom }: Pick<Reading, 'id' | 'whom'>,
): readonly Reading[] {
  const readings: Reading[] = []
  // A model that was not attacked is reported only if something happened to it.
  const note = (what: string, value: number): void => {
    if (hits !== undefined || value !== 0) readings.push({ what, id, whom, value })
  }
  const [stuns, injuries] = [is.stun - was.stun, is.injury - was.injury]
  note('hits', hits ?? 0)
  note('blocked', blocked ?? 0)
  note('damage', stuns + injuries)
  note('stuns', stuns)
  note('injuries', injuries)
  for (const [what, condition] of ends)
    note(what, is.condition === condition && was.condition !== condition ? 1 : 0)
  return readings
}

function assumption({ decision }: Asked, answer: Json, { cards }: Content): string | undefined {
  const blocking = counterQuestion(decision, 'block')
  const whose = blocking && cards[blocking.model]?.label
  if (whose !== undefined)
    return answer === 0
      ? `${whose} does not block.`
      : `${whose} blocks with ${Number(answer)} Defend counter${answer === 1 ? '' : 's'}.`
  return `It is assumed that "${decision.prompt}" is answered with: ${answerWords(decision, answer)}.`
}
