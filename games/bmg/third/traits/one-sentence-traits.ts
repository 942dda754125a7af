import {
  areEnemies,
  hasRank,
  isOnTable,
  labelOf,
  type ModelId,
  modelOf,
  profileOf,
  within,
} from '@gargoyle/bmg-common'
import { isAmong, memory, recall, remember, rememberAmong } from '@gargoyle/engine'
import { inspireRange } from '../activation/inspire.ts'
import { heal } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Case, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseMarker, chooseModel, isTarget, offer, paysEffort, suspectsNear, targetsOf } from './helpers.ts'
import { onTarget } from './special-actions.ts'

const bossOf = (game: Play, model: Model): Model => modelOf(game, crewOf(game, model.seat).boss)

/** Enemies near a model that could take over its Audacity. */
const heirs = (game: Play, owner: Model): readonly Model[] =>
  targetsOf(game, owner, {
    side: 'enemy',
    within: 8,
    only: 'conscious',
    if: (enemy) => !enemy.activated && !enemy.audacity,
  })

const coldAt = (game: Play, owner: Model, friend: Model): boolean =>
  friend === owner ||
  within(game, owner, friend, 4) ||
  suspectsNear(game, friend, 4).some((suspect) => recall(suspect, frozenSuspect))

/** Whether a model is too far from its Boss to be inspired. */
const isOutOfHand = ({ game, owner }: Bmg3Case): boolean => {
  const boss = bossOf(game, owner)
  return boss !== owner && !(isOnTable(boss) && within(game, owner, boss, inspireRange(game, boss)))
}

/** Noted on an attack for which the Effort to take its hits has been made. */
/** Models that have made the Effort to step in, in an attack. */
const steppedIn = memory<readonly ModelId[]>('fight-me/stepped-in', [])

