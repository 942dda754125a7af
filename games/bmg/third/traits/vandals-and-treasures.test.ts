import { touches } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { attackBlockedReason } from '../activation/actions.ts'
import { meleeAttack } from '../attack/melee.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { revealable } from '../manipulate/suspects.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { placeAt, placingScene as scene, suspect } from '../testing/scenes/placing-suspects.ts'
import { type ModelSketch, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isTreasure } from './vandals-and-treasures.ts'

const BESIDE = 30 / 25.4

describe('places and reveals', () => {
  test('bmg3/trait/he-was-the-best-of-us: enemies within 6" and in sight reveal nothing', () => {
    const found = (y: number) => {
      const table = scene('he-was-the-best-of-us', { enemy: { at: [20, y] } })
      suspect(table, 'a', 20, y + BESIDE)
      return table.play((game, { enemy }) => revealable(game, enemy).length)
    }
    expect([found(27), found(27.3)]).toEqual([0, 1])
  })

  test('bmg3/trait/releasing-the-dots: reveals within 8" and in sight', () => {
    const table = scene('releasing-the-dots')
    suspect(table, 'b', 29.3, 20)
    expect(useBlockedReason(table, 'owner', 'releasing-the-dots')).toMatch(/No enemy suspect/)
    suspect(table, 'b', 28, 20)
    useTrait(table, 'owner', 'releasing-the-dots')
    expect(table.crew('a').round.suspectsRevealed).toBe(1)
    // bmg3/trait/its-mine: what an enemy guards is not revealed.
    const guarded = scene('releasing-the-dots', { enemy: { at: [28, 22], traits: ['its-mine'] } })
    suspect(guarded, 'b', 28, 20)
    expect(useBlockedReason(guarded, 'owner', 'releasing-the-dots')).toMatch(/No enemy suspect/)
  })

  test('bmg3/trait/sewers-assault: acts at once as it comes out, with suspects within 2"', () => {
    const table = scene('sewers-assault')
    table.play(
      (game, { owner }) => trigger(game, 'sewer-used', { by: owner }),
      '',
      ['free-action', 'suspect'],
      ['place-suspect', to(22, 20)],
    )
    expect(table.state.markers).toHaveLength(1)
    // It manipulates no more, but may attack.
    const barred = () =>
      table.play((game, { owner }) => [
        applies(game, 'cannot-manipulate', { about: owner }),
        applies(game, 'cannot-attack', { about: owner }),
      ])
    expect(barred()).toEqual([true, false])
    table.play((game, { friend }) => trigger(game, 'sewer-used', { by: friend }))
  })

  test('bmg3/trait/sewers-assault: an attack as it comes out is the only one of the round', () => {
    const table = scene('sewers-assault', { enemy: { at: [20, 20 + BESIDE] } })
    table.play((game, { owner }) => trigger(game, 'sewer-used', { by: owner }), '1 1 1 1', [
      'free-action',
      'melee:-1',
    ])
    expect(table.play((game, { owner }) => attackBlockedReason(game, owner))).toBeDefined()
    expect(table.play((game, { owner }) => applies(game, 'cannot-manipulate', { about: owner }))).toBe(false)
  })
})

describe('bombs and treasures', () => {
  test('bmg3/trait/more-explosives, bmg3/trait/kaboom: what is marked blows up within 2"', () => {
    const table = scene('more-explosives', {
      owner: { traits: ['more-explosives', 'kaboom'] },
      enemy: { at: [20, 20 + BESIDE], stun: 8 },
    })
    expect(useBlockedReason(table, 'owner', 'kaboom')).toBe('Nothing is Vandalized.')
    // Only an attack of its own counts, not whatever else it does.
    table.play((game, { enemy, owner }) => knockOut(game, enemy, owner))
    table.model('enemy').condition = 'up'
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '3 1 1 1 1 1 1', [
      'vandalize',
      to(20, 24.5),
    ])
    expect(table.model('enemy').condition).toBe('ko')
    Object.assign(table.model('enemy'), { condition: 'up', stun: 0 })
    table.model('enemy').at = place([20, 26])
    useTrait(table, 'owner', 'kaboom', '3')
    expect(table.model('enemy')).toMatchObject({ stun: 1, injury: 1 })
    expect(table.state.markers).toEqual([])
    placeAt(table, 24, 20, '', ['vandalize', to(17, 20)])
    expect(table.state.markers).toHaveLength(2)
  })

  test('bmg3/trait/treasure-hunter: Steal makes a Treasure, which it reveals for nothing', () => {
    const table = scene('treasure-hunter', {
      owner: { weapons: [{ damage: 'S', rules: ['steal'] }] },
      enemy: { at: [20, 20 + BESIDE] },
      decks: { a: ['law'] },
    })
    suspect(table, 'b', 20 - BESIDE, 20)
    expect(useBlockedReason(table, 'owner', 'treasure-hunter')).toMatch(/no Treasure/)
    table.play((game, { owner }) => meleeAttack(game, owner, 0), '3 1 1 1 1 1 1')
    expect(recall(table.state.markers[0], isTreasure)).toBe(true)
    useTrait(table, 'owner', 'treasure-hunter', '', ['search', 'law'])
    expect([table.state.markers, table.crew('a').hand]).toEqual([[], ['law']])
    expect(table.play((game, { owner, enemy }) => touches(game, owner, enemy))).toBe(true)
  })

  test('bmg3/trait/treasure-hunter: Safe Hands are immune to Steal, and no Treasure comes of it', () => {
    const table = scene('treasure-hunter', {
      owner: { weapons: [{ damage: 'S', rules: ['steal'] }] },
      enemy: { at: [20, 20 + BESIDE], traits: ['safe-hands'] },
    })
    suspect(table, 'b', 20 - BESIDE, 20)
    table.play((game, { owner }) => meleeAttack(game, owner, 0), '3 1 1 1 1 1 1')
    expect([table.model('enemy').stun, recall(table.state.markers[0], isTreasure)]).toEqual([1, false])
  })

  test('bmg3/trait/treasure-hunter: reveals as far as it reveals others, and nothing that is guarded', () => {
    const reach = (traits: readonly string[], enemy: Partial<ModelSketch> = {}) => {
      const table = scene('treasure-hunter', { owner: { traits: ['treasure-hunter', ...traits] }, enemy })
      suspect(table, 'b', 23, 20, isTreasure)
      return useBlockedReason(table, 'owner', 'treasure-hunter') === undefined
    }
    expect(reach([])).toBe(false)
    expect(reach(['bank-robber'])).toBe(true)
    expect(reach(['bank-robber'], { at: [23, 22], traits: ['its-mine'] })).toBe(false)
  })
})
