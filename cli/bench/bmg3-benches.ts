import { odds } from '@gargoyle/bots'
import { must, playSync, randomPlayer } from '@gargoyle/engine'
import { bmg3OddsReader, duelSeats, stageDuel } from '@gargoyle/kits/bmg3'
import { startBenchGame } from './bmg3-games.ts'
import { type Benchmark, microsPerCall, scaledAmount } from './measure.ts'

/** Games in one run: each of their crews plays in it, on every board of ours. */
const GAMES = 24

/** What the third edition measures: whole games of random players with the ready-made crews. */
export const bmg3Benches: readonly Benchmark[] = [
  {
    name: 'bmg3.decisionsPerSecond',
    about: 'decisions in random games of the third edition',
    unit: '/s',
    aim: { atLeast: 20_000 },
    prepare: (share) => () => {
      const { decisions, seconds } = playGames(scaledAmount(GAMES, share))
      return decisions / seconds
    },
  },
  {
    name: 'bmg3.gamesPerSecond',
    about: 'whole random games of the third edition, 350 reputation',
    unit: '/s',
    aim: { atLeast: 100 },
    prepare: (share) => {
      const games = scaledAmount(GAMES, share)
      return () => games / playGames(games).seconds
    },
  },
  {
    name: 'bmg3.oddsMillis',
    about: 'exact odds of an attack, mean of four: fists, a knife, an axe, a rifle',
    unit: 'ms',
    aim: { atMost: 200 },
    prepare: () => {
      const sessions = attacks.map(({ duel, answer }) => ({ session: must(stageDuel(duel)), answer }))
      return () =>
        microsPerCall(sessions.length, (index) => {
          const { session, answer } = sessions[index]!
          return must(odds({ session, seat: duelSeats.attacker }, answer, { reader: bmg3OddsReader }))
        }) / 1000
    },
  },
]

const attacks = [
  { duel: { attacker: 'batman', target: 'joker' }, answer: 'melee:-1' },
  { duel: { attacker: 'joker', target: 'batman' }, answer: 'melee:1' },
  { duel: { attacker: 'thug-4', target: 'nightwing' }, answer: 'melee:0' },
  { duel: { attacker: 'iceman', target: 'batgirl-rebirth', distance: 8 }, answer: 'ranged:0' },
]

function playGames(games: number): { readonly decisions: number; readonly seconds: number } {
  let decisions = 0
  const micros = microsPerCall(games, (game) => {
    decisions += playGame(game)
  })
  return { decisions, seconds: (micros * games) / 1_000_000 }
}

function playGame(index: number): number {
  const player = randomPlayer()
  return playSync(startBenchGame(index, `bench ${index}`), { a: player, b: player }).decisions
}
