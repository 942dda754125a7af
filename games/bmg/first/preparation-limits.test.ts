import { boxOfZone } from '@gargoyle/bmg-common'
import { deployModel, deploymentAreas } from '@gargoyle/bmg-counters'
import { bands, judgeObjective, objectives, playStrategies, startPlaying } from '@gargoyle/bmg-counters/parts'
import { ANY, type ModelSketch, spotInCm, testBook, to } from '@gargoyle/bmg-counters/testing'
import { seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from './book.ts'
import { setTable } from './testing/table.ts'

const a = seat('a')
const pair = { hero: { seat: 'a' }, thug: { seat: 'b' } } as const satisfies Record<string, ModelSketch>

describe('sides', () => {
  const sides = (models: Readonly<Record<string, ModelSketch>>, roll: string, scenario = 'ambush') => {
    const table = setTable<string>({ models, stage: 'bands', part: 0, scenario })
    const equal = Object.keys(models).length === 2 && scenario === 'ambush'
    table.play((game) => bands(game), roll, ...(equal ? [['area', 'B'] as const] : []))
    return [table.band('a').zone, table.band('b').zone, table.state.stage, table.state.firstDeployer]
  }

  test('bmg1/scenario-rule/ambush-sides: the larger band attacks whichever side wins the roll, and only the larger', () => {
    const larger = { ...pair, mate: { seat: 'a' } } as const
    expect([sides(larger, '6 1'), sides(larger, '1 6')]).toEqual([
      ['A', 'B', 'bands', 'a'],
      ['A', 'B', 'bands', 'b'],
    ])
    const smaller = { ...pair, other: { seat: 'b' } } as const
    expect([sides(smaller, '6 1'), sides(smaller, '1 6')]).toEqual([
      ['B', 'A', 'bands', 'a'],
      ['B', 'A', 'bands', 'b'],
    ])
    expect(sides(pair, '6 1')).toEqual(['B', 'A', 'bands', 'a'])
  })

  test('bmg1/scenario/chance-encounter: no band has an area, and no model is deployed', () => {
    expect(sides(pair, '1 6', 'chance-encounter')).toEqual([undefined, undefined, 'objectives', 'b'])
  })
})

describe('deployment', () => {
  const placed = (
    place: readonly [number, number, number],
    parts: {
      scenario?: string
      inForce?: string
      hero?: Partial<ModelSketch>
      group?: 1 | 2
      crouch?: string
    } = {},
  ) => {
    const table = setTable({
      models: { hero: { seat: 'a', ...parts.hero }, thug: { seat: 'b' } },
      scenario: parts.scenario ?? 'skirmish',
      zones: { a: 'A', b: 'B' },
      ...(parts.crouch === undefined
        ? {}
        : { pieces: [box('crate', cm(12), cm(40), cm(2), cm(10), cm(2.5))] }),
    })
    if (parts.inForce !== undefined) table.band('a').inForce.push(parts.inForce)
    table.play(
      (game, { hero }) => deployModel(game, hero, parts.group),
      '',
      ['place', { to: place }],
      ...(parts.crouch === undefined ? [] : [['crouch', parts.crouch] as const]),
    )
    return table
  }
  const outside = 'wholly in your deployment area'

  test('bmg1/strategy/fast-advance: where a band has two areas they grow by 5 cm, on every side', () => {
    const far = (x: number, y: number) => () =>
      placed(to(x, y), { scenario: 'securing-the-area', inForce: 'fast-advance' })
    // Area A: 28 cm in the south-west and in the north-east.
    expect(far(31.5, 10)).not.toThrow()
    expect(far(31.6, 10)).toThrow(outside)
    expect(far(88.5, 110)).not.toThrow()
    expect(far(88.4, 110)).toThrow(outside)
    expect(far(110, 88.5)).not.toThrow()
    expect(far(110, 88.4)).toThrow(outside)
  })

  describe('groups that stand apart', () => {
    const south = to(10, 10)
    const north = to(110, 110)
    const own = { one: { seat: 'a' }, two: { seat: 'a' }, three: { seat: 'a' }, thug: { seat: 'b' } } as const
    /** Deploys models one after the other, each with its group. */
    const deploy = (scenario: string, ...steps: readonly (readonly [1 | 2, readonly number[]])[]) => {
      const table = setTable({ models: own, zones: { a: 'A', b: 'B' }, scenario })
      for (const [at, [group, spot]] of steps.entries())
        table.play((game) => deployModel(game, game.state.models[at]!, group), '', ['place', { to: spot }])
      return table
    }

    test('bmg1/scenario-rule/securing-areas: the first group takes either area, all of it the same', () => {
      for (const [taken, beside, other] of [
        [south, to(15, 15), north],
        [north, to(105, 105), south],
      ] as const) {
        expect(() => deploy('securing-the-area', [1, taken], [1, beside])).not.toThrow()
        expect(() => deploy('securing-the-area', [1, taken], [1, other])).toThrow(outside)
      }
    })

    test('bmg1/scenario-rule/securing-areas, bmg1/scenario-rule/ambush-sides: the second takes the one that is left', () => {
      expect(() => deploy('securing-the-area', [1, north], [2, south], [2, to(15, 15)])).not.toThrow()
      expect(() => deploy('securing-the-area', [1, north], [2, to(105, 105)])).toThrow(outside)
      expect(() => deploy('ambush', [1, to(115, 60)], [2, to(5, 60)])).not.toThrow()
      expect(() => deploy('ambush', [1, to(115, 60)], [2, to(115, 70)])).toThrow(outside)
    })

    test('bmg1/core/deployment-groups: elsewhere they stand together', () => {
      expect(() => deploy('skirmish', [1, to(10, 60)], [2, to(10, 70)])).not.toThrow()
    })
  })

  test('bmg1/strategy/patrol: a model that stays in its area is not the one that goes ahead', () => {
    const noted = (x: number) => placed(to(x, 50), { inForce: 'patrol' }).state.memory
    expect([noted(10), noted(25)]).toEqual([{}, { 'patrol/sent': { a: 1 } }])
  })

  test('bmg1/core/deployment-groups: no model has to start crouched', () => {
    expect(placed(to(10.5, 45), { crouch: '(no)' }).model('hero').effects).toEqual([])
    expect(placed(to(10.5, 45), { crouch: 'crate' }).model('hero').effects).toMatchObject([{ id: 'cover' }])
  })
})

describe('late deployment', () => {
  const late = { seat: 'a', traits: ['hidden'] } as const

  test('bmg1/trait/hidden: players who deployed first come first, and no model twice', () => {
    const table = setTable({
      models: {
        hero: late,
        there: { ...late, at: [10, 20] },
        below: late,
        thug: { seat: 'b', traits: ['hidden'] },
      },
      stage: 'start',
      part: 0,
      zones: { a: 'A', b: 'B' },
    })
    table.state.firstDeployer = seat('b')
    table.model('below').sewerSince = 1
    table.play((game) => startPlaying(game), '', ['place', { to: to(60, 20) }], ['place', { to: to(60, 90) }])
    expect(table.asked).toEqual(['b: place', 'a: place'])
    expect(table.model('hero').at!.y).toBe(cm(90))
    expect([table.model('there').at!.x, table.model('below').at]).toEqual([cm(10), undefined])
  })

  test('bmg1/scenario/chance-encounter: there hidden models come with the others', () => {
    const table = setTable({
      models: { hero: late, thug: { seat: 'b' } },
      stage: 'start',
      scenario: 'chance-encounter',
    })
    table.play((game) => startPlaying(game))
    expect([table.asked, table.model('hero').condition]).toEqual([[], 'away'])
  })
})

describe('objectives', () => {
  const stage = (scenario: string, zones: { a: 'A' | 'B'; b: 'A' | 'B' } = { a: 'A', b: 'B' }) =>
    setTable({ models: pair, scenario, zones, stage: 'objectives', part: 0 })
  const judged = (
    table: ReturnType<typeof stage>,
    kind: 'loot' | 'ammo-crates',
    ...places: readonly (readonly [number, number])[]
  ) => places.map(([x, y]) => table.play((game) => judgeObjective(game, a, kind, spotInCm(x, y))))
  const owed = 'The scenario wants one in each of its zones.'

  test('bmg1/core/objective-placement: exactly 5 cm from another object is far enough', () => {
    const table = stage('skirmish')
    table.state.markers.push({ id: 9, kind: 'loot', at: spotInCm(60, 60), seat: a, memory: {} })
    expect(judged(table, 'loot', [68, 60], [67.9, 60])).toEqual([
      undefined,
      'It must be 5 cm from other objects.',
    ])
  })

  describe('bmg1/strategy/fast-advance: the area itself is larger, for all that comes after it', () => {
    const near = 'It may not be within 10 cm of your own area.'
    const advanced = (who: 'a' | 'b', scenario = 'skirmish') => {
      const table = stage(scenario)
      table.band(who).inForce.push('fast-advance')
      return table
    }

    test('bmg1/core/strategies: bought twice it counts twice', () => {
      const reach = (times: number, scenario: string) => {
        const table = stage(scenario)
        for (let n = 0; n < times; n++) table.band('a').inForce.push('fast-advance')
        return table.play((game) =>
          deploymentAreas(game, seat('a')).map((zone) => boxOfZone(zone).maxX / cm(1)),
        )
      }
      expect([reach(1, 'skirmish'), reach(2, 'skirmish')]).toEqual([[30], [40]])
      expect(reach(2, 'securing-the-area')).toEqual([38, 130])
    })

    test('bmg1/core/objective-placement: own objectives keep away from it, strips of 20 cm become 30', () => {
      const places = [
        [41.6, 60],
        [41.5, 60],
      ] as const
      expect(judged(advanced('a'), 'loot', ...places)).toEqual([undefined, near])
      expect(judged(stage('skirmish'), 'loot', ...places)).toEqual([undefined, undefined])
    })

    test('bmg1/objective/ammo-crates, bmg1/objective/loot: those of the enemy go into it, and neutral ground is further away', () => {
      const [enemy, neutral] = [
        'It goes into the enemy area.',
        'It goes on neutral ground, 20 cm from the enemy area.',
      ]
      expect(judged(advanced('b'), 'ammo-crates', [91.5, 60], [91.4, 60])).toEqual([undefined, enemy])
      expect(judged(stage('skirmish'), 'ammo-crates', [91.5, 60])).toEqual([enemy])
      expect(judged(advanced('b'), 'loot', [68.5, 60], [68.6, 60])).toEqual([undefined, neutral])
    })

    test('bmg1/scenario-rule/securing-areas: two areas are 5 cm larger each', () => {
      const table = advanced('a', 'securing-the-area')
      const plain = stage('securing-the-area')
      for (const each of [table, plain]) each.band('a').objectives.push('riddle', 'ammo-crates', 'loot')
      expect(judged(table, 'loot', [44.6, 10], [44.4, 10])).toEqual([undefined, near])
      expect(judged(plain, 'loot', [44.4, 10])).toEqual([undefined])
    })
  })

  test('bmg1/core/objective-placement: the 5 cm are measured straight, slantwise too', () => {
    const table = stage('skirmish')
    table.state.markers.push({ id: 9, kind: 'loot', at: spotInCm(60, 60), seat: a, memory: {} })
    // The markers are 3 cm wide: 8 cm from middle to middle.
    expect(judged(table, 'loot', [65.7, 65.7], [65.6, 65.6])).toEqual([
      undefined,
      'It must be 5 cm from other objects.',
    ])
  })

  test('bmg1/objective/loot, bmg1/scenario-rule/ambush-sides: only the defender of Ambush may put loot into the enemy area', () => {
    const neutral = 'It goes on neutral ground, 20 cm from the enemy area.'
    expect(judged(stage('skirmish', { a: 'B', b: 'A' }), 'loot', [10, 60])).toEqual([neutral])
    expect(judged(stage('ambush', { a: 'A', b: 'B' }), 'loot', [60, 60])).toEqual([neutral])
  })

  test('bmg1/core/strategy-order, bmg1/strategy/change-of-plans: what comes last in its phase is not played in an earlier one', () => {
    const table = stage('skirmish')
    table.state.markers.push({ id: 9, kind: 'loot', at: spotInCm(60, 60), seat: a, memory: {} })
    table.band('a').strategies.push('change-of-plans')
    for (const phase of ['A', 'B', 'C'] as const) table.play((game) => playStrategies(game, phase))
    expect([table.band('a').strategies, table.band('a').inForce]).toEqual([['change-of-plans'], []])
  })

  test('bmg1/core/objective-placement: neither of two own areas may be near', () => {
    const own = 'It may not be within 10 cm of your own area.'
    const table = stage('securing-the-area')
    table.band('a').objectives = ['loot', 'loot', 'loot']
    expect(judged(table, 'loot', [10, 35], [110, 85], [60, 60])).toEqual([own, own, undefined])
  })

  test('bmg1/scenario-rule/securing-areas: a zone that has one of the player’s own is paid, one with another’s is not', () => {
    const table = stage('securing-the-area')
    table.band('a').objectives = ['riddle', 'ammo-crates']
    const lay = (owner: 'a' | 'b', x: number, y: number, kind: 'loot' | 'sewer' = 'loot') =>
      table.state.markers.push({
        id: 90 + table.state.markers.length,
        kind,
        at: spotInCm(x, y),
        seat: seat(owner),
        memory: {},
      })
    // Area B: the south-east and north-west corners; the middle too.
    lay('b', 60, 60)
    lay('a', 60, 70, 'sewer')
    expect(judged(table, 'loot', [60, 20], [50, 50])).toEqual([owed, undefined])
    lay('a', 60, 50)
    table.band('a').objectives = ['ammo-crates']
    expect(judged(table, 'loot', [50, 55], [110, 10])).toEqual([owed, undefined])
    lay('a', 110, 20)
    lay('a', 10, 110)
    expect(judged(table, 'loot', [60, 20])).toEqual([undefined])
  })

  test('bmg1/scenario-rule/ambush-sides: only the defender owes the areas of the attacker an objective', () => {
    const defender = stage('ambush', { a: 'B', b: 'A' })
    defender.band('a').objectives = ['riddle']
    expect(judged(defender, 'loot', [7.5, 30], [30, 20])).toEqual([undefined, owed])
    const attacker = stage('ambush')
    attacker.band('a').objectives = []
    expect(judged(attacker, 'ammo-crates', [60, 60], [60, 100])).toEqual([
      undefined,
      'It goes into the enemy area.',
    ])
  })

  test('bmg1/scenario-rule/securing-areas: once all zones have one, loot still goes to an enemy area or neutral ground', () => {
    const table = stage('securing-the-area')
    table.band('a').objectives = ['loot', 'loot', 'loot', 'loot']
    expect(judged(table, 'loot', [110, 10], [60, 60], [85, 20])).toEqual([
      undefined,
      undefined,
      'It goes on neutral ground, 20 cm from the enemy area.',
    ])
  })

  test('bmg1/trait/primary-target-type: what one model wants is chosen, and the rest is asked for', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', traits: ['primary-target-type(riddle)'] },
        mate: { seat: 'a' },
        thug: { seat: 'b' },
      },
      stage: 'objectives',
      part: 0,
      zones: { a: 'A', b: 'B' },
    })
    table.play(
      (game) => objectives(game),
      '',
      ['objectives', ['loot', 'ammo-crates']],
      ['objectives', ['loot', 'riddle', 'ammo-crates']],
    )
    expect(table.band('a').objectives).toEqual(['riddle', 'loot', 'ammo-crates'])
  })
})

