import {
  buildContent,
  type CounterDefinition,
  type Counters,
  freshActivation,
  isFlareLit,
  type Profile,
  startState,
} from '@gargoyle/bmg-counters'
import type { FollowUp } from '@gargoyle/bots'
import {
  type Asked,
  type Json,
  ok,
  type Result,
  remember,
  type Seat,
  type SessionOf,
  seat,
  startSession,
} from '@gargoyle/engine'
import { baseRadius, cm, defaultPiece, lengthIn, type Piece, prepareBoard } from '@gargoyle/table'
import type { CounterGame } from '../counter-game.ts'

/** Two models face each other on an empty table. */
export interface CounterDuel {
  /** Ids in the catalogue. */
  readonly attacker: string
  readonly target: string
  /** Length between the bases; in contact if left out. */
  readonly distance?: number
  /** Attack Counters of the attacker, and Defense Counters of the target. */
  readonly attack: number
  readonly defense: number
  /** Whether the target stands behind a low wall. */
  readonly cover?: boolean
  readonly moved?: boolean
  readonly stuns?: number
  readonly injuries?: number
  readonly lying?: boolean
}

/** Who sits where in a duel. */
export const counterDuelSeats: { readonly attacker: Seat; readonly target: Seat } = {
  attacker: seat('attacker'),
  target: seat('target'),
}

/** The numbers of the models in a duel. */
export const counterDuelModels = { attacker: 0, target: 1 } as const

const SIDE = cm(180)
const WEST = cm(15)
const MIDDLE = cm(90)

/** Stages a duel with the cards of the catalogue, at the first action of the attacker. */
export function stageCounterDuel(game: CounterGame, duel: CounterDuel): Result<SessionOf<CounterDefinition>> {
  const { definition, edition, book, bandContext } = game
  const { catalogue } = bandContext
  const radiusOf = (id: string): number => baseRadius(catalogue.model(id)?.base ?? 30)
  const target =
    WEST + radiusOf(duel.attacker) + lengthIn(duel.distance ?? 0, edition.unit) + radiusOf(duel.target)
  const band = (id: string) => ({
    leader: id,
    models: [{ id, rank: catalogue.model(id)?.ranks[0] ?? ('henchman' as const), equipment: [] }],
    reputation: 500,
  })
  const setup = {
    bands: [
      { seat: counterDuelSeats.attacker, band: band(duel.attacker) },
      { seat: counterDuelSeats.target, band: band(duel.target) },
    ] as const,
    board: null,
  }
  const board = prepareBoard({
    name: 'Empty yard',
    theme: 'none',
    about: 'Room for two.',
    width: SIDE,
    depth: SIDE,
    pieces: duel.cover ? [wallBefore(target - radiusOf(duel.target))] : [],
    lamps: [],
  })
  const content = buildContent({ edition, setup, board, book, bands: bandContext })
  const staged: CounterGame['definition'] = {
    ...definition,
    prepare: () => ok({ setup, content }),
    start: ({ seats }) => {
      const state = startState(content, seats)
      const [attacker, other] = state.models as [(typeof state.models)[0], (typeof state.models)[0]]
      Object.assign(state, { stage: 'execute', part: 1, scenario: 'skirmish' })
      attacker.at = { x: WEST, y: MIDDLE, z: 0 }
      other.at = { x: target, y: MIDDLE, z: 0 }
      attacker.condition = 'up'
      other.condition = duel.lying ? 'down' : 'up'
      other.stun = duel.stuns ?? 0
      other.injury = duel.injuries ?? 0
      attacker.counters = withCounters({ attack: duel.attack })
      other.counters = withCounters({ defense: duel.defense })
      // Everything lies in light: the night is another matter.
      remember(state, isFlareLit, true)
      state.activation = { ...freshActivation(attacker), declared: 'move-attack', moved: duel.moved ?? false }
      return state
    },
  }
  return startSession(staged, { setup: null, seed: 'duel' })
}

const withCounters = (some: Partial<Counters>): Counters => ({
  movement: 0,
  attack: 0,
  defense: 0,
  special: 0,
  ...some,
})

function wallBefore(east: number): Piece {
  const [minX, minY, maxX, maxY] = [east - cm(2), MIDDLE - cm(8), east - cm(0.5), MIDDLE + cm(8)]
  const footprint = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]
  return defaultPiece('barrier', { id: 'wall', footprint, top: cm(2.5) })
}

/** A weapon of a model, and the answer that attacks with it. */
export interface CounterWeapon {
  readonly name: string
  readonly ranged: boolean
  readonly answer: string
}

/** Every weapon on a card, bare hands last. */
export const counterWeapons = ({ weapons }: Profile): readonly CounterWeapon[] => [
  ...weapons.map(({ name, rateOfFire }, index) => {
    const ranged = rateOfFire !== undefined
    return { name, ranged, answer: `${ranged ? 'ranged' : 'melee'}:${index}` }
  }),
  { name: 'bare hands', ranged: false, answer: 'melee:-1' },
]

/** All counters go into the attack, and so many into the block. */
export const allIn =
  (defense: number): FollowUp =>
  ({ decision }: Asked): Json | undefined => {
    const most = decision.bounds?.max ?? 0
    if (decision.name === 'block') return Math.min(defense, most)
    if (decision.name !== 'strikes' && decision.name !== 'shots') return undefined
    const target = decision.options?.find(({ id }) => id === `${counterDuelModels.target}`)
    return target === undefined ? undefined : { [target.id]: most }
  }
