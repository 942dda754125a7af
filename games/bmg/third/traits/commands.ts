import {
  effectOn,
  enemiesOf,
  hasEffect,
  hasRank,
  hasTrait,
  ignoreMarkers,
  labelOf,
  markerBody,
  markersOf,
  moveMarker,
  removeEffect,
  seesSpot,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inspireRange } from '../activation/inspire.ts'
import { cardNamed, refill } from '../cards/hand.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { sufferQuarry } from '../effects/suffer.ts'
import { crewOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Playing } from '../rules/moments.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { spendCard } from './deck-and-hand-tricks.ts'
import { offerFreeAction } from './free-actions.ts'
import {
  chooseMarkerOrNone,
  chooseModel,
  chooseModelOrNone,
  chooseTarget,
  isSpared,
  noTargetReason,
  offer,
  suspectsNear,
  targetsOf,
} from './helpers.ts'

/** Enemies that see a suspect of the owner's crew near them. */
const watched = ({ game, owner }: Bmg3Scope) => ({
  side: 'enemy' as const,
  only: 'conscious' as const,
  vehicles: false,
  if: (enemy: Model) =>
    suspectsNear(game, enemy, 8, owner.seat).some((suspect) => seesSpot(game, enemy, markerBody(suspect))),
})

const mayBribe = (game: Play, owner: Model, target: Model): boolean =>
  hasRank(game, target, 'henchman') &&
  !hasTrait(game, target, 'incorruptible') &&
  crewOf(game, owner.seat).resources > 0

/** bmg3/trait/insider-agent: a suspect nearby is moved when Sleeper Agents come up. */
function* activateAgents({ game, owner, id, rule }: Bmg3Scope, playing: Playing): Rule<void> {
  if (playing.seat !== owner.seat || cardNamed(game, playing.card).name !== 'Sleeper Agents') return
  const near: readonly Marker[] = suspectsNear(game, owner, 8, owner.seat)
  const asking = { rule, name: id, prompt: 'Which suspect is moved up to 4"?' }
  const marker = yield* chooseMarkerOrNone(game, owner.seat, near, asking)
  if (marker !== undefined)
    yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Insider Agent', rule })
}

const atSewers = (game: Play, owner: Model): readonly Model[] =>
  enemiesOf(game, owner.seat).filter((enemy) =>
    markersOf(game, 'sewer').some((sewer) => withinOfMarker(game, enemy, sewer, 4)),
  )

/** bmg3/trait/the-good-command: one Quarry at a time, worth the card. */
function* command({ game, owner, id, rule }: Bmg3Scope, playing: Playing): Rule<void> {
  if (playing.seat !== owner.seat) return
  const asking = { rule, name: id, prompt: 'Who is the Quarry?' }
  const enemy = yield* chooseModelOrNone(game, owner.seat, atSewers(game, owner), asking)
  if (enemy === undefined || (yield* isSpared(game, owner, enemy, asking.rule))) return
  for (const model of game.state.models)
    if (effectOn(model, 'quarry')?.by === owner.id) removeEffect(model, 'quarry')
  yield* sufferQuarry(game, enemy, cardNamed(game, playing.card).victoryPoints, owner)
}

const cultists = (game: Play, owner: Model): readonly Model[] =>
  targetsOf(game, owner, {
    side: 'friend',
    within: inspireRange(game, owner),
    only: 'conscious',
    if: (friend) =>
      hasTrait(game, friend, 'blackfire-cultist') && moveBlockedReason(game, friend) === undefined,
  })

