import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { skill } from '../model/skills.ts'
import { raiseThePlan } from '../round/raise-the-plan.ts'
import { recount } from '../round/recount.ts'
import { duel } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'

describe('bmg3/trait/adaptable', () => {
  test('bmg3/trait/adaptable: a skill of choice is better until the round ends', () => {
    const adapt = (what: string) => {
      const table = duel({ hero: { traits: ['adaptable'] } }, { stage: 'plan' })
      table.state.activation = undefined
      table.play((game) => raiseThePlan(game), '', ['adaptable', what])
      const skills = () =>
        table.play((game, { hero }) =>
          (['attack', 'defense', 'movement'] as const).map((name) => skill(game, name, hero)),
        )
      const now = skills()
      table.state.stage = 'recount'
      table.state.part = 5
      table.play((game) => recount(game))
      return [now, skills()]
    }
    expect(adapt('attack')).toEqual([
      [4, 3, 8],
      [3, 3, 8],
    ])
    expect(adapt('defense')).toEqual([
      [3, 4, 8],
      [3, 3, 8],
    ])
    expect(adapt('movement')).toEqual([
      [3, 3, 10],
      [3, 3, 8],
    ])
  })
})

describe('bmg3/trait/handyman', () => {
  const garage = (car: object) =>
    setTable({
      models: {
        mechanic: { seat: 'a', at: [10, 10], traits: ['handyman'] },
        car: { seat: 'a', touching: 'mechanic', injury: 2, stun: 1, willpower: 9, endurance: 9, ...car },
        enemy: { seat: 'b', at: [40, 40] },
      },
    })

  const offered = (car: object) => {
    const table = garage(car)
    table.play((game, { mechanic }) => beginActivation(game, mechanic))
    expect(() => table.playOn('', ['action', 'nothing'])).toThrow()
    return table.offered('action')['trait:handyman']
  }

  test('bmg3/trait/handyman: a Manipulate action takes two markers off a Vehicle in contact', () => {
    const table = garage({ ranks: ['vehicle'] })
    table.play((game, { mechanic }) => beginActivation(game, mechanic))
    table.playOn('', ['action', 'trait:handyman'], ['heal', 'injury'], ['heal', 'injury'])
    expect(table.model('car')).toMatchObject({ injury: 0, stun: 1 })
  })

  test('bmg3/trait/handyman: Cryo-Armor is repaired too, but not people, nor what is whole or far away', () => {
    expect(offered({ ranks: ['vehicle'] })).toBeUndefined()
    expect(offered({ traits: ['cryo-armor(1)'] })).toBeUndefined()
    expect(offered({})).toContain('There is no')
    expect(offered({ ranks: ['vehicle'], injury: 0, stun: 0 })).toContain('There is no')
    expect(offered({ ranks: ['vehicle'], touching: undefined, at: [20, 20] })).toContain('There is no')
  })

  test('bmg3/trait/handyman: one Manipulate action more in its activation', () => {
    const table = garage({ ranks: ['vehicle'], injury: 6 })
    const answers = [
      ['action', 'trait:handyman'],
      ['heal', 'injury'],
      ['heal', 'injury'],
    ] as const
    table.play((game, { mechanic }) => beginActivation(game, mechanic))
    table.playOn('', ...answers, ...answers)
    expect(table.model('car').injury).toBe(2)
    expect(table.model('mechanic').activated).toBe(true)
  })
})
