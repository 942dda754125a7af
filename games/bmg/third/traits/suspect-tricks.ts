import {
  areEnemies,
  bodyOf,
  isNearZone,
  isOnTable,
  labelOf,
  MARKER_RADIUS,
  markerBody,
  modelOf,
  moveMarker,
  opponentOf,
  removeMarker,
  seesSpot,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inches, type Spot } from '@gargoyle/table'
import { whyNotManipulate } from '../activation/actions.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { caughtBy } from '../attack/templates.ts'
import { draw, trimHand } from '../cards/hand.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { type Harm, inflict } from '../damage/harm.ts'
import { sufferEnervating, sufferSlow } from '../effects/suffer.ts'
import {
  freeSuspectSpot,
  isKeptHidden,
  placeSuspect,
  revealable,
  revealSuspect,
  type SuspectOrder,
  suspectOrderOf,
} from '../manipulate/suspects.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import { move, whyNotMove } from '../movement/move.ts'
import { zonesOf } from '../preparation/zones.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, chooseMarkerOrNone, isActive, offer, onceARound, suspectsNear } from './helpers.ts'
import { ruleOf } from './special-actions.ts'

/** A card for the crew of a model, and the hand kept to its size. */
function* drawOne(game: Play, owner: Model): Rule<void> {
  draw(game, owner.seat, 1)
  yield* trimHand(game, owner.seat)
}

/** Noted on an activation in which the active model has placed or revealed a suspect since its last action. */
const HANDLED = 'handled a suspect'

function noteHandled(game: Play, owner: Model, what: string): void {
  const { activation } = game.state
  if (activation?.model === owner.id) activation.notes.push(what)
}

/** Takes a note back; gives whether it was there. */
function takeNote(game: Play, what: string): boolean {
  const { activation } = game.state
  if (!activation?.notes.includes(what)) return false
  activation.notes = activation.notes.filter((note) => note !== what)
  return true
}

/** bmg3/trait/vendetta, bmg3/trait/red-flags: whoever is hurt gives away a suspect nearby. */
function* avenge(game: Play, owner: Model, { to, strike }: Harm, trait: string): Rule<void> {
  if (strike?.notes.has(trait)) return
  strike?.notes.add(trait)
  const near = suspectsNear(game, to, 8, opponentOf(game, owner.seat)).filter(
    (suspect) => !isKeptHidden(game, owner, suspect),
  )
  const asking = { rule: ruleOf(trait), prompt: 'Which suspect is revealed?' }
  const suspect = yield* chooseMarker(game, owner.seat, near, asking)
  if (suspect !== undefined) yield* revealSuspect(game, owner, suspect)
}

const isByAction = (game: Play, owner: Model, { by, to, strike }: Harm): boolean =>
  by === owner &&
  areEnemies(owner, to) &&
  (strike === undefined ? isActive(game, owner) : strike.attack.occasion !== 'reaction')

const avenging = (trait: string, name: string): Bmg3Rule => ({
  name,
  text: 'When an action of its damages an enemy, it reveals an enemy suspect within 8" of that one, once for each target of an attack.',
  on: {
    harmed: ({ game, owner, harm }) =>
      isByAction(game, owner, harm) ? avenge(game, owner, harm, trait) : undefined,
  },
})

const seenSuspects = (game: Play, owner: Model): readonly Marker[] =>
  suspectsNear(game, owner, 8).filter((suspect) => seesSpot(game, owner, markerBody(suspect)))

const corrupting = (owner: Model, suspect: Marker): SuspectOrder => ({
  seat: owner.seat,
  by: owner,
  near: { of: markerBody(suspect), inches: 0 },
  reason: 'Widespread Corruption',
})

/** Enemy suspects that may be exchanged for one's own. */
const corruptible = (game: Play, owner: Model): readonly Marker[] =>
  seenSuspects(game, owner).filter(
    (suspect) =>
      suspect.seat !== owner.seat && freeSuspectSpot(game, corrupting(owner, suspect)) !== undefined,
  )

function* corrupt({ game, owner }: Bmg3Scope): Rule<void> {
  const asking = { rule: ruleOf('widespread-corruption'), prompt: 'Which suspect changes sides?' }
  const suspect = yield* chooseMarker(game, owner.seat, corruptible(game, owner), asking)
  if (suspect === undefined) return
  if ((yield* placeSuspect(game, corrupting(owner, suspect))) === undefined) return
  removeMarker(game, suspect)
  yield* trigger(game, 'suspect-removed', { suspect, by: owner })
}

function* revealAtOnce({ game, owner }: Bmg3Scope): Rule<void> {
  const suspect = yield* chooseMarker(game, owner.seat, revealable(game, owner), {
    rule: ruleOf('riddles-addict'),
    prompt: 'Which suspect is revealed?',
  })
  if (suspect !== undefined) yield* revealSuspect(game, owner, suspect)
  yield* trigger(game, 'action-done', { action: { actor: owner, kind: 'manipulate' } })
}

const PUZZLE = 'puzzle-master'

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

