import { bmg3Event, type Profile } from '@gargoyle/bmg3'
import { exampleRun, type OddsOptions, odds } from '@gargoyle/bots'
import { type Json, ok, type Result, refused, type SeenEvent } from '@gargoyle/engine'
import { type AttackOdds, attackText, type Compared, comparisonText } from '../../attack-odds-report.ts'
import { count } from '../../count.ts'
import type { OddsAnswer, OddsOption, OddsQuery, TypedOdds } from '../../odds-query.ts'
import {
  type Duel,
  duelModels,
  duelSeats,
  effortAnswers,
  FURTHEST,
  stageDuel,
  type WeaponChoice,
  weaponChoices,
} from './duel.ts'
import { bmg3OddsReader } from './reader.ts'
import { findFighter, findWeapon } from './who.ts'

/** The distance of shots, in inches, where the query gives none. */
const USUAL_DISTANCE = 6

const wholeNumber =
  (what: string, least: number) =>
  (text: string): string | undefined =>
    /^\d+$/.test(text) && Number(text) >= least
      ? undefined
      : `${what} is a whole number from ${least} up, for example 2.`

const efforts = wholeNumber('A number of Efforts', 0)

const options: readonly OddsOption[] = [
  { flags: '--attacker <name>', description: 'who attacks: a name or id of the catalogue', required: true },
  { flags: '--target <name>', description: 'who is attacked', required: true },
  { flags: '--weapon <name>', description: 'the weapon, or "bare hands"' },
  { flags: '--effort <number>', description: 'Efforts of the attacker', problem: efforts },
  {
    flags: '--defence-effort <number>',
    description: 'Efforts of the target, to defend or dodge',
    problem: efforts,
  },
  {
    flags: '--distance <inches>',
    description: `how far apart they are: shots are taken at ${USUAL_DISTANCE}" if left out`,
    problem: (text) =>
      distanceIn(text) === undefined
        ? `A distance is a number of inches from 0 to ${FURTHEST}, for example 6.`
        : undefined,
  },
  { flags: '--cover', description: 'the target stands behind a low wall' },
  { flags: '--night', description: 'no light but what they carry' },
  { flags: '--moved', description: 'the attacker has moved before' },
  {
    flags: '--stuns <number>',
    description: 'stuns that the target has already',
    problem: wholeNumber('A number of stuns', 0),
  },
  {
    flags: '--injuries <number>',
    description: 'injuries that the target has already',
    problem: wholeNumber('A number of injuries', 0),
  },
  { flags: '--lying', description: 'the target has been knocked down' },
  {
    flags: '--runs <number>',
    description: 'roll so many attacks instead of trying every case',
    problem: wholeNumber('A number of runs', 1),
  },
  { flags: '--seed <text>', description: 'where the dice of those come from', standard: 'odds' },
]

/** `gargoyle odds bmg3`: what an attack comes to. */
export const attackQuery: OddsQuery = {
  description:
    'Stages two models on an empty board and works out what an attack leads to, with the rules of the game: ' +
    'every way in which the dice can fall where they are few enough, else many attacks with a stated error. ' +
    'Without --weapon all weapons of the attacker are compared.',
  options,
  examples: [
    'bmg3 --attacker "Thug 1" --target "Thug 4"',
    'bmg3 --attacker iceman --target "Thug 1" --weapon rifle --distance 10 --cover',
  ],
  answer: (typed) => oddsOfAttack(read(typed)),
}

/** What was typed, as numbers where numbers are meant. */
interface Typed {
  readonly attacker: string
  readonly target: string
  readonly weapon: string | undefined
  readonly effort: number | undefined
  readonly defenceEffort: number | undefined
  readonly distance: number | undefined
  readonly cover: boolean
  readonly night: boolean
  readonly moved: boolean
  readonly stuns: number | undefined
  readonly injuries: number | undefined
  readonly lying: boolean
  readonly runs: number | undefined
  readonly seed: string
}

