import { saveLatest } from '../match/save-latest.ts'
import { openSaves } from '../match/saves.ts'
import { loadHostedGame } from './hosted-games.ts'
import { LocalMatch } from './match-host.ts'
import { serveMatch, serveReplay } from './remote-host.ts'
import { LocalReplay } from './replay-host.ts'
import { matchIn } from './worker-name.ts'

// One script for matches and replays, told apart by the name of the worker: what it fetches of a game is fetched once.
const match = matchIn(self.name)
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

if (match === undefined) serveReplay(self, new LocalReplay(loadHostedGame))
else
  serveMatch(self, new LocalMatch({ loadGame: loadHostedGame, save: saveLatest(openSaves(), match), wait }))
