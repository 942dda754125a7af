import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { setTable, to } from '../testing/table.ts'

describe('bmg3/trait/charm', () => {
  test('bmg3/trait/charm: the attacker must pass a Willpower roll, or the attack fails', () => {
    const attack = (dice: string) => {
      const table = duel({ hero: { traits: ['charm'] }, thug: { willpower: 4 } })
      table.play((game, { thug }) => meleeAttack(game, thug, -1), dice)
      return table.model('hero').stun
    }
    expect(attack('6 6 1')).toBe(0)
    expect(attack('2 2 6  3 1 1 1  1 1 1')).toBe(1)
  })

  test('bmg3/trait/charm: Efforts of the charmer take dice from the roll', () => {
    const table = duel({ hero: { traits: ['charm'] }, thug: { willpower: 4 } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '6', ['efforts', 2])
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg3/trait/charm: other targets of the attack are not spared, and shots need no roll', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [10, 10], willpower: 4 },
        hero: { seat: 'a', touching: 'thug', traits: ['charm'], willpower: 9 },
        friend: { seat: 'a', touching: 'thug', side: 'west', willpower: 9 },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      '6 6 6  3 1  1 1 1',
      ['split-dice', { '1': 2, '2': 1 }],
      ['strength-die', '2'],
    )
    expect([table.model('hero').stun, table.model('friend').stun]).toEqual([0, 1])
    const shot = shootOut({ hero: { traits: ['charm'] } })
    shot.play((game, { thug }) => rangedAttack(game, thug, 0), '3 1 1 1')
    expect(shot.model('hero').injury).toBe(1)
  })
})

describe('bmg3/trait/counter-attack', () => {
  const knife = { name: 'Knife', damage: 'I' }
  const fencer = { traits: ['counter-attack'], weapons: [knife] }

  test('bmg3/trait/counter-attack: an Effort turns every hit blocked into a hit on the attacker', () => {
    const table = duel({ hero: fencer })
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      '3 3 3 1  3 3 1',
      ['counter-attack', 'yes'],
      ['counter-weapon', '0'],
    )
    expect(table.model('thug').injury).toBe(2)
    // The Effort and the hit that got through.
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg3/trait/counter-attack: lasts for the activation, with bare hands too', () => {
    const table = duel({ hero: fencer })
    const attack = '3 1 1 1  3 1 1'
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      attack,
      ['counter-attack', 'yes'],
      ['counter-weapon', '0'],
    )
    table.play((game, { thug }) => meleeAttack(game, thug, -1), attack, ['counter-weapon', '-1'])
    expect(table.model('thug')).toMatchObject({ injury: 1, stun: 1 })
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg3/trait/counter-attack: nothing without the Effort, or once it is knocked out', () => {
    const calm = duel({ hero: fencer })
    calm.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1  3 1 1', ['counter-attack', 'no'])
    expect(calm.model('thug').injury).toBe(0)
    const out = duel({ hero: { ...fencer, willpower: 3, stun: 1 } })
    out.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 1 1  3 1 1', ['counter-attack', 'yes'])
    expect([out.model('hero').condition, out.model('thug').injury]).toEqual(['ko', 0])
  })
})

describe('bmg3/trait/escape-artist', () => {
  const houdini = { traits: ['escape-artist'] }

  test('bmg3/trait/escape-artist: moves up to 4" after an attack of an enemy on it', () => {
    const table = duel({ hero: houdini })
    const { x } = table.model('hero').at!
    const target = to(15, 10)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 1', ['move', { legs: [target] }])
    expect(table.model('hero').at!.x).toBeGreaterThan(x)
    const far = duel({ hero: houdini })
    expect(() =>
      far.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 1', ['move', { legs: [to(16, 10)] }]),
    ).toThrow('can be moved')
  })

  test('bmg3/trait/escape-artist: not when it is knocked out, nor when it attacks itself', () => {
    const out = duel({ hero: { ...houdini, willpower: 1 } })
    out.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1  1 1 1')
    expect(out.asked).not.toContain('a: move')
    const own = duel({ hero: houdini })
    own.play((game, { hero }) => meleeAttack(game, hero, -1), '1 1 1 1')
    expect(own.asked).not.toContain('a: move')
  })
})
