import {
  addEffect,
  bodyOf,
  chooseSpot,
  isInContact,
  labelOf,
  offerReroll,
  removeEffect,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule, wasRerolled } from '@gargoyle/engine'
import { STRENGTH_DIE } from '../attack/dice.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { cardNamed, discard } from '../cards/hand.ts'
import { inflict, isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { sufferScared, sufferSlow } from '../effects/suffer.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rolled } from '../model/rolled.ts'
import type { ActionRule, Bmg3Rule, Bmg3Rules, Bmg3Scope, OwnEffect } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { magicOn } from '../weapons/magic.ts'
import { onceOnly, type Spell, spellAction } from './casting-spells.ts'
import { type Aimed, chooseModel, onceAGame } from './helpers.ts'

const seen8 = (side: Aimed['side']) => (): Aimed => ({ side, within: 8, seen: true })

/** bmg3/trait/divination: one of the next two cards goes under the deck. */
function* foresee({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  const top = crew.deck.slice(-2)
  if (top.length < 2) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'Which of the next two cards of your deck goes under it?',
      rule,
      options: [...new Set(top)].map((card) => ({
        id: card,
        label: cardNamed(game, card).name,
        about: { card },
      })),
    }),
  )
  crew.deck.splice(crew.deck.lastIndexOf(picked), 1)
  discard(crew, picked)
}

/** A die is rolled again, once a game, and counts as it lay or as it lies. */
function* divine({ game, owner, id, rule }: Bmg3Scope, rolled: Bmg3Rolled): Rule<void> {
  const before = rolled.roll.dice
  // A Strength die that hits may still become a critical hit.
  const open = before.flatMap((die, index) =>
    !wasRerolled(die) && (die.colour === STRENGTH_DIE || !rolled.succeeds(index)) ? [index] : [],
  )
  const prompt = 'Divination: roll a die again? (once a game)'
  if (!(yield* offerReroll(game, owner.seat, rolled, open, { prompt, reason: 'Divination', rule }))) return
  onceAGame(owner, id)
  const index = rolled.roll.dice.findIndex((die, at) => die !== before[at])
  const [was, is] = [before[index]!, rolled.roll.dice[index]!]
  if (was.face === is.face) return
  const kept = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'divination-result',
      prompt: 'Divination: which result counts?',
      rule,
      options: [
        { id: 'new', label: `The new ${is.face}` },
        { id: 'old', label: `The ${was.face} it was` },
      ],
    }),
  )
  if (kept === 'new') return
  const { colour, sides, faces } = is
  const dice = rolled.roll.dice.with(index, { colour, sides, faces, face: was.face })
  rolled.roll = { ...rolled.roll, dice }
  game.emit({ name: id, text: `The ${was.face} counts after all.`, rule })
}

const statusesOf = (game: Play, model: Model): readonly string[] =>
  model.effects
    .filter(({ id }) => LIFTED.includes(id) && game.content.book.effects[id] !== undefined)
    .map(({ id }) => id)

const LIFTED: readonly string[] = [
  'poison',
  'scared',
  'blind',
  'fire',
  'freeze',
  'slow',
  'enervating',
  'sonic',
  'acid',
  'stunned',
  'paralyze',
  'infected',
]

const school = (
  name: string,
  text: string,
  spell: Spell,
  once: ActionRule | undefined,
  effect?: OwnEffect,
): Bmg3Rule => ({
  name,
  text: `${spell.label} (a spell of ours, for ${spell.counters} Magic counter and a Magical test): ${text}`,
  action: [spellAction({ ...spell, tested: true }), ...(once === undefined ? [] : [once])],
  ...(effect === undefined ? {} : { effect }),
})

