import { race } from './examples/race/index.ts'
import {
  ask,
  choose,
  defineGame,
  type Json,
  must,
  ok,
  type Players,
  playSync,
  type Random,
  randomPlayer,
  type Seat,
  type Session,
  type SyncPlayer,
  seat,
  startSession,
} from './index.ts'

/*
 * What benchmarks of the engine run on. Nothing here measures: the command line does.
 */

/** A model as large as those of the skirmish games to come. */
type BenchModel = {
  readonly id: string
  readonly seat: Seat
  readonly profile: string
  x: number
  y: number
  z: number
  facing: number
  level: number
  stun: number
  injury: number
  willpower: number
  movement: number
  attack: number
  defence: number
  special: number
  effort: number
  activated: boolean
  hidden: boolean
  climbing: boolean
  knockedDown: boolean
  casualty: boolean
  carrying: string | null
  target: string | null
  markers: string[]
  ammo: { weapon: string; left: number }[]
}

type BenchMarker = { readonly id: string; kind: string; x: number; y: number; owner: Seat | null }

/** A state the size of a game with twenty models. */
export type BenchState = {
  round: number
  phase: string
  active: number
  models: BenchModel[]
  markers: BenchMarker[]
  hands: Record<Seat, string[]>
  decks: Record<Seat, string[]>
}

const seats = [seat('red'), seat('blue')]

function benchModel(index: number, random: Random): BenchModel {
  return {
    id: `model-${index}`,
    seat: seats[index % 2]!,
    profile: `profile-${index % 7}`,
    x: random.below(91_440),
    y: random.below(91_440),
    z: 0,
    facing: 0,
    level: 0,
    stun: 0,
    injury: 0,
    willpower: 6,
    movement: 4,
    attack: 3,
    defence: 3,
    special: 2,
    effort: 2,
    activated: false,
    hidden: false,
    climbing: false,
    knockedDown: false,
    casualty: false,
    carrying: null,
    target: null,
    markers: ['fresh', `squad-${index % 3}`],
    ammo: [
      { weapon: 'pistol', left: 3 },
      { weapon: 'grenade', left: 1 },
    ],
  }
}

function cloneModel(model: BenchModel): BenchModel {
  return {
    id: model.id,
    seat: model.seat,
    profile: model.profile,
    x: model.x,
    y: model.y,
    z: model.z,
    facing: model.facing,
    level: model.level,
    stun: model.stun,
    injury: model.injury,
    willpower: model.willpower,
    movement: model.movement,
    attack: model.attack,
    defence: model.defence,
    special: model.special,
    effort: model.effort,
    activated: model.activated,
    hidden: model.hidden,
    climbing: model.climbing,
    knockedDown: model.knockedDown,
    casualty: model.casualty,
    carrying: model.carrying,
    target: model.target,
    markers: model.markers.slice(),
    ammo: model.ammo.map(({ weapon, left }) => ({ weapon, left })),
  }
}

function cards(whose: Seat): string[] {
  return Array.from({ length: 20 }, (_, i) => `${whose}-card-${i}`)
}

/** A stand-in with the weight of a skirmish game: twenty models, markers, hands and decks. */
export const benchSkirmish = defineGame<null, null, BenchState>({
  id: 'bench-skirmish',
  rulesVersion: 1,
  prepare: () => ok({ setup: null, content: null }),
  seats: () => seats,
  start({ random }) {
    const decks: Record<Seat, string[]> = {}
    const hands: Record<Seat, string[]> = {}
    for (const each of seats) {
      decks[each] = random.shuffle(cards(each))
      hands[each] = decks[each].splice(0, 5)
    }
    return {
      round: 1,
      phase: 'activation',
      active: 0,
      models: Array.from({ length: 20 }, (_, i) => benchModel(i, random)),
      markers: Array.from({ length: 30 }, (_, i) => ({
        id: `marker-${i}`,
        kind: i % 2 === 0 ? 'sewer' : 'lamp',
        x: random.below(91_440),
        y: random.below(91_440),
        owner: null,
      })),
      hands,
      decks,
    }
  },
  *step(game) {
    const { state } = game
    const model = state.models[state.active % state.models.length]!
    const options = ['move', 'hide', 'wait'] as const
    const wish = yield* ask(
      game,
      model.seat,
      choose({ name: 'activate', prompt: 'What does it do?', options }),
    )
    if (wish === 'move') model.x += 100 * game.dice.random.die()
    model.hidden = wish === 'hide'
    model.activated = true
    state.active++
    if (state.active % state.models.length === 0) state.round++
  },
  isOver: (state) => state.round > 5,
  outcome: () => null,
  clone: (state) => {
    const hands: Record<Seat, string[]> = {}
    const decks: Record<Seat, string[]> = {}
    for (const each of seats) {
      hands[each] = state.hands[each]!.slice()
      decks[each] = state.decks[each]!.slice()
    }
    return {
      round: state.round,
      phase: state.phase,
      active: state.active,
      models: state.models.map(cloneModel),
      markers: state.markers.map(({ id, kind, x, y, owner }) => ({ id, kind, x, y, owner })),
      hands,
      decks,
    }
  },
  view: (state, _content, viewer): Json => ({
    round: state.round,
    models: state.models.map(cloneModel),
    hand: viewer === 'spectator' ? [] : state.hands[viewer]!.slice(),
  }),
  resample(state, _content, viewer, random) {
    for (const each of seats) {
      const mine = each === viewer
      const pile = random.shuffle([...(mine ? [] : state.hands[each]!), ...state.decks[each]!])
      if (!mine) state.hands[each] = pile.splice(0, state.hands[each]!.length)
      state.decks[each] = pile
    }
    return state
  },
})

/** The skirmish stand-in at a quiet point in the middle of its first round: fork this. */
export function benchSkirmishSession(seed = 'bench'): Session {
  const session = must(startSession(benchSkirmish, { setup: null, seed, events: false }))
  for (let i = 0; i < 10; i++) must(session.answer(seats[i % 2]!, 'wait'))
  return session
}

/** Forks the session and rebuilds the running state of the fork, as a bot does before it looks ahead. */
export function benchFork(session: Session): Session {
  const fork = session.fork()
  if (fork.pending === undefined) throw new Error('The game to fork is over.')
  return fork
}

const runners = ['ann', 'ben', 'cat']
const players: Players<SyncPlayer> = Object.fromEntries(runners.map((name) => [name, randomPlayer()]))

/** Plays a whole race with random players and without events; returns the number of decisions made. */
export function benchRace(seed: string): number {
  const setup = { seats: runners, roof: 'orphanage' }
  const session = must(startSession(race, { setup, seed, events: false }))
  return playSync(session, players, { seed }).decisions
}
