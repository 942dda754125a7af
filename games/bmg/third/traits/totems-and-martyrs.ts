import {
  addMarker,
  chooseSpot,
  isConscious,
  isOnTable,
  labelOf,
  markerBody,
  markersOf,
  nearMarker,
  overlapsMarker,
  seesSpot,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, chooseNumber, forgetAmong, isAmong, type Rule, remember } from '@gargoyle/engine'
import { cardNamed, shuffleDeck, takeFrom } from '../cards/hand.ts'
import { score } from '../cards/objectives.ts'
import { inflict } from '../damage/harm.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { terrorLeft } from '../effects/terror.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { lurks } from './deployment.ts'
import { offer, onceARound } from './helpers.ts'
import { kindsIn } from './search-deck.ts'
import { ruleOf } from './special-actions.ts'

/** Noted on the marker that a totem is. */
export const TOTEM = 'totem'

const MOST_FAITH = 5

const totemOf = (game: Play, owner: Model): Marker | undefined =>
  markersOf(game, 'event').find(({ seat, notes }) => seat === owner.seat && notes.includes(TOTEM))

const totemFaith = (owner: Model): string => `totem faith ${owner.id}`

const faithOn = (game: Play, owner: Model): number =>
  crewOf(game, owner.seat).counters[totemFaith(owner)] ?? 0

/** bmg3/trait/blackfire-totem: Faith of the pool may be laid on the totem at the start of Raise the Plan. */
function* pray(game: Play, owner: Model): Rule<void> {
  const { counters } = crewOf(game, owner.seat)
  const most = Math.min(counters.faith ?? 0, MOST_FAITH - faithOn(game, owner))
  if (most <= 0 || totemOf(game, owner) === undefined) return
  const laid = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'totem-faith',
      prompt: 'How much Faith is laid on the totem?',
      rule: ruleOf('blackfire-totem'),
      min: 0,
      max: most,
    }),
  )
  counters.faith = (counters.faith ?? 0) - laid
  counters[totemFaith(owner)] = faithOn(game, owner) + laid
}

/** Lets Faith of the totem help a friend that is near it and sees it. Gives how much. */
function* invoke(game: Play, owner: Model, friend: Model, what: string): Rule<number> {
  const totem = totemOf(game, owner)
  if (totem === undefined || friend.seat !== owner.seat || faithOn(game, owner) === 0) return 0
  if (!withinOfMarker(game, friend, totem, 8) || !seesSpot(game, friend, markerBody(totem))) return 0
  const used = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'totem',
      prompt: `Faith of the totem for ${labelOf(game, friend)}: ${what} for each?`,
      rule: ruleOf('blackfire-totem'),
      min: 0,
      max: faithOn(game, owner),
      about: { model: friend.id },
    }),
  )
  crewOf(game, owner.seat).counters[totemFaith(owner)] = faithOn(game, owner) - used
  return used
}

/** bmg3/trait/martyrdom: one of as many cards as friends were lost is scored at once. */
function* testify(game: Play, owner: Model): Rule<void> {
  const lost = game.state.models.filter(
    ({ seat, condition }) => seat === owner.seat && condition === 'casualty',
  ).length
  const crew = crewOf(game, owner.seat)
  const top = kindsIn(crew.deck.slice(-lost), () => true)
  if (lost === 0 || top.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'martyrdom',
      prompt: 'Which card is scored?',
      rule: ruleOf('martyrdom'),
      options: top.map((card) => ({ id: card, label: cardNamed(game, card).name, about: { card } })),
    }),
  )
  takeFrom(crew.deck, picked)
  yield* score(game, owner.seat, picked)
  shuffleDeck(game, owner.seat)
}

/** It lurks again, as before it came. */
function vanishInto(owner: Model): void {
  owner.at = undefined
  owner.condition = 'away'
  remember(owner, lurks, true)
}

/** Traits of believers, and of models that return to the game. */
export const totemsAndMartyrs: Bmg3Rules = {
  'blackfire-totem': {
    name: 'Blackfire Totem',
    text: 'At the start of the game its totem is placed within 4" of a sewer. At the start of Raise the Plan Faith may be laid on it, five at most. A friend within 8" of it that sees it may use that: a die more in a melee attack or a defence, or 1 off the sum of a Willpower roll, for each.',
    on: {
      *deployed({ game, owner, rule }) {
        const sewers = markersOf(game, 'sewer')
        if (sewers.length === 0 || totemOf(game, owner) !== undefined) return
        const at = yield* chooseSpot(game, owner.seat, {
          name: 'place-totem',
          prompt: 'Where does the totem stand?',
          rule,
          near: { of: sewers[0]!.at, upTo: 4 },
          marker: true,
          about: { model: owner.id },
          accept: (spot) => {
            if (overlapsMarker(game, spot)) return 'Markers never overlap.'
            return sewers.some((sewer) => nearMarker(game, spot, sewer, 4))
              ? undefined
              : 'It must be within 4" of a sewer.'
          },
        })
        if (at !== undefined) addMarker(game, 'event', at, owner.seat, [TOTEM])
      },
      'plan-start': ({ game, owner }) => pray(game, owner),
      *'strike-rolls'({ game, owner, strike }) {
        if (strike.kind === 'melee' && strike.template === undefined)
          strike.attackDice += yield* invoke(game, owner, strike.attacker, 'an attack die')
      },
      *'hits-rolled'({ game, owner, strike }) {
        if (strike.kind !== 'melee' || strike.hits === 0) return
        giveBonus(game, strike.target, 'defense', yield* invoke(game, owner, strike.target, 'a defence die'))
      },
      *'skill-rolling'({ game, owner, rolling }) {
        if (rolling.skill === 'willpower')
          rolling.added -= yield* invoke(game, owner, rolling.roller, '1 off the sum')
      },
    },
  },
  martyrdom: {
    name: 'Martyrdom',
    text: 'Before it is taken out of the game, you look at as many of the next cards of your deck as friends are out of the game, score one of them, and shuffle. At the start of each Recount it takes two injuries for each round so far, less one for each Faith counter of its crew.',
    // Who is K.O. can still be taken out of the game.
    always: true,
    on: {
      *dying({ game, owner, victim }) {
        if (victim === owner) yield* testify(game, owner)
      },
      *'recount-start'({ game, owner }) {
        const faith = crewOf(game, owner.seat).counters.faith ?? 0
        const injury = Math.max(0, 2 * game.state.round - faith)
        if (isOnTable(owner) && isConscious(owner))
          yield* inflict(game, owner, { injury, cause: 'Martyrdom' })
      },
    },
  },
  'back-to-the-nightmare': {
    name: 'Back to the Nightmare',
    text: 'Once a round, after an action in which a card has left your Terror pile, it may be taken off the table, and comes back as a Shadowed Nightmare.',
    on: {
      *'action-done'({ game, owner, rule }) {
        if (!isAmong(game.state, terrorLeft, owner.seat)) return
        forgetAmong(game.state, terrorLeft, owner.seat)
        if (!isOnTable(owner) || owner.usedThisRound.includes('back-to-the-nightmare')) return
        const prompt = `Does ${labelOf(game, owner)} go back to the nightmare?`
        const asking = { rule, name: 'back-to-the-nightmare', prompt }
        if (game.state.activation?.model === owner.id || !(yield* offer(game, owner.seat, asking))) return
        onceARound(owner, 'back-to-the-nightmare')
        vanishInto(owner)
      },
    },
  },
}
