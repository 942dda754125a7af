import { greedyPlayer, type OddsReader, rank } from '@gargoyle/bots'
import {
  chooseNumber,
  type Decision,
  must,
  randomFrom,
  requestFor,
  seat,
  startSession,
} from '@gargoyle/engine'
import { walk } from '@gargoyle/engine/testing'
import { type GccContent, type GccState, gcc, gccSetupContext, NOWHERE } from '@gargoyle/gcc'
import { describe, expect, test } from 'vitest'
import { gccEvaluator } from './evaluate.ts'
import { gccKit } from './kit.ts'
import { gccOddsQuery } from './odds-query.ts'
import { gccOddsReader } from './odds-reader.ts'
import { gccTextMode } from './text-mode.ts'
import { gccWords } from './words.ts'

const begin = (mission: string, heroes = 2) =>
  must(startSession(gcc, { setup: { mission, heroes }, seed: 's' }))

function worth(state: GccState, content: GccContent, who: string, matter?: string): number {
  let sum = 0
  gccEvaluator.appraise(state, content, seat(who), (what, _which, value) => {
    if (matter === undefined || what === matter) sum += value
  })
  return sum
}

describe('setups', () => {
  test('missions take turns, and with each round of them another number of heroes plays', () => {
    const count = gccSetupContext.missions.size
    const setups = [0, 1, count, 2 * count].map((index) => must(gccKit.setupFor({}, index, 's')))
    expect(setups[0]).toEqual({ mission: 'first-night', heroes: 1 })
    expect(setups[1]).toEqual({ mission: 'bombs-at-the-pier', heroes: 1 })
    expect(setups[2]).toEqual({ mission: 'first-night', heroes: 2 })
    expect(setups[3]).toEqual({ mission: 'first-night', heroes: 1 })
  })

  test('missions that are chosen in pairs of games, as in the lab, are played with every number of heroes', () => {
    const seen = new Set<unknown>()
    for (let round = 0; round < 4; round++) {
      const setup = gccKit.setupFor({ mission: [{ name: 'crocs-den' }] }, round * 20 + 12, 's')
      seen.add((must(setup) as { readonly heroes: unknown }).heroes)
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4])
  })

  test('a mission and heroes can be chosen, by number or by name', () => {
    const setup = (heroes: string) =>
      must(gccKit.setupFor({ mission: [{ name: 'the-evidence' }], heroes: [{ name: heroes }] }, 0, 's'))
    expect(setup('3')).toEqual({ mission: 'the-evidence', heroes: 3 })
    expect(setup('batgirl+alfred')).toEqual({ mission: 'the-evidence', heroes: ['batgirl', 'alfred'] })
    expect(gccKit.setupFor({ mission: [{ name: 'moon' }] }, 0, 's')).toMatchObject({ ok: false })
    expect(gccKit.options[1]?.problem?.('moon')).toContain('ids of heroes')
  })
})

