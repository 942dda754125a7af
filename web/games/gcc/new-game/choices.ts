import { isRecord, type Json, ok, type Result, refused } from '@gargoyle/engine'
import type { HeroProfile } from '@gargoyle/gcc'
import type { MatchOrder, SeatPlan } from '../../../worker/protocol.ts'

/** How strong the computer plays. */
export const botLevels = ['novice', 'regular', 'veteran', 'mastermind'] as const

/** People at the screen, by the names they are called by. */
export const people = ['Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5'] as const

/** Who plays a seat: one of the people, or the computer at a level. */
export type Controller = (typeof people)[number] | (typeof botLevels)[number]

/** What a hero brings along. What is left out is as usual. */
export interface HeroKit {
  readonly gadgets?: readonly string[]
  /** Tiles in the order of its command skills; empty for the first that is free. */
  readonly commands?: readonly string[]
}

/** The tiles that a hero commands, by the level that its skills ask for. */
export const heroCommands = ({ skills }: Pick<HeroProfile, 'skills'>): readonly ('elite' | 'henchman')[] =>
  skills.flatMap(({ skill }) =>
    skill === 'elite-command'
      ? ['elite' as const]
      : skill === 'henchman-command'
        ? ['henchman' as const]
        : [],
  )

/** Everything that can be chosen about a new game. */
export interface GccChoices {
  readonly mission: string
  /** Heroes by their ids, in the order of their seats. */
  readonly heroes: readonly string[]
  /** Who plays each hero, in the same order, and the villain. */
  readonly players: readonly Controller[]
  readonly villain: Controller
  /** What heroes bring along, by their ids. */
  readonly kits: Readonly<Record<string, HeroKit>>
  /** What chance follows from; empty for a fresh one. */
  readonly seed: string
}

/** What a mission says about who may play it. */
export interface MissionMenu {
  readonly id: string
  readonly name: string
  readonly min: number
  readonly max: number
  readonly suggested: readonly string[]
  /** All heroes that may take part, by id. */
  readonly heroes: readonly string[]
  /** The data of a mission from a file of the player. */
  readonly data?: Json
}

/** Four seats at most are heroes'. */
const MOST_HEROES = 4

export const usualChoices: GccChoices = {
  mission: 'first-night',
  heroes: ['batgirl', 'red-robin'],
  players: ['Player 1', 'Player 1', 'Player 1', 'Player 1'],
  villain: 'regular',
  kits: {},
  seed: '',
}

/** The usual ways to share out the seats. */
export const castings = {
  heroes: { players: ['Player 1', 'Player 1', 'Player 1', 'Player 1'], villain: 'regular' },
  together: { players: ['Player 1', 'Player 2', 'Player 3', 'Player 4'], villain: 'regular' },
  one: { players: ['Player 1', 'regular', 'regular', 'regular'], villain: 'regular' },
  villain: { players: ['regular', 'regular', 'regular', 'regular'], villain: 'Player 1' },
  all: { players: ['Player 1', 'Player 2', 'Player 3', 'Player 4'], villain: 'Player 5' },
} as const satisfies Readonly<Record<string, Pick<GccChoices, 'players' | 'villain'>>>

export type Casting = keyof typeof castings

/** Which of the usual ways it is, if it is one. */
export function castingOf({ heroes, players, villain }: GccChoices): Casting | undefined {
  const names = Object.keys(castings) as Casting[]
  return names.find((name) => {
    const usual: Pick<GccChoices, 'players' | 'villain'> = castings[name]
    return (
      isBot(usual.villain) === isBot(villain) &&
      (isBot(villain) || usual.villain === villain) &&
      heroes.every((_, i) => {
        const [mine, theirs] = [players[i] ?? 'regular', usual.players[i] ?? 'regular']
        return mine === theirs || (isBot(mine) && isBot(theirs))
      })
    )
  })
}

const isBot = (controller: Controller): boolean => botLevels.some((level) => level === controller)

/** The same choices for another mission: its suggested heroes, as many as before if that may be. */
export function withMission(choices: GccChoices, menu: MissionMenu): GccChoices {
  const count = Math.min(menu.max, Math.max(menu.min, choices.heroes.length))
  return { ...choices, mission: menu.id, heroes: menu.suggested.slice(0, count) }
}

