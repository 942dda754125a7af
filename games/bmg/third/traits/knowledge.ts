import {
  addEffect,
  areEnemies,
  effectOn,
  friendsOf,
  hasTrait,
  isOnTable,
  type ModelId,
  markerBody,
  moveMarker,
  opponentOf,
  profileOf,
  removeEffect,
  removeMarker,
  seesSpot,
  within,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseSome,
  forget,
  forgetAmong,
  isAmong,
  type Rule,
  type RuleId,
  recall,
  rememberAmong,
  roundMemory,
  type Seat,
} from '@gargoyle/engine'
import { caughtBy } from '../attack/templates.ts'
import { cardNamed, discard, draw, HAND, noteLook, refill, takeFrom } from '../cards/hand.ts'
import { isCalled } from '../catalogue/called.ts'
import { inflict } from '../damage/harm.ts'
import { sufferSlow } from '../effects/suffer.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { freeOptions, offerFreeAction } from './free-actions.ts'
import {
  chooseMarker,
  chooseMarkerOrNone,
  chooseModelOrNone,
  isActive,
  offer,
  suspectsNear,
} from './helpers.ts'
import { disrupt } from './intel-support.ts'
import { standsFor } from './named-cards.ts'
import { searchDeck } from './search-deck.ts'
import { BOMB, bombBack } from './tasks.ts'

/** Shows a player the opponent's hand. */
export function showHand(game: Play, to: Seat, rule: RuleId): void {
  const seat = opponentOf(game, to)
  const { hand } = crewOf(game, seat)
  noteLook(game, to)
  const names = hand.map((card) => cardNamed(game, card).name).join(', ') || 'nothing'
  game.emit(
    { name: 'hand-shown', text: `${seat} holds ${names}.`, rule, about: { cards: [...hand] } },
    [to],
    {
      others: { name: 'hand-shown', text: `${to} looks at the hand of ${seat}.`, rule },
    },
  )
}

/** bmg3/trait/a-real-change: the player whose hand is shown may respond. */
function* lookAndAnswer({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  showHand(game, owner.seat, rule)
  const seat = opponentOf(game, owner.seat)
  const able = friendsOf(game, seat).filter((model) => freeOptions(game, model, 'manipulate').length > 0)
  const asking = { rule, name: id, prompt: 'Who takes a Manipulate action at once?' }
  const model = yield* chooseModelOrNone(game, seat, able, asking)
  if (model !== undefined)
    yield* offerFreeAction(game, model, 'manipulate', { rule, prompt: 'Which Manipulate action?' })
}

/** bmg3/trait/time-manipulation: the next two cards of a deck, one of which goes under it. */
function* rearrange({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const whose = game.seats.filter((seat) => crewOf(game, seat).deck.length >= 2)
  if (whose.length === 0) return
  const seat = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'At the next two cards of whose deck do you look?',
      rule,
      options: [
        ...whose.map((each) => ({ id: `${each}`, label: `${each}`, value: each })),
        { id: 'none', label: 'Nobody’s', value: undefined },
      ],
    }),
  )
  if (seat === undefined) return
  const { deck } = crewOf(game, seat)
  const top = deck.slice(-2)
  if (seat !== owner.seat) noteLook(game, owner.seat)
  const card = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'card-below',
      prompt: 'Which of the two goes under the deck?',
      rule,
      options: [...new Set(top)].map((id) => ({ id, label: cardNamed(game, id).name, about: { card: id } })),
    }),
  )
  deck.splice(-2)
  top.splice(top.indexOf(card), 1)
  deck.push(...top)
  discard(crewOf(game, seat), card)
}

/** Enemies that it has named, as long as no enemy has activated since, and afterwards. */
const nominated = roundMemory<readonly ModelId[]>('time-control/nominated', [])
const late = roundMemory<readonly ModelId[]>('time-control/late', [])

const BOMB_CLOCK = 'time-bomb'

/** Suspects of either crew that may be made a bomb. */
const bombSpots = (game: Play, owner: Model): readonly Marker[] =>
  suspectsNear(game, owner, 8).filter((suspect) => seesSpot(game, owner, markerBody(suspect)))

/** bmg3/trait/time-bomb: it has run down. */
function* goOff(game: Play, owner: Model, suspect: Marker | undefined): Rule<void> {
  removeEffect(owner, BOMB_CLOCK)
  if (suspect === undefined) return
  for (const model of caughtBy(game, suspect.at)) {
    yield* inflict(game, model, { injury: 1, by: owner, cause: 'Time Bomb' })
    yield* sufferSlow(game, model, 4, owner)
  }
}

/** Friends with a suspect of their crew beside them. */
const investigators = (game: Play, owner: Model): number =>
  friendsOf(game, owner.seat).filter((friend) => suspectsNear(game, friend, 4, owner.seat).length > 0).length

