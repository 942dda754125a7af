import { ask, askSecretly, offerReactions, type Reaction, type Rule, type Seat, sumOf } from '../../index.ts'
import { chalking, effort, landingDecision, pacing, packing, training } from './decisions.ts'
import { distanceSquared } from './roof.ts'
import { type RaceGame, type Runner, runnerOf, strideOf } from './runner.ts'

/** race/training: all train in secret, then pack in the open. */
export function* train(game: RaceGame): Rule<void> {
  const trained = yield* askSecretly(game, new Map(game.seats.map((seat) => [seat, training()])))
  for (const runner of game.state.runners) {
    const points = trained.get(runner.seat)
    runner.legs = points?.legs ?? 0
    runner.nerve = points?.nerve ?? 0
    runner.tools = [...(yield* ask(game, runner.seat, packing()))]
    game.emit(() => ({
      name: 'trained',
      text: `${runner.seat} has legs ${runner.legs}, nerve ${runner.nerve} and takes ${runner.tools.join(', ') || 'nothing'}.`,
    }))
  }
  game.state.phase = 'running'
}

/** race/turn: pace, effort, dice, landing, then the runners who want to trip. */
export function* runTurn(game: RaceGame): Rule<void> {
  const { state, content: roof } = game
  const runner = state.runners[state.turn % state.runners.length] as Runner
  const sprint = (yield* ask(game, runner.seat, pacing(runner))) === 'sprint'
  if (sprint) runner.nerve--
  const spent = yield* ask(game, runner.seat, effort(runner))
  runner.nerve -= spent

  const roll = yield* rollStride(game, runner, sprint)
  const stride = strideOf(runner, sumOf(roll), sprint, spent)
  runner.winded = sprint && roll.dice.some((die) => die.face === 1)

  const to = yield* ask(game, runner.seat, landingDecision(roof, runner, stride))
  const from = { x: runner.x, y: runner.y }
  runner.x = to.x
  runner.y = to.y
  game.emit(() => ({ name: 'leapt', text: `${runner.seat} leaps to ${to.x}, ${to.y}.`, about: { from, to } }))

  yield* offerReactions(game, landed(runner), trips(game, runner), { seatOrder: game.seats })
  if (runner.x >= roof.length) {
    state.winner = runner.seat
    game.emit({ name: 'won', text: `${runner.seat} is over the last edge and wins.`, rule: 'race/goal' })
  }
  state.turn++
}

function* rollStride(
  game: RaceGame,
  runner: Runner,
  sprint: boolean,
): Rule<ReturnType<RaceGame['dice']['roll']>> {
  const pools = sprint ? [{ colour: 'white', count: 2 }, { colour: 'red' }] : [{ colour: 'white', count: 2 }]
  const roll = game.dice.roll({ purpose: 'stride', seat: runner.seat, pools, rule: 'race/stride' })
  if (!runner.tools.includes('chalk')) return roll
  const again = yield* ask(game, runner.seat, chalking(roll))
  if (again.length === 0) return roll
  return game.dice.reroll(roll, again.map(Number), { reason: 'chalk', rule: 'race/chalk' })
}

function landed(runner: Runner): { name: string; prompt: string; rule: string } {
  return { name: 'landed', prompt: `${runner.seat} lands near you. Trip them?`, rule: 'race/trip' }
}

const tripReach = 200

/** race/trip: rivals with smoke near the landing. */
function trips(game: RaceGame, runner: Runner): readonly Reaction[] {
  const reactions: Reaction[] = []
  for (const rival of game.state.runners) {
    if (rival === runner || !rival.tools.includes('smoke')) continue
    if (distanceSquared(rival, runner) > tripReach * tripReach) continue
    reactions.push({
      id: `smoke-${rival.seat}`,
      seat: rival.seat,
      label: 'Throw smoke under their feet',
      rule: 'race/trip',
      resolve: () => trip(game, rival, runner),
    })
  }
  return reactions
}

function* trip(game: RaceGame, rival: Runner, runner: Runner): Rule<void> {
  drop(rival, 'smoke')
  game.emit(() => ({ name: 'tripped', text: `${rival.seat} trips ${runner.seat}.`, rule: 'race/trip' }))
  let caught = false
  const rope: Reaction = {
    id: `rope-${runner.seat}`,
    seat: runner.seat,
    label: 'Catch yourself with the rope',
    rule: 'race/rope',
    available: () => runner.tools.includes('rope'),
    resolve() {
      drop(runner, 'rope')
      caught = true
    },
  }
  const prompt = { name: 'tripped', prompt: `${rival.seat} trips you. Use the rope?`, rule: 'race/rope' }
  yield* offerReactions(game, prompt, [rope], { seatOrder: orderFrom(game.seats, runner.seat) })
  if (!caught) fall(game, runner)
}

function fall(game: RaceGame, runner: Runner): void {
  const slide = sumOf(
    game.dice.roll({ purpose: 'fall', seat: runner.seat, colour: 'black', sides: 4, rule: 'race/fall' }),
  )
  const victim = runnerOf(game.state, runner.seat)
  victim.x = Math.max(0, victim.x - slide * 20)
  victim.winded = true
}

function drop(runner: Runner, tool: string): void {
  runner.tools = runner.tools.filter((each) => each !== tool)
}

function orderFrom(seats: readonly Seat[], first: Seat): readonly Seat[] {
  return [first, ...seats.filter((seat) => seat !== first)]
}
