import {
  areEnemies,
  bodyOf,
  hasRank,
  hasTrait,
  isOnTable,
  labelOf,
  type ModelId,
  within,
} from '@gargoyle/bmg-common'
import { isAmong, memory, recall, remember, rememberAmong, roundMemory, sumOf } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { hasPicked, pickTrait } from '../rules/rules-in-force.ts'
import type { Bmg3Rules, Bmg3Scope, TraitOption } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { offerFreeAction, TACTICAL } from './free-actions.ts'
import { isDefending, offer, targetsOf, use } from './helpers.ts'
import { traitChoice } from './picked-traits.ts'

/** bmg3/trait/controlled-by-drugs: a friend that gives it orders is near. */
const isGuided = (game: Play, owner: Model): boolean =>
  targetsOf(game, owner, {
    side: 'friend',
    within: 4,
    only: 'conscious',
    if: (friend) => isGuide(game, friend),
  }).length > 0

const isGuide = (game: Play, friend: Model): boolean =>
  hasTrait(game, friend, 'fervent-follower') || hasRank(game, friend, 'leader')

/** Enemies that have died near it this round. */
const diedNear = roundMemory<readonly ModelId[]>('controlled-by-drugs/died-near', [])

/** Whether it was sent this round. */
const wasSent = roundMemory<boolean>('controlled-by-drugs/sent', false)

const MONTHS: readonly string[] = [
  'demotivate',
  'confusion',
  'luck',
  'trickster',
  'disarray',
  'demoralize',
  'veteran',
  'intimidate',
  'cruel',
  'undead',
  'unpredictable',
  'survivor',
]

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')

const months: readonly TraitOption[] = MONTHS.map((id, month) => ({
  id,
  name: MONTH_NAMES[month]!,
  traits: [use(id)],
}))

const tasks: readonly TraitOption[] = [
  { id: 'explorer', name: 'Explorer: Undercover, 2" further', traits: [use('undercover')] },
  { id: 'hacker', name: 'Hacker: Computer Intrusion, Willpower +1', traits: [use('computer-intrusion')] },
  { id: 'defender', name: 'Defender: Force Field, Endurance +2', traits: [use('force-field')] },
  { id: 'fighter', name: 'Fighter: Claws, Attack and Defense +1', traits: [use('claws')] },
]

const isAt = (owner: Model, task: string): boolean => hasPicked(owner, { of: 'multitask', id: task })

/** The season that its wheel of the year shows; 0 before it was turned. */
export const seasonOf = memory<number>('seasonal-criminal/season', 0)

const isSeason = (owner: Model, season: number): boolean => recall(owner, seasonOf) === season

/** How far the wheel of the year turns: a step for every twelve victory points of both players. */
function turnWheel({ game, owner, rule }: Bmg3Scope): undefined {
  const points = Object.values(game.state.crews).reduce((sum, { victoryPoints }) => sum + victoryPoints, 0)
  const steps = Math.floor(points / 12)
  if (steps === 0) return
  const season = ((recall(owner, seasonOf) + steps - 1) % 4) + 1
  remember(owner, seasonOf, season)
  const text = `The wheel of ${labelOf(game, owner)} stands at ${season}.`
  game.emit({ name: 'season', text, rule })
}

const setNear = (game: Play, owner: Model): SuspectOrder => ({
  seat: owner.seat,
  by: owner,
  near: { of: bodyOf(game, owner), inches: 3 },
  reason: 'Life-Altering Injuries',
})

