import type { Fitting } from '../content.ts'
import type { Counters, Model } from '../state.ts'
import type { Affiliation, Profile, Rank, RuleUse, Weapon } from '../vocabulary.ts'

/** A weapon for a test: `{ damage: 'IS', rules: ['reach'] }`, with a rate of fire if it shoots. */
export type WeaponSketch = {
  readonly name?: string
  readonly damage: string
  readonly bands?: readonly [string, string, string]
  readonly rof?: number
  readonly ammo?: number
  readonly rules?: readonly string[]
}

/** A model for a test: where it stands in centimetres, and what of its card matters. The rest is a plain thug. */
export type ModelSketch = {
  readonly seat: 'a' | 'b'
  /** Centimetres: x, y and height. Not on the table if left out. */
  readonly at?: readonly [x: number, y: number, z?: number]
  /** Stands in contact with a model named before it, on its east side by default. */
  readonly touching?: string
  readonly side?: 'east' | 'west' | 'north' | 'south'
  readonly traits?: readonly string[]
  readonly weapons?: readonly WeaponSketch[]
  /** What was bought for one of several weapons. */
  readonly fittings?: readonly Fitting[]
  readonly rank?: Rank
  readonly leads?: boolean
  /** It waits to take the place of another. */
  readonly reserve?: true
  readonly affiliations?: readonly Affiliation[]
  readonly alias?: string
  readonly name?: string
  readonly base?: number
  readonly reputation?: number
  readonly willpower?: number
  readonly strength?: number
  readonly movement?: number
  readonly attack?: number
  readonly defense?: number
  readonly endurance?: number
  readonly special?: number
  /** Counters on its card: `MMAADS`. */
  readonly counters?: string
  readonly condition?: Model['condition']
  readonly stun?: number
  readonly injury?: number
  readonly activated?: boolean
}

const thug: Profile = {
  id: 'thug',
  alias: 'Thug',
  name: 'Unknown',
  minion: true,
  base: 30,
  ranks: ['henchman'],
  ranksBy: [{ rank: 'henchman' }],
  affiliations: ['unknown'],
  rivals: [],
  reputation: 20,
  funding: 0,
  willpower: 5,
  strength: 4,
  movement: 3,
  attack: 4,
  defense: 3,
  endurance: 6,
  special: 3,
  traits: [],
  weapons: [],
}

/** `scheming(2)` and `crt(poison, paralyze)` as cards mean them. */
export function useOf(text: string): RuleUse {
  const [, id = text, inside] = /^([^(]+?)(?:\((.*)\))?$/.exec(text) ?? []
  return { id, args: inside === undefined ? [] : inside.split(/, */) }
}

const damageOf = (text: string): Weapon['damage'] => ({
  injury: text.split('I').length - 1,
  stun: text.split('S').length - 1,
})

function weaponOf({ name = 'Club', damage, bands, rof, ammo, rules }: WeaponSketch, index: number): Weapon {
  return {
    id: `${name.toLowerCase().replaceAll(' ', '-')}${index === 0 ? '' : `-${index + 1}`}`,
    name,
    damage: damageOf(damage),
    rules: (rules ?? []).map(useOf),
    ...(bands === undefined
      ? {}
      : { bands: [damageOf(bands[0]), damageOf(bands[1]), damageOf(bands[2])] as const }),
    ...(rof === undefined ? {} : { rateOfFire: rof }),
    ...(ammo === undefined ? {} : { ammo }),
  }
}

/** The card that a sketch makes of a plain thug. */
export function sketchedProfile(name: string, sketch: ModelSketch): Profile {
  const { rank = 'henchman', traits = [], weapons = [] } = sketch
  const { willpower, strength, movement, attack, defense, endurance, special, base, reputation } = {
    ...thug,
    ...sketch,
  }
  return {
    ...thug,
    willpower,
    strength,
    movement,
    attack,
    defense,
    endurance,
    special,
    base,
    reputation,
    alias: sketch.alias ?? name,
    name: sketch.name ?? 'Unknown',
    affiliations: sketch.affiliations ?? thug.affiliations,
    id: name,
    ranks: [rank],
    ranksBy: [{ rank }],
    traits: traits.map(useOf),
    weapons: weapons.map(weaponOf),
  }
}

/** `MMAADS` as counters. */
export const countersOf = (text: string): Counters => ({
  movement: text.split('M').length - 1,
  attack: text.split('A').length - 1,
  defense: text.split('D').length - 1,
  special: text.split('S').length - 1,
})
