import { addEffect, addMarker } from '@gargoyle/bmg-common'
import { actionBlockedReason, to } from '@gargoyle/bmg-counters/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'

describe('bmg2/core/shooting-in-contact: sprays and grenades', () => {
  const why = (rules: readonly string[], traits: readonly string[] = []) =>
    actionBlockedReason(
      duel({
        thug: { weapons: [{ damage: 'I', rof: 1, ammo: 1, rules }], traits: [...traits], counters: 'AA' },
      }),
      'ranged:0',
    )

  test('bmg2/weapon-rule/grenade, bmg2/weapon-rule/expansive: not while an enemy touches it', () => {
    for (const rule of ['grenade', 'expansive']) expect(why([rule])).toBe('An enemy is in contact.')
  })

  test('bmg2/weapon-rule/light, bmg2/trait/dirty-fighter: these may', () => {
    for (const rule of ['grenade', 'expansive'])
      expect([why([rule, 'light']), why([rule], ['dirty-fighter'])]).toEqual([undefined, undefined])
  })
})

describe('bmg2/template/grenades: the point must be seen as a target must', () => {
  const thrown =
    (x: number, markers: readonly ('smoke' | 'light')[], traits: readonly string[] = []) =>
    () => {
      const table = shootOut({
        thug: {
          at: [10, 30],
          weapons: [{ damage: 'I', rof: 1, ammo: 1, rules: ['grenade'] }],
          traits: [...traits],
        },
        hero: { at: [100, 100] },
      })
      table.play((game) => {
        for (const kind of markers)
          addMarker(game, kind, { x: (kind === 'smoke' ? 20 : x) * 1000, y: 30_000, z: 0 })
      })
      act(table, 'ranged:0', '1', ['grenade', { to: to(x, 30) }])
    }

  test('bmg2/effect/smoke: not behind smoke, unless the thrower sees through it', () => {
    expect(thrown(30, [])).not.toThrow()
    expect(thrown(30, ['smoke'])).toThrow('It is not seen.')
    expect(thrown(30, ['smoke'], ['detective-mode'])).not.toThrow()
  })

  test('bmg2/core/lights: in the dark only where it is lit', () => {
    expect(thrown(60, [])).toThrow('It is not seen.')
    expect(thrown(60, ['light'])).not.toThrow()
  })
})

test('bmg2/trait/concealment, bmg2/template/spray: a template finds it, if nothing else hides it', () => {
  const sprayed = (effect: string | undefined, smoke = false) => {
    const table = shootOut({
      thug: { at: [10, 30], weapons: [{ damage: 'I', rof: 1, ammo: 1, rules: ['expansive', 'firearm'] }] },
      hero: { at: [23, 30], endurance: 12, traits: ['desensitized'] },
    })
    table.play((game, { hero }) => {
      if (effect !== undefined) addEffect(game, hero, effect, { until: 'round' })
      if (smoke) addMarker(game, 'smoke', { x: 23_000, y: 30_000, z: 0 })
    })
    act(table, 'ranged:0', smoke ? '' : '5 2', ['spray', { to: to(40, 30) }])
    return table.model('hero').injury
  }
  expect([sprayed(undefined), sprayed('concealment'), sprayed('concealment', true)]).toEqual([1, 1, 0])
})
