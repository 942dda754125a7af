import {
  addMarker,
  areEnemies,
  bodyOf,
  chooseSpot,
  enemiesOf,
  hasRoomBeside,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  markerBody,
  markersOf,
  modelOf,
  moveMarker,
  opponentOf,
  overlapsMarker,
  placeBeside,
  profileOf,
  removeMarker,
  seesSpot,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { strengthAttack } from '../attack/strength-attack.ts'
import { weaponHas } from '../attack/strike.ts'
import { cardNamed, discard } from '../cards/hand.ts'
import { isCalled } from '../catalogue/called.ts'
import { inflict } from '../damage/harm.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { loseTrait } from '../effects/lost-traits.ts'
import { sufferEnervating, sufferSlow } from '../effects/suffer.ts'
import { sufferTerror } from '../effects/terror.ts'
import {
  freeSuspectSpot,
  isKeptHidden,
  placeSuspect,
  revealable,
  revealSuspect,
  type SuspectOrder,
} from '../manipulate/suspects.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Handlers, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { spendCard } from './deck-and-hand-tricks.ts'
import { offerFreeAction, TACTICAL } from './free-actions.ts'
import {
  chooseMarker,
  chooseMarkerOrNone,
  chooseModel,
  chooseModelOrNone,
  isActive,
  isSpared,
  isTarget,
  offer,
  onceARound,
  suspectsNear,
  targetsOf,
} from './helpers.ts'
import { searchDeck } from './search-deck.ts'
import { ruleOf } from './special-actions.ts'

/** What happens when the owner has placed a suspect. */
const whenPlacing = (deed: (it: Bmg3Scope & { readonly suspect: Marker }) => Rule<void>): Bmg3Handlers => ({
  'suspect-placed': ({ by, ...it }) => (by === it.owner ? deed(it) : undefined),
})

/** Enemies that a marker is near. */
const enemiesAt = (game: Play, owner: Model, marker: Marker, inches: number): readonly Model[] =>
  enemiesOf(game, owner.seat).filter((enemy) => withinOfMarker(game, enemy, marker, inches))

/** bmg3/trait/aggressive-preach: the opponent's next card says what becomes of a listener. */
function* preach({ game, owner }: Bmg3Scope): Rule<void> {
  const theirs = crewOf(game, opponentOf(game, owner.seat))
  const card = theirs.deck.pop()
  if (card === undefined) return
  const { name, type } = cardNamed(game, card)
  discard(theirs, card)
  const rule = ruleOf('aggressive-preach')
  game.emit({ name: 'card-shown', text: `${theirs.seat} shows and discards ${name} (${type}).`, rule })
  const listeners = targetsOf(game, owner, { side: 'enemy', within: 8, only: 'conscious' })
  const target = yield* chooseModel(game, owner.seat, listeners, { rule, prompt: 'Who listens?' })
  if (target === undefined || (yield* isSpared(game, owner, target, rule))) return
  if (type === 'protection' || type === 'control') yield* sufferHypnotize(game, target, owner)
  else yield* sufferEnervating(game, target, 3, owner)
}

const WONDERLAND = 'wonderland'
const isWonderland = ({ notes }: Marker): boolean => notes.includes(WONDERLAND)

/** bmg3/trait/be-my-alice: one suspect leads to Wonderland, another no more. */
function* followRabbit({ game, owner, suspect }: Bmg3Scope & { readonly suspect: Marker }): Rule<void> {
  const rule = ruleOf('be-my-alice')
  const asking = { rule, name: 'be-my-alice', prompt: 'Does this suspect lead to Wonderland?' }
  if (isWonderland(suspect) || !(yield* offer(game, owner.seat, asking))) return
  const others = suspectsOf(game, owner.seat).filter(isWonderland)
  suspect.notes.push(WONDERLAND)
  if (others.length === 0) return
  const plain = yield* chooseMarker(game, owner.seat, others, { rule, prompt: 'Which one does so no more?' })
  if (plain !== undefined) plain.notes = plain.notes.filter((note) => note !== WONDERLAND)
  const left = suspectsOf(game, owner.seat).filter(isWonderland)
  const marker = yield* chooseMarkerOrNone(game, owner.seat, left, { rule, prompt: 'Which one is moved 4"?' })
  if (marker !== undefined)
    yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Be My Alice', rule })
}

/** bmg3/trait/brainwash: a trait is forgotten. */
function* brainwash({ game, owner, suspect }: Bmg3Scope & { readonly suspect: Marker }): Rule<void> {
  const rule = ruleOf('brainwash')
  const near = enemiesAt(game, owner, suspect, 4).filter(({ id }) => traitsLeft(game, id).length > 0)
  const asking = { rule, name: 'brainwash', prompt: 'Who forgets a trait?' }
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

const hidingPlaces = (game: Play, owner: Model): readonly Marker[] =>
  suspectsNear(game, owner, 8, owner.seat).filter((suspect) =>
    hasRoomBeside(game, { model: owner, beside: suspect, reason: 'Deception', rule: ruleOf('deception') }),
  )

const mourned = (victim: Model): string => `holiday ${victim.id}`

/** bmg3/trait/holiday: where the suspect may go. */
function* celebrate(game: Play, owner: Model): Rule<void> {
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
  const asking = { rule: ruleOf('holiday'), name: 'holiday', prompt: 'Beside whom is a suspect placed?' }
  const host = yield* chooseModelOrNone(game, owner.seat, open, asking)
  if (host !== undefined) yield* placeSuspect(game, orderAt(host))
}

const VANDALIZED = 'vandalized'
const vandalized = (game: Play): readonly Marker[] =>
  markersOf(game, 'event').filter(({ notes }) => notes.includes(VANDALIZED))

/** bmg3/trait/more-explosives: something within 4" is marked. */
function* vandalize(game: Play, owner: Model): Rule<void> {
  if (!isOnTable(owner)) return
  const at = yield* chooseSpot(game, owner.seat, {
    name: 'vandalize',
    prompt: 'What within 4" is vandalized?',
    rule: ruleOf('more-explosives'),
    near: { of: bodyOf(game, owner), upTo: 4 },
    marker: true,
    optional: true,
    about: { model: owner.id },
    accept: (spot) => (overlapsMarker(game, spot) ? 'Markers never overlap.' : undefined),
  })
  if (at !== undefined) addMarker(game, 'event', at, owner.seat, [VANDALIZED])
}

/** Noted on a strike at somebody in its senses. */
const STOOD = 'more-explosives: stood'

const TREASURE = 'treasure'

const CAUGHT = 'as-blind-as-a-bat'

/** Traits about suspects and what comes of placing them. */
export const suspectSchemes: Bmg3Rules = {
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
          suspect?.notes.push(WONDERLAND)
        }
      },
      *'suspect-revealed'({ game, owner, reveal: { by, suspect } }) {
        if (suspect.seat !== owner.seat || !isWonderland(suspect) || !areEnemies(owner, by)) return
        yield* searchDeck(game, by, { rule: ruleOf('wonderland'), optional: true })
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
      why: ({ game, owner }) =>
        freeSuspectSpot(game, setBeside(game, owner)) === undefined && hidingPlaces(game, owner).length === 0
          ? 'There is no place for a suspect, and none to go to.'
          : undefined,
      *perform({ game, owner }) {
        const rule = ruleOf('deception')
        yield* placeSuspect(game, setBeside(game, owner))
        const asking = { rule, prompt: 'At which suspect does it turn up?' }
        const suspect = yield* chooseMarker(game, owner.seat, hidingPlaces(game, owner), asking)
        if (suspect !== undefined)
          yield* placeBeside(game, { model: owner, beside: suspect, reason: 'Deception', rule })
      },
    },
  },
  'fear-of-the-dark': {
    name: 'Fear of the Dark',
    text: 'When it places a suspect, it frightens as many enemies within 8" and in sight as suspects of its crew are within 4" of it: each takes two stuns or suffers Terror, as its player likes.',
    on: whenPlacing(function* ({ game, owner }) {
      const rule = ruleOf('fear-of-the-dark')
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
          name: 'fear-of-the-dark',
          prompt: `Does ${labelOf(game, target)} take two stuns?`,
        }
        const stuns = yield* offer(game, target.seat, asking, { yes: 'Two stuns', no: 'Terror' })
        if (stuns) yield* inflict(game, target, { stun: 2, by: owner, cause: 'Fear of the Dark' })
        else yield* sufferTerror(game, target, owner)
      }
    }),
  },
  'he-was-the-best-of-us': {
    name: 'He Was the Best of Us',
    text: 'Enemies within 6" and in its sight reveal no suspects.',
    around: {
      'cannot-reveal': ({ game, owner, about }) =>
        isTarget(game, owner, about, { side: 'enemy', within: 6, seen: true }),
    },
  },
  holiday: {
    name: 'Holiday',
    text: 'When a model is taken out of the game within 8", a suspect may be placed in contact with this model, or with Attorney Harvey Dent of its crew.',
    on: {
      dying: ({ game, owner, victim }) => {
        if (victim !== owner && within(game, owner, victim, 8)) owner.usedThisRound.push(mourned(victim))
        return undefined
      },
      casualty: ({ game, owner, victim }) =>
        owner.usedThisRound.includes(mourned(victim)) ? celebrate(game, owner) : undefined,
    },
  },
  'lets-cool-it-for-now': {
    name: 'Let’s Cool It For Now',
    text: 'Once a round, when it places a suspect, another model within 4" of that gets a Defence bonus or a Defence penalty marker.',
    on: whenPlacing(function* ({ game, owner, suspect }) {
      if (owner.usedThisRound.includes('lets-cool-it-for-now')) return
      const rule = ruleOf('lets-cool-it-for-now')
      const near = targetsOf(game, owner, {
        side: 'any',
        if: (model) => withinOfMarker(game, model, suspect, 4),
      })
      const asking = { rule, name: 'lets-cool-it', prompt: 'Who gets a Defence marker?' }
      const target = yield* chooseModelOrNone(game, owner.seat, near, asking)
      if (target === undefined || !onceARound(owner, 'lets-cool-it-for-now')) return
      const bonus = { rule, name: 'cool-or-hot', prompt: 'A bonus?' }
      giveBonus(
        game,
        target,
        'defense',
        (yield* offer(game, owner.seat, bonus, { yes: 'Bonus', no: 'Penalty' })) ? 1 : -1,
      )
    }),
  },
  'releasing-the-dots': {
    name: 'Releasing the Dots',
    text: 'Special: it reveals an enemy suspect within 8" and in sight.',
    action: {
      kind: 'special',
      why: (it) => (dotted(it).length > 0 ? undefined : 'No enemy suspect is within 8" and in sight.'),
      *perform(it) {
        const asking = { rule: ruleOf('releasing-the-dots'), prompt: 'Which suspect is revealed?' }
        const suspect = yield* chooseMarker(it.game, it.owner.seat, dotted(it), asking)
        if (suspect !== undefined) yield* revealSuspect(it.game, it.owner, suspect)
      },
    },
  },
  'more-explosives': {
    name: 'More Explosives',
    text: 'When it places a suspect, or an attack of its knocks an enemy out, something within 4" may be marked as Vandalized.',
    on: {
      'suspect-placed': ({ game, owner, by }) => (by === owner ? vandalize(game, owner) : undefined),
      'hits-kept': ({ owner, strike }) => {
        const { attacker, attack, sufferer, notes } = strike
        if (attacker === owner && attack.occasion !== 'reaction' && isConscious(sufferer)) notes.add(STOOD)
        return undefined
      },
      struck: ({ game, owner, strike: { attacker, sufferer, notes } }) =>
        attacker === owner && areEnemies(owner, sufferer) && notes.has(STOOD) && sufferer.condition === 'ko'
          ? vandalize(game, owner)
          : undefined,
    },
  },
  kaboom: {
    name: 'KaBoom!',
    text: 'Special: what is Vandalized blows up: a Strength die of 3+ for an injury and a stun against everybody within 2" of it. It is Vandalized no more.',
    action: {
      kind: 'special',
      why: ({ game }) => (vandalized(game).length > 0 ? undefined : 'Nothing is Vandalized.'),
      *perform({ game, owner }) {
        const asking = { rule: ruleOf('kaboom'), prompt: 'What blows up?' }
        const marker = yield* chooseMarker(game, owner.seat, vandalized(game), asking)
        if (marker === undefined) return
        const caught = game.state.models.filter((model) => withinOfMarker(game, model, marker, 2))
        removeMarker(game, marker)
        const damage = { stun: 1, injury: 1 }
        if (caught.length > 0)
          yield* strengthAttack(game, owner, caught, { name: 'KaBoom!', strength: 3, damage })
      },
    },
  },
  'treasure-hunter': {
    name: 'Treasure Hunter',
    text: 'When it hits with Steal, the opponent makes one of their suspects a Treasure. It reveals a Treasure without paying an action for it, and its player may take a card from the deck then.',
    on: {
      *struck({ game, owner, strike }) {
        if (strike.attacker !== owner || !weaponHas(strike.weapon, 'steal') || strike.inflicted === 0) return
        // bmg3/trait/safe-hands: who is immune to Steal suffers none.
        const about = strike.target
        if (applies(game, 'denies-weapon-rule', { about, strike, purpose: 'steal' })) return
        const theirs = opponentOf(game, owner.seat)
        const plain = suspectsOf(game, theirs).filter(({ notes }) => !notes.includes(TREASURE))
        const asking = {
          rule: ruleOf('treasure-hunter'),
          prompt: 'Which of your suspects becomes a Treasure?',
        }
        const suspect = yield* chooseMarker(game, theirs, plain, asking)
        suspect?.notes.push(TREASURE)
      },
    },
    action: {
      kind: 'free',
      label: 'Treasure Hunter: reveal a Treasure',
      why: (it) => (treasures(it).length > 0 ? undefined : 'There is no Treasure it could reveal.'),
      *perform(it) {
        const { game, owner } = it
        const asking = { rule: ruleOf('treasure-hunter'), prompt: 'Which Treasure?' }
        const suspect = yield* chooseMarker(game, owner.seat, treasures(it), asking)
        if (suspect !== undefined && (yield* revealSuspect(game, owner, suspect)))
          yield* searchDeck(game, owner, { rule: ruleOf('treasure-hunter'), optional: true })
      },
    },
  },
  'as-blind-as-a-bat': {
    name: 'As Blind as a Bat',
    text: 'Once in its activation a card of the hand may be discarded to lay a trap. When it places a suspect in a later round, the trap may go off there: enemies within 4" take a stun and suffer Slow (4).',
    action: {
      kind: 'free',
      limit: 'activation',
      label: 'As Blind as a Bat: lay a trap',
      why: ({ game, owner }) => {
        if (owner.lastUse[CAUGHT] !== undefined) return 'A trap is laid already.'
        return crewOf(game, owner.seat).hand.length === 0 ? 'You have no card to discard.' : undefined
      },
      *perform({ game, owner }) {
        if ((yield* spendCard(game, owner, CAUGHT, () => true)) !== undefined)
          owner.lastUse[CAUGHT] = game.state.round
      },
    },
    on: whenPlacing(function* ({ game, owner, suspect }) {
      const laid = owner.lastUse[CAUGHT]
      if (laid === undefined || laid >= game.state.round) return
      const asking = { rule: ruleOf(CAUGHT), name: CAUGHT, prompt: 'Does the trap go off here?' }
      if (!(yield* offer(game, owner.seat, asking))) return
      delete owner.lastUse[CAUGHT]
      for (const enemy of enemiesAt(game, owner, suspect, 4)) {
        yield* inflict(game, enemy, { stun: 1, by: owner, cause: 'Trap' })
        yield* sufferSlow(game, enemy, 4, owner)
      }
    }),
  },
  'sewers-assault': {
    name: 'Sewers Assault',
    text: 'When it comes out of a sewer, it may attack or manipulate at once for nothing, with suspects that it sees within 2". It does not take the same of these twice in a round.',
    own: {
      'place-reach': ({ owner }) => (owner.usedThisRound.includes(SURGING) ? 2 : 0),
      'reveal-reach': ({ owner }) => (owner.usedThisRound.includes(SURGING) ? 2 : 0),
      'cannot-attack': ({ game, owner }) => isActive(game, owner) && hasSurged(owner, 'attack'),
      'cannot-manipulate': ({ game, owner }) => isActive(game, owner) && hasSurged(owner, 'manipulate'),
    },
    on: {
      // What it has done as it came out it does not do again.
      'action-done': ({ owner, action: { actor, kind } }) => {
        if (actor === owner && owner.usedThisRound.includes(SURGING))
          owner.usedThisRound.push(surgedNote(kind === 'manipulate' ? kind : 'attack'))
        return undefined
      },
      'sewer-used': ({ game, owner, by }) => (by === owner ? surge(game, owner) : undefined),
    },
  },
}

