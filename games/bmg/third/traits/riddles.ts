import {
  areEnemies,
  bodyOf,
  enemiesOf,
  hasTrait,
  isConscious,
  markerBody,
  moveMarker,
  opponentOf,
  profileOf,
  sees,
  seesSpot,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseNumber,
  forget,
  memory,
  type Rule,
  recall,
  remember,
  sumOf,
} from '@gargoyle/engine'
import { cardNamed, discard, noteLook, shuffleDeck, takeFrom } from '../cards/hand.ts'
import { score } from '../cards/objectives.ts'
import { isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, chooseMarkerOrNone, isActive, offer, suspectsNear } from './helpers.ts'
import { kindsIn } from './search-deck.ts'
import { onTarget, outwits } from './special-actions.ts'

/** Whether a suspect was dropped as a Riddle. */
export const isRiddle = memory<boolean>('drop-a-riddle/riddle', false)

/** The number that was written on a suspect. */
export const numberWritten = memory<number | null>('a-challenge-for-you/number', null)

/** The number that lies on a suspect, if there is one. */
export const numberOn = (suspect: Pick<Marker, 'memory'>): number | undefined =>
  recall(suspect, numberWritten) ?? undefined

function writeNumber(game: Play, suspect: Marker, number: number): void {
  remember(suspect, numberWritten, number)
  game.emit(() => ({
    name: 'number',
    text: `A suspect bears the number ${number}.`,
    about: { marker: suspect.id },
  }))
}

/** bmg3/trait/wizard-of-quiz: one of the opponent's next two cards goes under the deck. */
function* quiz({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const theirs = crewOf(game, opponentOf(game, owner.seat))
  if (theirs.deck.length < 2) return
  const looking = {
    rule,
    name: 'wizard-of-quiz-look',
    prompt: 'Look at the next two cards of the opponent?',
  }
  if (!(yield* offer(game, owner.seat, looking))) return
  const top = theirs.deck.slice(-2)
  noteLook(game, owner.seat)
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'Which of the next two cards of the opponent goes under the deck?',
      rule,
      options: [...new Set(top)].map((card) => ({
        id: card,
        label: cardNamed(game, card).name,
        about: { card },
      })),
    }),
  )
  theirs.deck.splice(-2)
  top.splice(top.indexOf(picked), 1)
  theirs.deck.push(...top)
  discard(theirs, picked)
}

const isPuzzled = (game: Play, owner: Model, enemy: Model, suspect: Marker): boolean =>
  areEnemies(owner, enemy) &&
  isConscious(enemy) &&
  withinOfMarker(game, enemy, suspect, 8) &&
  sees(game, enemy, owner) &&
  seesSpot(game, enemy, markerBody(suspect))

/** bmg3/trait/quiz-master: any card of the deck instead of the next one. */
function* lookUp({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  const found = kindsIn(crew.deck, () => true)
  if (found.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'Which card do you take from your deck instead of drawing?',
      rule,
      options: [
        ...found.map((card) => ({
          id: card,
          label: cardNamed(game, card).name,
          about: { card },
          value: card,
        })),
        { id: 'none', label: 'None: draw as usual', about: {}, value: undefined },
      ],
    }),
  )
  if (picked === undefined) return
  takeFrom(crew.deck, picked)
  crew.hand.push(picked)
  shuffleDeck(game, owner.seat)
  game.emit({
    name: 'revealed',
    text: `${owner.seat} takes ${cardNamed(game, picked).name}.`,
    rule,
  })
}

const sharesCrew = (game: Play, a: Model, b: Model): boolean =>
  a === b || profileOf(game, a).affiliations.some((each) => profileOf(game, b).affiliations.includes(each))

