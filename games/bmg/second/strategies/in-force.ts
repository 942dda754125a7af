import {
  addEffect,
  bodyOf,
  cardOf,
  enemiesOf,
  isConscious,
  isOnTable,
  labelOf,
  opponentOf,
  place,
  removeEffect,
  removeMarker,
  setDown,
} from '@gargoyle/bmg-common'
import {
  agrees,
  arriveAtEdge,
  award,
  type CounterRule,
  type CounterRules,
  chooseModel,
  chooseModelOrNone,
  hasTraitNow,
  inflict,
  inUnits,
  type Model,
  move,
  outOfEnemyAreas,
  type Play,
  reinforcementsArriving,
  rollSkill,
  sufferEffect,
} from '@gargoyle/bmg-counters'
import { arrive, DEMOTED, isHenchman, isInGame, isLasting, rankOf } from '@gargoyle/bmg-counters/toolkit'
import {
  ask,
  choose,
  forget,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  type Seat,
  shows,
  sumOf,
} from '@gargoyle/engine'
import type { Path } from '@gargoyle/table'
import { fromInches } from '../edition.ts'
import { isVehicle } from '../effects/vehicles.ts'
import { hasTouched } from '../traits/contact-on-way.ts'
import { openSeeds } from '../traits/plant.ts'
import { bossOf, SPY } from './crews.ts'
import { isTrapped, RAPID, withoutObjectives } from './general.ts'

/** Whether a strategy of a player is in force. */
const has = ({ state }: Play, seat: Seat, id: string): boolean =>
  state.bands[seat]?.inForce.includes(id) === true

/** The strategies that were used once for all in this game, by seat. bmg2/core/crew-strategies */
const strategiesUsed = memory<Readonly<Record<string, readonly string[]>>>('crew-strategies/used', {})

/** Asks the owner of a strategy that works once a game whether it does so now. */
function* usesNow(game: Play, seat: Seat, id: string, prompt: string): Rule<boolean> {
  const used = recall(game.state, strategiesUsed)
  const own = used[seat] ?? []
  if (!has(game, seat, id) || own.includes(id)) return false
  const now = yield* agrees(game, seat, { name: id, prompt, rule: `bmg2/crew-strategy/${id}` })
  if (now) remember(game.state, strategiesUsed, { ...used, [seat]: [...own, id] })
  return now
}

/** Whether a Boss obeys its own player. bmg2/effect/hypnotize */
const obeys = (boss: Model, seat: Seat): boolean => boss.seat === seat

/** bmg2/crew-strategy/i-am-the-night */
function* iAmTheNight(game: Play, seat: Seat): Rule<void> {
  const boss = bossOf(game, seat)
  if (!isOnTable(boss) || !isConscious(boss) || !obeys(boss, seat)) return
  if (
    !(yield* usesNow(
      game,
      seat,
      'i-am-the-night',
      `Is ${labelOf(game, boss)} placed up to 6 inches away now?`,
    ))
  )
    return
  const at = yield* place(game, {
    model: boss,
    reason: 'I Am the Night',
    rule: 'bmg2/crew-strategy/i-am-the-night',
    near: { of: bodyOf(game, boss), upTo: 6 },
  })
  if (at !== undefined) arrive(game, boss, at)
}

/** bmg2/crew-strategy/guardian-of-gotham */
function* guardianOfGotham(game: Play, seat: Seat): Rule<void> {
  const boss = bossOf(game, seat)
  // bmg2/core/sewers: below ground it plans too.
  if (!isInGame(boss) || !obeys(boss, seat)) return
  if (yield* usesNow(game, seat, 'guardian-of-gotham', `Does ${labelOf(game, boss)} gain 2 Willpower now?`))
    addEffect(game, boss, 'guardian-of-gotham', { until: 'round' })
}

/** bmg2/crew-strategy/regrowth */
function* regrowth(game: Play, seat: Seat): Rule<void> {
  const rule = 'bmg2/crew-strategy/regrowth'
  const plants = game.state.models.filter(
    (model) => model.seat === seat && isOnTable(model) && hasTraitNow(game, model, 'plant'),
  )
  const movable = plants.filter((plant) => openSeeds(game, plant).length > 0)
  if (movable.length === 0) return
  if (!(yield* usesNow(game, seat, 'regrowth', 'Does one of your Plants go to another seed marker now?')))
    return
  const plant = yield* chooseModel(game, seat, {
    name: 'regrowth-plant',
    prompt: 'Which Plant?',
    rule,
    among: movable,
  })
  const seeds = openSeeds(game, plant)
  const seed = yield* ask(
    game,
    seat,
    choose({
      name: 'regrowth-seed',
      prompt: 'To which seed marker?',
      rule,
      options: seeds.map((each) => ({
        id: `${each.id}`,
        value: each,
        label: `Seed ${each.id}`,
        about: { marker: each.id },
      })),
    }),
  )
  removeMarker(game, seed)
  yield* setDown(game, plant, seed.at)
}

