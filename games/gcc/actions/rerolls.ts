import { ask, chooseSome, type Option, type Rule, type RuleId, type Seat } from '@gargoyle/engine'
import type { RollSoFar } from '../abouts.ts'
import { countSuccesses, dieSuccesses, type Rolled } from '../dice/pool.ts'
import { purseOf } from '../energy/spend.ts'
import { nameOf, seatOf } from '../minis/minis.ts'
import type { RuleContext } from '../rules/rule-types.ts'
import { computeTotal, trigger } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'

/** What a roll is for, as far as it matters for rerolls. */
export type RollAim = {
  readonly kind: 'task' | 'defense' | 'danger'
  /** How many successes it takes; of dangers every success is one too many. */
  readonly needed?: number
  /** What successes on dice come to with all that is added and taken off. */
  readonly reached: (successes: number) => number
}

/**
 * gcc/core/reroll-order: first rerolls of any dice (Luck, Point Blank, Support), then free icons by colour, then what an
 * enemy forces, then paid ones as long as they are paid. The step always happens; rolling again is a choice.
 */
export function* rerolls(
  game: Play,
  mini: Mini,
  rolled: Rolled,
  context: RuleContext,
  aim?: RollAim,
): Rule<void> {
  if (rolled.types.length === 0) return
  const purse = purseOf(game, mini)
  const seat = purse?.seat
  if (seat !== undefined) {
    yield* anyDice(game, mini, rolled, computeTotal(game, 'free-rerolls', context), aim)
    yield* freeIcons(game, mini, rolled, aim)
  }
  yield* trigger(game, 'paid-rerolls-declared', { mini, rolled })
  while (purse !== undefined) {
    const most = Math.min(purse.capacity('reroll'), rolled.types.length)
    if (most === 0) return
    const picked = yield* pickDice(game, mini, rolled, {
      name: 'paid-rerolls',
      prompt: `Pay to roll dice of ${nameOf(game, mini)} again? One cube a die.`,
      rule: 'gcc/core/reroll',
      max: most,
      aim,
    })
    if (picked.length === 0) return
    purse.spend('reroll', picked.length)
    again(game, rolled, picked, 'paid', 'gcc/core/reroll')
  }
}

/** gcc/core/reroll-order: one at a time, the same die twice if liked. */
function* anyDice(
  game: Play,
  mini: Mini,
  rolled: Rolled,
  count: number,
  aim: RollAim | undefined,
): Rule<void> {
  for (let left = count; left > 0; ) {
    const picked = yield* pickDice(game, mini, rolled, {
      name: 'free-rerolls',
      prompt: `Roll dice of ${nameOf(game, mini)} again for free? ${left} left.`,
      rule: 'gcc/core/reroll-order',
      max: Math.min(left, rolled.types.length),
      aim,
    })
    if (picked.length === 0) return
    left -= picked.length
    again(game, rolled, picked, 'free', 'gcc/core/reroll-order')
  }
}

/** gcc/core/reroll: one die of its colour for each icon, and no die twice. */
function* freeIcons(game: Play, mini: Mini, rolled: Rolled, aim: RollAim | undefined): Rule<void> {
  if (!rolled.types.some(({ reroll }) => reroll)) return
  for (const colour of new Set(rolled.types.filter(({ reroll }) => reroll).map((type) => type.colour))) {
    const icons = rolled.types.filter((type) => type.colour === colour && type.reroll).length
    const open = rolled.types.flatMap((type, i) =>
      type.colour === colour && !rolled.usedIcons.includes(i) ? [i] : [],
    )
    const most = Math.min(icons, open.length)
    const picked = yield* pickDice(game, mini, rolled, {
      name: 'icon-rerolls',
      prompt: `Roll ${most === 1 ? `one ${colour} die` : `up to ${most} ${colour} dice`} again for free?`,
      rule: 'gcc/core/reroll',
      max: most,
      only: open,
      aim,
    })
    if (picked.length === 0) continue
    rolled.usedIcons.push(...picked)
    again(game, rolled, picked, 'free icon', 'gcc/core/reroll')
  }
}

type Pick = {
  readonly name: string
  readonly prompt: string
  readonly rule: RuleId
  readonly max: number
  readonly only?: readonly number[]
  readonly aim?: RollAim | undefined
}

function* pickDice(game: Play, mini: Mini, rolled: Rolled, pick: Pick): Rule<readonly number[]> {
  const seat = seatOf(game, mini)
  if (seat === undefined || pick.max === 0) return []
  return yield* chooseDice(game, seat, rolled, pick)
}

/** Lets a player pick dice of a roll; gives their places. */
export function* chooseDice(
  game: Play,
  seat: Seat,
  rolled: Rolled,
  { name, prompt, rule, max, only, aim }: Pick,
): Rule<readonly number[]> {
  const places = only ?? rolled.types.map((_, place) => place)
  const options = places.map((place) => dieOption(rolled, place))
  const picked = yield* ask(
    game,
    seat,
    chooseSome({ name, prompt, rule, options, max, ...(aim && { about: rollSoFar(aim, rolled) }) }),
  )
  // Not by values: options with values are copied, and that would read the faces.
  return places.filter((place) => picked.includes(dieId(place)))
}

const dieId = (place: number): string => String(place)

/** What a roll has come to, and what it takes. Computed only when it is read. */
const rollSoFar = ({ kind, needed, reached }: RollAim, rolled: Rolled): RollSoFar => ({
  kind,
  ...(needed === undefined ? {} : { needed }),
  get reached() {
    return reached(countSuccesses(rolled))
  },
})

/** A die of a roll as an option. Its face is read only when the option is read. */
function dieOption({ roll }: Rolled, place: number): Option {
  const die = roll.dice[place]!
  return {
    id: dieId(place),
    get label() {
      return `${die.colour} ${dieSuccesses(die)}`
    },
    get about() {
      return { colour: die.colour, successes: dieSuccesses(die) }
    },
  }
}

/** Rolls some dice again. The new faces count. */
export function again(
  game: Play,
  rolled: Rolled,
  dice: readonly number[],
  reason: string,
  rule: RuleId,
): void {
  rolled.roll = game.dice.reroll(rolled.roll, dice, { reason, rule, again: true })
}