/** bmg3/trait/exalt: two move, and a card of Violence makes one of them strike. */
function* exalt({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const moved: Model[] = []
  for (let left = 2; left > 0; left--) {
    const others = cultists(game, owner).filter((friend) => !moved.includes(friend))
    const asking = { rule, prompt: 'Who moves 8"?', name: 'exalted' }
    const friend = yield* chooseModelOrNone(game, owner.seat, others, asking)
    if (friend === undefined) break
    moved.push(friend)
    yield* move(game, { model: friend, upTo: 8, reason: 'Exalt', rule })
  }
  const isViolent = (card: string): boolean => cardNamed(game, card).type === 'violence'
  // Whether it is asked must not reveal which cards are in the hand.
  if (moved.length === 0 || crewOf(game, owner.seat).hand.length === 0) return
  const prompt = 'Discard a card of the Violence type to have one of them attack?'
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
  if ((yield* spendCard(game, owner, rule, isViolent)) === undefined) return
  const fighter = yield* chooseModel(game, owner.seat, moved, { rule, prompt: 'Who attacks?' })
  if (fighter !== undefined)
    yield* offerFreeAction(game, fighter, 'melee', { rule, prompt: 'Which melee attack?' })
  yield* refill(game, owner.seat, 1)
}
/** Traits that command other models. */
export const commands: Bmg3Rules = {
  'this-is-my-city': {
    name: 'This Is My City',
    text: 'Special: an enemy that sees a suspect of your crew within 8" of itself is hypnotized. For a resource point a Henchman who is not Incorruptible fails the roll without making it.',
    action: {
      kind: 'special',
      why: (it) => noTargetReason(it.game, it.owner, watched(it)),
      *perform(it) {
        const { game, owner } = it
        const rule = it.rule
        const target = yield* chooseTarget(game, owner, watched(it), { rule, prompt: 'Who is hypnotized?' })
        if (target === undefined) return
        const asking = {
          rule,
          name: it.id,
          prompt: `Pay a resource point to make ${labelOf(game, target)} fail?`,
        }
        const bribed = mayBribe(game, owner, target) && (yield* offer(game, owner.seat, asking))
        if (bribed) crewOf(game, owner.seat).resources--
        yield* sufferHypnotize(game, target, owner, bribed ? { certain: true } : {})
      },
    },
  },
  'insider-agent': {
    name: 'Insider Agent',
    text: 'When you play Sleeper Agents, as an objective or as a resource, a suspect of yours within 8" of this model may be moved up to 4".',
    on: {
      'resource-played': (it) => activateAgents(it, it.playing),
      'objective-scored': (it) => activateAgents(it, it.playing),
    },
  },
  'the-good-command': {
    name: 'The Good Command',
    text: 'When you score a card, an enemy within 4" of a sewer may become a Quarry, for as many attacks as the card has victory points. Whoever was its Quarry before is so no more.',
    on: { 'objective-scored': (it) => command(it, it.playing) },
  },
  exalt: {
    name: 'Exalt',
    text: 'Special: up to two friends who are Blackfire Cultists within the range of its Inspire move 8". Then you may discard a card of the Violence type to have one of them attack in melee at once.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        cultists(game, owner).length > 0 ? undefined : 'There is no cultist to exalt.',
      perform: exalt,
    },
  },
  stalker: {
    name: 'Stalker',
    text: 'Traits of its that pick an enemy may do so as if it stood where a suspect of its crew within 8" is.',
    own: { 'aims-from-suspects': true },
  },
  'berserker-fury': {
    name: 'Berserker Fury',
    text: 'Special: until the round ends its attack dice count 1 more, and it counts as two models for objectives.',
    special: {
      until: 'round',
      text: 'Attack dice count 1 more, and it counts as two models for objectives.',
      own: { 'attack-roll': 1, 'counts-as': 1 },
    },
  },
  'princess-of-tamaran': {
    name: 'Princess of Tamaran',
    text: 'While Stubborn Resilience is in force for it and a suspect of its crew is within 4", its Invulnerability is 3.',
    on: {
      *harming({ game, owner, harm, rule }) {
        if (harm.to !== owner || harm.nature.includes('fall') || !hasEffect(owner, RESILIENT)) return
        if (suspectsNear(game, owner, 4, owner.seat).length === 0) return
        const own = game.content.cards[owner.id]!.traits.find(({ id }) => id === 'invulnerability')
        const more = 3 - Number(own?.args[0] ?? 0)
        yield* ignoreMarkers(game, harm, more, { rule })
      },
    },
  },
  'the-dude': {
    name: 'The Dude',
    text: 'Once a game it may ignore a rule of an enemy that has picked it as its target.',
    on: {
      *targeted({ game, owner, picked, rule, id }) {
        if (picked.target !== owner || picked.spared !== undefined) return
        if (owner.usedThisGame.includes(id)) return
        const prompt = `Does ${labelOf(game, owner)} ignore it? (once a game)`
        if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
        owner.usedThisGame.push(id)
        picked.spared = 'The Dude'
      },
    },
  },
}

/** The effect of the card that the Princess looks for. */
export const RESILIENT = 'stubborn-resilience'

/** Effects of these traits. */
export const commandEffects: Bmg3Rules = {
  'stubborn-resilience': {
    name: 'Stubborn Resilience',
    text: 'Has a free Effort in defence.',
    own: { 'free-efforts': ({ purpose }) => (purpose === 'defense' || purpose === 'dodge' ? 1 : 0) },
  },
}
