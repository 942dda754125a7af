import { ok, type Result, refused } from '@gargoyle/engine'
import {
  type GameKit,
  type Named,
  optionRefusal,
  type SetupOptions,
  sideOption,
  tableOf,
  tableOptions,
} from '@gargoyle/kits'
import { allPairs, type Contestant, type Plan, planVersion, somePairs } from './plan.ts'
import { marksOf } from './program-mark.ts'

/** What a caller asked for, of any kind of plan. */
export interface PlanRequest {
  readonly kit: GameKit
  /** Bots as `loadBot` reads them. */
  readonly bots: readonly string[]
  /** Games of each pairing. */
  readonly games: number
  readonly seed: string
  /** Options of the whole table that were chosen. */
  readonly table?: SetupOptions
  /** Where the paths of bots begin. */
  readonly folder: string
}

/** Two sides, each with a bot and perhaps something of its own, such as a crew. One bot plays both sides. */
export function planRun(wish: PlanRequest & { readonly a?: Named; readonly b?: Named }): Result<Plan> {
  const { kit, bots, a, b } = wish
  const [first = '', second = first, ...more] = bots
  if (more.length > 0) return refused('two sides play: name one bot for both, or two, --bots A,B.')
  if ((a !== undefined || b !== undefined) && sideOption(kit.options) === undefined) {
    return refused(`sides of ${kit.definition.id} bring nothing of their own: leave out --a and --b.`)
  }
  const sides = [
    { bot: first, ...(a === undefined ? {} : { brings: a }) },
    { bot: second, ...(b === undefined ? {} : { brings: b }) },
  ]
  return planned(wish, 'run', named(sides), [])
}

/** All against all: of several bots if several are named, else of things (crews) that one bot plays with. */
export function planTournament(
  wish: PlanRequest & {
    readonly things?: readonly Named[]
    readonly rivals?: number
    /** Only the games in which one of these takes part, by name. */
    readonly changed?: readonly string[]
  },
): Result<Plan> {
  const { kit, bots, things = [], rivals, changed } = wish
  const [bot = '', ...others] = bots
  const twice = bots.find((each, place) => bots.indexOf(each) !== place)
  const option = sideOption(kit.options)
  const thing = option?.name ?? 'things'
  if (twice !== undefined) {
    return refused(
      `${twice} is named twice: name each bot once. One bot alone leads all ${thing} against each other.`,
    )
  }
  if (others.length > 0 && rivals !== undefined)
    return refused('bots all meet each other: leave out --rivals, or name one bot.')
  if (others.length > 0 && changed !== undefined)
    return refused(
      'games of some are played again in tournaments of one bot: leave out --changed, or name one.',
    )
  if (others.length > 0)
    return planned(wish, 'tournament', named(bots.map((each) => ({ bot: each }))), things)
  const ready = (option?.ready ?? []).map((name) => ({ name }))
  const taking = things.length > 0 ? things : ready
  if (taking.length < 2) {
    return refused(
      ready.length === 0
        ? `${kit.definition.id} has no crews or the like: name two bots or more, --bots A,B.`
        : `a tournament needs two ${thing} or more, --${thing} A,B, or two bots or more, --bots A,B.`,
    )
  }
  const contestants = named(taking.map((brings) => ({ bot, brings })))
  const unknown = changed?.find((name) => contestants.every((each) => each.name !== name))
  if (unknown !== undefined)
    return refused(`${unknown} does not take part: --changed names ${thing} that do.`)
  if (rivals === undefined) return planned(wish, 'tournament', contestants, [])
  if (rivals % 2 === 1 || rivals >= contestants.length)
    return refused(
      `Each of ${contestants.length} ${thing} meets an even number of others, fewer than there are, --rivals 4; or all of them: leave it out.`,
    )
  return planned(wish, 'tournament', contestants, [], somePairs(contestants.length, rivals))
}

function planned(
  { kit, games, seed, table = {}, folder, changed }: PlanRequest & Pick<Plan, 'changed'>,
  kind: Plan['kind'],
  contestants: readonly Contestant[],
  things: readonly Named[],
  everybody: Plan['pairings'] = allPairs(contestants.length),
): Result<Plan> {
  const { definition, options } = kit
  const bringing = contestants.every(({ brings }) => brings !== undefined)
  const own = sideOption(options)
  const going = bringing ? [] : things.length > 0 ? things : (own?.ready ?? []).map((name) => ({ name }))
  const plan: Plan = {
    format: 'gargoyle-lab',
    version: planVersion,
    kind,
    game: definition.id,
    rulesVersion: definition.rulesVersion,
    seed,
    games,
    contestants,
    ...(changed === undefined
      ? { pairings: everybody }
      : { pairings: everybody.filter((pair) => hasAny(contestants, pair, changed)), changed }),
    ...(own?.perSide === undefined
      ? {}
      : { sideOption: { name: own.name, each: own.perSide, ready: going } }),
    table: Object.fromEntries(
      tableOptions(options).flatMap(({ name, ready = [] }) => {
        const laid = table[name] ?? ready.map((each) => ({ name: each }))
        return laid.length === 0 ? [] : [[name, laid]]
      }),
    ),
    marks: marksOf(
      contestants.map(({ bot }) => bot),
      folder,
    ),
  }
  return optionRefusal(definition.id, options, table) ?? refusalOf(plan, kit) ?? ok(plan)
}

const hasAny = (
  contestants: readonly Contestant[],
  pair: readonly number[],
  names: readonly string[],
): boolean => pair.some((place) => names.includes(contestants[place]!.name))

/** Tries everything that goes round, so that nothing is refused after hours. */
function refusalOf({ contestants, sideOption: own, table }: Plan, kit: GameKit): Result<never> | undefined {
  const chosen = Object.entries(table).filter(([, things]) => things.length === 1)
  const fixed: SetupOptions = Object.fromEntries(chosen)
  const brought = [...(own?.ready ?? []), ...contestants.flatMap(({ brings }) => brings ?? [])]
  const tries: SetupOptions[] = [
    ...(own === undefined ? [] : brought.map((thing) => ({ ...fixed, [own.name]: [thing, thing] }))),
    ...Object.entries(table).flatMap(([name, things]) =>
      things.map((thing) => ({ ...fixed, [name]: [thing] })),
    ),
    fixed,
  ]
  for (const options of tries) {
    const setup = kit.setupFor(options, 0, '')
    if (!setup.ok) return setup
    const seated = tableOf(kit, setup.value)
    if (!seated.ok) return seated
    if (seated.value.sides.length !== 2)
      return refused(`the lab pairs two sides, and ${kit.definition.id} has ${seated.value.sides.length}.`)
  }
  return undefined
}

/** Names contestants by what differs between them: what they bring, the bot, or both. */
function named(sides: readonly Omit<Contestant, 'name'>[]): readonly Contestant[] {
  const oneBot = new Set(sides.map(({ bot }) => bot)).size === 1
  const names = sides.map(({ bot, brings }) =>
    brings === undefined ? bot : oneBot ? shortened(brings.name) : `${shortened(brings.name)} (${bot})`,
  )
  return sides.map((side, place) => ({
    name: isUnique(names, place) ? names[place]! : `${'ABCDEFGHIJ'[place] ?? place + 1}: ${names[place]}`,
    ...side,
  }))
}

const isUnique = (names: readonly string[], place: number): boolean =>
  names.filter((name) => name === names[place]).length === 1

/** A share code is far longer than any name. */
const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 24)}…` : name)
