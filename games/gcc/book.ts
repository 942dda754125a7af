import { gccBoards } from './boards/index.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { missions } from './missions/missions.ts'
import type { RuleBook } from './preparation/build-content.ts'
import type { SetupContext } from './preparation/read-setup.ts'
import { skills } from './skills/index.ts'
import { traits } from './traits/index.ts'

/** All skills and traits. */
export const book: RuleBook = { skills, traits }

/** What setups are read with. */
export const setupContext: SetupContext = {
  catalogue,
  boards: gccBoards,
  missions,
  enforced: { skills: new Set(Object.keys(skills)), traits: new Set(Object.keys(traits)) },
}
