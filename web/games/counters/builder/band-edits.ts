import { type Affiliation, affiliationName, type BandList, type Rank } from '@gargoyle/bmg-counters'
import type { Edit } from '../../../builder/crew-builder.ts'
import type { EditionParts } from '../edition-parts.ts'
import { rankWords } from '../panels/card-words.ts'

/** A change of a band. */
export type BandEdit = Edit<BandList>

/** Every way to change a band of an edition. */
export interface BandEdits {
  aliasOf(id: string): string
  /** The first Leader or Sidekick of a band without a leader leads it. */
  add(list: BandList, id: string, rank: Rank): BandEdit
  remove(list: BandList, at: number): BandEdit
  setRank(list: BandList, at: number, rank: Rank): BandEdit
  setLeader(list: BandList, id: string): BandEdit
  setAffiliation(list: BandList, affiliation: Affiliation): BandEdit
  setReputation(list: BandList, reputation: number): BandEdit
  buy(list: BandList, at: number, item: string): BandEdit
  giveBack(list: BandList, at: number, item: string): BandEdit
}

/** The edits of bands with the names of an edition. */
export function bandEdits({ bands: { catalogue, equipment } }: EditionParts): BandEdits {
  const aliasOf = (id: string): string => catalogue.model(id)?.alias ?? id
  const itemName = (id: string): string => equipment.get(id)?.name ?? id
  const aliasAt = (list: BandList, at: number): string => aliasOf(list.models[at]?.id ?? '')
  const at = (list: BandList, place: number, change: Partial<BandList['models'][number]>): BandList => ({
    ...list,
    models: list.models.map((model, index) => (index === place ? { ...model, ...change } : model)),
  })
  /** The band stays what it is if the new leader can lead it; else it is the leader's own. */
  const ledBy = (list: BandList, leader: string): BandList => {
    const { affiliation, ...rest } = list
    const icons = catalogue.model(leader)?.affiliations ?? []
    const keeps = affiliation !== undefined && (icons.includes(affiliation) || icons.includes('unknown'))
    return { ...rest, leader, ...(keeps ? { affiliation } : {}) }
  }
  return {
    aliasOf,
    add(list, id, rank) {
      const isLed = list.models.some((model) => model.id === list.leader)
      const leads = !isLed && (rank === 'leader' || rank === 'sidekick')
      const grown = { ...list, models: [...list.models, { id, rank, equipment: [] }] }
      return {
        list: leads ? ledBy(grown, id) : grown,
        done: `${aliasOf(id)} joined ${leads ? 'and leads the band' : `as a ${rankWords[rank]}`}.`,
      }
    },
    remove(list, place) {
      const models = list.models.filter((_, index) => index !== place)
      const isLed = models.some(({ id }) => id === list.leader)
      const { affiliation: _, ...nobody } = { ...list, models, leader: '' }
      return {
        list: models.length === 0 ? nobody : { ...list, models, leader: isLed ? list.leader : '' },
        done: `${aliasAt(list, place)} left the band.`,
        removal: true,
      }
    },
    setRank: (list, place, rank) => ({
      list: at(list, place, { rank }),
      done: `${aliasAt(list, place)} is a ${rankWords[rank]} now.`,
    }),
    setLeader: (list, id) => ({ list: ledBy(list, id), done: `${aliasOf(id)} leads the band now.` }),
    setAffiliation: (list, affiliation) => ({
      list: { ...list, affiliation },
      done: `This is a band of ${affiliationName(affiliation)} now.`,
    }),
    setReputation: (list, reputation) => ({
      list: { ...list, reputation },
      done: `The limit is ${reputation} Reputation now.`,
    }),
    buy: (list, place, item) => ({
      list: at(list, place, { equipment: [...(list.models[place]?.equipment ?? []), item] }),
      done: `${aliasAt(list, place)} has ${itemName(item)} now.`,
    }),
    giveBack(list, place, item) {
      const carried = list.models[place]?.equipment ?? []
      const index = carried.indexOf(item)
      return {
        list: at(list, place, { equipment: carried.filter((_, each) => each !== index) }),
        done: `${aliasAt(list, place)} gave back ${itemName(item)}.`,
        removal: true,
      }
    },
  }
}
