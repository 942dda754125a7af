import {
  addEffect,
  addMarker,
  areEnemies,
  bodyOf,
  cardOf,
  chooseSpot,
  hasEffect,
  hasTrait,
  ignoreMarkers,
  isOnTable,
  labelOf,
  type ModelId,
  markerBody,
  opponentOf,
  overlapsMarker,
  place,
  removeEffect,
  removeMarker,
  within,
  withinOfMarker,
  withRules,
} from '@gargoyle/bmg-common'
import { ask, choose, isAmong, memory, type Rule, recall, remember, rememberAmong } from '@gargoyle/engine'
import { inches, isWithin } from '@gargoyle/table'
import type { Harm } from '../damage/harm.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { giveTraitsBack, loseTrait } from '../effects/lost-traits.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { onTarget, outwits, resists } from './special-actions.ts'

const EMOTIONS = {
  love: 'Love: they deal a marker less',
  fear: 'Fear: their attack and defence dice are 1 worse',
  anger: 'Anger: they take a marker more',
  sadness: 'Sadness: their Effort limit is 1 lower',
} as const

/** Whether the owner makes a model feel something. */
const feels = (game: Play, owner: Model, model: Model, emotion: keyof typeof EMOTIONS): boolean =>
  hasEffect(owner, `emotion-${emotion}`) && areEnemies(owner, model) && within(game, owner, model, 8)

/** One of several effects on the owner until its next activation. */
function* chooseMode(
  { game, owner, id: trait, rule }: Bmg3Scope,
  prefix: string,
  modes: Readonly<Record<string, string>>,
): Rule<void> {
  for (const id of Object.keys(modes)) removeEffect(owner, `${prefix}${id}`)
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: trait,
      prompt: `${game.content.book.traits[trait]?.name}: which?`,
      rule,
      options: Object.entries(modes).map(([id, label]) => ({ id, label })),
    }),
  )
  addEffect(game, owner, `${prefix}${picked}`, { until: 'game' })
}

function* addMarkerOf({ game, owner, rule }: Bmg3Scope, harm: Harm): Rule<void> {
  const kind = yield* ask(
    game,
    harm.by?.seat ?? owner.seat,
    choose({
      name: 'anger',
      prompt: `What does ${labelOf(game, harm.to)} take one more of?`,
      rule,
      options: [
        { id: 'stun', label: 'A stun' },
        { id: 'injury', label: 'An injury' },
      ],
    }),
  )
  if (kind === 'stun') harm.stun++
  else harm.injury++
}

const VISOR = {
  handy: 'Its weapons are Handy',
  reach: 'Its weapons have Reach (8)',
  blood: 'Its weapons do injuries instead of stuns',
} as const

/** Whether a marker is such a field. */
const isField = memory<boolean>('electromagnetic-control-device/field', false)

const fields = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter((marker) => recall(marker, isField) && marker.seat === owner.seat)

