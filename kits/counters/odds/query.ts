import type { Profile } from '@gargoyle/bmg-counters'
import { exampleRun, odds } from '@gargoyle/bots'
import { type Json, ok, type Result, refused } from '@gargoyle/engine'
import { lengthUnits } from '@gargoyle/table'
import { type AttackOdds, attackText, type Compared, comparisonText } from '../../attack-odds-report.ts'
import { count } from '../../count.ts'
import type { OddsAnswer, OddsOption, OddsQuery, TypedOdds } from '../../odds-query.ts'
import { unknownName } from '../../suggest.ts'
import type { CounterGame } from '../counter-game.ts'
import {
  allIn,
  type CounterDuel,
  type CounterWeapon,
  counterDuelModels,
  counterDuelSeats,
  counterWeapons,
  stageCounterDuel,
} from './duel.ts'
import { counterOddsReader } from './reader.ts'

/** How far apart two models can stand on the table of a duel. */
const farthestDistance = ({ edition }: CounterGame): number => (edition.unit === 'inch' ? 60 : 150)

/** The distance of shots where the query gives none. */
const usualDistance = ({ edition }: CounterGame): number => (edition.unit === 'inch' ? 6 : 15)

const wholeNumber = (text: string): string | undefined =>
  /^\d+$/.test(text) ? undefined : 'Give a whole number, for example 2.'

const optionsOf = (game: CounterGame): readonly OddsOption[] => [
  { flags: '--attacker <name>', description: 'who attacks: a name or id of the catalogue', required: true },
  { flags: '--target <name>', description: 'who is attacked', required: true },
  { flags: '--weapon <name>', description: 'the weapon, or "bare hands"' },
  {
    flags: '--ac <number>',
    description: 'Attack Counters (else as many as Attack allows)',
    problem: wholeNumber,
  },
  { flags: '--dc <number>', description: 'Defense Counters that block', standard: '0', problem: wholeNumber },
  {
    flags: `--distance <${lengthUnits[game.edition.unit].plural}>`,
    description: `how far apart: shots are taken at ${usualDistance(game)} ${lengthUnits[game.edition.unit].plural} if left out`,
    problem: wholeNumber,
  },
  { flags: '--cover', description: 'the target stands behind a low wall' },
  { flags: '--moved', description: 'the attacker has moved before' },
  { flags: '--stuns <number>', description: 'stuns that the target has already', problem: wholeNumber },
  { flags: '--injuries <number>', description: 'injuries that the target has already', problem: wholeNumber },
  { flags: '--lying', description: 'the target has been knocked down' },
]

/** What an attack in a counter edition comes to. */
export const counterAttackQuery = (game: CounterGame): OddsQuery => ({
  description:
    'Stages two models on an empty table and works out what an attack leads to, with the rules of the game: impacts, ' +
    'blocks, damage, the collateral die, K.O. Without --weapon all weapons of the attacker are compared.',
  options: optionsOf(game),
  examples: [
    `${game.definition.id} --attacker "Bane (DKR)" --target "Joker (AC)" --ac 3 --dc 2`,
    `${game.definition.id} --attacker clover --target cuchillo --weapon gun --cover`,
  ],
  answer(typed) {
    const attacker = findModel(game, 'attacker', typed.attacker)
    if (!attacker.ok) return attacker
    const target = findModel(game, 'target', typed.target)
    if (!target.ok) return target
    const bout = { game, attacker: attacker.value, target: target.value, typed }
    const problem = impossible(bout)
    return problem === undefined ? oddsOf(bout) : refused(problem)
  },
})

/** Why there can be no such bout; undefined if there can. */
function impossible({ game, target, typed }: Bout): string | undefined {
  const { plural } = lengthUnits[game.edition.unit]
  const farthest = farthestDistance(game)
  if ((numberIn(typed, 'distance') ?? 0) > farthest)
    return `--distance: the table has room for ${farthest} ${plural} between two models.`
  const markers = (numberIn(typed, 'stuns') ?? 0) + (numberIn(typed, 'injuries') ?? 0)
  if (markers < target.endurance) return undefined
  const most = target.endurance - 1
  return `with ${target.endurance} markers ${target.alias} is K.O. or a casualty already: --stuns and --injuries may be ${most} together.`
}

interface Bout {
  readonly game: CounterGame
  readonly attacker: Profile
  readonly target: Profile
  readonly typed: TypedOdds
}

function findModel(
  { bandContext, isPlayable }: CounterGame,
  option: 'attacker' | 'target',
  given: string | true | undefined,
): Result<Profile> {
  const found = bandContext.catalogue.find(typeof given === 'string' ? given : '')
  if (!found.ok) return refused(`--${option}: ${found.reason.text}`)
  const ready = found.value.filter(({ id }) => isPlayable(id))
  const [only] = ready
  if (only === undefined)
    return refused(`--${option}: ${found.value[0]?.alias} cannot be played in this edition.`)
  if (ready.length > 1 && only.id !== given)
    return refused(
      `--${option}: several models are called "${given}". Name one by its id: ${ready.map(({ id }) => id).join(', ')}.`,
    )
  return ok(only)
}

