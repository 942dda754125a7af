import {
  areEnemies,
  bodyOf,
  enemiesOf,
  hasRoomBeside,
  hasTrait,
  isOnTable,
  labelOf,
  type ModelId,
  modelOf,
  moveMarker,
  opponentOf,
  placeBeside,
  profileOf,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  forget,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  roundMemory,
} from '@gargoyle/engine'
import { cardNamed, discard, discardableIn } from '../cards/hand.ts'
import { isCalled } from '../catalogue/called.ts'
import { inflict } from '../damage/harm.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { loseTrait } from '../effects/lost-traits.ts'
import { sufferEnervating, sufferSlow } from '../effects/suffer.ts'
import { sufferTerror } from '../effects/terror.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import type { Bmg3Handlers, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { spendCard } from './deck-and-hand-tricks.ts'
import {
  chooseMarker,
  chooseMarkerOrNone,
  chooseModel,
  chooseModelOrNone,
  isSpared,
  offer,
  onceARound,
  suspectsNear,
  targetsOf,
} from './helpers.ts'
import { searchDeck } from './search-deck.ts'

/** What happens when the owner has placed a suspect. */
const whenPlacing = (deed: (it: Bmg3Scope & { readonly suspect: Marker }) => Rule<void>): Bmg3Handlers => ({
  'suspect-placed': ({ by, ...it }) => (by === it.owner ? deed(it) : undefined),
})

/** Enemies that a marker is near. */
const enemiesAt = (game: Play, owner: Model, marker: Marker, inches: number): readonly Model[] =>
  enemiesOf(game, owner.seat).filter((enemy) => withinOfMarker(game, enemy, marker, inches))

/** bmg3/trait/aggressive-preach: the opponent's next card says what becomes of a listener. */
function* preach({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const theirs = crewOf(game, opponentOf(game, owner.seat))
  const card = theirs.deck.pop()
  if (card === undefined) return
  const { name, type } = cardNamed(game, card)
  discard(theirs, card)
  game.emit({ name: 'card-shown', text: `${theirs.seat} shows and discards ${name} (${type}).`, rule })
  const listeners = targetsOf(game, owner, { side: 'enemy', within: 8, only: 'conscious' })
  const target = yield* chooseModel(game, owner.seat, listeners, { rule, prompt: 'Who listens?' })
  if (target === undefined || (yield* isSpared(game, owner, target, rule))) return
  if (type === 'protection' || type === 'control') yield* sufferHypnotize(game, target, owner)
  else yield* sufferEnervating(game, target, 3, owner)
}

/** Whether a suspect leads to Wonderland. */
export const leadsToWonderland = memory<boolean>('wonderland/leads-there', false)

const isWonderland = (suspect: Marker): boolean => recall(suspect, leadsToWonderland)

/** bmg3/trait/be-my-alice: one suspect leads to Wonderland, another no more. */
function* followRabbit({
  game,
  owner,
  suspect,
  id,
  rule,
}: Bmg3Scope & { readonly suspect: Marker }): Rule<void> {
  const asking = { rule, name: id, prompt: 'Does this suspect lead to Wonderland?' }
  if (isWonderland(suspect) || !(yield* offer(game, owner.seat, asking))) return
  const others = suspectsOf(game, owner.seat).filter(isWonderland)
  remember(suspect, leadsToWonderland, true)
  if (others.length === 0) return
  const plain = yield* chooseMarker(game, owner.seat, others, { rule, prompt: 'Which one does so no more?' })
  forget(plain, leadsToWonderland)
  const left = suspectsOf(game, owner.seat).filter(isWonderland)
  const marker = yield* chooseMarkerOrNone(game, owner.seat, left, { rule, prompt: 'Which one is moved 4"?' })
  if (marker !== undefined)
    yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Be My Alice', rule })
}

/** bmg3/trait/brainwash: a trait is forgotten. */
function* brainwash({
  game,
  owner,
  suspect,
  id: name,
  rule,
}: Bmg3Scope & { readonly suspect: Marker }): Rule<void> {
  const near = enemiesAt(game, owner, suspect, 4).filter(({ id }) => traitsLeft(game, id).length > 0)
  const asking = { rule, name, prompt: 'Who forgets a trait?' }
  const target = yield* chooseModelOrNone(game, owner.seat, near, asking)
  if (target === undefined || (yield* isSpared(game, owner, target, rule))) return
  const trait = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'forgotten-trait',
      prompt: `What does ${labelOf(game, target)} forget until the round ends?`,
      rule,
      options: traitsLeft(game, target.id).map((id) => ({
        id,
        label: game.content.book.traits[id]?.name ?? id,
      })),
    }),
  )
  loseTrait(game, target, trait, 'round', owner)
}

