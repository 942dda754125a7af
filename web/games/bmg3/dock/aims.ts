import type { bmg3 } from '@gargoyle/bmg3'
import type { Asked, Json, SessionOf } from '@gargoyle/engine'
import { type Bmg3Aim, bmg3Aims } from '@gargoyle/kits/bmg3'
import type { TargetAim } from '../../../worker/protocol.ts'
import { figureId } from '../../bmg/places.ts'

/** The targets of an answer, drawn between figures. */
export const aims = (
  session: Pick<SessionOf<typeof bmg3>, 'state' | 'content'>,
  asked: Asked,
  answer: Json,
): readonly TargetAim[] => bmg3Aims(session, asked, answer).map(aimOf)

function aimOf(aim: Bmg3Aim): TargetAim {
  const { attacker, target, blind, cover, outOfRange, dice, defense, sentences, promise } = aim
  const against = [
    ...(blind ? ['in the dark'] : []),
    ...(cover ? ['cover'] : []),
    ...(outOfRange ? ['out of range'] : []),
  ]
  const count = dice.total === 1 ? '1 die' : `${dice.total} dice`
  return {
    from: figureId(attacker),
    to: figureId(target),
    tone: dice.total === 0 ? 'danger' : against.length > 0 ? 'lamp' : 'ok',
    ...(dice.total <= 0 ? { isVain: true } : {}),
    promise,
    label: [count, `${defense.total}+ to hit`, ...against].join(', '),
    sentences,
    values: [dice, defense],
  }
}