/** Traits that take a single sentence. */
export const oneSentenceTraits: Bmg3Rules = {
  'security-chief': {
    name: 'Security Chief',
    text: 'Within 4" of its Boss enemies take 1 off their attack dice against that Boss.',
    around: {
      'attack-roll': ({ game, owner, about, strike }) =>
        strike !== undefined &&
        areEnemies(owner, about) &&
        strike.attacker === about &&
        strike.target !== owner &&
        strike.target === bossOf(game, owner) &&
        within(game, owner, strike.target, 4)
          ? -1
          : 0,
    },
  },
  hand: {
    name: 'Hand',
    text: 'Places and reveals suspects only within the range of its Boss’s Inspire.',
    own: { 'cannot-place': isOutOfHand, 'cannot-reveal': isOutOfHand },
  },
  brawler: {
    name: 'Brawler',
    text: 'Gets a Defence bonus marker for every hit it takes.',
    on: {
      struck: ({ game, owner, strike }) => {
        if (strike.sufferer === owner) giveBonus(game, owner, 'defense', strike.hits + strike.strengthHits)
      },
    },
  },
  'fight-me': {
    name: 'Fight Me',
    text: 'When an enemy hits a friend within 4" and in sight, it may make an Effort to take all hits and statuses of that attack itself: one Effort, however many friends are hit.',
    on: {
      *'hits-kept'({ game, owner, strike, rule, id }) {
        const { sufferer, attacker } = strike
        if (sufferer === owner || sufferer.seat !== owner.seat || !areEnemies(attacker, owner)) return
        if (strike.hits + strike.strengthHits === 0) return
        if (!isTarget(game, owner, sufferer, { side: 'friend', within: 4, seen: true })) return
        const paid = isAmong(strike.attack, steppedIn, owner.id)
        const prompt = `Does ${labelOf(game, owner)} ${paid ? '' : 'make an Effort to '}take the hits for ${labelOf(game, sufferer)}?`
        const asking = { name: id, prompt, rule }
        const takes = paid
          ? yield* offer(game, owner.seat, asking)
          : yield* paysEffort(game, owner, { purpose: id, strike }, asking)
        if (!takes) return
        rememberAmong(strike.attack, steppedIn, owner.id)
        strike.sufferer = owner
      },
    },
  },
  'one-armed': {
    name: 'One-Armed',
    text: 'Its defence dice count 1 less.',
    own: { 'defense-roll': -1 },
  },
  'the-professional': {
    name: 'The Professional',
    text: 'Each enemy Leader, Sidekick or Free Agent that it takes out of the game is worth a resource point.',
    on: {
      casualty: ({ game, owner, victim, by }) => {
        const prize = (['leader', 'sidekick', 'free-agent'] as const).some((rank) =>
          hasRank(game, victim, rank),
        )
        if (by === owner && areEnemies(owner, victim) && prize) crewOf(game, owner.seat).resources++
      },
    },
  },
  disarray: {
    name: 'Disarray',
    text: 'Special: the Audacity of an enemy within 8" and in sight goes to another enemy within 8" that is yet to activate and has none.',
    action: onTarget(
      ({ game, owner }) => ({
        side: 'enemy',
        within: 8,
        seen: true,
        if: (enemy) => enemy.audacity && heirs(game, owner).some((other) => other !== enemy),
      }),
      'Who loses its Audacity?',
      function* ({ game, owner, target, rule }) {
        const asking = { rule, name: 'audacity-to', prompt: 'Who gets it?' }
        const heir = yield* chooseModel(game, owner.seat, heirs(game, owner), asking)
        if (heir === undefined) return
        target.audacity = false
        heir.audacity = true
      },
    ),
  },
  'ice-queen': {
    name: 'Ice Queen',
    text: 'Friends of Mr. Freeze within 4" of it or of a Frozen Suspect have a free Effort, and so has it. Once a round, in its activation, a suspect within 4" freezes.',
    own: { 'free-efforts': 1 },
    around: {
      'free-efforts': ({ game, owner, about }) =>
        about.seat === owner.seat &&
        about !== owner &&
        profileOf(game, about).affiliations.includes('mr-freeze') &&
        coldAt(game, owner, about)
          ? 1
          : 0,
    },
    action: {
      kind: 'free',
      limit: 'round',
      label: 'Ice Queen: freeze a suspect',
      why: ({ game, owner }) =>
        suspectsNear(game, owner, 4).some((suspect) => !recall(suspect, frozenSuspect))
          ? undefined
          : 'No suspect within 4" could freeze.',
      *perform({ game, owner, rule }) {
        const near = suspectsNear(game, owner, 4).filter((suspect) => !recall(suspect, frozenSuspect))
        const asking = { rule, prompt: 'Which suspect freezes?' }
        const suspect = yield* chooseMarker(game, owner.seat, near, asking)
        remember(suspect, frozenSuspect, true)
      },
    },
  },
  'the-time-has-come': {
    name: 'The Time Has Come',
    text: 'Special, once a game: in this activation its bare hands do two stuns.',
    special: {
      until: 'activation',
      limit: 'game',
      text: 'Bare hands do two stuns.',
      rearms: ({ weapon }) =>
        weapon.id === 'unarmed' ? { ...weapon, damage: { stun: 2, injury: 0 } } : weapon,
    },
  },
  'energy-absorption': {
    name: 'Energy Absorption',
    text: 'Special: this round stuns of its melee attacks are injuries, and it loses a damage marker for every hit that is not blocked.',
    special: {
      until: 'round',
      text: 'Stuns of its melee attacks are injuries, and every hit heals a marker.',
      on: {
        dealing: ({ owner, harm }) => {
          if (harm.by !== owner || harm.strike?.kind !== 'melee') return
          harm.injury += harm.stun
          harm.stun = 0
        },
        *struck({ game, owner, strike }) {
          if (strike.attacker === owner && strike.kind === 'melee')
            yield* heal(game, owner, strike.hits + strike.strengthHits)
        },
      },
    },
  },
}
