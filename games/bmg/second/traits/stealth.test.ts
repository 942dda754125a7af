import { addEffect, sees } from '@gargoyle/bmg-common'
import { shotAtTargetBlockedReason, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { expect, test } from 'vitest'
import { apart } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

/** Whether a friend and an enemy at this many inches see a model with a trait or an effect of this kind. */
function seenBy(inches: number, traits: readonly string[], system?: string) {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits },
      friend: { seat: 'a', at: apart(inches) },
      foe: { seat: 'b', at: apart(inches) },
    },
  })
  return table.play((game, { hero, friend, foe }) => {
    if (system !== undefined) addEffect(game, hero, 'countermeasures', { until: 'game', args: [system] })
    return [sees(game, friend, hero), sees(game, foe, hero)]
  })
}

test('bmg2/trait/stealth, bmg2/trait/master-of-stealth, bmg2/trait/countermeasures: only enemies have to be near', () => {
  expect([seenBy(10, ['stealth']), seenBy(8, ['stealth'])]).toEqual([
    [true, false],
    [true, true],
  ])
  expect([seenBy(7, ['master-of-stealth']), seenBy(6, ['master-of-stealth'])]).toEqual([
    [true, false],
    [true, true],
  ])
  expect(seenBy(10, [], 'stealth')).toEqual([true, false])
})

test('bmg2/trait/stealth, bmg2/trait/superior-sense-of-smell: who smells it shoots at it on a free line', () => {
  const gun = { name: 'Gun', damage: 'I', rof: 1, ammo: 3, rules: ['firearm'] }
  const shot = (inches: number, traits: readonly string[]) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['stealth'] },
        foe: { seat: 'b', at: apart(inches), traits, weapons: [gun] },
      },
    }).play((game, { hero, foe }) => shotAtTargetBlockedReason(game, foe, weaponAt(game, foe, 0), hero))
  expect([shot(10, ['superior-sense-of-smell']), shot(10, [])]).toEqual([undefined, 'It is not seen.'])
  expect(shot(11, ['superior-sense-of-smell'])).toBe('It is not seen.')
})
