import { remember } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { activationStep, endActivation, freshActivation } from '../activation/activation.ts'
import { knockOut } from '../damage/knock-out.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { gun } from '../testing/duel.ts'
import { testEdition } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import {
  type MarkerSketch,
  setTable,
  type TableSketch,
  type TestAnswer,
  type TestTable,
  to,
} from '../testing/table.ts'
import { hasPutDownLoot, manipulateBlockedReason } from './manipulate.ts'

const beside = (
  markers: readonly MarkerSketch[],
  hero: Partial<ModelSketch> = {},
  rest: Partial<TableSketch<string>> = {},
): TestTable<string> =>
  setTable<string>({
    models: {
      hero: { seat: 'a', at: [30, 30], counters: 'MMSSAA', ...hero },
      mate: { seat: 'a', at: [36, 30], counters: 'MM' },
      thug: { seat: 'b', at: [80, 80] },
    },
    markers,
    active: 'hero',
    ...rest,
  })
const loot: MarkerSketch = { kind: 'loot', at: [33, 30] }
const sewer: MarkerSketch = { kind: 'sewer', at: [33, 30] }

describe('moving with loot', () => {
  const carried: MarkerSketch = { ...loot, carrier: 'hero' }
  const ledge = box('ledge', cm(40), cm(25), cm(10), cm(10), cm(6))

  test('bmg1/objective/loot, bmg1/special-attack/charge: a charge takes the MC of the loot too', () => {
    const charger = (counters: string, markers: readonly MarkerSketch[]) =>
      beside(markers, { traits: ['charge'], counters })
    expect(actionBlockedReason(charger('MSA', []), 'special:charge:-1')).toBeUndefined()
    expect(actionBlockedReason(charger('MSA', [carried]), 'special:charge:-1')).toContain('2MC + 1SC')
    const table = charger('MMSA', [carried])
    table.play((game, { hero }) => performById(game, hero!, 'special:charge:-1'), '3', [
      'move',
      { to: to(30, 38) },
    ])
    expect(table.model('hero').counters).toMatchObject({ movement: 0, special: 0, attack: 1 })
    expect(table.state.markers[0]?.at).toMatchObject({ x: cm(30), y: cm(38) })
  })

  test('bmg1/objective/loot, bmg1/trait/batclaw: so does the Batclaw, and the move after it takes no more', () => {
    const climber = (counters: string) =>
      beside([carried], { traits: ['batclaw'], counters }, { pieces: [ledge] })
    expect(actionBlockedReason(climber('MS'), 'trait:batclaw')).toContain('2MC + 1SC')
    const table = climber('MMMS')
    table.play((game, { hero }) => performById(game, hero!, 'trait:batclaw'), '', [
      'place',
      { to: to(42, 30, 6) },
    ])
    expect(table.model('hero').counters.movement).toBe(1)
    table.play(
      (game, { hero }) => performById(game, hero!, 'move'),
      '3',
      ['pace', 'walk:1'],
      ['move', { to: to(45, 30, 6) }],
    )
    expect(table.model('hero')).toMatchObject({ at: { x: cm(45) }, counters: { movement: 0 } })
  })
})

describe('manipulating', () => {
  test('bmg1/core/manipulate: on its feet, and nothing that is carried', () => {
    expect(actionBlockedReason(beside([loot]), 'manipulate:1')).toBeUndefined()
    expect(actionBlockedReason(beside([loot], { condition: 'down' }), 'manipulate:1')).toBe(
      'hero is not on its feet.',
    )
    expect(actionBlockedReason(beside([{ ...loot, carrier: 'mate' }]), 'manipulate:1')).toBe(
      'There is nothing to manipulate.',
    )
  })

  test('bmg2/core/clue-markers: a clue is taken away, whichever band left it', () => {
    const table = beside([{ kind: 'clue', at: [33, 30], seat: 'b' }])
    expect(actionBlockedReason(table, 'manipulate:1')).toBeUndefined()
    table.play((game, all) => performById(game, all.hero!, 'manipulate:1'))
    expect(table.state.markers).toEqual([])
  })

  test('bmg1/objective/loot: a model that has put loot down takes no loot up, but uses other things, and others take it', () => {
    const table = beside([loot, { kind: 'riddle', at: [30, 33] }])
    remember(table.state.activation, hasPutDownLoot, true)
    const why = (who: string, marker: number) =>
      table.play((game, all) => manipulateBlockedReason(game, all[who]!, game.state.markers[marker]!))
    expect(why('hero', 0)).toBe('It has put loot down in this activation.')
    expect([why('hero', 1), why('mate', 0)]).toEqual([undefined, undefined])
  })
})

