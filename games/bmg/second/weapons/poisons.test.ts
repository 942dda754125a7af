import type { WeaponSketch } from '@gargoyle/bmg-counters/testing'
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'

/** The Poisoned Knife as cards carry it. */
function poisonedKnife(): WeaponSketch {
  const card = catalogue.model('joker-ac')!.weapons.find(({ id }) => id === 'poisoned-knife')!
  return {
    name: card.name,
    damage: 'I',
    rules: card.rules.map(({ id, args }) => `${id}(${args.join(', ')})`),
  }
}

test('bmg2/core/critical, bmg2/effect/poison: the Poisoned Knife is Toxic or Enervating, said before the dice only', () => {
  const strike = (picked: string, dice: string) => {
    const table = duel({ thug: { weapons: [poisonedKnife()], counters: 'A' }, hero: { counters: 'MMM' } })
    act(table, 'melee:0', dice, ['poison', picked])
    const { injury, counters, effects } = table.model('hero')
    return [injury, counters.movement, effects.map(({ id, value }) => `${id} ${value}`)]
  }
  expect(strike('0', '5 5 6')).toEqual([2, 2, ['poison 1']])
  expect(strike('1', '5 5 6')).toEqual([1, 0, ['poison 1']])
  expect(strike('1', '5 5 3')).toEqual([1, 3, []])
})
