import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { plainCard } from '../testing/plain-card.ts'
import { setTable } from '../testing/table.ts'
import { fight, meleeTable } from './testing/duel.ts'

/** What lasts on the target after two hits, or after a blow that misses. */
function after(rule: string, dice = '3 1 1 4  1 1 1', damage = 'S') {
  const table = meleeTable([rule], {}, { damage })
  fight(table, dice)
  return table.model('target').effects.map(({ id, value }) => [id, value])
}

const blocked = '3 1 1 1  3 1 1'

describe('statuses that weapons leave, once for a blow', () => {
  test.each([
    ['poison', 'poison', 1],
    ['scared', 'scared', 0],
    ['blind', 'blind', 0],
    ['fire', 'fire', 0],
    ['sonic', 'sonic', 0],
    ['enervating(2)', 'enervating', 2],
    ['slow(4)', 'slow', 4],
    ['cold', 'slow', 2],
    ['acid', 'acid', 0],
    ['infected', 'infected', 0],
    ['paralyze', 'paralyze', 0],
  ])('bmg3/weapon/%s', (rule, effect, value) => {
    expect(after(rule)).toEqual([[effect, value]])
    expect(after(rule, blocked)).toEqual([])
  })

  test('bmg3/weapon/knocked-down: a hit knocks down, a blocked one does not', () => {
    const lies = (dice: string) => {
      const table = meleeTable(['knocked-down'])
      fight(table, dice)
      return table.model('target').condition
    }
    expect([lies('3 1 1 4  1 1 1'), lies(blocked)]).toEqual(['down', 'up'])
  })

  test('bmg3/weapon/cold: makes the slow slower', () => {
    const table = meleeTable(['cold'])
    fight(table, '1 1 1 4')
    fight(table, '1 1 1 4')
    expect(table.model('target').effects).toMatchObject([{ id: 'slow', value: 4 }])
  })

  test('bmg3/weapon/acid, bmg3/weapon/infected: only if it does damage, unlike others', () => {
    expect(after('acid', undefined, '-')).toEqual([])
    expect(after('infected', undefined, '-')).toEqual([])
    expect(after('poison', undefined, '-')).toEqual([['poison', 1]])
  })

  test('bmg3/weapon/terror: the target’s top card goes to the Terror pile', () => {
    const table = setTable({
      models: {
        fighter: { seat: 'a', at: [12, 12], weapons: [{ damage: '-', rules: ['terror'] }] },
        target: { seat: 'b', touching: 'fighter' },
      },
      book: { cards: { bottom: plainCard('Bottom'), top: plainCard('Top') } },
      decks: { b: ['bottom', 'top'] },
      active: 'fighter',
    })
    table.play((game, { fighter }) => meleeAttack(game, fighter, 0), '1 1 1 4')
    expect(table.crew('b')).toMatchObject({ deck: ['bottom'], terror: ['top'] })
  })

  test('bmg3/weapon/hypnotize: a failed Willpower roll hands the target over', () => {
    const table = meleeTable(['hypnotize'], { willpower: 5 }, { damage: '-' })
    fight(table, '1 1 1 4  6 6 6', ['hypnotized-action', 'end'])
    expect(table.model('target').seat).toBe('b')
    const strong = meleeTable(['hypnotize'], { willpower: 5 }, { damage: '-' })
    fight(strong, '1 1 1 4  1 4 6')
    expect(strong.asked).not.toContain('a: hypnotized-action')
  })

  test('bmg3/weapon/gas: a model that is immune to gas is spared what comes with it', () => {
    const table = meleeTable(['gas', 'poison'], { traits: ['gas-mask'] })
    fight(table, '1 1 1 4')
    expect(table.model('target').effects).toEqual([])
  })
})

test('bmg3/weapon/stunned: a model that is hit is Stunned', () => {
  expect(after('stunned')).toEqual([['stunned', 0]])
  expect(after('stunned', blocked)).toEqual([])
})

describe('bmg3/weapon/kryptonite', () => {
  const lost = (traits: readonly string[]) => {
    const table = meleeTable(['kryptonite'], { traits }, { damage: 'SS' })
    fight(table, '1 1 1 4')
    return table.model('target').effects.map(({ args }) => args)
  }

  test('bmg3/weapon/kryptonite: Kryptonians lose what makes them invulnerable, others do not', () => {
    expect(lost(['kryptonian', 'invulnerability(1)'])).toEqual([['invulnerability']])
    expect(lost(['invulnerability(1)'])).toEqual([])
  })
})
