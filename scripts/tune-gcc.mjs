import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './child.mjs'

/**
 * Tunes the missions of Gotham City Chronicles: greedy plays both sides of every mission with every number of heroes, and
 * one lever for each is pulled until either side wins about half of the games. The lever is harder by one after a game
 * that heroes won and easier by one after a game they lost; where it stands on average is where it stays.
 *
 *   node scripts/tune-gcc.mjs --seed tune-1 --games 24 [--mission the-captive] [--heroes 2] [--start 3] [--write]
 *
 * `--write` puts the numbers into the files in games/gcc/missions/data. Never report on a seed that was tuned on.
 */

const dataFolder = join(root, 'games', 'gcc', 'missions', 'data')

const options = new Map()
for (let i = 2; i < process.argv.length; i++) {
  const name = process.argv[i].replace(/^--/, '')
  options.set(name, name === 'write' ? true : process.argv[++i])
}
const games = Number(options.get('games') ?? 24)
const seed = options.get('seed') ?? 'tune'

const load = (path) => import(pathToFileURL(join(root, path, 'index.js')).href)
const { greedyPlayer } = await load('bots/dist')
const { must, playSync, startSession } = await load('engine/dist')
const { gcc, gccSetupContext } = await load('games/gcc/dist')
const { gccEvaluator } = await load('kits/dist/gcc')
const greedy = greedyPlayer(gccEvaluator)

/** One number, or the one for so many heroes. */
const numberFor = (scaled, heroes) => (Array.isArray(scaled) ? scaled[heroes - 1] : scaled)

function setNumber(owner, key, heroes, value) {
  const now = owner[key] ?? 0
  const all = Array.isArray(now) ? [...now] : [now, now, now, now]
  all[heroes - 1] = value
  owner[key] = all
}

const add = (owner, key, heroes, amount, least = 0) =>
  setNumber(owner, key, heroes, Math.max(least, numberFor(owner[key] ?? 0, heroes) + amount))

/**
 * Makes a mission harder for so many heroes by so many notches, or easier. A villain with more energy is only stronger
 * if it is played well, which is why most of it is that; a leader that has to be beaten has more life points.
 */
function harder(mission, heroes, notches) {
  const leader = mission.tiles.find(({ life }) => life !== undefined)
  if (leader !== undefined) {
    const life = numberFor(leader.life, heroes)
    setNumber(leader, 'life', heroes, Math.max(4, Math.round(life * 1.05 ** notches)))
    return
  }
  const { post, reinforcement } = mission
  add(post, 'recovery', heroes, notches, 1)
  add(post, 'reserve', heroes, notches, 1)
  const more = Math.trunc(notches / 3)
  add(post.defense, 'limit', heroes, more, 1)
  add(post.reroll, 'limit', heroes, more, 1)
  add(mission.heroes, 'fatigue', heroes, more)
  add(reinforcement, 'points', heroes, Math.trunc(notches / 4), 1)
}

/** Whether heroes win a game. */
function heroesWin(mission, heroes, game) {
  const session = must(
    startSession(gcc, { setup: { mission, heroes }, seed: `${seed} ${heroes} ${game}`, events: false }),
  )
  playSync(session, Object.fromEntries(session.seats.map((seat) => [seat, greedy])), { seed: `bots ${game}` })
  return session.state.winner === 'heroes'
}

for (const { id, heroes: allowed } of gccSetupContext.missions.values()) {
  if (options.has('mission') && !options.get('mission').split(',').includes(id)) continue
  const path = join(dataFolder, `${id}.json`)
  const printed = JSON.parse(readFileSync(path, 'utf8'))
  const tuned = structuredClone(printed)
  for (let heroes = allowed.min; heroes <= allowed.max; heroes++) {
    if (options.has('heroes') && !options.get('heroes').split(',').includes(String(heroes))) continue
    const start = Number(options.get('start') ?? 0)
    let notches = start
    const places = []
    const trail = []
    for (let game = 0; game < games; game++) {
      const mission = structuredClone(printed)
      harder(mission, heroes, notches)
      const won = heroesWin(mission, heroes, game)
      places.push(notches)
      trail.push(won ? '+' : '-')
      // Larger strides at first, to get near.
      notches += (won ? 1 : -1) * (game < games / 4 ? 2 : 1)
    }
    const settled = places.slice(Math.floor(games / 4))
    const mean = settled.reduce((sum, place) => sum + place, 0) / settled.length
    console.log(`${id} ${heroes}: ${Math.round(mean)} notches (${mean.toFixed(1)})  ${trail.join('')}`)
    harder(tuned, heroes, Math.round(mean))
  }
  if (options.get('write') === true) writeFileSync(path, `${JSON.stringify(tuned, null, 2)}\n`)
}
