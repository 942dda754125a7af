import { must, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { setupContext } from '../book.ts'
import { gcc } from '../gcc.ts'
import { breachesOf } from '../invariants.ts'
import { scaledTo } from '../missions/mission.ts'
import { missions } from '../missions/missions.ts'
import { missingRules } from './read-setup.ts'

const begin = (setup: unknown) => startSession(gcc, { setup, seed: 'x' })
const refusal = (setup: unknown) => {
  const result = begin(setup)
  return result.ok ? undefined : { text: result.reason.text, path: result.reason.path }
}
const mission = 'bombs-at-the-pier'

/** The mission with only this hero allowed. */
const only = (hero: string) => {
  const data = missions.get(mission)!
  return { ...data, heroes: { ...data.heroes, allowed: [hero] } }
}

describe('gcc/core/mission-data: laying out a game', () => {
  test('as the mission says, for the number of heroes', () => {
    const { state, content, seats } = must(begin({ mission, heroes: 3 }))
    expect(seats).toEqual(['Hero 1', 'Hero 2', 'Hero 3', 'villain'])
    const { post } = missions.get(mission)!
    const [reserve, fatigue] = [scaledTo(3, post.reserve), scaledTo(3, post.fatigue)]
    expect(state).toMatchObject({ turn: 1, post: { reserve, fatigue } })
    expect(state.tokens.filter(({ kind }) => kind === 'bomb')).toHaveLength(4)
    const fewer = must(begin({ mission, heroes: 2 }))
    expect(fewer.state.tokens.filter(({ kind }) => kind === 'bomb')).toHaveLength(3)
    expect(fewer.state.post.reserve).toBe(scaledTo(2, post.reserve))
    expect(state.post.river.map((tile) => content.tiles[tile]?.profile.id ?? 'event')).toEqual(
      missions.get(mission)!.river,
    )
    expect(breachesOf(state, content)).toEqual([])
  })

  test.each(
    [...missions.values()].flatMap(({ id, heroes }) =>
      Array.from({ length: heroes.max - heroes.min + 1 }, (_, i) => [id, heroes.min + i] as const),
    ),
  )('%s with %d heroes is sound', (id, heroes) => {
    const { state, content } = must(begin({ mission: id, heroes }))
    expect(breachesOf(state, content)).toEqual([])
    // gcc/core/over-occupation: all found a place.
    const expected = content.mission.data.tiles.flatMap(({ areas, extra }) => [
      ...areas,
      ...extra.filter((more) => heroes >= more.heroes).flatMap((more) => more.areas),
    ])
    expect(state.minis.filter(({ at, side }) => at >= 0 && side !== 'heroes')).toHaveLength(expected.length)
    expect(state.heroes.every(({ mini }) => state.minis[mini]!.at >= 0)).toBe(true)
  })

  test('heroes on the list of the mission play, whichever their side', () => {
    expect(refusal({ mission: only('azrael'), heroes: ['azrael'] })).toBeUndefined()
    expect(refusal({ mission: only('joker'), heroes: ['joker'] })).toBeUndefined()
  })

  test('gcc/skill/elite-command: an elite tile of the hero’s own side, chosen or the first that is free', () => {
    const commands = (given?: readonly string[]) => {
      const riddler = given === undefined ? 'riddler' : { hero: 'riddler', commands: given }
      const result = begin({ mission: 'breakout', heroes: [riddler] })
      return result.ok ? result.value.content.setup.heroes[0]!.commands : result.reason.rule
    }
    expect(commands(['jailers'])).toEqual(['jailers'])
    const [usual] = commands() ?? []
    expect(setupContext.catalogue.tiles.get(usual!)).toMatchObject({ level: 'elite', side: 'villain' })
    expect(commands(['devgru'])).toBe('gcc/skill/elite-command')
    expect(commands(['nobody'])).toBe('gcc/skill/elite-command')
  })

  test('gcc/core/sides: neutral tiles of a mission are neutral, all others the villain’s', () => {
    const { content } = must(begin({ mission: 'the-captive', heroes: 1 }))
    const sides = content.minis.slice(1).map(({ side, tile }) => [side, content.tiles[tile]!.profile.side])
    expect(new Set(sides.map(([side]) => side))).toEqual(new Set(['neutral', 'villain']))
    for (const [side, printed] of sides) expect(side === 'neutral').toBe(printed === 'neutral')
  })

  test('gcc/core/bat-gadgets: no larger together than the belt, chosen or usual', () => {
    const items = (entry: unknown) =>
      must(begin({ mission, heroes: [entry] })).content.setup.heroes[0]!.gadgets
    expect(items({ hero: 'batgirl', gadgets: ['disposal-drone', 'batarangs'] })).toEqual([
      'disposal-drone',
      'batarangs',
    ])
    expect(items('batgirl')).toHaveLength(3)
    expect(
      refusal({ mission, heroes: [{ hero: 'batgirl', gadgets: ['disposal-drone', 'armour-plates'] }] }),
    ).toEqual({
      text: 'Bat-gadgets of size 4 do not fit a utility belt of 3.',
      path: 'heroes.0.gadgets',
    })
  })

  test.each<[string, unknown, RegExp, string]>([
    ['an unknown mission', { mission: 'moon' }, /no mission "moon"/, 'mission'],
    [
      'too many heroes',
      { mission, heroes: ['batgirl', 'azrael', 'alfred', 'batwing', 'red-robin'] },
      /1 to 4 heroes/,
      'heroes',
    ],
    ['an unknown hero', { mission, heroes: ['moon'] }, /no hero "moon"/, 'heroes.0'],
    ['a hero of the other side', { mission, heroes: ['joker'] }, /does not play/, 'heroes.0'],
    ['the same hero twice', { mission, heroes: ['batgirl', 'batgirl'] }, /plays already/, 'heroes.1'],
    [
      'equipment in the belt',
      { mission, heroes: [{ hero: 'batgirl', gadgets: ['tonfa'] }] },
      /no bat-gadget/,
      'heroes.0.gadgets.0',
    ],
    [
      'the same gadget twice',
      { mission, heroes: [{ hero: 'batgirl', gadgets: ['batarangs', 'batarangs'] }] },
      /taken twice/,
      'heroes.0.gadgets',
    ],
    [
      'more tiles than are commanded',
      { mission, heroes: [{ hero: 'batgirl', commands: ['drones'] }] },
      /commands 0 tiles, not 1/,
      'heroes.0.commands',
    ],
    [
      'a hero who is not on the list of the mission',
      { mission: only('azrael'), heroes: ['batgirl'] },
      /does not play/,
      'heroes.0',
    ],
    ['no setup at all', null, /./, ''],
  ])('%s is refused with its place', (_, setup, text, path) => {
    expect(refusal(setup)?.text).toMatch(text)
    expect(refusal(setup)?.path).toBe(path)
  })

  test('a hero with a skill that nothing enforces cannot be played, and says so', () => {
    const enforced = { skills: new Set(['parkour']), traits: new Set<string>() }
    const profile = setupContext.catalogue.heroes.get('batgirl')!
    expect(missingRules(profile, { enforced })).toContain('support')
    expect(missingRules(profile, setupContext)).toEqual([])
  })
})
