import { addMarker } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import type { Play } from '../state.ts'
import {
  ANY,
  type Answer,
  type ModelSketch,
  place,
  setTable,
  type TableSketch,
  to,
} from '../testing/table.ts'
import type { Rank } from '../vocabulary.ts'
import { deployCrews } from './deploy.ts'
import { setEncounterMarkers } from './encounter-markers.ts'

function* deployAll(game: Play): Rule<void> {
  setEncounterMarkers(game)
  game.state.part = 0
  while (game.state.part < 6) yield* deployCrews(game)
}

const crew = (seat: 'a' | 'b', ...ranks: readonly Rank[]): Readonly<Record<string, ModelSketch>> =>
  Object.fromEntries(ranks.map((rank, index) => [`${seat}${index}`, { seat, ranks: [rank] }]))

const muster = (
  encounter: string,
  a: readonly Rank[],
  b: readonly Rank[] = ['leader'],
  more: Partial<TableSketch<string>> = {},
) =>
  setTable<string>({
    models: { ...crew('a', ...a), ...crew('b', ...b) },
    encounter,
    zones: { a: 'A', b: 'B' },
    stage: 'deployment',
    ...more,
  })

const placed = (...spots: readonly (readonly [number, number])[]): readonly Answer[] =>
  spots.map(([x, y]) => ['place', to(x, y)])
const anywhere = (count: number): readonly Answer[] => Array.from({ length: count }, () => ['place', ANY])

/** An encounter of a plain kind: whole strips, nothing special about deploying. */
const plain = 'king-of-the-hill'

describe('bmg3/core/deploy', () => {
  test('two even groups, by turns, the player with setup initiative first', () => {
    const table = muster(plain, ['leader', 'henchman', 'henchman', 'henchman'], ['leader', 'henchman'])
    table.play(deployAll, '', ['groups', ['1', '3']], ['groups', ['4']], ...anywhere(6))
    const places = table.asked.filter((each) => each.endsWith('place')).map((each) => each[0])
    expect(places.join('')).toBe('aabaab')
    const order = table.story.filter((line) => line.endsWith('is placed.')).map((line) => line.slice(0, 2))
    expect(order).toEqual(['a1', 'a3', 'b0', 'a0', 'a2', 'b1'])
  })

  test('of an odd number either group may be the bigger, but not by more', () => {
    const odd = () => muster(plain, ['leader', 'henchman', 'henchman'])
    odd().play(deployAll, '', ['groups', ['0']], ...anywhere(4))
    odd().play(deployAll, '', ['groups', ['0', '1']], ...anywhere(4))
    expect(() => odd().play(deployAll, '', ['groups', []])).toThrow(/must be 1 to 2/)
    expect(() => odd().play(deployAll, '', ['groups', ['0', '1', '2']])).toThrow(/must be 1 to 2/)
  })

  test('models stand wholly in their own zone', () => {
    // King of the Hill: 10" strips; the base is 30 mm.
    expect(() => muster(plain, ['leader']).play(deployAll, '', ['place', to(20, 9.8)])).toThrow(/wholly/)
    expect(() => muster(plain, ['leader']).play(deployAll, '', ['place', to(20, 40)])).toThrow(/wholly/)
    const table = muster(plain, ['leader'])
    table.play(deployAll, '', ...placed([20, 9.4], [20, 40]))
    expect(table.model('a0')).toMatchObject({ condition: 'up', at: place([20, 9.4]) })
  })

  test('of several zones of one’s own a group may use all', () => {
    const table = muster('divide-and-conquer', ['henchman', 'henchman'])
    table.play(deployAll, '', ['groups', ['0']], ...placed([2, 46]), ['place', ANY], ...placed([46, 46]))
    expect(table.model('a0').at).toEqual(place([2, 46]))
    expect(table.model('a1').at).toEqual(place([46, 46]))
  })

  test('late deployers are in no group; afterwards they alternate', () => {
    const late = {
      name: 'Late',
      text: 'Comes late.',
      always: true as const,
      own: { 'deploys-late': true as const },
    }
    const table = setTable({
      models: {
        a0: { seat: 'a' },
        a1: { seat: 'a', traits: ['late'] },
        a2: { seat: 'a', traits: ['late'] },
        b0: { seat: 'b' },
        b1: { seat: 'b', traits: ['late'] },
      },
      book: { traits: { late } },
      encounter: plain,
      zones: { a: 'A', b: 'B' },
    })
    table.play(deployAll, '', ...placed([5, 5], [5, 43], [40, 5], [40, 43], [44, 5]))
    const order = table.story.filter((line) => line.endsWith('is placed.')).map((line) => line.slice(0, 2))
    expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2'])
  })

  test('a zone without room squeezes models out as little as possible', () => {
    const block = {
      ...box('rock', 0, 0, inches(48), inches(10), inches(30)),
      standable: false,
      climbable: false,
    }
    const table = muster(plain, ['leader', 'henchman'], ['leader'], { pieces: [block] })
    table.play(deployAll, '', ['groups', ['0']], ...anywhere(3))
    for (const name of ['a0', 'a1']) {
      const { y } = table.model(name).at!
      expect(y).toBeGreaterThanOrEqual(inches(10))
      expect(y).toBeLessThanOrEqual(inches(12))
    }
  })

  test('traits may lead outside, or to a sewer', () => {
    const trait = (own: object) => ({ name: 'T', text: 'T', always: true as const, own })
    const traits = {
      scout: trait({ 'deploys-outside': 3 }),
      rat: trait({ 'deploys-at-sewers': true }),
    }
    const table = (name: string) => {
      const made = setTable({
        models: { a0: { seat: 'a', traits: [name] }, b0: { seat: 'b' } },
        book: { traits },
        encounter: plain,
        zones: { a: 'A', b: 'B' },
      })
      made.play((game) => void addMarker(game, 'sewer', place([30, 24])))
      return made
    }
    table('scout').play(deployAll, '', ...placed([20, 13], [20, 44]))
    expect(() => table('scout').play(deployAll, '', ...placed([20, 14]))).toThrow(/wholly/)
    table('rat').play(deployAll, '', ...placed([30, 24], [20, 44]))
    expect(() => table('rat').play(deployAll, '', ...placed([20, 24]))).toThrow(/wholly/)
  })
})

