import { effectOn } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { trigger } from '../rules/rule-system.ts'
import { sceneWithTwoEnemies as scene } from '../testing/scenes/two-enemies.ts'
import { ANY, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

type Table = ReturnType<typeof scene>

describe('wills', () => {
  test('bmg3/trait/mental-dominance: one action, as the opponent wants', () => {
    const table = scene('mental-dominance', { enemy: { willpower: 5 } })
    useTrait(table, 'owner', 'mental-dominance', '6 6 6', ['hypnotized-action', 'move'], ['move', to(20, 28)])
    expect([table.model('enemy').at!.y, table.model('enemy').seat]).toEqual([inches(28), 'b'])
    const firm = scene('mental-dominance')
    useTrait(firm, 'owner', 'mental-dominance', '1 1 1')
    expect(firm.asked).not.toContain('a: hypnotized-action')
  })

  test('bmg3/trait/queens-command: a friend with the same keyword acts', () => {
    const table = scene('queens-command', {
      owner: { traits: ['queens-command', 'cop'] },
      friend: { traits: ['cop'] },
    })
    useTrait(table, 'owner', 'queens-command', '', ['act-now', 'move'], ['move', to(28, 20)])
    expect(table.model('friend').at!.x).toBe(inches(28))
    expect(
      useBlockedReason(scene('queens-command', { friend: { traits: ['cop'] } }), 'owner', 'queens-command'),
    ).toMatch(/no friend/)
  })

  test('bmg3/trait/lets-ride: bonus markers for a friend, Enervating for an enemy, once a round', () => {
    const table = scene('lets-ride')
    useTrait(table, 'owner', 'lets-ride', '', ['target', '1'], ['lets-ride', 'yes'])
    expect(bonusesOf(table.model('friend'), 'attack')).toBe(2)
    expect(useBlockedReason(table, 'owner', 'lets-ride')).toMatch(/this round/)
    const foe = scene('lets-ride')
    useTrait(foe, 'owner', 'lets-ride', '', ['target', '2'])
    expect(effectOn(foe.model('enemy'), 'enervating')?.value).toBe(2)
  })
})

describe('possession', () => {
  const possessed = () => {
    const table = scene('possession', { enemy: { willpower: 5 } })
    useTrait(table, 'owner', 'possession', '3 2 6')
    return table
  }

  test('bmg3/trait/possession: the body changes hands, at Willpower 1 lower', () => {
    const table = possessed()
    expect([table.model('enemy').seat, table.model('owner').condition]).toEqual(['a', 'away'])
    const firm = scene('possession', { enemy: { willpower: 5 } })
    useTrait(firm, 'owner', 'possession', '2 2 6')
    expect(firm.model('enemy').seat).toBe('b')
    expect(
      useBlockedReason(scene('possession', { enemy: { traits: ['bot'] } }), 'owner', 'possession'),
    ).toMatch(/no enemy/)
    const ids = table.play((game, { enemy }) =>
      actionOptions(game, enemy, () => undefined).map(({ id }) => id),
    )
    expect(ids).toContain('move')
  })

  test('bmg3/trait/possession: ends when it lets go, when the body comes to itself, or when that is out', () => {
    const end = (table: Table, dice: string, ...answers: readonly (readonly [string, string])[]) =>
      table.play((game, { enemy }) => trigger(game, 'activation-end', { active: enemy }), dice, ...answers)
    const free = possessed()
    end(free, '', ['possession', 'yes'], ['place', ANY])
    expect(free.model('enemy').seat).toBe('b')
    expect(free.model('owner')).toMatchObject({ condition: 'up', activated: true, injury: 0 })
    const held = possessed()
    end(held, '3 2 6', ['possession', 'no'])
    expect(held.model('enemy').seat).toBe('a')
    const out = possessed()
    out.play((game, { enemy }) => knockOut(game, enemy, undefined), '', ['place', ANY])
    expect([out.model('enemy').seat, out.model('owner').injury]).toEqual(['b', 2])
    const dead = possessed()
    dead.play((game, { enemy }) => becomeCasualty(game, enemy, undefined), '', ['place', ANY])
    expect([dead.model('enemy').seat, dead.model('owner').injury]).toEqual(['b', 2])
  })
})