/** bmg3/trait/electromagnetic-control-device: a marker that draws things about. */
function* switchOn({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const from = bodyOf(game, owner)
  const at = yield* chooseSpot(game, owner.seat, {
    name: id,
    prompt: 'Where is the field?',
    rule,
    near: { of: from, upTo: 4 },
    marker: true,
    accept: (spot) => {
      if (!isWithin(from, markerBody({ at: spot }), inches(4))) return 'It must be within 4".'
      return overlapsMarker(game, spot) ? 'Markers never overlap.' : undefined
    },
  })
  if (at === undefined) return
  const field = addMarker(game, 'event', at, owner.seat)
  remember(field, isField, true)
  for (const enemy of game.state.models) {
    if (!areEnemies(owner, enemy) || !withinOfMarker(game, enemy, field, 4) || !isOnTable(enemy)) continue
    const near = { of: bodyOf(game, enemy), upTo: 4 }
    yield* place(game, { model: enemy, chooser: owner.seat, reason: 'magnetism', rule, near, optional: true })
  }
}

/** Models that have attacked it: the wording names no round. */
const attackers = memory<readonly ModelId[]>('computer-console/attackers', [])

/** Cards that a player has played this round, as far as a shock goes. */
const cardsPlayed = (game: Play, owner: Model): number => {
  const { round } = crewOf(game, opponentOf(game, owner.seat))
  return Math.min(3, round.resourcesPlayed + round.objectivesPlayed)
}

const isExplosion = ({ strike }: Bmg3Case): boolean => strike?.template === 'explosive'

/** Traits that are unlike all others. */
export const oddballs: Bmg3Rules = {
  'emotion-control': {
    name: 'Emotion Control',
    text: 'At the start of its activation its player picks what enemies within 8" feel until its next one: Love (they deal a marker less, as the victim likes), Fear (1 off their attack and defence dice), Anger (they take a marker more, as the attacker likes) or Sadness (an Effort limit 1 lower).',
    around: {
      'attack-roll': ({ game, owner, about }) => (feels(game, owner, about, 'fear') ? -1 : 0),
      'defense-roll': ({ game, owner, about }) => (feels(game, owner, about, 'fear') ? -1 : 0),
      'effort-limit': ({ game, owner, about }) => (feels(game, owner, about, 'sadness') ? -1 : 0),
    },
    on: {
      *'activation-start'(it) {
        if (it.active === it.owner) yield* chooseMode(it, 'emotion-', EMOTIONS)
      },
      *harming(it) {
        const { game, owner, harm, rule } = it
        if (harm.by === undefined) return
        if (feels(game, owner, harm.by, 'love')) yield* ignoreMarkers(game, harm, 1, { rule })
        if (feels(game, owner, harm.to, 'anger')) yield* addMarkerOf(it, harm)
      },
    },
  },
  'visor-projections': {
    name: 'Visor Projections',
    text: 'At the start of its activation its player picks what its weapons are until its next one: Handy, with Reach (8), or doing injuries instead of stuns.',
    on: {
      *'activation-start'(it) {
        if (it.active === it.owner) yield* chooseMode(it, 'visor-', VISOR)
      },
    },
  },
  'only-20-of-taxes': {
    name: 'Only 20% of Taxes!',
    text: 'Special: a model within 8" and in sight that loses an opposed Willpower roll loses a trait of your choice, until this model does it again or is out of the game.',
    always: true,
    action: onTarget(
      ({ game }) => ({
        side: 'any',
        within: 8,
        seen: true,
        if: (model) => cardOf(game, model).traits.some(({ id }) => hasTrait(game, model, id)),
      }),
      'Who pays?',
      function* ({ game, owner, target, rule }) {
        giveTraitsBack(game, owner)
        if (!(yield* outwits(game, owner, target, rule))) return
        const traits = cardOf(game, target).traits.filter(({ id }) => hasTrait(game, target, id))
        const picked = yield* ask(
          game,
          owner.seat,
          choose({
            name: 'taxes',
            prompt: `Which trait does ${labelOf(game, target)} lose?`,
            rule,
            options: [...new Set(traits.map(({ id }) => id))].map((id) => ({
              id,
              label: game.content.book.traits[id]?.name ?? id,
            })),
          }),
        )
        loseTrait(game, target, picked, 'game', owner)
      },
    ),
    on: {
      casualty: ({ game, owner, victim }) => {
        if (victim === owner) giveTraitsBack(game, owner)
      },
    },
  },
  'electromagnetic-control-device': {
    name: 'Electromagnetic Control Device',
    text: 'Special: a marker is put within 4", and enemies within 4" of it may be placed up to 4" away. Enemies within 4" of it at the end of their activation suffer Enervating (2). It is gone in the Recount.',
    always: true,
    action: { kind: 'special', perform: switchOn },
    on: {
      *'activation-end'({ game, owner, active }) {
        if (!areEnemies(owner, active)) return
        if (fields(game, owner).some((field) => withinOfMarker(game, active, field, 4)))
          yield* sufferEnervating(game, active, 2, owner)
      },
      'recount-start': ({ game, owner }) => {
        for (const field of fields(game, owner)) removeMarker(game, field)
      },
    },
  },
  'computer-console': {
    name: 'Computer Console',
    text: 'Nobody attacks it twice.',
    own: {
      'cannot-be-target': ({ owner, other }) => other !== undefined && isAmong(owner, attackers, other.id),
    },
    on: {
      'attack-resolved': ({ owner, attack }) => {
        if (attack.strikes.some(({ target }) => target === owner))
          rememberAmong(owner, attackers, attack.attacker.id)
      },
    },
  },
  'anaphylactic-shock': {
    name: 'Anaphylactic Shock',
    text: 'Enemies that it damages suffer Enervating (X): X is the number of cards that the opponent has played this round, up to 3.',
    on: {
      *harmed({ game, owner, harm }) {
        const cards = cardsPlayed(game, owner)
        if (harm.by === owner && areEnemies(owner, harm.to) && cards > 0 && isOnTable(harm.to))
          yield* sufferEnervating(game, harm.to, cards, owner)
      },
    },
  },
  underestimated: {
    name: 'Underestimated',
    text: 'The opponent’s objectives never count it, nor what happens to it.',
    always: true,
    own: { uncounted: true, 'ignored-by-objectives': true },
  },
  'quilts-helmet': {
    name: 'Quilt’s Helmet',
    text: 'Sees everybody within 8", whatever is in between or hides them, and is never blinded. Special: an enemy within 6" is hypnotized. Buys one piece of equipment at most.',
    own: {
      'sees-through': ({ game, owner, other }) => other !== undefined && within(game, owner, other, 8),
      'sees-unseen': ({ game, owner, other }) => other !== undefined && within(game, owner, other, 8),
      immune: ({ purpose }) => purpose === 'blind',
    },
    action: onTarget(
      { side: 'enemy', within: 6, only: 'conscious', vehicles: false },
      'Who is hypnotized?',
      function* ({ game, owner, target }) {
        yield* sufferHypnotize(game, target, owner)
      },
    ),
  },
  'umbrellas-knout-gas': {
    name: 'Umbrella’s Knout Gas',
    text: 'Special: an enemy within 4" and in sight that fails an Endurance roll suffers Enervating (3).',
    action: onTarget(
      { side: 'enemy', within: 4, seen: true },
      'Who breathes it in?',
      function* ({ game, owner, target, rule }) {
        const { passed } = yield* resists(game, owner, target, 'endurance', rule)
        if (!passed) yield* sufferEnervating(game, target, 3, owner, { nature: ['gas'] })
      },
    ),
  },
  'always-illuminated': {
    name: 'Always Illuminated',
    text: 'Shines: it is lit itself, and everything within 2" of it.',
    own: { light: 2 },
    foe: { 'ignores-night': ({ owner, other }) => other === owner },
  },
  'explosive-sense': {
    name: 'Explosive Sense',
    text: 'Rolls of Explosive templates against it and friends within 6" are 1 worse.',
    foe: { 'strength-roll': (it) => (isExplosion(it) && it.strike?.target === it.owner ? -1 : 0) },
    around: {
      'strength-roll': (it) => {
        const { game, owner, strike } = it
        if (!isExplosion(it) || strike === undefined || strike.target === owner) return 0
        return strike.target.seat === owner.seat && within(game, owner, strike.target, 6) ? -1 : 0
      },
    },
  },
}

/** Effects of these traits. */
export const oddballEffects: Bmg3Rules = {
  'emotion-love': {
    name: 'Love',
    text: 'Enemies within 8" deal a marker less.',
    rule: 'bmg3/trait/emotion-control',
    keyword: true,
  },
  'emotion-fear': {
    name: 'Fear',
    text: 'Dice of enemies within 8" are 1 worse.',
    rule: 'bmg3/trait/emotion-control',
    keyword: true,
  },
  'emotion-anger': {
    name: 'Anger',
    text: 'Enemies within 8" take a marker more.',
    rule: 'bmg3/trait/emotion-control',
    keyword: true,
  },
  'emotion-sadness': {
    name: 'Sadness',
    text: 'The Effort limit of enemies within 8" is 1 lower.',
    rule: 'bmg3/trait/emotion-control',
    keyword: true,
  },
  'visor-handy': {
    name: 'Visor: Handy',
    text: 'Its weapons are Handy.',
    rule: 'bmg3/trait/visor-projections',
    rearms: ({ weapon }) => (weapon.id === 'unarmed' ? weapon : withRules(weapon, { id: 'handy', args: [] })),
  },
  'visor-reach': {
    name: 'Visor: Reach',
    text: 'Its weapons have Reach (8).',
    rule: 'bmg3/trait/visor-projections',
    rearms: ({ weapon }) =>
      weapon.id === 'unarmed' || weapon.rateOfFire !== undefined
        ? weapon
        : withRules(weapon, { id: 'reach', args: ['8'] }),
  },
  'visor-blood': {
    name: 'Visor: Blood',
    text: 'Its weapons do injuries instead of stuns.',
    rule: 'bmg3/trait/visor-projections',
    rearms: ({ weapon }) =>
      weapon.id === 'unarmed'
        ? weapon
        : { ...weapon, damage: { stun: 0, injury: weapon.damage.injury + weapon.damage.stun } },
  },
}
