import {
  areEnemies,
  markerBody,
  moveMarker,
  opponentOf,
  removeMarker,
  seesSpot,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import {
  forget,
  isAmong,
  type Memory,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
} from '@gargoyle/engine'
import { manipulateBlockedReason } from '../activation/actions.ts'
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
import { trigger } from '../rules/rule-system.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, chooseMarkerOrNone, isActive, offer, onceARound, suspectsNear } from './helpers.ts'

/** A card for the crew of a model, and the hand kept to its size. */
export function* drawOne(game: Play, owner: Model): Rule<void> {
  draw(game, owner.seat, 1)
  yield* trimHand(game, owner.seat)
}

/** Whether the active model has placed or revealed a suspect since its last action. */
const hasHandled = memory<boolean>('walking-suspects/handled', false)

/** Whether the active model has placed a suspect since its last action. */
const hasPlaced = memory<boolean>('puzzle-master/placed', false)

function rememberDone(game: Play, owner: Model, what: Memory<boolean>): void {
  if (isActive(game, owner)) remember(game.state.activation, what, true)
}

/** Forgets what the active model has done; gives whether it had. */
function takeBack(game: Play, what: Memory<boolean>): boolean {
  const { activation } = game.state
  const was = recall(activation, what)
  forget(activation, what)
  return was
}

/** Rules that have answered a strike. */
const answered = memory<readonly string[]>('vendetta/answered', [])

/** bmg3/trait/vendetta, bmg3/trait/red-flags: a damaged model loses a suspect nearby. */
function* avenge({ game, owner, id, rule }: Bmg3Scope, { to, strike }: Harm): Rule<void> {
  if (isAmong(strike, answered, id)) return
  rememberAmong(strike, answered, id)
  const near = suspectsNear(game, to, 8, opponentOf(game, owner.seat)).filter(
    (suspect) => !isKeptHidden(game, owner, suspect),
  )
  const asking = { rule, prompt: 'Which suspect is revealed?' }
  const suspect = yield* chooseMarker(game, owner.seat, near, asking)
  if (suspect !== undefined) yield* revealSuspect(game, owner, suspect)
}

const isByAction = (game: Play, owner: Model, { by, to, strike }: Harm): boolean =>
  by === owner &&
  areEnemies(owner, to) &&
  (strike === undefined ? isActive(game, owner) : strike.attack.occasion !== 'reaction')

const avenging = (name: string): Bmg3Rule => ({
  name,
  text: 'When an action of its damages an enemy, it reveals an enemy suspect within 8" of that one, once for each target of an attack.',
  on: {
    harmed: (it) => (isByAction(it.game, it.owner, it.harm) ? avenge(it, it.harm) : undefined),
  },
})

export const seenSuspects = (game: Play, owner: Model): readonly Marker[] =>
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

function* corrupt({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const asking = { rule, prompt: 'Which suspect changes sides?' }
  const suspect = yield* chooseMarker(game, owner.seat, corruptible(game, owner), asking)
  if (suspect === undefined) return
  if ((yield* placeSuspect(game, corrupting(owner, suspect))) === undefined) return
  removeMarker(game, suspect)
  yield* trigger(game, 'suspect-removed', { suspect, by: owner })
}

function* revealAtOnce({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const suspect = yield* chooseMarker(game, owner.seat, revealable(game, owner), {
    rule,
    prompt: 'Which suspect is revealed?',
  })
  if (suspect !== undefined) yield* revealSuspect(game, owner, suspect)
  yield* trigger(game, 'action-done', { action: { actor: owner, kind: 'manipulate' } })
}

/** Tricks with suspects. */
export const suspectTricks: Bmg3Rules = {
  'detachable-arms': {
    name: 'Detachable Arms',
    text: 'Places and reveals suspects up to 8" away that it sees, instead of in contact.',
    own: { 'place-reach': { raisedTo: 8 }, 'reveal-reach': { raisedTo: 8 } },
  },
  'sealed-off': {
    name: 'Sealed Off',
    text: 'When it places a suspect, another suspect of its crew may be moved 4".',
    on: {
      *'suspect-placed'({ game, owner, suspect, by, rule }) {
        if (by !== owner) return
        const others = suspectsOf(game, owner.seat).filter((each) => each !== suspect)
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
        if (by !== owner || !areEnemies(owner, victim) || !isActive(game, owner)) return
        const crew = crewOf(game, owner.seat)
        for (const tally of [crew.activation, crew.round, crew.game]) tally.suspectsRevealed++
      },
    },
  },
  vendetta: avenging('Vendetta'),
  'red-flags': avenging('Red Flags'),
  'walking-suspects': {
    name: 'Walking Suspects',
    text: 'When it has placed or revealed a suspect with a Manipulate action, it is out of the game.',
    on: {
      'suspect-placed': ({ game, owner, by }) => {
        if (by === owner) rememberDone(game, owner, hasHandled)
      },
      'suspect-revealed': ({ game, owner, reveal }) => {
        if (reveal.by === owner) rememberDone(game, owner, hasHandled)
      },
      'action-done': ({ game, owner, action }) => {
        if (action.actor !== owner || !isActive(game, owner)) return undefined
        const handled = takeBack(game, hasHandled)
        return handled && action.kind === 'manipulate' ? becomeCasualty(game, owner, undefined) : undefined
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
        manipulateBlockedReason(game, owner) ??
        (revealable(game, owner).length === 0 ? 'There is no suspect it could reveal.' : undefined),
      perform: revealAtOnce,
    },
  },
  'puzzle-master': {
    name: 'Puzzle Master',
    text: 'Its Manipulate action to place a suspect may place two, each up to 6" away, seen or not.',
    own: { 'place-reach': { raisedTo: 6 }, 'places-unseen': true },
    on: {
      'suspect-placed': ({ game, owner, by }) => {
        if (by === owner) rememberDone(game, owner, hasPlaced)
      },
      *'action-done'({ game, owner, action, id, rule }) {
        if (action.actor !== owner || !isActive(game, owner) || !takeBack(game, hasPlaced)) return
        const order = suspectOrderOf(game, owner)
        if (action.kind !== 'manipulate' || freeSuspectSpot(game, order) === undefined) return
        const asking = { rule, name: id, prompt: 'Is a second suspect placed?' }
        if (!(yield* offer(game, owner.seat, asking))) return
        yield* placeSuspect(game, order)
        takeBack(game, hasPlaced)
      },
    },
  },
  'trap-master': {
    name: 'Trap Master',
    text: 'Once a round, an enemy that reveals a suspect within 8" and in sight of this model takes a stun and an injury and suffers Enervating (1) and Slow (4).',
    on: {
      *'suspect-revealed'({ game, owner, reveal: { by, suspect }, id }) {
        if (!areEnemies(owner, by) || !withinOfMarker(game, owner, suspect, 8)) return
        if (!seesSpot(game, owner, markerBody(suspect)) || !onceARound(owner, id)) return
        yield* inflict(game, by, { stun: 1, injury: 1, by: owner, cause: 'Trap Master' })
        yield* sufferEnervating(game, by, 1, owner)
        yield* sufferSlow(game, by, 4, owner)
      },
    },
  },
}
