import { hasEffect, touches } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { canPay, pay } from '../activation/payment.ts'
import { shoot } from '../activation/perform.ts'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { rangedAttack, whyNotShoot } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { sufferPoison } from '../effects/suffer.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, type ModelSketch, setTable, to } from '../testing/table.ts'
import { useTrait, whyNotUse } from '../testing/use-trait.ts'
import { makeQuarry } from './tough-bodies.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly other?: Partial<ModelSketch>
  readonly deck?: readonly string[]
}

const tough = { willpower: 9, endurance: 9 }
const boomerang = { name: 'Throwing Boomerang', damage: 'I', rof: 1, ammo: 4 }
const BESIDE = 30 / 25.4

const scene = (trait: string, { owner, enemy, other, deck = [] }: Sketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], weapons: [gun], ...tough, ...owner },
      enemy: { seat: 'b', at: [20, 25], ...tough, ...enemy },
      other: { seat: 'b', at: [22, 25], ...tough, ...other },
    },
    active: 'owner',
    audacity: true,
    decks: { a: deck },
    book: {
      cards: {
        plain: plainCard('Plain'),
        good: {
          ...plainCard('Good'),
          resource: {
            text: 'A point.',
            cost: 2,
            timing: 'activation',
            perform: ({ game, seat }) => {
              game.state.crews[seat]!.victoryPoints++
              return undefined
            },
          },
        },
      },
    },
  })

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
    table.play((game, { enemy, owner }) => makeQuarry(game, enemy, 2, owner))
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
      expect(whyNotUse(table, 'owner', 'toxicologist')).toMatch(/already/)
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
    expect(whyNotUse(scene('toxicologist'), 'owner', 'toxicologist')).toMatch(/no poisoned/)
  })
})

describe('how it shoots', () => {
  test('bmg3/trait/bullet-time: two shots with different weapons, and no loss for moving', () => {
    const table = scene('bullet-time', { owner: { weapons: [gun, { ...gun, name: 'Other' }] } })
    useTrait(table, 'owner', 'bullet-time')
    table.state.activation!.moved = true
    table.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '1 1 1 1')
    table.state.activation!.taken.push({ kind: 'special' }, { kind: 'ranged' })
    expect(
      table.play((game, { owner }) => [whyNotShoot(game, owner, 0), whyNotShoot(game, owner, 1)]),
    ).toEqual(['Something keeps it from shooting.', undefined])
    expect(table.play((game, { owner }) => canPay(game, owner, 'ranged'))).toBe(true)
  })

  test('bmg3/trait/configurable-weapon: one weapon, another for an Effort', () => {
    const table = scene('configurable-weapon', { owner: { weapons: [gun, { ...gun, name: 'Other' }] } })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['configurable-weapon', 'weapon-0'])
    const why = () =>
      table.play((game, { owner }) => [0, 1].map((index) => whyNotShoot(game, owner, index) ?? 'can'))
    const first = why()
    useTrait(table, 'owner', 'configurable-weapon')
    expect([first, why(), table.model('owner').stun]).toEqual([
      ['can', 'Something keeps it from shooting.'],
      ['Something keeps it from shooting.', 'can'],
      1,
    ])
    table.play((game) => trigger(game, 'plan-start', {}))
  })

  test('bmg3/trait/boomerangs-arsenal: explosive, weighted or bouncing, for one throw', () => {
    const thrown = (
      kind: string,
      ...answers: readonly (readonly [string, typeof ANY | ReturnType<typeof to>])[]
    ) => {
      const table = scene('boomerangs-arsenal', { owner: { weapons: [boomerang] }, other: { at: [40, 40] } })
      useTrait(table, 'owner', 'boomerangs-arsenal', '', ['boomerang', kind])
      table.play<unknown>(
        (game, { owner, enemy }) =>
          kind === 'explosive' ? shoot(game, owner, 0) : rangedAttack(game, owner, 0, { targets: [enemy] }),
        kind === 'explosive' ? '1' : '1 1',
        ...answers,
      )
      return table
    }
    expect(thrown('weighted', ['place-suspect', ANY]).state.markers).toHaveLength(1)
    expect(thrown('bouncing', ['move', to(17, 20)]).model('owner').at!.x).toBe(inches(17))
    expect(thrown('explosive', ['aim', ANY]).asked).toContain('a: aim')
    expect(hasEffect(thrown('weighted', ['place-suspect', ANY]).model('owner'), 'boomerang')).toBe(false)
  })

  test('bmg3/trait/boomerangs-arsenal: one choice for every throw, as long as there is one to come', () => {
    const table = scene('boomerangs-arsenal', { owner: { weapons: [boomerang] }, other: { at: [40, 40] } })
    const pick = (kind: string) => useTrait(table, 'owner', 'boomerangs-arsenal', '', ['boomerang', kind])
    const throwIt = (...answers: readonly Answer[]) =>
      table.play(
        (game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }),
        '1 1',
        ...answers,
      )
    pick('bouncing')
    expect(whyNotUse(table, 'owner', 'boomerangs-arsenal')).toBe('It holds a boomerang of its choice.')
    throwIt(['move', to(17, 20)])
    pick('weighted')
    throwIt(['place-suspect', ANY])
    expect(table.state.markers).toHaveLength(1)
    table.play((game, { owner }) => pay(game, owner, 'ranged'))
    expect(whyNotUse(table, 'owner', 'boomerangs-arsenal')).toMatch(/throws nothing more/)
  })

  test('bmg3/trait/ricochet: on to another enemy within 2" of whom it hit', () => {
    const table = scene('ricochet', { owner: { weapons: [{ ...gun, ammo: 2 }] } })
    expect(whyNotUse(table, 'owner', 'ricochet')).toMatch(/nobody/)
    table.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '6 1 1 1')
    useTrait(table, 'owner', 'ricochet', '6 6 1 1')
    expect([table.model('other').injury, table.model('owner').ammo]).toEqual([2, [1]])
    const far = scene('ricochet', { other: { at: [23.3, 25] } })
    far.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '6 1 1 1')
    expect(whyNotUse(far, 'owner', 'ricochet')).toMatch(/nobody/)
    const missed = scene('ricochet')
    missed.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '1 1 1 1')
    expect(whyNotUse(missed, 'owner', 'ricochet')).toMatch(/nobody/)
  })

  test('bmg3/trait/monitoring-device: Total Vision, and weapons that find their way', () => {
    const table = scene('monitoring-device')
    useTrait(table, 'owner', 'monitoring-device')
    const rules = table.play((game, { owner }) => weaponAt(game, owner, 0).rules.map(({ id }) => id))
    expect(rules).toContain('remote-controlled')
    expect(table.play((game, { owner }) => applies(game, 'sees-through', { about: owner }))).toBe(true)
    expect(table.play((game, { owner }) => weaponAt(game, owner, -1).rules)).toEqual([])
  })

  test('bmg3/trait/bionic-eye: no night, and 1 more for the next shot', () => {
    const table = scene('bionic-eye')
    expect(table.play((game, { owner }) => applies(game, 'ignores-night', { about: owner }))).toBe(true)
    useTrait(table, 'owner', 'bionic-eye')
    table.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '2 1 1 1')
    expect([table.model('enemy').injury, hasEffect(table.model('owner'), 'bionic-eye')]).toEqual([1, false])
  })

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

  test('bmg3/trait/justice: a K.O. enemy is one too, and whoever is picked may ignore that', () => {
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
})