describe('bmg3/encounter/showdown', () => {
  test('the first group has only Leaders, Sidekicks and Free Agents', () => {
    const table = muster('showdown', ['leader', 'sidekick', 'free-agent', 'henchman', 'henchman'])
    table.play(deployAll, '', ['groups', ['0', '2']], ...anywhere(6))
    expect(table.offered('groups')).toEqual({
      0: undefined,
      1: undefined,
      2: undefined,
      3: 'Only Leaders, Sidekicks and Free Agents are in the first group.',
      4: 'Only Leaders, Sidekicks and Free Agents are in the first group.',
    })
  })

  test('where they are fewer than half they alone are the first group', () => {
    const table = muster('showdown', ['henchman', 'leader', 'henchman', 'henchman', 'henchman'])
    table.play(deployAll, '', ...anywhere(6))
    expect(table.asked.filter((each) => each.endsWith('groups'))).toEqual([])
    expect(table.story.find((line) => line.endsWith('is placed.'))).toBe('a1 is placed.')
    expect(table.asked.map((each) => each[0]).join('')).toBe('abaaaa')
  })

  test('a crew without any is divided as usual', () => {
    const table = muster('showdown', ['henchman', 'henchman'])
    table.play(deployAll, '', ['groups', ['1']], ...anywhere(3))
    expect(table.model('a0').condition).toBe('up')
  })
})

test('bmg3/encounter/chance-encounter: the first group at the edge, the second in front of it', () => {
  const start = () => muster('chance-encounter', ['leader', 'henchman'])
  expect(() => start().play(deployAll, '', ['groups', ['0']], ...placed([20, 6]))).toThrow(/wholly/)
  expect(() => start().play(deployAll, '', ['groups', ['0']], ...placed([20, 2], [20, 46], [22, 2]))).toThrow(
    /wholly/,
  )
  const table = start()
  table.play(deployAll, '', ['groups', ['0']], ...placed([20, 2], [20, 46], [20, 6]))
  expect(table.model('a1').at).toEqual(place([20, 6]))
})

test('bmg3/encounter/vanguard: one model of each crew may stand 4" outside', () => {
  const start = () => muster('vanguard', ['leader', 'henchman'], ['leader'])
  expect(() => start().play(deployAll, '', ['groups', ['0']], ...placed([17, 5]))).toThrow(/wholly/)
  const table = start()
  table.play(deployAll, '', ['groups', ['0']], ...placed([16, 5], [32, 40], [5, 5]))
  expect(table.model('a0').at).toEqual(place([16, 5]))
  const second = start()
  expect(() => second.play(deployAll, '', ['groups', ['0']], ...placed([16, 5], [40, 40], [16, 8]))).toThrow(
    /wholly/,
  )
})

test('bmg3/encounter/duel: only Leaders stand within 4" of the marker, which is removed afterwards', () => {
  const start = () => muster('duel', ['leader', 'henchman'])
  const table = start()
  table.play(deployAll, '', ['groups', ['0']], ...placed([11, 11], [46, 46], [4, 4]))
  expect(table.model('a0').at).toEqual(place([11, 11]))
  expect(() => start().play(deployAll, '', ['groups', ['1']], ...placed([11, 9]))).toThrow(/Only Leaders/)
})

