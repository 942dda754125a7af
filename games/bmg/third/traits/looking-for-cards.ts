import {
  bodyOf,
  friendsOf,
  hasRank,
  hasRoomBeside,
  isOnTable,
  modelOf,
  opponentOf,
  placeBeside,
  sees,
  within,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { giveBonus } from '../effects/bonuses.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { searching } from './deck-and-hand-tricks.ts'
import { chooseModel, isActive, onceAGame, targetsOf } from './helpers.ts'
import { showHand } from './knowledge.ts'
import { standsFor } from './named-cards.ts'
import { hasInDeck, searchDeck } from './search-deck.ts'
import { actionOn, ruleOf } from './special-actions.ts'

const PIT = 'lazarus-pit-owner'

const pit = standsFor('Reclaim the Lazarus Pit')

const fire = (game: Play, owner: Model, enemy: Model): SuspectOrder => ({
  seat: owner.seat,
  by: owner,
  near: { of: bodyOf(game, enemy), inches: 0 },
  reason: 'Purging Fire',
})

/** bmg3/trait/purging-fire: secrets, or a visitor. */
function* smokeOut(game: Play, owner: Model, suspect: Marker): Rule<void> {
  const rule = ruleOf('purging-fire')
  const beside = (model: Model) => ({ model, beside: suspect, reason: 'Purging Fire', rule })
  const visitors = friendsOf(game, owner.seat).filter((friend) => hasRoomBeside(game, beside(friend)))
  const picked = yield* ask(
    game,
    opponentOf(game, owner.seat),
    choose({
      name: 'purging-fire',
      prompt: 'Do you show your hand, or does an enemy come to the suspect?',
      rule,
      options: [
        { id: 'hand', label: 'Show the hand' },
        ...(visitors.length > 0 ? [{ id: 'visitor', label: 'Let an enemy come' }] : []),
      ],
    }),
  )
  if (picked === 'hand') {
    showHand(game, owner.seat, rule)
    return
  }
  const friend = yield* chooseModel(game, owner.seat, visitors, { rule, prompt: 'Who comes to the suspect?' })
  if (friend !== undefined) yield* placeBeside(game, beside(friend))
}

/** At the start of its activation a card may be looked for. */
const looksAtStart = (id: string, name: string, text: string, fits: (card: string) => boolean): Bmg3Rule => ({
  name,
  text,
  on: {
    *'activation-start'({ game, owner, active }) {
      if (active === owner)
        yield* searchDeck(game, owner, { rule: ruleOf(id), fits, optional: true, shown: true })
    },
  },
})

/** Traits that search the deck for a card, and the like. */
export const lookingForCards: Bmg3Rules = {
  'lazarus-pit-owner': {
    name: 'Lazarus Pit Owner',
    text: 'Once a game, in the activation of any friend, you may take Cities Fall from your deck, and shuffle.',
    action: {
      kind: 'free',
      why: ({ game, owner }) => noPitReason(game, owner),
      perform: ({ game, owner }) => openPit(game, owner),
    },
    lends: {
      kind: 'free',
      label: 'Lazarus Pit Owner: Cities Fall',
      why: ({ game, owner }) => noPitReason(game, owner),
      perform: ({ game, owner }) => openPit(game, owner),
    },
  },
  'final-trial': {
    name: 'Final Trial',
    text: 'When it places a suspect, or another model does in its activation, you may take Like Smoke from your deck, and shuffle.',
    on: {
      *'suspect-placed'({ game, owner, by, rule }) {
        if (by !== owner && !isActive(game, owner)) return
        const fits = standsFor('From the Shadows')
        yield* searchDeck(game, owner, { rule, fits, optional: true })
      },
    },
  },
  'the-tomorrow-knight': looksAtStart(
    'the-tomorrow-knight',
    'The Tomorrow Knight',
    'At the start of its activation you may take They Talk About Us from your deck, show it, and shuffle.',
    standsFor('None of You Are Safe'),
  ),
  'pleasant-surprise': {
    name: 'Pleasant Surprise',
    text: 'Special: take Take Back What Is Ours or Word Gets Around from your deck, and shuffle.',
    action: searching('such card', (_, card) => standsFor('Take Back What Is Ours', 'Informant')(card)),
  },
  'purging-fire': {
    name: 'Purging Fire',
    text: 'Special: place a suspect in contact with an enemy within 8" and in sight. The opponent then shows you their hand, or lets you place a friend in contact with that suspect.',
    action: actionOn(
      'purging-fire',
      'Who is smoked out?',
      ({ game, owner }) => ({
        side: 'enemy',
        within: 8,
        seen: true,
        if: (enemy) => isOnTable(enemy) && freeSuspectSpot(game, fire(game, owner, enemy)) !== undefined,
      }),
      function* ({ game, owner, target }) {
        const suspect = yield* placeSuspect(game, fire(game, owner, target))
        if (suspect !== undefined) yield* smokeOut(game, owner, suspect)
      },
    ),
  },
  'inside-man': {
    name: 'Inside Man',
    text: 'Once a game, in its activation with an enemy within 8" and in sight, you may take Hush Money from your deck, and shuffle.',
    action: {
      kind: 'free',
      limit: 'game',
      why: ({ game, owner }) => {
        if (targetsOf(game, owner, { side: 'enemy', within: 8, seen: true }).length === 0)
          return 'No enemy is within 8" and in sight.'
        return hasInDeck(game, owner, standsFor('Pinched Mobster'))
          ? undefined
          : 'Your deck has no such card.'
      },
      *perform({ game, owner, rule }) {
        yield* searchDeck(game, owner, { rule, fits: standsFor('Pinched Mobster') })
      },
    },
  },
  hitman: {
    name: 'Hitman',
    text: 'Special: with an enemy within 8", take An Example to Others from your deck, and shuffle.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => {
        if (targetsOf(game, owner, { side: 'enemy', within: 8 }).length === 0) return 'No enemy is within 8".'
        return hasInDeck(game, owner, standsFor('The Program')) ? undefined : 'Your deck has no such card.'
      },
      *perform({ game, owner, rule }) {
        yield* searchDeck(game, owner, { rule, fits: standsFor('The Program') })
      },
    },
  },
  'showing-the-ropes': {
    name: 'Showing the Ropes',
    text: 'When you score a card in its activation, another friendly Henchman within 6" gets an Attack and a Defence bonus marker.',
    on: {
      *'objective-scored'({ game, owner, playing, rule }) {
        if (playing.seat !== owner.seat || !isActive(game, owner)) return
        const pupils = targetsOf(game, owner, {
          side: 'friend',
          within: 6,
          if: (friend) => hasRank(game, friend, 'henchman'),
        })
        const asking = { rule, prompt: 'Who learns from it?' }
        const pupil = yield* chooseModel(game, owner.seat, pupils, asking)
        if (pupil === undefined) return
        giveBonus(game, pupil, 'attack', 1)
        giveBonus(game, pupil, 'defense', 1)
      },
    },
  },
  'wah-wah-wah': {
    name: 'Wah! Wah! Wah!',
    text: 'When you score a card in the activation of a friend without Audacity that is within 8" and in sight, you have a resource point more.',
    on: {
      'objective-scored': ({ game, owner, playing }) => {
        const { activation } = game.state
        if (activation === undefined || playing.seat !== owner.seat || activation.audacity) return
        const friend = modelOf(game, activation.model)
        if (friend.seat !== owner.seat || friend === owner) return
        if (within(game, owner, friend, 8) && sees(game, owner, friend)) crewOf(game, owner.seat).resources++
      },
    },
  },
}

function noPitReason(game: Play, owner: Model): string | undefined {
  if (owner.usedThisGame.includes(PIT)) return 'It has been used this game.'
  return hasInDeck(game, owner, pit) ? undefined : 'Your deck has no such card.'
}

function* openPit(game: Play, owner: Model): Rule<void> {
  onceAGame(owner, PIT)
  yield* searchDeck(game, owner, { rule: ruleOf(PIT), fits: pit })
}
