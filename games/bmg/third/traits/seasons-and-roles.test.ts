import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { weaponAt } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { skill } from '../model/skills.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { sturdyScene as scene } from '../testing/scenes/sturdy-three.ts'
import { ANY, type ModelSketch, place, to } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'

describe('what others make of it', () => {
  test('bmg3/trait/life-altering-injuries: K.O.s instead of casualties, and a suspect', () => {
    const table = scene('life-altering-injuries')
    table.play(
      (game, { enemy, owner }) => becomeCasualty(game, enemy, owner),
      '',
      ['life-altering', 'yes'],
      ['place-suspect', ANY],
    )
    const { kos, casualties } = table.crew('a').game
    expect([kos, casualties, table.state.markers.length]).toEqual([1, 0, 1])
  })

  test('bmg3/trait/life-altering-injuries: the suspect stands within 3", and only for its own deeds', () => {
    const place3 = (y: number) => {
      const table = scene('life-altering-injuries')
      table.play(
        (game, { enemy, owner }) => becomeCasualty(game, enemy, owner),
        '',
        ['life-altering', 'yes'],
        [
          'place-suspect',
          to(table.model('owner').at!.x / inches(1), table.model('owner').at!.y / inches(1) - y),
        ],
      )
      return table.state.markers.length
    }
    // From base to base: half a base of 30 mm on either side.
    expect(place3(4.1)).toBe(1)
    expect(() => place3(4.25)).toThrow()
    const refused = scene('life-altering-injuries')
    refused.play((game, { enemy, owner }) => becomeCasualty(game, enemy, owner), '', ['life-altering', 'no'])
    expect(refused.state.markers).toEqual([])
    const others = scene('life-altering-injuries')
    others.play((game, { enemy, friend }) => becomeCasualty(game, enemy, friend))
    expect([others.asked, others.crew('a').game.casualties]).toEqual([[], 1])
  })

  test('bmg3/trait/controlled-by-drugs: nothing without a guide within 4", who may send it', () => {
    const bound = (friend: Partial<ModelSketch>) =>
      scene('controlled-by-drugs', { friend }).play((game, { owner }) => [
        applies(game, 'no-audacity', { about: owner }),
        applies(game, 'no-efforts', { about: owner, purpose: 'attack' }),
        applies(game, 'no-efforts', { about: owner, purpose: 'defense' }),
      ])
    expect(bound({ ranks: ['leader'] })).toEqual([false, false, false])
    expect(bound({ traits: ['fervent-follower'] })).toEqual([false, false, false])
    expect(bound({ ranks: ['leader'], at: [25.3, 20] })).toEqual([true, true, false])
    expect(bound({})).toEqual([true, true, false])
    const table = scene('controlled-by-drugs', { friend: { ranks: ['leader'] }, active: 'friend' })
    useTrait(table, 'friend', 'controlled-by-drugs@0', '', ['move', to(17, 20)], ['free-action', 'none'])
    expect(table.model('owner').at!.x).toBe(inches(17))
    table.model('owner').at = place([20, 22])
    table.play((game, { enemy, friend }) => becomeCasualty(game, enemy, friend))
    expect(table.model('friend').stun).toBe(2)
  })
})

describe('what a year brings', () => {
  test.each([
    ['explorer', 'movement', 10],
    ['hacker', 'willpower', 10],
    ['defender', 'endurance', 11],
    ['fighter', 'attack', 4],
  ] as const)('bmg3/trait/multitask: %s', (task, skillName, value) => {
    const table = scene('multitask')
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['pick-trait', task])
    expect(table.play((game, { owner }) => skill(game, skillName, owner))).toBe(value)
    const { damage } = table.play((game, { owner }) => weaponAt(game, owner, -1))
    expect(damage.injury).toBe(task === 'fighter' ? 1 : 0)
  })

  test('bmg3/trait/thirty-days-has: two dice pick the month and its trait', () => {
    const month = (dice: string) => {
      const table = scene('thirty-days-has')
      table.play((game) => trigger(game, 'cards-drawn', {}), dice)
      return table.play((game, { owner }) => applies(game, 'immune', { about: owner, purpose: 'poison' }))
    }
    // October is for the Undead.
    expect([month('4 2'), month('4 1')]).toEqual([true, false])
  })

  test('bmg3/trait/seasonal-criminal: the wheel turns with the victory points of both', () => {
    const table = scene('seasonal-criminal')
    const end = (mine: number, theirs: number) => {
      table.crew('a').victoryPoints = mine
      table.crew('b').victoryPoints = theirs
      table.play((game) => trigger(game, 'recount-end', {}))
      return table.play((game, { owner }) => [skill(game, 'movement', owner), skill(game, 'attack', owner)])
    }
    expect(end(6, 5)).toEqual([8, 3])
    expect(end(14, 10)).toEqual([8, 5])
    expect(end(20, 17)).toEqual([12, 3])
  })
})
