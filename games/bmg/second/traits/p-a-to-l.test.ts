import { controllersOf } from '@gargoyle/bmg-counters'
import { startPlaying } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type TableSketch, type TestAnswer } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  becomeCasualty,
  computeTotal,
  displace,
  inflict,
  meleeTargets,
  raiseAPlan,
  skill,
  sufferEffect,
  trigger,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { duel } from '../testing/duel.ts'
import { stage } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

describe('Painful Empathy', () => {
  const share = (count: number, mate: object = { injury: 3, stun: 2 }, hero: object = {}) => {
    const table = stage({ hero: { traits: ['painful-empathy', 'desensitized'], ...hero }, mate })
    act(table, 'trait:painful-empathy', '', ['wounds', count])
    return table
  }
  const attack = (table: ReturnType<typeof share>) =>
    table.play((game, { hero }) => skill(game, 'attack', hero))

  test('bmg2/trait/painful-empathy: up to two injuries of a friend go over to it, for Attack and Defense +1', () => {
    const table = share(2)
    expect(table.model('hero')).toMatchObject({ injury: 2, stun: 0 })
    expect(table.model('mate')).toMatchObject({ injury: 1, stun: 2 })
    expect([attack(table), attack(share(0))]).toEqual([5, 4])
    expect(() => share(3)).toThrow()
    const stunned = stage({ hero: { traits: ['painful-empathy'] }, mate: { stun: 2 } })
    expect(actionBlockedReason(stunned, 'trait:painful-empathy')).toBe('It sees no injured friend.')
  })

  test('bmg2/trait/painful-empathy, bmg2/core/ko: it may knock itself out by it, and wake its friend', () => {
    const knocked = share(2, { injury: 2 }, { endurance: 4, injury: 1, stun: 1 })
    expect(knocked.model('hero').condition).toBe('ko')
    const woken = share(1, { condition: 'ko', endurance: 4, injury: 3, stun: 1 })
    expect(woken.model('mate')).toMatchObject({ condition: 'down', activated: true, injury: 2 })
  })
})

test('bmg2/trait/panda-costume, bmg2/core/stand: two counters of any kind to stand up', () => {
  const why = (counters: string) =>
    actionBlockedReason(stage({ hero: { traits: ['panda-costume'], counters, condition: 'down' } }), 'stand')
  expect([why('AD'), why('M') === undefined]).toEqual([undefined, false])
  const table = stage({ hero: { traits: ['panda-costume'], counters: 'AADD', condition: 'down' } })
  act(table, 'stand', '', ['counter', 'attack'], ['counter', 'defense'])
  expect(table.model('hero')).toMatchObject({ condition: 'up', counters: { attack: 1, defense: 1 } })
})

describe('Perfect Creations', () => {
  const pyg = { alias: 'Professor Pyg', rank: 'leader' as const }
  const doll = { traits: ['perfect-creations'] }

  test('bmg2/trait/perfect-creations: hired only with Professor Pyg', () => {
    expect(crewProblems({}, { doll: { ...doll, affiliations: ['joker'] } })).toEqual([
      'bmg2/trait/perfect-creations',
    ])
    expect(crewProblems({ alias: 'Professor Pyg' }, { doll: { ...doll, affiliations: ['joker'] } })).toEqual(
      [],
    )
  })

  test('bmg2/trait/perfect-creations: out of the game with Pyg, and it pays nothing', () => {
    const table = stage({ hero: pyg, mate: doll })
    table.play((game, { hero, thug }) => becomeCasualty(game, hero, thug))
    expect(table.model('mate').condition).toBe('casualty')
    expect(table.band('b').earned).toBe(6)
    const other = stage({ hero: { rank: 'leader' }, mate: doll })
    other.play((game, { hero, thug }) => becomeCasualty(game, hero, thug))
    expect(other.model('mate').condition).toBe('up')
  })

  test('bmg2/trait/perfect-creations, bmg2/core/passive-traits: 1SC takes a hit for Pyg within 2"', () => {
    const hit = (hero: object, answers: readonly [string, string][]) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'A' },
          hero: { seat: 'a', touching: 'thug', endurance: 9, ...hero },
          doll: { seat: 'a', at: [33, 36], counters: 'S', ...doll },
        },
        active: 'thug',
      })
      act(table, 'melee:-1', '5 5 3', ...answers)
      return [table.model('hero').stun, table.model('doll').stun]
    }
    expect(hit(pyg, [['perfect-creations', 'yes']])).toEqual([0, 1])
    expect(hit(pyg, [['perfect-creations', 'no']])).toEqual([1, 0])
    expect(hit({}, [])).toEqual([1, 0])
  })
})