/** Traits of spellcasters, by school. */
export const magicSchools: Bmg3Rules = {
  divination: {
    ...school(
      'Divination',
      'of the next two cards of your deck one goes under it. Once a game it may also roll one of its dice again and pick which of the two results counts.',
      { label: 'Foresight', counters: 1, kind: 'special', cast: foresee },
      undefined,
    ),
    on: {
      'dice-rolled': (it) =>
        it.rolled.roller === it.owner && !it.owner.usedThisGame.includes(it.id)
          ? divine(it, it.rolled)
          : undefined,
    },
  },
  eldritch: school(
    'Eldritch',
    'an enemy within 8" and in sight takes a Strength die of 4+ for two stuns. Once a game, in its activation, its Attack is 1 higher until the round ends.',
    {
      label: 'Eldritch Bolt',
      counters: 1,
      kind: 'special',
      aim: seen8('enemy'),
      *cast({ game, owner }, target) {
        const damage = { stun: 2, injury: 0 }
        yield* strengthAttack(game, owner, [target], { name: 'Eldritch Bolt', strength: 4, damage })
      },
    },
    onceOnly('Eldritch: Attack +1', 0, undefined, ({ game, owner, id }) => {
      addEffect(game, owner, id, { until: 'round' })
    }),
    { text: 'Attack is 1 higher.', own: { attack: 1 } },
  ),
  occultism: school(
    'Occultism',
    'a friend within 8" and in sight gets a Defence bonus marker. Once a game, in its activation, its Defense is 1 higher until the round ends.',
    {
      label: 'Ward',
      counters: 1,
      kind: 'special',
      aim: seen8('friend'),
      cast: ({ game }, target) => {
        giveBonus(game, target, 'defense', 1)
      },
    },
    onceOnly('Occultism: Defense +1', 0, undefined, ({ game, owner, id }) => {
      addEffect(game, owner, id, { until: 'round' })
    }),
    { text: 'Defense is 1 higher.', own: { defense: 1 } },
  ),
  exorcism: school(
    'Exorcism',
    'a friend within 8" and in sight loses a Status. Once a game, before any other spell, a Magic counter makes its Magical tests 1 easier until the round ends.',
    {
      label: 'Banishment',
      counters: 1,
      kind: 'special',
      aim: ({ game }) => ({
        side: 'friend',
        within: 8,
        seen: true,
        if: (friend) => statusesOf(game, friend).length > 0,
      }),
      *cast({ game, owner, rule }, target) {
        const picked = yield* ask(
          game,
          owner.seat,
          choose({
            name: 'banish',
            prompt: `What does ${labelOf(game, target)} lose?`,
            rule,
            options: statusesOf(game, target).map((id) => ({
              id,
              label: game.content.book.effects[id]!.name,
            })),
          }),
        )
        removeEffect(target, picked)
      },
    },
    onceOnly(
      'Exorcism: easier tests',
      1,
      ({ owner }) => (magicOn(owner) > 0 ? 'It has cast a spell this round.' : undefined),
      ({ game, owner, id }) => {
        addEffect(game, owner, id, { until: 'round' })
      },
    ),
    { text: 'Magical tests are 1 easier.', keyword: true },
  ),
  'green-magic': school(
    'Green Magic',
    'an enemy within 8" and in sight suffers Slow (4). Once a game a Magic counter takes two damage markers off it.',
    {
      label: 'Roots',
      counters: 1,
      kind: 'special',
      aim: seen8('enemy'),
      *cast({ game, owner }, target) {
        yield* sufferSlow(game, target, 4, owner)
      },
    },
    onceOnly(
      'Green Magic: heal',
      1,
      ({ owner }) => (isHurt(owner) ? undefined : 'It is not hurt.'),
      ({ game, owner }) => heal(game, owner, 2),
    ),
  ),
  necromancy: school(
    'Necromancy',
    'an enemy within 8" and in sight is Scared. Once a game, for two Magic counters, another model in contact takes an injury, and it loses a damage marker.',
    {
      label: 'Whispers of the Dead',
      counters: 1,
      kind: 'special',
      aim: seen8('enemy'),
      *cast({ game, owner }, target) {
        yield* sufferScared(game, target, owner)
      },
    },
    onceOnly(
      'Necromancy: drain',
      2,
      ({ game, owner }) =>
        game.state.models.some((other) => isInContact(game, owner, other))
          ? undefined
          : 'No model is in contact.',
      function* ({ game, owner, rule }) {
        const near = game.state.models.filter((other) => isInContact(game, owner, other))
        const asking = { rule, prompt: 'Who is drained?' }
        const victim = yield* chooseModel(game, owner.seat, near, asking)
        if (victim === undefined) return
        yield* inflict(game, victim, { injury: 1, by: owner, cause: 'Necromancy' })
        yield* heal(game, owner, 1)
      },
    ),
  ),
  'distort-magic': {
    name: 'Distort Magic',
    text: 'Once a round, for an Effort: until the round ends it casts spells as if it stood at a point within 4".',
    action: {
      kind: 'free',
      efforts: 1,
      limit: 'round',
      *perform({ game, owner, rule, id }) {
        const at = yield* chooseSpot(game, owner.seat, {
          name: id,
          prompt: 'From where are spells cast?',
          rule,
          near: { of: bodyOf(game, owner), upTo: 4 },
          about: { model: owner.id },
        })
        if (at === undefined) return
        addEffect(game, owner, id, { until: 'round', args: [`${at.x}`, `${at.y}`, `${at.z}`] })
      },
    },
    effect: {
      text: 'Casts spells from somewhere else.',
      keyword: true,
    },
  },
  'the-devil-you-know': {
    name: 'The Devil You Know',
    text: 'A friend of its player’s choice takes the stun of a failed spell instead.',
    // Magical tests look for it.
    keyword: true,
  },
}

/** Effects of spells. */
export const spellEffects: Bmg3Rules = {
  empower: {
    name: 'Empower counters',
    text: 'What the Khushu Idol has gathered.',
    rule: 'bmg3/trait/khushu-idol',
    keyword: true,
  },
}
