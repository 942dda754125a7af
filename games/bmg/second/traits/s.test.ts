import { hasEffect } from '@gargoyle/bmg-common'
import type { Equipment } from '@gargoyle/bmg-counters'
import { obstaclesFor } from '@gargoyle/bmg-counters'
import { rollDistance } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  becomeCasualty,
  computeTotal,
  damageTaken,
  gainTrait,
  hasTraitNow,
  inflict,
  sufferEffect,
  trigger,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { recall } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewReport } from '../testing/crew.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/safe-hands: nothing is stolen from it', () => {
  const left = (traits: readonly string[]) => {
    const table = duel({ hero: { traits, weapons: [{ damage: 'I' }] } })
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'steal', args: [] }, { by: thug }))
    return table.model('hero').arms.length
  }
  expect([left(['safe-hands']), left([])]).toEqual([1, 0])
})

describe('Sapper', () => {
  const line = (damage = 'I', rof = 1) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [40, 30], traits: ['sapper'], counters: 'SS' },
        thug: {
          seat: 'b',
          at: [60, 30],
          weapons: [{ damage, rof, rules: ['firearm'] }],
          counters: 'AA',
        },
      },
      active: 'hero',
    })
    act(table, 'trait:sapper', '', ['sandbags', { to: [cm(43), cm(30), 0] }])
    return table
  }
  const shootAtBags = (table: ReturnType<typeof line>, dice: string, shots: number) => {
    table.model('thug').counters.attack = 2
    table.state.activation = {
      ...table.state.activation!,
      model: 1,
      declared: 'attack',
      attacks: 0,
      attackKind: undefined,
    }
    act(table, 'ranged:0', dice, ['shots', { 'lamp:1': shots }])
  }

  test('bmg2/trait/sapper: sandbags in contact stop shots on 5+, once a game', () => {
    const table = line()
    table.play((game, { hero, thug }) => {
      const body = { ...hero.at!, radius: cm(1.5), height: cm(4) }
      expect(obstaclesFor(game, thug, body, hero).map(({ name, needs }) => [name, needs])).toEqual([
        ['sandbags', 5],
      ])
    })
    expect(actionBlockedReason(table, 'trait:sapper')).toBe('Once a game.')
  })

  test('bmg2/trait/sapper: the fourth damage is their end', () => {
    const table = line()
    const shoot = (dice: string) => {
      shootAtBags(table, dice, 1)
      return table.state.markers.length
    }
    expect([shoot('2 2'), shoot('2 2'), shoot('1'), shoot('2 2'), shoot('2 2')]).toEqual([1, 1, 1, 1, 0])
  })

  test('bmg2/trait/sapper: every marker of every shot counts', () => {
    const left = (damage: string, dice: string) => {
      const table = line(damage, 2)
      shootAtBags(table, dice, 2)
      return table.state.markers.map((marker) => recall(marker, damageTaken))
    }
    expect([left('IS', '2 2 2 1'), left('IS', '2 2 2 2'), left('I', '2 2 2 2')]).toEqual([[2], [], [2]])
  })

  test('bmg2/trait/sapper, bmg2/core/crouch: who touches them crouches behind them, and has +1 on their Ping!', () => {
    const table = line()
    table.model('hero').counters.special = 1
    const stops = () =>
      table.play((game, { hero, thug }) =>
        obstaclesFor(game, thug, { ...hero.at!, radius: cm(1.5), height: cm(4) }, hero).map(
          ({ needs, cover }) => needs - cover,
        ),
      )
    expect(stops()).toEqual([5])
    act(table, 'cover:sandbags-1')
    expect([stops(), table.model('hero').counters.special]).toEqual([[4], 0])
    const far = line()
    far.model('hero').at = { x: cm(39), y: cm(30), z: 0 }
    far.model('hero').counters.special = 1
    expect(actionBlockedReason(far, 'cover:sandbags-1')).toBe('It is not listed.')
  })
})

test('bmg2/trait/subliminal-suggestion, bmg2/core/mental-disorder: a disorder that was gained counts', () => {
  const table = stage({ hero: { traits: ['subliminal-suggestion'] }, thug: {} })
  expect(actionBlockedReason(table, 'trait:subliminal-suggestion')).toContain('mental disorder')
  table.play((game, { thug }) => gainTrait(game, thug, { id: 'ocd', args: [] }, 'game'))
  expect(actionBlockedReason(table, 'trait:subliminal-suggestion')).toBeUndefined()
})

test('bmg2/trait/savage-fighter: +1 to hit when it pushes, not when it strikes', () => {
  duel({ thug: { traits: ['savage-fighter'] } }).play((game, { hero, thug }) => {
    const bonus = (mode: 'push' | 'strike') =>
      computeTotal(game, 'impact-roll', { about: thug, strike: strikeOf(game, thug, hero, { mode }) }, 0)
    expect([bonus('push'), bonus('strike')]).toEqual([1, 0])
  })
})

