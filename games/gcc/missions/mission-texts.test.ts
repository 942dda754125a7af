import { must, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { tasksFor } from '../actions/tasks.ts'
import { leaveBoard } from '../actions/wounds.ts'
import { areaNamed } from '../board/board.ts'
import { gcc } from '../gcc.ts'
import { readOnly } from '../read-only.ts'
import type { Play } from '../state.ts'
import { holds } from './conditions.ts'

/** A mission as it begins, to be changed at will. */
function begin(mission: string, heroes: number) {
  const session = must(startSession(gcc, { setup: { mission, heroes }, seed: 'texts' }))
  const { content, seats } = session
  const state = structuredClone(session.state)
  const game = readOnly(state, content, seats)
  const put = (hero: number, area: string): void => {
    state.minis[hero]!.at = areaNamed(content.board, area)
  }
  const neutralize = (hero: number): void => {
    const it = state.heroes[hero]!
    Object.assign(it, { wounds: content.heroes[hero]!.energy, reserve: 0, fatigue: 0 })
  }
  const tasks = (hero: number): readonly string[] =>
    tasksFor(game, state.minis[hero]!).map(({ label }) => label)
  const won = (winner: 'heroes' | 'villain', place = 0): boolean =>
    holds(game, content.mission.data.ends.filter((end) => end.winner === winner)[place]!.when)
  return { state, game, put, neutralize, tasks, won, text: content.mission.data.text.join(' ') }
}

describe('Hostages at the Bank: a leading hero hands the hostage over, and nobody else', () => {
  const lead = () => {
    const table = begin('hostages-at-the-bank', 2)
    Object.assign(table.state.tokens[0]!, { face: 'led', holder: 0, at: -1 })
    table.put(0, 'parking')
    table.put(1, 'parking')
    return table
  }
  test('not a hero beside it', () => {
    const table = lead()
    expect(table.tasks(0)).toContain('Hand the hostage over')
    expect(table.tasks(1)).not.toContain('Hand the hostage over')
  })
  test('a hostage whose leader is neutralized is taken over', () => {
    const table = lead()
    expect(table.tasks(1)).not.toContain('Take the hostage over')
    table.neutralize(0)
    expect(table.tasks(1)).toContain('Take the hostage over')
  })
  test('where the text says', () => {
    const table = lead()
    const areas = ['north-street', 'north-corner', 'parking', 'entrance'].map((area) => {
      table.put(0, area)
      return table.tasks(0).includes('Hand the hostage over')
    })
    expect(areas).toEqual([true, true, true, false])
    expect(table.text).toContain('the north street, its corner or the parking')
  })
})

const scientistOf = ({ state, content }: Play) =>
  state.minis[content.tiles.find(({ profile }) => profile.id === 'scientist')!.minis[0]!]!

describe('The Captive', () => {
  const ready = () => {
    const table = begin('the-captive', 1)
    for (const token of table.state.tokens) if (token.kind === 'lock') token.face = 'open'
    table.put(0, 'lab')
    return table
  }
  test('the scientist is freed while he lives and is in the laboratory', () => {
    const table = ready()
    expect(table.tasks(0)).toContain('Free the scientist')
    expect(table.won('villain')).toBe(false)
    scientistOf(table.game).at = areaNamed(table.game.content.board, 'control')
    expect(table.tasks(0)).not.toContain('Free the scientist')
  })
  test('a dead one is not freed, and the villain has won', () => {
    const table = ready()
    leaveBoard(table.game, scientistOf(table.game), 'pool')
    expect(table.tasks(0)).not.toContain('Free the scientist')
    expect(table.won('villain')).toBe(true)
    expect(table.won('heroes')).toBe(false)
  })
})

describe('The Evidence', () => {
  const carrying = () => {
    const table = begin('the-evidence', 2)
    for (const [i, token] of table.state.tokens.entries())
      Object.assign(token, { face: 'found', holder: i, at: -1 })
    table.put(0, 'garage')
    table.put(1, 'garage')
    return table
  }
  test('the carriers stand in the garage: a neutralized one does not count', () => {
    const table = carrying()
    expect(table.won('heroes')).toBe(true)
    table.neutralize(1)
    expect(table.won('heroes')).toBe(false)
  })
  test('ledgers are taken over from a neutralized carrier only', () => {
    const table = carrying()
    expect(table.tasks(0)).not.toContain('Take the ledgers over')
    table.neutralize(1)
    expect(table.tasks(0).filter((label) => label === 'Take the ledgers over')).toHaveLength(1)
  })
})
