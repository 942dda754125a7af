import type { EquipmentPack } from '../equipment-data.ts'
import bane from './bane.json' with { type: 'json' }
import batFamily from './bat-family.json' with { type: 'json' }
import birdsOfPrey from './birds-of-prey.json' with { type: 'json' }
import courtOfOwls from './court-of-owls.json' with { type: 'json' }
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

/** What each crew can buy. The builder shows the lists in this order, and crews are drawn from them in it. */
export const equipmentPacks: readonly EquipmentPack[] = [
  gcpd,
  batFamily,
  joker,
  penguin,
  bane,
  courtOfOwls,
  riddler,
  mrFreeze,
  leagueOfShadows,
  birdsOfPrey,
  organizedCrime,
  scarecrow,
  royalFlush,
  suicideSquad,
]
