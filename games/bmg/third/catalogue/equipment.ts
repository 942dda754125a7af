import type { RuleUse } from '@gargoyle/bmg-common'
import { must } from '@gargoyle/engine'
import type { Affiliation, Rank } from '../vocabulary.ts'
import { equipmentPacks } from './equipment/equipment-packs.ts'
import { affiliationOf, type Bearer, type EquipmentData, isBearer } from './equipment-data.ts'
import { parseRuleUse } from './rule-use.ts'

/** A piece of equipment that a crew can buy for one of its models. */
export type Equipment = {
  /** `gcpd/magazine`: the same thing costs other crews another price. */
  readonly id: string
  readonly name: string
  /** Whose list it is on. */
  readonly affiliation: Affiliation
  readonly funding: number
  readonly reputation: number
  readonly maxPerCrew: number
  /** The traits that its bearer gains. What only equipment does is a trait of its own name. */
  readonly grants: readonly RuleUse[]
  readonly bearer: Bearer
  /** A model of the crew must be called one of these; empty if it does not matter. */
  readonly besides: readonly string[]
  readonly unlockedBy: string | undefined
  /** Broken Equipment does nothing to it. */
  readonly unbreakable: boolean
}

/** bmg3/core/funding: equipment is for Henchmen unless the list says otherwise. */
const usualRanks: readonly Rank[] = ['henchman']

/** All equipment by id. */
export const equipment: ReadonlyMap<string, Equipment> = new Map(
  equipmentPacks.flatMap((pack) => {
    const affiliation = affiliationOf(pack)
    return pack.equipment.map((line): [string, Equipment] => [line.id, readLine(line, affiliation)])
  }),
)

function readLine(line: EquipmentData, affiliation: Affiliation): Equipment {
  const { id, name, funding, reputation = 0, maxPerCrew = 1, grants, bearer = {}, besides = [] } = line
  if (!isBearer(bearer)) throw new Error(`The bearer of "${id}" cannot be understood.`)
  return {
    id,
    name,
    affiliation,
    funding,
    reputation,
    maxPerCrew,
    grants: grants.map((text) => must(parseRuleUse(text))),
    bearer: withUsualRanks(bearer),
    besides,
    unlockedBy: line.unlockedBy,
    unbreakable: line.unbreakable === true,
  }
}

/** What a crew of this affiliation can buy. */
export const equipmentOf = (affiliation: Affiliation): readonly Equipment[] =>
  [...equipment.values()].filter((item) => item.affiliation === affiliation)

/** A list that names the bearer, or says that the Boss carries it, has spoken about rank already. */
function withUsualRanks(bearer: Bearer): Bearer {
  const spoken = bearer.ranks !== undefined || bearer.called !== undefined || bearer.boss !== undefined
  return spoken ? bearer : { ...bearer, ranks: usualRanks }
}
