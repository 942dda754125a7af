import { addEffect, addMarker } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { canActivate } from '../activation/activation.ts'
import { meleeAttack } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { putSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { sceneWithTwoEnemies as scene } from '../testing/scenes/two-enemies.ts'
import { ANY, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const BESIDE = 30 / 25.4

const PLANT = { traits: ['plant'] }

type Table = ReturnType<typeof scene>

const suspect = (table: Table, who: 'a' | 'b', x: number, y: number) =>
  table.play((game) => void addMarker(game, 'suspect', place([x, y]), seat(who)))

describe('plants', () => {
  test('bmg3/trait/chlorokinesis: from one point of a zone to another', () => {
    const table = scene('chlorokinesis', { friend: PLANT })
    useTrait(table, 'owner', 'chlorokinesis', '', ['place', to(28, 20)])
    expect(table.model('owner').at!.x).toBe(inches(28))
    expect(useBlockedReason(scene('chlorokinesis'), 'owner', 'chlorokinesis')).toMatch(/no Plant/)
    const far = scene('chlorokinesis', { friend: { ...PLANT, at: [25.3, 20] } })
    expect(useBlockedReason(far, 'owner', 'chlorokinesis')).toMatch(/no Plant/)
  })

  test('bmg3/trait/pollination: a suspect completely within the zone', () => {
    const table = scene('pollination', { friend: { ...PLANT, at: [34, 20] } })
    useTrait(table, 'owner', 'pollination', '', ['place-suspect', to(37, 20)])
    expect(table.state.markers[0]!.at.x).toBe(inches(37))
    expect(useBlockedReason(scene('pollination'), 'owner', 'pollination')).toMatch(/No Plant/)
  })

  test('bmg3/trait/life-growth: a Plant comes to a suspect within 8"', () => {
    const table = scene('life-growth', { friend: { ...PLANT, at: [40, 20] } })
    suspect(table, 'a', 20, 27)
    useTrait(table, 'owner', 'life-growth', '', ['place', ANY])
    expect([table.state.markers.length, table.model('friend').at!.x < inches(25)]).toEqual([0, true])
    expect(useBlockedReason(table, 'owner', 'life-growth')).toMatch(/no suspect/)
  })

  test('bmg3/trait/life-growth: no Plant that something keeps where it is', () => {
    const table = scene('life-growth', {
      friend: { ...PLANT, at: [40, 20] },
      other: { ...PLANT, seat: 'a', at: [40, 30] },
    })
    suspect(table, 'a', 20, 27)
    table.play((game, { friend }) => void addEffect(game, friend, 'vanishing', { until: 'round' }))
    useTrait(table, 'owner', 'life-growth', '', ['place', ANY])
    expect([table.model('friend').at!.x, table.asked]).toEqual([inches(40), ['a: place']])
  })

  test('bmg3/trait/parliament-of-flowers: deployed, reaches further, and lets Plants place suspects', () => {
    const table = scene('parliament-of-flowers', {
      owner: { traits: ['parliament-of-flowers', 'plant'], weapons: [{ name: 'Tendrils', damage: 'S' }] },
      friend: PLANT,
      active: 'friend',
    })
    const [weapon] = table.content.cards[0]!.profile.weapons
    expect(
      table.play((game, { owner, friend }) => [
        applies(game, 'stays-away', { about: owner }),
        applies(game, 'stays-away', { about: friend }),
        computeTotal(game, 'attack-roll', { about: owner, weapon: weapon! }, 0),
        computeTotal(game, 'reach', { about: owner, weapon: weapon! }, 0),
        computeTotal(game, 'reach', { about: owner }, 0),
      ]),
    ).toEqual([false, true, 1, 5, 4])
    useTrait(table, 'friend', 'parliament-of-flowers@0', '', ['place-suspect', ANY])
    expect([table.model('friend').injury, table.state.markers.length]).toEqual([2, 1])
  })

  test('bmg3/trait/suspicious-plant: places suspects all the same', () => {
    const only = (traits: readonly string[]) =>
      scene('cop', { owner: { traits } }).play((game, { owner }) =>
        applies(game, 'only-reveals', { about: owner }),
      )
    expect([only(['plant']), only(['plant', 'suspicious-plant'])]).toEqual([true, false])
    // In the zone of bmg3/trait/plant, where it manipulates.
    const table = scene('cop', { owner: { traits: ['plant', 'suspicious-plant'] } })
    expect(table.play((game, { owner }) => suspectOrderOf(game, owner).near?.inches)).toBe(4)
  })

  test('bmg3/trait/natures-arm: 4" of reach, and enemies at the suspect get slow', () => {
    const table = scene('natures-arm')
    useTrait(table, 'owner', 'natures-arm')
    expect(table.play((game, { owner }) => computeTotal(game, 'place-reach', { about: owner }, 0))).toBe(4)
    const lay = (x: number) =>
      table.play((game, { owner }) => putSuspect(game, seat('a'), place([x, 23]), owner))
    lay(20 + BESIDE)
    lay(20 - BESIDE)
    expect(table.model('enemy').effects).toMatchObject([{ id: 'slow', value: 4 }])
  })

  test('bmg3/trait/slow-digestion: eaten, and out again or hurt', () => {
    const eaten = () => {
      const table = scene('slow-digestion', {
        owner: { weapons: [{ name: 'Devour', damage: 'I' }] },
        enemy: { at: [20, 20 + BESIDE] },
      })
      table.play((game, { owner }) => meleeAttack(game, owner, 0), '6 1 1 1 1 1 1')
      return table
    }
    const table = eaten()
    expect(table.model('enemy')).toMatchObject({ at: undefined, condition: 'away', injury: 1 })
    expect(table.play((game, { enemy }) => canActivate(game, enemy))).toBe(true)
    const start = (dice: string, ...answers: readonly (readonly [string, typeof ANY])[]) =>
      table.play((game, { enemy }) => trigger(game, 'activation-start', { active: enemy }), dice, ...answers)
    start('6 6 6')
    expect(table.model('enemy')).toMatchObject({ condition: 'away', injury: 3 })
    start('1 1 1', ['place', ANY])
    expect(table.model('enemy')).toMatchObject({ condition: 'up', effects: [] })
    const dies = eaten()
    dies.play((game, { owner }) => becomeCasualty(game, owner, undefined), '', ['place', ANY])
    expect(dies.model('enemy').condition).toBe('up')
    const late = eaten()
    late.state.round = 4
    late.play((game) => trigger(game, 'recount-start', {}))
    expect([late.model('enemy').condition, late.crew('a').game.casualties]).toEqual(['casualty', 1])
  })

  test('bmg3/trait/slow-digestion: out of a K.O. belly, too, and K.O. if it was eaten so', () => {
    const table = scene('slow-digestion', {
      owner: { weapons: [{ name: 'Devour', damage: 'S' }] },
      enemy: { at: [20, 20 + BESIDE], stun: 8 },
    })
    table.play((game, { owner }) => meleeAttack(game, owner, 0), '6 1 1 1 1 1 1')
    expect(table.model('enemy')).toMatchObject({ condition: 'away', stun: 9 })
    table.play((game, { owner }) => knockOut(game, owner, undefined))
    const kos = table.crew('a').game.kos
    table.play((game, { enemy }) => trigger(game, 'activation-start', { active: enemy }), '6 6 6')
    expect(table.model('enemy').condition).toBe('away')
    expect(table.crew('a').game.kos).toBe(kos)
    table.play((game, { owner }) => becomeCasualty(game, owner, undefined), '', ['place', ANY])
    expect(table.model('enemy')).toMatchObject({ condition: 'ko', effects: [] })
  })

  test('bmg3/trait/slow-digestion: a model that is placed instead of lost is out of the belly, and no other', () => {
    const late = () => {
      const table = scene('slow-digestion', {
        owner: { weapons: [{ name: 'Devour', damage: 'I' }] },
        enemy: { at: [20, 20 + BESIDE], traits: ['big-bang-theory'] },
      })
      table.play((game, { owner }) => meleeAttack(game, owner, 0), '6 1 1 1 1 1 1')
      table.state.round = 4
      return table
    }
    const placed = late()
    placed.play((game) => trigger(game, 'recount-start', {}), '', ['place', to(20, 23)])
    expect(placed.model('enemy')).toMatchObject({ condition: 'up', at: { y: inches(23) }, effects: [] })
    const left = late()
    left.play((game) => trigger(game, 'recount-start', {}), '', ['place', { stay: true }])
    expect(left.model('enemy')).toMatchObject({ condition: 'away', at: undefined })
  })

  test('bmg3/trait/pollution-hate: no sewers', () => {
    expect(
      scene('pollution-hate').play((game, { owner }) => applies(game, 'cannot-use-sewers', { about: owner })),
    ).toBe(true)
  })
})

describe('wills', () => {
  test.each([
    ['control-pheromones', 26, 26.3],
    ['mind-control', 26, 26.3],
    ['lasso-of-persuasion', 23, 23.3],
  ])('bmg3/trait/%s: hypnotizes within its range', (trait, near, far) => {
    const table = scene(trait, { enemy: { at: [20, near], willpower: 5 } })
    useTrait(table, 'owner', trait, '6 6 6', ['hypnotized-action', 'end'])
    expect(table.asked).toContain('a: hypnotized-action')
    expect(useBlockedReason(scene(trait, { enemy: { at: [20, far] } }), 'owner', trait)).toMatch(/no enemy/)
    if (trait === 'lasso-of-persuasion') expect(useBlockedReason(table, 'owner', trait)).toMatch(/this game/)
  })
})
