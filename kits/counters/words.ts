import type { Content, Model, State } from '@gargoyle/bmg-counters'
import type { Clause, Experience, Position, Speaker, Verb, Words, WorthChange } from '@gargoyle/bots'
import { type DescribedDecision, isRecord, type Json } from '@gargoyle/engine'
import { lengthIn, lengthUnits } from '@gargoyle/table'

const stateOf = (state: unknown): State => state as State

const nameOf = ({ content }: Experience, id: number): string =>
  (content as Content).cards[id]?.label ?? `model ${id}`

/** In which share of the tries something happened. */
function shareOf({ tries }: Experience, happened: (before: State, after: State) => boolean): number {
  const count = tries.filter(({ before, after }) => happened(stateOf(before), stateOf(after))).length
  return tries.length === 0 ? 0 : count / tries.length
}

/** What may become of a model, from bad to worse. */
const fates: readonly {
  readonly id: string
  readonly enemy: { readonly verb: Verb; readonly rest: (name: string) => string }
  readonly own: { readonly verb: Verb; readonly rest: (name: string) => string }
  readonly is: (before: Model, after: Model) => boolean
}[] = [
  {
    id: 'casualty',
    enemy: { verb: ['takes', 'taking'], rest: (name) => `${name} out of the game` },
    own: { verb: ['loses', 'losing'], rest: (name) => `${name} for good` },
    is: (before, after) => before.condition !== 'casualty' && after.condition === 'casualty',
  },
  {
    id: 'ko',
    enemy: { verb: ['knocks', 'knocking'], rest: (name) => `${name} out` },
    own: { verb: ['gets', 'getting'], rest: (name) => `${name} knocked out` },
    is: (before, after) => before.condition !== 'ko' && after.condition === 'ko',
  },
  {
    id: 'down',
    enemy: { verb: ['knocks', 'knocking'], rest: (name) => `${name} down` },
    own: { verb: ['gets', 'getting'], rest: (name) => `${name} knocked down` },
    is: (before, after) => before.condition === 'up' && after.condition === 'down',
  },
  {
    id: 'hurt',
    enemy: { verb: ['hurts', 'hurting'], rest: (name) => name },
    own: { verb: ['gets', 'getting'], rest: (name) => `${name} hurt` },
    is: (before, after) => after.stun + after.injury > before.stun + before.injury,
  },
]

/** The worst that happens at least this often is what is said. */
const OFTEN = 0.2

const speakOfModels: Speaker = (changes, experience) =>
  changes.flatMap((change) => fateOf(change, experience))

function fateOf({ which, worth }: WorthChange, experience: Experience): readonly Clause[] {
  const id = Number(which)
  const own = stateOf(experience.tries[0]?.before).models[id]?.seat === experience.seat
  for (const fate of fates) {
    const share = shareOf(experience, (before, after) => fate.is(before.models[id]!, after.models[id]!))
    if (share < OFTEN) continue
    const { verb, rest } = own ? fate.own : fate.enemy
    return [{ key: `model ${id} ${fate.id}`, verb, rest: rest(nameOf(experience, id)), share, worth }]
  }
  return []
}

const speakOfPoints: Speaker = (changes, experience) =>
  changes.flatMap(({ which, worth }): readonly Clause[] => {
    const own = which === experience.seat
    const share = shareOf(experience, (before, after) => pointsOf(after, which) > pointsOf(before, which))
    if (share === 0) return []
    const verb: Verb = own ? ['earns', 'earning'] : ['gives away', 'giving away']
    return [{ key: `points ${which}`, verb, rest: 'victory points', share, worth }]
  })

const pointsOf = ({ bands }: State, seat: string | number): number => {
  const band = Object.values(bands).find((each) => each.seat === seat)
  return band === undefined ? 0 : band.victoryPoints + band.earned
}

/** Holding an objective is worth more than this, coming nearer to one less. In tenths of a victory point. */
const HELD = 5

/** What an objective is called: `a riddle`. */
function objectiveName({ content, tries }: Experience, id: string | number): string {
  const marker = stateOf(tries[0]?.before).markers.find((each) => each.id === Number(id))
  return (marker && (content as Content).edition.markerNames[marker.kind]) ?? 'an objective'
}

