import type { RuleUse } from '@gargoyle/bmg-common'
import { must } from '@gargoyle/engine'
import { parseDamage } from '../catalogue/damage.ts'
import { parseRuleUse } from '../catalogue/rule-use.ts'
import type { Model } from '../state.ts'
import type { Affiliation, Profile, Rank, Weapon } from '../vocabulary.ts'

/** A weapon for a test: `{ damage: 'SI', rules: ['reach(2)'] }`, with a rate of fire if it shoots. */
export type WeaponSketch = {
  readonly name?: string
  readonly damage: string
  readonly rof?: number
  readonly ammo?: number
  readonly rules?: readonly string[]
}

/** A model for a test: where it stands in inches, and what of its card matters. The rest is a plain thug. */
export type ModelSketch = {
  readonly seat: 'a' | 'b'
  /** Inches: x, y and height. Not on the table if left out. */
  readonly at?: readonly [x: number, y: number, z?: number]
  /** Stands in contact with a model named before it, on its east side by default. */
  readonly touching?: string
  /** Not in the game: another model turns into it, or brings it in. */
  readonly aside?: boolean
  readonly side?: 'east' | 'west' | 'north' | 'south'
  readonly traits?: readonly string[]
  /** Carries a piece of equipment. */
  readonly equipped?: boolean
  /** Pieces of equipment it has bought, by id. */
  readonly items?: readonly string[]
  readonly weapons?: readonly WeaponSketch[]
  readonly ranks?: readonly Rank[]
  readonly affiliations?: readonly Affiliation[]
  readonly alias?: string
  readonly name?: string
  readonly base?: number
  readonly reputation?: number
  readonly willpower?: number
  readonly endurance?: number
  readonly movement?: number
  readonly attack?: number
  readonly strength?: number
  readonly defense?: number
  readonly special?: number
  readonly condition?: Model['condition']
  readonly stun?: number
  readonly injury?: number
}

const thug: Profile = {
  id: 'thug',
  alias: 'Thug',
  name: 'Unknown',
  base: 30,
  ranks: ['henchman'],
  affiliations: ['unknown'],
  rivals: [],
  reputation: 20,
  funding: 0,
  willpower: 5,
  endurance: 5,
  movement: 8,
  attack: 3,
  strength: 4,
  defense: 3,
  special: 3,
  traits: [],
  weapons: [],
  eternal: false,
}

const usesOf = (texts: readonly string[] = []): readonly RuleUse[] =>
  texts.map((text) => must(parseRuleUse(text)))

function weaponOf({ name = 'Club', damage, rof, ammo, rules }: WeaponSketch, index: number): Weapon {
  return {
    id: `weapon-${index}`,
    name,
    damage: parseDamage(damage),
    rules: usesOf(rules),
    ...(rof === undefined ? {} : { rateOfFire: rof }),
    ...(ammo === undefined ? {} : { ammo }),
  }
}

/** The card that a sketch makes of a plain thug. */
export function profileOf(name: string, sketch: ModelSketch): Profile {
  const {
    seat: _,
    at: _at,
    touching: _t,
    aside: _a,
    side: _d,
    traits,
    equipped: _e,
    items: _b,
    weapons,
    condition: _c,
    stun: _s,
    injury: _i,
    ...given
  } = sketch
  return {
    ...thug,
    alias: name,
    ...given,
    id: name,
    traits: usesOf(traits),
    weapons: (weapons ?? []).map(weaponOf),
  }
}