/** The same choices with more or fewer heroes: suggested ones that are not there yet come first. */
export function withHeroes(choices: GccChoices, count: number, menu: MissionMenu): GccChoices {
  const kept = choices.heroes.slice(0, count)
  const others = [...menu.suggested, ...menu.heroes].filter((id) => !kept.includes(id))
  return { ...choices, heroes: [...kept, ...new Set(others)].slice(0, count) }
}

/** The same choices with another hero at a place; a hero that plays elsewhere changes places. */
export function withHero(choices: GccChoices, place: number, hero: string): GccChoices {
  const before = choices.heroes[place]
  return {
    ...choices,
    heroes: choices.heroes.map((id, i) =>
      i === place ? hero : id === hero && before !== undefined ? before : id,
    ),
  }
}

const planOf = (controller: Controller): SeatPlan =>
  isBot(controller) ? { kind: 'bot', name: controller } : { kind: 'person', player: controller }

/** A hero of a setup; alone by its id where nothing was chosen for it. */
function entryOf(hero: string, { gadgets, commands }: HeroKit): Json {
  const named = commands?.every((tile) => tile !== '') === true ? commands : undefined
  if (gadgets === undefined && named === undefined) return hero
  return {
    hero,
    ...(gadgets === undefined ? {} : { gadgets: [...gadgets] }),
    ...(named === undefined ? {} : { commands: [...named] }),
  }
}

/** Whether the rules should look at an order before it is played. */
export const isDoubtful = ({ kits, heroes }: GccChoices, { data }: MissionMenu): boolean =>
  data !== undefined || heroes.some((hero) => kits[hero] !== undefined)

/** Makes an order of what was chosen. */
export function orderOf(choices: GccChoices, menu: MissionMenu, freshSeed: () => string): Result<MatchOrder> {
  const { heroes, players, villain, seed } = choices
  if (heroes.length < menu.min || heroes.length > menu.max)
    return refused(`${menu.name} is for ${menu.min} to ${menu.max} heroes.`, { path: 'heroes' })
  if (new Set(heroes).size < heroes.length)
    return refused('Every hero can play once: choose another one.', { path: 'heroes' })
  const seats = heroes.map((_, i) => [`Hero ${i + 1}`, planOf(players[i] ?? 'regular')] as const)
  return ok({
    game: 'gcc',
    seed: seed.trim() === '' ? freshSeed() : seed.trim(),
    setup: {
      mission: menu.data ?? choices.mission,
      heroes: heroes.map((hero) => entryOf(hero, choices.kits[hero] ?? {})),
    },
    seats: { ...Object.fromEntries(seats), villain: planOf(villain) },
  })
}

/** One click: the mission that teaches the game, two heroes of one person, a villain who makes mistakes. */
export function quickStart(seed: string): MatchOrder {
  const me: SeatPlan = { kind: 'person', player: people[0] }
  return {
    game: 'gcc',
    seed,
    setup: { mission: 'first-night', heroes: ['batgirl', 'red-robin'] },
    seats: { 'Hero 1': me, 'Hero 2': me, villain: { kind: 'bot', name: 'novice' } },
  }
}

const isController = (given: unknown): given is Controller =>
  [...people, ...botLevels].some((each) => each === given)

/** Reads what was chosen last time. What makes no sense any more is as usual; chance is always drawn anew. */
export function readChoices(text: string | null, missions: readonly MissionMenu[]): GccChoices {
  let given: unknown
  try {
    given = JSON.parse(text ?? 'null')
  } catch {
    return usualChoices
  }
  if (!isRecord(given)) return usualChoices
  const menu = missions.find(({ id }) => id === given.mission)
  if (menu === undefined) return usualChoices
  const heroes = Array.isArray(given.heroes)
    ? given.heroes.filter((id) => menu.heroes.some((each) => each === id))
    : []
  const isGood =
    heroes.length >= menu.min && heroes.length <= menu.max && new Set(heroes).size === heroes.length
  const players = Array.isArray(given.players) ? given.players.filter(isController) : []
  return {
    mission: menu.id,
    heroes: isGood
      ? (heroes as string[])
      : menu.suggested.slice(0, Math.max(menu.min, Math.min(2, menu.max))),
    players: players.length === MOST_HEROES ? players : usualChoices.players,
    villain: isController(given.villain) ? given.villain : usualChoices.villain,
    kits: {},
    seed: '',
  }
}