describe('what positions are worth', () => {
  test('what one side gains the other loses; only who hunts cares for the hunt', () => {
    for (const mission of gccSetupContext.missions.keys()) {
      const { state, content } = begin(mission)
      const of = (seat: string) => worth(state, content, seat) - worth(state, content, seat, 'hunt')
      expect(of('Hero 1')).toBeCloseTo(-of('villain'))
      expect(worth(state, content, 'Hero 1')).toBeCloseTo(worth(state, content, 'Hero 2'))
      expect(worth(state, content, 'villain', 'hunt')).toBeLessThan(0)
    }
  })

  test('ending a turn is worth nothing by itself, whatever the villain recovers and however late it is', () => {
    for (const turn of [1, 5, 6]) {
      const session = begin('bombs-at-the-pier')
      Object.assign(session.state, { turn })
      Object.assign(session.state.post, { reserve: 2, fatigue: 20 })
      for (const seat of session.seats.slice(0, 2)) must(session.answer(seat, 'active'))
      const before = ['hero', 'energy'].map((matter) =>
        worth(session.state, session.content, 'Hero 1', matter),
      )
      for (const seat of session.seats.slice(0, 2)) must(session.answer(seat, 'ready'))
      expect(session.pending?.asked[0]?.decision.name).toBe('villain-action')
      const after = ['hero', 'energy'].map((matter) =>
        worth(session.state, session.content, 'Hero 1', matter),
      )
      expect(after[0]).toBeCloseTo(before[0]!)
      expect(Math.abs(after[1]! - before[1]!)).toBeLessThan(0.3)
    }
  })

  test('a hero alone goes for one thing at a time; a carrier gains, however far it is', () => {
    const { state, content } = begin('the-riddlers-game', 1)
    const at = (area: string): number => {
      const other = gcc.clone(state)
      other.minis[0]!.at = content.board.areas.findIndex(({ id }) => id === area)
      return worth(other, content, 'Hero 1', 'goal')
    }
    expect(at('corridor-west')).toBe(0)
    expect(at('corridor-middle')).toBeLessThan(at('corridor-west'))
    const bank = begin('hostages-at-the-bank', 1)
    const led = gcc.clone(bank.state)
    Object.assign(led.tokens[2]!, { face: 'led', holder: 0, at: -1 })
    led.minis[0]!.at = bank.state.tokens[2]!.at
    const bound = gcc.clone(bank.state)
    bound.minis[0]!.at = bank.state.tokens[2]!.at
    expect(worth(led, bank.content, 'Hero 1')).toBeGreaterThan(worth(bound, bank.content, 'Hero 1'))
  })

  test('a defused bomb, a wounded enemy, a nearer goal and more energy are better for heroes', () => {
    const { state, content } = begin('bombs-at-the-pier')
    const before = worth(state, content, 'Hero 1')
    const better = (change: (state: GccState) => void): boolean => {
      const other = gcc.clone(state)
      change(other)
      return worth(other, content, 'Hero 1') > before
    }
    expect(better((other) => Object.assign(other.tokens[0]!, { face: 'defused' }))).toBe(true)
    expect(better((other) => Object.assign(other.minis[other.minis.length - 1]!, { life: 1 }))).toBe(true)
    expect(better((other) => Object.assign(other.minis[0]!, { at: other.tokens[0]!.at }))).toBe(true)
    expect(better((other) => other.post.reserve--)).toBe(true)
    expect(better((other) => Object.assign(other.tokens[0]!, { face: 'armed' }))).toBe(false)
    expect(better((other) => other.heroes[0]!.reserve--)).toBe(false)
  })

  test('victory is worth more than anything', () => {
    const { state, content } = begin('crocs-den')
    const won = { ...gcc.clone(state), winner: 'heroes' as const }
    expect(worth(won, content, 'Hero 1', 'victory')).toBeGreaterThan(500)
    expect(worth(won, content, 'villain', 'victory')).toBeLessThan(-500)
  })
})

test('the terminal shows every area, who is there, energy and river', () => {
  const session = begin('hostages-at-the-bank')
  walk(session, randomFrom('walk'), 20)
  const lines = gccTextMode.draw!(session.view('spectator').game, 'spectator')
  expect(lines[0]).toMatch(/^Hostages at the Bank, turn \d of \d+$/)
  for (const { name } of session.content.board.areas)
    expect(lines.some((line) => line.startsWith(name))).toBe(true)
  expect(lines.at(-1)).toContain('Event')
  expect(lines.join('\n')).toContain('hostage: bound')
})

describe('odds', () => {
  const ask = (typed: Record<string, string>) => must(gccOddsQuery.answer(typed))

  test('of a manipulation: hindering off, automatic successes on', () => {
    expect(ask({ dice: 'orange', difficulty: '1' }).json).toMatchObject({ chance: expect.closeTo(5 / 6) })
    expect(ask({ dice: 'orange', difficulty: '1', hindering: '1' }).json).toMatchObject({
      chance: expect.closeTo(2 / 6),
    })
    expect(ask({ dice: 'orange', difficulty: '3', automatic: '1' }).json).toMatchObject({
      chance: expect.closeTo(2 / 6),
    })
  })

  test('of an attack against a defence that is given', () => {
    const { json, text } = ask({ dice: 'black', defence: 'white', defenceAutomatic: '1' })
    // Black shows 1, 2, 3 in a third each; the defence 1 or 2 in a half each.
    expect(json).toMatchObject({
      wounds: [expect.closeTo(1 / 2), expect.closeTo(1 / 3), expect.closeTo(1 / 6)],
    })
    expect(text).toContain('0.67 wounds on average')
  })

  test('nonsense is refused in a sentence', () => {
    expect(gccOddsQuery.answer({ dice: 'pink' })).toMatchObject({ ok: false })
    expect(gccOddsQuery.options[0]?.problem?.('pink')).toContain('colours')
  })

  test('the reader reports wounds, miniatures that are gone, and tokens that turned', () => {
    const { state, content } = begin('bombs-at-the-pier')
    const after = gcc.clone(state)
    const thug = after.minis.find(({ side }) => side === 'villain')!
    Object.assign(thug, { life: 0, at: -1, condition: 'pool' })
    after.heroes[0]!.wounds = 2
    after.tokens[0]!.face = 'defused'
    const readings = gccOddsReader.read({ before: state, after, content, events: [] })
    expect(readings.map(({ what, value }) => [what, value])).toEqual([
      ['wounds', 2],
      ['wounds', 1],
      ['neutralized', 1],
      ['defused', 1],
    ])
  })

  test('says what it takes for granted without names that only the program knows', () => {
    // As a reader of any game, which needs no content for these.
    const reader: OddsReader = gccOddsReader
    const said = (decision: Decision) =>
      reader.assumption({ seat: seat('Hero 1'), decision, settled: false }, 0, undefined)
    const cubes = (name: string) => chooseNumber({ name, prompt: 'How many?', min: 0, max: 2 })
    expect(said(cubes('defense-cubes'))).toBe('Cubes spent on the defence: 0.')
    expect(said(cubes('paid-rerolls'))).toBe('Nobody pays for rerolls.')
    expect(said(cubes('attack-cubes'))).toBeUndefined()
  })
})