test('bmg2/trait/planning-the-move: other Sirens of its crew have a primary target of one kind', () => {
  const table = stage(
    { hero: { traits: ['planning-the-move', 'gotham-city-siren'] }, mate: { traits: ['gotham-city-siren'] } },
    {
      markers: [
        { kind: 'loot', at: [60, 60], seat: 'a' },
        { kind: 'riddle', at: [70, 60], seat: 'b' },
      ],
    },
  )
  table.play((game) => trigger(game, 'game-start', {}), '', ['planned-target', 'loot'])
  table.play((game, { hero, mate }) => {
    const more = (about: typeof hero, at: number) =>
      computeTotal(game, 'objective-points', { about, marker: game.state.markers[at]! }, 0)
    expect([more(mate, 0), more(mate, 1), more(hero, 0)]).toEqual([1, 0, 0])
  })
})

describe('Planning the Move', () => {
  const siren = { traits: ['gotham-city-siren'] }
  const loot = { kind: 'loot', at: [60, 60], seat: 'a' } as const
  const start = (
    cast: { readonly mate?: object; readonly thug?: object },
    markers: TableSketch<string>['markers'] & object,
    ...answers: readonly TestAnswer[]
  ) => {
    const table = stage({ hero: { traits: ['planning-the-move'] }, ...cast }, { markers })
    table.play((game) => trigger(game, 'game-start', {}), '', ...answers)
    return table
  }

  test('bmg2/trait/planning-the-move: kinds on the table are open, and each Siren has one marker of it', () => {
    const sirens = start(
      { mate: siren, thug: { ...siren, seat: 'a' } },
      [loot, { ...loot, at: [70, 60], seat: 'b' }, { kind: 'ammo-crates', at: [70, 70], seat: 'b' }],
      ['planned-target', 'loot'],
      ['primary-target', '1'],
      ['primary-target', '2'],
    )
    expect(Object.keys(sirens.offered('planned-target'))).toEqual(['loot', 'ammo-crates'])
    expect((['hero', 'mate', 'thug'] as const).map((name) => sirens.model(name).effects)).toMatchObject([
      [],
      [{ id: 'primary-target', args: ['1'], until: 'game' }],
      [{ id: 'primary-target', args: ['2'], until: 'game' }],
    ])
  })

  test('bmg2/trait/planning-the-move: not for enemies and other friends, nor without objectives', () => {
    expect([
      start({ thug: siren }, [loot, { kind: 'ammo-crates', at: [70, 70] }]).asked,
      start({ mate: { traits: ['stealth'] } }, [loot, { kind: 'ammo-crates', at: [70, 70] }]).asked,
      start({ mate: siren }, []).asked,
      start({ mate: siren }, [{ kind: 'sewer', at: [60, 60] }]).asked,
    ]).toEqual([[], [], [], []])
  })

  test('bmg2/trait/primary-target-type: objectives of the type that a card names, nothing else', () => {
    const among = (type: string, ...answers: readonly TestAnswer[]) => {
      const table = stage(
        { hero: { traits: [`primary-target-type(${type})`] } },
        {
          markers: [
            { kind: 'titan-container', at: [60, 60] },
            { kind: 'titan-container', at: [70, 60] },
            { kind: 'safe-boxes', at: [60, 70] },
            { kind: 'ammo-crates', at: [70, 70] },
            { kind: 'streetlamp', at: [80, 70] },
          ],
        },
      )
      table.play((game) => trigger(game, 'game-start', {}), '', ...answers)
      const chosen = table.model('hero').effects.map(({ args }) => args[0])
      return [Object.keys(table.offered('primary-target')), chosen]
    }
    expect(among('titan', ['primary-target', '2'])).toEqual([['1', '2'], ['2']])
    // A single one needs no question.
    expect([among('safe-boxes'), among('ammo-crates')]).toEqual([
      [[], ['3']],
      [[], ['4']],
    ])
    expect([among('loot'), among('streetlamp')]).toEqual([
      [[], []],
      [[], []],
    ])
  })
})

