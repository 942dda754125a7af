import { existsSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bot, bots, knows, readBotSpec } from '@gargoyle/bots'
import { type AnyGame, type Budget, isRecord, ok, type Result, refused, seat } from '@gargoyle/engine'
import { messageOf } from './message.ts'
import { unknownName } from './suggest.ts'

/** A bot that is ready to play a game. */
export interface LoadedBot {
  /** As it was asked for: `greedy`, `search@2s`, `./my-bot.js`. */
  readonly name: string
  readonly bot: Bot
  /** How much it may think about an answer, if anybody has said so. */
  readonly budget?: Budget
}

/** The names of our own bots, for help texts. */
export const botNames: string = bots.map(({ name }) => name).join(', ')

/** Whether somebody means a file and not one of our bots. */
export const isBotPath = (name: string): boolean => /[\\/]|\.[mc]?[jt]s$/i.test(name)

/**
 * The bot that somebody asked for: one of ours by name, or anybody's by the path of its file, with a budget behind an
 * `@` if that is wanted. The path is taken from `folder`. Everything that can be wrong with it is a sentence.
 */
export async function loadBot(text: string, game: AnyGame, folder: string): Promise<Result<LoadedBot>> {
  const spec = readBotSpec(text)
  if (!spec.ok) return spec
  const { name } = spec.value
  const found = isBotPath(name) ? await botFromFile(name, folder) : botOfOurs(name)
  if (!found.ok) return found
  const bot = found.value
  const tried = triedOn(bot, name, game)
  if (!tried.ok) return tried
  const budget = spec.value.budget ?? bot.budget
  return ok({ name: text, bot, ...(budget === undefined ? {} : { budget }) })
}

/** A bot for each seat from a list such as `random,greedy`; one alone serves all seats. */
export async function loadBots(
  list: string,
  seats: number,
  game: AnyGame,
  folder: string,
): Promise<Result<readonly LoadedBot[]>> {
  const found: LoadedBot[] = []
  for (const name of namesIn(list)) {
    const bot = await loadBot(name, game, folder)
    if (!bot.ok) return bot
    found.push(bot.value)
  }
  const [only] = found
  if (only !== undefined && found.length === 1) return ok(Array.from({ length: seats }, () => only))
  if (found.length === seats) return ok(found)
  return refused(
    `${seats} seats are to be filled, but --bots names ${found.length}: name one bot for all seats, or ${seats}.`,
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
  const shape = 'export default { name, about, sit(place) { return { answer(request) { … } } } }'
  if (bot === undefined) return refused(`${file} has no default export. It should say ${shape}.`)
  if (!isRecord(bot) || typeof bot.sit !== 'function') {
    return refused(`the default export of ${file} has no function sit. It should be like ${shape}.`)
  }
  const { name, about, budget } = bot
  const sit = bot.sit.bind(bot) as Bot['sit']
  const own: Bot = {
    name: typeof name === 'string' && name !== '' ? name : basename(file),
    about: typeof about === 'string' ? about : '',
    sit,
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

/** Sits the bot down once, to see whether it plays the game. */
function triedOn(bot: Bot, name: string, game: AnyGame): Result<undefined> {
  let player: unknown
  try {
    player = bot.sit({ game, seat: seat('a'), seats: [seat('a'), seat('b')] })
  } catch (error) {
    return refused(`the bot ${name} cannot sit down: ${sentence(messageOf(error))}`)
  }
  if (player === undefined) {
    const able = bots.filter((each) => knows(each, game)).map((each) => each.name)
    return refused(`the bot '${name}' does not know ${game.id}. These do: ${able.join(', ')}.`)
  }
  if (isRecord(player) && typeof player.answer === 'function') return ok(undefined)
  return refused(`sit of ${name} gave no player: it should give { answer(request) { … } }.`)
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
