import { sees, seesSpot } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { offerEfforts } from '../model/effort.ts'
import { takeTheLead } from '../round/take-the-lead.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { place, setTable } from '../testing/table.ts'
import { weatherNow } from './weather.ts'

const dawn = (game: Play) => trigger(game, 'round-start', {})

const gunfight = (event: string | undefined, apart: number) =>
  setTable({
    models: {
      gunman: { seat: 'a', at: [5, 5], weapons: [{ name: 'Rifle', damage: 'S', rof: 3 }] },
      victim: { seat: 'b', at: [5 + apart, 5] },
    },
    ...(event === undefined ? {} : { event }),
  })

describe('bmg3/event/heavy-rain', () => {
  test('on 4 or more a ranged attack rolls a die less', () => {
    const table = gunfight('heavy-rain', 8)
    table.play(dawn, '4')
    table.play((game, { gunman }) => rangedAttack(game, gunman, 0), '1 1 1')
    expect(recall(table.state, weatherNow)).toEqual(['heavy-rain'])
  })

  test('on less it does not', () => {
    const table = gunfight('heavy-rain', 8)
    table.play(dawn, '3')
    table.play((game, { gunman }) => rangedAttack(game, gunman, 0), '1 1 1 1')
    expect(table.model('victim').stun).toBe(0)
  })

  test('melee goes on as ever', () => {
    const table = setTable({
      models: { gordon: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', touching: 'gordon' } },
      event: 'heavy-rain',
    })
    table.play(dawn, '6')
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '1 1 1 1')
    expect(table.model('thug').stun).toBe(0)
  })

  test('the player with the Initiative rolls for it, every round anew', () => {
    const table = setTable({
      models: { gordon: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', at: [20, 20] } },
      event: 'heavy-rain',
      stage: 'lead',
    })
    table.play(takeTheLead, '2 5  4', ['initiative', 'b'])
    expect(recall(table.state, weatherNow)).toEqual(['heavy-rain'])
  })
})

describe('bmg3/event/full-moon', () => {
  test('on 4 or more firing blind costs one die, not two', () => {
    const table = gunfight('full-moon', 20)
    table.play(dawn, '4')
    table.play((game, { gunman }) => rangedAttack(game, gunman, 0), '1 1 1')
    expect(table.model('victim').stun).toBe(0)
  })

  test('on less it costs two', () => {
    const table = gunfight('full-moon', 20)
    table.play(dawn, '3')
    table.play((game, { gunman }) => rangedAttack(game, gunman, 0), '1 1')
    expect(table.model('victim').stun).toBe(0)
  })

  test('who is not blind loses nothing', () => {
    const table = gunfight('full-moon', 8)
    table.play(dawn, '4')
    table.play((game, { gunman }) => rangedAttack(game, gunman, 0), '1 1 1 1')
    expect(table.model('victim').stun).toBe(0)
  })
})

describe('bmg3/event/low-fog', () => {
  const seen = (roll: string, apart: number): boolean => {
    const table = gunfight('low-fog', apart)
    table.play(dawn, roll)
    return table.play((game, { gunman, victim }) => sees(game, gunman, victim))
  }

  test('on 4 or more one sees 8" at night', () => {
    expect(seen('4', 10)).toBe(false)
    expect(seen('4', 8)).toBe(true)
  })

  test('on less 12"', () => {
    expect(seen('3', 12)).toBe(true)
    expect(seen('3', 15)).toBe(false)
  })

  test('places are hidden as well', () => {
    const table = gunfight('low-fog', 10)
    table.play(dawn, '4')
    const spot = { ...place([15, 5]), radius: 0, height: 0 }
    expect(table.play((game, { gunman }) => seesSpot(game, gunman, spot))).toBe(false)
  })
})

describe('bmg3/event/heatwave', () => {
  const effort = (made: number, stun = 0) => {
    const table = setTable({
      models: { gordon: { seat: 'a', at: [10, 10], stun }, thug: { seat: 'b', at: [20, 20] } },
      event: 'heatwave',
    })
    table.play(
      (game, { gordon }) => offerEfforts(game, gordon, { purpose: 'attack' }, { prompt: 'Efforts?' }),
      '',
      ['efforts', made],
    )
    return table.model('gordon')
  }

  test('three Efforts at once cost a stun more', () => {
    expect(effort(3).stun).toBe(4)
  })

  test('two do not', () => {
    expect(effort(2).stun).toBe(2)
  })

  test('the stun too many can knock out', () => {
    expect(effort(3, 1).condition).toBe('ko')
  })

  test('Efforts for two targets of one attack count together, and once', () => {
    const table = setTable({
      models: {
        gordon: { seat: 'a', at: [10, 10], willpower: 9 },
        left: { seat: 'b', touching: 'gordon' },
        right: { seat: 'b', touching: 'gordon', side: 'west' },
      },
      event: 'heatwave',
    })
    const [left, right] = [`${table.model('left').id}`, `${table.model('right').id}`]
    table.play(
      (game, { gordon }) => meleeAttack(game, gordon, -1),
      '1 1 1 1 1 1 1',
      ['split-dice', { [left]: 2, [right]: 1 }],
      ['strength-die', left],
      ['efforts', 0],
      ['efforts', 0],
      ['efforts', 2],
      ['efforts', 1],
    )
    expect(table.model('gordon').stun).toBe(4)
  })
})
