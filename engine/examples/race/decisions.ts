import {
  type Choice,
  choose,
  chooseNumber,
  chooseSome,
  type NumberChoice,
  ok,
  open,
  type Random,
  type Roll,
  type RuleDecision,
  refused,
  type Some,
  type Split,
  split,
  type Value,
} from '../../index.ts'
import { canStand, distanceSquared, type RaceRoof, type RoofPoint, readPoint } from './roof.ts'
import type { Runner, Tool } from './runner.ts'

/** race/training: six points among legs and nerve. */
export function training(): Split<'legs' | 'nerve'> {
  return split({
    name: 'training',
    prompt: 'How do you train before the race?',
    rule: 'race/training',
    total: 6,
    among: [
      { id: 'legs', label: 'Legs', min: 1, max: 5 },
      { id: 'nerve', label: 'Nerve', max: 4 },
    ],
  })
}

/** race/tools: up to two tools. */
export function packing(): Some<Tool> {
  return chooseSome({
    name: 'packing',
    prompt: 'Which tools do you take along?',
    rule: 'race/tools',
    max: 2,
    options: [
      { id: 'chalk', label: 'Chalk: roll one die of each stride again' },
      { id: 'rope', label: 'Rope: catch yourself once when tripped' },
      { id: 'smoke', label: 'Smoke: trip a rival who lands near you, once' },
    ],
  })
}

/** race/pace: steady, or a sprint for those with nerve left. */
export function pacing(runner: Runner): Choice<'steady' | 'sprint'> {
  const why = { text: 'You have no nerve left to sprint.', rule: 'race/sprint' }
  return choose({
    name: 'pace',
    prompt: 'How do you run?',
    rule: 'race/pace',
    options: [
      { id: 'steady', label: 'Steady' },
      { id: 'sprint', label: 'Sprint (costs 1 nerve)', ...(runner.nerve > 0 ? {} : { why }) },
    ],
  })
}

/** race/effort: nerve spent on a longer stride. */
export function effort(runner: Runner): NumberChoice {
  return chooseNumber({
    name: 'effort',
    prompt: 'How much nerve do you spend?',
    rule: 'race/effort',
    min: 0,
    max: runner.nerve,
  })
}

/** race/chalk: one die of the stride again, or none. */
export function chalking(roll: Roll): Some<string> {
  return chooseSome({
    name: 'chalk',
    prompt: 'Which die do you roll again?',
    rule: 'race/chalk',
    max: 1,
    options: roll.dice.map((die, i) => ({ id: String(i), label: `The ${die.colour} ${die.face}` })),
  })
}

/** race/landing: any free place within the stride. */
export function landingDecision(roof: RaceRoof, from: Runner, stride: Value): RuleDecision<RoofPoint> {
  const reach = stride.total
  return open<RoofPoint>({
    name: 'landing',
    prompt: `Where do you land? You can leap ${reach} cm.`,
    rule: 'race/landing',
    shape: 'point',
    about: { from: { x: from.x, y: from.y }, reach },
    check(answer) {
      const read = readPoint(answer)
      if (!read.ok) return read
      if (distanceSquared(from, read.value) > reach * reach) {
        return refused(`That is further than the ${reach} cm you can leap.`, { rule: 'race/stride' })
      }
      if (!canStand(roof, read.value)) return refused('Nobody can stand there.', { rule: 'race/landing' })
      return ok(read.value)
    },
    candidates: (random, n) => landings(roof, from, reach, random, n),
  })
}

/** Places ahead, found by random trials in the square ahead; staying is always possible. */
function landings(roof: RaceRoof, from: Runner, reach: number, random: Random, n: number): RoofPoint[] {
  const found: RoofPoint[] = []
  for (let darts = 0; found.length < n && darts < 8 * n; darts++) {
    const at = { x: from.x + random.below(reach + 1), y: from.y + random.between(-reach, reach) }
    if (distanceSquared(from, at) <= reach * reach && canStand(roof, at)) found.push(at)
  }
  if (found.length === 0) found.push({ x: from.x, y: from.y })
  return found
}
