import type { ImaginedPosition } from '@gargoyle/bots'
import type { Decision, Json, Option } from '@gargoyle/engine'
import {
  type GccContent,
  type GccState,
  gccOption,
  gccPosition,
  gccQuestion,
  groundOf,
  NOWHERE,
  rerollQuestions,
} from '@gargoyle/gcc'
import { goalsOf } from './goals.ts'

/** A game as a player of it imagines it. */
type Imagined = ImaginedPosition<GccState, GccContent>

const rerolls: ReadonlySet<string> = new Set(rerollQuestions)

/**
 * The answers that greedy compares: dice without a success to roll again, all of them or one, and what is free is rolled
 * without a thought; the best ways of a movement; nearly all cubes for a task; no rest for those who have enough; and nothing that is only dropped.
 */
export function gccShortlist(
  decision: Decision,
  position: () => Imagined | undefined,
): readonly Json[] | undefined {
  const { name, options = [], bounds } = decision
  if (name === 'hero-action' || name === 'character' || name === 'character-step')
    return withoutAsides(decision, options)
  if (name === 'move-to') return likelyWays(decision, position(), WAYS.asked)
  if (name === 'stance') return hasEnergy(decision, position()) ? ['active'] : undefined
  // A few tries cannot tell a task that hardly ever succeeds from one that never does: no cube is saved on the wrong one.
  if (name === 'task-cubes' && bounds?.max !== undefined) return allOrMost(bounds.max)
  if (!rerolls.has(name)) return undefined
  const bad = badDice(decision)
  if (name !== 'paid-rerolls') return [bad]
  return bad.length === 0 ? [[]] : bad.length === 1 ? [[], bad] : [[], bad, bad.slice(0, 1)]
}

const besides = ['hero-action', 'character', 'character-step', 'move-to'] as const

/** Whether it is done beside what is asked: a thing that is dropped, a tile that is given up. */
function isBeside(option: Option, decision: Decision): boolean {
  const about = gccOption(option, decision, ...besides) ?? {}
  return 'drops' in about || 'givesUp' in about
}

const withoutAsides = (decision: Decision, options: readonly Option[]): readonly string[] =>
  options.filter((option) => option.why === undefined && !isBeside(option, decision)).map(({ id }) => id)

/** A hero with so many cubes in reserve has better things to do than to rest. */
const ENOUGH = 6

/** Whether a hero who stays active has enough energy, or all that a rest could give. */
function hasEnergy(decision: Decision, position: Imagined | undefined): boolean {
  const asked = gccQuestion(decision, 'stance')
  if (position === undefined || asked === undefined) return false
  const { content } = position
  const { heroes } = position.state
  const { mini } = asked
  const hero = heroes.find((each) => each.mini === mini)!
  const { active } = content.heroes[content.minis[mini]!.hero]!.recovery
  const recovered = Math.min(active, hero.fatigue)
  return hero.reserve + recovered >= ENOUGH || (hero.fatigue <= active && hero.wounds === 0)
}

const allOrMost = (max: number): readonly number[] => (max > 3 ? [max, max - 1] : [max])

/**
 * Dice worth rolling again: those without a success. In a roll of dangers every success is a wound: there the dice with
 * most successes come first, unless no wound comes of them.
 */
function badDice(decision: Decision): readonly string[] {
  const { options = [], bounds } = decision
  const successesOf = (die: Option): number => gccOption(die, decision, ...rerollQuestions)?.successes ?? 0
  const { kind, reached } = gccQuestion(decision, ...rerollQuestions) ?? {}
  const isDanger = kind === 'danger'
  if (isDanger && reached === 0) return []
  const bad = isDanger
    ? options
        .filter((die) => successesOf(die) > 0)
        .toSorted((one, other) => successesOf(other) - successesOf(one))
    : options.filter((die) => successesOf(die) === 0)
  return bad.slice(0, bounds?.max ?? bad.length).map(({ id }) => id)
}

/** What a character may do: actions before moves, and its end last. */
const likelySteps = (decision: Decision): readonly string[] => {
  const open = withoutAsides(decision, decision.options ?? [])
  const rest = ['move', 'end'].filter((id) => open.includes(id))
  return [...open.filter((id) => !rest.includes(id)), ...rest]
}

/** How many ways of a movement are compared: those of a real one, and those in a thought. */
const WAYS = { asked: 4, imagined: 2 } as const

/** What a cube for a move, a move away from a goal and one away from an enemy count for when ways are compared. */
const weight = { cube: 0.5, goal: 1.3, enemy: 0.2 } as const

/**
 * The answers likely to follow. A thought does not pay for rerolls: their use is seen only after further questions.
 * Of ways, those that lead to goals and cost little are considered.
 */
export function gccGuesses(decision: Decision, position: Imagined): readonly Json[] | undefined {
  if (decision.name === 'paid-rerolls') return [[]]
  if (rerolls.has(decision.name)) return [badDice(decision)]
  const { max } = decision.bounds ?? {}
  // Everything for what the mission asks for; attacks are worth a second look.
  if (decision.name === 'task-cubes' && max !== undefined) return [max]
  if (decision.name === 'attack-cubes' && max !== undefined)
    return max > 1 ? [max, Math.ceil(max / 2)] : [max]
  if (decision.name === 'character-step') return likelySteps(decision)
  return decision.name === 'move-to' ? likelyWays(decision, position, WAYS.imagined) : undefined
}

function likelyWays(
  decision: Decision,
  position: Imagined | undefined,
  most: number,
): readonly Json[] | undefined {
  const asked = gccQuestion(decision, 'move-to')
  if (position === undefined || asked === undefined) return undefined
  const { state, content } = position
  const mover = state.minis[asked.mini]!
  const side = mover.side === 'villain' ? 'villain' : 'heroes'
  const ground = groundOf({ state, content })
  const goals = goalsOf(gccPosition(state, content, []), side)
  const own = goals.filter(({ carrier }) => carrier === mover.id)
  const wanted = (own.length > 0 ? own : goals.filter(({ carrier }) => carrier === undefined)).flatMap(
    ({ areas }) => areas,
  )
  const enemies = state.minis.filter(({ side: other, at }) => at !== NOWHERE && other !== mover.side)
  const far = (from: number): number => {
    let goal = Number.POSITIVE_INFINITY
    for (const area of wanted) goal = Math.min(goal, ground.distance(from, area))
    let enemy = Number.POSITIVE_INFINITY
    for (const { at } of enemies) enemy = Math.min(enemy, ground.distance(from, at))
    return weight.goal * Math.min(goal, 10) + weight.enemy * Math.min(enemy, 10)
  }
  const ways: { readonly id: string; readonly cost: number }[] = []
  for (const option of decision.options ?? []) {
    if (option.why !== undefined || isBeside(option, decision)) continue
    // Without a way it is the end of the movement.
    const move = gccOption(option, decision, 'move-to')
    const { area, cubes } = move !== undefined && 'area' in move ? move : { area: mover.at, cubes: 0 }
    ways.push({ id: option.id, cost: far(area) + weight.cube * cubes })
  }
  return ways
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ id }) => id)
}