/** bmg2/crew-strategy/a-city-in-fear */
function* aCityInFear(game: Play, seat: Seat): Rule<void> {
  if (!has(game, seat, 'a-city-in-fear')) return
  const rule = 'bmg2/crew-strategy/a-city-in-fear'
  const among = enemiesOf(game, seat).filter(
    (model) => !cardOf(game, model).leads && !isVehicle(game, model) && isConscious(model),
  )
  if (among.length === 0) return
  const victim = yield* chooseModel(game, seat, {
    name: 'a-city-in-fear',
    prompt: 'Whom does the city frighten?',
    rule,
    among,
  })
  if (!(yield* rollSkill(game, victim, 'willpower', { reason: 'against fear', rule })))
    yield* sufferEffect(game, victim, { id: 'scared', args: [] })
}

/** bmg2/crew-strategy/adaptable-plan */
function* adaptablePlan(game: Play, seat: Seat): Rule<void> {
  const rule = 'bmg2/crew-strategy/adaptable-plan'
  const movers = (): readonly Model[] =>
    game.state.models.filter((model) => model.seat === seat && isOnTable(model) && isConscious(model))
  if (movers().length === 0) return
  if (
    !(yield* usesNow(
      game,
      seat,
      'adaptable-plan',
      'Do up to two of your models move by a die in inches now?',
    ))
  )
    return
  const moved: Model[] = []
  for (let left = 2; left > 0; left--) {
    const model = yield* chooseModelOrNone(game, seat, {
      name: 'adaptable-plan-model',
      prompt: 'Who moves?',
      rule,
      among: movers().filter((each) => !moved.includes(each)),
    })
    if (model === undefined) return
    moved.push(model)
    const upTo = sumOf(game.dice.roll({ purpose: 'adaptable plan', seat, rule }))
    yield* move(game, { model, reason: 'Adaptable Plan', rule, upTo })
  }
}

/** The seats in the order of the round: the player who last planned first goes first. */
const inTurn = (game: Play): readonly Seat[] => [game.state.first, opponentOf(game, game.state.first)]

/** What goes off when a trapped objective is touched, in passing too. bmg2/strategy/objective-trap */
function* springTraps(game: Play, mover: Model, path: Path | undefined): Rule<void> {
  for (const marker of game.state.markers) {
    if (!recall(marker, isTrapped) || !isOnTable(mover) || !hasTouched(game, mover, marker, path)) continue
    forget(marker, isTrapped)
    const rule = 'bmg2/strategy/objective-trap'
    if (!(yield* rollSkill(game, mover, 'agility', { reason: 'to escape the trap', rule })))
      yield* inflict(game, mover, { stun: 2, cause: 'Objective Trap' })
  }
}

/** In contact with any edge, but not in the enemy's area. bmg2/strategy/reinforcements */
function* reinforce(game: Play, model: Model): Rule<void> {
  yield* arriveAtEdge(game, model, () => true, 'bmg2/strategy/reinforcements', {
    touching: true,
    accept: outOfEnemyAreas(game, model),
  })
}

/** They come on before anything else in Raise the Plan. bmg2/strategy/reinforcements */
export const reinforcements: CounterRule<undefined> = {
  ...reinforcementsArriving(reinforce),
  rule: 'bmg2/strategy/reinforcements',
}

const table = (
  rule: string,
  record: Omit<CounterRule<undefined>, 'name' | 'text'>,
): CounterRule<undefined> => ({
  name: 'Strategies',
  text: 'What strategies in force do.',
  rule,
  ...record,
})