const SURGING = 'sewers-assault: surging'
type Tactic = 'attack' | 'manipulate'
const surgedNote = (tactic: Tactic): string => `sewers-assault: ${tactic}`
const hasSurged = (owner: Model, tactic: Tactic): boolean => owner.usedThisRound.includes(surgedNote(tactic))

/** bmg3/trait/sewers-assault */
function* surge(game: Play, owner: Model): Rule<void> {
  const { activation } = game.state
  const taken = activation?.model === owner.id ? activation.taken.map(({ kind }) => kind) : []
  const open = TACTICAL.filter((kind) => !taken.includes(kind))
  owner.usedThisRound.push(SURGING)
  const asked = { rule: ruleOf('sewers-assault'), prompt: 'What does it do as it comes out?' }
  if (isConscious(owner)) yield* offerFreeAction(game, owner, open, asked)
  owner.usedThisRound = owner.usedThisRound.filter((note) => note !== SURGING)
}

const dotted = ({ game, owner }: Bmg3Scope): readonly Marker[] =>
  suspectsNear(game, owner, 8, opponentOf(game, owner.seat)).filter(
    (suspect) => seesSpot(game, owner, markerBody(suspect)) && !isKeptHidden(game, owner, suspect),
  )

const treasures = ({ game, owner }: Bmg3Scope): readonly Marker[] =>
  revealable(game, owner).filter(({ notes }) => notes.includes(TREASURE))
