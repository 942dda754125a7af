import { opponentOf } from '@gargoyle/bmg-common'
import { sumOf } from '@gargoyle/engine'
import type { Resource } from '../cards/card.ts'
import { crewOf } from '../model/crew.ts'
import {
  disrupt,
  embolden,
  exchange,
  give,
  hasFired,
  hurt,
  lay,
  mend,
  movers,
  pick,
  pickSome,
  reload,
  run,
  sift,
  spy,
  takeInitiative,
} from './deeds.ts'
import { hurtFriends, standing } from './looks.ts'
import { type CardDamage, cardDamageWords, countInWords, numberWords } from './resource-words.ts'
import { inPhase, whenRevealed, whenTheyPlay } from './timings.ts'

/** Resources that cards of several crews have, each with its own numbers: those of the phases, and those that answer. */

/** Friends recover. */
export const patchUp = (cost: number, friends: number, markers: number): Resource<'recount'> =>
  inPhase('recount', {
    cost,
    text:
      friends === 1
        ? `A friend heals ${countInWords(markers, 'marker')}.`
        : `Up to ${numberWords[friends] ?? friends} friends heal ${countInWords(markers, 'marker')} each.`,
    why: ({ game, seat }) => (hurtFriends(game, seat).length > 0 ? undefined : 'No friend is hurt.'),
    perform: (it) =>
      pickSome(
        it,
        friends,
        () => hurtFriends(it.game, it.seat),
        'who heals?',
        (model) => mend(it, model, markers),
      ),
  })

/** Friends get Audacity. */
export const newHeart = (cost: number, friends: number, damage: CardDamage = {}): Resource<'plan'> =>
  inPhase('plan', {
    cost,
    text: `${friends === 1 ? 'A friend without Audacity gets' : `Up to ${numberWords[friends] ?? friends} friends without Audacity get`} it for this round${cardDamageWords(damage) === '' ? '' : `, and ${friends === 1 ? 'takes' : 'take'} ${cardDamageWords(damage)}${friends === 1 ? '' : ' each'}`}.`,
    why: ({ game, seat }) =>
      standing(game, seat).some(({ audacity }) => !audacity) ? undefined : 'All of them have Audacity.',
    perform: (it) =>
      pickSome(
        it,
        friends,
        () => standing(it.game, it.seat).filter(({ audacity }) => !audacity),
        'who gets Audacity?',
        function* (model) {
          embolden(it, model)
          yield* hurt(it, model, damage)
        },
      ),
  })

/** Suspects near a friend are safe. */
export const lockedDoors = (cost: number): Resource<'plan'> =>
  inPhase('plan', {
    cost,
    text: 'This round enemies cannot reveal suspects of yours within 2" of a friend of your choice.',
    why: ({ game, seat }) => (standing(game, seat).length > 0 ? undefined : 'No friend is in its senses.'),
    perform: function* (it) {
      const model = yield* pick(it, standing(it.game, it.seat), 'who stands guard?')
      if (model !== undefined) give(it, model, 'card-sentry', 'round')
    },
  })

/** Friends make free Efforts. */
export const steadyNerves = (cost: number, friends: number): Resource<'plan'> =>
  inPhase('plan', {
    cost,
    text: `Up to ${numberWords[friends] ?? friends} friends have a free Effort each time they make some, this round.`,
    perform: (it) =>
      pickSome(
        it,
        friends,
        () => standing(it.game, it.seat),
        'who makes free Efforts?',
        (model) => give(it, model, 'card-nerve', 'round', 1),
      ),
  })

/** Every magazine is filled. */
export const crateOfAmmo = (cost: number): Resource<'recount'> =>
  inPhase('recount', {
    cost,
    text: 'Every friend that has used ammunition gets a magazine back for each of its weapons.',
    why: ({ game, seat }) =>
      standing(game, seat).some((model) => hasFired(game, model)) ? undefined : 'No friend has fired.',
    perform: (it) => {
      for (const model of standing(it.game, it.seat)) reload(it, model)
    },
  })

/** Cards are drawn. */
export const newLeads = (cost: number, cards: number): Resource<'lead'> =>
  inPhase('lead', {
    cost,
    text: `Draw ${countInWords(cards, 'card')}, then discard what is above four.`,
    perform: (it) => sift(it, cards),
  })

/** Cards are exchanged. */
export const secondThoughts = (cost: number, cards: number): Resource<'recount'> =>
  inPhase('recount', {
    cost,
    text: `Exchange up to ${numberWords[cards] ?? cards} cards of your hand.`,
    perform: (it) => exchange(it, cards),
  })

/** The opponent's hand is seen. */
export const openBook = (cost: number): Resource<'lead'> =>
  inPhase('lead', {
    cost,
    text: 'Look at the hand of the opponent, and draw a card.',
    perform: (it) => spy(it, 1),
  })

/** The opponent's plans are upset. */
export const spannerInTheWorks = (cost: number, cards: number): Resource<'lead'> =>
  inPhase('lead', {
    cost,
    text: `The opponent discards ${countInWords(cards, 'card')} at random and draws as many.`,
    why: ({ game, seat }) =>
      crewOf(game, opponentOf(game, seat)).hand.length > 0 ? undefined : 'The opponent has no cards.',
    perform: (it) => disrupt(it, cards),
  })

/** The Initiative is taken. */
export const firstMove = (cost: number): Resource<'lead'> =>
  inPhase('lead', {
    cost,
    text: 'You have the Initiative this round.',
    perform: (it) => takeInitiative(it),
  })

/** A resource of the opponent does nothing, on a die that is high enough; no die is rolled for 1. */
export const calledOff = (cost: number, from: number): Resource<'resource-played'> =>
  whenTheyPlay({
    cost,
    text:
      from <= 1
        ? 'When the opponent plays a resource, it does nothing.'
        : `When the opponent plays a resource, roll a die: on ${from} or more it does nothing.`,
    perform: ({ game, seat, card }, playing) => {
      if (from <= 1 || sumOf(game.dice.roll({ purpose: 'Called off', seat })) >= from)
        playing.stopped = `${game.content.book.cards[card]?.name ?? card}.`
    },
  })

/** Damages the model that reveals a suspect. */
export const boobyTrap = (cost: number, damage: CardDamage): Resource<'suspect-revealed'> =>
  whenRevealed('foe', {
    cost,
    text: `When an enemy has revealed one of your suspects, it takes ${cardDamageWords(damage)}.`,
    perform: (it, { by }) => hurt(it, by, damage),
  })

/** The model that reveals a suspect cannot manipulate any more. */
export const holdTheLine = (cost: number): Resource<'suspect-revealed'> =>
  whenRevealed('foe', {
    cost,
    text: 'When an enemy has revealed one of your suspects, it cannot manipulate anything more this round.',
    perform: (it, { by }) => lay(it, by, 'card-tied-up', 'round'),
  })

/** A friend that has revealed a suspect moves on. */
export const hotTrail = (cost: number, inches: number): Resource<'suspect-revealed'> =>
  whenRevealed('friend', {
    cost,
    text: `When a friend has revealed a suspect, it moves up to ${inches}".`,
    why: ({ game }, { by }) => (movers(game, [by]).length > 0 ? undefined : 'It cannot move.'),
    perform: (it, { by }) => run(it, by, inches),
  })
