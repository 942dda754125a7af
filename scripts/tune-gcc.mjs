import './node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './child.mjs'

/**
 * Tunes the missions of Gotham City Chronicles on the built packages (`npx tsc -b` first): greedy plays both sides of a
 * mission with each number of heroes, and one lever for each is pulled until either side wins about half of the games. It
 * is pulled by a notch after every game, against the side that won; where it stood on average is where it stays.
 *
 *   node scripts/tune-gcc.mjs --seed tune-1 --games 24 [--mission the-captive,breakout] [--heroes 2,3] [--write]
 *
 * `--write` puts the numbers into the files in games/gcc/missions/data. Never report on a seed that was tuned on.
 */

/** @typedef {number | number[]} Scaled one number, or one for each number of heroes */
/** @typedef {Record<string, unknown>} Numbers a part of a mission file that holds such numbers */
/**
 * @typedef {{
 *   tiles: Numbers[]
 *   heroes: Numbers
 *   post: Numbers & { defense: Numbers; reroll: Numbers }
 *   reinforcement: Numbers
 * }} MissionFile
 */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'tune' },
    games: { type: 'string', default: '24' },
    mission: { type: 'string' },
    heroes: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const games = Number(values.games)
const missions = values.mission?.split(',')
const heroCounts = values.heroes?.split(',').map(Number)

/** @param {string} path */
const built = (path) => import(pathToFileURL(join(root, path, 'index.js')).href)
const { greedyPlayer } = await built('bots/dist')
const { must, playSync, startSession } = await built('engine/dist')
const { gcc, gccSetupContext } = await built('games/gcc/dist')
const { gccEvaluator } = await built('kits/dist/gcc')
const greedy = greedyPlayer(gccEvaluator)

/**
 * @param {Numbers} owner
 * @param {string} key
 * @param {number} heroes
 */
function numberFor(owner, key, heroes) {
  const scaled = /** @type {Scaled} */ (owner[key] ?? 0)
  return typeof scaled === 'number' ? scaled : (scaled[heroes - 1] ?? 0)
}

/**
 * @param {Numbers} owner
 * @param {string} key
 * @param {number} heroes
 * @param {number} value
 */
function setNumber(owner, key, heroes, value) {
  owner[key] = [1, 2, 3, 4].map((each) => (each === heroes ? value : numberFor(owner, key, each)))
}

/**
 * @param {Numbers} owner
 * @param {string} key
 * @param {number} heroes
 * @param {number} amount
 * @param {number} least
 */
const add = (owner, key, heroes, amount, least) =>
  setNumber(owner, key, heroes, Math.max(least, numberFor(owner, key, heroes) + amount))

/**
 * Makes a mission harder for so many heroes by so many notches, or easier. Energy makes a villain stronger only if it is
 * played well, so nearly all of it is that; a leader who has to be beaten gets more life points instead.
 *
 * @param {MissionFile} mission
 * @param {number} heroes
 * @param {number} notches
 */
function harden(mission, heroes, notches) {
  const leader = mission.tiles.find(({ life }) => life !== undefined)
  if (leader !== undefined) {
    setNumber(
      leader,
      'life',
      heroes,
      Math.max(4, Math.round(numberFor(leader, 'life', heroes) * 1.05 ** notches)),
    )
    return
  }
  const { post, reinforcement } = mission
  const seldom = Math.trunc(notches / 3)
  add(post, 'recovery', heroes, notches, 1)
  add(post, 'reserve', heroes, notches, 1)
  add(post.defense, 'limit', heroes, seldom, 1)
  add(post.reroll, 'limit', heroes, seldom, 1)
  add(mission.heroes, 'fatigue', heroes, seldom, 0)
  add(reinforcement, 'points', heroes, Math.trunc(notches / 4), 1)
}

/**
 * @param {MissionFile} mission
 * @param {number} heroes
 * @param {number} game
 * @returns {boolean} whether heroes win
 */
function heroesWin(mission, heroes, game) {
  const session = must(
    startSession(gcc, {
      setup: { mission, heroes },
      seed: `${values.seed} ${heroes} ${game}`,
      events: false,
    }),
  )
  const players = Object.fromEntries(session.seats.map((/** @type {string} */ seat) => [seat, greedy]))
  playSync(session, players, { seed: `${values.seed} bots ${game}` })
  return session.state.winner === 'heroes'
}

for (const { id, heroes: allowed } of gccSetupContext.missions.values()) {
  if (missions !== undefined && !missions.includes(id)) continue
  const path = join(root, 'games', 'gcc', 'missions', 'data', `${id}.json`)
  /** @type {MissionFile} */
  const written = JSON.parse(readFileSync(path, 'utf8'))
  const tuned = structuredClone(written)
  for (let heroes = allowed.min; heroes <= allowed.max; heroes++) {
    if (heroCounts !== undefined && !heroCounts.includes(heroes)) continue
    let notches = 0
    let sum = 0
    let wins = ''
    for (let game = 0; game < games; game++) {
      const mission = structuredClone(written)
      harden(mission, heroes, notches)
      const won = heroesWin(mission, heroes, game)
      sum += notches
      wins += won ? '+' : '-'
      notches += won ? 1 : -1
    }
    const mean = sum / games
    process.stdout.write(`${id} ${heroes}: ${mean.toFixed(1)} notches  ${wins}\n`)
    harden(tuned, heroes, Math.round(mean))
  }
  if (values.write) writeFileSync(path, `${JSON.stringify(tuned, null, 2)}\n`)
}