describe('Plant', () => {
  test('bmg2/trait/plant: three for every 200 Reputation or part of it', () => {
    const crew = (times: number, reputation: number) =>
      crewProblems(
        { reputation: 0 },
        { weed: { traits: ['plant'], affiliations: ['joker'], times, reputation: 1 } },
        reputation,
      )
    expect([crew(3, 200), crew(4, 200), crew(6, 201)]).toEqual([[], ['bmg2/trait/plant'], []])
  })

  test('bmg2/trait/plant, bmg2/core/seed-markers: two seeds lie on the table, 2" from other markers, and it grows from one', () => {
    const table = setTable({
      models: { weed: { seat: 'a', traits: ['plant'] }, thug: { seat: 'b', at: [80, 80] } },
      markers: [{ kind: 'loot', at: [50, 50] }],
      stage: 'start',
      part: 0,
      zones: { a: 'A', b: 'B' },
    })
    const place = (x: number) => ['seed', { to: [cm(x), cm(50), 0] }] as const
    // 2" are 5.08 cm from edge to edge, 8.08 cm from middle to middle.
    expect(() => table.play((game) => startPlaying(game), '', place(58))).toThrow('2"')
    table.play((game) => startPlaying(game), '', place(58.1), place(70))
    expect(table.state.markers.filter(({ kind }) => kind === 'seed')).toHaveLength(2)
    expect(table.model('weed').at).toBeUndefined()
    table.state.stage = 'plan'
    table.state.part = 0
    table.play((game) => raiseAPlan(game), '', ['grow', '3'])
    expect(table.model('weed')).toMatchObject({ condition: 'up', at: { x: cm(70) } })
    expect(table.state.markers.filter(({ kind }) => kind === 'seed')).toHaveLength(1)
  })

  const weed = (thug: readonly string[] = []) =>
    setTable({
      models: {
        weed: { seat: 'a', at: [30, 30], traits: ['plant'], counters: 'MA', endurance: 4 },
        thug: { seat: 'b', at: [43, 30], traits: thug },
      },
      markers: [{ kind: 'loot', at: [46, 30], seat: 'b' }],
      active: 'weed',
    })

  test('bmg2/trait/plant: it strikes within 4", denies objectives within 4", and controls none', () => {
    weed().play((game, { weed: plant, thug }) => {
      expect(meleeTargets(game, plant, weaponAt(game, plant, -1))).toEqual([thug])
      const [loot] = game.state.markers
      expect(controllersOf(game, loot!, seat('b'))).toEqual([thug])
      loot!.at = { ...loot!.at, x: cm(43) }
      expect(controllersOf(game, loot!, seat('b'))).toEqual([])
      loot!.at = { ...loot!.at, x: cm(31) }
      expect(controllersOf(game, loot!, seat('a'))).toEqual([])
      expect(applies(game, 'cannot-manipulate', { about: plant })).toBe(true)
    })
    expect(actionBlockedReason(weed(), 'melee:-1')).toBeUndefined()
  })

  test('bmg2/trait/plant: K.O. means casualty, and 1VP in all', () => {
    const table = weed()
    table.play((game, { weed: plant, thug }) => inflict(game, plant, { stun: 4, by: thug, cause: 'test' }))
    expect([table.model('weed').condition, table.band('b').earned]).toEqual(['casualty', 1])
  })

  test('bmg2/trait/plant: only Large and Huge models push it, and that is its end', () => {
    const push = (traits: readonly string[]) => {
      const table = weed(traits)
      table.play((game, { weed: plant, thug }) => displace(game, plant, thug.at!, cm(2), thug))
      return table.model('weed').condition
    }
    expect([push([]), push(['large']), push(['huge'])]).toEqual(['up', 'casualty', 'casualty'])
  })

  test('bmg2/trait/plant: no move, no MC, immune to Poison, Knocked Down, Hypnotize and Blind', () => {
    const table = weed()
    table.play((game, { weed: plant }) => {
      expect(computeTotal(game, 'basic-move', { about: plant }, 4)).toBe(0)
      expect(applies(game, 'cannot-spend', { about: plant, purpose: 'movement' })).toBe(true)
    })
    for (const id of ['poison', 'knocked-down', 'hypnotize', 'blind'])
      table.play((game, { weed: plant, thug }) => sufferEffect(game, plant, { id, args: [] }, { by: thug }))
    expect(table.model('weed')).toMatchObject({ effects: [], condition: 'up', seat: 'a' })
  })
})

test('bmg2/trait/play-nice: Henchmen of its crew have Bluff, others do not', () => {
  const { cards } = stage({ hero: { traits: ['play-nice'] } }).content
  expect(cards.map(({ traitIds }) => traitIds.has('bluff'))).toEqual([false, true, false])
})

test('bmg2/trait/plead: who fails a Willpower roll cannot attack it in this round, others can be attacked', () => {
  const plead = (dice: string) => {
    const table = duel({ hero: { traits: ['plead'], counters: 'SS' } }, { active: 'hero' })
    act(table, 'trait:plead', dice)
    return table.play((game, { hero, thug }) =>
      meleeTargets(game, thug, weaponAt(game, thug, -1)).includes(hero),
    )
  }
  expect([plead('6 6'), plead('1 1')]).toEqual([false, true])
})
