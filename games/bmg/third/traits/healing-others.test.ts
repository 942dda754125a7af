import { describe, expect, test } from 'vitest'
import { becomeCasualty } from '../damage/casualty.ts'
import { setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isPresent } from './healing-others.ts'

describe('bmg3/trait/medic', () => {
  const ward = (friend: { readonly condition?: 'ko'; readonly stun?: number; readonly injury?: number }) =>
    setTable({
      models: {
        doctor: { seat: 'a', at: [10, 10], traits: ['medic'] },
        friend: { seat: 'a', touching: 'doctor', ...friend },
        enemy: { seat: 'b', at: [20, 20] },
      },
      active: 'doctor',
    })

  test('bmg3/trait/medic: up to two markers of either kind', () => {
    const table = ward({ stun: 1, injury: 2 })
    useTrait(table, 'doctor', 'medic', '', ['markers', 2], ['heal', 'injury'], ['heal', 'stun'])
    expect(table.model('friend')).toMatchObject({ stun: 0, injury: 1 })
    expect(table.crew('b').passes).toBe(0)
  })

  test('bmg3/trait/medic: a K.O. friend comes round, cannot activate, and the opponent gets a pass', () => {
    const table = ward({ condition: 'ko', stun: 5 })
    useTrait(table, 'doctor', 'medic', '', ['markers', 1])
    expect(table.model('friend')).toMatchObject({ condition: 'down', resting: true, stun: 4 })
    expect(table.crew('b').passes).toBe(1)
    const late = ward({ condition: 'ko', stun: 5 })
    late.model('friend').activated = true
    useTrait(late, 'doctor', 'medic', '', ['markers', 1])
    expect(late.crew('b').passes).toBe(0)
  })

  test('bmg3/trait/medic: a model without damage is not treated', () => {
    expect(useBlockedReason(ward({}), 'doctor', 'medic')).toMatch(/no friend in contact/)
  })
})

test('bmg3/trait/repairman: two markers off a vehicle in contact, and nothing for people', () => {
  const garage = (rank: 'vehicle' | 'henchman') =>
    setTable({
      models: {
        mechanic: { seat: 'a', at: [10, 10], traits: ['repairman'] },
        car: { seat: 'a', touching: 'mechanic', ranks: [rank], injury: 3 },
      },
      active: 'mechanic',
    })
  const table = garage('vehicle')
  useTrait(table, 'mechanic', 'repairman')
  expect(table.model('car').injury).toBe(1)
  expect(useBlockedReason(garage('henchman'), 'mechanic', 'repairman')).toMatch(/in contact/)
})

test('bmg3/trait/cryo-armor: what wears it is repaired, not treated', () => {
  const ward = (trait: string) =>
    setTable({
      models: {
        helper: { seat: 'a', at: [10, 10], traits: [trait] },
        freeze: { seat: 'a', touching: 'helper', traits: ['cryo-armor(1)'], injury: 3 },
      },
      active: 'helper',
    })
  expect(useBlockedReason(ward('medic'), 'helper', 'medic')).toMatch(/in contact/)
  const table = ward('repairman')
  useTrait(table, 'helper', 'repairman')
  expect(table.model('freeze').injury).toBe(1)
})

test.each(['arrest', 'cruel'])('bmg3/trait/%s: a K.O. enemy in contact is out of the game', (trait) => {
  const street = (condition: 'ko' | 'up', rank: 'vehicle' | 'henchman' = 'henchman') =>
    setTable({
      models: {
        cop: { seat: 'a', at: [10, 10], traits: [trait] },
        thug: { seat: 'b', touching: 'cop', condition, ranks: [rank] },
        other: { seat: 'b', at: [20, 20] },
      },
      active: 'cop',
    })
  const table = street('ko')
  useTrait(table, 'cop', trait)
  expect(table.model('thug')).toMatchObject({ condition: 'casualty', at: undefined })
  expect(table.crew('a').game.casualties).toBe(1)
  expect(useBlockedReason(street('up'), 'cop', trait)).toMatch(/K.O. enemy/)
  expect(useBlockedReason(street('ko', 'vehicle'), 'cop', trait)).toMatch(/K.O. enemy/)
})

test('bmg3/trait/bloody-christmas: a suspect that is a Blood Present where an enemy is taken out', () => {
  const table = setTable({
    models: {
      santa: { seat: 'a', at: [10, 10], traits: ['bloody-christmas'] },
      cop: { seat: 'b', touching: 'santa' },
      other: { seat: 'b', at: [20, 20] },
    },
    active: 'santa',
  })
  useTrait(table, 'santa', 'bloody-christmas')
  const x = 10 + 60 / 25.4
  table.play((game, { cop, santa }) => becomeCasualty(game, cop, santa), '', ['place-suspect', to(x, 10)])
  expect(table.state.markers).toMatchObject([
    { kind: 'suspect', seat: 'a', memory: { [isPresent.key]: true } },
  ])
  // A casualty that another model caused brings no present.
  table.play((game, { other }) => becomeCasualty(game, other, undefined))
  expect(table.state.markers).toHaveLength(1)
})
