import bane from './bane.json' with { type: 'json' }
import batFamily from './bat-family.json' with { type: 'json' }
import batmanWhoLaughs from './batman-who-laughs.json' with { type: 'json' }
import bigBangTheory from './big-bang-theory.json' with { type: 'json' }
import birdsOfPrey from './birds-of-prey.json' with { type: 'json' }
import courtOfOwls from './court-of-owls.json' with { type: 'json' }
import cults from './cults.json' with { type: 'json' }
import doomPatrol from './doom-patrol.json' with { type: 'json' }
import gcpd from './gcpd.json' with { type: 'json' }
import joker from './joker.json' with { type: 'json' }
import leagueOfShadows from './league-of-shadows.json' with { type: 'json' }
import mrFreeze from './mr-freeze.json' with { type: 'json' }
import organizedCrime from './organized-crime.json' with { type: 'json' }
import penguin from './penguin.json' with { type: 'json' }
import riddler from './riddler.json' with { type: 'json' }
import royalFlush from './royal-flush.json' with { type: 'json' }
import scarecrow from './scarecrow.json' with { type: 'json' }
import suicideSquad from './suicide-squad.json' with { type: 'json' }
import twoFace from './two-face.json' with { type: 'json' }
import watchmen from './watchmen.json' with { type: 'json' }

/** A ready-made crew in a file of this repository: the compiler knows the shape of the file, but not its words. */
export type ReadyMadeData = {
  readonly id: string
  readonly name: string
  /** One sentence about how it plays. */
  readonly about: string
  /** The Boss first; Henchmen where no rank is said. */
  readonly models: readonly {
    readonly id: string
    readonly rank?: string
    readonly equipment?: readonly string[]
  }[]
  /** Each with all its copies. */
  readonly deck: readonly string[]
}

/** The ready-made crews of a faction, as data writes them. */
export type CrewPack = { readonly affiliation: string; readonly crews: readonly ReadyMadeData[] }

/** Two crews of each faction, in the order in which they are offered. */
export const crewPacks: readonly CrewPack[] = [
  gcpd,
  joker,
  organizedCrime,
  leagueOfShadows,
  bane,
  batFamily,
  mrFreeze,
  courtOfOwls,
  watchmen,
  bigBangTheory,
  royalFlush,
  doomPatrol,
  cults,
  suicideSquad,
  scarecrow,
  riddler,
  twoFace,
  penguin,
  birdsOfPrey,
  batmanWhoLaughs,
]
