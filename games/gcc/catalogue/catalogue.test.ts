import { describe, expect, test } from 'vitest'
import { setupContext } from '../book.ts'
import { missingRules } from '../preparation/read-setup.ts'
import { skills } from '../skills/index.ts'
import { catalogue } from './catalogue.ts'

const tiles = [...catalogue.tiles.values()]
const items = [...catalogue.items.values()]

describe('cards', () => {
  test('there are 26 heroes, and every one can be played', () => {
    const heroes = [...catalogue.heroes.values()]
    expect(heroes).toHaveLength(26)
    expect(heroes.filter((hero) => missingRules(hero, setupContext).length > 0)).toEqual([])
  })

  test('there are 23 tiles of the heroes and at least 24 others, of all levels, one of them double', () => {
    expect(tiles.filter(({ side }) => side === 'heroes')).toHaveLength(23)
    const ours = tiles.filter(({ side }) => side !== 'heroes')
    expect(ours.length).toBeGreaterThanOrEqual(24)
    expect(new Set(ours.map(({ level }) => level))).toEqual(new Set(['leader', 'elite', 'henchman']))
    expect(ours.some(({ double }) => double !== undefined)).toBe(true)
    expect(tiles.filter((tile) => missingRules(tile, setupContext).length > 0)).toEqual([])
  })

  test('there are at least 30 pieces of equipment and 15 gadgets, with every icon and restriction', () => {
    expect(items.filter(({ kind }) => kind === 'equipment').length).toBeGreaterThanOrEqual(30)
    expect(items.filter(({ kind }) => kind === 'gadget').length).toBeGreaterThanOrEqual(15)
    expect(new Set(items.flatMap(({ lines }) => lines.map(({ when }) => when)))).toEqual(
      new Set(['melee', 'ranged', 'manipulation', 'thought', 'movement', 'defense', 'permanent']),
    )
    expect(new Set(items.map(({ type }) => type))).toEqual(
      new Set(['object', 'tool', 'melee-weapon', 'ranged-weapon']),
    )
    for (const mark of ['only', 'lethal', 'singleUse'] as const)
      expect(items.some((item) => item[mark])).toBe(true)
  })

  test('skills that items give speak for their bearer alone, which is what grants can do', () => {
    const given = items.flatMap(({ lines }) =>
      lines.flatMap(({ skills: uses = [] }) => uses.map(({ skill }) => skill)),
    )
    expect(given.filter((id) => skills[id] === undefined || skills[id].around !== undefined)).toEqual([])
  })

  test('every skill of the rulebook is on a card', () => {
    const used = new Set([
      ...[...catalogue.heroes.values()].flatMap((hero) => hero.skills.map(({ skill }) => skill)),
      ...tiles.flatMap((tile) => tile.skills.map(({ skill }) => skill)),
      ...items.flatMap(({ lines }) =>
        lines.flatMap(({ skills: uses = [] }) => uses.map(({ skill }) => skill)),
      ),
    ])
    expect(Object.keys(skills).filter((id) => !used.has(id))).toEqual([])
  })
})
