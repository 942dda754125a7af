import { seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { canActivate } from '../activation/activation.ts'
import { checkBand } from '../band/check-band.ts'
import { whyNoSewerEntry } from '../manipulate/sewers.ts'
import { bands } from '../preparation/bands.ts'
import { furniture } from '../preparation/furniture.ts'
import { objectives } from '../preparation/objectives.ts'
import { startPlaying } from '../preparation/start-playing.ts'
import { strategyPoints } from '../preparation/strategies.ts'
import { type ModelSketch, sketchedProfile } from '../testing/model-sketch.ts'
import { ANY, setTable, type TestAnswer, to } from '../testing/table.ts'

describe('Lord of Business', () => {
  test('bmg1/trait/lord-of-business: a band that it leads has $500 more, one that it only joins has not', () => {
    const profiles = new Map(
      (['boss', 'plain'] as const).map((id) => {
        const traits = id === 'boss' ? ['lord-of-business'] : []
        return [id as string, sketchedProfile(id, { seat: 'a', rank: 'leader', traits })]
      }),
    )
    const limit = (leader: string) =>
      checkBand(
        {
          leader,
          models: [...profiles.keys()].map((id) => ({ id, rank: 'leader' as const, equipment: [] })),
          reputation: 300,
        },
        {
          prefix: 'bmg1',
          catalogue: {
            models: profiles,
            model: (id) => profiles.get(id),
            find: () => ({ ok: true, value: [] }),
          },
          equipment: new Map(),
          enforced: { traits: new Set(), weaponRules: new Set() },
        },
      ).funding.limit
    expect(limit('boss')).toBe(1500)
    expect(limit('plain')).toBe(1000)
  })

  test('bmg1/trait/lord-of-business: that band also places a Loot more', () => {
    const chosen = (leads: boolean) => {
      const table = setTable({
        models: {
          boss: { seat: 'a', at: [30, 10], rank: 'leader', leads, traits: ['lord-of-business'] },
          cop: { seat: 'b', at: [60, 110] },
        },
        stage: 'objectives',
        part: 0,
      })
      const three = ['loot', 'riddle', 'ammo-crates']
      table.play((game) => objectives(game), '', ['objectives', three], ['objectives', three])
      return [table.band('a').objectives, table.band('b').objectives].map((kinds) => kinds.join())
    }
    expect(chosen(true)).toEqual(['loot,riddle,ammo-crates,loot', 'loot,riddle,ammo-crates'])
    expect(chosen(false)).toEqual(['loot,riddle,ammo-crates', 'loot,riddle,ammo-crates'])
  })
})

describe('Lord of the Sewers', () => {
  const sewers = (croc: Partial<ModelSketch>, mate: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        croc: { seat: 'a', at: [33, 30], traits: ['lord-of-the-sewers'], counters: 'MSS', ...croc },
        mate: { seat: 'a', at: [27, 30], counters: 'MSS', ...mate },
      },
      markers: [{ kind: 'sewer', at: [30, 30] }],
    })
  const entry = (below: 'croc' | 'mate', who: 'croc' | 'mate', traits = ['lord-of-the-sewers']) => {
    const table = sewers({ traits })
    table.model(below).sewerSince = 1
    return table.play((game, models) => whyNoSewerEntry(game, models[who], game.state.markers[0]!))
  }

  test('bmg1/trait/lord-of-the-sewers: neither is it kept out by a friend below, nor does it keep friends out', () => {
    expect(entry('mate', 'croc')).toBeUndefined()
    expect(entry('croc', 'mate')).toBeUndefined()
    expect(entry('croc', 'mate', [])).toBe('One model of the band is down there.')
    expect(entry('mate', 'croc', [])).toBe('One model of the band is down there.')
  })

  test('bmg1/trait/lord-of-the-sewers: it may begin below, and stays there for the first round', () => {
    const start = (below: 'yes' | 'no') => {
      const table = setTable({
        models: {
          croc: { seat: 'a', traits: ['lord-of-the-sewers'] },
          one: { seat: 'a' },
          two: { seat: 'a' },
          cop: { seat: 'b' },
        },
        stage: 'bands',
        part: 1,
        zones: { a: 'A', b: 'B' },
      })
      table.state.firstDeployer = seat('a')
      table.play((game) => bands(game), '', ['start-in-sewer', below], ['groups', ANY])
      return table
    }
    const table = start('yes')
    expect(Object.keys(table.offered('groups'))).toEqual(['1', '2'])
    const ready = (round: number) => {
      table.state.round = round
      return table.play((game, { croc }) => canActivate(game, croc))
    }
    expect([ready(1), ready(2)]).toEqual([false, true])
    expect(Object.keys(start('no').offered('groups'))).toEqual(['0', '1', '2'])
  })

  test('bmg1/trait/lord-of-the-sewers: its band places a sewer more, and no lamppost more', () => {
    const table = setTable({
      models: {
        croc: { seat: 'a', at: [30, 10], traits: ['lord-of-the-sewers'] },
        cop: { seat: 'b', at: [60, 110] },
      },
      stage: 'furniture',
      part: 0,
    })
    const place = (kind: string, count: number) =>
      Array.from({ length: count }, (): TestAnswer => [kind, ANY])
    table.play((game) => furniture(game), '1 1', ...place('sewer', 3))
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['sewer', 'sewer', 'sewer'])
    expect(table.asked.filter((line) => line.startsWith('a'))).toHaveLength(2)
    table.play((game) => furniture(game), '1 1', ...place('streetlamp', 2))
    expect(table.state.markers).toHaveLength(5)
  })
})

