import { must } from '@gargoyle/engine'
import { gcc, gccSetupContext } from '@gargoyle/gcc'
import { expect, test } from 'vitest'
import {
  castingOf,
  castings,
  type MissionMenu,
  orderOf,
  quickStart,
  readChoices,
  usualChoices,
  withHero,
  withHeroes,
  withMission,
} from './choices.ts'

const menuOf = (id: string): MissionMenu => {
  const { name, heroes } = gccSetupContext.missions.get(id)!
  const { min, max, suggested, side } = heroes
  const all = [...gccSetupContext.catalogue.heroes.values()].filter((hero) => hero.side === side)
  return { id, name, min, max, suggested, heroes: all.map((hero) => hero.id) }
}

const teaching = menuOf('first-night')
const pier = menuOf('bombs-at-the-pier')

test('Play now and what is usual can be played', () => {
  expect(gcc.prepare(quickStart('x').setup).ok).toBe(true)
  const order = must(orderOf(usualChoices, teaching, () => 'fresh'))
  expect(gcc.prepare(order.setup).ok).toBe(true)
  expect(order).toMatchObject({
    seed: 'fresh',
    seats: {
      'Hero 1': { kind: 'person', player: 'Player 1' },
      'Hero 2': { kind: 'person', player: 'Player 1' },
      villain: { kind: 'bot', name: 'regular' },
    },
  })
})

test.each([...gccSetupContext.missions.keys()])('%s can be played with its suggested heroes', (id) => {
  const menu = menuOf(id)
  const order = must(orderOf(withMission(usualChoices, menu), menu, () => 'x'))
  expect(gcc.prepare(order.setup)).toMatchObject({ ok: true })
})

test('another mission brings its heroes, as many as before if they fit', () => {
  const four = withHeroes(withMission(usualChoices, pier), 4, pier)
  expect(four.heroes).toHaveLength(4)
  expect(withMission(four, teaching).heroes).toEqual(teaching.suggested.slice(0, 2))
})

test('more heroes are others, fewer are the first; choosing one who plays elsewhere changes places', () => {
  const three = withHeroes({ ...usualChoices, heroes: ['batgirl'] }, 3, pier)
  expect(new Set(three.heroes).size).toBe(3)
  expect(three.heroes[0]).toBe('batgirl')
  expect(withHeroes(three, 1, pier).heroes).toEqual(['batgirl'])
  const [a, b] = usualChoices.heroes
  expect(withHero(usualChoices, 0, b ?? '').heroes).toEqual([b, a])
  expect(withHero(usualChoices, 0, 'azrael').heroes).toEqual(['azrael', b])
})

test('too many heroes and one hero twice are refused in words', () => {
  const many = { ...usualChoices, heroes: ['batgirl', 'red-robin', 'azrael'] }
  expect(orderOf(many, teaching, () => 'x')).toMatchObject({
    ok: false,
    reason: { text: 'First Night is for 1 to 2 heroes.' },
  })
  expect(orderOf({ ...usualChoices, heroes: ['batgirl', 'batgirl'] }, teaching, () => 'x').ok).toBe(false)
})

test('the usual ways to share seats are known again; a mixture is none of them', () => {
  for (const [name, casting] of Object.entries(castings))
    expect(castingOf({ ...usualChoices, ...casting })).toBe(name)
  expect(castingOf({ ...usualChoices, villain: 'novice' })).toBe('heroes')
  expect(castingOf({ ...usualChoices, villain: 'Player 2' })).toBeUndefined()
})

test('what was chosen last time comes back; nonsense is as usual, and chance is drawn anew', () => {
  const missions = [teaching, pier]
  const chosen = { ...withMission(usualChoices, pier), villain: 'Player 2', seed: 'moon' } as const
  expect(readChoices(JSON.stringify(chosen), missions)).toEqual({ ...chosen, seed: '' })
  expect(readChoices('{', missions)).toEqual(usualChoices)
  expect(readChoices('{"mission":"gone"}', missions)).toEqual(usualChoices)
  const odd = readChoices(JSON.stringify({ ...chosen, heroes: ['nobody'], players: ['x'] }), missions)
  expect(odd.heroes).toEqual(pier.suggested.slice(0, 2))
  expect(odd.players).toEqual(usualChoices.players)
})
