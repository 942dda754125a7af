import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { attackOutlook } from './outlook.ts'

const gunman = {
  seat: 'a',
  at: [5, 12],
  attack: 4,
  weapons: [
    { name: 'Pistol', damage: 'IS', rof: 3, ammo: 2 },
    { name: 'Grenade', damage: 'I', rof: 1, ammo: 1, rules: ['explosive'] },
  ],
} as const
const thug = { seat: 'b', at: [11, 12], defense: 3 } as const
const crate = {
  ...box('crate', inches(8), inches(11), inches(1), inches(2), inches(1)),
  cover: 'light' as const,
}

const outlook = (
  more: Parameters<typeof setTable>[0]['models'] = {},
  weapon = 0,
  pieces = [crate].slice(1),
) => {
  const { state, content } = setTable({ models: { gunman, thug, ...more }, pieces })
  return attackOutlook(state, content, 0, weapon)
}

describe('how a shot would stand', () => {
  test("in the open all dice fly, against the target's Defense", () => {
    const [strike] = outlook()
    expect(strike).toMatchObject({ target: 1, blind: false, cover: false, outOfRange: false })
    expect(strike?.dice.total).toBe(4)
    expect(strike?.defense.total).toBe(3)
    expect(strike?.sentences.at(-1)).toMatch(/apart\.$/)
  })

  test('bmg3/core/ranged-modifiers: what stands in the way takes a die, with its reason', () => {
    const [strike] = outlook({}, 0, [crate])
    expect(strike).toMatchObject({ cover: true, dice: { total: 3 } })
    expect(strike?.dice.steps).toMatchObject([{ source: 'cover', amount: -1 }])
  })

  test('bmg3/core/ranged-modifiers: so does the dark, twice', () => {
    const [strike] = outlook({ thug: { ...thug, at: [25, 12] } })
    expect(strike).toMatchObject({ blind: true })
    expect(strike?.dice.steps.map(({ source }) => source)).toContain('firing blind')
  })

  test('friends are no targets, and templates are aimed at places', () => {
    expect(outlook({ friend: { seat: 'a', at: [8, 15] } }).map(({ target }) => target)).toEqual([1])
    expect(outlook({}, 1)).toEqual([])
  })
})

test('bare hands reach models in contact, and no others', () => {
  expect(outlook({}, -1)).toEqual([])
  const [strike] = outlook({ thug: { seat: 'b', touching: 'gunman' } }, -1)
  expect(strike).toMatchObject({ target: 1, dice: { total: 5 }, cover: false })
})

test('looking changes nothing', () => {
  const { state, content } = setTable({ models: { gunman, thug } })
  const before = structuredClone(state)
  attackOutlook(state, content, 0, 0)
  expect(state).toEqual(before)
})
