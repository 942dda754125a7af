import { hasEffect, touches } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { sufferPoison, sufferQuarry } from '../effects/suffer.ts'
import { trigger } from '../rules/rule-system.ts'
import { armedScene as scene } from '../testing/scenes/armed-owner.ts'
import { ANY, type Answer, type ModelSketch, setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const BESIDE = 30 / 25.4

describe('how it strikes', () => {
  test('bmg3/trait/air-combat: after a fall or Batclaw, in melee', () => {
    const table = scene('air-combat', { enemy: { at: [20, 20 + BESIDE] } })
    const fell = table.model('owner').at!
    table.play((game, { owner }) => trigger(game, 'moved', { mover: owner, from: fell, how: 'fall' }))
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '2 1 1 4 1 1 1')
    expect(table.model('enemy')).toMatchObject({ stun: 2, condition: 'down' })
    const grappling = scene('air-combat', { owner: { traits: ['air-combat', 'batclaw'] } })
    useTrait(grappling, 'owner', 'batclaw')
    expect(hasEffect(grappling.model('owner'), 'air-combat')).toBe(true)
    const walks = scene('air-combat')
    walks.play((game, { owner }) => trigger(game, 'moved', { mover: owner, from: fell, how: 'move' }))
    expect(hasEffect(walks.model('owner'), 'air-combat')).toBe(false)
  })

  test('bmg3/trait/atomica: who fails defends worse until the round ends', () => {
    const defense = (dice: string) => {
      const table = scene('atomica', { enemy: { willpower: 5 } })
      table.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), dice)
      return hasEffect(table.model('enemy'), 'atomica')
    }
    expect([defense('6 6 6 1 1 1 1'), defense('1 1 1 1 1 1 1')]).toEqual([true, false])
  })

  test('bmg3/trait/mortal-kiss: three hits in melee, not two', () => {
    const kiss = (dice: string, enemy: Partial<ModelSketch> = {}) => {
      const table = scene('mortal-kiss', { enemy: { at: [20, 20 + BESIDE], ...enemy } })
      useTrait(table, 'owner', 'mortal-kiss')
      table.play((game, { owner }) => meleeAttack(game, owner, -1), dice)
      return table.model('enemy').condition
    }
    expect(kiss('3 3 3 1 1 1 1')).toBe('casualty')
    expect(kiss('3 3 1 1 1 1 1')).toBe('up')
    expect(kiss('3 3 3 1 1 1 1', { traits: ['protected-lips'] })).toBe('up')
    expect(kiss('3 3 3 1 1 1 1', { ranks: ['vehicle'] })).toBe('up')
  })

  test('bmg3/trait/melee-boomerang: bare hands do an injury and a stun, and are Sharp', () => {
    const { damage, rules } = scene('melee-boomerang').play((game, { owner }) => weaponAt(game, owner, -1))
    expect([damage, rules.map(({ id }) => id)]).toEqual([{ stun: 1, injury: 1 }, ['sharp']])
  })

  test('bmg3/trait/punishment: a Quarry makes no Efforts against it', () => {
    const table = scene('punishment', { enemy: { at: [20, 20 + BESIDE] } })
    table.play((game, { enemy, owner }) => sufferQuarry(game, enemy, 2, owner))
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 1')
    expect(table.asked).not.toContain('b: efforts')
  })

  test('bmg3/trait/toxicologist: other poison for one attack, and worse poison within 8"', () => {
    const left = (kind: string) => {
      const table = scene('toxicologist', {
        owner: { weapons: [{ damage: 'S', rules: ['poison'] }] },
        enemy: { at: [20, 20 + BESIDE] },
      })
      useTrait(table, 'owner', 'toxicologist', '', ['toxicologist', kind])
      expect(useBlockedReason(table, 'owner', 'toxicologist')).toMatch(/already/)
      table.play((game, { owner }) => meleeAttack(game, owner, 0), '3 1 1 1 1 1 1')
      return [
        table.model('enemy').effects.map(({ id }) => id),
        hasEffect(table.model('owner'), 'toxicologist'),
      ]
    }
    expect([left('scared'), left('enervating')]).toEqual([
      [['scared'], false],
      [['enervating'], false],
    ])
    const harm = (y: number) => {
      const table = scene('toxicologist', { enemy: { at: [20, y] } })
      table.play((game, { enemy }) => sufferPoison(game, enemy))
      table.play((game, { enemy }) =>
        inflict(game, enemy, { injury: 1, cause: 'Poison', nature: ['poison'] }),
      )
      return table.model('enemy').injury
    }
    expect([harm(29), harm(29.3)]).toEqual([2, 1])
    expect(useBlockedReason(scene('toxicologist'), 'owner', 'toxicologist')).toMatch(/no poisoned/)
  })
})

