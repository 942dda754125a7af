import type { CounterDefinition } from '@gargoyle/bmg-counters'
import type { Asked, Json, SessionOf } from '@gargoyle/engine'
import { type CounterAim, counterAims } from '@gargoyle/kits/counters'
import type { TargetAim } from '../../../worker/protocol.ts'
import { figureId } from '../../bmg/places.ts'
import type { EditionWords } from '../make-table-data.ts'

/** The targets of an answer, drawn between figures. */
export const aimsWith =
  (word: EditionWords['stops']) =>
  (
    session: Pick<SessionOf<CounterDefinition>, 'state' | 'content'>,
    asked: Asked,
    answer: Json,
  ): readonly TargetAim[] =>
    counterAims(session, asked, answer).map((aim) => aimOf(aim, word))

function aimOf(aim: CounterAim, word: EditionWords['stops']): TargetAim {
  const { attacker, target, dice, defense, hurts, blocks, steps, sentences, promise } = aim
  const against = [
    ...(blocks > 0 ? [`${blocks} to block`] : []),
    ...(steps.length > 0 ? [`${steps.length} in the way`] : []),
  ]
  const count = dice === 1 ? '1 die' : `${dice} dice`
  return {
    from: figureId(attacker),
    to: figureId(target),
    tone: dice === 0 ? 'danger' : against.length > 0 ? 'lamp' : 'ok',
    ...(dice <= 0 ? { isVain: true } : {}),
    promise,
    label: [count, `${defense.total}+ to hit`, `${hurts}+ to hurt`, ...against].join(', '),
    sentences: [
      ...steps.map(({ name, needs }, place) => `${word} ${place + 1}: ${name} stops an impact on ${needs}+.`),
      ...sentences,
    ],
    values: [defense],
    ...(steps.length === 0
      ? {}
      : { stops: steps.map(({ at, name, needs }) => ({ at, label: `${word} ${name} ${needs}+` })) }),
  }
}