/** Traits that depend on a role, a month, or models nearby. */
export const seasonsAndRoles: Bmg3Rules = {
  'life-altering-injuries': {
    name: 'Life-Altering Injuries',
    text: 'Enemies that it takes out of the game count as knocked out instead, for objectives; then a suspect may be placed within 3".',
    own: { 'casualties-as-kos': true },
    on: {
      *casualty({ game, owner, victim, by, rule }) {
        if (by !== owner || !areEnemies(owner, victim) || !isOnTable(owner)) return
        if (freeSuspectSpot(game, setNear(game, owner)) === undefined) return
        const asking = {
          rule,
          name: 'life-altering',
          prompt: 'Place a suspect within 3"?',
        }
        if (yield* offer(game, owner.seat, asking)) yield* placeSuspect(game, setNear(game, owner))
      },
    },
  },
  'controlled-by-drugs': {
    name: 'Controlled by Drugs',
    text: 'Only with a Leader or a Fervent Follower of its crew within 4" is it given Audacity, makes Efforts in attacks and pays for traits with Efforts. A friend that takes an enemy out of the game within 4" of it takes two stuns. Once a round a Leader or Fervent Follower may spend a Special action to move it 4"; then it may take a Tactical action.',
    own: {
      'no-audacity': ({ game, owner }) => !isGuided(game, owner),
      'no-efforts': ({ game, owner, purpose }) =>
        !isDefending(purpose) && purpose !== 'skill' && purpose !== 'endurance' && !isGuided(game, owner),
    },
    on: {
      dying: ({ game, owner, victim }) => {
        if (areEnemies(owner, victim) && within(game, owner, victim, 4))
          rememberAmong(owner, diedNear, victim.id)
      },
      *casualty({ game, owner, victim, by }) {
        if (by === undefined || by.seat !== owner.seat) return
        if (isAmong(owner, diedNear, victim.id))
          yield* inflict(game, by, { stun: 2, cause: 'Controlled by Drugs' })
      },
    },
    lends: {
      kind: 'special',
      label: 'Controlled by Drugs: send him',
      limit: 'round',
      why: ({ game, owner, user }) => {
        if (!isGuide(game, user)) return false
        return recall(owner, wasSent) ? 'It was sent this round.' : moveBlockedReason(game, owner)
      },
      *perform({ game, owner, rule }) {
        remember(owner, wasSent, true)
        yield* move(game, { model: owner, upTo: 4, reason: 'Controlled by Drugs', rule })
        yield* offerFreeAction(game, owner, TACTICAL, {
          rule,
          prompt: `What does ${labelOf(game, owner)} do?`,
        })
      },
    },
  },
  multitask: {
    ...traitChoice(
      'multitask',
      'Multitask',
      'Before the deployment its player picks what it is: an Explorer (Undercover, Movement 2" longer), a Hacker (Computer Intrusion, Willpower 1 higher), a Defender (Force Field, Endurance 2 higher) or a Fighter (Claws, Attack and Defense 1 higher).',
      tasks,
    ),
    own: {
      movement: ({ owner }) => (isAt(owner, 'explorer') ? 2 : 0),
      willpower: ({ owner }) => (isAt(owner, 'hacker') ? 1 : 0),
      endurance: ({ owner }) => (isAt(owner, 'defender') ? 2 : 0),
      attack: ({ owner }) => (isAt(owner, 'fighter') ? 1 : 0),
      defense: ({ owner }) => (isAt(owner, 'fighter') ? 1 : 0),
    },
    rearms: ({ owner, weapon }) =>
      weapon.id === 'unarmed' && isAt(owner, 'fighter')
        ? { ...weapon, damage: { stun: 1, injury: 1 } }
        : weapon,
  },
  'thirty-days-has': {
    name: 'Thirty Days Has',
    text: 'Two dice say in which month the game is played: an even second die means the second half of the year. Its trait for that month is Demotivate, Confusion, Luck, Trickster, Disarray, Demoralize, Veteran, Intimidate, Cruel, Undead, Unpredictable or Survivor.',
    always: true,
    oneOf: months,
    on: {
      'cards-drawn': ({ game, owner, id, rule }) => {
        const die = (purpose: string): number => sumOf(game.dice.roll({ purpose, seat: owner.seat, rule }))
        const month = die('the month')
        const picked = months[month - 1 + (die('the half of the year') % 2 === 0 ? 6 : 0)]!
        pickTrait(owner, { of: id, id: picked.id })
        const text = `It is ${picked.name}: ${labelOf(game, owner)} has ${game.content.book.traits[picked.id]?.name ?? picked.id}.`
        game.emit({ name: 'trait-picked', text, rule, about: { model: owner.id } })
      },
    },
  },
  'seasonal-criminal': {
    name: 'Seasonal Criminal',
    text: 'At the end of each round a wheel of four turns a step for every full twelve victory points of both players: Movement 4" longer, Attack 2 higher, Defense 2 higher, Strength dice 2 better.',
    own: {
      movement: ({ owner }) => (isSeason(owner, 1) ? 4 : 0),
      attack: ({ owner }) => (isSeason(owner, 2) ? 2 : 0),
      defense: ({ owner }) => (isSeason(owner, 3) ? 2 : 0),
      'strength-roll': ({ owner }) => (isSeason(owner, 4) ? 2 : 0),
    },
    on: { 'recount-end': turnWheel },
  },
}
