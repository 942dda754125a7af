import { answerWords, type OddsReader, type OddsStretch, type Reading } from '@gargoyle/bots'
import type { Asked, Json } from '@gargoyle/engine'
import { type GccContent, type GccState, NOWHERE } from '@gargoyle/gcc'
import { gccEvaluator } from './evaluate.ts'

/** What odds of Gotham City Chronicles are about: wounds, who is neutralized, tokens turned, the end. */
export const gccOddsReader: OddsReader<GccState, GccContent> = {
  rests: (decision, state) => decision === 'character-step' || gccEvaluator.rests(decision, state),
  declines: new Set(['no', 'none', 'ready', 'end']),
  read,
  assumption,
}

function read({
  before: was,
  after: is,
  content: { minis },
}: OddsStretch<GccState, GccContent>): readonly Reading[] {
  const readings: Reading[] = []
  for (const mini of is.minis) {
    const about = { id: `${mini.id}`, whom: minis[mini.id]!.label }
    const old = was.minis[mini.id]!
    const hero = is.heroes[minis[mini.id]!.hero]
    const wounds =
      hero === undefined ? old.life - mini.life : hero.wounds - was.heroes[minis[mini.id]!.hero]!.wounds
    if (wounds > 0) readings.push({ what: 'wounds', ...about, value: wounds })
    const isOut =
      hero === undefined ? old.at !== NOWHERE && mini.at === NOWHERE : mini.skillsOff && !old.skillsOff
    if (isOut) readings.push({ what: 'neutralized', ...about, value: 1 })
    if (mini.shackles > old.shackles)
      readings.push({ what: 'shackles', ...about, value: mini.shackles - old.shackles })
  }
  for (const [index, { kind, face, id }] of is.tokens.entries())
    if (was.tokens[index]?.id === id && was.tokens[index].face !== face)
      readings.push({ what: face, id, whom: `the ${kind}`, value: 1 })
  if (is.winner !== undefined && was.winner === undefined)
    readings.push({ what: 'victory', id: is.winner, whom: `the ${is.winner}`, value: 1 })
  return readings
}

/** Defence cubes of the other side are taken as none unless the query says otherwise. */
function assumption({ decision }: Asked, answer: Json): string | undefined {
  if (decision.name === 'defense-cubes')
    return `Cubes spent on the defence: ${answerWords(decision, answer)}.`
  if (decision.name === 'paid-rerolls') return 'Nobody pays for rerolls.'
  return undefined
}
