import { saveLatest } from '../match/save-latest.ts'
import { openSaves } from '../match/saves.ts'
import { hostedGames } from './hosted-games.ts'
import { LocalMatch } from './match-host.ts'
import { serveMatch } from './remote-host.ts'

// The worker is named after the match it plays, and keeps it under that name.
const id = self.name
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const save = saveLatest(openSaves(), id)

serveMatch(self, new LocalMatch({ games: hostedGames, save, wait }))