describe('strategies', () => {
  test('bmg2/core/crew-strategies: what acts when its own text says is in force from the last phase on', () => {
    const own = { name: 'Own', text: 'Own.', value: 1, phase: 'own' } as const
    const inForce = (phase: 'C' | 'E') => {
      const table = setTable({
        models: pair,
        book: { ...book, strategies: { ...book.strategies, own } },
      })
      table.band('a').strategies.push('own')
      table.play((game) => playStrategies(game, phase))
      return table.band('a').inForce
    }
    expect([inForce('C'), inForce('E')]).toEqual([[], ['own']])
  })
})

describe('cards', () => {
  const card = (hero: Partial<ModelSketch>) =>
    setTable({
      models: { hero: { seat: 'a', ...hero } },
      book: {
        ...book,
        traits: {
          ...testBook.traits,
          claws: { name: 'Claws', text: 'Two stuns.', unarmed: { damage: { stun: 2, injury: 0 } } },
          fangs: { name: 'Fangs', text: 'An injury.', unarmed: { damage: { stun: 0, injury: 1 } } },
          feathers: { name: 'Feathers', text: 'Nothing.', unarmed: { damage: { stun: 0, injury: 0 } } },
          pack: { name: 'Pack', text: 'It brings claws.', grants: ['claws'] },
        },
      },
    }).content.cards[0]!

  test('bmg1/core/unarmed: a stun, or the worst that a trait makes of it', () => {
    const damage = (...traits: readonly string[]) => card({ traits }).unarmed.damage
    expect(damage()).toEqual({ stun: 1, injury: 0 })
    expect(damage('feathers')).toEqual({ stun: 1, injury: 0 })
    expect(damage('claws', 'fangs')).toEqual(damage('fangs', 'claws'))
  })

  test('bmg1/core/trait-use: a trait that comes with another is there once', () => {
    const traits = card({ traits: ['claws', 'pack'] }).traits.map(({ id }) => id)
    expect(traits.filter((id) => id === 'claws')).toEqual(['claws'])
    expect(card({ traits: ['pack'] }).traits.map(({ id }) => id)).toContain('claws')
  })

  test('bmg1/core/upright-volume: small, usual, large and huge models are 30, 40, 60 and 80 mm tall', () => {
    const height = (...traits: readonly string[]) => card({ traits }).height / cm(0.1)
    expect([height('small'), height(), height('large'), height('huge')]).toEqual([30, 40, 60, 80])
  })

  test('bmg1/core/band-ranks: a Free Agent has no trait of its rank, others have that of their own', () => {
    const ranks = (rank: 'free-agent' | 'henchman' | 'sidekick' | 'leader', leads = false) =>
      card({ rank, leads }).traits.flatMap(({ id }) =>
        /^(henchman|sidekick|leader|free-agent)$/.test(id) ? [id] : [],
      )
    expect([ranks('free-agent'), ranks('henchman'), ranks('sidekick'), ranks('leader', true)]).toEqual([
      [],
      ['henchman'],
      ['sidekick'],
      ['leader'],
    ])
    // bmg1/trait/leader: a Sidekick in command inspires no Henchmen and leads the band without the rank.
    expect(ranks('sidekick', true)).toEqual(['sidekick'])
    expect(card({ rank: 'sidekick', leads: true }).traitIds.has('inspire')).toBe(false)
  })
})

test('bmg1/core/deployment-groups: any place that is proposed will do', () => {
  const table = setTable({ models: pair, zones: { a: 'A', b: 'B' } })
  table.play((game, { hero }) => deployModel(game, hero), '', ['place', ANY])
  expect(table.model('hero').at!.x).toBeLessThanOrEqual(cm(18.5))
})
