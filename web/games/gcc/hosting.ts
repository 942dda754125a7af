import { type Asked, type Json, ok, type Result, refused, type SessionOf } from '@gargoyle/engine'
import {
  type GccState,
  type gcc,
  gccOption,
  gccPosition,
  gccQuestion,
  groundOf,
  NOWHERE,
  sightText,
} from '@gargoyle/gcc'
import { areaById, areaSpot } from '../../scene/areas/area.ts'
import type { GameHosting } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport, TargetAim } from '../../worker/protocol.ts'
import { boardPlan } from './board-plan.ts'
import { describeTable } from './describe-table.ts'
import { areaId, areaIn, miniId, miniIn } from './ids.ts'
import type { GccOnPage } from './moment.ts'
import { shownMoment } from './shown-moment.ts'

/** The data that the page gets for a match of Gotham City Chronicles, in addition to the views of its rules. */
const hosting: GameHosting<GccOnPage> = {
  isOpen: () => true,
  table: ({ content }) => describeTable(content),
  shown: shownMoment,
  aims,
  sight,
}

export default hosting

/** The area of a miniature or of the end itself. */
function areaOf({ state }: { readonly state: GccState }, end: SightEnd): number | undefined {
  if (!('id' in end)) return undefined
  const mini = miniIn(end.id)
  const at = mini === undefined ? areaIn(end.id) : state.minis[mini]?.at
  if (at !== undefined) return at === NOWHERE ? undefined : at
  const token = state.tokens.find(({ id }) => end.id === `token ${id}`)
  return token === undefined || token.at === NOWHERE ? undefined : token.at
}

/** Whether one area sees another, with the reason that the rules give. gcc/core/sight-markers */
function sight(
  { state, content, seats }: SessionOf<typeof gcc>,
  from: SightEnd,
  to: SightEnd,
): Result<SightReport> {
  const game = gccPosition(state, content, seats)
  const [a, b] = [areaOf(game, from), areaOf(game, to)]
  if (a === undefined || b === undefined) return refused('Both must be on the board.')
  const { board } = game.content
  const plan = boardPlan(board, game.state.broken)
  const [here, there] = [areaById(plan, areaId(a)), areaById(plan, areaId(b))]
  if (!here || !there) return refused('Both must be on the board.')
  const found = groundOf(game).sight(a, b)
  return ok({
    sees: found.clear,
    from: areaSpot(here),
    to: areaSpot(there),
    sentences: [sightText(board, a, b, found)],
  })
}

/** Who is attacked, and through which line of sight. */
function aims(
  { state, content, seats }: SessionOf<typeof gcc>,
  { decision }: Asked,
  answer: Json,
): readonly TargetAim[] {
  const aimed = gccQuestion(decision, 'attack-cubes')
  const attack = aimed ?? gccQuestion(decision, 'attack-target')
  if (attack === undefined) return []
  const game = gccPosition(state, content, seats)
  const picked = decision.options?.find(({ id }) => id === answer)
  const target = aimed?.target ?? (picked && gccOption(picked, decision, 'attack-target')?.mini)
  const [from, to] = [
    game.state.minis[attack.attacker],
    target === undefined ? target : game.state.minis[target],
  ]
  if (!from || !to || from.at === NOWHERE || to.at === NOWHERE) return []
  const found = groundOf(game).sight(from.at, to.at)
  return [
    {
      from: miniId(from.id),
      to: miniId(to.id),
      tone: found.clear ? 'ok' : 'lamp',
      promise: 1,
      label: `${attack.kind === 'ranged' ? 'ranged' : 'melee'} attack`,
      sentences: [sightText(game.content.board, from.at, to.at, found)],
      values: [],
    },
  ]
}
