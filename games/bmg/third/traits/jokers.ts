import {
  addEffect,
  addMarker,
  areEnemies,
  bodyOf,
  effectOn,
  hasEffect,
  hasRoomBeside,
  hasTrait,
  isOnTable,
  labelOf,
  MARKER_RADIUS,
  type ModelId,
  modelOf,
  place,
  placeBeside,
  profileOf,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import {
  forget,
  forgetAmong,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  roundMemory,
} from '@gargoyle/engine'
import { touchingSpot } from '@gargoyle/table'
import { giveAudacity } from '../activation/audacity.ts'
import { grantExtraAction } from '../activation/payment.ts'
import { isCalled } from '../catalogue/called.ts'
import { sufferPoison } from '../effects/suffer.ts'
import { goesAtRecount } from '../effects/table-rules.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { searching } from './deck-and-hand-tricks.ts'
import { chooseModel, chooseModelOrNone, isDefending, isTarget, offer, targetsOf } from './helpers.ts'
import { standsFor } from './named-cards.ts'
import { hasInDeck, searchDeck } from './search-deck.ts'

/** Counts a loss of the enemy once more for objectives. */
function countAgain(game: Play, owner: Model, what: 'kos' | 'casualties'): undefined {
  const crew = crewOf(game, owner.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally[what]++
}

/** Whether it has been activated with Audacity this round, and no other one has taken that. */
const hadAudacity = roundMemory<boolean>('three-jokers/had-audacity', false)

/** bmg3/trait/three-jokers: what one of them has used another may use again. */
function* passAround({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  if (owner.audacity) return
  const lenders = game.state.models.filter(
    (friend) =>
      friend !== owner &&
      friend.seat === owner.seat &&
      friend.activated &&
      hasTrait(game, friend, id) &&
      recall(friend, hadAudacity),
  )
  const lender = yield* chooseModelOrNone(game, owner.seat, lenders, {
    rule,
    name: id,
    prompt: `Whose Audacity does ${labelOf(game, owner)} take?`,
  })
  if (lender === undefined) return
  forget(lender, hadAudacity)
  giveAudacity(game, owner)
}

const isVictim = (game: Play, model: Model): boolean =>
  profileOf(game, model).alias.startsWith('Joker’s Victim') ||
  profileOf(game, model).alias.startsWith("Joker's Victim")

/** bmg3/trait/find-the-better-joker: a lost model returns where the next one falls. */
function* replaceVictim({ game, owner, id, rule }: Bmg3Scope, fallen: Model): Rule<void> {
  const beside = (model: Model) => ({
    model,
    beside: fallen,
    reason: 'Find the Better Joker',
    rule,
  })
  const lost = game.state.models.filter(
    (model) =>
      model.seat === owner.seat &&
      model.condition === 'casualty' &&
      isVictim(game, model) &&
      hasRoomBeside(game, beside(model)),
  )
  const model = yield* chooseModelOrNone(game, owner.seat, lost, {
    rule,
    name: id,
    prompt: 'Who laughs in its place?',
  })
  if (model === undefined) return
  model.condition = 'away'
  model.stun = 0
  model.injury = 0
  if ((yield* placeBeside(game, beside(model))) === undefined) model.condition = 'casualty'
}

const isCatwoman = (game: Play, model: Model | undefined): boolean =>
  model !== undefined && isCalled(profileOf(game, model), 'catwoman')

const catNear = (game: Play, owner: Model): Model | undefined =>
  game.state.models.find((model) => isCatwoman(game, model) && within(game, owner, model, 8))

/** A free Effort in a fight with any model but the cat. */
const boldness = ({ game, owner, purpose, strike }: Bmg3Case): number => {
  const cat = catNear(game, owner)
  if (cat === undefined || !(purpose === 'attack' || isDefending(purpose))) return 0
  const foe = strike?.attacker === owner ? strike.target : strike?.attacker
  return foe === cat ? 0 : 1
}

/** bmg3/trait/explosive-arrival: with a bang, in the middle of everything. */
function* burstIn({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const prompt = `Does ${labelOf(game, owner)} arrive now?`
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
  if ((yield* place(game, { model: owner, reason: 'Explosive Arrival', rule })) === undefined) return
  owner.usedThisRound.push(id)
  const body = bodyOf(game, owner)
  const at = touchingSpot(body, MARKER_RADIUS, { x: body.x + 1000, y: body.y })
  const smoke = addMarker(game, 'smoke', { x: at.x, y: at.y, z: body.z }, owner.seat)
  remember(smoke, goesAtRecount, true)
  for (const model of game.state.models)
    if (model !== owner && withinOfMarker(game, model, smoke, 4)) yield* sufferPoison(game, model, owner)
}

const jokes = standsFor('Bite the Dust', 'Let Them In On The Joke')

/** Whether a loss of the other crew was the doing of the owner's. */
const isOwnDoing = (owner: Model, victim: Model, by: Model | undefined): boolean =>
  by !== undefined && by.seat === owner.seat && areEnemies(owner, victim)

/** The enemies that are dying near enough: something may still save them. */
const dyingNear = roundMemory<readonly ModelId[]>('true-psychopath/dying-near', [])

/** How many stuns of an attack Really Huge models have ignored, by model. */
const stunsIgnored = memory<Readonly<Record<string, number>>>('really-huge/ignored', {})

/** The enemies that it finds fun. */
const fun = memory<readonly ModelId[]>('youre-fun/enemies', [])

/** Traits of the many models called the Joker, and of their followers. */
export const jokers: Bmg3Rules = {
  bloodlust: {
    name: 'Bloodlust',
    text: 'Enemies that it knocks out or takes out of the game count twice for your objectives.',
    on: {
      'knocked-out': ({ game, owner, victim, by }) =>
        by === owner && areEnemies(owner, victim) ? countAgain(game, owner, 'kos') : undefined,
      casualty: ({ game, owner, victim, by }) =>
        by === owner && areEnemies(owner, victim) ? countAgain(game, owner, 'casualties') : undefined,
    },
  },
  'true-psychopath': {
    name: 'True Psychopath',
    text: 'Enemies that your crew takes out of the game within 8" of it count twice for your objectives.',
    on: {
      dying: ({ game, owner, victim, by }) => {
        forgetAmong(owner, dyingNear, victim.id)
        if (isOwnDoing(owner, victim, by) && within(game, owner, victim, 8))
          rememberAmong(owner, dyingNear, victim.id)
      },
      casualty: ({ game, owner, victim }) =>
        isAmong(owner, dyingNear, victim.id) ? countAgain(game, owner, 'casualties') : undefined,
    },
  },
  'three-jokers': {
    name: 'Three Jokers',
    text: 'All three are recruited together, and take one place. If it activates without Audacity, it may take that of another of them who has activated with Audacity this round.',
    on: {
      'activation-start': (it) => (it.active === it.owner ? passAround(it) : undefined),
      // Whatever way it came by it: from Raise the Plan, from another of them, or as a Trickster.
      'activation-end': ({ owner, active }) => {
        if (active === owner && owner.audacity) remember(owner, hadAudacity, true)
      },
    },
  },
  'find-the-better-joker': {
    name: 'Find the Better Joker',
    text: 'When an enemy within 8" is taken out of the game, one of your Joker’s Victims that was lost before may be placed in contact with it first, unhurt.',
    on: {
      dying: (it) =>
        it.death.averted === undefined &&
        areEnemies(it.owner, it.victim) &&
        within(it.game, it.owner, it.victim, 8)
          ? replaceVictim(it, it.victim)
          : undefined,
    },
  },
  'lunatic-laugh': {
    name: 'Lunatic Laugh',
    text: 'Special: until the round ends enemies within 8" and in its sight roll a die less in their defence.',
    special: {
      until: 'round',
      text: 'Enemies within 8" and in its sight roll a die less in their defence.',
      keyword: true,
    },
    around: {
      'defense-dice': ({ game, owner, about, id }) =>
        hasEffect(owner, id) && isTarget(game, owner, about, { side: 'enemy', within: 8, seen: true })
          ? -1
          : 0,
    },
  },
  'really-huge': {
    name: 'Really Huge',
    text: 'Up to three stuns of every enemy attack are ignored.',
    on: {
      harming: ({ owner, harm }) => {
        if (harm.to === owner && harm.strike !== undefined && areEnemies(owner, harm.strike.attacker)) {
          const { attack } = harm.strike
          const before = recall(attack, stunsIgnored)[owner.id] ?? 0
          const ignored = Math.max(0, Math.min(3 - before, harm.stun))
          harm.stun -= ignored
          remember(attack, stunsIgnored, { ...recall(attack, stunsIgnored), [owner.id]: before + ignored })
        }
      },
    },
  },
  'the-one-and-only-joker': {
    name: 'The One and Only Joker',
    text: 'At the start of its activation, with no enemy within 4", you may take Front Row Seats from your deck, show it, and shuffle.',
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (active !== owner || targetsOf(game, owner, { side: 'enemy', within: 4 }).length > 0) return
        yield* searchDeck(game, owner, {
          rule,
          fits: standsFor('Let Them In On The Joke'),
          optional: true,
          shown: true,
        })
      },
    },
  },
  'aware-of-what-he-did': {
    name: 'Aware of What He Did',
    text: 'Special: take a card of the Violence type from your deck, and shuffle.',
    action: searching(
      'card of the Violence type',
      (game, card) => game.content.book.cards[card]?.type === 'violence',
    ),
  },
  'catwomans-target': {
    name: 'Catwoman’s Target',
    text: 'Catwoman attacks it with two free Efforts. With Catwoman within 8" it has a free Effort in attack and defence against anybody else.',
    own: { 'free-efforts': boldness },
    foe: {
      'free-efforts': ({ game, owner, about, purpose, strike }) =>
        purpose === 'attack' && strike?.target === owner && isCatwoman(game, about) ? 2 : 0,
    },
  },
  'youre-fun': {
    name: 'You’re Fun',
    text: 'In the first Raise the Plan you pick an enemy. Whenever a card is scored in that one’s activation, this model has a Manipulate action more this round.',
    on: {
      *'plan-start'({ game, owner, id, rule }) {
        if (game.state.round !== 1) return
        const enemies = game.state.models.filter((model) => areEnemies(owner, model) && isOnTable(model))
        const asking = { rule, name: id, prompt: 'Who is fun?' }
        const target = yield* chooseModel(game, owner.seat, enemies, asking)
        if (target !== undefined) rememberAmong(owner, fun, target.id)
      },
      'objective-scored': ({ game, owner, id }) => {
        const { activation } = game.state
        if (activation === undefined || !isAmong(owner, fun, activation.model)) return
        addEffect(game, owner, id, { until: 'round', value: 1 })
      },
    },
    effect: {
      text: 'Has Manipulate actions more in its activation this round.',
      on: {
        'activation-start': ({ game, owner, active, id, rule }) => {
          if (active !== owner) return
          for (let left = effectOn(owner, id)?.value ?? 0; left > 0; left--)
            grantExtraAction(game, owner, { kind: 'manipulate', source: rule })
        },
      },
    },
  },
  'explosive-arrival': {
    name: 'Explosive Arrival',
    text: 'Is not deployed, but may be given Audacity. When you score a card in an activation of a friend, it may be placed anywhere, with smoke beside it that poisons all others within 4" and does not blind it. The smoke is gone after the Recount.',
    always: true,
    own: {
      'stays-away': true,
      'plans-from-afar': ({ owner }) => owner.condition === 'away',
      'ignores-smoke': ({ owner, id }) => owner.usedThisRound.includes(id),
    },
    on: {
      'objective-scored': (it) => {
        const { game, owner, playing } = it
        const { activation } = game.state
        const friend = activation === undefined ? undefined : modelOf(game, activation.model)
        return owner.condition === 'away' && playing.seat === owner.seat && friend?.seat === owner.seat
          ? burstIn(it)
          : undefined
      },
    },
  },
  'explosive-personality': {
    name: 'Explosive Personality',
    text: 'While it is on the table any friend may spend a Special action to take Guest of Honour or Front Row Seats from your deck, and shuffle. Curtain Call is worth a victory point more to you, wherever it is.',
    always: true,
    lends: {
      kind: 'special',
      label: 'Explosive Personality: look for a card',
      why: ({ game, owner }) => {
        if (!isOnTable(owner)) return false
        return hasInDeck(game, owner, jokes) ? undefined : 'Your deck has no such card.'
      },
      perform: findJoke,
    },
    action: {
      kind: 'special',
      label: 'Explosive Personality: look for a card',
      why: ({ game, owner }) => (hasInDeck(game, owner, jokes) ? undefined : 'Your deck has no such card.'),
      perform: findJoke,
    },
    on: {
      'objective-scored': ({ game, owner, playing, rule }) => {
        if (playing.seat !== owner.seat || !standsFor('Stage Play')(playing.card)) return
        crewOf(game, owner.seat).victoryPoints++
        game.emit({
          name: 'victory-point',
          text: `${owner.seat} has a victory point more.`,
          rule,
        })
      },
    },
  },
}

function* findJoke({ game, owner, rule }: Bmg3Scope): Rule<void> {
  yield* searchDeck(game, owner, { rule, fits: jokes })
}