const numberIn = (typed: TypedOdds, name: string): number | undefined =>
  typeof typed[name] === 'string' ? Number(typed[name]) : undefined

function duelFor({ game, attacker, target, typed }: Bout, weapon: CounterWeapon): CounterDuel {
  const distance = weapon.ranged ? (numberIn(typed, 'distance') ?? usualDistance(game)) : 0
  const [stuns, injuries] = [numberIn(typed, 'stuns'), numberIn(typed, 'injuries')]
  return {
    attacker: attacker.id,
    target: target.id,
    distance,
    attack: weapon.ranged ? 2 : Math.min(attacker.attack, numberIn(typed, 'ac') ?? attacker.attack),
    defense: numberIn(typed, 'dc') ?? 0,
    ...(typed.cover === true && weapon.ranged ? { cover: true } : {}),
    ...(typed.moved === true ? { moved: true } : {}),
    ...(typed.lying === true ? { lying: true } : {}),
    ...(stuns === undefined ? {} : { stuns }),
    ...(injuries === undefined ? {} : { injuries }),
  }
}

/** What is special about a bout, a sentence each. */
function circumstances(
  { attacker, target, typed }: Bout,
  { cover = false }: Pick<CounterDuel, 'cover'>,
): readonly string[] {
  const counters = numberIn(typed, 'ac') ?? 0
  const markers = [
    [numberIn(typed, 'stuns') ?? 0, 'stun', 'stuns'] as const,
    [numberIn(typed, 'injuries') ?? 0, 'injury', 'injuries'] as const,
  ].flatMap(([number, one, many]) => (number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]))
  return [
    ...(cover ? [`${target.alias} stands behind a low wall.`] : []),
    ...(typed.lying === true ? [`${target.alias} lies on the ground.`] : []),
    ...(markers.length > 0 ? [`${target.alias} has ${markers.join(' and ')} already.`] : []),
    ...(typed.moved === true ? [`${attacker.alias} has moved.`] : []),
    ...(counters > attacker.attack
      ? [`${attacker.alias} has room for ${count(attacker.attack, 'Attack Counter')}, not ${counters}.`]
      : []),
  ]
}

const placeOf = ({ game }: Bout, { distance = 0 }: CounterDuel): string =>
  distance > 0 ? `${distance}${lengthUnits[game.edition.unit].symbol} away` : 'in contact'

function compute(bout: Bout, weapon: CounterWeapon): Result<AttackOdds> {
  const duel = duelFor(bout, weapon)
  const session = stageCounterDuel(bout.game, duel)
  if (!session.ok) return session
  const position = { session: session.value, seat: counterDuelSeats.attacker }
  const how = { reader: counterOddsReader, followUps: [allIn(duel.defense)] }
  const found = odds(position, weapon.answer, how)
  if (!found.ok) return found
  const example = exampleRun(position, weapon.answer, how)
  if (!example.ok) return example
  return ok({
    title: [
      `${bout.attacker.alias} attacks ${bout.target.alias} with ${weapon.name}, ${placeOf(bout, duel)}.`,
      ...circumstances(bout, duel),
    ].join(' '),
    odds: found.value,
    example: example.value,
    target: `${counterDuelModels.target}`,
    notes: [],
  })
}

function oddsOf(bout: Bout): Result<OddsAnswer> {
  const choices = counterWeapons(bout.attacker)
  const { weapon: wanted } = bout.typed
  if (typeof wanted === 'string') {
    const weapon = choices.find(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
    if (weapon === undefined)
      return refused(
        unknownName(
          'weapon',
          wanted,
          choices.map(({ name }) => name),
        ),
      )
    const found = compute(bout, weapon)
    return found.ok ? ok({ text: attackText(found.value), json: jsonOf(weapon, found.value) }) : found
  }
  const tried = choices.map((weapon) => ({ weapon, found: compute(bout, weapon) }))
  const compared = tried.map(({ weapon, found }): Compared => {
    const where = placeOf(bout, duelFor(bout, weapon))
    return found.ok
      ? { weapon: weapon.name, where, odds: found.value.odds }
      : { weapon: weapon.name, where, why: found.reason.text }
  })
  return ok({
    text: comparisonText(
      [
        `${bout.attacker.alias} attacks ${bout.target.alias}.`,
        ...circumstances(bout, { cover: bout.typed.cover === true && choices.some(({ ranged }) => ranged) }),
      ].join(' '),
      `${counterDuelModels.target}`,
      compared,
    ),
    json: tried.map(({ weapon, found }) =>
      found.ok ? jsonOf(weapon, found.value) : { weapon: weapon.name, why: found.reason.text },
    ),
  })
}

const jsonOf = (weapon: CounterWeapon, { title, odds: found }: AttackOdds): Json => ({
  title,
  weapon: weapon.name,
  odds: JSON.parse(JSON.stringify(found)) as Json,
})
