import { affiliations, type BandList, type Recruit, ranks } from '@gargoyle/bmg-counters'
import { isRecord, ok, type Result, refused } from '@gargoyle/engine'

const texts = (given: unknown): readonly string[] | undefined =>
  Array.isArray(given) && given.every((each) => typeof each === 'string') ? given : undefined

function recruitIn(given: unknown): Recruit | undefined {
  if (!isRecord(given) || typeof given.id !== 'string') return undefined
  const rank = ranks.find((each) => each === given.rank)
  const equipment = texts(given.equipment ?? [])
  return rank === undefined || equipment === undefined ? undefined : { id: given.id, rank, equipment }
}

/** Reads a band list that came as data, from a file or out of the browser's store. Only its form is looked at. */
export function readBandList(data: unknown): Result<BandList> {
  if (!isRecord(data) || !Array.isArray(data.models)) return refused('It lists no models.')
  const models = data.models.map(recruitIn)
  const broken = models.indexOf(undefined)
  if (broken >= 0)
    return refused(
      `Model ${broken + 1} of the list cannot be read: it needs an id, a rank and its equipment.`,
    )
  const { leader, reputation } = data
  if (typeof leader !== 'string') return refused('The list does not say who leads.')
  if (typeof reputation !== 'number') return refused('The list does not say for how much Reputation it is.')
  const affiliation = affiliations.find((each) => each === data.affiliation)
  return ok({
    leader,
    models: models.filter((model) => model !== undefined),
    reputation,
    ...(affiliation === undefined ? {} : { affiliation }),
  })
}