function read(typed: TypedOdds): Typed {
  const text = (name: string): string | undefined => {
    const given = typed[name]
    return given === true ? undefined : given
  }
  const number = (name: string): number | undefined => {
    const given = text(name)
    return given === undefined ? undefined : Number(given)
  }
  return {
    attacker: text('attacker') ?? '',
    target: text('target') ?? '',
    weapon: text('weapon'),
    effort: number('effort'),
    defenceEffort: number('defenceEffort'),
    distance: distanceIn(text('distance') ?? ''),
    cover: typed.cover === true,
    night: typed.night === true,
    moved: typed.moved === true,
    stuns: number('stuns'),
    injuries: number('injuries'),
    lying: typed.lying === true,
    runs: number('runs'),
    seed: text('seed') ?? 'odds',
  }
}

function distanceIn(text: string): number | undefined {
  const amount = Number(text.replace(/\s*(?:"|″|in|inch|inches)$/, ''))
  return text.trim() !== '' && amount >= 0 && amount <= FURTHEST ? amount : undefined
}

function oddsOfAttack(typed: Typed): Result<OddsAnswer> {
  const attacker = findFighter(typed.attacker)
  if (!attacker.ok) return attacker
  const target = findFighter(typed.target)
  if (!target.ok) return target
  const { alias, endurance } = target.value
  if ((typed.stuns ?? 0) + (typed.injuries ?? 0) >= endurance)
    return refused(
      `with ${endurance} markers ${alias} is K.O. or a casualty already: --stuns and --injuries may be ${endurance - 1} together.`,
    )
  const fight = { attacker: attacker.value, target: target.value, typed }
  return typed.weapon === undefined ? ok(compareAll(fight)) : showOne(fight, typed.weapon)
}

/** Attacker, target, and how they were asked for. */
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
  const made = {
    ...(effort === undefined ? {} : { attacker: effort }),
    ...(defenceEffort === undefined ? {} : { target: defenceEffort }),
  }
  return {
    reader: bmg3OddsReader,
    followUps: [effortAnswers(made)],
    seed,
    ...(runs === undefined ? {} : { runs, maxRuns: 0 }),
  }
}

function compute(fight: Fight, weapon: WeaponChoice): Result<AttackOdds> {
  const duel = duelOf(fight, weapon)
  const session = stageDuel(duel)
  if (!session.ok) return session
  const position = { session: session.value, seat: duelSeats.attacker }
  const how = optionsOf(fight.typed)
  const found = odds(position, weapon.answer, how)
  if (!found.ok) return found
  const example = exampleRun(position, weapon.answer, how)
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
  { cover }: { readonly cover?: boolean },
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
    events.reduce((sum, event) => {
      const effort = bmg3Event(event, 'effort')
      return effort?.model === model ? sum + effort.efforts : sum
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

function showOne(fight: Fight, name: string): Result<OddsAnswer> {
  const weapon = findWeapon(fight.attacker, name)
  if (!weapon.ok) return weapon
  const found = compute(fight, weapon.value)
  if (!found.ok) return found
  return ok({ text: attackText(found.value), json: oneJson(fight, weapon.value, found.value) })
}

function compareAll(fight: Fight): OddsAnswer {
  const tried = weaponChoices(fight.attacker).map((weapon) => ({ weapon, found: compute(fight, weapon) }))
  const json = tried.map(({ weapon, found }) =>
    found.ok ? oneJson(fight, weapon, found.value) : { weapon: weapon.name, why: found.reason.text },
  )
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
  return { text: comparisonText(title, `${duelModels.target}`, compared), json }
}

function oneJson(
  { attacker, target }: Fight,
  weapon: WeaponChoice,
  { title, odds: found }: AttackOdds,
): Json {
  const plain: Json = JSON.parse(JSON.stringify(found))
  return { title, attacker: attacker.id, target: target.id, weapon: weapon.name, odds: plain }
}
