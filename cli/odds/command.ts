import type { Profile } from '@gargoyle/bmg3'
import {
  type Duel,
  duelModels,
  duelSeats,
  exampleRun,
  FURTHEST,
  makeEfforts,
  type OddsOptions,
  odds,
  stageDuel,
  type WeaponChoice,
  weaponChoices,
} from '@gargoyle/bots'
import { isRecord, type Json, ok, type Result, type SeenEvent } from '@gargoyle/engine'
import { InvalidArgumentError } from 'commander'
import type { CliCommand } from '../command.ts'
import { count } from '../count.ts'
import { findGame } from '../games.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { misused } from '../refusals.ts'
import { wholeNumber } from '../setup-options.ts'
import { type AttackOdds, attackText, type Compared, comparisonText } from './report.ts'
import { findFighter, findWeapon } from './who.ts'

interface Typed {
  readonly attacker: string
  readonly target: string
  readonly weapon?: string
  readonly effort?: number
  readonly defenceEffort?: number
  readonly distance?: number
  readonly cover?: boolean
  readonly night?: boolean
  readonly moved?: boolean
  readonly stuns?: number
  readonly injuries?: number
  readonly lying?: boolean
  readonly runs?: number
  readonly seed: string
  readonly json?: boolean
}

/** Inches at which shots are taken that nobody gave a distance for. */
const USUAL_DISTANCE = 6

/** `gargoyle odds`: what an attack comes to. */
export const oddsCommand: CliCommand = {
  name: 'odds',
  describe: (command, act) => {
    const number = (what: string, least = 0) => wholeNumber(what, least, 'for example 2')
    command
      .summary('show how likely it is what an attack does')
      .description(
        'Stages two models on an empty board and works out what an attack leads to, with the rules of the game: ' +
          'every way in which the dice can fall where they are few enough, else many attacks with a stated error. ' +
          'Without --weapon all weapons of the attacker are compared.',
      )
      .argument('<game>', 'the game: bmg3')
      .requiredOption('--attacker <name>', 'who attacks: a name or id of the catalogue')
      .requiredOption('--target <name>', 'who is attacked')
      .option('--weapon <name>', 'the weapon, or "bare hands"')
      .option('--effort <number>', 'Efforts of the attacker', number('A number of Efforts'))
      .option(
        '--defence-effort <number>',
        'Efforts of the target, to defend or dodge',
        number('A number of Efforts'),
      )
      .option(
        '--distance <inches>',
        `how far apart they are: shots are taken at ${USUAL_DISTANCE}" if left out`,
        readDistance,
      )
      .option('--cover', 'the target stands behind a low wall')
      .option('--night', 'no light but what they carry')
      .option('--moved', 'the attacker has moved before')
      .option('--stuns <number>', 'stuns that the target has already', number('A number of stuns'))
      .option('--injuries <number>', 'injuries that the target has already', number('A number of injuries'))
      .option('--lying', 'the target has been knocked down')
      .option(
        '--runs <number>',
        'roll so many attacks instead of trying every case',
        number('A number of runs', 1),
      )
      .option('--seed <text>', 'where the dice of those come from', 'odds')
      .option('--json', 'print JSON')
      .addHelpText(
        'after',
        '\nExamples:\n  gargoyle odds bmg3 --attacker "Thug 1" --target "Thug 4"\n' +
          '  gargoyle odds bmg3 --attacker iceman --target "Thug 1" --weapon rifle --distance 10 --cover',
      )
      .action(
        act((io, name: string, typed: Typed) => {
          const game = findGame(name)
          if (!game.ok) return misused(io, game.reason)
          if (name !== 'bmg3')
            return misused(io, { text: `odds are worked out for bmg3 so far, not for ${name}.` })
          return oddsOfAttack(io, typed)
        }),
      )
  },
}