/** bmg3/trait/objectives-puzzles-everywhere: every number scores a card of as many points. */
function* solvePuzzles({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  for (const suspect of suspectsOf(game, owner.seat)) {
    const number = numberOn(suspect)
    if (number === undefined) continue
    const fitting = kindsIn(crew.hand, (card) => cardNamed(game, card).victoryPoints === number)
    if (fitting.length === 0) continue
    const picked = yield* ask(
      game,
      owner.seat,
      choose({
        name: id,
        prompt: `Which card does the number ${number} accomplish?`,
        rule,
        options: [
          ...fitting.map((card) => ({
            id: card,
            label: cardNamed(game, card).name,
            about: { card },
            value: card,
          })),
          { id: 'none', label: 'None of them', about: {}, value: undefined },
        ],
      }),
    )
    if (picked === undefined) continue
    forget(suspect, numberWritten)
    takeFrom(crew.hand, picked)
    yield* score(game, owner.seat, picked)
  }
}

const dropped = (game: Play, owner: Model): SuspectOrder => ({
  seat: owner.seat,
  by: owner,
  near: { of: bodyOf(game, owner), inches: 4 },
  reason: 'Drop a Riddle',
})

/** The first of several in a crew speaks for all of them. */
const isFirst = (game: Play, owner: Model, trait: string): boolean =>
  game.state.models.find((model) => model.seat === owner.seat && hasTrait(game, model, trait)) === owner

/** Traits about riddles. */
export const riddles: Bmg3Rules = {
  'a-challenge-for-you': {
    name: 'A Challenge for You',
    text: 'Whenever its crew places a suspect, its player puts a number from 1 to 6 on it, which cards look for.',
    always: true,
    on: {
      *'suspect-placed'({ game, owner, suspect, rule, id }) {
        if (suspect.seat !== owner.seat || numberOn(suspect) !== undefined) return
        if (!isFirst(game, owner, id)) return
        const number = yield* ask(
          game,
          owner.seat,
          chooseNumber({
            name: 'number',
            prompt: 'Which number does the suspect get?',
            rule,
            min: 1,
            max: 6,
          }),
        )
        writeNumber(game, suspect, number)
      },
    },
  },
  'wizard-of-quiz': {
    name: 'Wizard of Quiz',
    text: 'When it places a suspect within 8" of an enemy that sees both, you may look at the next two cards of the opponent: one goes under their deck, the other stays on top.',
    on: {
      'suspect-placed': (it) =>
        it.by === it.owner &&
        enemiesOf(it.game, it.owner.seat).some((enemy) => isPuzzled(it.game, it.owner, enemy, it.suspect))
          ? quiz(it)
          : undefined,
    },
  },
  'quiz-master': {
    name: 'Quiz Master',
    text: 'When you have played a card as an objective in its activation, you may take any card of your deck instead of drawing, and shuffle.',
    on: {
      'objective-played': (it) =>
        it.playing.seat === it.owner.seat && isActive(it.game, it.owner) ? lookUp(it) : undefined,
    },
  },
  'mind-trick': {
    name: 'Mind Trick',
    text: 'After a model within 8" has revealed a suspect, you may move a suspect up to 4".',
    on: {
      *'suspect-revealed'({ game, owner, reveal: { by }, id, rule }) {
        if (by !== owner && !within(game, owner, by, 8)) return
        const suspects = game.state.markers.filter(({ kind }) => kind === 'suspect')
        const asking = { rule, name: id, prompt: 'Which suspect is moved up to 4"?' }
        const marker = yield* chooseMarkerOrNone(game, owner.seat, suspects, asking)
        if (marker !== undefined)
          yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Mind Trick', rule })
      },
    },
  },
  'conundrum-champion': {
    name: 'Conundrum Champion',
    text: 'Special: an enemy within 8" and in sight that loses an opposed Willpower roll suffers Enervating (2).',
    action: onTarget(
      { side: 'enemy', within: 8, seen: true, only: 'conscious' },
      'Who is asked?',
      function* ({ game, owner, target, rule }) {
        if (yield* outwits(game, owner, target, rule)) yield* sufferEnervating(game, target, 2, owner)
      },
    ),
  },
  'drop-a-riddle': {
    name: 'Drop a Riddle',
    text: 'Special: if you have played two resources or more this round, place a suspect within 4" of this model, which is a Riddle.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => {
        if (crewOf(game, owner.seat).round.resourcesPlayed < 2)
          return 'You have not played two resources this round.'
        return freeSuspectSpot(game, dropped(game, owner)) === undefined
          ? 'There is no place for a suspect.'
          : undefined
      },
      *perform({ game, owner }) {
        const riddle = yield* placeSuspect(game, dropped(game, owner))
        remember(riddle, isRiddle, true)
      },
    },
  },
  'bot-mechanic': {
    name: 'Bot Mechanic',
    text: 'Special: a model with Bot within 4" and in sight loses up to three damage markers.',
    action: onTarget(
      ({ game }) => ({
        side: 'any',
        within: 4,
        seen: true,
        if: (bot) => hasTrait(game, bot, 'bot') && isHurt(bot),
      }),
      'Which Bot is mended?',
      function* ({ game, owner, target }) {
        yield* heal(game, target, 3, owner.seat)
      },
    ),
  },
  'can-you-solve-this': {
    name: 'Can You Solve This? (X)',
    text: 'Once a round, in its activation, a die of X or more lets it move a suspect within 4" up to 4".',
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ game, owner }) =>
        suspectsNear(game, owner, 4).length > 0 ? undefined : 'No suspect is within 4".',
      *perform({ game, owner, args, rule }) {
        const roll = game.dice.roll({ purpose: 'Can You Solve This?', seat: owner.seat, rule })
        if (sumOf(roll) < Number(args[0] ?? 4)) return
        const near = suspectsNear(game, owner, 4)
        const marker = yield* chooseMarker(game, owner.seat, near, {
          rule,
          prompt: 'Which suspect is moved?',
        })
        if (marker !== undefined)
          yield* moveMarker(game, {
            marker,
            upTo: 4,
            chooser: owner.seat,
            reason: 'Can You Solve This?',
            rule,
          })
      },
    },
  },
  'objectives-puzzles-everywhere': {
    name: 'Objectives & Puzzles Everywhere',
    text: 'Its crew accomplishes no objective as others do. Whenever a model of its affiliation places a suspect, a die of three sides says which number lies on it. At the end of the round each number accomplishes a card of your hand that is worth as many points, and is gone.',
    always: true,
    own: { 'puzzles-only': true },
    around: { 'puzzles-only': ({ owner, about }) => owner.seat === about.seat },
    on: {
      'suspect-placed': ({ game, owner, suspect, by, rule }) => {
        if (suspect.seat !== owner.seat || numberOn(suspect) !== undefined) return
        if (by === undefined || !sharesCrew(game, owner, by)) return
        const roll = game.dice.roll({ purpose: 'Puzzle', seat: owner.seat, rule })
        writeNumber(game, suspect, Math.ceil(sumOf(roll) / 2))
      },
      'recount-start': solvePuzzles,
    },
  },
}
