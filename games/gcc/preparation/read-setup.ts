import { type Json, ok, type Result, refused } from '@gargoyle/engine'
import { refuseShape } from '@gargoyle/table'
import { z } from 'zod'
import type { AreaBoard } from '../board/board.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { MissionData } from '../missions/mission-data.ts'
import { readMission } from '../missions/read-mission.ts'
import type { HeroProfile } from '../vocabulary.ts'
import type { HeroSetup, Setup } from './setup.ts'
import { hopelessReason } from './winnable.ts'

/** What a setup is read with. */
export type SetupContext = {
  readonly catalogue: Catalogue
  readonly boards: ReadonlyMap<string, AreaBoard>
  readonly missions: ReadonlyMap<string, MissionData>
  /** Skills and traits that are enforced. */
  readonly enforced: { readonly skills: ReadonlySet<string>; readonly traits: ReadonlySet<string> }
}

export type ReadSetup = { readonly setup: Setup; readonly mission: MissionData; readonly board: AreaBoard }

const heroEntry = z.union([
  z.string(),
  z.strictObject({
    hero: z.string(),
    gadgets: z.array(z.string()).optional(),
    commands: z.array(z.string()).optional(),
  }),
])

const setupData = z.strictObject({
  mission: z.union(
    [z.string(), z.record(z.string(), z.unknown())],
    'The mission is missing, or is no mission.',
  ),
  heroes: z
    .union(
      [z.array(heroEntry), z.int().min(1).max(4)],
      'The heroes must be a list, or a whole number from 1 to 4 of the suggested ones.',
    )
    .default(2),
})

const HINT = 'A setup names a mission and who plays it, such as { "mission": "first-night", "heroes": 2 }.'

/** Reads a setup from outside: the mission, and who plays it. */
export function readSetup(given: unknown, context: SetupContext): Result<ReadSetup> {
  const parsed = setupData.safeParse(given)
  if (!parsed.success)
    return refuseShape(parsed.error.issues, given, {
      what: 'The setup',
      hint: HINT,
      names: Object.keys(setupData.shape),
    })
  const { mission: wanted, heroes: listed } = parsed.data
  const known = typeof wanted === 'string' ? context.missions.get(wanted) : undefined
  if (typeof wanted === 'string' && known === undefined)
    return refused(
      `There is no mission "${wanted}". There are: ${[...context.missions.keys()].join(', ')}.`,
      {
        path: 'mission',
      },
    )
  const read: Result<MissionData> = known === undefined ? readMission(wanted, context) : ok(known)
  if (!read.ok) return read
  const mission = read.value
  const board = context.boards.get(mission.board)!
  const entries = typeof listed === 'number' ? mission.heroes.suggested.slice(0, listed) : listed
  const { min, max } = mission.heroes
  if (entries.length < min || entries.length > max)
    return refused(`${mission.name} is for ${min} to ${max} heroes, not ${entries.length}.`, {
      path: 'heroes',
    })
  const heroes: HeroSetup[] = []
  for (const [index, entry] of entries.entries()) {
    const hero = readHeroSetup(
      typeof entry === 'string' ? { hero: entry } : entry,
      mission,
      heroes,
      context,
      `heroes.${index}`,
    )
    if (!hero.ok) return hero
    heroes.push(hero.value)
  }
  const hopeless = hopelessReason(
    mission,
    board,
    heroes.map(({ hero }) => context.catalogue.heroes.get(hero)!),
    heroes.flatMap(({ commands }) => commands.map((id) => context.catalogue.tiles.get(id)!)),
  )
  if (hopeless !== undefined) return refused(hopeless, { rule: 'gcc/trait/reduced-mobility', path: 'heroes' })
  return ok({ setup: { mission: wanted as Json, heroes }, mission, board })
}

type Entry = {
  readonly hero: string
  readonly gadgets?: readonly string[] | undefined
  readonly commands?: readonly string[] | undefined
}