/** What strategies do at the table while they are in force. */
export const strategyRules: CounterRules<undefined> = {
  // bmg2/strategy/objective-trap
  'objective-trap': table('bmg2/strategy/objective-trap', {
    on: { moved: ({ game, mover, path }) => springTraps(game, game.state.models[mover.id]!, path) },
  }),
  // bmg2/strategy/fake-objective
  'fake-objective': table('bmg2/strategy/fake-objective', {
    on: {
      'game-end'({ game }) {
        for (const seat of game.seats) {
          if (!isAmong(game.state, withoutObjectives, seat)) continue
          const band = game.state.bands[seat]!
          band.victoryPoints -= 4
          game.emit({
            name: 'points-lost',
            text: `${seat} loses 4 VP: it had no objectives.`,
            rule: 'bmg2/strategy/fake-objective',
            about: { seat },
          })
        }
      },
    },
  }),
  // bmg2/strategy/sewer-maps
  'sewer-maps': table('bmg2/strategy/sewer-maps', {
    around: { 'sewer-places': ({ game, about }) => (has(game, about.seat, 'sewer-maps') ? 1 : 0) },
  }),
  // bmg2/crew-strategy/indomitable-will
  'indomitable-will': table('bmg2/crew-strategy/indomitable-will', {
    around: {
      'skill-dice': ({ game, about, purpose }) =>
        purpose === 'willpower' && has(game, about.seat, 'indomitable-will') && isHenchman(game, about)
          ? -2
          : 0,
    },
  }),
  // bmg2/crew-strategy/police-training
  'police-training': table('bmg2/crew-strategy/police-training', {
    around: {
      'trait-for-special': ({ game, about, purpose }) =>
        purpose === 'arrest' && has(game, about.seat, 'police-training') && isHenchman(game, about),
    },
  }),
  // bmg2/crew-strategy/one-night-to-kill-the-bat
  'one-night-to-kill-the-bat': table('bmg2/crew-strategy/one-night-to-kill-the-bat', {
    around: {
      'impact-roll': ({ game, about, strike }) =>
        strike?.kind === 'melee' &&
        has(game, about.seat, 'one-night-to-kill-the-bat') &&
        isHenchman(game, about) &&
        strike.sufferer.seat !== about.seat &&
        ['leader', 'sidekick'].includes(rankOf(game, strike.sufferer))
          ? 1
          : 0,
    },
  }),
  // bmg2/crew-strategy/effective-henchmen
  'effective-henchmen': table('bmg2/crew-strategy/effective-henchmen', {
    on: {
      *followed({ game, follower }) {
        if (!has(game, follower.seat, 'effective-henchmen') || !isHenchman(game, follower)) return
        yield* move(game, {
          model: follower,
          reason: 'Effective Henchmen',
          rule: 'bmg2/crew-strategy/effective-henchmen',
          upTo: 2,
        })
      },
    },
  }),
  // bmg2/crew-strategy/payday
  payday: table('bmg2/crew-strategy/payday', {
    on: {
      casualty({ game, victim, by }) {
        const rule = 'bmg2/crew-strategy/payday'
        if (by === undefined || by.seat === victim.seat || !has(game, by.seat, 'payday')) return
        if (isHenchman(game, by) && rankOf(game, victim) !== 'henchman')
          award(game, by.seat, 1, rule, 'Payday')
      },
    },
  }),
  // bmg2/crew-strategy/frozen-area
  'frozen-area': table('bmg2/crew-strategy/frozen-area', {
    on: {
      'recount-end'({ game }) {
        for (const ice of game.state.markers.filter((marker) => recall(marker, isLasting))) {
          const rule = 'bmg2/crew-strategy/frozen-area'
          const [die] = game.dice.roll({ purpose: 'the ice melts (5+)', rule }).dice
          if (shows(die!, (face) => face >= 5)) removeMarker(game, ice)
        }
      },
    },
  }),
  // bmg2/crew-strategy/i-am-the-night, bmg2/crew-strategy/guardian-of-gotham, bmg2/crew-strategy/regrowth,
  // bmg2/crew-strategy/a-city-in-fear
  'lead-strategies': table('bmg2/core/crew-strategies', {
    on: {
      *'lead-start'({ game }) {
        for (const seat of inTurn(game)) {
          yield* iAmTheNight(game, seat)
          yield* guardianOfGotham(game, seat)
          yield* regrowth(game, seat)
          yield* aCityInFear(game, seat)
        }
      },
    },
  }),
  // bmg2/crew-strategy/adaptable-plan
  'adaptable-plan': table('bmg2/crew-strategy/adaptable-plan', {
    on: {
      *'recount-end'({ game }) {
        for (const seat of inTurn(game)) yield* adaptablePlan(game, seat)
      },
    },
  }),
}

/** What strategies leave on models. */
export const strategyEffects: CounterRules = {
  // bmg2/strategy/rapid-response-training
  [RAPID]: {
    name: 'Rapid Response',
    text: 'Basic move +2 inches in its first activation.',
    rule: 'bmg2/strategy/rapid-response-training',
    own: { 'basic-move': ({ game }) => inUnits(game, fromInches(2)) },
    on: {
      'activation-end'({ owner, active }) {
        if (owner === active) removeEffect(owner, RAPID)
      },
    },
  },
  // bmg2/crew-strategy/undercover-spy
  [SPY]: {
    name: 'Undercover Spy',
    text: 'It neither controls objectives nor keeps the enemy from it.',
    rule: 'bmg2/crew-strategy/undercover-spy',
    own: { 'cannot-control': true, 'cannot-contest': true },
  },
  // bmg2/crew-strategy/guardian-of-gotham
  'guardian-of-gotham': {
    name: 'Guardian of Gotham',
    text: 'Willpower +2 until the end of the round.',
    rule: 'bmg2/crew-strategy/guardian-of-gotham',
    own: { willpower: 2 },
  },
  // bmg2/crew-strategy/weird-crew
  [DEMOTED]: {
    name: 'Counts as a Henchman',
    text: 'It is a Henchman for everything but forming the crew.',
    rule: 'bmg2/crew-strategy/weird-crew',
  },
}
