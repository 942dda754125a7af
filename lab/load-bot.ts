import { existsSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bot, type BotPlace, bots, canPlay, readBotSpec } from '@gargoyle/bots'
import { type Budget, isRecord, ok, type Result, refused, type Seat, type Sides } from '@gargoyle/engine'
import { type GameKit, tableOf, unknownName } from '@gargoyle/kits'
import { messageOf } from './message.ts'

/** A bot that is ready to play a game. */
export interface LoadedBot {
  /** As it was asked for: `greedy`, `search@2s`, `./my-bot.js`. */
  readonly name: string
  readonly bot: Bot
  /** How much it may think about an answer, if given. */
  readonly budget?: Budget
}

/** The names of our own bots, for help texts. */
export const botNames: string = bots.map(({ name }) => name).join(', ')

/** Whether a name means a file and not one of our bots. */
export const isBotPath = (name: string): boolean => /[\\/]|\.[mc]?[jt]s$/i.test(name)

/**
 * Loads a bot: one of ours by name, or any other by the path of its file, optionally with a budget after an `@`. The
 * path is relative to `folder`. Every error comes back as a sentence.
 */
export async function loadBot(text: string, kit: GameKit, folder: string): Promise<Result<LoadedBot>> {
  const spec = readBotSpec(text)
  if (!spec.ok) return spec
  const { name } = spec.value
  const found = isBotPath(name) ? await botFromFile(name, folder) : botOfOurs(name)
  if (!found.ok) return found
  const bot = found.value
  const tried = triedOn(bot, name, kit)
  if (!tried.ok) return tried
  const budget = spec.value.budget ?? bot.budget
  return ok({ name: text, bot, ...(budget === undefined ? {} : { budget }) })
}

/** A bot for each side from a list such as `random,greedy`; one alone plays all sides. */
export async function loadBots(
  list: string,
  sides: number,
  kit: GameKit,
  folder: string,
): Promise<Result<readonly LoadedBot[]>> {
  const found: LoadedBot[] = []
  for (const name of namesIn(list)) {
    const bot = await loadBot(name, kit, folder)
    if (!bot.ok) return bot
    found.push(bot.value)
  }
  const [only] = found
  if (only !== undefined && found.length === 1) return ok(Array.from({ length: sides }, () => only))
  if (found.length === sides) return ok(found)
  return refused(
    `${sides} sides play, but --bots names ${found.length}: name one bot for all sides, or ${sides}.`,
  )
}

/** The parts of a list such as `random, greedy`. */
export const namesIn = (list: string): readonly string[] => list.split(',').map((name) => name.trim())

function botOfOurs(name: string): Result<Bot> {
  const found = bots.find((bot) => bot.name === name)
  if (found) return ok(found)
  const known = bots.map((bot) => bot.name)
  return refused(`${unknownName('bot', name, known)} A bot of your own is named by its file: ./my-bot.js.`)
}

async function botFromFile(name: string, folder: string): Promise<Result<Bot>> {
  const file = resolve(folder, name)
  if (!existsSync(file)) {
    return refused(`there is no bot in ${name}: no such file. The path is taken from the folder you are in.`)
  }
  if (!statSync(file).isFile())
    return refused(`there is no bot in ${name}: it is a folder. Name the file itself.`)
  if (!/\.m?js$/i.test(file)) {
    return refused(`${name} cannot be loaded: a bot is a JavaScript file, its name ends in .js or .mjs.`)
  }
  let module: unknown
  try {
    module = await import(/* @vite-ignore */ pathToFileURL(file).href)
  } catch (error) {
    return refused(`${name} cannot be loaded: ${sentence(messageOf(error))}`)
  }
  return botIn(module, name)
}

/** The bot that a file exports. */
function botIn(module: unknown, file: string): Result<Bot> {
  const bot = isRecord(module) ? module.default : undefined
  const shape = 'export default { name, about, createPlayer(place) { return { answer(request) { … } } } }'
  if (bot === undefined) return refused(`${file} has no default export. It should say ${shape}.`)
  if (!isRecord(bot) || typeof bot.createPlayer !== 'function') {
    return refused(`the default export of ${file} has no function createPlayer. It should be like ${shape}.`)
  }
  const { name, about, budget } = bot
  const createPlayer = bot.createPlayer.bind(bot) as Bot['createPlayer']
  const own: Bot = {
    name: typeof name === 'string' && name !== '' ? name : basename(file),
    about: typeof about === 'string' ? about : '',
    createPlayer,
  }
  if (budget === undefined) return ok(own)
  if (!isBudget(budget)) {
    return refused(`the budget of ${file} should be like { milliseconds: 500 } or { iterations: 100 }.`)
  }
  return ok({ ...own, budget })
}

function isBudget(given: unknown): given is Budget {
  if (!isRecord(given)) return false
  const { milliseconds = 1, iterations = 1, ...more } = given
  const positive = (value: unknown): boolean => typeof value === 'number' && value > 0
  return positive(milliseconds) && positive(iterations) && Object.keys(more).length === 0
}

/** The seat of a game that a bot is asked to play. */
export function placeFor(
  { definition, evaluator }: GameKit,
  { seats, sides }: { readonly seats: readonly Seat[]; readonly sides: Sides },
  seat: Seat,
): BotPlace {
  return { game: definition, seat, seats, sides, ...(evaluator === undefined ? {} : { evaluator }) }
}

/** Makes a player once for every seat, to see whether the bot plays the game. */
function triedOn(bot: Bot, name: string, kit: GameKit): Result<undefined> {
  const setup = kit.setupFor({}, 0, '')
  const table = setup.ok ? tableOf(kit, setup.value) : setup
  if (!table.ok) return table
  for (const seat of table.value.seats) {
    const refusal = noPlayerReason(bot, name, kit, placeFor(kit, table.value, seat))
    if (refusal !== undefined) return refused(refusal)
  }
  return ok(undefined)
}

function noPlayerReason(bot: Bot, name: string, kit: GameKit, place: BotPlace): string | undefined {
  let player: unknown
  try {
    player = bot.createPlayer(place)
  } catch (error) {
    return `the bot ${name} cannot begin: ${sentence(messageOf(error))}`
  }
  if (player === undefined) {
    const able = bots.filter((each) => canPlay(each, kit)).map((each) => each.name)
    return `the bot '${name}' does not know ${kit.definition.id}. These do: ${able.join(', ')}.`
  }
  if (isRecord(player) && typeof player.answer === 'function') return undefined
  return `createPlayer of ${name} gave no player: it should give { answer(request) { … } }.`
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
