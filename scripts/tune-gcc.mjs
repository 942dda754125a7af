import './node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './child.mjs'

/**
 * Tunes the missions of Gotham City Chronicles on the built packages (`npx tsc -b` first): greedy plays both sides of a
 * mission with each number of heroes, and one lever for each is pulled until either side wins about half of the games.
 * How likely heroes win at each notch of the lever is taken to be a logistic curve; each game is played near the notch
 * where, by all games so far, either side wins half of them, and in the end that notch stays. The pair of a mission and a
 * number of heroes that is the most doubtful plays next.
 *
 *   node scripts/tune-gcc.mjs --seed tune-1 --games 4000 [--pairs the-captive:2,breakout:1] [--known FILE] [--write]
 *
 * `--known` reads the games of a lab's report on the missions as they are, which were played at no notches, or what this
 * script has printed before. Press Ctrl+C once to end early. `--write` puts the numbers into the files in games/gcc/missions/data. Never report on a seed that was
 * tuned on.
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
    games: { type: 'string', default: '4000' },
    pairs: { type: 'string' },
    known: { type: 'string', multiple: true },
    write: { type: 'boolean', default: false },
  },
})
const games = Number(values.games)
const wanted = values.pairs?.split(',')

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

const halfPoints = Array.from({ length: 97 }, (_, index) => -24 + index / 2)
const slopes = [0.03, 0.05, 0.08, 0.12, 0.18, 0.27, 0.4, 0.6]
/** A pair is good if heroes win this part of its games or nearly so; nothing more is played where that is likely enough. */
const good = { low: 0.42, high: 0.58, doubt: 0.03 }

/** What is known about one mission with one number of heroes. */
class Pair {
  /**
   * @param {string} id
   * @param {number} heroes
   * @param {MissionFile} written
   */
  constructor(id, heroes, written) {
    this.id = id
    this.heroes = heroes
    this.written = written
    this.games = 0
    /** @type {Map<number, { won: number; lost: number }>} by notches */
    this.results = new Map()
    /** Curves and how well they fit; before any game a lever that stands about right is likelier. */
    this.curves = halfPoints.flatMap((half) =>
      slopes.map((slope) => ({ half, slope, fit: Math.exp(-(half * half) / 128) })),
    )
  }

  /**
   * @param {number} notches
   * @param {boolean} won whether heroes won
   */
  learn(notches, won) {
    const result = this.results.get(notches) ?? { won: 0, lost: 0 }
    if (won) result.won++
    else result.lost++
    this.results.set(notches, result)
    let sum = 0
    for (const curve of this.curves) {
      const chance = winChance(curve, notches)
      curve.fit *= won ? chance : 1 - chance
      sum += curve.fit
    }
    for (const curve of this.curves) curve.fit /= sum
  }

  /** @param {number} notches */
  chance(notches) {
    let mean = 0
    let square = 0
    for (const curve of this.curves) {
      const chance = winChance(curve, notches)
      mean += curve.fit * chance
      square += curve.fit * chance * chance
    }
    return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) }
  }

  /** The notch at which either side wins about half of the games. */
  best() {
    let best = 0
    for (let notches = -16; notches <= 16; notches++) {
      if (Math.abs(this.chance(notches).mean - 0.5) < Math.abs(this.chance(best).mean - 0.5) - 0.005)
        best = notches
    }
    return best
  }

  /** How likely it is that one side wins too often at the best notch. */
  doubt() {
    const best = this.best()
    let sum = 0
    for (const curve of this.curves) {
      const chance = winChance(curve, best)
      if (chance < good.low || chance > good.high) sum += curve.fit
    }
    return sum
  }

  play() {
    const notches = this.best() + ([0, 1, 0, -1][this.games % 4] ?? 0)
    const mission = structuredClone(this.written)
    harden(mission, this.heroes, notches)
    this.learn(notches, heroesWin(mission, this.heroes, this.games++))
  }

  toString() {
    const best = this.best()
    const { mean, deviation } = this.chance(best)
    const results = [...this.results]
      .sort(([a], [b]) => a - b)
      .map(([notches, { won, lost }]) => `${notches}: ${won}/${won + lost}`)
    const percent = `${Math.round(100 * mean)} ± ${Math.round(196 * deviation)} %`
    const doubt = `doubt ${Math.round(100 * this.doubt())} %`
    return `${this.id}:${this.heroes}  ${best} notches, heroes win ${percent}, ${doubt}  (${results.join(', ')})`
  }
}

/**
 * @param {{ half: number; slope: number }} curve
 * @param {number} notches
 */
const winChance = ({ half, slope }, notches) => 1 / (1 + Math.exp(slope * (notches - half)))

/** @param {string} id */
const pathOf = (id) => join(root, 'games', 'gcc', 'missions', 'data', `${id}.json`)

/** @type {Pair[]} */
const pairs = []
for (const { id, heroes: allowed } of gccSetupContext.missions.values()) {
  /** @type {MissionFile} */
  const written = JSON.parse(readFileSync(pathOf(id), 'utf8'))
  for (let heroes = allowed.min; heroes <= allowed.max; heroes++) {
    if (wanted?.includes(`${id}:${heroes}`) !== false) pairs.push(new Pair(id, heroes, written))
  }
}
for (const file of values.known ?? []) {
  const text = readFileSync(file, 'utf8').trim()
  if (file.endsWith('.csv')) learnReport(text)
  else learnOutput(text)
}

/**
 * Games of a lab's report: all at no notches.
 *
 * @param {string} text
 */
function learnReport(text) {
  const [head, ...lines] = text.split('\n')
  const columns = head?.split(',') ?? []
  for (const line of lines) {
    const cells = line.split(',')
    const pair = pairs.find(
      ({ id, heroes }) =>
        id === cells[columns.indexOf('mission')] && heroes === Number(cells[columns.indexOf('heroes')]),
    )
    // The cell before the winner holds a comma of its own.
    pair?.learn(0, cells[columns.indexOf('winner') + 1] === 'heroes')
  }
}

/**
 * What this script has printed before: the last line of each pair.
 *
 * @param {string} text
 */
function learnOutput(text) {
  for (const pair of pairs) {
    const line = text.split('\n').findLast((each) => each.startsWith(`${pair.id}:${pair.heroes} `))
    for (const [, notches, won, all] of line?.matchAll(/(-?\d+): (\d+)\/(\d+)/g) ?? []) {
      for (let game = 0; game < Number(all); game++) pair.learn(Number(notches), game < Number(won))
    }
  }
}

let stopped = false
process.once('SIGINT', () => {
  stopped = true
})
const doubts = new Map(pairs.map((pair) => [pair, pair.doubt()]))
for (let game = 1; game <= games && !stopped; game++) {
  const [pair, doubt] = [...doubts].reduce((most, each) => (each[1] > most[1] ? each : most))
  if (doubt < good.doubt) break
  pair.play()
  doubts.set(pair, pair.doubt())
  await new Promise(setImmediate)
  if (game % 200 === 0) process.stdout.write(`${game} games\n${pairs.join('\n')}\n\n`)
}
process.stdout.write(`${pairs.join('\n')}\n`)
if (values.write) {
  for (const id of new Set(pairs.map((pair) => pair.id))) {
    const tuned = JSON.parse(readFileSync(pathOf(id), 'utf8'))
    for (const pair of pairs) if (pair.id === id) harden(tuned, pair.heroes, pair.best())
    writeFileSync(pathOf(id), `${JSON.stringify(tuned, null, 2)}\n`)
  }
}
