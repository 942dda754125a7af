import {
  addMarker,
  bodyOf,
  chooseSpot,
  labelOf,
  markersOf,
  moveMarker,
  removeMarker,
  shineReach,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { givesCover } from '../attack/ranged.ts'
import { EXPLOSION } from '../attack/templates.ts'
import { freeSuspectSpot, placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, chooseMarkerOrNone, chooseModel, suspectsNear } from './helpers.ts'

/** Markers that lie on the table and can be moved about: not smoke, light or templates. */
const solid = ['suspect', 'streetlamp', 'sewer', 'event']

const markersNear = (game: Play, owner: Model, distance: number): readonly Marker[] =>
  game.state.markers.filter(
    (marker) => solid.includes(marker.kind) && withinOfMarker(game, owner, marker, distance),
  )

/** Up to two markers near the owner, each moved so far. */
function* shiftTwo({ game, owner, rule }: Bmg3Scope, found: readonly Marker[], distance: number): Rule<void> {
  let left = found
  for (let turn = 0; turn < 2 && left.length > 0; turn++) {
    const asking = { rule, prompt: 'Which marker is moved?' }
    const marker = yield* chooseMarkerOrNone(game, owner.seat, left, asking)
    if (marker === undefined) return
    const reason = labelOf(game, owner)
    yield* moveMarker(game, { marker, upTo: distance, chooser: owner.seat, reason, rule })
    left = left.filter((each) => each !== marker)
  }
}

/** An action that moves up to two of the markers it finds. */
const shifting = (distance: number, find: (game: Play, owner: Model) => readonly Marker[]): ActionRule => ({
  kind: 'special',
  why: ({ game, owner }) => (find(game, owner).length === 0 ? 'No such marker is near enough.' : undefined),
  perform: (it) => shiftTwo(it, find(it.game, it.owner), distance),
})

/** bmg3/trait/go-my-little-birds: one suspect goes, another comes, and a friend near it moves. */
function* sendBirds({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const old = yield* chooseMarker(game, owner.seat, suspectsNear(game, owner, 4, owner.seat), {
    rule,
    prompt: 'Which suspect flies away?',
  })
  if (old === undefined) return
  removeMarker(game, old)
  const suspect = yield* placeSuspect(game, {
    seat: owner.seat,
    by: owner,
    near: { of: bodyOf(game, owner), inches: 8 },
    reason: 'Go My Little Birds',
  })
  if (suspect === undefined) return
  const friends = game.state.models.filter(
    (model) =>
      model.seat === owner.seat &&
      withinOfMarker(game, model, suspect, 4) &&
      moveBlockedReason(game, model) === undefined,
  )
  const mover = yield* chooseModel(game, owner.seat, friends, { rule, prompt: 'Who moves 4"?' })
  if (mover !== undefined) yield* move(game, { model: mover, upTo: 4, reason: 'Go My Little Birds', rule })
}

/** Whether a light is that of a helicopter: it is gone when the round is over. */
export const isSearchlight = memory<boolean>('air-support/light', false)

/** bmg3/trait/air-support: a lit circle anywhere. */
function* lightUp({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const at = yield* chooseSpot(game, owner.seat, {
    name: 'template',
    prompt: 'Where does the searchlight fall?',
    rule,
    about: { size: inches(EXPLOSION) },
  })
  if (at === undefined) return
  const light = addMarker(game, 'light', at, owner.seat)
  remember(light, shineReach, EXPLOSION / 2)
  remember(light, isSearchlight, true)
}

/** Special actions with markers, lights and suspects. */
export const enemyEquipmentAndMarkers: Bmg3Rules = {
  hacking: {
    name: 'Hacking',
    text: 'Special: up to two markers within 8" are moved up to 4" each.',
    action: shifting(4, (game, owner) => markersNear(game, owner, 8)),
  },
  'computer-intrusion': {
    name: 'Computer Intrusion',
    text: 'Special: up to two suspects within 8" are moved up to 2" each.',
    action: shifting(2, (game, owner) => suspectsNear(game, owner, 8)),
  },
  'go-my-little-birds': {
    name: 'Go My Little Birds',
    text: 'Special: remove a suspect of yours within 4" and place one within 8". A friend within 4" of that moves 4".',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        suspectsNear(game, owner, 4, owner.seat).length === 0
          ? 'No suspect of yours is within 4".'
          : undefined,
      perform: sendBirds,
    },
  },
  sapper: {
    name: 'Sapper',
    text: 'Special: place a suspect in contact. Whoever is in contact with that suspect is in cover.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        freeSuspectSpot(game, inContactWith(game, owner)) === undefined
          ? 'There is no room for a suspect.'
          : undefined,
      *perform({ game, owner }) {
        const suspect = yield* placeSuspect(game, inContactWith(game, owner))
        remember(suspect, givesCover, true)
      },
    },
  },
  'air-support': {
    name: 'Air Support',
    text: 'Special: an Explosive template anywhere is lit until the round ends.',
    // The light burns on if the model falls.
    always: true,
    action: { kind: 'special', perform: lightUp },
    on: {
      refresh: ({ game }) => {
        for (const light of markersOf(game, 'light'))
          if (recall(light, isSearchlight)) removeMarker(game, light)
      },
    },
  },
}

const inContactWith = (game: Play, owner: Model) => ({
  ...suspectOrderOf(game, owner),
  near: { of: bodyOf(game, owner), inches: 0 },
})