test('bmg3/encounter/duel: those who hide keep off the markers too', () => {
  const late = { name: 'Late', text: 'Late.', always: true as const, own: { 'deploys-late': true as const } }
  const table = setTable({
    models: { a0: { seat: 'a', traits: ['late'] }, b0: { seat: 'b' } },
    book: { traits: { late } },
    encounter: 'duel',
    zones: { a: 'A', b: 'B' },
  })
  expect(() => table.play(deployAll, '', ...placed([46, 46], [13, 13]))).toThrow(/Only Leaders/)
})

test('bmg3/encounter/ambush: all models at once', () => {
  const table = muster('ambush', ['leader', 'henchman', 'henchman'], ['leader', 'henchman'])
  table.play(deployAll, '', ...anywhere(5))
  expect(table.asked.map((each) => each[0]).join('')).toBe('aaabb')
})

describe('bmg3/encounter/crossfire', () => {
  // A: 10" in the south-west, 6" in the north-east.
  test('each zone gets a model: the last must fill the empty one', () => {
    const start = () => muster('crossfire', ['leader', 'henchman'])
    const away = placed([4, 4], [2, 46], [6, 6])
    expect(() => start().play(deployAll, '', ['groups', ['0']], ...away)).toThrow(/wholly/)
    const table = start()
    table.play(deployAll, '', ['groups', ['0']], ...placed([4, 4]), ['place', ANY], ...placed([45, 45]))
    expect(table.model('a1').at).toEqual(place([45, 45]))
  })

  test('who has models to spare may begin as they like', () => {
    const table = muster('crossfire', ['leader', 'henchman', 'henchman'])
    table.play(
      deployAll,
      '',
      ['groups', ['0']],
      ...placed([4, 4]),
      ['place', ANY],
      ...placed([6, 6], [45, 45]),
    )
    expect(table.model('a1').at).toEqual(place([6, 6]))
  })
})

describe('bmg3/encounter/divide-and-conquer', () => {
  // A: 12" in the north-west, 8" in the north-east.
  test('Leader and Sidekick go into different zones', () => {
    const start = () => muster('divide-and-conquer', ['leader', 'sidekick'])
    const together = placed([4, 44], [46, 2], [6, 44])
    expect(() => start().play(deployAll, '', ['groups', ['0']], ...together)).toThrow(/wholly/)
    const table = start()
    table.play(deployAll, '', ['groups', ['0']], ...placed([4, 44], [46, 2], [46, 46]))
    expect(table.model('a1').at).toEqual(place([46, 46]))
  })

  test('two Sidekicks leave the Leader a zone', () => {
    const start = () => muster('divide-and-conquer', ['sidekick', 'sidekick', 'leader'])
    const spread = placed([4, 44], [46, 46])
    expect(() => start().play(deployAll, '', ['groups', ['0', '1']], ...spread)).toThrow(/wholly/)
    const table = start()
    table.play(deployAll, '', ['groups', ['0', '1']], ...placed([4, 44], [6, 44], [46, 2], [46, 46]))
    expect(table.model('a2').at).toEqual(place([46, 46]))
  })

  test('others go where they like', () => {
    const table = muster('divide-and-conquer', ['leader', 'henchman'])
    table.play(deployAll, '', ['groups', ['0']], ...placed([4, 44], [46, 2], [6, 44]))
    expect(table.model('a1').at).toEqual(place([6, 44]))
  })
})

test('bmg3/encounter/fountains: Leaders and Free Agents stay within 4" of the edge', () => {
  // A: 16" by 12" in the middle of the north edge.
  for (const rank of ['leader', 'free-agent'] as const) {
    expect(() => muster('fountains', [rank]).play(deployAll, '', ...placed([24, 40]))).toThrow(/within 4"/)
    muster('fountains', [rank]).play(deployAll, '', ...placed([24, 44]), ['place', ANY])
  }
  const table = muster('fountains', ['henchman'])
  table.play(deployAll, '', ...placed([24, 40]), ['place', ANY])
  expect(table.model('a0').at).toEqual(place([24, 40]))
})

test('bmg3/encounter/secure-the-area: one Henchman of each crew is left out, where there is one', () => {
  const table = muster('secure-the-area', ['leader', 'henchman', 'henchman'], ['leader', 'sidekick'])
  table.play(deployAll, '', ['hold-back', '2'], ['groups', ['0']], ['groups', ['3']], ...anywhere(4))
  expect(table.state.models.map(({ condition }) => condition)).toEqual(['up', 'up', 'away', 'up', 'up'])
  expect(table.offered('hold-back')).toEqual({ 1: undefined, 2: undefined })
})