function readDistance(text: string): number {
  const amount = Number(text.replace(/\s*(?:"|″|in|inch|inches)$/, ''))
  if (text.trim() !== '' && amount >= 0 && amount <= FURTHEST) return amount
  throw new InvalidArgumentError(`A distance is a number of inches from 0 to ${FURTHEST}, for example 6.`)
}

function oddsOfAttack(io: Io, typed: Typed): ExitCode {
  const attacker = findFighter(typed.attacker)
  if (!attacker.ok) return misused(io, attacker.reason)
  const target = findFighter(typed.target)
  if (!target.ok) return misused(io, target.reason)
  const fight = { attacker: attacker.value, target: target.value, typed }
  return typed.weapon === undefined ? compareAll(io, fight) : showOne(io, fight, typed.weapon)
}

/** Who fights whom, and how it was asked for. */
interface Fight {
  readonly attacker: Profile
  readonly target: Profile
  readonly typed: Typed
}

function duelOf({ attacker, target, typed }: Fight, weapon: WeaponChoice): Duel {
  const { cover, night, moved, stuns, injuries, lying, distance } = typed
  // Side by side, a distance is for the weapons that shoot: the others would never reach.
  const apart = weapon.ranged
    ? (distance ?? USUAL_DISTANCE)
    : typed.weapon === undefined
      ? undefined
      : distance
  return {
    attacker: attacker.id,
    target: target.id,
    ...(apart === undefined ? {} : { distance: apart }),
    ...(cover && weapon.ranged ? { cover } : {}),
    ...(night ? { night } : {}),
    ...(moved ? { moved } : {}),
    ...(stuns === undefined ? {} : { stuns }),
    ...(injuries === undefined ? {} : { injuries }),
    ...(lying ? { lying } : {}),
  }
}

function optionsOf({ effort, defenceEffort, runs, seed }: Typed): OddsOptions {
  const efforts = {
    ...(effort === undefined ? {} : { attacker: effort }),
    ...(defenceEffort === undefined ? {} : { target: defenceEffort }),
  }
  return { followUps: [makeEfforts(efforts)], seed, ...(runs === undefined ? {} : { runs, maxRuns: 0 }) }
}

function compute(fight: Fight, weapon: WeaponChoice): Result<AttackOdds> {
  const duel = duelOf(fight, weapon)
  const session = stageDuel(duel)
  if (!session.ok) return session
  const position = { session: session.value, seat: duelSeats.attacker }
  const options = optionsOf(fight.typed)
  const found = odds(position, weapon.answer, options)
  if (!found.ok) return found
  const example = exampleRun(position, weapon.answer, options)
  if (!example.ok) return example
  return ok({
    title: [
      `${fight.attacker.alias} attacks ${fight.target.alias} with ${weapon.name}, ${placeText(duel)}.`,
      ...circumstances(fight, duel),
    ].join(' '),
    odds: found.value,
    example: example.value,
    target: `${duelModels.target}`,
    notes: effortNotes(fight, example.value),
  })
}

const placeText = ({ distance }: Duel): string => (distance ? `${distance}" away` : 'in contact')

/** What is special about a fight, a sentence each. */
function circumstances(
  { attacker, target, typed }: Fight,
  { cover }: Pick<Typed, 'cover'>,
): readonly string[] {
  const { night, moved, stuns = 0, injuries = 0, lying } = typed
  const markers = [
    ...(stuns > 0 ? [count(stuns, 'stun')] : []),
    ...(injuries > 0 ? [injuries === 1 ? '1 injury' : `${injuries} injuries`] : []),
  ].join(' and ')
  return [
    ...(cover ? [`${target.alias} stands behind a low wall.`] : []),
    ...(lying ? [`${target.alias} lies on the ground.`] : []),
    ...(markers === '' ? [] : [`${target.alias} has ${markers} already.`]),
    ...(moved ? [`${attacker.alias} has moved.`] : []),
    ...(night ? ['It is dark.'] : []),
  ]
}

/** Efforts that were asked for and not made. */
function effortNotes({ attacker, target, typed }: Fight, events: readonly SeenEvent[]): readonly string[] {
  const made = (model: number): number =>
    events.reduce((sum, { name, about }) => {
      const its = name === 'effort' && isRecord(about) && about.model === model ? about.efforts : 0
      return sum + Number(its)
    }, 0)
  const note = ({ alias }: Profile, model: number, wanted: number | undefined): readonly string[] =>
    wanted === undefined || made(model) >= wanted
      ? []
      : [`${alias} was to make ${count(wanted, 'Effort')}, but the rules allow ${made(model)}.`]
  return [
    ...note(attacker, duelModels.attacker, typed.effort),
    ...note(target, duelModels.target, typed.defenceEffort),
  ]
}

function showOne(io: Io, fight: Fight, name: string): ExitCode {
  const weapon = findWeapon(fight.attacker, name)
  if (!weapon.ok) return misused(io, weapon.reason)
  const found = compute(fight, weapon.value)
  if (!found.ok) return misused(io, found.reason)
  io.out(fight.typed.json ? jsonText(oneJson(fight, weapon.value, found.value)) : attackText(found.value))
  return exit.done
}

function compareAll(io: Io, fight: Fight): ExitCode {
  const tried = weaponChoices(fight.attacker).map((weapon) => ({ weapon, found: compute(fight, weapon) }))
  if (fight.typed.json) {
    const list = tried.map(({ weapon, found }) =>
      found.ok ? oneJson(fight, weapon, found.value) : { weapon: weapon.name, why: found.reason.text },
    )
    io.out(jsonText(list))
    return exit.done
  }
  const compared = tried.map(({ weapon, found }): Compared => {
    const where = placeText(duelOf(fight, weapon))
    return found.ok
      ? { weapon: weapon.name, where, odds: found.value.odds }
      : { weapon: weapon.name, where, why: found.reason.text }
  })
  const title = [
    `${fight.attacker.alias} attacks ${fight.target.alias}.`,
    ...circumstances(fight, fight.typed),
  ].join(' ')
  io.out(comparisonText(title, `${duelModels.target}`, compared))
  return exit.done
}

const jsonText = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`

function oneJson(
  { attacker, target }: Fight,
  weapon: WeaponChoice,
  { title, odds: found }: AttackOdds,
): Json {
  const plain: Json = JSON.parse(JSON.stringify(found))
  return { title, attacker: attacker.id, target: target.id, weapon: weapon.name, odds: plain }
}