/** `another riddle`, `other loot`: where something else is said of one that is called the same. */
const otherName = (name: string): string =>
  /^an? /.test(name) ? name.replace(/^an? /, 'another ') : `other ${name}`

const speakOfObjectives: Speaker = (changes, experience) =>
  changes.map((change) => {
    const { which, worth } = change
    const held = Math.abs(worth) >= HELD
    const own = objectiveName(experience, which)
    const isOther = changes.some(
      (each) =>
        each !== change &&
        each.worth * worth < 0 &&
        Math.abs(each.worth) > Math.abs(worth) &&
        objectiveName(experience, each.which) === own,
    )
    const name = isOther ? otherName(own) : own
    return {
      key: `objective ${which}`,
      verb: held
        ? worth > 0
          ? ['takes', 'taking']
          : ['leaves', 'leaving']
        : worth > 0
          ? ['comes', 'coming']
          : ['goes', 'going'],
      rest: held
        ? worth > 0
          ? name
          : `${name} to the enemy`
        : worth > 0
          ? `nearer to ${name}`
          : `away from ${name}`,
      share: 1,
      worth,
    }
  })

/** Only counters that are gained or well placed are worth a word: spending them is what they are for. */
const speakOfCounters: Speaker = (changes, experience) =>
  changes.flatMap(({ which, worth }): readonly Clause[] => {
    const own = stateOf(experience.tries[0]?.before).models[Number(which)]?.seat === experience.seat
    if (!own || worth <= 0) return []
    const rest = `${nameOf(experience, Number(which))} counters it can use`
    return [{ key: `counters ${which}`, verb: ['gives', 'giving'], rest, share: 1, worth }]
  })

const speakOfPlaces: Speaker = (changes, experience) =>
  changes.map(({ which, worth }) => ({
    key: `place ${which}`,
    verb: worth > 0 ? ['brings', 'bringing'] : ['takes', 'taking'],
    rest: `${nameOf(experience, Number(which))} ${worth > 0 ? 'nearer to the action' : 'away from the action'}`,
    share: 1,
    worth,
  }))

/** How reasons are put into words in the counter editions. */
export const counterWords: Words = {
  // A tenth of a victory point.
  noticeable: 1,
  beginnings: new Set(['activate', 'declare', 'pace']),
  speakers: {
    'victory-points': speakOfPoints,
    model: speakOfModels,
    place: speakOfPlaces,
    objective: speakOfObjectives,
    counters: speakOfCounters,
  },
  saysItself: new Set(['plan']),
  sayAnswer,
}

/** A place, a path or a plan in words. */
function sayAnswer(answer: Json, decision: DescribedDecision, position: Position): string {
  if (!isRecord(answer)) return JSON.stringify(answer)
  if (decision.name === 'plan') return describePlan(answer, decision, position.content as Content)
  if (answer.stay === true || (Array.isArray(answer.legs) && answer.legs.length === 0)) return 'Stay'
  const legs = Array.isArray(answer.legs) ? answer.legs : []
  const last: unknown = answer.to ?? (legs.at(-1) as { to?: unknown } | undefined)?.to
  if (!Array.isArray(last)) return JSON.stringify(answer)
  const { unit } = (position.content as Content).edition
  const [x, y, z] = last.map((each) => Math.round((Number(each) / lengthIn(1, unit)) * 10) / 10)
  return `To ${x}, ${y}${z === 0 ? '' : `, ${z} ${lengthUnits[unit].plural} up`}`
}

const letters: Readonly<Record<string, string>> = {
  movement: 'M',
  attack: 'A',
  defense: 'D',
  special: 'S',
}

function describePlan(
  plan: Readonly<Record<string, unknown>>,
  { options = [] }: Pick<DescribedDecision, 'options'>,
  { cards }: Content,
): string {
  const byModel = new Map<number, string[]>()
  for (const { id, about } of options) {
    const count = Number(plan[id] ?? 0)
    if (count === 0 || !isRecord(about)) continue
    const model = Number(about.model)
    byModel.set(model, [...(byModel.get(model) ?? []), `${count}${letters[`${about.kind}`] ?? about.kind}`])
  }
  return [...byModel]
    .map(([model, counters]) => `${cards[model]?.label ?? model}: ${counters.join(' ')}`)
    .join('; ')
}
