import { opponentOf } from '@gargoyle/bmg-common'
import {
  askSecretly,
  chooseSome,
  deriveDecision,
  isAmong,
  memory,
  ok,
  type Random,
  type Rule,
  type RuleDecision,
  refused,
  rememberAmong,
  type Seat,
} from '@gargoyle/engine'
import type { CounterOptions, CounterQuestions } from '../abouts.ts'
import { ruleId } from '../edition.ts'
import { agrees } from '../model/choose-model.ts'
import type { Halt } from '../rules/moments.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import type { Affiliation } from '../vocabulary.ts'
import type { Phase, Strategy } from './strategy.ts'

/** Points that every player has for strategies. bmg1/core/strategies */
const POINTS = 3

/** What a player can spend: traits of both bands change it. bmg1/trait/searcher, bmg1/trait/strategist-grand-strategist */
export function strategyPoints(game: Play, seat: Seat): number {
  const sum = (of: Seat, question: 'strategy-points' | 'enemy-strategy-points'): number =>
    game.state.models
      .filter((model) => model.seat === of)
      .reduce((total, model) => total + computeTotal(game, question, { about: model }, 0), 0)
  const own = POINTS + sum(seat, 'strategy-points')
  return Math.max(0, own - sum(opponentOf(game, seat), 'enemy-strategy-points'))
}

const strategyOf = ({ content }: Play, id: string): Strategy => content.book.strategies[id]!

/** Whether a band is, or its Boss belongs to, one of some affiliations. bmg2/core/crew-strategies */
function isCrewOf(game: Play, seat: Seat, crews: readonly Affiliation[]): boolean {
  const { cards, setup } = game.content
  const own = setup.bands.find((each) => each.seat === seat)?.band.affiliation
  const { affiliations } = cards[game.state.bands[seat]!.leader]!.profile
  return crews.some((crew) => crew === own || affiliations.includes(crew))
}

/** Whether a band may buy a strategy. bmg2/core/crew-strategies */
const isFor = (game: Play, seat: Seat, { crews, notCrews }: Strategy): boolean =>
  (crews === undefined || isCrewOf(game, seat, crews)) &&
  (notCrews === undefined || !isCrewOf(game, seat, notCrews))

/** Every strategy as often as it could be bought: `maps#2` is the second. */
function copiesOf(
  game: Play,
  seat: Seat,
  points: number,
): readonly { readonly id: string; readonly strategy: string }[] {
  const open = Object.entries(game.content.book.strategies).filter(([, each]) => isFor(game, seat, each))
  return open.flatMap(([strategy, { value, once }]) =>
    Array.from(
      { length: once ? Math.min(1, Math.floor(points / value)) : Math.floor(points / value) },
      (_, i) => ({
        id: `${strategy}#${i + 1}`,
        strategy,
      }),
    ),
  )
}

/** Strategies are bought in secret and opened together. bmg1/core/strategies, bmg1/core/strategy-order */
export function* buyStrategies(game: Play): Rule<void> {
  const decisions = new Map(
    game.seats.map((seat) => [seat, strategyDecision(game, seat, strategyPoints(game, seat))]),
  )
  for (const [seat, bought] of yield* askSecretly(game, decisions)) {
    const band = game.state.bands[seat]!
    band.strategies = bought.map((copy) => copy.slice(0, copy.indexOf('#')))
    game.emit({
      name: 'strategies',
      text: `${seat} buys ${band.strategies.map((id) => strategyOf(game, id).name).join(', ') || 'no strategy'}.`,
      rule: ruleId(game, 'core/strategies'),
      about: { seat, strategies: band.strategies },
    })
  }
  yield* trigger(game, 'strategies-bought', {})
  game.state.stage = 'scenario'
  game.state.part = 0
}

function strategyDecision(game: Play, seat: Seat, points: number): RuleDecision<readonly string[]> {
  const copies = copiesOf(game, seat, points)
  const rule = ruleId(game, 'core/strategies')
  const priceOf = (copy: string): number =>
    strategyOf(game, copies.find(({ id }) => id === copy)!.strategy).value
  const cost = (picked: readonly string[]): number => picked.reduce((sum, copy) => sum + priceOf(copy), 0)
  const asked = chooseSome<string>({
    name: 'strategies',
    prompt: `Which strategies do you buy? (${points} points)`,
    rule,
    about: { points } satisfies CounterQuestions['strategies'],
    min: 0,
    max: copies.length,
    options: copies.map(({ id, strategy }) => {
      const { name, value, phase } = strategyOf(game, strategy)
      const about: CounterOptions['strategies'] = { strategy, value }
      return { id, label: `${name} (${value}/${phase.length > 1 ? '?' : phase})`, about }
    }),
  })
  return deriveDecision(asked, {
    check(answer) {
      const read = asked.check(answer)
      if (!read.ok) return read
      const spent = cost(read.value)
      return spent > points
        ? refused(`These cost ${spent} points, and you have ${points}.`, { rule })
        : ok(read.value)
    },
    candidates: (random, n) => Array.from({ length: n }, () => drawStrategies(copies, cost, points, random)),
  })
}

