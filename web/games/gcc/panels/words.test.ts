import { gccSetupContext } from '@gargoyle/gcc'
import { expect, test } from 'vitest'
import { momentOf, quickGame, withView } from '../testing/moments.ts'
import { areaFacts } from './board-panel.tsx'
import { cardTitle, diceWords, itemWords, skillName, skillText, spaceLines, tileWords } from './words.ts'

const moment = momentOf(quickGame())
const table = moment.info.table

test('dice are counted by colour, those with an icon apart', () => {
  const yellow = { colour: 'yellow', reroll: false } as const
  expect(diceWords([yellow, { colour: 'red', reroll: true }, yellow])).toBe(
    '2 yellow, 1 red with a free reroll',
  )
  expect(diceWords([])).toBe('no dice')
})

test('a skill says what it does at its level', () => {
  const elusive = { name: 'Elusive', text: 'Ignores X of the size of enemies.' }
  expect(skillText(elusive, 2)).toBe('Ignores 2 of the size of enemies.')
  expect(skillText({ name: 'Exact', text: 'No eXtra.' }, 2)).toBe('No eXtra.')
  const falls = {
    name: 'Parkour',
    text: 'Ignores X levels of climbs, and X wounds. X more successes, X dice.',
  }
  expect(skillText(falls, 1)).toBe('Ignores 1 level of climbs, and 1 wound. 1 more success, 1 die.')
  expect(skillText(falls, 11)).toBe('Ignores 11 levels of climbs, and 11 wounds. 11 more successes, 11 dice.')
  expect(skillName(elusive, { level: 2, die: 'red' })).toBe('Elusive 2 (red dice)')
})

test('every skill and trait at the table has a name and words', () => {
  for (const { skills, traits } of table.minis) {
    for (const { skill } of skills) expect(table.skills[skill]?.text, skill).toMatch(/\w/)
    for (const trait of traits) expect(table.traits[trait]?.text, trait).toMatch(/\w/)
  }
})

test('cards and tiles are put in words', () => {
  const tonfa = gccSetupContext.catalogue.items.get('tonfa')!
  expect(itemWords(tonfa, table)).toBe('weighs 1; melee: 1 yellow; defence: 1 white')
  const thug = gccSetupContext.catalogue.tiles.get('thugs-with-bat')!
  expect(cardTitle(thug)).toMatch(/^Thugs \(.+\)$/)
  expect(cardTitle({ name: 'Bane' })).toBe('Bane')
  expect(tileWords(thug)).toMatch(/^moves \d; melee .+; defence \d$/)
})

test('the spaces of a board come with limits and what a cube gives', () => {
  const lines = spaceLines(table.heroes[0]!, [1, 0, 0, 0, 2, 0, 0])
  expect(lines.map(({ name }) => name)).toEqual([
    'melee',
    'ranged',
    'manipulation',
    'thought',
    'movement',
    'defence',
    'reroll',
  ])
  expect(lines[0]).toMatchObject({ cubes: 1, limit: table.heroes[0]!.melee.limit })
  expect(lines[4]).toMatchObject({ cubes: 2, limit: table.heroes[0]!.movement.limit })
})

test('a skill with a limit goes off when its hero carries that much, and says so', () => {
  const session = quickGame({ heroes: ['batman-james-gordon'] })
  const skill = (load: number) => {
    const state = session.state as { minis: { load: number }[] }
    state.minis[0]!.load = load
    return momentOf(session).look.shown.skills[0]?.find((each) => each.skill === 'elusive')
  }
  expect(skill(2)).toMatchObject({ works: true, level: 1 })
  expect(skill(3)).toMatchObject({ works: false, note: 'carries 3, works below 3' })
})

test('the river has its prices, each place dearer than the one before', () => {
  expect(moment.look.shown.riverCosts).toEqual([1, 2, 3])
})

test('an area says who and what is there, how full it is, and where it leads', () => {
  const area = table.board.areas.findIndex(({ id }) => id === 'gate')
  const facts = areaFacts(area, table, moment.look.view, 0)
  expect(facts).toContain('here: Batgirl, Red Robin')
  expect(facts[0]).toBe('2 of 4 taken')
  expect(facts.at(-1)).toMatch(/^leads to .*Yard, west/)
  const burning = withView(moment, () => ({
    clouds: [{ kind: 'flame' as const, at: area, count: 2, side: 'villain' as const, dissipating: false }],
  }))
  expect(areaFacts(area, table, burning.look.view, 2)).toEqual(
    expect.arrayContaining(['dangerous 2', 'lies here: 2 flame']),
  )
})