function* secureEvidence(game: Play, owner: Model, victim: Model): Rule<void> {
  if (!isOnTable(victim) || (victim !== owner && !within(game, owner, victim, 10))) return
  const order = evidenceAt(game, owner, victim)
  if (freeSuspectSpot(game, order) === undefined) return
  const prompt = `Place a suspect in contact with ${labelOf(game, victim)}?`
  if (yield* offer(game, owner.seat, { rule: ruleOf('truth-seeker'), prompt }))
    yield* placeSuspect(game, order)
}

/** Suspects of a crew within 4" of the friend that has just scored. */
function* learnMore(game: Play, owner: Model): Rule<void> {
  const { activation } = game.state
  const scorer = activation === undefined ? undefined : modelOf(game, activation.model)
  if (scorer === undefined || scorer.seat !== owner.seat) return
  const suspect = yield* chooseMarkerOrNone(game, owner.seat, suspectsNear(game, scorer, 4, owner.seat), {
    rule: ruleOf('truth-seeker'),
    prompt: 'Which suspect is removed to draw a card?',
    name: 'truth-seeker',
  })
  if (suspect === undefined) return
  removeMarker(game, suspect)
  yield* drawOne(game, owner)
}

function* followTrail({ game, owner }: Bmg3Scope): Rule<void> {
  const rule = ruleOf('truth-seeker')
  const near = suspectsNear(game, owner, 4, owner.seat)
  const suspect = yield* chooseMarker(game, owner.seat, near, { rule, prompt: 'Which suspect is removed?' })
  if (suspect === undefined) return
  removeMarker(game, suspect)
  yield* move(game, { model: owner, upTo: 4, reason: 'Truth Seeker', rule })
}

const SPRAYABLE: readonly string[] = ['streetlamp', 'sewer', 'suspect']
const gelOf = (owner: Model): string => `gel of ${owner.id}, round `

const sprayable = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter(
    ({ kind, notes, at }) =>
      SPRAYABLE.includes(kind) &&
      !notes.some((note) => note.startsWith(gelOf(owner))) &&
      withinOfMarker(game, owner, { at }, 0),
  )

/** What was sprayed in an earlier activation. */
const charged = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter(({ notes }) =>
    notes.some(
      (note) => note.startsWith(gelOf(owner)) && Number(note.slice(gelOf(owner).length)) < game.state.round,
    ),
  )