test('bmg2/trait/self-destruction: all others under the template are hit, friends too, and it is a casualty', () => {
  const table = stage({
    hero: { traits: ['self-destruction'] },
    mate: { at: [30, 35] },
    thug: { at: [60, 30] },
  })
  act(table, 'trait:self-destruction', '2 3')
  expect(table.model('hero').condition).toBe('casualty')
  expect(table.model('mate')).toMatchObject({ injury: 1, stun: 1 })
  expect(table.model('thug').injury).toBe(0)
})

test('bmg2/trait/self-discipline: enemies neither hypnotize nor goad it, friends may still move it', () => {
  const table = duel({
    hero: { traits: ['self-discipline', 'paranoid'] },
    thug: { traits: ['goad', 'subliminal-suggestion'], counters: 'SSS' },
  })
  table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'hypnotize', args: [] }, { by: thug }))
  expect(table.model('hero').seat).toBe('a')
  expect(actionBlockedReason(table, 'trait:goad')).toContain('It sees no enemy')
  expect(actionBlockedReason(table, 'trait:subliminal-suggestion')).toContain('It sees no one')
  const friend = stage({
    hero: { traits: ['subliminal-suggestion'] },
    mate: { traits: ['self-discipline', 'paranoid'] },
  })
  expect(actionBlockedReason(friend, 'trait:subliminal-suggestion')).toBeUndefined()
})

test('bmg2/trait/sharpshooter, bmg2/core/ping: no Ping! against its shots', () => {
  const ignores = (traits: readonly string[]) =>
    shootOut({ thug: { traits } }).play((game, { hero, thug }) =>
      applies(game, 'ignores-blink', {
        about: thug,
        strike: strikeOf(game, thug, hero, { kind: 'ranged', arm: 0 }),
      }),
    )
  expect([ignores(['sharpshooter']), ignores([])]).toEqual([true, false])
})

test('bmg2/trait/shockwave: enemies within 4" lose 1MC, friends none', () => {
  const table = stage({ hero: { traits: ['shockwave'] }, mate: { counters: 'M' }, thug: { counters: 'MM' } })
  act(table, 'trait:shockwave')
  expect([table.model('thug').counters.movement, table.model('mate').counters.movement]).toEqual([1, 1])
  const far = stage({ hero: { traits: ['shockwave'] }, thug: { counters: 'M', at: [43.3, 30] } })
  expect(actionBlockedReason(far, 'trait:shockwave')).toBe('No enemy within 4" has MC.')
})

test('bmg2/trait/smuggler: Magazines and Radios at half price, other things not', () => {
  const item = (name: string): Equipment => ({
    id: name.toLowerCase(),
    name,
    funding: 200,
    most: 2,
    affiliations: ['joker'],
  })
  const spent = (traits: readonly string[], name: string) =>
    crewReport({ traits }, { clown: { affiliations: ['joker'], items: [item(name)] } }).funding.spent
  expect([
    spent(['smuggler'], 'Magazine'),
    spent(['smuggler'], 'Radio'),
    spent(['smuggler'], 'Whistle'),
    spent([], 'Radio'),
  ]).toEqual([100, 100, 200, 200])
})

test('bmg2/trait/sneaking, bmg2/core/recount-order: up to 2" at the start of the Recount, not while K.O.', () => {
  const table = stage({ hero: { traits: ['sneaking'], counters: '' } })
  const sneak = (y: number) =>
    table.play((game) => trigger(game, 'recount-start', {}), '', ['move', { to: [cm(30), cm(y), 0] }])
  expect(() => sneak(24.8)).toThrow()
  sneak(25)
  expect(table.model('hero').at?.y).toBe(cm(25))
  const out = stage({ hero: { traits: ['sneaking'], condition: 'ko' } })
  out.play((game) => trigger(game, 'recount-start', {}))
  expect(out.asked).toEqual([])
})

test('bmg2/trait/soul-armor: up to two markers off, once a game', () => {
  const table = stage({ hero: { traits: ['soul-armor'], counters: 'SSSSSS', injury: 2, stun: 2 } })
  act(table, 'trait:soul-armor', '', ['remove-markers', 1])
  expect(table.model('hero')).toMatchObject({ injury: 1, stun: 1 })
  expect(actionBlockedReason(table, 'trait:soul-armor')).toBe('Once a game.')
})

test('bmg2/trait/steel-hands: bare hands do three stuns and push', () => {
  const table = duel({ thug: { traits: ['steel-hands'], counters: 'A' } })
  const before = table.model('hero').at!.x
  act(table, 'melee:-1', '5 5 3')
  expect(table.model('hero').stun).toBe(3)
  expect(table.model('hero').at!.x).toBeGreaterThan(before)
})

