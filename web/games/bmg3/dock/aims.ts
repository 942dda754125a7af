import { attackOutlook, type Content, type State, type StrikeOutlook } from '@gargoyle/bmg3'
import { type Asked, isRecord, type Json, type Session } from '@gargoyle/engine'
import type { TargetAim } from '../../../worker/protocol.ts'
import { figureId } from '../../bmg/places.ts'

/** The targets of an answer: of fights and shots, before and while their dice are split. */
export function aims({ state, content }: Session, { decision }: Asked, answer: Json): readonly TargetAim[] {
  const attack = attackIn(decision.about, answer)
  if (attack === undefined) return []
  const { model, weapon, weaponName } = attack
  // A weapon that a trait makes up is on no card: nothing is known about it beforehand.
  const { profile, unarmed } = (content as Content).cards[model] ?? {}
  const known = profile?.weapons[weapon] ?? unarmed
  if (weaponName !== undefined && known?.name !== weaponName) return []
  return attackOutlook(state as State, content as Content, model, weapon).map((outlook) =>
    aimOf(model, outlook),
  )
}

interface Attack {
  readonly model: number
  readonly weapon: number
  readonly weaponName?: string
}

function attackIn(about: Json | undefined, answer: Json): Attack | undefined {
  if (!isRecord(about) || typeof about.model !== 'number') return undefined
  const { model, weapon, weaponName } = about
  if (typeof weapon === 'number' && typeof weaponName === 'string') return { model, weapon, weaponName }
  const named = typeof answer === 'string' ? /^(?:melee|ranged):(-?\d+)$/.exec(answer)?.[1] : undefined
  return named === undefined ? undefined : { model, weapon: Number(named) }
}

/** How many hits the dice would come to, roughly: good enough to compare targets. bmg3/core/rule-of-1-and-6 */
export const promiseOf = ({ dice, defense }: Pick<StrikeOutlook, 'dice' | 'defense'>): number =>
  (dice.total * Math.min(5, Math.max(1, 7 - defense.total))) / 6

function aimOf(model: number, outlook: StrikeOutlook): TargetAim {
  const { target, blind, cover, outOfRange, dice, defense, sentences } = outlook
  const against = [
    ...(blind ? ['in the dark'] : []),
    ...(cover ? ['cover'] : []),
    ...(outOfRange ? ['out of range'] : []),
  ]
  const count = dice.total === 1 ? '1 die' : `${dice.total} dice`
  return {
    from: figureId(model),
    to: figureId(target),
    tone: dice.total === 0 ? 'danger' : against.length > 0 ? 'lamp' : 'ok',
    ...(dice.total <= 0 ? { isVain: true } : {}),
    promise: promiseOf(outlook),
    label: [count, `${defense.total}+ to hit`, ...against].join(', '),
    sentences,
    values: [dice, defense],
  }
}
