import { describe, expect, test } from 'vitest'
import { canActivate } from '../activation/activation.ts'
import { meleeAttack } from '../attack/melee.ts'
import { setTable } from '../testing/table.ts'
import { inflict } from './harm.ts'
import { heal } from './healing.ts'
import { sufferKnockDown } from './statuses.ts'

const batman = { seat: 'a', at: [10, 10] } as const

const hurt = (more: object, stun: number, injury: number) => {
  const table = setTable({
    models: { batman, thug: { seat: 'b', touching: 'batman', ...more } as const },
    active: 'batman',
  })
  table.play((game, { batman: by, thug }) => inflict(game, thug, { stun, injury, by, cause: 'a test' }))
  return table
}

describe('bmg3/core/damage-markers', () => {
  test('stuns and injuries are kept, what exceeds is discarded', () => {
    expect(hurt({}, 2, 1).model('thug')).toMatchObject({ stun: 2, injury: 1, condition: 'up' })
    expect(hurt({}, 9, 0).model('thug').stun).toBe(5)
  })

  test('but it counts as dealt', () => {
    expect(hurt({}, 9, 0).crew('a').round).toMatchObject({ damageDealt: 9, kos: 1 })
  })
})

describe('bmg3/core/ko', () => {
  test('as many stuns as Willpower', () => {
    expect(hurt({}, 4, 0).model('thug').condition).toBe('up')
    expect(hurt({}, 5, 0).model('thug').condition).toBe('ko')
  })

  test('cannot activate, defend or use its traits', () => {
    const table = setTable({
      models: {
        batman,
        thug: {
          seat: 'b',
          touching: 'batman',
          condition: 'ko',
          stun: 5,
          endurance: 9,
          traits: ['light-armor'],
        },
      },
      active: 'batman',
    })
    expect(table.play((game, { thug }) => canActivate(game, thug))).toBe(false)
    // Three attack dice although the armour would take one, and no defence roll.
    table.play((game, { batman: it }) => meleeAttack(game, it, -1), '1 1 2 1')
    expect(table.story.join()).not.toContain('defence')
    expect(table.model('thug').injury).toBe(1)
  })

  test('is never knocked down as well', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], condition: 'down' } } })
    table.play((game, { thug }) => inflict(game, thug, { stun: 5, cause: 'a test' }))
    expect(table.model('thug').condition).toBe('ko')
    expect(table.play((game, { thug }) => sufferKnockDown(game, thug))).toBe(false)
  })

  test('bmg3/core/passing: a model that has not activated gives its crew a pass marker', () => {
    expect(hurt({}, 5, 0).crew('b').passes).toBe(1)
    const table = setTable({ models: { batman, thug: { seat: 'b', touching: 'batman' } }, active: 'batman' })
    table.model('thug').activated = true
    table.play((game, { thug }) => inflict(game, thug, { stun: 5, cause: 'a test' }))
    expect(table.crew('b').passes).toBe(0)
  })
})

test('bmg3/core/ko-extra-damage: two hits with claws on a K.O. model do four injuries and two stuns', () => {
  const claws = { name: 'Claws', damage: 'IS' }
  const table = setTable({
    models: {
      batman: { ...batman, attack: 2, weapons: [claws] },
      thug: {
        seat: 'b',
        touching: 'batman',
        condition: 'ko',
        stun: 5,
        willpower: 9,
        endurance: 9,
        defense: 3,
      },
    },
    active: 'batman',
  })
  table.play((game, { batman: it }) => meleeAttack(game, it, 0), '6 6 1')
  expect(table.model('thug')).toMatchObject({ injury: 4, stun: 7 })
})

describe('bmg3/core/casualty', () => {
  test('as many injuries as Endurance, removed at once', () => {
    expect(hurt({}, 0, 4).model('thug').condition).toBe('up')
    expect(hurt({}, 0, 5).model('thug')).toMatchObject({ condition: 'casualty', at: undefined })
  })

  test('bmg3/core/inspire: when the Boss goes, another model takes the crown', () => {
    const table = setTable({
      models: {
        batman,
        two: { seat: 'b', at: [20, 20] },
        goon: { seat: 'b', at: [22, 20] },
        thug: { seat: 'b', at: [24, 20] },
      },
      active: 'batman',
    })
    table.play((game, { two }) => inflict(game, two, { injury: 9, cause: 'a test' }), '', ['new-boss', '3'])
    expect(table.crew('b')).toMatchObject({ boss: 3, bosses: 2 })
  })
})

describe('bmg3/core/knocked-down', () => {
  test('no attack, no defence, no trait that takes an action', () => {
    const table = setTable({
      models: {
        thug: { seat: 'a', at: [10, 10], condition: 'down', traits: ['medic'] },
        batman: { seat: 'b', touching: 'thug' },
      },
      active: 'thug',
    })
    table.playOn('', ['action', 'end'])
    const offered = table.offered('action')
    expect(offered['melee:-1']).toContain('not on its feet')
    expect(offered.move).toBeUndefined()
  })

  test('it does not defend', () => {
    const table = setTable({
      models: { batman, thug: { seat: 'b', touching: 'batman', condition: 'down', willpower: 9 } },
      active: 'batman',
    })
    table.play((game, { batman: it }) => meleeAttack(game, it, -1), '6 1 1 1')
    expect(table.model('thug').stun).toBe(1)
  })
})

describe('bmg3/core/early-recovery', () => {
  test('healed below Willpower it comes round without a roll, lying, and does not activate this round', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], condition: 'ko', stun: 5 } } })
    table.play((game, { thug }) => heal(game, thug, 2))
    expect(table.model('thug')).toMatchObject({ condition: 'down', stun: 3, resting: true })
    expect(table.play((game, { thug }) => canActivate(game, thug))).toBe(false)
  })
})
