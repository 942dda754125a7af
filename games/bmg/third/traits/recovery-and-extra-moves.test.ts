import { addEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { sufferKnockDown } from '../damage/statuses.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { skill } from '../model/skills.ts'
import { trigger } from '../rules/rule-system.ts'
import { setTable } from '../testing/table.ts'

test('bmg3/trait/vigilantes-work: an Effort buys a Manipulate action more', () => {
  const table = setTable({
    models: {
      batman: { seat: 'a', at: [24, 24], traits: ['vigilantes-work'] },
      thug: { seat: 'b', at: [40, 40] },
    },
    active: 'batman',
  })
  table.playOn('', ['action', 'move'], ['move', { legs: [] }], ['action', 'trait:vigilantes-work'])
  expect([table.model('batman').stun, table.state.activation?.extra.map(({ kind }) => kind)]).toEqual([
    1,
    ['manipulate'],
  ])
  table.playOn('', ['action', 'suspect'], ['place-suspect', { to: [inches(24) + 3000, inches(24), 0] }])
  expect(table.state.markers).toHaveLength(1)
  expect(table.offered('action')['trait:vigilantes-work']).toMatch(/has been used/)
})

test('bmg3/trait/swift: an Effort for 2" more until the round ends', () => {
  const table = setTable({
    models: { flash: { seat: 'a', at: [10, 10], traits: ['swift'] }, thug: { seat: 'b', at: [40, 40] } },
    active: 'flash',
  })
  table.playOn('', ['action', 'trait:swift'])
  expect(table.play((game, { flash }) => skill(game, 'movement', flash))).toBe(10)
  expect(table.model('flash').stun).toBe(1)
})

test('bmg3/trait/regeneration: a marker less in the Recount, unless it is K.O.', () => {
  const table = setTable({
    models: {
      croc: { seat: 'a', at: [10, 10], traits: ['regeneration'], injury: 1, stun: 1 },
      out: { seat: 'a', at: [20, 10], traits: ['regeneration'], injury: 1, condition: 'ko' },
    },
  })
  table.play((game) => trigger(game, 'recount-start', {}), '', ['heal', 'injury'])
  expect([table.model('croc').injury, table.model('croc').stun, table.model('out').injury]).toEqual([0, 1, 1])
})

describe('bmg3/trait/paramedic', () => {
  const ward = (activated: boolean) => {
    const table = setTable({
      models: {
        medic: { seat: 'a', at: [24, 24], traits: ['paramedic'] },
        out: { seat: 'a', at: [27, 24], condition: 'ko', stun: 5, willpower: 5 },
        far: { seat: 'a', at: [40, 24], injury: 1 },
        van: { seat: 'a', at: [24, 28], injury: 1, ranks: ['vehicle'] },
        enemy: { seat: 'b', at: [21, 24], injury: 1 },
      },
      active: 'medic',
    })
    table.model('out').activated = activated
    return table
  }
  const spot = { to: [inches(24), inches(24) - 3000, 0] }

  test('bmg3/trait/paramedic: placing a suspect heals a friend near by, and bringing one round costs a pass', () => {
    const table = ward(false)
    table.play(
      (game, { medic }) => placeSuspect(game, suspectOrderOf(game, medic)),
      '',
      ['place-suspect', spot],
      ['patient', '1'],
    )
    expect(Object.keys(table.offered('patient'))).toEqual(['1', 'none'])
    expect([table.model('out').stun, table.model('out').condition, table.crew('b').passes]).toEqual([
      3,
      'down',
      1,
    ])
  })

  test('bmg3/trait/paramedic: no pass for a model that has activated, and none healed is fine', () => {
    const table = ward(true)
    const put = (answer: string, x: number) =>
      table.play(
        (game, { medic }) => placeSuspect(game, { ...suspectOrderOf(game, medic), anywhere: true }),
        '',
        ['place-suspect', { to: [inches(24) + x, inches(24) - (x === 0 ? 3000 : 0), 0] }],
        ['patient', answer],
      )
    put('none', 0)
    expect(table.model('out').stun).toBe(5)
    put('1', -3000)
    expect([table.model('out').stun, table.crew('b').passes]).toEqual([3, 0])
  })
})

describe('bmg3/trait/juggernaut', () => {
  const rampage = () =>
    setTable({
      models: {
        bane: { seat: 'a', at: [10, 10], traits: ['juggernaut'], willpower: 9 },
        thug: { seat: 'b', at: [14, 10], willpower: 9, defense: 4, condition: 'down' },
        other: { seat: 'b', at: [40, 40] },
      },
      active: 'bane',
      audacity: true,
    })
  const beside = { to: [inches(14) - 3000, inches(10), 0] }

  test('bmg3/trait/juggernaut: pushes models it runs into', () => {
    const table = rampage()
    table.playOn(
      '',
      ['action', 'trait:juggernaut'],
      ['action', 'move'],
      ['move', beside],
      ['offer', 'yes'],
      ['push', 2],
    )
    expect([table.model('bane').stun, table.model('thug').at!.x]).toEqual([1, inches(16)])
  })

  test('bmg3/trait/juggernaut: as far as its player likes, up to two inches', () => {
    const pushed = (distance: number) => {
      const table = rampage()
      const run = ['move', beside] as const
      table.playOn(
        '',
        ['action', 'trait:juggernaut'],
        ['action', 'move'],
        run,
        ['offer', 'yes'],
        ['push', distance],
      )
      return table.model('thug').at!.x / inches(1)
    }
    expect([pushed(0), pushed(1)]).toEqual([14, 15])
    expect(() => pushed(3)).toThrow()
  })

  test('bmg3/trait/juggernaut: or strikes them with better dice', () => {
    const table = rampage()
    table.playOn('', ['action', 'trait:juggernaut'], ['action', 'move'], ['move', beside], ['offer', 'no'])
    table.play((game, { bane }) => meleeAttack(game, bane, -1), '2 1 1 1')
    expect(table.model('thug').stun).toBe(1)
    const calm = rampage()
    calm.playOn('', ['action', 'move'], ['move', beside])
    calm.play((game, { bane }) => meleeAttack(game, bane, -1), '2 1 1 1')
    expect(calm.model('thug').stun).toBe(0)
  })
})

describe('bmg3/trait/hover', () => {
  const sky = (answer: 'yes' | 'no', traits: readonly string[] = ['hover']) => {
    const table = setTable({
      models: {
        firefly: { seat: 'a', at: [24, 24], traits, endurance: 9 },
        thug: { seat: 'b', touching: 'firefly' },
        gunman: { seat: 'b', at: [15, 24], weapons: [{ damage: 'I', rof: 3 }] },
      },
      pieces: [box('wall', inches(20), inches(22), 300, inches(4), inches(1))],
      active: 'thug',
    })
    table.play((game, { firefly }) => trigger(game, 'activation-start', { active: firefly }), '', [
      'offer',
      answer,
    ])
    return table
  }

  test('bmg3/trait/hover: only natural 6s hit in melee', () => {
    const table = sky('yes')
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '5 5 5 5')
    expect(table.model('firefly').stun).toBe(0)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '6 5 5 5  1 1 1')
    expect(table.model('firefly').stun).toBe(1)
  })

  test('bmg3/trait/hover: no cover and no manipulating; without hovering both', () => {
    const table = sky('yes')
    table.play(
      (game, { gunman, firefly }) => rangedAttack(game, gunman, 0, { targets: [firefly] }),
      '3 1 1 1',
    )
    table.state.activation = { ...table.state.activation!, model: 0 }
    table.playOn('', ['action', 'end'])
    expect(table.offered('action').suspect).toMatch(/cannot manipulate/)
    // Nor do rules help it that ask whether it is in cover.
    const street = sky('yes', ['hover', 'street-guy'])
    street.play(
      (game, { gunman, firefly }) => rangedAttack(game, gunman, 0, { targets: [firefly] }),
      '3 3 1 1',
    )
    expect([street.asked, street.model('firefly').injury]).toEqual([[], 2])
    const grounded = sky('no')
    // Cover takes the Strength die.
    grounded.play(
      (game, { gunman, firefly }) => rangedAttack(game, gunman, 0, { targets: [firefly] }),
      '3 1 1',
    )
    grounded.state.activation = { ...grounded.state.activation!, model: 0 }
    grounded.playOn('', ['action', 'end'])
    expect(grounded.offered('action').suspect).toBeUndefined()
  })
})

