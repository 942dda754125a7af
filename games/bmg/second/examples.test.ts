import { lightsOf } from '@gargoyle/bmg-common'
import { letsGo, playStrategies, scoreObjectives, trigger } from '@gargoyle/bmg-counters/parts'
import {
  actionBlockedReason,
  type ModelSketch,
  performById,
  sketchedProfile,
  type TestAnswer,
} from '@gargoyle/bmg-counters/testing'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { frighten } from './tables/fear-chart.ts'
import { kryptonianTraits } from './tables/kryptonian.ts'
import { act } from './testing/act.ts'
import { inchesInCm } from './testing/inches.ts'
import { setTable } from './testing/table.ts'

/** The worked examples of the Compendium, numbered as the list has them. */
describe('worked examples', () => {
  test('1, bmg2/core/doses: two Venom Doses are used twice in the game, not twice in one round', () => {
    const table = setTable({ models: { bane: { seat: 'a', at: [30, 30], traits: ['venom-dose(2)'] } } })
    const offered = (...answers: readonly TestAnswer[]) => {
      table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)
      return table.asked.length
    }
    const nextRound = () => {
      table.state.round++
      table.model('bane').roundMemory = {}
      table.model('bane').effects = []
    }
    expect(offered(['venom-dose', 'yes'])).toBe(1)
    expect(offered()).toBe(0)
    nextRound()
    expect(offered(['venom-dose', 'yes'])).toBe(1)
    nextRound()
    expect(offered()).toBe(0)
  })

  test('2, bmg2/trait/batclaw-grapple-gun, bmg2/core/movement: 4 and 2 for a counter and 8 for the Batclaw reach 14 inches', () => {
    const balcony = (far: number) => {
      const table = setTable({
        models: { batman: { seat: 'a', at: [30, 30], traits: ['batclaw-grapple-gun'], counters: 'MMS' } },
        active: 'batman',
      })
      act(table, 'trait:batclaw-grapple-gun')
      const end = [30_000 + inches(far), 30_000, 0] as const
      table.play(
        (game, { batman }) => performById(game, batman, 'move'),
        '',
        ['pace', 'walk:1'],
        ['place', { to: end }],
      )
      return [table.model('batman').at!.x - 30_000, table.model('batman').counters]
    }
    expect(balcony(14)).toMatchObject([inches(14), { movement: 0, special: 0 }])
    expect(balcony(13.9)[0]).toBe(inches(13.9))
    expect(() => balcony(14.1)).toThrow()
  })

  test('3, bmg2/trait/fly: Hawkman goes 12 inches in any direction, straight up to a roof', () => {
    const tower = box('tower', inches(14), inches(6), inches(10), inches(16), inches(10))
    const table = setTable({
      models: { hawkman: { seat: 'a', at: [30, 30], traits: ['fly'], counters: 'MS' } },
      pieces: [tower],
      active: 'hawkman',
    })
    act(table, 'trait:fly')
    const top = [inches(14) + 1500, 30_000, inches(10)] as const
    table.play((game, { hawkman }) => performById(game, hawkman, 'move'), '', ['place', { to: top }])
    expect(table.model('hawkman').at).toMatchObject({ z: inches(10) })
  })

  test('4, bmg2/trait/lets-go: the first follower on 4+, the second on 5+, later ones on 6', () => {
    const follows = (chain: number, face: number) => {
      const one: ModelSketch = { seat: 'a', at: [30, 30], traits: ['lets-go'], counters: 'S' }
      const table = setTable({
        models: {
          one: { ...one, activated: true },
          two: { ...one, at: [40, 30] },
          thug: { seat: 'b', at: [90, 90] },
        },
      })
      table.state.followers = chain
      table.play((game, all) => letsGo(game, all.one), `${face}`, ['lets-go', '1'])
      return table.state.mustActivate === 1
    }
    expect([follows(0, 3), follows(0, 4)]).toEqual([false, true])
    expect([follows(1, 4), follows(1, 5)]).toEqual([false, true])
    expect([follows(2, 5), follows(2, 6), follows(3, 5)]).toEqual([false, true, false])
  })

  test('5, bmg2/table/fear-chart: by how much a Willpower roll is missed', () => {
    const frightened = (willpower: number, dice: string) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], willpower, counters: '' },
          crow: { seat: 'a', at: [40, 30] },
        },
      })
      table.play((game, { thug, crow }) => frighten(game, thug, crow), dice)
      const { condition, effects } = table.model('thug')
      const terror = effects.find(({ id }) => id === 'terror')?.value ?? 0
      return [condition, effects.some(({ id }) => id === 'scared'), terror]
    }
    expect(frightened(5, '3 4')).toEqual(['up', true, 0])
    expect(frightened(5, '4 5')).toEqual(['up', true, 1])
    expect(frightened(5, '5 6')).toEqual(['up', true, 2])
    expect(frightened(5, '6 6')).toEqual(['up', true, 3])
    expect(frightened(4, '6 6')[0]).toBe('casualty')
    expect(frightened(5, '2 3')).toEqual(['up', false, 0])
  })

  test('6, bmg2/table/kryptonian-night, bmg2/table/kryptonian-day: level 5 by night and by day', () => {
    const level = (daylight: boolean) =>
      kryptonianTraits(['5'], { daylight })
        .map(({ id, args }) => (args.length > 0 ? `${id} ${args[0]}` : id))
        .toSorted()
    const night = [
      'fast',
      'fly',
      'flying-high',
      'hover',
      'invulnerability 4',
      'natural-immunities',
      'tough-skin',
    ]
    expect(level(false)).toEqual(night)
    expect(level(true)).toEqual(
      [
        ...night.filter((id) => !id.startsWith('inv')),
        'invulnerability 5',
        'regeneration',
        'swift',
      ].toSorted(),
    )
  })

  test('7, bmg2/trait/duke-of-duality: even is the good side, odd the bad one', () => {
    const scored = (face: number) => {
      const table = setTable({
        models: {
          duke: { seat: 'a', at: [30, 30], traits: ['duke-of-duality'] },
          thug: { seat: 'b', at: [80, 80] },
        },
        markers: [{ kind: 'ammo-crates', at: [33, 30], seat: 'a' }],
      })
      table.play((game) => scoreObjectives(game), `${face}`)
      return table.band('a').earned
    }
    expect([scored(2), scored(6), scored(1), scored(5)]).toEqual([4, 4, 2, 2])
  })

  test('8: a model outside crews, as the blank card of the Compendium has it', () => {
    const card: ModelSketch = {
      seat: 'a',
      at: [30, 30],
      alias: 'Black Flash',
      willpower: 8,
      strength: 3,
      movement: 5,
      attack: 4,
      defense: 5,
      special: 3,
      endurance: 10,
      affiliations: [],
      traits: [
        'dodge',
        'escape-artist',
        'fast',
        'immortal',
        'speed-force-absorption',
        'speedster-x(5)',
        'supernatural',
        'undead',
      ],
    }
    expect(sketchedProfile('black-flash', card)).toMatchObject({ willpower: 8, affiliations: [] })
    const table = setTable({
      models: { flash: card, thug: { seat: 'b', at: [33 + inchesInCm(9), 30] } },
      active: 'flash',
    })
    // 4 inches, 2 for Fast and 2 for a Speedster.
    table.play((game, { flash }) => performById(game, flash, 'move'), '', [
      'move',
      { to: [30_000 + inches(8), 30_000, 0] },
    ])
    expect(table.model('flash').at!.x - 30_000).toBe(inches(8))
  })

  test('9, bmg2/trait/one-shot-gun: a Firearm: a vest makes it damage on 4+, a Disruptor forbids it', () => {
    const shot = (die: number, traits: readonly string[] = [], disrupted = false) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['one-shot-gun'], counters: 'AASS' },
          thug: { seat: 'b', at: [45, 30], endurance: 12, traits },
        },
        active: 'hero',
      })
      if (disrupted)
        table
          .model('hero')
          .effects.push({ id: 'disruptor', until: 'round', args: [], value: 0, by: undefined })
      const why = actionBlockedReason(table, 'trait:one-shot-gun')
      if (why !== undefined) return why
      act(table, 'trait:one-shot-gun', `${die} 1`)
      return table.model('thug').injury
    }
    expect([shot(2), shot(3, ['bulletproof-vest']), shot(4, ['bulletproof-vest'])]).toEqual([3, 0, 3])
    expect(typeof shot(2, [], true)).toBe('string')
  })

  test('10, bmg2/strategy/public-resource-upgrade: such lampposts shine 6 inches instead of 4', () => {
    const table = setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
      markers: [
        { kind: 'streetlamp', at: [20, 30] },
        { kind: 'streetlamp', at: [60, 30] },
      ],
    })
    table.band('a').strategies.push('public-resource-upgrade')
    table.play((game) => playStrategies(game, 'E'), '', ['public-resource-upgrade', ['1']])
    expect(table.play((game) => lightsOf(game).map(({ reach }) => reach))).toEqual([inches(6), inches(4)])
  })
})
