import {
  addEffect,
  friendsOf,
  isConscious,
  isInContact,
  labelOf,
  profileOf,
  within,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { rememberAmong } from '@gargoyle/engine'
import { manipulateBlockedReason } from '../activation/actions.ts'
import { canActivate, nextToActivate } from '../activation/activation.ts'
import type { Strike } from '../attack/strike.ts'
import { isCalled } from '../catalogue/called.ts'
import type { Bmg3Rules, Bmg3Scope, Pupil } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { offerFreeAction } from './free-actions.ts'
import { offer } from './helpers.ts'

export const isFriend = (owner: Model, other: Model): boolean => owner !== other && owner.seat === other.seat

/** Whether a crew has a model of that name on the table. */
const hasFriendCalled = (game: Play, owner: Model, name: string, within8 = false): boolean =>
  friendsOf(game, owner.seat).some(
    (friend) =>
      friend !== owner &&
      isCalled(profileOf(game, friend), name) &&
      (!within8 || within(game, owner, friend, 8)),
  )

/** Whether a model that is lost was a friend of that name. */
export const wasFriend = (game: Play, owner: Model, victim: Model, name: string): boolean =>
  isFriend(owner, victim) && isCalled(profileOf(game, victim), name)

const ROBIN = 'robin-boy-wonder'

/** bmg3/trait/the-dynamic-duo: right after Robin, before any other model. */
function* followRobin({ game, owner, id, rule }: Bmg3Scope, active: Model): Rule<void> {
  if (!wasFriend(game, owner, active, ROBIN) || !within(game, owner, active, 8)) return
  if (owner.activated || !canActivate(game, owner)) return
  const asking = {
    rule,
    name: id,
    prompt: `Does ${labelOf(game, owner)} activate right after ${labelOf(game, active)}?`,
  }
  if (yield* offer(game, owner.seat, asking)) rememberAmong(game.state, nextToActivate, owner.id)
}

/** The first strike of an attack for which something holds: bonuses of an attack are had once. */
const isFirst = (strike: Strike, fits: (target: Model) => boolean): boolean =>
  strike.attack.strikes.find(({ target }) => fits(target)) === strike

const isTitan = ({ crew }: Pupil): boolean => crew.every((card) => card.traitIds.has('teen-titans'))

const isTitanCrew = (game: Play, owner: Model): boolean =>
  game.content.cards.every(
    (card, id) => card.seat !== owner.seat || id === owner.id || card.traitIds.has('teen-titans'),
  )

const isMentored = ({ crew, teacher }: Pupil): boolean =>
  crew.some(
    (card) =>
      card !== teacher &&
      card.profile.affiliations.includes('bat-family') &&
      (card.recruitedAs === 'leader' || card.recruitedAs === 'sidekick'),
  )

/** Traits of models that belong together. */
export const crewBonds: Bmg3Rules = {
  assistance: {
    name: 'Assistance',
    text: 'Willpower is 1 higher while Robin (Boy Wonder) of its crew is on the table. If he is taken out of the game, its Strength dice count 1 more for the rest of it.',
    // A K.O. owner loses its friend, too.
    always: true,
    own: {
      willpower: ({ game, owner }) => (isConscious(owner) && hasFriendCalled(game, owner, ROBIN) ? 1 : 0),
    },
    on: {
      casualty: ({ game, owner, victim, id }) => {
        if (wasFriend(game, owner, victim, ROBIN)) addEffect(game, owner, id, { until: 'game' })
      },
    },
    effect: {
      text: 'Strength dice count 1 more.',
      own: { 'strength-roll': 1 },
    },
  },
  'the-dynamic-duo': {
    name: 'The Dynamic Duo',
    text: 'May activate right after Robin (Boy Wonder) of its crew has, within 8", before the opponent does.',
    on: {
      'activation-end': (it) => followRobin(it, it.active),
    },
  },
  'the-sidekick': {
    name: 'The Sidekick',
    text: 'Only follows Batman (Modern Age). Strength dice count 1 more while a Batman of its crew is on the table; when one is taken out of the game, its Willpower is 1 lower for the rest of it.',
    // A K.O. owner loses its friend, too.
    always: true,
    own: {
      'strength-roll': ({ game, owner }) =>
        isConscious(owner) && hasFriendCalled(game, owner, 'batman') ? 1 : 0,
    },
    on: {
      casualty: ({ game, owner, victim, id }) => {
        if (wasFriend(game, owner, victim, 'batman')) addEffect(game, owner, id, { until: 'game' })
      },
    },
    effect: {
      text: 'Willpower is 1 lower.',
      own: { willpower: -1 },
    },
  },
  'teen-titans-founder': {
    name: 'Teen Titans Founder',
    text: 'In a crew of Teen Titans it needs no Batman to lead it, has Reinforced Gloves, its Willpower is 1 higher, and its Strength dice count 1 more.',
    own: {
      willpower: ({ game, owner }) => (isTitanCrew(game, owner) ? 1 : 0),
      'strength-roll': ({ game, owner }) => (isTitanCrew(game, owner) ? 1 : 0),
    },
    teaches: [
      {
        traits: [{ id: 'reinforced-gloves', args: [] }],
        who: (it) =>
          it.pupil === it.teacher && isTitan({ ...it, crew: it.crew.filter((card) => card !== it.teacher) }),
      },
    ],
  },
  mentoring: {
    name: 'Mentoring',
    text: 'Buys one piece of equipment at most. In a crew with a Leader or Sidekick of the Bat Family it has Boy Wonder and True Love (Bruce Wayne), and Bruce Wayne has True Love (Damian Wayne).',
    teaches: [
      {
        traits: [
          { id: 'boy-wonder', args: [] },
          { id: 'true-love', args: ['bruce-wayne'] },
        ],
        who: (it) => it.pupil === it.teacher && isMentored(it),
      },
      {
        traits: [{ id: 'true-love', args: ['damian-wayne'] }],
        who: (it) => it.pupil !== it.teacher && isCalled(it.pupil.profile, 'bruce-wayne') && isMentored(it),
      },
    ],
  },
  'military-teamwork': {
    name: 'Military Teamwork',
    text: 'Other friends roll an attack die more in melee against an enemy in contact with this model, once an attack.',
    around: {
      'attack-dice': ({ game, owner, about, strike }) =>
        strike?.kind === 'melee' &&
        strike.attacker === about &&
        isFriend(owner, about) &&
        isFirst(strike, (target) => isInContact(game, owner, target))
          ? 1
          : 0,
    },
  },
  'block-it-out': {
    name: 'Block It Out!',
    text: 'Batman Beyond of its crew, within 8", may make an Effort in his activation to take a Manipulate action that costs nothing else.',
    lends: {
      kind: 'free',
      label: 'Block It Out!: a Manipulate action',
      limit: 'activation',
      efforts: 1,
      why: ({ game, owner, user }) => {
        if (!isFriend(owner, user) || !isCalled(profileOf(game, user), 'batman-beyond')) return false
        if (!within(game, owner, user, 8)) return 'It is not within 8".'
        // What it could do is not looked at: two who lend each other actions would never stop asking.
        return manipulateBlockedReason(game, user)
      },
      *perform({ game, user, rule }) {
        yield* offerFreeAction(game, user, 'manipulate', {
          rule,
          prompt: 'Which Manipulate action?',
        })
      },
    },
  },
  harlequinade: {
    name: 'Harlequinade',
    text: 'Manipulates only within 8" of a Batman of its crew.',
    own: { 'cannot-manipulate': ({ game, owner }) => !hasFriendCalled(game, owner, 'batman', true) },
  },
}