test('bmg2/trait/subliminal-suggestion, bmg2/core/mental-disorder: who has a disorder is moved up to 4", friend or foe', () => {
  const table = stage({
    hero: { traits: ['subliminal-suggestion'] },
    thug: { traits: ['paranoid'], counters: 'M' },
  })
  act(table, 'trait:subliminal-suggestion', '', ['move', { to: [cm(53), cm(30), 0] }])
  expect(table.model('thug')).toMatchObject({ at: { x: cm(53) }, counters: { movement: 1 } })
  expect(table.asked).toEqual(['a: move'])
  expect(
    actionBlockedReason(
      stage({ hero: { traits: ['subliminal-suggestion'] } }),
      'trait:subliminal-suggestion',
    ),
  ).toContain('mental disorder')
})

test('bmg2/trait/super-jump: placed anywhere within 8", once an activation', () => {
  const table = stage({ hero: { traits: ['super-jump'] } })
  const jump = (y: number) => act(table, 'trait:super-jump', '', ['place', { to: [cm(30), cm(y), 0] }])
  expect(() => jump(6)).toThrow()
  jump(8)
  expect(table.model('hero')).toMatchObject({ at: { y: cm(8) }, counters: { movement: 0, special: 2 } })
  expect(actionBlockedReason(table, 'trait:super-jump')).toBe('Once an activation.')
})

test('bmg2/trait/supernatural, bmg2/weapon-rule/magic: all its weapons are Magic, those of others not', () => {
  const table = stage({ hero: { traits: ['supernatural'], weapons: [{ damage: 'I' }] } })
  table.play((game, { hero, mate }) => {
    const magic = (model: typeof hero, arm: number) =>
      weaponAt(game, model, arm).rules.some(({ id }) => id === 'magic')
    expect([magic(hero, 0), magic(hero, -1), magic(mate, -1)]).toEqual([true, true, false])
  })
})

test('bmg2/trait/surgical-madness, bmg2/table/surgical-madness: the patient of its Medic loses a marker more and gains a trait', () => {
  const treat = (cured: boolean) => {
    const table = stage({
      hero: { traits: ['medic', 'surgical-madness'] },
      mate: { touching: 'hero', stun: 4 },
    })
    if (cured)
      table
        .model('hero')
        .effects.push({ id: 'psychoanalysis', until: 'round', args: [], value: 0, by: undefined })
    act(table, 'trait:medic', cured ? '' : '2')
    return [table.model('mate').stun, table.play((game, { mate }) => hasTraitNow(game, mate, 'stupid'))]
  }
  expect([treat(false), treat(true)]).toEqual([
    [1, true],
    [2, false],
  ])
})

describe('Survivor', () => {
  test('bmg2/trait/survivor: on 5+ it loses an injury and lies on the ground instead of being a casualty', () => {
    const die = (dice: string) => {
      const table = duel({ hero: { traits: ['survivor'], endurance: 4 } })
      table.play((game, { hero, thug }) => inflict(game, hero, { injury: 4, by: thug, cause: 'test' }), dice)
      return [table.model('hero').condition, table.model('hero').injury]
    }
    expect(die('5')).toEqual(['down', 3])
    expect(die('4')[0]).toBe('casualty')
  })

  test('bmg2/trait/survivor, bmg2/core/sewers: below ground it stays there, awake or K.O., and lies nowhere', () => {
    const below = (parts: object, dice: string) => {
      const table = duel({ hero: { traits: ['survivor'], endurance: 4 } })
      Object.assign(table.model('hero'), { at: undefined, condition: 'away', sewerSince: 1, ...parts })
      table.play((game, { hero }) => becomeCasualty(game, hero, undefined), dice)
      const { at, condition, sewerSince } = table.model('hero')
      return [at, condition, sewerSince]
    }
    expect(below({ injury: 4 }, '5')).toEqual([undefined, 'away', 1])
    expect(below({ injury: 4, stun: 1 }, '5')).toEqual([undefined, 'ko', 1])
    expect(below({ injury: 4 }, '4')).toEqual([undefined, 'casualty', undefined])
  })

  test('bmg2/trait/survivor: also when it is arrested, but it stays K.O. where its markers say so', () => {
    const table = duel({ hero: { traits: ['survivor'], endurance: 4, stun: 4, condition: 'ko' } })
    table.play((game, { hero, thug }) => becomeCasualty(game, hero, thug), '6')
    expect(table.model('hero').condition).toBe('ko')
    expect(hasEffect(table.model('hero'), 'survivor')).toBe(false)
  })
})

test('bmg2/trait/swift, bmg2/core/movement: 2" more for every two MC on distance', () => {
  const far = (traits: readonly string[], counters: number) =>
    stage({ hero: { traits, counters: 'MMMMM', movement: 5 } }).play((game, { hero }) =>
      rollDistance(game, hero, counters),
    )
  expect([far(['swift'], 1), far(['swift'], 2), far(['swift'], 5), far([], 2)]).toEqual([2, 6, 14, 4])
})
