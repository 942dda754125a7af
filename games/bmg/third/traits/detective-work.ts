import {
  bodyOf,
  isNearZone,
  isOnTable,
  labelOf,
  MARKER_RADIUS,
  type ModelId,
  modelOf,
  moveMarker,
  removeMarker,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { isAmong, memory, type Rule, rememberAmong } from '@gargoyle/engine'
import { inches, type Spot } from '@gargoyle/table'
import { strengthAttack } from '../attack/strength-attack.ts'
import { caughtBy } from '../attack/templates.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { zonesOf } from '../preparation/zones.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, chooseMarkerOrNone, offer, suspectsNear } from './helpers.ts'
import { drawOne, seenSuspects } from './suspect-tricks.ts'

/** bmg3/trait/truth-seeker: own zones keep their distance, own suspects need not. */
const evidenceAt = (game: Play, owner: Model, victim: Model): SuspectOrder => ({
  seat: owner.seat,
  near: { of: bodyOf(game, victim), inches: 0 },
  anywhere: true,
  reason: 'Truth Seeker',
  accept: (at: Spot) =>
    zonesOf(game, owner.seat).some((zone) => isNearZone(at, MARKER_RADIUS, zone, inches(2)))
      ? 'Not within 2" of your own deployment zone.'
      : undefined,
})

function* secureEvidence({ game, owner, rule }: Bmg3Scope, victim: Model): Rule<void> {
  if (!isOnTable(victim) || (victim !== owner && !within(game, owner, victim, 10))) return
  const order = evidenceAt(game, owner, victim)
  if (freeSuspectSpot(game, order) === undefined) return
  const prompt = `Place a suspect in contact with ${labelOf(game, victim)}?`
  if (yield* offer(game, owner.seat, { rule, prompt })) yield* placeSuspect(game, order)
}

/** Suspects of a crew within 4" of the friend that has just scored. */
function* learnMore({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const { activation } = game.state
  const scorer = activation === undefined ? undefined : modelOf(game, activation.model)
  if (scorer === undefined || scorer.seat !== owner.seat) return
  const suspect = yield* chooseMarkerOrNone(game, owner.seat, suspectsNear(game, scorer, 4, owner.seat), {
    rule,
    prompt: 'Which suspect is removed to draw a card?',
    name: id,
  })
  if (suspect === undefined) return
  removeMarker(game, suspect)
  yield* drawOne(game, owner)
}

function* followTrail({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const near = suspectsNear(game, owner, 4, owner.seat)
  const suspect = yield* chooseMarker(game, owner.seat, near, { rule, prompt: 'Which suspect is removed?' })
  if (suspect === undefined) return
  removeMarker(game, suspect)
  yield* move(game, { model: owner, upTo: 4, reason: 'Truth Seeker', rule })
}

const SPRAYABLE: readonly string[] = ['streetlamp', 'sewer', 'suspect']

/** The models that have sprayed a marker, and the markers that were sprayed in this activation. */
const sprayedBy = memory<readonly ModelId[]>('explosive-gel/models', [])
const freshGel = memory<readonly number[]>('explosive-gel/fresh', [])

const sprayable = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter(
    (marker) =>
      SPRAYABLE.includes(marker.kind) &&
      !isAmong(marker, sprayedBy, owner.id) &&
      withinOfMarker(game, owner, marker, 0),
  )

/** What was sprayed in an earlier activation. */
const charged = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter(
    (marker) => isAmong(marker, sprayedBy, owner.id) && !isAmong(game.state.activation, freshGel, marker.id),
  )

function* blowUp({ game, owner, rule }: Bmg3Scope): Rule<void> {
  let first = true
  for (;;) {
    const left = charged(game, owner)
    const asking = { rule, prompt: 'Which marker is blown up?' }
    const marker = first
      ? yield* chooseMarker(game, owner.seat, left, asking)
      : yield* chooseMarkerOrNone(game, owner.seat, left, asking)
    first = false
    if (marker === undefined) return
    const caught = caughtBy(game, marker.at)
    removeMarker(game, marker)
    if (marker.kind === 'suspect' && marker.seat !== owner.seat)
      yield* trigger(game, 'suspect-removed', { suspect: marker, by: owner })
    const damage = { stun: 2, injury: 0 }
    if (caught.length > 0)
      yield* strengthAttack(game, owner, caught, { name: 'Explosive Gel', strength: 3, damage })
  }
}

/** Traits of detectives. */
export const detectiveWork: Bmg3Rules = {
  'crucial-information': {
    name: 'Crucial Information',
    text: 'Special: a suspect within 8" and in sight is moved up to 4".',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        seenSuspects(game, owner).length === 0 ? 'No suspect is within 8" and in sight.' : undefined,
      *perform({ game, owner, rule }) {
        const asking = { rule, prompt: 'Which suspect is moved?' }
        const marker = yield* chooseMarker(game, owner.seat, seenSuspects(game, owner), asking)
        if (marker !== undefined)
          yield* moveMarker(game, {
            marker,
            upTo: 4,
            chooser: owner.seat,
            reason: labelOf(game, owner),
            rule,
          })
      },
    },
  },
  'truth-seeker': {
    name: 'Truth Seeker',
    text: 'Before a model within 10" is knocked out or taken out of the game, a suspect of yours may be placed in contact with it, however near your others are. Once in its activation it may remove a suspect of yours within 4" to move up to 4". When a friend within 4" of a suspect of yours scores a card in its activation, you may remove that suspect to draw a card.',
    action: {
      kind: 'free',
      label: 'Truth Seeker: remove a suspect to move 4"',
      limit: 'activation',
      why: ({ game, owner }) =>
        suspectsNear(game, owner, 4, owner.seat).length === 0
          ? 'No suspect of yours is within 4".'
          : moveBlockedReason(game, owner),
      perform: followTrail,
    },
    on: {
      'knocked-out': (it) => secureEvidence(it, it.victim),
      dying: (it) => (it.death.averted === undefined ? secureEvidence(it, it.victim) : undefined),
      'objective-scored': (it) => (it.playing.seat === it.owner.seat ? learnMore(it) : undefined),
    },
  },
  'detective-mode': {
    name: 'Detective Mode',
    text: 'Smoke neither blinds it nor keeps it from seeing.',
    own: { 'ignores-smoke': true },
  },
  'explosive-gel': {
    name: 'Explosive Gel',
    text: 'Once in each activation it may spray a streetlamp, sewer or suspect in contact. In a later activation it may use a Manipulate action to blow up any number of those: everybody under an Explosive template on each is hit on a Strength die of 3+ for two stuns, and the marker is removed.',
    action: [
      {
        kind: 'free',
        id: 'spray',
        label: 'Spray Explosive Gel',
        limit: 'activation',
        why: ({ game, owner }) =>
          sprayable(game, owner).length === 0 ? 'There is nothing in contact to be sprayed.' : undefined,
        *perform({ game, owner, rule }) {
          const asking = { rule, prompt: 'Which marker is sprayed?' }
          const marker = yield* chooseMarker(game, owner.seat, sprayable(game, owner), asking)
          if (marker === undefined) return
          rememberAmong(marker, sprayedBy, owner.id)
          rememberAmong(game.state.activation, freshGel, marker.id)
        },
      },
      {
        kind: 'manipulate',
        id: 'detonate',
        label: 'Blow up what was sprayed',
        why: ({ game, owner }) =>
          charged(game, owner).length === 0 ? 'Nothing was sprayed in an earlier activation.' : undefined,
        perform: blowUp,
      },
    ],
  },
}
