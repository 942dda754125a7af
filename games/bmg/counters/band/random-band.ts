import type { Random } from '@gargoyle/engine'
import { unenforcedRules } from '../catalogue/catalogue.ts'
import type { Affiliation, Profile } from '../vocabulary.ts'
import type { BandList, Recruit } from './band-list.ts'
import { type BandContext, checkBand, ranksIn } from './check-band.ts'

/** How often another model or item is tried before the band is taken as it is. */
const TRIES = 60

/** A legal band drawn at random from everything that can be played: for fuzzing. Undefined where no leader fits. */
export function randomBand(context: BandContext, reputation: number, random: Random): BandList | undefined {
  const playable = [...context.catalogue.models.values()].filter(
    (profile) => unenforcedRules(profile, context.enforced).length === 0,
  )
  for (const leader of random.shuffle(playable)) {
    for (const affiliation of random.shuffle(leader.affiliations)) {
      const rank = ranksIn(leader, affiliation).find((each) => each === 'leader' || each === 'sidekick')
      if (rank === undefined || affiliation === 'unknown') continue
      const models: Recruit[] = [{ id: leader.id, rank, equipment: [] }]
      const start: BandList = { leader: leader.id, models, reputation, affiliation }
      if (checkBand(start, context).legal) return grow(start, affiliation, playable, context, random)
    }
  }
  return undefined
}

function grow(
  start: BandList,
  affiliation: Affiliation,
  playable: readonly Profile[],
  context: BandContext,
  random: Random,
): BandList {
  const items = [...context.equipment.values()].filter(({ affiliations }) =>
    affiliations.includes(affiliation),
  )
  let band = start
  for (let tries = 0; tries < TRIES; tries++) {
    const next =
      tries % 4 === 3 && items.length > 0
        ? withItem(band, random.pick(items).id, random)
        : withModel(band, random.pick(playable), affiliation, random)
    if (checkBand(next, context).legal) band = next
  }
  return band
}

const withModel = (band: BandList, profile: Profile, affiliation: Affiliation, random: Random): BandList => ({
  ...band,
  models: [
    ...band.models,
    { id: profile.id, rank: random.pick(ranksIn(profile, affiliation)), equipment: [] },
  ],
})

function withItem(band: BandList, item: string, random: Random): BandList {
  const bearer = random.below(band.models.length)
  return {
    ...band,
    models: band.models.map((model, at) =>
      at === bearer ? { ...model, equipment: [...model.equipment, item] } : model,
    ),
  }
}
