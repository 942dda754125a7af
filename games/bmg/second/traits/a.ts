import { addEffect, areEnemies, cardOf, hasEffect, hasTrait, labelOf } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  award,
  type CounterHandlers,
  gainAnyCounter,
  isCalled,
  isInGame,
  isObjective,
  type Marker,
  type Model,
  type Play,
  rollSkill,
} from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, shows } from '@gargoyle/engine'
import { isVehicle } from '../effects/vehicles.ts'
import { takeFromFriend } from './addict.ts'
import { arriveInRound } from './arrive-later.ts'
import { hasDisorder } from './disorders.ts'
import { nearestInSight } from './nearest.ts'
import { isCop, outsider } from './recruiting.ts'
import { removeMarkers } from './repair.ts'
import { conscious, friendsWithin, inchesIn, type Whom } from './targets.ts'

/** Patients of a doctor: itself is none. */
const patients: Whom = friendsWithin(4, (game, model) => conscious(game, model) && hasDisorder(game, model), {
  self: false,
})

/** Friendly Robins, the Boy Wonder, by what has become of them. bmg2/trait/assistance */
const robins = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) => model.seat === owner.seat && isBoyWonder(game, model) && model !== owner,
  )

export const isBoyWonder = (game: Play, model: Model): boolean =>
  isCalled(cardOf(game, model).profile, 'robin') && hasTrait(game, model, 'boy-wonder')

/** Two objectives of the enemy change places, if the player likes. bmg2/trait/a-challenge-for-you */
const switchObjectives: CounterHandlers['game-start'] = function* ({ game, owner, rule }) {
  const markers = game.state.markers.filter(
    (marker) => isObjective(marker) && marker.seat !== undefined && marker.seat !== owner.seat,
  )
  if (markers.length < 2) return
  const pairs = markers.flatMap((one, at) => markers.slice(at + 1).map((other) => ({ one, other })))
  const name = ({ id, kind }: Marker): string => `${game.content.edition.markerNames[kind] ?? kind} ${id}`
  const pair = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'switch-objectives',
      prompt: 'Which two objectives of the enemy change places?',
      rule,
      options: [
        ...pairs.map(({ one, other }) => ({
          id: `${one.id}:${other.id}`,
          value: { one, other },
          label: `${name(one)} and ${name(other)}`,
        })),
        { id: 'none', value: undefined, label: 'None' },
      ],
    }),
  )
  if (pair === undefined) return
  const { at } = pair.one
  pair.one.at = { ...pair.other.at }
  pair.other.at = { ...at }
}

