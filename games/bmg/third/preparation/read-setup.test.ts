import type { Json } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { context as crews, listOf } from '../crew/testing/crew-context.ts'
import { readSetup, type SetupContext } from './read-setup.ts'

const deck = [
  ...['gcpd-a', 'gcpd-b', 'gcpd-c', 'gcpd-d'].map((card) => ({ card, copies: 3 })),
  ...['general-a', 'general-b', 'general-c', 'general-d'].map((card) => ({ card, copies: 2 })),
]
const police = listOf(['batman-bushi', 'chief-mackenzie', 'gcpd-cop-1'], { deck })
const context: SetupContext = { book, crews, readyMade: { police } }

const two = [{ crew: 'police' }, { crew: 'police' }]

/** Where a setup is refused, and why. */
function refusal(setup: Json, with_: SetupContext = context) {
  const read = readSetup(setup, with_)
  if (read.ok) throw new Error('It was accepted.')
  return { path: read.reason.path, rule: read.reason.rule, text: read.reason.text }
}

describe('a setup is read', () => {
  test('from little', () => {
    const read = readSetup({ crews: two }, context)
    expect(read.ok && read.value.setup).toMatchObject({
      crews: [
        { seat: 'a', crew: police },
        { seat: 'b', crew: police },
      ],
      board: 'crime-alley',
    })
  })

  test('with everything named', () => {
    const given = {
      crews: [
        { seat: 'Ann', crew: police as Json, plots: ['rat-runs', 'safe-house'] },
        { seat: 'Bob', crew: 'police' },
      ],
      board: { city: 'harbour' },
      encounter: 'duel',
      event: 'none',
      plots: true,
      casual: true,
    }
    const read = readSetup(given, context)
    expect(read.ok && read.value.setup).toMatchObject({
      crews: [{ seat: 'Ann', plots: ['rat-runs', 'safe-house'] }, { seat: 'Bob' }],
      encounter: 'duel',
      event: 'none',
      plots: true,
      casual: true,
    })
  })
})

describe('a setup is refused, with the place and the reason', () => {
  test.each<[string, Json, string, RegExp]>([
    ['no setup at all', null, '', /must be an object/],
    ['something unknown', { crews: two, weather: 'fog' }, '', /weather/],
    ['no crews', {}, 'crews', /"crews" is missing/],
    ['three crews', { crews: [...two, { crew: 'police' }] }, 'crews', /2/],
    ['a seat without a name', { crews: [{ seat: '', crew: 'police' }, two[1]!] }, 'crews.0.seat', /./],
    [
      'a seat named like a part of every object',
      { crews: [two[0]!, { seat: '__proto__', crew: 'police' }] },
      'crews.1.seat',
      /cannot be the name of a seat/,
    ],
    [
      'one seat twice',
      { crews: [{ seat: 'b', crew: 'police' }, two[1]!] },
      'crews.1.seat',
      /different names/,
    ],
    ['an unknown crew', { crews: [two[0]!, { crew: 'clowns' }] }, 'crews.1.crew', /police/],
    [
      'a name from the depths',
      { crews: [two[0]!, { crew: 'constructor' }] },
      'crews.1.crew',
      /no ready-made/,
    ],
    ['no crew', { crews: [{}, two[1]!] }, 'crews.0.crew', /is missing: give the name/],
    [
      'a crew with a strange rank',
      { crews: [{ crew: { ...police, models: [{ id: 'batman-bushi', rank: 'king' }] } as Json }, two[1]!] },
      'crews.0.crew.models.0.rank',
      /leader/,
    ],
    [
      'a crew without models',
      { crews: [{ crew: { ...police, models: [] } as Json }, two[1]!] },
      'crews.0.crew.models',
      /at least 1 entry/,
    ],
    ['an unknown encounter', { crews: two, encounter: 'picnic' }, 'encounter', /showdown/],
    ['an encounter from the depths', { crews: two, encounter: 'toString' }, 'encounter', /no encounter/],
    ['an unknown event', { crews: two, event: 'snow' }, 'event', /none, heavy-rain/],
    [
      'an unknown plot',
      { crews: [{ crew: 'police', plots: ['rat-runs', 'x'] }, two[1]!] },
      'crews.0.plots.1',
      /"x"/,
    ],
    [
      'one plot twice',
      { crews: [two[0]!, { crew: 'police', plots: ['rat-runs', 'rat-runs'] }] },
      'crews.1.plots.1',
      /twice/,
    ],
    ['no plot', { crews: [two[0]!, { crew: 'police', plots: [] }] }, 'crews.1.plots', /at least one/],
    ['an unknown board', { crews: two, board: 'beach' }, 'board', /crime-alley/],
    ['a number for a board', { crews: two, board: 7 }, 'board', /name of a board/],
    [
      'a code that is damaged',
      { crews: [two[0]!, { crew: 'b3.1.nonsense' }] },
      'crews.1.crew',
      /^This crew code is damaged/,
    ],
    ['board data that is wrong', { crews: two, board: { format: 'gargoyle-board/1' } }, 'board', /size|name/],
  ])('%s', (_, setup, path, text) => {
    expect(refusal(setup)).toMatchObject({ path, text: expect.stringMatching(text) })
  })

  test('bmg3/core/board: tables under 36" are too small, either way', () => {
    const board = (size: readonly number[]): Json => ({
      format: 'gargoyle-board/1',
      name: 'Yard',
      theme: 'test',
      about: 'A yard.',
      unit: 'inch',
      size: [...size],
      pieces: [],
    })
    for (const size of [
      [35, 48],
      [48, 35.9],
    ]) {
      expect(refusal({ crews: two, board: board(size) })).toMatchObject({
        path: 'board',
        rule: 'bmg3/core/board',
        text: expect.stringMatching(/36"/),
      })
    }
    expect(readSetup({ crews: two, board: board([36, 36]) }, context).ok).toBe(true)
    expect(readSetup({ crews: two, board: board([36, 48]) }, context).ok).toBe(true)
  })

  test('crews that keep no rule of crew building, unless the game is casual', () => {
    const poor = { ...police, reputation: 10 } as Json
    expect(refusal({ crews: [two[0]!, { crew: poor }] })).toMatchObject({
      path: 'crews.1.crew',
      rule: 'bmg3/core/crew-reputation',
    })
    expect(readSetup({ crews: [two[0]!, { crew: poor }], casual: true }, context).ok).toBe(true)
  })

  test('what is not enforced, even then', () => {
    const nothing = { traits: new Set<string>(), weaponRules: new Set<string>() }
    const strict = { ...context, crews: { ...crews, enforced: nothing } }
    expect(refusal({ crews: two, casual: true }, strict)).toMatchObject({
      path: 'crews.0.crew',
      rule: 'bmg3/content/unenforced',
    })
  })
})
