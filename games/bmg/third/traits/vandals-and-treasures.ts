import {
  addMarker,
  areEnemies,
  bodyOf,
  chooseSpot,
  isConscious,
  isOnTable,
  markerBody,
  markersOf,
  opponentOf,
  overlapsMarker,
  removeMarker,
  seesSpot,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import {
  forget,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  roundMemory,
} from '@gargoyle/engine'
import { strengthAttack } from '../attack/strength-attack.ts'
import { weaponHas } from '../attack/strike.ts'
import { isKeptHidden, revealable, revealSuspect } from '../manipulate/suspects.ts'
import { suspectsOf } from '../model/crew.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { offerFreeAction, TACTICAL } from './free-actions.ts'
import { chooseMarker, isActive, isTarget, suspectsNear } from './helpers.ts'
import { searchDeck } from './search-deck.ts'

/** Whether a place, or what stands there, was vandalized. */
export const isVandalized = memory<boolean>('more-explosives/vandalized', false)

const vandalized = (game: Play): readonly Marker[] =>
  markersOf(game, 'event').filter((marker) => recall(marker, isVandalized))

/** bmg3/trait/more-explosives: something within 4" is marked. */
function* vandalize({ game, owner, rule }: Bmg3Scope): Rule<void> {
  if (!isOnTable(owner)) return
  const at = yield* chooseSpot(game, owner.seat, {
    name: 'vandalize',
    prompt: 'What within 4" is vandalized?',
    rule,
    near: { of: bodyOf(game, owner), upTo: 4 },
    marker: true,
    optional: true,
    about: { model: owner.id },
    accept: (spot) => (overlapsMarker(game, spot) ? 'Markers never overlap.' : undefined),
  })
  if (at !== undefined) remember(addMarker(game, 'event', at, owner.seat), isVandalized, true)
}

/** Whether who takes the hits of a strike was conscious. */
const wasConscious = memory<boolean>('more-explosives/conscious', false)

/** Whether a suspect is a Treasure. */
export const isTreasure = memory<boolean>('treasure-hunter/treasure', false)

/** Whether it is acting as it comes out of a sewer. */
export const isSurging = roundMemory<boolean>('sewers-assault/surging', false)

type Tactic = 'attack' | 'manipulate'

/** What it has done this round as it came out of a sewer. */
const surges = roundMemory<readonly Tactic[]>('sewers-assault/surges', [])

const hasSurged = (owner: Model, tactic: Tactic): boolean => isAmong(owner, surges, tactic)

/** bmg3/trait/sewers-assault */
function* surge({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const { activation } = game.state
  const taken = activation?.model === owner.id ? activation.taken.map(({ kind }) => kind) : []
  const open = TACTICAL.filter((kind) => !taken.includes(kind))
  remember(owner, isSurging, true)
  const asked = { rule, prompt: 'What does it do as it comes out?' }
  if (isConscious(owner)) yield* offerFreeAction(game, owner, open, asked)
  forget(owner, isSurging)
}

const dotted = ({ game, owner }: Bmg3Scope): readonly Marker[] =>
  suspectsNear(game, owner, 8, opponentOf(game, owner.seat)).filter(
    (suspect) => seesSpot(game, owner, markerBody(suspect)) && !isKeptHidden(game, owner, suspect),
  )

const treasures = ({ game, owner }: Bmg3Scope): readonly Marker[] =>
  revealable(game, owner).filter((suspect) => recall(suspect, isTreasure))

/** Suspects that are revealed, stolen or blown up in ways of their own. */
export const vandalsAndTreasures: Bmg3Rules = {
  'he-was-the-best-of-us': {
    name: 'He Was the Best of Us',
    text: 'Enemies within 6" and in its sight reveal no suspects.',
    around: {
      'cannot-reveal': ({ game, owner, about }) =>
        isTarget(game, owner, about, { side: 'enemy', within: 6, seen: true }),
    },
  },
  'releasing-the-dots': {
    name: 'Releasing the Dots',
    text: 'Special: it reveals an enemy suspect within 8" and in sight.',
    action: {
      kind: 'special',
      why: (it) => (dotted(it).length > 0 ? undefined : 'No enemy suspect is within 8" and in sight.'),
      *perform(it) {
        const asking = { rule: it.rule, prompt: 'Which suspect is revealed?' }
        const suspect = yield* chooseMarker(it.game, it.owner.seat, dotted(it), asking)
        if (suspect !== undefined) yield* revealSuspect(it.game, it.owner, suspect)
      },
    },
  },
  'more-explosives': {
    name: 'More Explosives',
    text: 'When it places a suspect, or an attack of its knocks an enemy out, something within 4" may be marked as Vandalized.',
    on: {
      'suspect-placed': (it) => (it.by === it.owner ? vandalize(it) : undefined),
      'hits-kept': ({ owner, strike }) => {
        const { attacker, attack, sufferer } = strike
        if (attacker === owner && attack.occasion !== 'reaction' && isConscious(sufferer))
          remember(strike, wasConscious, true)
      },
      struck(it) {
        const { owner, strike } = it
        const { attacker, sufferer } = strike
        if (attacker !== owner || !areEnemies(owner, sufferer) || sufferer.condition !== 'ko')
          return undefined
        return recall(strike, wasConscious) ? vandalize(it) : undefined
      },
    },
  },
  kaboom: {
    name: 'KaBoom!',
    text: 'Special: what is Vandalized blows up: a Strength die of 3+ for an injury and a stun against everybody within 2" of it. It is Vandalized no more.',
    action: {
      kind: 'special',
      why: ({ game }) => (vandalized(game).length > 0 ? undefined : 'Nothing is Vandalized.'),
      *perform({ game, owner, rule }) {
        const asking = { rule, prompt: 'What blows up?' }
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
      *struck({ game, owner, strike, rule }) {
        if (strike.attacker !== owner || !weaponHas(strike.weapon, 'steal') || strike.inflicted === 0) return
        // bmg3/trait/safe-hands: who is immune to Steal suffers none.
        const about = strike.target
        if (applies(game, 'denies-weapon-rule', { about, strike, purpose: 'steal' })) return
        const theirs = opponentOf(game, owner.seat)
        const plain = suspectsOf(game, theirs).filter((each) => !recall(each, isTreasure))
        const asking = {
          rule,
          prompt: 'Which of your suspects becomes a Treasure?',
        }
        const suspect = yield* chooseMarker(game, theirs, plain, asking)
        remember(suspect, isTreasure, true)
      },
    },
    action: {
      kind: 'free',
      label: 'Treasure Hunter: reveal a Treasure',
      why: (it) => (treasures(it).length > 0 ? undefined : 'There is no Treasure it could reveal.'),
      *perform(it) {
        const { game, owner } = it
        const asking = { rule: it.rule, prompt: 'Which Treasure?' }
        const suspect = yield* chooseMarker(game, owner.seat, treasures(it), asking)
        if (suspect !== undefined && (yield* revealSuspect(game, owner, suspect)))
          yield* searchDeck(game, owner, { rule: it.rule, optional: true })
      },
    },
  },
  'sewers-assault': {
    name: 'Sewers Assault',
    text: 'When it comes out of a sewer, it may attack or manipulate at once for nothing, with suspects that it sees within 2". It does not take the same of these twice in a round.',
    own: {
      'place-reach': ({ owner }) => (recall(owner, isSurging) ? { raisedTo: 2 } : 0),
      'reveal-reach': ({ owner }) => (recall(owner, isSurging) ? { raisedTo: 2 } : 0),
      'cannot-attack': ({ game, owner }) => isActive(game, owner) && hasSurged(owner, 'attack'),
      'cannot-manipulate': ({ game, owner }) => isActive(game, owner) && hasSurged(owner, 'manipulate'),
    },
    on: {
      // What it has done as it came out it does not do again.
      'action-done': ({ owner, action: { actor, kind } }) => {
        if (actor === owner && recall(owner, isSurging))
          rememberAmong(owner, surges, kind === 'manipulate' ? kind : 'attack')
      },
      'sewer-used': (it) => (it.by === it.owner ? surge(it) : undefined),
    },
  },
}