test('bmg3/trait/jump-up: an Effort, and it is on its feet again', () => {
  const table = setTable({
    models: {
      robin: { seat: 'a', at: [10, 10], traits: ['jump-up'] },
      thug: { seat: 'b', touching: 'robin' },
    },
    active: 'thug',
  })
  table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 6', ['offer', 'yes'])
  expect([table.model('robin').condition, table.model('robin').stun]).toEqual(['up', 2])
  table.play((game, { robin }) => sufferKnockDown(game, robin), '', ['offer', 'no'])
  expect(table.model('robin').condition).toBe('down')
})

test('bmg3/trait/jump-up: a player who can make no Effort is not asked', () => {
  const table = setTable({ models: { robin: { seat: 'a', at: [10, 10], traits: ['jump-up'], stun: 4 } } })
  table.play((game, { robin }) => sufferKnockDown(game, robin))
  expect(table.model('robin').condition).toBe('down')
})

test('bmg3/effect/juggernaut: only Movement actions of its own count', () => {
  const table = setTable({
    models: { bane: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', touching: 'bane' } },
    active: 'thug',
    audacity: true,
  })
  table.play((game, { bane }) => {
    addEffect(game, bane, 'juggernaut', { until: 'round' })
  })
  table.playOn('', ['action', 'move'], ['move', { legs: [] }])
  expect(table.asked).not.toContain('a: offer')
})