function drawStrategies(
  copies: readonly { readonly id: string }[],
  cost: (picked: readonly string[]) => number,
  points: number,
  random: Random,
): readonly string[] {
  const picked: string[] = []
  for (const { id } of random.shuffle(copies)) if (cost([...picked, id]) <= points) picked.push(id)
  // Answers are in the order of the options.
  return copies.map(({ id }) => id).filter((id) => picked.includes(id))
}

/** Strategies that both players had: they came to nothing. bmg1/core/strategy-order */
const clashed = memory<readonly string[]>('strategies/clashed', [])

/**
 * The strategies of a phase are played. Those that clash cancel each other; the enemy may answer any with an Informer, and
 * that with another. bmg1/core/strategy-order, bmg1/strategy/informer
 */
export function* playStrategies(game: Play, phase: Phase): Rule<void> {
  yield* playFirstStrategies(game, phase)
  yield* playLastStrategies(game, phase)
}

/** Those of a phase that wait for all others of it. */
export const playLastStrategies = (game: Play, phase: Phase): Rule<void> =>
  playSome(game, (strategy) => isDue(strategy, phase) && strategy.last === true)

/** Those of a phase that others wait for. */
export const playFirstStrategies = (game: Play, phase: Phase): Rule<void> =>
  playSome(game, (strategy) => isDue(strategy, phase) && !strategy.last)

function* playSome(game: Play, isPlayed: (strategy: Strategy) => boolean): Rule<void> {
  const { state, seats } = game
  for (const seat of seats) {
    const due = state.bands[seat]!.strategies.filter((id) => isPlayed(strategyOf(game, id)))
    for (const id of due) {
      takeOut(game, seat, id)
      const strategy = strategyOf(game, id)
      const other = state.bands[opponentOf(game, seat)]!
      if (strategy.clashes && (other.strategies.includes(id) || isAmong(state, clashed, id))) {
        rememberAmong(state, clashed, id)
        say(game, seat, id, 'comes to nothing: both players have it')
        continue
      }
      if (yield* isInformed(game, opponentOf(game, seat), strategy.name)) {
        say(game, seat, id, 'is given away by an Informer')
        continue
      }
      const halt: Halt = { stopped: undefined }
      yield* trigger(game, 'playing-strategy', { seat, halt })
      if (halt.stopped !== undefined) {
        say(game, seat, id, `comes to nothing: ${halt.stopped}`)
        continue
      }
      state.bands[seat]!.inForce.push(id)
      say(game, seat, id, 'is played')
      const work = strategy.play?.(game, seat)
      if (work !== undefined) yield* work
    }
  }
}

/** What acts when its own text says is in force from the last phase on. bmg2/core/crew-strategies */
const isDue = (strategy: Strategy, phase: Phase): boolean =>
  strategy.phase === phase || (strategy.phase === 'own' && phase === 'E')

function takeOut(game: Play, seat: Seat, id: string): void {
  const { strategies } = game.state.bands[seat]!
  strategies.splice(strategies.indexOf(id), 1)
}

function say(game: Play, seat: Seat, id: string, what: string): void {
  game.emit(() => ({
    name: 'strategy',
    text: `${strategyOf(game, id).name} of ${seat} ${what}.`,
    rule: strategyOf(game, id).rule ?? ruleId(game, `strategy/${id}`),
    about: { seat, strategy: id },
  }))
}

/** Whether a player cancels what the other has just played, and is not cancelled in turn. */
function* isInformed(game: Play, seat: Seat, what: string): Rule<boolean> {
  const answer = game.state.bands[seat]!.strategies.find((id) => strategyOf(game, id).phase === 'any')
  if (answer === undefined) return false
  const wants = yield* agrees(game, seat, {
    name: 'informer',
    prompt: `Does your ${strategyOf(game, answer).name} cancel ${what}?`,
    rule: ruleId(game, `strategy/${answer}`),
  })
  if (!wants) return false
  takeOut(game, seat, answer)
  return !(yield* isInformed(game, opponentOf(game, seat), strategyOf(game, answer).name))
}
