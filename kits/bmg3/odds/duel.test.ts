import { catalogue } from '@gargoyle/bmg3'
import { type Odds, type OddsOptions, odds } from '@gargoyle/bots'
import { must } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { type Duel, duelModels, duelSeats, effortAnswers, stageDuel, weaponChoices } from './duel.ts'
import { bmg3OddsReader } from './reader.ts'

const oddsOf = (duel: Duel, answer: string, options: Omit<OddsOptions, 'reader'> = {}): Odds =>
  must(
    odds({ session: must(stageDuel(duel)), seat: duelSeats.attacker }, answer, {
      reader: bmg3OddsReader,
      ...options,
    }),
  )

/** How likely each value of a number is, for the target by default. */
function chances(found: Odds, what: string, model: number = duelModels.target): Record<number, number> {
  const measure = found.measures.find((each) => each.what === what && each.id === `${model}`)
  return Object.fromEntries((measure?.values ?? []).map(({ value, probability }) => [value, probability]))
}

/** Whether probabilities are so many ways of some in all. */
function expectWays(found: Record<number, number>, ways: Record<number, number>, inAll: number): void {
  expect(Object.keys(found)).toEqual(Object.keys(ways))
  for (const [value, count] of Object.entries(ways))
    expect(found[Number(value)]).toBeCloseTo(count / inAll, 12)
}

/** Attack 3, Strength 5+, Defense 3, Willpower 5, Endurance 5; a knife; no trait that does anything in a fight. */
const thug = 'thug-1'
const fight: Duel = { attacker: thug, target: thug }