describe('bmg1/objective/ammo-crates, bmg1/objective/titan-container: for who is activated in contact with them', () => {
  const weapons = [{ ...gun, ammo: 2 }]
  const late = 'It must be in contact when it is activated.'
  const came = (kind: 'ammo-crates' | 'titan-container' | 'loot', from: readonly [number, number]) => {
    const table = beside([{ kind, at: [33, 30], seat: 'a' }], { weapons, at: from })
    table.model('hero').arms[0]!.ammo = 1
    table.play(
      (game, all) => performById(game, all.hero!, 'move'),
      '',
      ['pace', 'walk:0'],
      ['move', { to: to(30, 30) }],
    )
    return actionBlockedReason(table, 'manipulate:1')
  }

  test('who comes to them later does so in vain, to loot it does not', () => {
    const far = [25, 30] as const
    expect([came('ammo-crates', far), came('titan-container', far), came('loot', far)]).toEqual([
      late,
      late,
      undefined,
    ])
  })

  test('who is activated there may go round them first, and who came in an earlier activation is there', () => {
    expect([came('ammo-crates', [33, 33]), came('titan-container', [33, 27])]).toEqual([undefined, undefined])
    expect(came('titan-container', [33, 26.9])).toBe(late)
    const table = beside([{ kind: 'titan-container', at: [33, 30] }], { at: [25, 30] })
    Object.assign(table.model('hero').at!, { x: cm(30) })
    expect(actionBlockedReason(table, 'manipulate:1')).toBe(late)
    table.state.activation = freshActivation(table.model('hero'))
    expect(actionBlockedReason(table, 'manipulate:1')).toBeUndefined()
  })

  test('bmg1/core/sewer-exit: who was below ground was not there', () => {
    const table = beside([{ kind: 'titan-container', at: [33, 30] }])
    Object.assign(table.state.activation!, { began: undefined })
    expect(actionBlockedReason(table, 'manipulate:1')).toBe(late)
  })
})

describe('riddles', () => {
  const riddle = { kind: 'riddle', at: [33, 30], seat: 'a' } as const
  const tryIt = (table: ReturnType<typeof beside>, id: string, ...answers: readonly TestAnswer[]) =>
    table.play((game, all) => performById(game, all.hero!, id), '3', ...answers)

  test('bmg1/objective/riddle: a model that came close tries again later, not in the same activation, not even for free', () => {
    for (const traits of [[], ['handyman']]) {
      const table = beside([riddle, { ...riddle, at: [30, 33] }], { traits, counters: 'MM' })
      tryIt(table, 'manipulate:1', ['riddle', 4])
      expect(actionBlockedReason(table, 'manipulate:1')).toBe('It has tried this riddle in this activation.')
      // Another riddle is another matter.
      expect(actionBlockedReason(table, 'manipulate:2')).toBeUndefined()
      table.play((game) => endActivation(game))
      table.state.activation = freshActivation(table.model('hero'))
      expect(actionBlockedReason(table, 'manipulate:1')).toBeUndefined()
      tryIt(table, 'manipulate:1')
      // The number stays.
      expect(table.asked).toEqual([])
    }
  })

  test('bmg1/objective/riddle: another model may try what it nearly solved', () => {
    const table = beside([riddle], { counters: 'M' })
    tryIt(table, 'manipulate:1', ['riddle', 4])
    table.state.activation = freshActivation(table.model('mate'))
    expect(actionBlockedReason(table, 'manipulate:1')).toBeUndefined()
  })
})