/** bmg3/trait/enough-evidence: one of several cards is kept. */
function* sift(it: Bmg3Scope): Rule<void> {
  const { game, owner, id, rule } = it
  const crew = crewOf(game, owner.seat)
  const cards = crew.deck.slice(-Math.floor(investigators(game, owner) / 2))
  if (investigators(game, owner) < 2 || cards.length === 0) return
  const prompt = `Look at the next ${cards.length === 1 ? 'card' : `${cards.length} cards`}?`
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'evidence',
      prompt: 'Which card do you keep?',
      rule,
      options: [
        ...[...new Set(cards)].map((card) => ({
          id: card,
          label: cardNamed(game, card).name,
          about: { card },
        })),
        { id: 'none', label: 'None of them', about: {} },
      ],
    }),
  )
  crew.deck.splice(-cards.length)
  const kept = cards.indexOf(picked)
  if (kept >= 0) {
    cards.splice(kept, 1)
    crew.hand.push(picked)
  }
  for (const card of cards) discard(crew, card)
  if (cards.some(standsFor('Monitoring', 'Following the Clues'))) yield* moveClue(it)
  yield* refill(game, owner.seat, 0)
}

function* moveClue({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const asking = { rule, name: 'clue', prompt: 'Which suspect of yours is moved up to 4"?' }
  const marker = yield* chooseMarkerOrNone(game, owner.seat, suspectsOf(game, owner.seat), asking)
  if (marker !== undefined)
    yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Enough Evidence', rule })
}

/** bmg3/trait/precognition: a card more, and any card less, Cranial Bombs included. */
function* foresee({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  if (crew.deck.length === 0) return
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt: 'Draw a card?' }))) return
  draw(game, owner.seat, 1)
  const over = crew.hand.length - HAND
  if (over <= 0) return
  const gone = yield* ask(
    game,
    owner.seat,
    chooseSome({
      name: 'precognition-discard',
      prompt: 'Which card goes?',
      rule,
      options: crew.hand.map((card, index) => ({
        id: `${index}`,
        label: cardNamed(game, card).name,
        about: { card },
        value: card,
      })),
      min: over,
      max: over,
    }),
  )
  for (const card of gone) {
    takeFrom(crew.hand, card)
    if (card === BOMB) bombBack(game, owner.seat)
    else discard(crew, card)
  }
}

/** What is counted down on a crew that cannot play resources. */
const SILENCED = 'silenced'

const liars = (game: Play, friend: Model): readonly Marker[] => suspectsNear(game, friend, 4, friend.seat)