function* blowUp({ game, owner }: Bmg3Scope): Rule<void> {
  const rule = ruleOf('explosive-gel')
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

/** Traits of those who have a way with suspects and other markers. */
export const suspectTricks: Bmg3Rules = {
  'detachable-arms': {
    name: 'Detachable Arms',
    text: 'Places and reveals suspects up to 8" away that it sees, instead of in contact.',
    own: { 'place-reach': () => ({ set: 8 }), 'reveal-reach': () => ({ set: 8 }) },
  },
  'sealed-off': {
    name: 'Sealed Off',
    text: 'When it places a suspect, another suspect of its crew may be moved 4".',
    on: {
      *'suspect-placed'({ game, owner, suspect, by }) {
        if (by !== owner) return
        const others = suspectsOf(game, owner.seat).filter((each) => each !== suspect)
        const rule = ruleOf('sealed-off')
        const marker = yield* chooseMarkerOrNone(game, owner.seat, others, {
          rule,
          prompt: 'Which other suspect is moved?',
        })
        if (marker !== undefined)
          yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Sealed Off', rule })
      },
    },
  },
  'brain-enhancers': {
    name: 'Brain Enhancers',
    text: 'When it places or reveals a suspect, its player draws a card.',
    on: {
      'suspect-placed': ({ game, owner, by }) => (by === owner ? drawOne(game, owner) : undefined),
      'suspect-revealed': ({ game, owner, reveal }) =>
        reveal.by === owner ? drawOne(game, owner) : undefined,
    },
  },
  'made-man': {
    name: 'Made Man',
    text: 'An enemy that it knocks out in its activation counts as a suspect that it has revealed.',
    on: {
      'knocked-out': ({ game, owner, victim, by }) => {
        if (by !== owner || !areEnemies(owner, victim) || !isActive(game, owner)) return undefined
        const crew = crewOf(game, owner.seat)
        for (const tally of [crew.activation, crew.round, crew.game]) tally.suspectsRevealed++
        return undefined
      },
    },
  },
  vendetta: avenging('vendetta', 'Vendetta'),
  'red-flags': avenging('red-flags', 'Red Flags'),
  'walking-suspects': {
    name: 'Walking Suspects',
    text: 'When it has placed or revealed a suspect with a Manipulate action, it is out of the game.',
    on: {
      'suspect-placed': ({ game, owner, by }) => {
        if (by === owner) noteHandled(game, owner, HANDLED)
        return undefined
      },
      'suspect-revealed': ({ game, owner, reveal }) => {
        if (reveal.by === owner) noteHandled(game, owner, HANDLED)
        return undefined
      },
      'action-done': ({ game, owner, action }) => {
        if (action.actor !== owner || !isActive(game, owner)) return undefined
        const handled = takeNote(game, HANDLED)
        return handled && action.kind === 'manipulate' ? becomeCasualty(game, owner, undefined) : undefined
      },
    },
  },
  'crucial-information': {
    name: 'Crucial Information',
    text: 'Special: a suspect within 8" and in sight is moved up to 4".',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        seenSuspects(game, owner).length === 0 ? 'No suspect is within 8" and in sight.' : undefined,
      *perform({ game, owner }) {
        const rule = ruleOf('crucial-information')
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
  'widespread-corruption': {
    name: 'Widespread Corruption',
    text: 'Special: a suspect of yours is placed in contact with an enemy suspect within 8" and in sight, which is removed.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        corruptible(game, owner).length === 0
          ? 'There is no enemy suspect within 8" and in sight that could be exchanged.'
          : undefined,
      perform: corrupt,
    },
  },
  'riddles-addict': {
    name: 'Riddles Addict',
    text: 'Once a round, in its activation, it may reveal a suspect without paying an action for it.',
    action: {
      kind: 'free',
      label: 'Riddles Addict: reveal a suspect',
      limit: 'round',
      why: ({ game, owner }) =>
        whyNotManipulate(game, owner) ??
        (revealable(game, owner).length === 0 ? 'There is no suspect it could reveal.' : undefined),
      perform: revealAtOnce,
    },
  },
  'puzzle-master': {
    name: 'Puzzle Master',
    text: 'Its Manipulate action to place a suspect may place two, each up to 6" away, seen or not.',
    own: { 'place-reach': () => ({ set: 6 }), 'places-unseen': true },
    on: {
      'suspect-placed': ({ game, owner, by }) => {
        if (by === owner) noteHandled(game, owner, PUZZLE)
        return undefined
      },
      *'action-done'({ game, owner, action }) {
        if (action.actor !== owner || !isActive(game, owner) || !takeNote(game, PUZZLE)) return
        const order = suspectOrderOf(game, owner)
        if (action.kind !== 'manipulate' || freeSuspectSpot(game, order) === undefined) return
        const asking = { rule: ruleOf(PUZZLE), name: PUZZLE, prompt: 'Is a second suspect placed?' }
        if (!(yield* offer(game, owner.seat, asking))) return
        yield* placeSuspect(game, order)
        takeNote(game, PUZZLE)
      },
    },
  },
  'trap-master': {
    name: 'Trap Master',
    text: 'Once a round, an enemy that reveals a suspect within 8" and in sight of this model takes a stun and an injury and suffers Enervating (1) and Slow (4).',
    on: {
      *'suspect-revealed'({ game, owner, reveal: { by, suspect } }) {
        if (!areEnemies(owner, by) || !withinOfMarker(game, owner, suspect, 8)) return
        if (!seesSpot(game, owner, markerBody(suspect)) || !onceARound(owner, 'trap-master')) return
        yield* inflict(game, by, { stun: 1, injury: 1, by: owner, cause: 'Trap Master' })
        yield* sufferEnervating(game, by, 1, owner)
        yield* sufferSlow(game, by, 4, owner)
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
          : whyNotMove(game, owner),
      perform: followTrail,
    },
    on: {
      'knocked-out': ({ game, owner, victim }) => secureEvidence(game, owner, victim),
      dying: ({ game, owner, victim, death }) =>
        death.averted === undefined ? secureEvidence(game, owner, victim) : undefined,
      'objective-scored': ({ game, owner, playing }) =>
        playing.seat === owner.seat ? learnMore(game, owner) : undefined,
    },
  },
  'detective-mode': {
    name: 'Detective Mode',
    text: 'Smoke neither blinds it nor keeps it from seeing.',
    own: { 'ignores-smoke': true },
  },
  'explosive-gel': {
    name: 'Explosive Gel',
    text: 'Once in each activation it may spray a streetlamp, sewer or suspect in contact. In a later round it may use a Manipulate action to blow up any number of those: everybody under an Explosive template on each is hit on a Strength die of 3+ for two stuns, and the marker is removed.',
    action: [
      {
        kind: 'free',
        id: 'spray',
        label: 'Spray Explosive Gel',
        limit: 'activation',
        why: ({ game, owner }) =>
          sprayable(game, owner).length === 0 ? 'There is nothing in contact to be sprayed.' : undefined,
        *perform({ game, owner }) {
          const asking = { rule: ruleOf('explosive-gel'), prompt: 'Which marker is sprayed?' }
          const marker = yield* chooseMarker(game, owner.seat, sprayable(game, owner), asking)
          marker?.notes.push(`${gelOf(owner)}${game.state.round}`)
        },
      },
      {
        kind: 'manipulate',
        id: 'detonate',
        label: 'Blow up what was sprayed',
        why: ({ game, owner }) =>
          charged(game, owner).length === 0 ? 'Nothing was sprayed in an earlier round.' : undefined,
        perform: blowUp,
      },
    ],
  },
}