/** Traits of the Compendium whose names begin with A. */
export const addedA: CounterRules = {
  // bmg2/trait/a-challenge-for-you
  'a-challenge-for-you': {
    name: 'A Challenge For You',
    text: 'Before the first lead is taken, two objectives of the enemy may change places.',
    on: { 'game-start': switchObjectives },
  },
  // bmg2/trait/absolute-power, bmg2/trait/inspire
  'absolute-power': {
    name: 'Absolute Power',
    text: 'A crew that it leads hires Henchmen with Cop whatever their affiliation. It inspires twice as far.',
    own: { 'inspires-within': { times: 2 } },
    forming: { admits: ({ member, other }) => member.leads && isCop(other) },
  },
  // bmg2/trait/addict, bmg2/core/doses
  addict: {
    name: 'Addict',
    text: 'It may take a dose of any kind of a friend in contact as if it were its own.',
    on: { 'plan-start': (it) => takeFromFriend(it) },
  },
  // bmg2/trait/agile
  agile: {
    name: 'Agile',
    text: 'An Agility roll when a fall would hurt it: passed, it takes no harm and stays on its feet.',
    on: {
      *falling({ game, owner, victim, fall, rule }) {
        if (victim !== owner || fall.averted !== undefined) return
        if (yield* rollSkill(game, owner, 'agility', { reason: 'to land softly', rule }))
          fall.averted = 'Agile'
      },
    },
  },
  // bmg2/trait/amazon
  amazon: {
    name: 'Amazon',
    text: 'Hit and block dice are 1 better, damage dice against it 1 worse.',
    always: true,
    own: { 'impact-roll': 1, 'block-roll': 1 },
    foe: { 'damage-roll': -1 },
  },
  // bmg2/trait/amazon-lineage
  'amazon-lineage': {
    name: 'Amazon Lineage',
    text: 'A crew that it leads hires only Amazons of Themyscira.',
    keyword: true,
    forming: {
      why: ({ member, band }) =>
        member.leads ? outsider(band, 'amazons-of-themyscira', 'is no Amazon of Themyscira') : undefined,
    },
  },
  // bmg2/trait/amazon-princess
  'amazon-princess': {
    name: 'Amazon Princess',
    text: 'It charges for 1SC, and its charge is blocked at -1. It does not use the Bracelets of Submission, the Lasso of Hestia or the Magic Shield.',
    own: { 'charges-for-special': true },
    foe: { 'block-roll': ({ strike }) => (strike?.attack.special === 'charge' ? -1 : 0) },
    leavesBehind: ({ id }) => /^(?:lasso-of-hestia|magic-shield)/.test(id),
  },
  // bmg2/trait/anger-management, bmg2/core/mental-disorder
  'anger-management': {
    name: 'Anger Management',
    text: 'It shoots only at the nearest model that it sees, friend or foe.',
    disorder: true,
    own: {
      'attacks-friends': ({ game, owner, other, purpose }) =>
        purpose === 'ranged' && other !== undefined && nearestInSight(game, owner).includes(other),
      'only-attacks': ({ game, owner, other, purpose }) =>
        purpose === 'ranged' && other !== undefined && nearestInSight(game, owner).includes(other),
    },
  },
  // bmg2/trait/animal, bmg2/core/movement
  animal: {
    name: 'Animal',
    text: 'Its basic move is 2" longer, obstacles up to 2" do not count, and it neither climbs nor jumps. On fire it rolls Willpower once at the start of the Recount, or does not move in the next round. It has no equipment.',
    own: {
      'basic-move': ({ game }) => inchesIn(game, 2),
      'steps-over': ({ game }) => inchesIn(game, 2),
      'cannot-go-by': ({ purpose }) => purpose === 'climb' || purpose === 'jump',
    },
    forming: {
      why: ({ member }) =>
        member.equipment.length > 0
          ? `${member.profile.alias} is an animal and has no equipment.`
          : undefined,
    },
    on: {
      *'recount-start'({ game, owner, rule }) {
        if (!hasEffect(owner, 'fire')) return
        const details = { reason: 'not to panic', rule, once: true } as const
        if (yield* rollSkill(game, owner, 'willpower', details)) return
        // A marker for each round: the panic of this one is not over yet.
        owner.effects.push({
          id: 'panic',
          until: 'game',
          args: [],
          value: game.state.round + 1,
          by: undefined,
        })
      },
    },
  },
  // bmg2/trait/archie, bmg2/core/deploy-later
  archie: {
    name: 'Archie',
    text: 'It is not deployed: at the start of Raise the Plan of any round it may be placed anywhere but inside a building.',
    always: true,
    own: { 'arrives-later': true },
    on: {
      arriving: ({ game, owner, rule }) => arriveInRound(game, owner, { round: 1, rule, optional: true }),
    },
  },
  // bmg2/trait/arkham-asylum-doctor
  'arkham-asylum-doctor': {
    name: 'Arkham Asylum Doctor',
    text: 'Once a round every other friend within 4" that has a mental disorder gains a counter for Movement, Attack or Defense, beyond the skill if need be.',
    action: {
      cost: { special: 1 },
      limit: 'round',
      why: ({ game, owner }) =>
        patients(game, owner).length === 0 ? 'No friend with a mental disorder is within 4".' : undefined,
      *perform({ game, owner, rule }) {
        for (const model of patients(game, owner))
          yield* gainAnyCounter(game, model, {
            rule,
            reason: 'Arkham Asylum Doctor',
            kinds: ['movement', 'attack', 'defense'],
            beyond: true,
          })
      },
    },
  },
  // bmg2/trait/arrogant
  arrogant: {
    name: 'Arrogant',
    text: 'It joins only a crew in which no model has more Reputation.',
    keyword: true,
    forming: {
      why({ member, band }) {
        const { alias, reputation } = member.profile
        const greater = band.members.find(({ profile }) => profile.reputation > reputation)
        return greater && `${alias} does not stand beside ${greater.profile.alias}, who has more Reputation.`
      },
    },
  },
  // bmg2/trait/assassin-x
  'assassin-x': {
    name: 'Assassin X',
    text: 'If it makes the enemy Boss a casualty: X victory points more.',
    on: {
      casualty({ game, owner, args, victim, by, rule }) {
        if (by === owner && areEnemies(owner, victim) && cardOf(game, victim).leads)
          award(game, owner.seat, Number(args[0] ?? 1), rule, 'the Boss is assassinated')
      },
    },
  },
  // bmg2/trait/assistance
  assistance: {
    name: 'Assistance',
    text: 'Willpower +1 while a friendly Robin (Boy Wonder) is in play; once one is a casualty, Strength +1 for the rest of the game.',
    own: {
      willpower: ({ game, owner }) => (robins(game, owner).some(isInGame) ? 1 : 0),
      strength: ({ game, owner }) =>
        robins(game, owner).some(({ condition }) => condition === 'casualty') ? -1 : 0,
    },
  },
  // bmg2/trait/atomica
  atomica: {
    name: 'Atomica',
    text: 'Before its hit roll the enemy, if no vehicle, rolls Agility, or its Defense is 1 less until the end of the round.',
    on: {
      *'strike-begins'({ game, owner, strike, rule, id }) {
        const { attacker, sufferer } = strike
        if (attacker !== owner || !areEnemies(owner, sufferer) || isVehicle(game, sufferer)) return
        const details = { reason: 'against Atomica', rule }
        if (!(yield* rollSkill(game, sufferer, 'agility', details)))
          addEffect(game, sufferer, id, { until: 'round', by: owner })
      },
    },
    effect: { text: 'Defense -1.', own: { defense: -1 } },
  },
  // bmg2/trait/autorepair-x, bmg2/core/recount-order
  'autorepair-x': {
    name: 'Autorepair/X',
    text: 'After victory points of a round are counted, a die: on X or more a marker is removed.',
    on: {
      *'objectives-scored'({ game, owner, args, rule }) {
        if (owner.stun + owner.injury === 0) return
        const needed = Number(args[0] ?? 4)
        const purpose = `repair of ${labelOf(game, owner)} (${needed}+)`
        const [die] = game.dice.roll({ purpose, seat: owner.seat, rule }).dice
        if (shows(die!, (face) => face >= needed)) yield* removeMarkers(game, owner, 1, rule)
      },
    },
  },
  // bmg2/trait/aversion
  aversion: {
    name: 'Aversion: Model',
    text: 'It is not hired together with that model.',
    keyword: true,
    forming: {
      why({ member, band, args }) {
        const other = band.members.find(
          (mate) => mate !== member && args.some((who) => isCalled(mate.profile, who)),
        )
        return other && `${member.profile.alias} does not join a crew with ${other.profile.alias}.`
      },
    },
  },
}

/** Effects of these traits. */
export const addedAEffects: CounterRules = {
  // bmg2/trait/animal
  panic: {
    name: 'In panic',
    text: 'It does not move in the next round.',
    rule: 'bmg2/trait/animal',
    own: { 'cannot-move': ({ game, effect }) => game.state.round === effect?.value },
    on: {
      'round-end'({ game, owner, effect }) {
        if (effect?.value === game.state.round)
          owner.effects = owner.effects.filter((each) => each !== effect)
      },
    },
  },
}
