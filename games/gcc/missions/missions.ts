import { must } from '@gargoyle/engine'
import { gccBoards } from '../boards/index.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import bombsAtThePier from './data/bombs-at-the-pier.json' with { type: 'json' }
import breakout from './data/breakout.json' with { type: 'json' }
import crocsDen from './data/crocs-den.json' with { type: 'json' }
import firstNight from './data/first-night.json' with { type: 'json' }
import holdTheWorks from './data/hold-the-works.json' with { type: 'json' }
import hostagesAtTheBank from './data/hostages-at-the-bank.json' with { type: 'json' }
import theCaptive from './data/the-captive.json' with { type: 'json' }
import theEvidence from './data/the-evidence.json' with { type: 'json' }
import theRiddlersGame from './data/the-riddlers-game.json' with { type: 'json' }
import twoServers from './data/two-servers.json' with { type: 'json' }
import type { MissionData } from './mission-data.ts'
import { readMission } from './read-mission.ts'

/** All missions, by id, the one that teaches the game first. All of them are ours. */
export const missions: ReadonlyMap<string, MissionData> = new Map(
  [
    firstNight,
    bombsAtThePier,
    hostagesAtTheBank,
    theCaptive,
    theEvidence,
    holdTheWorks,
    crocsDen,
    theRiddlersGame,
    breakout,
    twoServers,
  ]
    .map((data) => must(readMission(data, { catalogue, boards: gccBoards })))
    .map((mission) => [mission.id, mission]),
)
