import { describe, expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { duel, shootOut } from '../testing/duel.ts'

const strike = '5'

describe('the damage roll', () => {
  test('bmg1/core/damage-roll: a die for each impact against the Strength; a 1 fails and a 6 succeeds', () => {
    const table = duel({ thug: { strength: 5 } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 5 5 4 2 3', [
      'strikes',
      { '1': 3 },
    ])
    expect(table.model('hero').stun).toBe(1)
    const weak = duel({ thug: { strength: 8 } })
    weak.play((game, { thug }) => performById(game, thug, 'melee:-1'), `${strike} 6 2`, [
      'strikes',
      { '1': 1 },
    ])
    expect(weak.model('hero').stun).toBe(1)
    const strong = duel({ thug: { strength: 1 } })
    strong.play((game, { thug }) => performById(game, thug, 'melee:-1'), `${strike} 1 2`, [
      'strikes',
      { '1': 1 },
    ])
    expect(strong.model('hero').stun).toBe(0)
  })

  test('bmg1/core/strength-modifier: +1 makes 3+ of 4+', () => {
    const heavy = duel({ thug: { strength: 4, weapons: [{ damage: 'S', rules: ['tough-heavy'] }] } })
    heavy.play((game, { thug }) => performById(game, thug, 'melee:0'), `${strike} 3 5`, [
      'strikes',
      { '1': 1 },
    ])
    expect(heavy.model('hero').stun).toBe(1)
    const plain = duel({ thug: { strength: 4, weapons: [{ damage: 'S' }] } })
    plain.play((game, { thug }) => performById(game, thug, 'melee:0'), `${strike} 3 5`, [
      'strikes',
      { '1': 1 },
    ])
    expect(plain.model('hero').stun).toBe(0)
  })

  test('bmg1/core/scratch: a shot that fails to damage leaves a stun, a damaging one only its damage; strikes never', () => {
    const table = shootOut({})
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 6 1 2', ['shots', { '1': 2 }])
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 1 })
    const melee = duel({})
    melee.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 1 3', ['strikes', { '1': 1 }])
    expect(melee.model('hero').stun).toBe(0)
  })

  test('bmg1/core/collateral-die: a pair with any damage die knocks down, a failed one too; two ones do not', () => {
    const down = (dice: string): string => {
      const table = duel({})
      table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice, ['strikes', { '1': 1 }])
      return table.model('hero').condition
    }
    expect(down('5 5 5')).toBe('down')
    expect(down('5 2 2')).toBe('down')
    expect(down('5 1 1')).toBe('up')
    expect(down('5 5 4')).toBe('up')
  })

  test('bmg1/core/critical: a collateral 6 and a success add one stun for the whole attack', () => {
    const table = duel({ thug: { weapons: [{ damage: 'I' }] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 5 5 6', ['strikes', { '1': 2 }])
    expect(table.model('hero')).toMatchObject({ injury: 2, stun: 1 })
    const failed = duel({ thug: { weapons: [{ damage: 'I' }] } })
    failed.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 2 6', ['strikes', { '1': 1 }])
    expect(failed.model('hero')).toMatchObject({ injury: 0, stun: 0 })
  })

  test('bmg1/core/special-critical: it takes the place of the extra stun, and the pair still knocks down', () => {
    const table = duel({ thug: { weapons: [{ damage: 'I', rules: ['crt(stunned)'] }] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 6 6', ['strikes', { '1': 1 }])
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 0, condition: 'down' })
    expect(table.model('hero').effects.map(({ id }) => id)).toEqual(['stunned'])
    const markers = duel({ thug: { weapons: [{ damage: 'S', rules: ['crt(ii)'] }] } })
    markers.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 6', ['strikes', { '1': 1 }])
    expect(markers.model('hero')).toMatchObject({ injury: 2, stun: 1 })
  })

  test('bmg1/effect/poison: with several poisons its player picks one before the first die, for the whole attack', () => {
    const knife = { damage: 'I', rules: ['crt(poison, toxic, 1)', 'crt(poison, enervating, 3)'] }
    const strike = (picked: string) => {
      const table = duel({ thug: { weapons: [knife] }, hero: { counters: 'MMM' } })
      table.play(
        (game, { thug }) => performById(game, thug, 'melee:0'),
        '5 5 6',
        ['strikes', { '1': 1 }],
        ['poison', picked],
      )
      expect(table.labelsOf('poison')).toEqual(['Toxic 1', 'Enervating 3'])
      const { injury, counters, effects } = table.model('hero')
      return [injury, counters.movement, effects.map(({ args }) => args.join(' '))]
    }
    // An injury takes no counter from it; the second one takes one.
    expect([strike('0'), strike('1')]).toEqual([
      [2, 2, ['toxic 1']],
      [1, 0, ['enervating 3']],
    ])
    const missed = duel({ thug: { weapons: [knife] } })
    missed.play(
      (game, { thug }) => performById(game, thug, 'melee:0'),
      '1',
      ['strikes', { '1': 1 }],
      ['poison', '1'],
    )
    expect(missed.asked).toEqual(['b: strikes', 'b: poison'])
  })

  test('bmg1/core/reroll: the second result stands, even if worse, and no die is rolled a third time', () => {
    const table = duel({
      thug: { weapons: [{ damage: 'I', rules: ['sharp'] }], traits: ['luck'], counters: 'AS' },
    })
    // Sharp rolls the failed 2 again: a 3 fails as well, and Luck may not touch it.
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 2 5 3')
    expect(table.model('hero').injury).toBe(0)
    expect(table.model('thug').counters.special).toBe(1)
  })
})
