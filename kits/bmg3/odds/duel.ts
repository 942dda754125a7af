import { shineReach } from '@gargoyle/bmg-common'
import { bmg3, bmg3Question, catalogue, type Marker, type Profile, type State } from '@gargoyle/bmg3'
import { type FollowUp, plainAnswer } from '@gargoyle/bots'
import {
  type Asked,
  type Json,
  must,
  ok,
  type Result,
  refused,
  remember,
  type Seat,
  type SessionOf,
  seat,
  startSession,
} from '@gargoyle/engine'
import { baseRadius, inches } from '@gargoyle/table'
import { bmg3OddsReader } from './reader.ts'

/** Two models face each other on an empty board. */
export interface Duel {
  /** Ids in the catalogue. */
  readonly attacker: string
  readonly target: string
  /** Inches between the bases; in contact if left out. */
  readonly distance?: number
  /** Whether the target stands behind a low wall. */
  readonly cover?: boolean
  /** Whether there is no light but what they carry. */
  readonly night?: boolean
  /** Whether the attacker has moved in this activation. */
  readonly moved?: boolean
  /** What the target has suffered before. */
  readonly stuns?: number
  readonly injuries?: number
  readonly lying?: boolean
}

/** Who sits where in a duel. */
export const duelSeats: { readonly attacker: Seat; readonly target: Seat } = {
  attacker: seat('attacker'),
  target: seat('target'),
}

/** The numbers of the models in a duel. */
export const duelModels = { attacker: 0, target: 1 } as const

/** Inches: the side of the board, and where the attacker stands on it. */
const SIDE = 72
const WEST = 6
const MIDDLE = 36

/** The largest distance that fits on the board of a duel, in inches. */
export const FURTHEST = 48

/**
 * Stages a duel with the cards of the catalogue, at the first action of the attacker. Everything from the beginning of
 * its activation is played by the rules of the game.
 */
export function stageDuel(duel: Duel): Result<SessionOf<typeof bmg3>> {
  const { distance = 0 } = duel
  if (!(distance >= 0 && distance <= FURTHEST))
    return refused(`The distance must be from 0 to ${FURTHEST} inches.`)
  if (duel.cover && distance < 2) return refused('There is no room for a wall: cover needs 2 inches or more.')
  const session = startSession(
    stagedGame((state) => layOut(state, duel)),
    { setup: setupOf(duel), seed: 'duel' },
  )
  if (!session.ok) return session
  const begun = toAction(session.value)
  if (!begun.ok || !duel.moved) return begun
  const state = bmg3.clone(begun.value.state)
  if (state.activation === undefined) return refused('The attacker has no activation to move in.')
  // A model that moves and attacks has Audacity and has spent its Movement action.
  Object.assign(state.activation, { audacity: true, movement: 1, moved: true })
  return startSession(
    stagedGame(() => state),
    { setup: setupOf(duel), seed: 'duel' },
  )
}

/** The game itself, begun in the middle. */
const stagedGame = (stage: (state: State) => State): typeof bmg3 => ({
  ...bmg3,
  start: (opening) => bmg3.clone(stage(bmg3.start(opening))),
})

const setupOf = (duel: Duel): Json => ({
  crews: [
    { seat: duelSeats.attacker, crew: crewOfOne(duel.attacker) },
    { seat: duelSeats.target, crew: crewOfOne(duel.target) },
  ],
  board: boardOf(duel),
  encounter: 'showdown',
  event: 'none',
  // A single model is no crew, but enough for a fight.
  casual: true,
})

const crewOfOne = (id: string): Json => ({
  boss: id,
  models: [{ id, rank: catalogue.model(id)?.ranks[0] ?? 'henchman', equipment: [] }],
  reputation: 500,
  deck: [],
})

/** Board files know steps of a twentieth of an inch. */
const twentieths = (length: number): number => Math.round(length * 20) / 20

function boardOf({ attacker, target, distance = 0, cover }: Duel): Json {
  const targetWest = WEST + radiusOf(attacker) / inches(1) + distance
  const wall = {
    id: 'wall',
    kind: 'barrier',
    footprint: { rect: [twentieths(targetWest - 0.75), MIDDLE - 3, 0.5, 6] },
  }
  return {
    format: 'gargoyle-board/1',
    name: 'Empty yard',
    theme: 'none',
    about: `Room for ${attacker} and ${target}.`,
    unit: 'inch',
    size: [SIDE, 2 * MIDDLE],
    pieces: cover ? [wall] : [],
  }
}

const radiusOf = (id: string): number => baseRadius(catalogue.model(id)?.base ?? 30)

function layOut(state: State, duel: Duel): State {
  const [attacker, target] = state.models
  if (attacker === undefined || target === undefined) throw new Error('A duel takes two.')
  state.stage = 'execute'
  state.part = 1
  state.encounter = 'showdown'
  state.initiative = duelSeats.attacker
  state.turn = duelSeats.attacker
  const gap = inches(duel.distance ?? 0)
  attacker.at = { x: inches(WEST), y: inches(MIDDLE), z: 0 }
  target.at = {
    x: attacker.at.x + radiusOf(duel.attacker) + gap + radiusOf(duel.target),
    y: attacker.at.y,
    z: 0,
  }
  for (const model of [attacker, target]) model.condition = 'up'
  target.stun = duel.stuns ?? 0
  target.injury = duel.injuries ?? 0
  if (duel.lying) target.condition = 'down'
  if (!duel.night) {
    const sun: Marker = {
      id: state.nextMarker++,
      kind: 'light',
      seat: undefined,
      at: target.at,
      memory: {},
    }
    remember(sun, shineReach, SIDE)
    state.markers.push(sun)
  }
  return state
}

/** Plays on to the first action of the attacker. */
function toAction(session: SessionOf<typeof bmg3>): Result<SessionOf<typeof bmg3>> {
  for (let pending = session.pending; pending !== undefined; pending = session.pending) {
    const [asked] = pending.asked
    if (asked === undefined) break
    if (asked.decision.name === 'action') {
      if (asked.seat === duelSeats.attacker) return ok(session)
      break
    }
    must(session.answer(asked.seat, plainAnswer(asked.decision, bmg3OddsReader.declines)))
  }
  return refused('The attacker never comes to act.')
}

/** A weapon of a model, and the answer that attacks with it. */
export interface WeaponChoice {
  readonly name: string
  readonly ranged: boolean
  readonly answer: string
}

/** Every weapon on a card, bare hands last. */
export function weaponChoices({ weapons }: Profile): readonly WeaponChoice[] {
  const listed = weapons.map(({ name, rateOfFire }, index) => {
    const ranged = rateOfFire !== undefined
    return { name, ranged, answer: `${ranged ? 'ranged' : 'melee'}:${index}` }
  })
  return [...listed, { name: 'bare hands', ranged: false, answer: 'melee:-1' }]
}

/** Efforts that both sides make where they are asked, as far as they may. */
export function effortAnswers(efforts: { readonly attacker?: number; readonly target?: number }): FollowUp {
  return ({ decision }: Asked) => {
    const making = bmg3Question(decision, 'efforts')
    if (making === undefined) return undefined
    const { model, purpose } = making
    const wanted =
      model === duelModels.attacker && purpose === 'attack'
        ? efforts.attacker
        : model === duelModels.target && (purpose === 'defense' || purpose === 'dodge')
          ? efforts.target
          : undefined
    return wanted === undefined ? undefined : Math.min(wanted, decision.bounds?.max ?? 0)
  }
}
