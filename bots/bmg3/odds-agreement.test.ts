import { catalogue, crewContext, isPlayable, type Profile } from '@gargoyle/bmg3'
import { must, type Session } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { FollowUp } from '../odds/follow-up.ts'
import { type Odds, odds } from '../odds/odds.ts'
import { duelSeats, makeEfforts, stageDuel, weaponChoices } from './odds-duel.ts'

/** An attack of the catalogue, ready to be tried. */
type Attack = {
  readonly name: string
  readonly session: Session
  readonly answer: string
  readonly followUps: readonly FollowUp[]
}

const SAMPLES = 150

const { enforced } = crewContext
const playable: readonly Profile[] = [...catalogue.models.values()].filter(
  (profile) => enforced !== undefined && isPlayable(profile, enforced),
)

/**
 * Attacks that bring every weapon rule and every trait of the playable models into play at least once, the traits both
 * on the side of the attacker and of the target. Some make Efforts, some find the target hurt.
 */
function wideAttacks(): readonly Attack[] {
  const met = new Set<string>()
  const attacks: Attack[] = []
  for (const [index, attacker] of playable.entries()) {
    for (const [at, weapon] of weaponChoices(attacker).entries()) {
      const target = playable[(37 * index + 101 * at + 11) % playable.length]!
      const brings = [
        ...(attacker.weapons[at]?.rules ?? []).map(({ id }) => `weapon rule ${id}`),
        ...attacker.traits.map(({ id }) => `attacker ${id}`),
        ...target.traits.map(({ id }) => `target ${id}`),
      ].filter((each) => !met.has(each))
      if (brings.length === 0) continue
      const attack = attackOf(attacker, target, weapon, attacks.length)
      if (attack === undefined) continue
      for (const each of brings) met.add(each)
      attacks.push(attack)
    }
  }
  return attacks
}

function attackOf(
  attacker: Profile,
  target: Profile,
  { name, ranged, answer }: ReturnType<typeof weaponChoices>[number],
  index: number,
): Attack | undefined {
  const session = must(
    stageDuel({
      attacker: attacker.id,
      target: target.id,
      ...(ranged ? { distance: 4 + (index % 6) } : {}),
      ...(index % 4 === 1 ? { stuns: 1, injuries: 1 } : {}),
      ...(ranged && index % 3 === 1 ? { cover: true } : {}),
    }),
  )
  const decision = session.pending!.asked[0]!.decision
  // Some must move first, some cannot be targets: those have no odds.
  if (!decision.check(answer).ok) return undefined
  const followUps = index % 3 === 2 ? [makeEfforts({ attacker: 1, target: index % 2 })] : []
  return { name: `${attacker.alias} (${name}) on ${target.alias}`, session, answer, followUps }
}

const attacks = wideAttacks()

const oddsOf = ({ session, answer, followUps }: Attack, options: Parameters<typeof odds>[2]): Odds =>
  must(odds({ session, seat: duelSeats.attacker }, answer, { followUps, ...options }))

/** Every value of every number with its probability. */
const chancesOf = ({ measures }: Odds): ReadonlyMap<string, number> =>
  new Map(
    measures.flatMap(({ what, whom, values }) =>
      values.map(({ value, probability }) => [`${what} of ${whom}: ${value}`, probability] as const),
    ),
  )

/** How far two odds are apart where they are furthest, compared with what is allowed there. */
function apart(one: Odds, other: Odds, allowed: (probability: number) => number): readonly string[] {
  const [mine, theirs] = [chancesOf(one), chancesOf(other)]
  const found: string[] = []
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    // A number that never comes up in one of them is 0 there.
    const [here, there] = [mine, theirs].map(
      (chances) => chances.get(name) ?? (isZero(name, chances) ? 1 : 0),
    )
    if (Math.abs(here! - there!) > allowed(here!)) found.push(`${name}: ${here} and ${there}`)
  }
  return found
}

const isZero = (name: string, chances: ReadonlyMap<string, number>): boolean => {
  const [measure, value] = name.split(': ')
  return value === '0' && ![...chances.keys()].some((key) => key.startsWith(`${measure}:`))
}

/** The variance of a number. */
const spreadOf = ({ mean, values }: Odds['measures'][number]): number =>
  values.reduce((sum, { value, probability }) => sum + (value - mean) * (value - mean) * probability, 0)

test('the attacks are many and different', () => {
  expect(attacks.length).toBeGreaterThan(100)
})

describe('exact odds agree with hundreds of attacks that were rolled', () => {
  const exact = new Map<Attack, Odds>()
  const pairs: { readonly found: Odds; readonly sampled: Odds }[] = []
  for (const attack of attacks) {
    test(attack.name, () => {
      const found = oddsOf(attack, { maxRuns: 800, runs: 1 })
      if (found.method === 'sampled') {
        expect(found.whySampled).toMatch(/shuffled|ways/)
        return
      }
      exact.set(attack, found)
      const sampled = oddsOf(attack, { maxRuns: 0, runs: SAMPLES, seed: attack.name })
      pairs.push({ found, sampled })
      // Five standard deviations, and room for one odd run where something is all but impossible.
      const allowed = (p: number): number => 5 * Math.sqrt((p * (1 - p)) / SAMPLES) + 1.5 / SAMPLES
      expect(apart(found, sampled, allowed)).toEqual([])
    })
  }

  test.each(['hits', 'blocked', 'critical hit', 'stuns', 'injuries', 'knocked down', 'K.O.', 'casualty'])(
    'over all attacks together, %s are neither too many nor too few',
    (what) => {
      let difference = 0
      let variance = 0
      for (const { found, sampled } of pairs) {
        const [mine, theirs] = [found, sampled].map(({ measures }) =>
          measures.filter((each) => each.what === what),
        )
        for (const measure of mine!) {
          const { mean = 0 } = theirs!.find(({ id }) => id === measure.id) ?? {}
          difference += measure.mean - mean
          variance += spreadOf(measure) / SAMPLES
        }
      }
      expect(pairs.length).toBeGreaterThan(100)
      expect(variance).toBeGreaterThan(0)
      expect(Math.abs(difference) / Math.sqrt(variance)).toBeLessThan(4)
    },
  )

  test('nearly all of them are exact', () => {
    expect(exact.size).toBeGreaterThan(0.95 * attacks.length)
  })

  test('and do not depend on taking dice of one pool as alike', () => {
    let compared = 0
    for (const [attack, found] of exact) {
      if (found.runs > 40) continue
      const placed = oddsOf(attack, { everyPlace: true, maxRuns: 700 })
      if (placed.method === 'sampled') continue
      compared++
      expect(
        apart(found, placed, () => 1e-9),
        attack.name,
      ).toEqual([])
    }
    expect(compared).toBeGreaterThan(50)
  })
})
