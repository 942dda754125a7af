import { expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { trigger } from '../rules/rule-system.ts'
import { setTable } from '../testing/table.ts'
import { assignMagic, magicOn } from './magic.ts'
import { fight, meleeTable } from './testing/duel.ts'

test('bmg3/weapon/magic: an attack is a spell and gives a Magic counter, as far as Magical Power goes', () => {
  const table = meleeTable(['magic'], {}, { traits: ['magical-power(2)'] })
  const blockedReason = () =>
    table.play(
      (game, { fighter }) =>
        actionOptions(game, fighter, () => undefined).find(({ id }) => id === 'melee:0')?.why?.text,
    )
  fight(table, '1 1 1 1')
  expect(magicOn(table.model('fighter'))).toBe(1)
  expect(blockedReason()).toBeUndefined()
  fight(table, '1 1 1 1')
  expect(blockedReason()).toMatch('Magical Power')
  table.play((game) => trigger(game, 'recount-end', {}))
  expect(magicOn(table.model('fighter'))).toBe(0)
})

test('bmg3/trait/magical-power: with six counters of all magicians each hurts its model in the Recount', () => {
  const conflux = (first: number, second: number) => {
    const table = setTable({
      models: {
        witch: { seat: 'a', at: [10, 10], traits: ['magical-power(4)'], willpower: 9 },
        wizard: { seat: 'b', at: [20, 10], traits: ['magical-power(4)'], willpower: 9 },
      },
    })
    table.play((game, { witch, wizard }) => {
      assignMagic(game, witch, first)
      assignMagic(game, wizard, second)
    })
    return table
  }
  const calm = conflux(3, 2)
  calm.play((game) => trigger(game, 'recount-start', {}))
  expect(calm.model('witch').stun).toBe(0)
  const storm = conflux(4, 2)
  storm.play((game) => trigger(game, 'recount-start', {}), '', ['conflux', 1], ['conflux', 0])
  expect(storm.model('witch')).toMatchObject({ stun: 3, injury: 1 })
  expect(storm.model('wizard')).toMatchObject({ stun: 2, injury: 0 })
})
