import { isRecord, type Json, must, type SessionOf, startSession, type Viewer } from '@gargoyle/engine'
import type { gcc } from '@gargoyle/gcc'
import { gccKit } from '@gargoyle/kits/gcc'
import { hostedGame } from '../../../worker/hosted-game.ts'
import { momentIn } from '../../testing/moments.ts'
import hosting from '../hosting.ts'
import type { GccMoment } from '../moment.ts'
import { quickStart } from '../new-game/choices.ts'

export { asks, playUntil, withView } from '../../testing/moments.ts'

type GccSession = SessionOf<typeof gcc>

export const hostedGcc = hostedGame(gccKit, hosting)

/** A game as Play now begins it, or with another setup. */
export function quickGame(setup: Readonly<Record<string, Json>> = {}, seed = 'lamplight'): GccSession {
  const { setup: usual } = quickStart(seed)
  return must(
    startSession(hostedGcc.definition, { setup: { ...(isRecord(usual) ? usual : {}), ...setup }, seed }),
  )
}

/** What the page is given of a game for one viewer: gone through a wire, as on the page. */
export const momentOf = (session: GccSession, viewer?: Viewer): GccMoment =>
  momentIn(hostedGcc, session, viewer)
