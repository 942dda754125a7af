import { hostedGames } from './hosted-games.ts'
import { serveReplay } from './remote-host.ts'
import { LocalReplay } from './replay-host.ts'

serveReplay(self, new LocalReplay(hostedGames))
