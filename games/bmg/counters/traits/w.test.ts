import { describe, expect, test } from 'vitest'
import { UNARMED } from '../attack/arms.ts'
import { inflict } from '../damage/inflict.ts'
import { countersToPlan } from '../round/raise-a-plan.ts'
import { performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'

describe('Weak', () => {
  test('bmg1/trait/weak: every marker costs a counter, when plans are made and at once', () => {
    const plan = (stun: number, traits: readonly string[] = ['weak']) =>
      duel({ hero: { traits, stun, willpower: 5 } }).play((game, { hero }) => countersToPlan(game, hero))
    expect([0, 1, 2, 3].map((stun) => plan(stun))).toEqual([5, 4, 3, 2])
    expect(plan(1, [])).toBe(5)
    const table = duel({ hero: { traits: ['weak'], counters: 'AAA' } })
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'a blow' }))
    expect(table.model('hero').counters.attack).toBe(2)
  })
})

describe('Weapon Master', () => {
  const bat = { name: 'Baseball Bat', damage: 'S' }

  const knife = { name: 'Knife', damage: 'S' }

  const struck = (trait: string, arm: number, hits: boolean) => {
    const table = duel({ thug: { traits: [trait], counters: 'A', weapons: [bat, knife] } })
    // Defense 3: a 2 hits only with the bonus.
    table.play((game, { thug }) => performById(game, thug, `melee:${arm}`), hits ? '2 5 1' : '2')
    return table.model('hero').stun === 1
  }

  test('bmg1/trait/weapon-master: impact dice are 1 better with any weapon, not with bare hands', () => {
    expect(struck('weapon-master', 0, true)).toBe(true)
    expect(struck('weapon-master', 1, true)).toBe(true)
    expect(struck('weapon-master', UNARMED, false)).toBe(false)
    expect(struck('mob', 0, false)).toBe(false)
  })

  test('bmg1/trait/weapon-master: where its card names a weapon, only with that one', () => {
    expect(struck('weapon-master(bat)', 0, true)).toBe(true)
    expect(struck('weapon-master(bat)', 1, false)).toBe(false)
  })

  test('bmg1/trait/weapon-master: for shots too', () => {
    const table = shootOut({ thug: { traits: ['weapon-master'], weapons: [{ ...gun, rof: 1 }] } })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 3 1')
    expect(table.model('hero').injury).toBe(1)
  })
})