/** Traits about what the other side plans, what one finds out, and what time does. */
export const knowledge: Bmg3Rules = {
  'a-real-change': {
    name: 'A Real Change',
    text: 'Once a round, in its activation, you look at the opponent’s hand; then a model of the opponent may take a Manipulate action at once.',
    action: { kind: 'free', limit: 'round', perform: lookAndAnswer },
  },
  'bat-lenses': {
    name: 'Bat-Lenses',
    text: 'When it, or Batman (Robert Pattinson) of its crew, reveals an enemy suspect, you look at the opponent’s hand.',
    on: {
      'suspect-revealed': ({ game, owner, reveal: { by }, rule }) => {
        const bat = by.seat === owner.seat && isCalled(profileOf(game, by), 'batman-robert-pattinson')
        if (by === owner || bat) showHand(game, owner.seat, rule)
      },
    },
  },
  'unmask-the-truth': {
    name: 'Unmask the Truth',
    text: 'When it reveals an enemy suspect, enemies with Intel Support are disrupted once more.',
    on: {
      'suspect-revealed': ({ game, owner, reveal }) => {
        if (reveal.by !== owner) return
        for (const model of game.state.models) if (areEnemies(owner, model)) disrupt(game, model)
      },
    },
  },
  'time-manipulation': {
    name: 'Time Manipulation',
    text: 'When it reveals an enemy suspect, you may look at the next two cards of either deck and put one of them under it.',
    on: {
      'suspect-revealed': (it) => (it.reveal.by === it.owner ? rearrange(it) : undefined),
    },
  },
  'time-control': {
    name: 'Time Control',
    text: 'When it places a suspect, you may name an enemy. If another enemy activates next, and the named one places a suspect in its activation this round, you may take a card from your deck, and shuffle.',
    on: {
      *'suspect-placed'({ game, owner, by, id, rule }) {
        if (by !== undefined && isAmong(owner, late, by.id) && isActive(game, by)) {
          forgetAmong(owner, late, by.id)
          yield* searchDeck(game, owner, { rule, optional: true })
        }
        if (by !== owner) return
        const enemies = game.state.models.filter((model) => areEnemies(owner, model) && isOnTable(model))
        const asking = { rule, name: id, prompt: 'Which enemy do you name?' }
        const target = yield* chooseModelOrNone(game, owner.seat, enemies, asking)
        if (target !== undefined) rememberAmong(owner, nominated, target.id)
      },
      'activation-start': ({ owner, active }) => {
        if (!areEnemies(owner, active)) return
        for (const id of recall(owner, nominated)) if (id !== active.id) rememberAmong(owner, late, id)
        forget(owner, nominated)
      },
    },
  },
  'time-bomb': {
    name: 'Time Bomb',
    text: 'Special: a suspect within 8" and in sight is a bomb, with the number 3. Every Manipulate action within 8" of this model takes 1 off it; at 0 everybody under an Explosive template on the suspect takes an injury and suffers Slow (4), if it is still there.',
    action: {
      kind: 'special',
      why: ({ game, owner, id }) => {
        if (effectOn(owner, id) !== undefined) return 'A bomb of it is ticking.'
        return bombSpots(game, owner).length > 0 ? undefined : 'No suspect is within 8" and in sight.'
      },
      *perform({ game, owner, id, rule }) {
        const asking = { rule, prompt: 'Where is the bomb?' }
        const suspect = yield* chooseMarker(game, owner.seat, bombSpots(game, owner), asking)
        if (suspect === undefined) return
        addEffect(game, owner, id, { until: 'game', args: [`${suspect.id}`], value: 3 })
      },
    },
    on: {
      *'action-done'({ game, owner, action, id }) {
        const clock = effectOn(owner, id)
        if (clock === undefined || action.kind !== 'manipulate') return
        if (action.actor !== owner && !within(game, owner, action.actor, 8)) return
        clock.value--
        if (clock.value > 0) return
        const suspect = game.state.markers.find(({ id }) => `${id}` === clock.args[0])
        yield* goOff(game, owner, suspect)
      },
    },
    effect: {
      text: 'Its bomb is ticking.',
      keyword: true,
    },
  },
  'enough-evidence': {
    name: 'Enough Evidence',
    text: 'At the start of its activation you may look at the next card of your deck for every two friends that have a suspect of yours within 4", keep one and put the others under the deck. If Under Observation or Door to Door is among those, you may move a suspect of yours up to 4".',
    on: {
      'activation-start': (it) => (it.active === it.owner ? sift(it) : undefined),
    },
  },
  precognition: {
    name: 'Precognition',
    text: 'At the start of its activation you may draw a card; what is too much in your hand then may be any card, a Cranial Bomb too. It says how many Efforts it makes against a melee attack after the attacker.',
    own: { 'efforts-last': true },
    on: {
      'activation-start': (it) => (it.active === it.owner ? foresee(it) : undefined),
    },
  },
  'no-more-lies': {
    name: 'No More Lies',
    text: 'In the activation of a friend with Riddler Followers a suspect of yours within 4" of it may be removed: the opponent plays no resources in this activation and the next.',
    action: silences(({ owner }) => owner),
    lends: {
      kind: 'free',
      limit: 'activation',
      label: 'No More Lies',
      why: ({ game, user }) => {
        if (!hasTrait(game, user, 'riddler-followers')) return false
        return liars(game, user).length > 0 ? undefined : 'No suspect of yours is within 4".'
      },
      perform: (it) => silence(it, it.user),
    },
  },
}

function* silence({ game, rule }: Bmg3Scope, user: Model): Rule<void> {
  const suspect = yield* chooseMarker(game, user.seat, liars(game, user), {
    rule,
    prompt: 'Which suspect is removed?',
  })
  if (suspect === undefined) return
  removeMarker(game, suspect)
  crewOf(game, opponentOf(game, user.seat)).counters[SILENCED] = 2
}

function silences(userOf: (it: { readonly owner: Model }) => Model): NonNullable<Bmg3Rule['action']> {
  return {
    kind: 'free',
    limit: 'activation',
    why: (it) => {
      const user = userOf(it)
      if (!hasTrait(it.game, user, 'riddler-followers')) return 'Only for those who follow the Riddler.'
      return liars(it.game, user).length > 0 ? undefined : 'No suspect of yours is within 4".'
    },
    perform: (it) => silence(it, userOf(it)),
  }
}

/** bmg3/trait/no-more-lies: for this activation and the next. */
export const silencedCrews: Bmg3Rule<undefined> = {
  name: 'No More Lies',
  text: 'A crew that was silenced plays no resources until two activations are over.',
  rule: 'bmg3/trait/no-more-lies',
  around: {
    'no-resources': ({ game, about }) => (crewOf(game, about.seat).counters[SILENCED] ?? 0) > 0,
  },
  on: {
    'activation-end': ({ game }) => {
      for (const seat of game.seats) {
        const { counters } = crewOf(game, seat)
        if ((counters[SILENCED] ?? 0) > 0) counters[SILENCED]!--
      }
    },
  },
}
