import { catalogue, crewContext, isPlayable, type Profile } from '@gargoyle/bmg3'
import { type FollowUp, type Odds, type OddsOptions, odds } from '@gargoyle/bots'
import { must, type Session } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { duelSeats, effortAnswers, stageDuel, weaponChoices } from './duel.ts'
import { bmg3OddsReader } from './reader.ts'

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

const thug = catalogue.model('thug-1')!

/** What a model brings into play on its side of an attack. */
const bringsAs = (side: 'attacker' | 'target', { traits }: Profile): readonly string[] =>
  traits.map(({ id }) => `${side} ${id}`)

const bringsWith = (attacker: Profile, at: number): readonly string[] => [
  ...(attacker.weapons[at]?.rules ?? []).map(({ id }) => `weapon rule ${id}`),
  ...bringsAs('attacker', attacker),
]

/**
 * Attacks that bring every weapon rule and every trait of the playable models into play at least once, the traits both
 * on the side of the attacker and of the target. Some make Efforts, some find the target hurt.
 */
function wideAttacks(): {
  readonly attacks: readonly Attack[]
  readonly met: ReadonlySet<string>
  /** Models that no thug can strike: not on the table, or no targets. */
  readonly absent: ReadonlySet<Profile>
} {
  const met = new Set<string>()
  const absent = new Set(playable.filter((each) => !canStrike(thug, each)))
  const attacks: Attack[] = []
  const unmet = (brings: readonly string[]): number => brings.filter((each) => !met.has(each)).length
  for (const attacker of playable) {
    for (const [at, weapon] of weaponChoices(attacker).entries()) {
      if (unmet(bringsWith(attacker, at)) === 0) continue
      const newest = (target: Profile): number => (absent.has(target) ? 0 : unmet(bringsAs('target', target)))
      const interesting = playable.reduce((best, each) => (newest(each) > newest(best) ? each : best))
      // Some can be attacked by a few models only; a plain thug is a target for all, though some attackers must have
      // moved before.
      for (const { target, moved } of [
        { target: interesting, moved: false },
        { target: thug, moved: false },
        { target: thug, moved: true },
      ]) {
        const attack = attackOf(attacker, target, weapon, { index: attacks.length, moved })
        if (attack === undefined) continue
        for (const each of [...bringsWith(attacker, at), ...bringsAs('target', target)]) met.add(each)
        attacks.push(attack)
        break
      }
    }
  }
  return { attacks, met, absent }
}

/** Whether a model comes to act in contact with another one and can strike it. */
function canStrike(attacker: Profile, target: Profile): boolean {
  const staged = stageDuel({ attacker: attacker.id, target: target.id })
  return staged.ok && staged.value.pending!.asked[0]!.decision.check('melee:-1').ok
}

function attackOf(
  attacker: Profile,
  target: Profile,
  { name, ranged, answer }: ReturnType<typeof weaponChoices>[number],
  { index, moved }: { readonly index: number; readonly moved: boolean },
): Attack | undefined {
  const staged = stageDuel({
    attacker: attacker.id,
    target: target.id,
    ...(ranged ? { distance: 3 + (index % 3) } : {}),
    ...(index % 4 === 1 ? { stuns: 1, injuries: 1 } : {}),
    ...(ranged && index % 3 === 1 ? { cover: true } : {}),
    moved,
  })
  if (!staged.ok) return undefined
  const session = staged.value
  const decision = session.pending!.asked[0]!.decision
  if (!decision.check(answer).ok) return undefined
  const followUps = index % 3 === 2 ? [effortAnswers({ attacker: 1, target: index % 2 })] : []
  return { name: `${attacker.alias} (${name}) on ${target.alias}`, session, answer, followUps }
}

const { attacks, met, absent } = wideAttacks()

const oddsOf = ({ session, answer, followUps }: Attack, options: Omit<OddsOptions, 'reader'>): Odds =>
  must(odds({ session, seat: duelSeats.attacker }, answer, { reader: bmg3OddsReader, followUps, ...options }))

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

test('the attacks bring in every special rule of the models that can be played', () => {
  const present = playable.filter((profile) => !absent.has(profile))
  const all = new Set(
    present.flatMap((profile) => [
      ...weaponChoices(profile).flatMap((_, at) => bringsWith(profile, at)),
      ...bringsAs('target', profile),
    ]),
  )
  expect(attacks.length).toBeGreaterThan(100)
  // Few models command from a distance. Expendable penguins act on orders only, which are not given here.
  expect(absent.size).toBeLessThan(20)
  const onOrders = ['attacker expendable-penguin', 'attacker self-destruction']
  expect([...all].filter((each) => !met.has(each))).toEqual(onOrders)
})

/** Five standard deviations, and room for one odd run; but the impossible never happens, and the certain always. */
const allowed = (p: number): number =>
  p < 1e-9 || p > 1 - 1e-9 ? 1e-9 : 5 * Math.sqrt((p * (1 - p)) / SAMPLES) + 1 / SAMPLES

describe('exact odds agree with attacks that were rolled, and with a walk that takes no dice as alike', () => {
  const pairs: { readonly found: Odds; readonly sampled: Odds }[] = []
  let placed = 0
  for (const attack of attacks) {
    test(attack.name, () => {
      const found = oddsOf(attack, { maxRuns: 800, runs: 1 })
      if (found.method === 'sampled') {
        expect(found.whySampled).toMatch(/shuffled|ways/)
        return
      }
      const sampled = oddsOf(attack, { maxRuns: 0, runs: SAMPLES, seed: attack.name })
      pairs.push({ found, sampled })
      expect(apart(found, sampled, allowed)).toEqual([])
      if (found.runs > 40) return
      const everyPlace = oddsOf(attack, { everyPlace: true, maxRuns: 700, runs: 1 })
      if (everyPlace.method === 'sampled') return
      placed++
      expect(apart(found, everyPlace, () => 1e-9)).toEqual([])
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

  test('nearly all of them were exact, and many walked both ways', () => {
    expect(pairs.length).toBeGreaterThan(0.95 * attacks.length)
    expect(placed).toBeGreaterThan(50)
  })
})
