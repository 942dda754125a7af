import { must } from '@gargoyle/engine'
import { boards } from '../boards/index.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import bombsAtThePier from './data/bombs-at-the-pier.json' with { type: 'json' }
import type { MissionData } from './mission-data.ts'
import { readMission } from './read-mission.ts'

/** All missions, by id. All of them are ours. */
export const missions: ReadonlyMap<string, MissionData> = new Map(
  [bombsAtThePier]
    .map((data) => must(readMission(data, { catalogue, boards })))
    .map((mission) => [mission.id, mission]),
)
