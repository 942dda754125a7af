import { addMarker } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { inflict } from '../damage/harm.ts'
import { isMendedAsVehicle } from '../damage/healing.ts'
import { sufferPoison } from '../effects/suffer.ts'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import { mostEfforts } from '../model/effort.ts'
import { sufferFall } from '../movement/falling.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { place, setTable } from '../testing/table.ts'

const sharpKnife = { damage: 'S', rules: ['sharp'] }

describe('armour', () => {
  test('bmg3/trait/bat-armor-mk-i: enemies roll no Strength die', () => {
    const table = duel({ hero: { traits: ['bat-armor-mk-i'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1')
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg3/trait/light-armor: enemies lose an attack die, in melee and at range', () => {
    const table = duel({ hero: { traits: ['light-armor'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 6')
    const far = shootOut({ hero: { traits: ['light-armor'] } })
    // The Strength die is the first that a shot loses.
    far.play((game, { thug }) => rangedAttack(game, thug, 0), '6 6 6')
    expect([table.model('hero').stun, far.model('hero').injury]).toEqual([1, 3])
  })

  test('bmg3/trait/medium-armor: enemies lose two attack dice', () => {
    const table = duel({ hero: { traits: ['medium-armor'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 4')
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg3/trait/power-armor: a die less, and every Effort ignores two markers of choice', () => {
    const table = duel({ hero: { traits: ['power-armor'] }, thug: { weapons: [{ damage: 'SI' }] } })
    // Two hits of the three dice left come to two stuns and two injuries.
    table.play(
      (game, { thug }) => meleeAttack(game, thug, 0),
      '1 3 4  1 1 1',
      ['efforts', 0],
      ['efforts', 0],
      ['efforts', 1],
      ['ignore-injuries', 2],
    )
    // The Effort itself is the third stun.
    expect(table.model('hero')).toMatchObject({ stun: 3, injury: 0 })
  })

  test('bmg3/trait/cryo-armor: X dice less, X free Efforts near a Frozen Suspect, repaired like a Vehicle', () => {
    const table = duel({ hero: { traits: ['cryo-armor(2)'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 4')
    expect(table.model('hero').stun).toBe(1)
    const cooled = (isFrozen: boolean, distance: number) =>
      duel({ hero: { traits: ['cryo-armor(2)'] } }).play((game, { hero }) => {
        const suspect = addMarker(game, 'suspect', place([10, 10 + distance]), hero.seat)
        remember(suspect, frozenSuspect, isFrozen)
        return mostEfforts(game, hero, { purpose: 'defense' })
      })
    expect([cooled(true, 4), cooled(false, 4), cooled(true, 8)]).toEqual([5, 3, 3])
    expect(
      table.play((game, { hero, thug }) => [hero, thug].map((it) => isMendedAsVehicle(game, it))),
    ).toEqual([true, false])
  })

  test('bmg3/trait/bulletproof-vest: firearms lose a die, nothing else does', () => {
    const hero = { traits: ['bulletproof-vest'] }
    const shot = shootOut({ hero, thug: { weapons: [{ ...gun, rules: ['firearm'] }] } })
    shot.play((game, { thug }) => rangedAttack(game, thug, 0), '6 6 6')
    const thrown = shootOut({ hero })
    thrown.play((game, { thug }) => rangedAttack(game, thug, 0), '6 6 6 5')
    expect([shot.model('hero').injury, thrown.model('hero').injury]).toEqual([3, 4])
  })

  test('bmg3/trait/kevlar-vest: a marker of choice less, never the last one, against enemies only', () => {
    const hit = (stun: number, injury: number, byEnemy: boolean, ...answers: [string, number][]) => {
      const table = duel({ hero: { traits: ['kevlar-vest'] } })
      table.play(
        (game, { hero, thug }) =>
          inflict(game, hero, { stun, injury, by: byEnemy ? thug : hero, cause: 'test' }),
        '',
        ...answers,
      )
      return [table.model('hero').stun, table.model('hero').injury]
    }
    expect(hit(1, 1, true, ['ignore-injuries', 1])).toEqual([1, 0])
    expect(hit(1, 1, true, ['ignore-injuries', 0])).toEqual([0, 1])
    expect(hit(0, 3, true)).toEqual([0, 2])
    expect(hit(0, 1, true)).toEqual([0, 1])
    expect(hit(2, 0, false)).toEqual([2, 0])
  })

  test('bmg3/trait/hockey-gear: sharp weapons of enemies are not sharp', () => {
    const attack = (traits: string[], dice: string) => {
      const table = duel({ hero: { traits }, thug: { weapons: [sharpKnife] } })
      table.play((game, { thug }) => meleeAttack(game, thug, 0), dice)
      return table.model('hero').stun
    }
    expect([attack([], '1 1 1 2 4'), attack(['hockey-gear'], '1 1 1 2')]).toEqual([1, 0])
  })

  test('bmg3/trait/gas-mask: neither damage, nor criticals, nor statuses of gas', () => {
    const gasGun = { ...gun, rules: ['gas'] }
    const masked = shootOut({ hero: { traits: ['gas-mask'] }, thug: { weapons: [gasGun] } })
    masked.play((game, { thug }) => rangedAttack(game, thug, 0), '6 6 6 6')
    masked.play((game, { hero, thug }) => sufferPoison(game, hero, thug, { nature: ['gas'] }))
    masked.play((game, { hero }) => inflict(game, hero, { stun: 2, cause: 'a cloud', nature: ['gas'] }))
    expect(masked.model('hero')).toMatchObject({ stun: 0, injury: 0, condition: 'up', effects: [] })
    masked.play((game, { hero, thug }) => sufferPoison(game, hero, thug))
    expect(masked.model('hero').effects).toHaveLength(1)
  })

  test('bmg3/trait/bat-cape: falls do nothing to it', () => {
    const table = setTable({
      models: {
        batman: { seat: 'a', at: [10, 10], traits: ['bat-cape'] },
        robin: { seat: 'a', at: [20, 10] },
        joker: { seat: 'b', at: [30, 10] },
      },
    })
    for (const distance of [1500, 3000]) {
      table.play((game, { batman }) => sufferFall(game, batman, distance, 1000))
    }
    expect(table.model('batman')).toMatchObject({ condition: 'up', injury: 0 })
    table.play((game, { robin }) => sufferFall(game, robin, 1500, 1000))
    expect(table.model('robin').injury).toBe(2)
  })
})
