import { type Content, type CounterOutlook, counterOutlook, type State } from '@gargoyle/bmg-counters'
import { type Asked, isRecord, type Json, type Session } from '@gargoyle/engine'
import type { TargetAim } from '../../../worker/protocol.ts'
import { figureId } from '../../bmg/places.ts'
import type { EditionWords } from '../make-table-data.ts'

/** The targets of an answer: of fights and shots, before and while their dice are split. */
export const aimsWith =
  (word: EditionWords['stops']) =>
  ({ state, content }: Session, { decision }: Asked, answer: Json): readonly TargetAim[] => {
    const attack = attackIn(state as State, content as Content, decision.about, answer)
    if (attack === undefined) return []
    const { model, arm } = attack
    return counterOutlook(state as State, content as Content, model, arm).map((outlook) =>
      aimOf(model, outlook, word),
    )
  }

interface Attack {
  readonly model: number
  readonly arm: number
}

/** The attack that a question or an answer is about: the model, and the place of its weapon. */
function attackIn(
  { models }: State,
  { cards }: Content,
  about: Json | undefined,
  answer: Json,
): Attack | undefined {
  if (!isRecord(about) || typeof about.model !== 'number') return undefined
  const { model, weapon } = about
  const named =
    typeof answer === 'string'
      ? /^(?:melee|ranged|push|grab|special:[^:]+):(-?\d+)$/.exec(answer)?.[1]
      : undefined
  if (named !== undefined) return { model, arm: Number(named) }
  if (typeof weapon !== 'string') return undefined
  const arm = models[model]?.arms.findIndex(({ card, index }) => cards[card]?.weapons[index]?.id === weapon)
  return { model, arm: arm ?? -1 }
}

/** How many of six faces reach a number. */
const share = (needs: number): number => Math.min(5, Math.max(1, 7 - needs)) / 6

/** How many impacts would hurt, roughly: good enough to compare targets. */
export const promiseOf = ({ dice, defense, hurts, blocks, steps }: CounterOutlook): number =>
  steps.reduce(
    (left, { needs }) => left * (1 - Math.max(0, 7 - needs) / 6),
    Math.max(0.1, dice * share(defense.total) - blocks / 2) * share(hurts),
  )

function aimOf(model: number, outlook: CounterOutlook, word: EditionWords['stops']): TargetAim {
  const { target, dice, defense, hurts, blocks, steps, sentences } = outlook
  const against = [
    ...(blocks > 0 ? [`${blocks} to block`] : []),
    ...(steps.length > 0 ? [`${steps.length} in the way`] : []),
  ]
  const count = dice === 1 ? '1 die' : `${dice} dice`
  return {
    from: figureId(model),
    to: figureId(target),
    tone: dice === 0 ? 'danger' : against.length > 0 ? 'lamp' : 'ok',
    ...(dice <= 0 ? { isVain: true } : {}),
    promise: promiseOf(outlook),
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