describe('strategy points', () => {
  const points = (own: readonly string[], enemy: readonly string[] = []) =>
    setTable({
      models: {
        hero: { seat: 'a', traits: own },
        thug: { seat: 'b', traits: enemy },
      },
    }).play((game) => [strategyPoints(game, seat('a')), strategyPoints(game, seat('b'))])

  test('bmg1/trait/strategist-grand-strategist: one point more, two for a Grand Strategist', () => {
    expect(points([])).toEqual([3, 3])
    expect(points(['strategist-grand-strategist(1)'])).toEqual([4, 3])
    expect(points(['strategist-grand-strategist(2)'])).toEqual([5, 3])
  })

  test('bmg1/trait/searcher: the enemy has a point less', () => {
    expect(points(['searcher'])).toEqual([3, 2])
    expect(points(['searcher'], ['strategist-grand-strategist(1)', 'searcher'])).toEqual([2, 3])
  })
})

describe('Undercover', () => {
  const deploy = (at: readonly [number, number], traits: readonly string[] = ['undercover']) => {
    const table = setTable({
      models: { hero: { seat: 'a', traits }, cop: { seat: 'b', at: [60, 110] } },
      markers: [{ kind: 'loot', at: [60, 30], seat: 'b' }],
      zones: { a: 'A', b: 'B' },
      stage: 'start',
      part: 0,
    })
    table.state.firstDeployer = seat('a')
    table.play((game) => startPlaying(game), '', ['place', { to: [...to(...at)] }])
    return table.model('hero').at
  }

  test('bmg1/trait/undercover: deployed after the objectives, up to 20 cm outside its area', () => {
    // The area ends at 20 cm; the base of 3 cm must lie wholly within 40.
    expect(deploy([20, 38.5])).toMatchObject({ x: cm(20), y: cm(38.5) })
    expect(() => deploy([20, 38.6])).toThrow('deployment area')
    expect(deploy([20, 10])).toMatchObject({ y: cm(10) })
  })

  test('bmg1/trait/undercover: more than 10 cm from every objective', () => {
    // The marker's base and its own take 3 cm.
    expect(() => deploy([47, 30])).toThrow('10 cm from every objective')
    expect(deploy([46.9, 30])).toMatchObject({ x: cm(46.9) })
  })

  test('bmg1/trait/undercover: others are deployed with their group and stay in the area', () => {
    expect(() => deploy([20, 30], [])).toThrow('place')
  })
})