describe('sewers', () => {
  test('bmg1/core/sewers: on its feet; a model below since an earlier round takes the place too', () => {
    expect(actionBlockedReason(beside([sewer]), 'sewer:1')).toBeUndefined()
    expect(actionBlockedReason(beside([sewer], { condition: 'down' }), 'sewer:1')).toBe(
      'hero is not on its feet.',
    )
    const later = beside([sewer], {}, { round: 3 })
    Object.assign(later.model('mate'), { at: undefined, condition: 'away', sewerSince: 1 })
    expect(actionBlockedReason(later, 'sewer:1')).toBe('One model of the band is down there.')
  })

  test('bmg2/core/sewers: in the second edition only models that went down this round', () => {
    const edition = { ...testEdition, sewerLimit: 'one a round' as const }
    const taken = (since: number) => {
      const table = beside([sewer], {}, { round: 3, edition })
      Object.assign(table.model('mate'), { at: undefined, condition: 'away', sewerSince: since })
      return actionBlockedReason(table, 'sewer:1')
    }
    expect([taken(2), taken(3)]).toEqual([undefined, 'A model of the band has gone down this round.'])
  })

  const below = (more: Partial<TableSketch<string>> = {}) => {
    const table = beside([sewer, { kind: 'sewer', at: [60, 60] }], {}, { round: 3, ...more })
    Object.assign(table.model('hero'), { at: undefined, condition: 'away', sewerSince: 1 })
    return table
  }

  test('bmg1/core/sewer-exit: out of the sewer that is named, and its activation goes on without a free move', () => {
    const table = below()
    table.play(
      (game) => activationStep(game, game.state.activation!),
      '',
      ['action', 'emerge'],
      ['sewer-exit', '2'],
      ['place', { to: [cm(63), cm(60), 0] }],
    )
    expect(table.model('hero').at!.x).toBe(cm(63))
    expect(table.state.activation).toMatchObject({ model: 0, basicMoveGone: true })
  })

  test('bmg2/core/sewers: in the second edition leaving ends the activation', () => {
    const table = below({ edition: { ...testEdition, sewerLimit: 'one a round' } })
    table.play(
      (game) => activationStep(game, game.state.activation!),
      '',
      ['action', 'emerge'],
      ['sewer-exit', '1'],
      ['place', { to: [cm(30), cm(30), 0] }],
    )
    expect(table.state.activation).toBeUndefined()
    expect(table.model('hero').activated).toBe(true)
  })

  test('bmg1/core/sewer-exit: only the model that comes out loses its free move', () => {
    const table = below({ active: 'mate' })
    table.play(
      (game, all) => performById(game, all.hero!, 'emerge'),
      '',
      ['sewer-exit', '1'],
      ['place', { to: [cm(30), cm(30), 0] }],
    )
    expect(table.state.activation!.basicMoveGone).toBe(false)
  })
})

test('bmg1/objective/loot, bmg1/trait/large: what a wide base carried lies beside it, where others come into contact with it', () => {
  const lies = (base: number, x = 30) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [x, 30], base }, thug: { seat: 'b', at: [80, 80] } },
      markers: [{ kind: 'loot', at: [x, 30], carrier: 'hero' }],
    })
    table.play((game, { hero }) => knockOut(game, hero, undefined))
    return table.state.markers[0]!.at
  }
  expect(lies(30)).toMatchObject({ x: cm(30), y: cm(30) })
  expect(lies(40)).toMatchObject({ x: cm(33.5), y: cm(30) })
  // Not over the edge of the table.
  expect(lies(40, 117).x).toBeLessThanOrEqual(cm(118.5))
})