function readHeroSetup(
  entry: Entry,
  mission: MissionData,
  others: readonly HeroSetup[],
  context: SetupContext,
  path: string,
): Result<HeroSetup> {
  const profile = context.catalogue.heroes.get(entry.hero)
  if (profile === undefined) return refused(`There is no hero "${entry.hero}".`, { path })
  const { allowed, side } = mission.heroes
  if (allowed === undefined ? profile.side !== side : !allowed.includes(profile.id))
    return refused(`${profile.name} does not play in ${mission.name}.`, { path })
  if (others.some(({ hero }) => hero === profile.id))
    return refused(`${profile.name} plays already.`, { path })
  const missing = missingRules(profile, context)
  if (missing.length > 0)
    return refused(`${profile.name} cannot be played yet: ${missing.join(', ')} is not enforced.`, { path })
  const gadgets = readGadgets(profile, entry.gadgets ?? defaultGadgets(profile, context), context, path)
  if (!gadgets.ok) return gadgets
  const commands = readCommands(profile, entry.commands, mission, others, context, path)
  if (!commands.ok) return commands
  return ok({ hero: profile.id, gadgets: gadgets.value, commands: commands.value })
}

/** Skills and traits of a hero that the rule book lacks. */
export function missingRules(
  { skills, traits }: Pick<HeroProfile, 'skills' | 'traits'>,
  { enforced }: Pick<SetupContext, 'enforced'>,
): readonly string[] {
  return [
    ...skills.filter(({ skill }) => !enforced.skills.has(skill)).map(({ skill }) => skill),
    ...traits.filter((trait) => !enforced.traits.has(trait)),
  ]
}

/** gcc/core/bat-gadgets: their sizes together at most the size of the belt. */
function readGadgets(
  profile: HeroProfile,
  ids: readonly string[],
  { catalogue }: SetupContext,
  path: string,
): Result<readonly string[]> {
  let size = 0
  for (const [index, id] of ids.entries()) {
    const card = catalogue.items.get(id)
    if (card?.kind !== 'gadget')
      return refused(`"${id}" is no bat-gadget.`, { path: `${path}.gadgets.${index}` })
    size += card.size
  }
  if (new Set(ids).size < ids.length)
    return refused('The same bat-gadget is taken twice.', { path: `${path}.gadgets` })
  if (size > profile.utilityBelt)
    return refused(`Bat-gadgets of size ${size} do not fit a utility belt of ${profile.utilityBelt}.`, {
      rule: 'gcc/core/bat-gadgets',
      path: `${path}.gadgets`,
    })
  return ok(ids)
}

/** The default content of a belt: useful things in a fixed order. */
const usualGadgets = ['batarangs', 'grapnel-gun', 'shock-gloves', 'detective-vision', 'bolas']

function defaultGadgets({ utilityBelt }: HeroProfile, { catalogue }: SetupContext): readonly string[] {
  let left = utilityBelt
  return usualGadgets.filter((id) => {
    const size = catalogue.items.get(id)?.size ?? Number.POSITIVE_INFINITY
    if (size > left) return false
    left -= size
    return true
  })
}

/**
 * gcc/skill/elite-command, gcc/skill/henchman-command: a tile of its own side that no other character commands and
 * that is not in the river.
 */
function readCommands(
  profile: HeroProfile,
  given: readonly string[] | undefined,
  mission: MissionData,
  others: readonly HeroSetup[],
  { catalogue }: SetupContext,
  path: string,
): Result<readonly string[]> {
  const levels = profile.skills.flatMap(({ skill }) =>
    skill === 'elite-command'
      ? (['elite'] as const)
      : skill === 'henchman-command'
        ? (['henchman'] as const)
        : [],
  )
  const taken = new Set([
    ...mission.tiles.map(({ tile }) => tile),
    ...others.flatMap(({ commands }) => commands),
  ])
  const fits = (id: string, level: string): boolean => {
    const tile = catalogue.tiles.get(id)
    return tile !== undefined && tile.level === level && tile.side === profile.side && !taken.has(id)
  }
  const chosen: string[] = []
  for (const [index, level] of levels.entries()) {
    const id = given?.[index] ?? [...catalogue.tiles.keys()].find((each) => fits(each, level))
    if (id === undefined || !fits(id, level))
      return refused(
        `${profile.name} cannot command "${id ?? ''}": it must be a free ${level} tile of its side.`,
        {
          rule: `gcc/skill/${level}-command`,
          path: `${path}.commands`,
        },
      )
    taken.add(id)
    chosen.push(id)
  }
  if (given !== undefined && given.length > levels.length)
    return refused(`${profile.name} commands ${levels.length} tiles, not ${given.length}.`, {
      path: `${path}.commands`,
    })
  return ok(chosen)
}