const traitsLeft = (game: Play, id: number): readonly string[] =>
  [...game.content.cards[id]!.traitIds].filter((trait) => hasTrait(game, modelOf(game, id), trait))

const setBeside = (game: Play, owner: Model): SuspectOrder => ({
  seat: owner.seat,
  by: owner,
  near: { of: bodyOf(game, owner), inches: 0 },
  reason: 'Deception',
})

const hidingPlaces = ({ game, owner, rule }: Bmg3Scope): readonly Marker[] =>
  suspectsNear(game, owner, 8, owner.seat).filter((suspect) =>
    hasRoomBeside(game, { model: owner, beside: suspect, reason: 'Deception', rule }),
  )

/** Models that have died near it this round. */
const mourned = roundMemory<readonly ModelId[]>('holiday/mourned', [])

/** bmg3/trait/holiday: where the suspect may go. */
function* celebrate({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const hosts = [
    owner,
    ...targetsOf(game, owner, {
      side: 'friend',
      if: (friend) => isCalled(profileOf(game, friend), 'attorney-harvey-dent'),
    }),
  ]
  const orderAt = (host: Model): SuspectOrder => ({
    seat: owner.seat,
    by: owner,
    near: { of: bodyOf(game, host), inches: 0 },
    reason: 'Holiday',
  })
  const open = hosts.filter((host) => isOnTable(host) && freeSuspectSpot(game, orderAt(host)) !== undefined)
  const asking = { rule, name: id, prompt: 'Beside whom is a suspect placed?' }
  const host = yield* chooseModelOrNone(game, owner.seat, open, asking)
  if (host !== undefined) yield* placeSuspect(game, orderAt(host))
}

/** The round in which it has laid a trap. */
const trapLaid = memory<number | null>('as-blind-as-a-bat/laid', null)

/** What else happens when a model places a suspect. */
export const whenPlacingSuspects: Bmg3Rules = {
  'aggressive-preach': {
    name: 'Aggressive Preach',
    text: 'When it places a suspect, the opponent shows and discards the next card of the deck. An enemy within 8" is hypnotized if it is Protection or Control, and suffers Enervating (3) if it is Violence or Menace.',
    on: whenPlacing(preach),
  },
  wonderland: {
    name: 'Wonderland',
    text: 'Before the deployment its player places three suspects that lead to Wonderland. When an enemy reveals one of these, the opponent may take any card from the deck, and shuffles.',
    always: true,
    on: {
      *'zones-chosen'({ game, owner }) {
        for (let left = 3; left > 0; left--) {
          const suspect = yield* placeSuspect(game, { seat: owner.seat, reason: 'Wonderland' })
          remember(suspect, leadsToWonderland, true)
        }
      },
      *'suspect-revealed'({ game, owner, reveal: { by, suspect }, rule }) {
        if (suspect.seat !== owner.seat || !isWonderland(suspect) || !areEnemies(owner, by)) return
        yield* searchDeck(game, by, { rule, optional: true })
      },
    },
  },
  'be-my-alice': {
    name: 'Be My Alice',
    text: 'When it places a suspect, that may lead to Wonderland; then another one that does so no more, and one that does is moved 4".',
    on: whenPlacing(followRabbit),
  },
  brainwash: {
    name: 'Brainwash',
    text: 'When it places a suspect, an enemy within 4" of that may lose one of its traits until the round ends.',
    on: whenPlacing(brainwash),
  },
  deception: {
    name: 'Deception',
    text: 'Special: a suspect is placed in contact with this model; then it is placed in contact with a suspect of its crew within 8".',
    action: {
      kind: 'special',
      why: (it) =>
        freeSuspectSpot(it.game, setBeside(it.game, it.owner)) === undefined && hidingPlaces(it).length === 0
          ? 'There is no place for a suspect, and none to go to.'
          : undefined,
      *perform(it) {
        const { game, owner, rule } = it
        yield* placeSuspect(game, setBeside(game, owner))
        const asking = { rule, prompt: 'At which suspect does it turn up?' }
        const suspect = yield* chooseMarker(game, owner.seat, hidingPlaces(it), asking)
        if (suspect !== undefined)
          yield* placeBeside(game, { model: owner, beside: suspect, reason: 'Deception', rule })
      },
    },
  },
  'fear-of-the-dark': {
    name: 'Fear of the Dark',
    text: 'When it places a suspect, it frightens as many enemies within 8" and in sight as suspects of its crew are within 4" of it: each takes two stuns or suffers Terror, as its player likes.',
    on: whenPlacing(function* ({ game, owner, id, rule }) {
      const done: Model[] = []
      for (let left = suspectsNear(game, owner, 4, owner.seat).length; left > 0; left--) {
        const near = targetsOf(game, owner, {
          side: 'enemy',
          within: 8,
          seen: true,
          if: (enemy) => !done.includes(enemy),
        })
        const target = yield* chooseModel(game, owner.seat, near, { rule, prompt: 'Who is afraid?' })
        if (target === undefined) return
        done.push(target)
        if (yield* isSpared(game, owner, target, rule)) continue
        const asking = {
          rule,
          name: id,
          prompt: `Does ${labelOf(game, target)} take two stuns?`,
        }
        const stuns = yield* offer(game, target.seat, asking, { yes: 'Two stuns', no: 'Terror' })
        if (stuns) yield* inflict(game, target, { stun: 2, by: owner, cause: 'Fear of the Dark' })
        else yield* sufferTerror(game, target, owner)
      }
    }),
  },
  holiday: {
    name: 'Holiday',
    text: 'When a model is taken out of the game within 8", a suspect may be placed in contact with this model, or with Attorney Harvey Dent of its crew.',
    on: {
      dying: ({ game, owner, victim }) => {
        if (victim !== owner && within(game, owner, victim, 8)) rememberAmong(owner, mourned, victim.id)
      },
      casualty: (it) => (isAmong(it.owner, mourned, it.victim.id) ? celebrate(it) : undefined),
    },
  },
  'lets-cool-it-for-now': {
    name: 'Let’s Cool It For Now',
    text: 'Once a round, when it places a suspect, another model within 4" of that gets a Defence bonus or a Defence penalty marker.',
    on: whenPlacing(function* ({ game, owner, suspect, id, rule }) {
      if (owner.usedThisRound.includes(id)) return
      const near = targetsOf(game, owner, {
        side: 'any',
        if: (model) => withinOfMarker(game, model, suspect, 4),
      })
      const asking = { rule, name: 'lets-cool-it', prompt: 'Who gets a Defence marker?' }
      const target = yield* chooseModelOrNone(game, owner.seat, near, asking)
      if (target === undefined || !onceARound(owner, id)) return
      const bonus = { rule, name: 'cool-or-hot', prompt: 'A bonus?' }
      giveBonus(
        game,
        target,
        'defense',
        (yield* offer(game, owner.seat, bonus, { yes: 'Bonus', no: 'Penalty' })) ? 1 : -1,
      )
    }),
  },
  'as-blind-as-a-bat': {
    name: 'As Blind as a Bat',
    text: 'Once in its activation a card of the hand may be discarded to lay a trap. When it places a suspect in a later round, the trap may go off there: enemies within 4" take a stun and suffer Slow (4).',
    action: {
      kind: 'free',
      limit: 'activation',
      label: 'As Blind as a Bat: lay a trap',
      why: ({ game, owner }) => {
        if (recall(owner, trapLaid) !== null) return 'A trap is laid already.'
        return discardableIn(game, crewOf(game, owner.seat).hand).length === 0
          ? 'You have no card to discard.'
          : undefined
      },
      *perform({ game, owner, rule }) {
        if ((yield* spendCard(game, owner, rule, () => true)) !== undefined)
          remember(owner, trapLaid, game.state.round)
      },
    },
    on: whenPlacing(function* ({ game, owner, suspect, id, rule }) {
      const laid = recall(owner, trapLaid)
      if (laid === null || laid >= game.state.round) return
      const asking = { rule, name: id, prompt: 'Does the trap go off here?' }
      if (!(yield* offer(game, owner.seat, asking))) return
      forget(owner, trapLaid)
      for (const enemy of enemiesAt(game, owner, suspect, 4)) {
        yield* inflict(game, enemy, { stun: 1, by: owner, cause: 'Trap' })
        yield* sufferSlow(game, enemy, 4, owner)
      }
    }),
  },
}
