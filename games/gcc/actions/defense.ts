import { ask, chooseNumber, compute, type Modifier, plus, type Rule, type Value } from '@gargoyle/engine'
import type { GccQuestions } from '../abouts.ts'
import { countSuccesses, diceOf, rollPool, successText } from '../dice/pool.ts'
import { profileOf, purseOf } from '../energy/spend.ts'
import { beginUse, endUse, type LinesInUse, noLines } from '../items/bonus-lines.ts'
import { cardOf, heroOf, nameOf } from '../minis/minis.ts'
import { modifiersOf } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import type { DieType } from '../vocabulary.ts'
import { dropBeforeDefense } from './asides.ts'
import type { Attack } from './attack-state.ts'
import { rerolls } from './rerolls.ts'

/**
 * gcc/core/defense: always happens. Cubes from none to the limit, the automatic die of a hero or the automatic
 * successes of a character; never hindered. gcc/core/melee-unhindered
 * An attack without a success harms nothing whatever the defence comes to: nothing is spent, and nothing asked.
 */
export function* defend(game: Play, attack: Attack): Rule<Value> {
  const { target } = attack
  const isNeeded = attack.successes > 0
  if (isNeeded) yield* dropBeforeDefense(game, target)
  const used = isNeeded ? yield* beginUse(game, target, 'defense') : noLines
  const cubes = isNeeded ? yield* spendOnDefense(game, attack) : []
  const dice = [...cubes, ...automaticDice(game, target), ...used.dice]
  const purse = purseOf(game, target)
  const rolled = rollPool(game, dice, {
    purpose: `defence of ${nameOf(game, target)}`,
    rule: 'gcc/core/defense',
    ...(purse === undefined ? {} : { seat: purse.seat }),
  })
  const context = { about: target, attack }
  const countAs = (successes: number): Value => defenseValue(game, attack, successes, used)
  if (isNeeded)
    yield* rerolls(game, target, rolled, context, {
      kind: 'defense',
      needed: attack.successes,
      reached: (successes) => countAs(successes).total,
    })
  const value = countAs(countSuccesses(rolled))
  endUse(game, target, used)
  return value
}

function* spendOnDefense(game: Play, { target, successes }: Attack): Rule<readonly DieType[]> {
  const purse = purseOf(game, target)
  if (purse === undefined) return []
  const { defenseDie } = purse
  const most = defenseDie === undefined ? 0 : purse.capacity('defense')
  const cubes = yield* ask(
    game,
    purse.seat,
    chooseNumber({
      name: 'defense-cubes',
      prompt: `${nameOf(game, target)} is attacked with ${successText(successes)}. How many cubes for the defence?`,
      rule: 'gcc/core/defense',
      about: { mini: target.id, successes } satisfies GccQuestions['defense-cubes'],
      min: 0,
      max: most,
    }),
  )
  if (cubes === 0 || defenseDie === undefined) return []
  purse.spend('defense', cubes)
  return diceOf(cubes, defenseDie)
}

/** The automatic die of a hero board. */
function automaticDice(game: Play, mini: Mini): readonly DieType[] {
  const hero = heroOf(game, mini)
  const die = hero === undefined ? undefined : profileOf(game, hero).automaticDefense
  return die === undefined ? [] : [die]
}

/** Everything that counts against the attack. gcc/core/automatic-success, gcc/core/no-negative */
function defenseValue(game: Play, attack: Attack, rolled: number, used: LinesInUse): Value {
  const { target } = attack
  const { tile } = cardOf(game, target)
  const automatic = tile < 0 ? 0 : game.content.tiles[tile]!.profile.automaticDefense
  const modifiers: Modifier[] = []
  if (automatic > 0)
    modifiers.push(plus(automatic, { source: 'automatic defence', rule: 'gcc/core/defense' }))
  if (used.successes > 0)
    modifiers.push(plus(used.successes, { source: 'items', rule: 'gcc/core/bonus-lines' }))
  modifiers.push(...modifiersOf(game, 'defense-successes', { about: target, attack }))
  if (target.shackles > 0)
    modifiers.push(plus(-target.shackles, { source: 'shackles', rule: 'gcc/token/shackle' }))
  return compute({
    name: 'Defence',
    base: { amount: rolled, source: 'dice', rule: 'gcc/core/defense' },
    modifiers,
    floor: { amount: 0, source: 'never negative', rule: 'gcc/core/no-negative' },
  })
}
