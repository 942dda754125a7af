import type { State } from '@gargoyle/bmg3'
import type { Clause, Verb, WorthChange } from '@gargoyle/bots'
import type { Seat } from '@gargoyle/engine'
import { type Bmg3Experience, type Bmg3Speaker, many, shareOfTries, totalWorth } from './common.ts'

/** How more and fewer of something are spoken of. */
type Counting = {
  readonly key: string
  readonly more: Verb
  readonly fewer: Verb
  readonly one: string
  readonly several: string
}

const ownSuspects: Counting = {
  key: 'own suspects',
  more: ['places', 'placing'],
  fewer: ['costs', 'costing'],
  one: 'suspect',
  several: 'suspects',
}

const theirSuspects: Counting = {
  key: 'enemy suspects',
  more: ['allows', 'allowing'],
  fewer: ['removes', 'removing'],
  one: 'enemy suspect',
  several: 'enemy suspects',
}

const ownResources: Counting = {
  key: 'own resources',
  more: ['gains', 'gaining'],
  fewer: ['costs', 'costing'],
  one: 'resource point',
  several: 'resource points',
}

const theirResources: Counting = {
  key: 'enemy resources',
  more: ['gives the opponent', 'giving the opponent'],
  fewer: ['costs the opponent', 'costing the opponent'],
  one: 'resource point',
  several: 'resource points',
}

/** Suspects placed and revealed, on both sides. */
export const speakOfSuspects: Bmg3Speaker = (changes, experience) => {
  const owners = new Map<string, Seat | undefined>()
  for (const { before, after } of experience.tries) {
    for (const { id, seat } of [...before.markers, ...after.markers]) owners.set(`${id}`, seat)
  }
  const own = changes.filter(({ which }) => owners.get(`${which}`) === experience.seat)
  const theirs = changes.filter((change) => !own.includes(change))
  const count = (mine: boolean) => (state: State) =>
    state.markers.filter(({ kind, seat }) => kind === 'suspect' && (seat === experience.seat) === mine).length
  return [
    ...counted(ownSuspects, own, count(true), experience),
    ...counted(theirSuspects, theirs, count(false), experience),
  ]
}

/** Resource points gained and spent, on both sides. */
export const speakOfResources: Bmg3Speaker = (changes, experience) =>
  changes.flatMap((change) => {
    const seat = String(change.which) as Seat
    const resources = (state: State) => state.crews[seat]?.resources ?? 0
    if (seat === experience.seat) return counted(ownResources, [change], resources, experience)
    // What the opponent spends now and then in thought is its own choice.
    return counted(theirResources, [change], resources, experience).filter(({ share }) => share === 1)
  })

/** More or fewer of something than before, where that came about. */
function counted(
  { key, more, fewer, one, several }: Counting,
  changes: readonly WorthChange[],
  count: (state: State) => number,
  experience: Bmg3Experience,
): readonly Clause[] {
  const tries = experience.tries
  const gains = tries.map(({ before, after }) => count(after) - count(before))
  const mean = gains.reduce((sum, each) => sum + each, 0)
  if (changes.length === 0 || mean === 0) return []
  const same = gains.filter((each) => (mean > 0 ? each > 0 : each < 0))
  const each = Math.abs(same.reduce((sum, gain) => sum + gain, 0)) / same.length
  const verb = mean > 0 ? more : fewer
  const share = shareOfTries(tries, (_, index) => (mean > 0 ? gains[index]! > 0 : gains[index]! < 0))
  return [
    { key: `${key} ${verb[0]}`, verb, rest: many(each, one, several), share, worth: totalWorth(changes) },
  ]
}
