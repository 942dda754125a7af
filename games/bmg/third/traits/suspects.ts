import { labelOf, markerBody, markersOf, moveMarker } from '@gargoyle/bmg-common'
import { forget, memory, type Rule, recall, remember, type Seat } from '@gargoyle/engine'
import { manipulateBlockedReason } from '../activation/actions.ts'
import { freeSuspectSpot, placeSuspect, revealable, revealSuspect } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import type { Reveal } from '../rules/moments.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, chooseMarkerOrNone, offer } from './helpers.ts'

/** How far Scheming moves a suspect. */
const SCHEMING = 4

/** The order of a suspect that Evidence Tampering leaves at another. */
const planted = (reveal: Reveal) => ({
  seat: reveal.by.seat,
  by: reveal.by,
  near: { of: markerBody(reveal.suspect), inches: 0 },
  reason: 'Evidence Tampering',
})

function* tamper({ game, rule }: Bmg3Scope, reveal: Reveal): Rule<void> {
  const order = planted(reveal)
  if (freeSuspectSpot(game, order) === undefined) return
  const prompt = 'Place a suspect of yours in contact with the one that is revealed?'
  if (yield* offer(game, reveal.by.seat, { rule, prompt })) yield* placeSuspect(game, order)
}

/** Moves as many different suspects as the number in brackets says. */
function* scheme({ game, owner, args, rule }: Bmg3Scope): Rule<void> {
  const moved: Marker[] = []
  for (let left = Number(args[0] ?? 1); left > 0; left--) {
    const suspects = markersOf(game, 'suspect').filter((suspect) => !moved.includes(suspect))
    const prompt = `Which suspect does ${labelOf(game, owner)} have moved? (${left} left)`
    const suspect = yield* chooseMarkerOrNone(game, owner.seat, suspects, { rule, prompt })
    if (suspect === undefined) return
    moved.push(suspect)
    yield* moveMarker(game, {
      marker: suspect,
      chooser: owner.seat,
      upTo: SCHEMING,
      reason: 'Scheming',
      rule,
    })
  }
}

/** A Reveal that costs no action is a Manipulate action all the same. */
function* revealForNothing({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const suspect = yield* chooseMarker(game, owner.seat, revealable(game, owner), {
    rule,
    prompt: 'Which suspect is revealed?',
  })
  if (suspect !== undefined) yield* revealSuspect(game, owner, suspect)
  yield* trigger(game, 'action-done', { action: { actor: owner, kind: 'manipulate' } })
}

/** Whose a suspect is that counts as another player's in this activation. */
const turnedFrom = memory<Seat | null>('primary-target/turned-from', null)
const isTurned = (suspect: Marker): boolean => recall(suspect, turnedFrom) !== null

/** Suspects of the other crew that may be treated as one's own. */
const turnable = (game: Play, owner: Model): readonly Marker[] =>
  markersOf(game, 'suspect').filter((suspect) => suspect.seat !== owner.seat && !isTurned(suspect))

const swap = (game: Play, old: Marker, now: Marker): void => {
  game.state.markers = game.state.markers.map((marker) => (marker === old ? now : marker))
}

function* turnSuspect({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const suspect = yield* chooseMarker(game, owner.seat, turnable(game, owner), {
    rule,
    prompt: 'Which enemy suspect counts as yours in this activation?',
  })
  if (suspect === undefined) return
  const turned = { ...suspect, seat: owner.seat }
  remember(turned, turnedFrom, suspect.seat ?? null)
  swap(game, suspect, turned)
}

/** When an activation is over, a suspect that counted as the other player's belongs to its own player again. */
function turnBack(game: Play): void {
  for (const suspect of game.state.markers) {
    const seat = recall(suspect, turnedFrom)
    if (seat === null) continue
    const turned = { ...suspect, seat }
    forget(turned, turnedFrom)
    swap(game, suspect, turned)
  }
}

/** What its owner reveals is counted once more than it is anyway. */
export const countRevealsTwice: NonNullable<Bmg3Rules[string]['on']> = {
  'suspect-revealed': ({ game, owner, reveal }) => {
    if (reveal.by !== owner) return
    const crew = crewOf(game, owner.seat)
    for (const tally of [crew.activation, crew.round, crew.game]) tally.suspectsRevealed++
  },
}

/** Traits about placing, revealing and moving suspects. */
export const suspects: Bmg3Rules = {
  // bmg3/trait/detective
  detective: {
    name: 'Detective',
    text: 'Places and reveals suspects up to 3" away that it sees, instead of in contact.',
    own: { 'place-reach': { raisedTo: 3 }, 'reveal-reach': { raisedTo: 3 } },
  },
  'bank-robber': {
    name: 'Bank Robber',
    text: 'Reveals suspects up to 3" away, seen or not, instead of in contact.',
    own: { 'reveal-reach': { raisedTo: 3 }, 'reveals-unseen': true },
  },
  'evidence-tampering': {
    name: 'Evidence Tampering',
    text: 'Before it removes an enemy suspect by revealing it, it may place a suspect of its own crew touching that one.',
    on: {
      'suspect-revealing': (it) =>
        it.reveal.by === it.owner && it.reveal.stopped === undefined ? tamper(it, it.reveal) : undefined,
    },
  },
  'its-mine': {
    name: "It's Mine",
    text: 'Enemies cannot reveal suspects of its crew that are within 2" of it.',
    own: { 'guards-suspects': true },
  },
  backpack: {
    name: 'Backpack',
    text: 'Once in each of its activations it may reveal a suspect without paying an action for it.',
    action: {
      kind: 'free',
      label: 'Backpack: reveal a suspect',
      limit: 'activation',
      why: ({ game, owner }) =>
        manipulateBlockedReason(game, owner) ??
        (revealable(game, owner).length === 0 ? 'There is no suspect it could reveal.' : undefined),
      perform: revealForNothing,
    },
  },
  investigator: {
    name: 'Investigator',
    text: 'An enemy suspect that it reveals counts twice for objectives.',
    on: countRevealsTwice,
  },
  'primary-target': {
    name: 'Primary Target',
    text: 'In its activation its player may pick one enemy suspect, which counts as one of the crew until the activation ends.',
    // Works on when the model falls in its own activation: the suspect must go back.
    always: true,
    action: {
      kind: 'free',
      limit: 'activation',
      why: ({ game, owner }) =>
        turnable(game, owner).length === 0 ? 'There is no enemy suspect on the table.' : undefined,
      perform: turnSuspect,
    },
    on: {
      'activation-end': ({ game }) => {
        turnBack(game)
      },
    },
  },
  scheming: {
    name: 'Scheming',
    text: 'In each Raise the Plan its player may move as many suspects as the number says, of either crew, up to 4" each; how near they come to other suspects does not matter.',
    on: { 'plan-start': scheme },
  },
}
