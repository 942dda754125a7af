import {
  addEffect,
  areEnemies,
  cardOf,
  effectOn,
  hasRank,
  hasTrait,
  labelOf,
  removeEffect,
  within,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule, remember, sumOf } from '@gargoyle/engine'
import { inspireRange, isInspired } from '../activation/inspire.ts'
import { grantExtraAction, wildSpecial } from '../activation/payment.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { isAside } from '../model/aside.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseModel, offer, onceAGame, paysEffort } from './helpers.ts'

const INSPIRE = 'bmg3/trait/inspire'

export const isBoss = (game: Play, model: Model): boolean => crewOf(game, model.seat).boss === model.id

/** bmg3/trait/shadows-agent: another model becomes the Boss before the game. */
function* nameBoss({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  if (crew.boss !== owner.id) return
  const others = game.state.models.filter(
    (model) => model !== owner && model.seat === owner.seat && !isAside(model),
  )
  const boss = yield* chooseModel(game, owner.seat, others, {
    rule,
    name: 'name-boss',
    prompt: `Who is the Boss instead of ${labelOf(game, owner)}?`,
  })
  if (boss === undefined) return
  crew.boss = boss.id
  game.emit(() => ({
    name: 'new-boss',
    text: `${labelOf(game, boss)} is the Boss.`,
    rule,
    about: { model: boss.id },
  }))
}

const fromTheShadows = (name: string): Bmg3Rule => ({
  name,
  text: 'If it is the Boss, its player names another model of the crew as the Boss before the deployment.',
  // Models are not on the table yet when it is named.
  always: true,
  on: { 'cards-drawn': nameBoss },
})

/** Friends within the range of Inspire, whichever model is the Boss. */
const isInRange = (game: Play, owner: Model, about: Model): boolean =>
  within(game, owner, about, inspireRange(game, owner))

/** bmg3/trait/legendary-solo: an Effort, or no inspiration. */
function* drownOut({ game, owner, id, rule }: Bmg3Scope, active: Model): Rule<void> {
  const { activation } = game.state
  if (!activation?.inspired || !areEnemies(owner, active) || !isInRange(game, owner, active)) return
  const asking = {
    rule,
    name: id,
    prompt: `Does ${labelOf(game, active)} make an Effort to be inspired all the same?`,
  }
  if (yield* paysEffort(game, active, { purpose: id }, asking)) return
  activation.inspired = false
  activation.extra = activation.extra.filter(({ source }) => source !== INSPIRE)
}

/** Models of other crews that a Possessed Boss has taken in: it need not be Boss any more, but was at first. */
function isThrall(game: Play, owner: Model, about: Model): boolean {
  const crew = crewOf(game, owner.seat)
  const { setup, cards } = game.content
  const listed = setup.crews.find(({ seat }) => seat === owner.seat)?.crew.boss
  const first = cards.findIndex(({ seat, profile }) => seat === owner.seat && profile.id === listed)
  const [boss, other] = [cardOf(game, owner), cardOf(game, about)]
  return (first < 0 ? crew.boss : first) === owner.id && isThrallCard(boss, other)
}

type Icons = ReturnType<typeof cardOf<Play>>

const isThrallCard = (boss: Icons, other: Icons): boolean =>
  boss !== other &&
  boss.seat === other.seat &&
  other.recruitedAs === 'henchman' &&
  !other.profile.affiliations.some((icon) => icon === 'unknown' || boss.profile.affiliations.includes(icon))

/** How many cards make hope of vengeance. */
const HOPE = 8

const hasHope = (game: Play, owner: Model): boolean => crewOf(game, owner.seat).accomplished.length >= HOPE

/** Traits of Bosses. */
export const bosses: Bmg3Rules = {
  'shadows-agent': fromTheShadows('Shadows Agent'),
  'dark-knight': fromTheShadows('Dark Knight'),
  'absolute-power': {
    name: 'Absolute Power',
    text: 'As Boss it recruits Henchmen who are Cops, whatever their affiliation. Its Inspire reaches 4" further.',
    own: { 'inspire-range': 4 },
  },
  'public-resources': {
    name: 'Public Resources',
    text: 'The crew has $300 more to spend, and places one more streetlamp and one more sewer before the game.',
    // Models are not on the table yet when they are placed.
    always: true,
    own: { 'extra-sewers': 1, 'extra-lamps': 1 },
  },
  'moment-of-glory': {
    name: 'Moment of Glory',
    text: 'Once a game, at the start of its activation, the Boss inspires it like a Henchman until the round ends.',
    on: {
      *'activation-start'({ game, owner, active, rule, id }) {
        const { activation } = game.state
        if (active !== owner || activation === undefined || activation.inspired) return
        if (owner.usedThisGame.includes(id)) return
        addEffect(game, owner, id, { until: 'round' })
        const prompt = `Is this the moment of glory of ${labelOf(game, owner)}?`
        const asking = { rule, name: id, prompt }
        if (!isInspired(game, owner) || !(yield* offer(game, owner.seat, asking))) {
          removeEffect(owner, id)
          return
        }
        onceAGame(owner, id)
        activation.inspired = true
        grantExtraAction(game, owner, { kind: 'manipulate', source: INSPIRE })
      },
    },
    effect: {
      text: 'The Boss inspires it like a Henchman.',
      own: { inspirable: true },
    },
  },
  'changing-the-tempo': {
    name: 'Changing the Tempo',
    text: 'Special: until it is used again, either its Inspire reaches 4" further, or it and friends within the range of its Inspire have a free Effort.',
    own: { 'free-efforts': ({ owner }) => (effectOn(owner, 'tempo')?.args.includes('effort') ? 1 : 0) },
    around: {
      'free-efforts': ({ game, owner, about }) =>
        effectOn(owner, 'tempo')?.args.includes('effort') &&
        about.seat === owner.seat &&
        isInRange(game, owner, about)
          ? 1
          : 0,
    },
    action: {
      kind: 'special',
      *perform({ game, owner, rule }) {
        const tempo = yield* ask(
          game,
          owner.seat,
          choose({
            name: 'tempo',
            prompt: 'What does the new tempo do?',
            rule,
            options: [
              { id: 'range', label: 'Inspire reaches 4" further' },
              { id: 'effort', label: 'Friends in range have a free Effort' },
            ],
          }),
        )
        removeEffect(owner, 'tempo')
        addEffect(game, owner, 'tempo', { until: 'game', args: [tempo] })
      },
    },
  },
  'legendary-solo': {
    name: 'Legendary Solo',
    text: 'It and friends within the range of its Inspire have a free Effort. Enemies within it that would be inspired make an Effort, or are not.',
    own: { 'free-efforts': 1 },
    around: {
      'free-efforts': ({ game, owner, about }) =>
        about.seat === owner.seat && isInRange(game, owner, about) ? 1 : 0,
    },
    on: { 'activation-start': (it) => drownOut(it, it.active) },
  },
  'i-believe-in-harvey-dent': {
    name: 'I Believe in Harvey Dent',
    text: 'If it is the Boss, Henchmen of its crew roll a die when their activation starts: even gives a free Effort until the round ends, odd is Enervating (1).',
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (!isBoss(game, owner) || active === owner || active.seat !== owner.seat) return
        if (!hasRank(game, active, 'henchman')) return
        const roll = game.dice.roll({ purpose: 'I Believe in Harvey Dent', seat: owner.seat, rule })
        if (sumOf(roll) % 2 === 0) addEffect(game, active, 'believes-in-harvey', { until: 'round' })
        else yield* sufferEnervating(game, active, 1)
      },
    },
  },
  'im-vengeance': {
    name: 'I’m Vengeance',
    text: `Each Effort in an attack of its gives two dice instead of one. Once its crew has accomplished ${HOPE} objectives it has hope instead: Henchmen that start within 8" of it are inspired.`,
    around: {
      inspired: ({ game, owner, about }) =>
        about.seat === owner.seat && hasHope(game, owner) && within(game, owner, about, 8),
    },
    on: {
      'strike-rolls': ({ game, owner, strike }) => {
        if (strike.attacker === owner && !hasHope(game, owner)) strike.attackDice += strike.attackerEfforts
      },
    },
  },
  unpredictable: {
    name: 'Unpredictable',
    text: 'Its Special action may be spent on an action of another type, which it may then take twice.',
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active === owner) remember(game.state.activation, wildSpecial, true)
      },
    },
  },
  'chaotic-friends': {
    name: 'Chaotic Friends',
    text: 'Models of its crew with Gotham City Siren are Unpredictable all game long.',
    teaches: [
      {
        traits: [{ id: 'unpredictable', args: [] }],
        who: ({ pupil }) => pupil.traitIds.has('gotham-city-siren'),
      },
    ],
  },
  'play-nice': {
    name: 'Play Nice',
    text: 'All Henchmen of its crew have Bluff.',
    teaches: [
      { traits: [{ id: 'bluff', args: [] }], who: ({ pupil }) => pupil.profile.ranks.includes('henchman') },
    ],
  },
  'the-song-of-the-sirens': {
    name: 'The Song of the Sirens',
    text: 'All game long Bodyguards of its crew step in for models with Gotham City Siren as they do for the Boss.',
    always: true,
    own: { 'guarded-as-boss': ({ game, owner }) => hasTrait(game, owner, 'gotham-city-siren') },
    around: {
      'guarded-as-boss': ({ game, owner, about }) =>
        about.seat === owner.seat && hasTrait(game, about, 'gotham-city-siren'),
    },
  },
  possessed: {
    name: 'Possessed',
    text: 'As Boss it recruits up to three Henchmen of any affiliation, no machines; they have its own affiliation then, Self-Discipline, and Willpower 1 lower.',
    // They do not come to themselves when it is gone.
    always: true,
    around: { willpower: ({ game, owner, about }) => (isThrall(game, owner, about) ? -1 : 0) },
    teaches: [
      {
        traits: [{ id: 'self-discipline', args: [] }],
        who: ({ teacher, pupil, isBoss: leads }) => leads && isThrallCard(teacher, pupil),
      },
    ],
  },
  criminology: {
    name: 'Criminology',
    text: 'Enemies within 12" have nothing of Runaway.',
    around: {
      'loses-trait': ({ game, owner, about, purpose }) =>
        purpose === 'runaway' && areEnemies(owner, about) && within(game, owner, about, 12),
    },
  },
}

/** Effects of these traits. */
export const bossEffects: Bmg3Rules = {
  tempo: {
    name: 'Tempo',
    text: 'Inspire reaches further, or gives a free Effort.',
    rule: 'bmg3/trait/changing-the-tempo',
    own: { 'inspire-range': ({ effect }) => (effect?.args.includes('range') ? 4 : 0) },
  },
  'believes-in-harvey': {
    name: 'Believes in Harvey Dent',
    text: 'Has a free Effort.',
    rule: 'bmg3/trait/i-believe-in-harvey-dent',
    own: { 'free-efforts': 1 },
  },
}
