import {
  addMarker,
  boardOf,
  bodiesBut,
  bodyAt,
  cardOf,
  chooseSpot,
  labelOf,
  markersOf,
  nearMarker,
  placeOf,
  removeMarker,
} from '@gargoyle/bmg-common'
import type { CounterRule, Marker } from '@gargoyle/bmg-counters'
import { becomeCasualty, hasTraitNow, type Model, type Play, trigger } from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, type Rule, type RuleId } from '@gargoyle/engine'
import { fitsHere } from '@gargoyle/table'
import { inchesIn } from './targets.ts'

/** Plants for every 200 Reputation or part of it, and seeds of each. */
const PLANTS = 3
const SEEDS = 2

/** How far seeds keep from other markers, and how far a plant acts, in inches. */
const APART = 2
const AREA = 4

/** The seeds that a plant can grow from: they belong to the whole crew. */
const seedsOf = (game: Play, { seat }: Model): readonly Marker[] =>
  markersOf(game, 'seed').filter((marker) => marker.seat === seat)

/** Two seeds of each plant lie anywhere, 2" from every other marker. bmg2/core/seed-markers */
function* sow(game: Play, owner: Model, rule: RuleId): Rule<void> {
  for (let n = 0; n < SEEDS; n++) {
    const at = yield* chooseSpot(game, owner.seat, {
      name: 'seed',
      prompt: `Where does a seed of ${labelOf(game, owner)} go?`,
      rule,
      marker: true,
      accept: (spot) =>
        game.state.markers.some((marker) => nearMarker(game, spot, marker, inchesIn(game, APART) - 0.001))
          ? 'Seeds are 2" from every other marker.'
          : undefined,
    })
    if (at !== undefined) addMarker(game, 'seed', at, owner.seat)
  }
}

/** Seeds that have room for a plant. */
export const openSeeds = (game: Play, owner: Model): readonly Marker[] =>
  seedsOf(game, owner).filter(
    ({ at }) => fitsHere(boardOf(game), cardOf(game, owner).mover, at, bodiesBut(game, owner)).ok,
  )

/** At the beginning of Raise the Plan a plant may grow from a seed of its crew. bmg2/core/seed-markers, bmg2/core/deploy-later */
function* grow(game: Play, owner: Model, rule: RuleId): Rule<void> {
  const open = openSeeds(game, owner)
  if (owner.condition !== 'away' || open.length === 0) return
  const seed = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'grow',
      prompt: `From which seed does ${labelOf(game, owner)} grow?`,
      rule,
      about: { model: owner.id },
      options: [
        ...open.map((each) => ({
          id: `${each.id}`,
          value: each,
          label: `Seed ${each.id}`,
          about: { marker: each.id, at: placeOf(each.at) },
        })),
        { id: 'none', value: undefined, label: 'From none' },
      ],
    }),
  )
  if (seed === undefined) return
  removeMarker(game, seed)
  const { x, y, z } = bodyAt(game, owner, seed.at)
  owner.at = { x, y, z }
  owner.condition = 'up'
  game.emit(() => ({
    name: 'grown',
    text: `${labelOf(game, owner)} grows from a seed.`,
    rule,
    about: { model: owner.id, at: placeOf(owner.at!) },
  }))
  yield* trigger(game, 'moved', { mover: owner, from: seed.at, how: 'place' })
}

const isBig = (game: Play, other: Model | undefined): boolean =>
  other !== undefined && ['large', 'huge'].some((id) => hasTraitNow(game, other, id))

const immunities: readonly (string | undefined)[] = ['poison', 'knocked-down', 'hypnotize', 'blind']

/** A model that grows where it was sown and stays there. bmg2/trait/plant */
export const plant: CounterRule = {
  name: 'Plant',
  text: 'Three for every 200 Reputation or part of it. It grows from one of its crew\'s seeds, two a Plant, at the beginning of a Raise the Plan. It does not move or spend MC, strikes within 4" without seeing, keeps enemies within 4" of objectives from controlling them, and controls and manipulates nothing. K.O. or pushed, which only Large and Huge models do, it is a casualty, and pays 1VP. Poison, Knocked Down, Hypnotize and Blind do nothing to it.',
  always: true,
  forming: {
    why: ({ band }) => {
      const most = PLANTS * Math.ceil(band.reputation / 200)
      const count = band.members.filter(({ traits }) => traits.some(({ id }) => id === 'plant')).length
      return count > most ? `The crew has ${count} Plants; it may have ${most}.` : undefined
    },
    copies: PLANTS * 10,
  },
  own: {
    'arrives-later': true,
    'basic-move': { set: 0 },
    'cannot-spend': ({ purpose }) => purpose === 'movement',
    reach: ({ game }) => ({ set: inchesIn(game, AREA) }),
    'reaches-unseen': true,
    'denies-within': ({ game }) => inchesIn(game, AREA),
    'cannot-control': true,
    'cannot-manipulate': true,
    'cannot-be-pushed': ({ game, other }) => !isBig(game, other),
    'cannot-be-knocked-down': true,
    immune: ({ purpose }) => immunities.includes(purpose),
    'ko-pays-nothing': true,
    'casualty-points': { set: 1 },
  },
  on: {
    'game-start': ({ game, owner, rule }) => sow(game, owner, rule),
    'plan-start': ({ game, owner, rule }) => grow(game, owner, rule),
    *'knocked-out'({ game, owner, victim, by }) {
      if (victim === owner) yield* becomeCasualty(game, owner, by)
    },
    *pushed({ game, owner, victim, by }) {
      if (victim === owner) yield* becomeCasualty(game, owner, by)
    },
  },
}