describe('words of hints', () => {
  const { content, state } = begin('bombs-at-the-pier')
  const tries = [{ before: state, after: state }]
  /** What is said to a seat of one thing that is worth so much more to it. */
  const said = (name: string, matter: string, which: number | string, worth: number) =>
    gccWords.speakers[matter]!([{ matter, which, byTry: [worth], worth }], {
      seat: seat(name),
      content,
      tries,
    }).map(({ verb, rest }) => `${verb[0]} ${rest}`)[0]
  const thug = content.minis.find(({ side }) => side === 'villain')!
  const hero = content.minis.find(({ side }) => side === 'heroes')!

  test('of the energy of the villain only the villain hears: it is no reason for what a hero does', () => {
    expect(said('Hero 1', 'energy', 'villain', 1)).toBeUndefined()
    expect(said('Hero 1', 'energy', 'villain', -1)).toBeUndefined()
    expect(said('villain', 'energy', 'villain', 1)).toBeUndefined()
    expect(said('villain', 'energy', 'villain', -1)).toBe('costs energy of the villain')
  })

  test('miniatures are spoken of as one’s own or the other side’s', () => {
    expect(said('Hero 1', 'mini', thug.id, 1)).toBe(`weakens ${thug.label}`)
    expect(said('Hero 1', 'mini', thug.id, -1)).toBe(`strengthens ${thug.label}`)
    expect(said('villain', 'mini', thug.id, -1)).toBe(`weakens ${thug.label}`)
    expect(said('Hero 1', 'hero', hero.id, -1)).toBe(`costs energy of ${hero.label}`)
    expect(said('villain', 'hero', hero.id, 1)).toBe(`wears ${hero.label} down`)
    expect(said('villain', 'hero', hero.id, -1)).toBe(`leaves ${hero.label} more energy`)
  })

  test('a tile is worth what its characters do, and that is the reason that is given', () => {
    const session = must(startSession(gcc, { setup: { mission: 'first-night', heroes: 2 }, seed: 's' }))
    const random = randomFrom('villain')
    const player = greedyPlayer(gccEvaluator, { candidates: 4, samples: 1, followUps: 1 })
    const asked = () => session.pending!.asked.find(({ settled }) => !settled)!
    while (asked().decision.name !== 'villain-action')
      must(session.answer(asked().seat, player.answer(requestFor(session, asked(), { random }))))
    const { answers } = rank(requestFor(session, asked(), { random }), gccEvaluator, gccWords, { samples: 6 })
    const tiles = answers.filter(({ answer }) => /^tile:\d/.test(String(answer)))
    expect(tiles.length).toBeGreaterThan(0)
    for (const { sentence } of tiles) expect(sentence).toMatch(/wears .+ down|closes in on the enemy/i)
  })

  test('a miniature that is off the board afterwards is neutralized, in as many tries as that happened', () => {
    const without = {
      ...state,
      minis: state.minis.map((mini) => (mini.id === thug.id ? { ...mini, at: NOWHERE } : mini)),
    }
    const clause = (name: string, worth: number, ...ends: readonly GccState[]) =>
      gccWords.speakers.mini!([{ matter: 'mini', which: thug.id, byTry: ends.map(() => worth), worth }], {
        seat: seat(name),
        content,
        tries: ends.map((after) => ({ before: state, after })),
      }).map(({ verb, rest, share }) => [`${verb[0]} ${rest}`, share])
    expect(clause('Hero 1', 1, without)).toEqual([[`neutralizes ${thug.label}`, 1]])
    expect(clause('villain', -1, without)).toEqual([[`loses ${thug.label}`, 1]])
    expect(clause('Hero 1', 1, without, state)).toEqual([[`neutralizes ${thug.label}`, 0.5]])
    // Mostly only hurt: then that is what is said.
    expect(clause('Hero 1', 1, without, state, state)).toEqual([[`weakens ${thug.label}`, 1]])
  })
})
