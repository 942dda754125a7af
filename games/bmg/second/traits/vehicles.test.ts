import { addMarker } from '@gargoyle/bmg-common'
import { countersToPlan, rateOfFire } from '@gargoyle/bmg-counters'
import { casualtyRecount, trigger } from '@gargoyle/bmg-counters/parts'
import {
  actionBlockedReason,
  countersOf,
  type ModelSketch,
  spotInCm,
  to,
  type WeaponSketch,
} from '@gargoyle/bmg-counters/testing'
import { weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { cm } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { inchesInCm } from '../testing/inches.ts'
import { near } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'
import { driverOf } from './vehicles.ts'

const minigun = { name: 'Twin Minigun', damage: 'I', rof: 4 }

/** A vehicle and its driver, named before the game. */
const garage = (
  traits: readonly string[],
  driver: Partial<ModelSketch> = {},
  ...answers: readonly (readonly ['driver', string])[]
) => {
  const table = setTable({
    models: {
      car: {
        seat: 'a',
        at: [60, 60],
        base: 60,
        traits: ['vehicle', ...traits],
        weapons: [minigun],
        counters: 'MMM',
      },
      driver: { seat: 'a', at: [40, 60], counters: 'S', ...driver },
      foe: { seat: 'b', at: [90, 90] },
    },
    active: 'car',
  })
  table.play((game) => trigger(game, 'hired', {}), '', ...answers)
  return table
}

test('bmg2/trait/exclusive-driver-x, bmg2/core/vehicles: a model of the crew drives, and only the one that is named', () => {
  const open = garage([], { alias: 'Robin' }, ['driver', '1'])
  expect(Object.keys(open.offered('driver'))).toEqual(['1', 'none'])
  const batman = garage(['exclusive-driver-x(batman)'], { alias: 'Batman (Comic)' }, ['driver', '1'])
  expect(batman.model('car').effects).toMatchObject([{ id: 'driver', args: ['1'] }])
  const other = garage(['exclusive-driver-x(batman)'], { alias: 'Robin' })
  expect([other.asked, other.model('car').effects]).toEqual([[], []])
})

test('bmg2/core/vehicles: a driver that is out of the game drives no more; of several that a card names any will do', () => {
  const table = garage([], {}, ['driver', '1'])
  const driver = () => table.play((game, { car }) => driverOf(game, car)?.id)
  expect(driver()).toBe(1)
  table.model('driver').condition = 'ko'
  expect(driver()).toBe(1)
  table.model('driver').condition = 'casualty'
  expect(driver()).toBeUndefined()
  const named = garage(['exclusive-driver-x(robin, batman)', 'stealth'], { alias: 'Batman' }, ['driver', '1'])
  expect(Object.keys(named.offered('driver'))).toEqual(['1', 'none'])
  const nobody = garage([], {}, ['driver', 'none'])
  expect(nobody.play((game, { car }) => driverOf(game, car))).toBeUndefined()
})

test('bmg2/core/vehicles: no vehicle drives another, no enemy drives, and only that trait names drivers', () => {
  const table = setTable({
    models: {
      car: { seat: 'a', at: [60, 60], traits: ['vehicle', 'teamwork-all(2)'] },
      truck: { seat: 'a', at: [80, 60], traits: ['vehicle'] },
      driver: { seat: 'a', at: [40, 60] },
      foe: { seat: 'b', at: [90, 90] },
    },
  })
  table.play((game) => trigger(game, 'hired', {}), '', ['driver', '2'], ['driver', 'none'])
  expect(Object.keys(table.offered('driver'))).toEqual(['2', 'none'])
  expect(table.play((game, { car, truck }) => [driverOf(game, car)?.id, driverOf(game, truck)])).toEqual([
    2,
    undefined,
  ])
})

test('bmg2/trait/batmobile-synchronizer: full rate after moving for that driver, but the Twin Minigun is Imprecise', () => {
  const shots = (alias: string, moved: boolean) => {
    const table = garage(['batmobile-synchronizer'], { alias }, ['driver', '1'])
    table.state.activation!.moved = moved
    return table.play((game, { car }) => {
      const weapon = weaponAt(game, car, 0)
      return [rateOfFire(game, car, weapon), weapon.rules.map(({ id }) => id)]
    })
  }
  expect(shots('Batman (Ben Affleck)', true)).toEqual([4, ['imprecise']])
  expect(shots('Batman (Ben Affleck)', false)).toEqual([4, []])
  expect(shots('Batman (Comic)', true)).toEqual([1, []])
})

test('bmg2/trait/batmobile-synchronizer: the Twin Minigun of the vehicle itself, in its own activation, not without its driver', () => {
  const rulesOf = ({
    who = 'car',
    arm = 0,
    weapons = [minigun],
    active = 'car',
    driver = '1',
  }: {
    readonly who?: 'car' | 'driver'
    readonly arm?: number
    readonly weapons?: readonly WeaponSketch[]
    readonly active?: 'car' | 'driver' | 'none'
    readonly driver?: string
  }) => {
    const table = setTable({
      models: {
        car: { seat: 'a', at: [60, 60], traits: ['vehicle', 'batmobile-synchronizer'], weapons },
        driver: { seat: 'a', at: [40, 60], alias: 'Batman (Ben Affleck)', weapons: [minigun] },
      },
      ...(active === 'none' ? {} : { active }),
    })
    table.play((game) => trigger(game, 'hired', {}), '', ['driver', driver])
    if (table.state.activation !== undefined) table.state.activation.moved = true
    return table.play((game, all) => weaponAt(game, all[who], arm).rules.map(({ id }) => id))
  }
  const club = { name: 'Twin Club', damage: 'S' }
  const imprecise = { ...minigun, rules: ['imprecise'] }
  expect(rulesOf({})).toEqual(['imprecise'])
  expect(rulesOf({ weapons: [club, minigun], arm: 1 })).toEqual(['imprecise'])
  expect(rulesOf({ weapons: [imprecise] })).toEqual(['imprecise'])
  expect([
    rulesOf({ weapons: [club, minigun] }),
    rulesOf({ who: 'driver' }),
    rulesOf({ active: 'driver' }),
    rulesOf({ active: 'none' }),
    rulesOf({ driver: 'none' }),
  ]).toEqual([[], [], [], [], []])
})

test('bmg2/trait/clue-launcher: clues of the Riddler within 4" of the vehicle that he drives, in its sight', () => {
  const launch = (at: readonly [number, number], alias = 'The Riddler', traits = ['clue-launcher']) => {
    const table = garage(traits, { alias, traits: ['can-you-solve-this-x(2)'] }, ['driver', '1'])
    table.state.activation = { ...table.state.activation!, model: 1 }
    act(table, 'trait:can-you-solve-this-x', '6', ['clue', { to: to(...at) }])
    return table.state.markers.length
  }
  // The base of the car is 3 cm, that of the clue 1.5 cm.
  expect(launch([64.5 + inchesInCm(4), 60])).toBe(1)
  expect(() => launch([64.6 + inchesInCm(4), 60])).toThrow('It must be in contact.')
  expect(() => launch([70, 60], 'Query')).toThrow('It must be in contact.')
  expect(() => launch([70, 60], 'The Riddler', [])).toThrow('It must be in contact.')
})

test('bmg2/trait/clue-launcher, bmg2/effect/smoke: not through smoke, nor into it; the driver sees nothing of it', () => {
  const launch = (...smoke: readonly (readonly [number, number])[]) => {
    const table = garage(['clue-launcher'], { alias: 'The Riddler', traits: ['can-you-solve-this-x(2)'] }, [
      'driver',
      '1',
    ])
    table.play((game) => {
      for (const [x, y] of smoke) addMarker(game, 'smoke', spotInCm(x, y))
    })
    table.state.activation = { ...table.state.activation!, model: 1 }
    act(table, 'trait:can-you-solve-this-x', '6', ['clue', { to: to(74, 60) }])
    return table.state.markers.filter(({ kind }) => kind === 'clue').length
  }
  expect(launch()).toBe(1)
  expect(() => launch([68.5, 60])).toThrow('It must be in contact.')
  // Smoke around the Riddler, who stands elsewhere, blocks no line: his vehicle sees.
  expect(launch([40, 60])).toBe(1)
})

test('bmg2/trait/clue-launcher: not from a vehicle that another drives, nor from one that is gone', () => {
  const launch = (driver: string, gone = false) => {
    const table = setTable({
      models: {
        car: { seat: 'a', at: [60, 60], traits: ['vehicle', 'clue-launcher'] },
        riddler: {
          seat: 'a',
          at: [40, 60],
          alias: 'The Riddler',
          counters: 'S',
          traits: ['can-you-solve-this-x(2)'],
        },
        query: { seat: 'a', at: [40, 70] },
      },
      active: 'riddler',
    })
    table.play((game) => trigger(game, 'hired', {}), '', ['driver', driver])
    if (gone) table.model('car').at = undefined
    act(table, 'trait:can-you-solve-this-x', '6', ['clue', { to: to(66, 60) }])
    return table.state.markers.length
  }
  expect(launch('1')).toBe(1)
  expect(() => launch('2')).toThrow('It must be in contact.')
  expect(() => launch('1', true)).toThrow('It must be in contact.')
})

test('bmg2/trait/combat-mode: for 3MC it moves round corners for a round', () => {
  const drive = (use: boolean) => {
    const table = garage(['combat-mode'], {}, ['driver', '1'])
    if (use) act(table, 'trait:combat-mode')
    act(table, 'move', '', ...(use ? [] : [['pace', 'walk:0'] as const]), [
      'move',
      { legs: [{ to: to(64, 60) }, { to: to(64, 64) }] },
    ])
    return table.model('car').at!.y
  }
  expect(drive(true)).toBe(cm(64))
  expect(() => drive(false)).toThrow('This move must be a straight line.')
})

test('bmg2/trait/hard-driving: for each two counters of a kind spent, one fewer in the next plan', () => {
  const next = (planned: string, left: string) => {
    const table = garage(['hard-driving'], {}, ['driver', '1'])
    const count = (text: string, letter: string) => text.split(letter).length - 1
    const put = (text: string) =>
      Object.assign(table.model('car').counters, {
        movement: count(text, 'M'),
        attack: count(text, 'A'),
        defense: count(text, 'D'),
        special: count(text, 'S'),
      })
    put(planned)
    table.play((game) => trigger(game, 'plan-end', {}))
    put(left)
    Object.assign(table.state, { stage: 'recount', part: 0, activation: undefined })
    table.play((game) => casualtyRecount(game))
    return table.play((game, { car }) => countersToPlan(game, car))
  }
  expect([next('MMMM', ''), next('MMMA', 'M'), next('MAD', ''), next('MMAA', '')]).toEqual([3, 4, 5, 3])
})

test('bmg2/trait/combat-mode: once a round', () => {
  const table = garage(['combat-mode'], {}, ['driver', '1'])
  act(table, 'trait:combat-mode')
  table.model('car').counters.movement = 3
  expect(actionBlockedReason(table, 'trait:combat-mode')).toBe('Once a round.')
})

test('bmg2/trait/hard-driving: counters that it gained make up for none, and only the last round counts', () => {
  const table = garage(['hard-driving'], {}, ['driver', '1'])
  const round = (planned: string, left: string, atPlan = true) => {
    table.model('car').counters = countersOf(planned)
    if (atPlan) table.play((game) => trigger(game, 'plan-end', {}))
    table.model('car').counters = countersOf(left)
    table.play((game) => trigger(game, 'recount-start', {}))
    return table.play((game, { car }) => countersToPlan(game, car))
  }
  // It was not there when the plan was made.
  expect(round('MMMM', '', false)).toBe(5)
  expect(round('MMDD', 'AA')).toBe(3)
  expect(round('MMSSS', 'MM')).toBe(4)
  expect(round('MAS', '')).toBe(5)
})

test('bmg2/core/vehicle-exemption: traits for models that are no vehicles pass a vehicle by', () => {
  for (const trait of ['goad', 'disarray', 'discourage', 'confusion', 'intimidate', 'intimidation']) {
    const seen = actionBlockedReason(near([trait], 'SSS'), `trait:${trait}`)
    const passed = actionBlockedReason(
      near([trait], 'SSS', { thug: { traits: ['vehicle'] } }),
      `trait:${trait}`,
    )
    expect([trait, seen, passed?.startsWith('It sees no enemy')]).toEqual([trait, undefined, true])
  }
})

test('bmg2/trait/bot, bmg2/core/robot-label: machines are not afraid, hypnotized or worn out, but can be goaded, bluffed and hacked', () => {
  const bot = { thug: { traits: ['bot'], willpower: 2, counters: 'AA' } }
  const cannot = near(['inspire-fear', 'control-pheromones'], 'SSSSS', bot)
  act(cannot, 'trait:inspire-fear', '2 1')
  act(cannot, 'trait:control-pheromones')
  expect([cannot.model('thug').effects, cannot.model('thug').seat]).toEqual([[], 'b'])
  const can = near(['bluff', 'hacking', 'goad'], 'SSS', bot)
  act(can, 'trait:bluff')
  act(can, 'trait:hacking', '', ['move-counter', 'stop'])
  act(can, 'trait:goad', '2 1', ['move', { to: to(40, 34) }])
  expect(can.model('thug').effects.map(({ id }) => id)).toEqual(['bluff'])
})
