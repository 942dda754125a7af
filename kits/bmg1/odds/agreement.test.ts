import { type MeasureOdds, type OddsOptions, odds } from '@gargoyle/bots'
import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { allIn, type CounterDuel, counterDuelSeats, stageCounterDuel } from '../../counters/odds/duel.ts'
import { counterOddsReader } from '../../counters/odds/reader.ts'
import { bmg1Game } from '../game.ts'

type Attack = { readonly duel: CounterDuel; readonly answer: string }

/** The odds for the target of an attack, by what they are about. */
function oddsOf(
  { duel, answer }: Attack,
  how: Partial<OddsOptions> = {},
): Readonly<Record<string, MeasureOdds>> {
  const session = must(stageCounterDuel(bmg1Game, duel))
  const found = must(
    odds({ session, seat: counterDuelSeats.attacker }, answer, {
      reader: counterOddsReader,
      followUps: [allIn(duel.defense)],
      ...how,
    }),
  )
  expect(found.method).toBe(how.maxRuns === 0 ? 'sampled' : 'exact')
  return Object.fromEntries(found.measures.filter(({ id }) => id === '1').map((each) => [each.what, each]))
}

// Troy Sins strikes with bare hands and Strength 4+; Twoowt has Defense 2 and Endurance 5.
const fists: CounterDuel = { attacker: 'troy-sins', target: 'twoowt', attack: 1, defense: 0 }

test('bmg1/core/impact-roll, bmg1/core/damage-roll, bmg1/core/collateral-die, bmg1/core/critical: as worked out by hand', () => {
  const { hits, stuns, 'knocked down': down } = oddsOf({ duel: fists, answer: 'melee:-1' })
  const hit = 5 / 6
  // Damage on 4, 5 and 6, and a stun more if the collateral die shows a 6 with it.
  expect(hits!.mean).toBeCloseTo(hit, 9)
  expect(stuns!.mean).toBeCloseTo(hit * (1 / 2 + 1 / 2 / 6), 9)
  // A pair of anything but ones.
  expect(down!.mean).toBeCloseTo(hit * (5 / 36), 9)
})

test('bmg1/core/block, bmg1/core/ko: a block takes impacts away, and the last markers knock out', () => {
  const hurt: CounterDuel = { ...fists, stuns: 4, defense: 1 }
  const { blocked, 'K.O.': out } = oddsOf({ duel: hurt, answer: 'melee:-1' })
  // Twoowt blocks on what Troy Sins has in Attack, 3 or more; one marker more is a K.O.
  const [hit, block] = [5 / 6, 4 / 6]
  expect(blocked!.mean).toBeCloseTo(hit * block, 9)
  expect(out!.mean).toBeCloseTo((hit * (1 - block)) / 2, 9)
})

const attacks: readonly Attack[] = [
  { duel: { ...fists, attack: 2, defense: 2, stuns: 2 }, answer: 'melee:-1' },
  // Brutal rolls the collateral die again, and Clover shoots at a target behind a wall.
  { duel: { attacker: 'goon', target: 'twoowt', attack: 1, defense: 1, injuries: 4 }, answer: 'melee:0' },
  {
    duel: { attacker: 'clover', target: 'twoowt', attack: 2, defense: 0, distance: 12, cover: true },
    answer: 'ranged:0',
  },
]

const SAMPLES = 250

test.each(attacks)('$duel.attacker: exact odds agree with many simulated attacks', (attack) => {
  const exact = oddsOf(attack)
  const sampled = oddsOf(attack, { maxRuns: 0, runs: SAMPLES, seed: 'agreement' })
  for (const what of ['hits', 'blocked', 'stuns', 'injuries', 'knocked down', 'K.O.', 'casualty']) {
    const [a, b] = [exact[what]?.mean ?? 0, sampled[what]?.mean ?? 0]
    // Counts spread by less than one and a half around their mean: four standard errors of that.
    expect(Math.abs(a - b), what).toBeLessThan((4 * 1.5) / Math.sqrt(SAMPLES))
  }
})
