import { addMarker, hasEffect, lightsOf } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { givesCover, shootingBlockedReason } from '../attack/ranged.ts'
import { sufferPoison } from '../effects/suffer.ts'
import { effortLimit } from '../model/effort.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun, shootOut } from '../testing/duel.ts'
import { type ModelSketch, place, setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** A model with a trait at (20, 20), with a friend and an enemy a few inches away. */
const scene = (
  trait: string,
  more: { owner?: Partial<ModelSketch>; friend?: Partial<ModelSketch>; enemy?: Partial<ModelSketch> } = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...more.owner },
      friend: { seat: 'a', at: [24, 20], ...more.friend },
      enemy: { seat: 'b', at: [20, 24], willpower: 6, endurance: 9, ...more.enemy },
    },
    active: 'owner',
  })

describe('enemies', () => {
  test('bmg3/trait/growling-hound: runs as far as it failed by, straight away', () => {
    const table = scene('growling-hound')
    useTrait(table, 'owner', 'growling-hound', '5 4 6', ['efforts', 0])
    // Willpower 6 against 9: three inches.
    expect(table.model('enemy').at).toMatchObject({ x: inches(20), y: inches(27) })
    const brave = scene('growling-hound')
    useTrait(brave, 'owner', 'growling-hound', '1 1 1', ['efforts', 0])
    expect(brave.model('enemy').at).toMatchObject({ y: inches(24) })
  })

  test('bmg3/trait/hypnotic-radio-waves: Henchmen within 5" only', () => {
    const table = scene('hypnotic-radio-waves')
    useTrait(table, 'owner', 'hypnotic-radio-waves', '1 1 1', ['efforts', 0])
    expect(table.story.join()).toMatch(/Hypnotize/)
    for (const enemy of [
      { ranks: ['sidekick'] as const },
      { at: [20, 26.3] as const },
      { ranks: ['henchman', 'vehicle'] as const },
    ])
      expect(
        useBlockedReason(scene('hypnotic-radio-waves', { enemy }), 'owner', 'hypnotic-radio-waves'),
      ).toMatch(/no enemy/)
  })

  test('bmg3/trait/mind-control-device: through a suspect, which is used up', () => {
    const table = scene('mind-control-device', { enemy: { at: [30, 20] } })
    expect(useBlockedReason(table, 'owner', 'mind-control-device')).toMatch(/no suspect/)
    table.play((game, { owner }) => void addMarker(game, 'suspect', place([27, 20]), owner.seat))
    useTrait(table, 'owner', 'mind-control-device', '1 1 1', ['efforts', 0])
    expect(table.state.markers).toEqual([])
    const far = scene('mind-control-device', { enemy: { at: [34, 20] } })
    far.play((game, { owner }) => void addMarker(game, 'suspect', place([27, 20]), owner.seat))
    expect(useBlockedReason(far, 'owner', 'mind-control-device')).toMatch(/no suspect/)
  })

  test('bmg3/trait/disruptor: Firearms and Beams fail, other weapons do not', () => {
    const weapons = ['firearm', 'beam', 'throwing'].map((rule) => ({ ...gun, rules: [rule] }))
    const table = scene('disruptor', { enemy: { weapons } })
    useTrait(table, 'owner', 'disruptor')
    const whys = table.play((game, { enemy }) =>
      [0, 1, 2].map((index) => shootingBlockedReason(game, enemy, index)),
    )
    expect(whys).toEqual([
      'Something keeps it from shooting.',
      'Something keeps it from shooting.',
      undefined,
    ])
    expect(table.model('enemy').effects).toMatchObject([{ until: 'round' }])
  })

  test('bmg3/trait/demoralize: enemy Henchmen within 6" are enervated', () => {
    const table = scene('demoralize')
    useTrait(table, 'owner', 'demoralize')
    expect(table.model('enemy').effects).toMatchObject([{ id: 'enervating', value: 1 }])
    expect(table.model('friend').effects).toEqual([])
    expect(
      useBlockedReason(scene('demoralize', { enemy: { ranks: ['leader'] } }), 'owner', 'demoralize'),
    ).toBeDefined()
    expect(
      useBlockedReason(scene('demoralize', { enemy: { at: [20, 27.3] } }), 'owner', 'demoralize'),
    ).toBeDefined()
  })

  test('bmg3/trait/war-scream: scares all models of less Willpower, friends too', () => {
    const table = scene('war-scream', {
      owner: { willpower: 6 },
      friend: { willpower: 5 },
      enemy: { willpower: 6 },
    })
    useTrait(table, 'owner', 'war-scream')
    expect(
      ['friend', 'enemy', 'owner'].map((name) => hasEffect(table.model(name as 'owner'), 'scared')),
    ).toEqual([true, false, false])
  })

  test('bmg3/trait/poison-catalyst: the poison works now', () => {
    const table = scene('poison-catalyst', { enemy: { at: [20, 23], endurance: 5 } })
    expect(useBlockedReason(table, 'owner', 'poison-catalyst')).toBeDefined()
    table.play((game, { enemy, owner }) => sufferPoison(game, enemy, owner))
    useTrait(table, 'owner', 'poison-catalyst', '3 2 6')
    expect(table.model('enemy').injury).toBe(1)
  })

  test('bmg3/trait/insidious: Willpower rolls of enemies within 4" are harder, by 3 at most', () => {
    const fails = (insidious: number, x: number, faces: string) => {
      const models = Object.fromEntries(
        [0, 1, 2, 3].map((id) => [
          `whisperer${id}`,
          {
            seat: 'a' as const,
            at: [x, 18 + id * 1.5] as const,
            traits: id < insidious ? ['insidious'] : [],
          },
        ]),
      )
      return setTable<string>({
        models: { ...models, enemy: { seat: 'b', at: [24, 20], willpower: 6 } },
      }).play((game, { enemy }) => skillRoll(game, enemy!, 'willpower', { reason: 'test' }), faces).margin
    }
    expect([
      fails(0, 21, '3 3 6'),
      fails(1, 21, '3 3 6'),
      fails(4, 21, '3 3 6'),
      fails(4, 10, '3 3 6'),
    ]).toEqual([0, 1, 3, 0])
  })

  test('bmg3/trait/insidious: Endurance and friends are left alone', () => {
    const table = scene('insidious', {
      friend: { at: [22, 20], willpower: 6 },
      enemy: { at: [20, 22], endurance: 6 },
    })
    const passes = table.play(
      (game, { enemy }) => skillRoll(game, enemy, 'endurance', { reason: 'test' }),
      '3 3 6',
    )
    const friendly = table.play(
      (game, { friend }) => skillRoll(game, friend, 'willpower', { reason: 'test' }),
      '3 3 6',
    )
    expect([passes.passed, friendly.passed]).toEqual([true, true])
  })

  test('bmg3/trait/laser-sight: lit until it moves', () => {
    const table = scene('laser-sight')
    useTrait(table, 'owner', 'laser-sight', '', ['target', '2'])
    const lights = () => table.play((game) => lightsOf(game).length)
    expect(lights()).toBe(1)
    const moved = (name: 'friend' | 'enemy') =>
      table.play((game, models) =>
        trigger(game, 'moved', { mover: models[name], from: models[name].at!, how: 'move' }),
      )
    moved('friend')
    expect(lights()).toBe(1)
    moved('enemy')
    expect(lights()).toBe(0)
    useTrait(table, 'owner', 'laser-sight', '', ['target', '2'])
    table.play((game) => trigger(game, 'refresh', {}))
    expect(lights()).toBe(0)
  })

  test('bmg3/trait/hidden-sniper: a shot of one die and the Strength die at who stands near an edge', () => {
    const table = scene('hidden-sniper', { enemy: { at: [20, 12] } })
    useTrait(table, 'owner', 'hidden-sniper', '6 4')
    expect(table.model('enemy').injury).toBe(4)
    expect(useBlockedReason(scene('hidden-sniper'), 'owner', 'hidden-sniper')).toMatch(/no enemy/)
    // The edge of a base counts: 12" from the edge of the table to 0.59" before its middle.
    expect(
      useBlockedReason(scene('hidden-sniper', { enemy: { at: [20, 12.5] } }), 'owner', 'hidden-sniper'),
    ).toBeUndefined()
  })

  test('bmg3/trait/hidden-sniper: cover costs it nothing', () => {
    const table = scene('hidden-sniper', { enemy: { at: [20, 12] } })
    table.play((game, { enemy }) =>
      remember(addMarker(game, 'suspect', enemy.at!, enemy.seat), givesCover, true),
    )
    useTrait(table, 'owner', 'hidden-sniper', '1 4')
    expect(table.model('enemy').injury).toBe(2)
  })

  test('bmg3/trait/weak: an Effort limit of two', () => {
    const table = shootOut({ hero: { traits: ['weak'] } })
    expect(
      table.play((game, { hero, thug }) =>
        [hero, thug].map((model) => effortLimit(game, model, { purpose: 'attack' })),
      ),
    ).toEqual([2, 3])
  })
})
