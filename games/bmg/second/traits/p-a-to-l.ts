import {
  addEffect,
  cardOf,
  hasTrait,
  isOnTable,
  labelOf,
  markersOf as markersOfKind,
  sees,
} from '@gargoyle/bmg-common'
import { type CounterRules, isObjective, objectiveKinds, objectiveNames } from '@gargoyle/bmg-counters'
import {
  becomeCasualty,
  type CounterScope,
  isCalled,
  loseToDamage,
  type Model,
  markersOn,
  type Play,
  rollSkill,
  settleDamage,
} from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, chooseNumber, type Rule, type RuleId } from '@gargoyle/engine'
import { takesHits } from './guard.ts'
import { plant } from './plant.ts'
import { choosePrimaryTarget } from './primary-target.ts'
import { wakeIfAble } from './repair.ts'
import { enemiesInSight, friendsOfOwner, notVehicle, onOne } from './targets.ts'

const PYG = 'professor-pyg'

const isPyg = (game: Play, model: Model): boolean => isCalled(cardOf(game, model).profile, PYG)

/** How many injuries may go over. */
const SHARED = 2

/** Injuries of a friend go over to the owner, who may be knocked out by them. bmg2/trait/painful-empathy */
function* shareWounds(game: Play, friend: Model, owner: Model, { rule }: CounterScope): Rule<void> {
  const moved = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'wounds',
      prompt: `How many injuries of ${labelOf(game, friend)} does ${labelOf(game, owner)} take over?`,
      rule,
      about: { model: owner.id, friend: friend.id },
      min: 0,
      max: Math.min(SHARED, friend.injury),
    }),
  )
  if (moved === 0) return
  const before = markersOn(owner)
  friend.injury -= moved
  owner.injury += moved
  addEffect(game, owner, 'painful-empathy', { until: 'round' })
  wakeIfAble(game, friend, rule)
  // bmg2/core/damage-accumulation: markers cost counters however they came.
  if (!(yield* settleDamage(game, owner, undefined))) yield* loseToDamage(game, owner, before)
}

/** One kind of objective for all her friends, then one marker of it for each. bmg2/trait/planning-the-move */
function* planMoves(game: Play, owner: Model, rule: RuleId): Rule<void> {
  const sirens = game.state.models.filter(
    (model) => model !== owner && model.seat === owner.seat && hasTrait(game, model, 'gotham-city-siren'),
  )
  const kinds = objectiveKinds.filter((kind) => markersOfKind(game, kind).some(isObjective))
  if (sirens.length === 0 || kinds.length === 0) return
  const kind = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'planned-target',
      prompt: 'Which kind of objective is the primary target of the Sirens?',
      rule,
      options: kinds.map((id) => ({ id, label: objectiveNames[id] })),
    }),
  )
  for (const siren of sirens) yield* choosePrimaryTarget(game, siren, kind)
}

/** Traits of the Compendium from Pa to Pl. */
export const compendiumPAToL: CounterRules = {
  // bmg2/trait/painful-empathy
  'painful-empathy': {
    name: 'Painful Empathy',
    text: 'Once a round it takes over up to two injuries of a friend in sight that is no vehicle; if any, its Attack and Defense are 1 better until the end of the round.',
    action: onOne({
      cost: { special: 1 },
      limit: 'round',
      whom: (game, owner) =>
        friendsOfOwner((_, model) => model.injury > 0, { self: false })(game, owner).filter(
          (model) => notVehicle(game, model) && sees(game, owner, model),
        ),
      nobody: 'It sees no injured friend.',
      prompt: 'Whose pain is shared?',
      act: shareWounds,
    }),
    effect: { text: 'Attack and Defense +1.', own: { attack: 1, defense: 1 } },
  },
  // bmg2/trait/panda-costume, bmg2/core/stand
  'panda-costume': {
    name: 'Panda Costume',
    text: 'Standing up takes it two counters of any kind.',
    own: { 'stand-counters': { set: 2 } },
  },
  // bmg2/trait/perfect-creations
  'perfect-creations': {
    name: 'Perfect Creations',
    text: 'Only with Professor Pyg, and out of the game with him. It pays no VP. For 1SC it takes a hit for him within 2" in sight.',
    always: true,
    own: { 'ko-pays-nothing': true, 'casualty-pays-nothing': true },
    forming: {
      why: ({ member, band }) =>
        band.members.some(({ profile }) => isCalled(profile, PYG))
          ? undefined
          : `${member.profile.alias} is hired only with Professor Pyg.`,
    },
    on: {
      ...takesHits({ id: 'perfect-creations', inches: 2, needsSight: true, isWard: isPyg }),
      *casualty({ game, owner, victim, by }) {
        const mates = cardOf(game, victim).seat === cardOf(game, owner).seat
        if (owner !== victim && mates && isPyg(game, victim) && isOnTable(owner))
          yield* becomeCasualty(game, owner, by)
      },
    },
  },
  // bmg2/trait/planning-the-move
  'planning-the-move': {
    name: 'Planning the Move',
    text: 'Other Gotham City Sirens of its crew have a Primary Target of the kind it chooses.',
    on: { 'game-start': ({ game, owner, rule }) => planMoves(game, owner, rule) },
  },
  plant,
  // bmg2/trait/play-nice
  'play-nice': {
    name: 'Play Nice!',
    text: 'Henchmen of its crew have Bluff.',
    keyword: true,
    lendsTo: ({ taker }) => (taker.rank === 'henchman' && !taker.leads ? [{ id: 'bluff', args: [] }] : []),
  },
  // bmg2/trait/plead
  plead: {
    name: 'Plead',
    text: 'An enemy in sight within 4" that is no vehicle passes a Willpower roll or cannot attack it in this round.',
    action: onOne({
      cost: { special: 2 },
      whom: enemiesInSight(4, notVehicle),
      nobody: 'It sees no enemy within 4".',
      *act(game, target, by, { rule }) {
        if (
          !(yield* rollSkill(game, target, 'willpower', {
            reason: 'against pleading',
            rule,
          }))
        )
          addEffect(game, target, 'plead', { until: 'round', by, each: true })
      },
    }),
    effect: {
      name: 'Moved to pity',
      text: 'It cannot attack who pleaded with it.',
      own: { 'may-not-attack': ({ effect, other }) => other !== undefined && other.id === effect?.by },
    },
  },
}
