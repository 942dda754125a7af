import {
  enemiesOf,
  hasRoomBeside,
  hasTrait,
  isOnTable,
  moveMarker,
  placeBeside,
  sees,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { cardNamed, discard, draw, trimHand } from '../cards/hand.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { sufferTerror } from '../effects/terror.ts'
import { crewOf } from '../model/crew.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseModel, chooseModelOrNone, isActive, offer, targetsOf } from '../traits/helpers.ts'
import { AT_HAND, hurts, stepIn } from '../traits/protecting-others.ts'
import { searchDeck } from '../traits/search-deck.ts'
import { onTarget } from '../traits/special-actions.ts'
import { addFear } from '../weapons/fear.ts'

const SUITS = { spades: 'Spades', clubs: 'Clubs', diamonds: 'Diamonds', hearts: 'Hearts' } as const

/** Cards of the suits that a model has as keywords; the suit is in the card's name. */
const isOfSuit = (game: Play, owner: Model, card: string): boolean =>
  Object.entries(SUITS).some(
    ([id, suit]) => hasTrait(game, owner, id) && cardNamed(game, card).name.endsWith(`of ${suit}`),
  )

const isDreamt = (game: Play, model: Model): boolean => hasTrait(game, model, 'nightmare')

const asking = ({ id, rule }: Pick<Bmg3Scope, 'id' | 'rule'>, prompt: string) => ({ rule, name: id, prompt })

const beside = ({ owner, rule }: Pick<Bmg3Scope, 'owner' | 'rule'>, nightmare: Model) => ({
  model: owner,
  beside: nightmare,
  reason: 'Apparition',
  rule,
})

/** Takes the hits on the owner over to a Nightmare, if its player wants. */
function* hideBehindDream({
  game,
  owner,
  strike,
  id,
  rule,
}: Bmg3Scope & { readonly strike: Parameters<typeof hurts>[0] }): Rule<void> {
  if (!hurts(strike, owner)) return
  const shields = targetsOf(game, owner, {
    ...AT_HAND,
    if: (friend) =>
      isDreamt(game, friend) && !applies(game, 'cannot-be-target', { about: friend, other: strike.attacker }),
  })
  const prompt = 'Which Nightmare takes the hits?'
  const shield = yield* chooseModelOrNone(game, owner.seat, shields, asking({ id, rule }, prompt))
  if (shield !== undefined) stepIn(game, strike, shield)
}

/** Equipment about cards and decks, and about Nightmares. */
export const cardItems: Bmg3Rules = {
  'the-cleaner': {
    name: 'The Cleaner',
    text: 'When it has revealed an enemy suspect, you may draw a card.',
    on: {
      *'suspect-revealed'(it) {
        const { game, owner, reveal } = it
        if (reveal.by !== owner || crewOf(game, owner.seat).deck.length === 0) return
        if (!(yield* offer(game, owner.seat, asking(it, 'Draw a card?')))) return
        draw(game, owner.seat, 1)
        yield* trimHand(game, owner.seat)
      },
    },
  },
  'last-service': {
    name: 'Last Service',
    text: 'When another friend within 8" and in sight is taken out of the game, you may take a card from your deck, and shuffle.',
    on: {
      *dying({ game, owner, victim, death, rule }) {
        if (victim === owner || victim.seat !== owner.seat || death.averted !== undefined) return
        if (!within(game, owner, victim, 8) || !sees(game, owner, victim)) return
        yield* searchDeck(game, owner, { rule, optional: true })
      },
    },
  },
  inspiration: {
    name: 'Inspiration',
    text: 'When you play a card as an objective in its activation, you may take any card of your deck instead of drawing, and shuffle.',
    on: {
      *'objective-played'({ game, owner, playing, rule }) {
        if (playing.seat !== owner.seat || !isActive(game, owner)) return
        yield* searchDeck(game, owner, { rule, optional: true })
      },
    },
  },
  'familiar-with-the-subject': {
    name: 'Familiar with the Subject',
    text: 'When it places a suspect within 4" of an enemy, you may take a card of its suit from your deck, show it, and shuffle.',
    on: {
      *'suspect-placed'({ game, owner, suspect, by, rule }) {
        if (by !== owner) return
        if (!enemiesOf(game, owner.seat).some((enemy) => withinOfMarker(game, enemy, suspect, 4))) return
        yield* searchDeck(game, owner, {
          rule,
          fits: (card) => isOfSuit(game, owner, card),
          optional: true,
          shown: true,
        })
      },
    },
  },
  'intense-fear': {
    name: 'Intense Fear',
    text: 'A Fear card is shuffled into your deck before the crews are deployed.',
    always: true,
    on: { 'cards-drawn': ({ game, owner }) => addFear(game, owner.seat) },
  },
  'working-in-advance': {
    name: 'Working in Advance',
    text: 'Before the first round an enemy suffers Terror.',
    always: true,
    on: {
      *deployed(it) {
        const { game, owner } = it
        const prompt = 'Who suffers Terror before the game?'
        const victim = yield* chooseModel(game, owner.seat, enemiesOf(game, owner.seat), asking(it, prompt))
        if (victim !== undefined) yield* sufferTerror(game, victim, owner)
      },
    },
  },
  apparition: {
    name: 'Apparition',
    text: 'Special: this model is placed in contact with a friend with Nightmare, which is then taken out of the game.',
    action: onTarget(
      (it) => ({
        side: 'friend',
        if: (friend) => isDreamt(it.game, friend) && hasRoomBeside(it.game, beside(it, friend)),
      }),
      'Where does it appear?',
      function* ({ game, owner, target, rule }) {
        if ((yield* placeBeside(game, beside({ owner, rule }, target))) !== undefined)
          yield* becomeCasualty(game, target, undefined)
      },
    ),
  },
  'fear-advantage': {
    name: 'Fear Advantage',
    text: 'When an enemy hits it, a friend with Nightmare within 4" and in its sight may suffer the attack instead, without an Effort.',
    on: { 'hits-kept': hideBehindDream },
  },
  'disposable-nightmare': {
    name: 'Disposable Nightmare',
    text: 'When it is taken out of the game, the next card of your deck goes under it.',
    always: true,
    on: {
      casualty: ({ game, owner, victim }) => {
        const crew = crewOf(game, owner.seat)
        const card = victim === owner && crew.deck.length > 1 ? crew.deck.pop() : undefined
        if (card !== undefined) discard(crew, card)
      },
    },
  },
  'terrible-visage': {
    name: 'Terrible Visage',
    text: 'When it has appeared beside a suspect at the start of its activation, you may move that suspect up to 4".',
    on: {
      *moved({ game, owner, mover, how, rule }) {
        if (mover !== owner || how !== 'place' || !isActive(game, owner) || !isOnTable(owner)) return
        const suspect = touchedSuspect(game, owner)
        if (suspect === undefined) return
        yield* moveMarker(game, {
          marker: suspect,
          upTo: 4,
          chooser: owner.seat,
          reason: 'Terrible Visage',
          rule,
        })
      },
    },
  },
  'intensive-treatment': {
    name: 'Intensive Treatment',
    text: 'A friend with Nightmare whom it makes attack with Subliminal Suggestion may move up to 4" first.',
    // The core of it is where suggestions are made.
    keyword: true,
  },
}

const touchedSuspect = (game: Play, owner: Model): Marker | undefined =>
  game.state.markers.find(
    (marker) =>
      marker.kind === 'suspect' && marker.seat === owner.seat && withinOfMarker(game, owner, marker, 0),
  )