describe('cases worked out by hand', () => {
  test('the thug of the examples has the card they are reckoned with', () => {
    expect(catalogue.model(thug)).toMatchObject({
      attack: 3,
      strength: 5,
      defense: 3,
      willpower: 5,
      endurance: 5,
    })
  })

  test('bare hands: three dice against three dice, and the Strength die', () => {
    const found = oddsOf(fight, 'melee:-1')
    expect(found.method).toBe('exact')
    // Three attack dice hit on 3 or more, 2/3 each: 0, 1, 2, 3 hits in 1, 6, 12, 8 of 27 ways. Three defence dice
    // cancel one each on 3 or more (the attacker's Attack): the same ways. Hits left over, of 27 × 27 = 729 ways:
    //   none: 1·27 + 6·26 + 12·20 + 8·8 = 487; one: 6·1 + 12·6 + 8·12 = 174; two: 12·1 + 8·6 = 60; three: 8·1 = 8.
    // The Strength die hits on 5 or more, one time in three, and is never cancelled. Of 3 · 729 = 2187 ways:
    //   none: 2·487 = 974; one: 2·174 + 487 = 835; two: 2·60 + 174 = 294; three: 2·8 + 60 = 76; four: 8.
    const ways = { 0: 974, 1: 835, 2: 294, 3: 76, 4: 8 }
    expectWays(chances(found, 'hits'), ways, 2187)
    // Every hit is a stun.
    expectWays(chances(found, 'stuns'), ways, 2187)
    expectWays(chances(found, 'injuries'), { 0: 1 }, 1)
    // A 6 on the Strength die, and nothing else, knocks down.
    expectWays(chances(found, 'knocked down'), { 0: 5, 1: 1 }, 6)
    // Five stuns would be needed.
    expectWays(chances(found, 'K.O.'), { 0: 1 }, 1)
    // Blocked: as many as were hit and blocked, of 729 ways: none when no die hits (27) or no die blocks (6+12+8 = 26).
    expect(chances(found, 'blocked')[0]).toBeCloseTo(53 / 729, 12)
  })

  test('a knife: its Strength die gets a second try, and hits are injuries', () => {
    const found = oddsOf(fight, 'melee:0')
    // The Strength die fails twice in 2/3 · 2/3 = 4/9. With the hits of 729 from above, of 9 · 729 = 6561 ways:
    //   none: 4·487; one: 4·174 + 5·487; two: 4·60 + 5·174; three: 4·8 + 5·60; four: 5·8.
    const ways = { 0: 1948, 1: 3131, 2: 1110, 3: 332, 4: 40 }
    expectWays(chances(found, 'injuries'), ways, 6561)
    // A 6 at once, or a miss (1 to 4) and then a 6: 1/6 + 2/3 · 1/6 = 5/18.
    expectWays(chances(found, 'knocked down'), { 0: 13, 1: 5 }, 18)
  })

  test('a rifle: no defence, and two hits of three injuries are too much', () => {
    const duel = { attacker: 'iceman', target: thug, distance: 6 }
    const found = oddsOf(duel, 'ranged:0')
    expect(catalogue.model('iceman')?.weapons[0]).toMatchObject({
      rateOfFire: 3,
      damage: { stun: 0, injury: 3 },
    })
    // Three dice hit on 3 or more (2/3), the Strength die of a firearm on 2 or more (5/6). Of 27 · 6 = 162 ways:
    //   none: 1·1; one: 6·1 + 1·5 = 11; the other 150 make 6 injuries or more, but the card holds no more than 5.
    expectWays(chances(found, 'injuries'), { 0: 1, 3: 11, 5: 150 }, 162)
    expectWays(chances(found, 'casualty'), { 0: 12, 1: 150 }, 162)
    expect(chances(found, 'blocked')).toEqual({ 0: 1 })
  })

  test('the same behind a wall: the Strength die goes first', () => {
    const found = oddsOf({ attacker: 'iceman', target: thug, distance: 6, cover: true }, 'ranged:0')
    expectWays(chances(found, 'hits'), { 0: 1, 1: 6, 2: 12, 3: 8 }, 27)
    expectWays(chances(found, 'critical hit'), { 0: 1 }, 1)
  })

  test('the same after a move: the Strength die and one more', () => {
    const found = oddsOf({ attacker: 'iceman', target: thug, distance: 6, moved: true }, 'ranged:0')
    expectWays(chances(found, 'hits'), { 0: 1, 1: 4, 2: 4 }, 9)
  })

  test('the same in the dark beyond 12": two dice less', () => {
    const far = { attacker: 'iceman', target: thug, distance: 20 }
    expect(chances(oddsOf(far, 'ranged:0'), 'hits')[4]).toBeGreaterThan(0)
    expectWays(chances(oddsOf({ ...far, night: true }, 'ranged:0'), 'hits'), { 0: 1, 1: 4, 2: 4 }, 9)
  })

  test('Efforts of both: a die more, a die less, and what they cost', () => {
    const found = oddsOf(fight, 'melee:-1', { followUps: [effortAnswers({ attacker: 2, target: 1 })] })
    // Three dice, two more (Attack allows it), one less: four. Hits of four dice, of 81: 1, 8, 24, 32, 16. Against the
    // blocks 1, 6, 12, 8 of 27, hits left over, of 2187 ways: none 1·27 + 8·26 + 24·20 + 32·8 = 971;
    //   one 8·1 + 24·6 + 32·12 + 16·8 = 664; two 24·1 + 32·6 + 16·12 = 408; three 32·1 + 16·6 = 128; four 16·1.
    // With the Strength die, of 6561 ways:
    const ways = { 0: 1942, 1: 2299, 2: 1480, 3: 664, 4: 160, 5: 16 }
    expectWays(chances(found, 'hits'), ways, 6561)
    expect(found.assumptions.filter((each) => each.includes('Effort'))).toEqual([])
    // Efforts are paid with stuns, whatever the dice say.
    expectWays(chances(found, 'markers for Efforts', duelModels.attacker), { 2: 1 }, 1)
    expectWays(chances(found, 'markers for Efforts'), { 1: 1 }, 1)
    // The target had a stun for its own Effort: four more are a knock-out.
    expect(chances(found, 'K.O.')[1]).toBeCloseTo((160 + 16) / 6561, 12)
  })

  test('who lies does not defend, and two more stuns are a knock-out', () => {
    const found = oddsOf({ ...fight, lying: true, stuns: 3 }, 'melee:-1')
    // Lying down costs a point of Defense: dice hit on 2 or more. 0, 1, 2, 3 hits in 1, 15, 75, 125 of 216 ways, and the
    // Strength die on 5 or more, of 648 ways: 2·1; 2·15 + 1; 2·75 + 15; 2·125 + 75; 125.
    expectWays(chances(found, 'hits'), { 0: 2, 1: 31, 2: 165, 3: 325, 4: 125 }, 648)
    expect(chances(found, 'K.O.')[1]).toBeCloseTo((165 + 325 + 125) / 648, 12)
  })
})

describe('a duel', () => {
  test('lists what it takes for granted', () => {
    expect(oddsOf(fight, 'melee:-1').assumptions).toEqual([
      'Thug 1 #2 makes no Efforts in defence.',
      'Thug 1 #1 makes no Efforts to attack.',
    ])
  })

  test('refuses what cannot be played, with the reason', () => {
    const reasonOf = (duel: Duel): string => {
      const staged = stageDuel(duel)
      return staged.ok ? 'staged' : staged.reason.text
    }
    expect(reasonOf({ ...fight, target: 'nobody-at-all' })).toContain('nobody-at-all')
    expect(reasonOf({ ...fight, distance: 90 })).toContain('48 inches')
    expect(reasonOf({ ...fight, distance: 1, cover: true })).toContain('2 inches')
  })

  test('an attack that is out of reach is refused by the rules themselves', () => {
    const session = must(stageDuel({ ...fight, distance: 5 }))
    const found = odds({ session, seat: duelSeats.attacker }, 'melee:0', { reader: bmg3OddsReader })
    expect(found).toMatchObject({ ok: false, reason: { text: 'No enemy is in reach.' } })
  })

  test('offers every weapon, bare hands last', () => {
    expect(weaponChoices(catalogue.model('iceman')!)).toEqual([
      { name: 'Rifle', ranged: true, answer: 'ranged:0' },
      { name: 'bare hands', ranged: false, answer: 'melee:-1' },
    ])
  })
})