describe('how it shoots', () => {
  test('bmg3/trait/enhanced-batlings: the target is placed in contact and beaten', () => {
    const table = scene('enhanced-batlings', {
      owner: { traits: ['enhanced-batlings', '360-strike'] },
      other: { at: [40, 40] },
    })
    table.play(
      (game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }),
      '6 1 1 1  1 1 1 1',
      ['enhanced-batlings', 'yes'],
      ['place', ANY],
      ['free-action', 'melee:-1'],
    )
    expect(table.play((game, { owner, enemy }) => touches(game, owner, enemy))).toBe(true)
    expect(hasEffect(table.model('owner'), '360-strike')).toBe(true)
    const far = scene('enhanced-batlings', { enemy: { at: [20, 29.3] } })
    far.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '6 1 1 1')
    expect(far.asked).not.toContain('a: enhanced-batlings')
  })

  test('bmg3/trait/embrace-the-chaos: the next card is a resource, or nothing', () => {
    const embraced = (deck: readonly string[], dice: string) => {
      const table = scene('embrace-the-chaos', { deck })
      table.play(
        (game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }),
        dice,
        ...(dice.startsWith('6') ? ([['embrace-the-chaos', 'yes']] as const) : []),
      )
      return [table.crew('a').victoryPoints, table.crew('a').deck, table.crew('a').resources]
    }
    expect(embraced(['plain', 'good'], '6 1 1 1')).toEqual([1, ['good', 'plain'], 3])
    expect(embraced(['good', 'plain'], '6 1 1 1')).toEqual([0, ['plain', 'good'], 3])
    expect(embraced(['plain', 'good'], '1 1 1 1')).toEqual([0, ['plain', 'good'], 3])
  })

  test('bmg3/trait/interdimensional-virus: shoot, or be hurt', () => {
    const virus = (dice: string, shoots: boolean) => {
      const table = scene('interdimensional-virus')
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), dice)
      const granted = table.state.activation!.extra.length
      if (shoots) table.state.activation!.taken.push({ kind: 'ranged' })
      table.play((game, { owner }) => trigger(game, 'activation-end', { active: owner }))
      return [granted, table.model('owner').injury, table.model('owner').stun]
    }
    expect([virus('4', false), virus('4', true), virus('5', false)]).toEqual([
      [1, 1, 1],
      [1, 0, 0],
      [0, 0, 0],
    ])
  })

  test('bmg3/trait/justice: a lost friend makes an enemy the Quarry', () => {
    const table = setTable({
      models: {
        owner: { seat: 'a', at: [20, 20], traits: ['justice'] },
        friend: { seat: 'a', at: [24, 20] },
        enemy: { seat: 'b', at: [20, 25] },
      },
    })
    table.play((game, { enemy }) => becomeCasualty(game, enemy, undefined))
    expect(table.asked).toEqual([])
    table.model('enemy').condition = 'up'
    table.model('enemy').at = { x: inches(20), y: inches(25), z: 0 }
    table.play((game, { friend }) => becomeCasualty(game, friend, undefined), '', ['justice', '2'])
    expect(table.model('enemy').effects).toMatchObject([{ id: 'quarry', value: 1 }])
  })

  test('bmg3/trait/justice: a K.O. enemy is one too, and the target may ignore that', () => {
    const quarry = (enemy: Partial<ModelSketch>, ...answers: readonly Answer[]) => {
      const table = setTable({
        models: {
          owner: { seat: 'a', at: [20, 20], traits: ['justice'] },
          friend: { seat: 'a', at: [24, 20] },
          enemy: { seat: 'b', at: [20, 25], ...enemy },
        },
      })
      table.play(
        (game, { friend }) => becomeCasualty(game, friend, undefined),
        '',
        ['justice', '2'],
        ...answers,
      )
      return table.model('enemy').effects.length
    }
    expect(quarry({ condition: 'ko' })).toBe(1)
    expect(quarry({ traits: ['the-dude'] }, ['the-dude', 'yes'])).toBe(0)
  })

  test('bmg3/trait/justice, bmg3/trait/arkhams-scars: its Quarry may be answered like any other Status', () => {
    const table = setTable({
      models: {
        owner: { seat: 'a', at: [20, 20], traits: ['justice'] },
        friend: { seat: 'a', at: [24, 20] },
        enemy: { seat: 'b', at: [20, 25], traits: ['arkhams-scars'] },
      },
    })
    table.play(
      (game, { friend }) => becomeCasualty(game, friend, undefined),
      '',
      ['justice', '2'],
      ['arkhams-scars', 'yes'],
    )
    expect(table.model('enemy').effects).toMatchObject([{ id: 'enervating', value: 1 }])
  })
})
