import { isHeldBack } from '@gargoyle/bmg-counters'
import {
  bands,
  buyStrategies,
  isBreaking,
  objectives,
  playStrategies,
  selectScenario,
  startPlaying,
  strategyPoints,
  takeTheLead,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import { ANY, type ModelSketch, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import { recall, remember, seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { strategies } from './index.ts'

const away: Record<'hero' | 'thug', ModelSketch> = { hero: { seat: 'a' }, thug: { seat: 'b' } }
const [a, b] = [seat('a'), seat('b')]

const stage = (
  name: 'strategies' | 'scenario' | 'furniture' | 'bands' | 'objectives' | 'start',
  own: readonly string[] = [],
  other: readonly string[] = [],
) => {
  const table = setTable({ models: away, stage: name, part: 0 })
  table.band('a').strategies.push(...own)
  table.band('b').strategies.push(...other)
  return table
}

describe('buying strategies', () => {
  test('bmg1/core/strategies: three points, values and phases as printed', () => {
    const table = stage('strategies')
    expect(table.play((game) => strategyPoints(game, a))).toBe(3)
    table.play(
      (game) => buyStrategies(game),
      '',
      ['strategies', ['maps#1', 'informer#1']],
      ['strategies', []],
    )
    expect(table.band('a').strategies).toEqual(['maps', 'informer'])
    expect(() =>
      stage('strategies').play((game) => buyStrategies(game), '', [
        'strategies',
        ['global-plan#1', 'maps#1'],
      ]),
    ).toThrow('cost 4 points, and you have 3')
    expect(Object.values(strategies).map(({ value, phase }) => `${value}${phase}`)).toEqual([
      '3A',
      '2C',
      '2C',
      '1C',
      '1C',
      '1B',
      '1D',
      '1D',
      '2any',
      '2E',
      '2E',
      '3C',
    ])
  })

  test('bmg1/core/strategies: clashing pairs cancel', () => {
    const table = stage('bands', ['fast-advance', 'perfect-plan'], ['fast-advance'])
    table.play((game) => playStrategies(game, 'C'))
    expect([table.band('a').inForce, table.band('b').inForce]).toEqual([['perfect-plan'], []])
  })

  test('bmg1/core/strategy-order, bmg1/strategy/informer: an Informer cancels what is played, and another Informer that', () => {
    const one = stage('bands', ['perfect-plan'], ['informer'])
    one.play((game) => playStrategies(game, 'C'), '', ['informer', 'yes'])
    expect([one.band('a').inForce, one.band('b').strategies]).toEqual([[], []])
    const two = stage('bands', ['perfect-plan', 'informer'], ['informer'])
    two.play((game) => playStrategies(game, 'C'), '', ['informer', 'yes'], ['informer', 'yes'])
    expect(two.asked).toEqual(['b: informer', 'a: informer'])
    expect(two.band('a').inForce).toEqual(['perfect-plan'])
    const kept = stage('bands', ['perfect-plan'], ['informer'])
    kept.play((game) => playStrategies(game, 'C'), '', ['informer', 'no'])
    expect([kept.band('a').inForce, kept.band('b').strategies]).toEqual([['perfect-plan'], ['informer']])
  })

  test('bmg1/core/strategy-order: each is played in its own phase', () => {
    const table = stage('bands', ['battle-cry'])
    table.play((game) => playStrategies(game, 'C'))
    expect(table.band('a').inForce).toEqual([])
    table.play((game) => playStrategies(game, 'E'))
    expect(table.band('a').inForce).toEqual(['battle-cry'])
  })
})

describe('strategies', () => {
  test('bmg1/core/scenario-roll: a die picks, in the order of the book, unless players agree', () => {
    const rolled = (die: string) => {
      const table = stage('scenario')
      table.play((game) => selectScenario(game), die)
      return table.state.scenario
    }
    expect(['1', '2', '3', '4', '5', '6'].map(rolled)).toEqual([
      'chance-encounter',
      'plunder',
      'patrol',
      'skirmish',
      'securing-the-area',
      'ambush',
    ])
    const agreed = setTable({ models: away, stage: 'scenario', part: 0, setup: { scenario: 'patrol' } })
    agreed.play((game) => selectScenario(game))
    expect(agreed.state.scenario).toBe('patrol')
  })

  test('bmg1/strategy/global-plan: chooses the scenario; neither works if both have it', () => {
    const table = stage('scenario', ['global-plan'])
    table.play((game) => selectScenario(game), '', ['scenario', 'ambush'])
    expect(table.state.scenario).toBe('ambush')
    const both = stage('scenario', ['global-plan'], ['global-plan'])
    both.play((game) => selectScenario(game), '3')
    expect(both.state.scenario).toBe('patrol')
  })

  const deploy = (
    own: readonly string[],
    place: readonly [number, number, number],
    more: readonly (readonly [string, never])[] = [],
  ) => {
    const table = stage('bands', own)
    // a wins the roll and takes the west strip of 20 cm; each band has one model, so there is one group.
    table.play((game) => bands(game), '6 1', ['area', 'A'])
    table.play((game) => bands(game))
    table.play((game) => bands(game), '', ['place', { to: place }], ...more)
    return table.model('hero').at
  }

  test('bmg1/strategy/fast-advance: the area is 10 cm larger', () => {
    expect(deploy(['fast-advance'], to(28.5, 50))).toMatchObject({ x: cm(28.5) })
    expect(() => deploy(['fast-advance'], to(28.6, 50))).toThrow('wholly in your deployment area')
    expect(() => deploy([], to(18.6, 50))).toThrow('wholly in your deployment area')
  })

  test('bmg1/strategy/patrol: one model up to 10 cm outside', () => {
    expect(deploy(['patrol'], to(28.5, 50))).toMatchObject({ x: cm(28.5) })
    expect(() => deploy(['patrol'], to(28.6, 50))).toThrow('wholly in your deployment area')
    const table = setTable({
      models: { hero: { seat: 'a' }, mate: { seat: 'a' }, thug: { seat: 'b' } },
      stage: 'bands',
      part: 0,
    })
    table.band('a').strategies.push('patrol')
    table.play((game) => bands(game), '6 1', ['area', 'A'])
    table.play((game) => bands(game), '', ['groups', ['0']])
    table.play((game) => bands(game), '', ['place', { to: to(28, 50) }])
    table.play((game) => bands(game), '', ['place', ANY])
    expect(() => table.play((game) => bands(game), '', ['place', { to: to(28, 60) }])).toThrow(
      'wholly in your deployment area',
    )
  })

  test('bmg1/strategy/ambush: the whole band is deployed after the enemy’s', () => {
    const table = stage('bands', ['ambush'])
    table.play((game) => bands(game), '6 1', ['area', 'A'])
    for (let part = 0; part < 2; part++)
      table.play((game) => bands(game), '', ...(part === 1 ? [['place', ANY] as const] : []))
    expect(table.asked).toEqual(['b: place'])
    expect([table.model('hero').condition, table.model('thug').condition]).toEqual(['away', 'up'])
  })

  test('bmg1/strategy/reinforcements: on 4+ a model stays away and comes in the plan of round 2, not at the enemy’s edge', () => {
    const held = (die: string, ...answers: readonly TestAnswer[]) => {
      const table = stage('bands', ['reinforcements'])
      table.play((game) => playStrategies(game, 'C'), die, ...answers)
      return table
    }
    expect(recall(held('3').model('hero'), isHeldBack)).toBe(false)
    expect(recall(held('4', ['hold-back', 'no']).model('hero'), isHeldBack)).toBe(false)
    const table = held('4', ['hold-back', 'yes'])
    expect(recall(table.model('hero'), isHeldBack)).toBe(true)
    table.band('a').zone = 'A'
    table.band('b').zone = 'B'
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.model('hero').condition).toBe('away')
    table.state.round = 2
    expect(() =>
      table.play((game) => trigger(game, 'plan-start', {}), '', ['place', { to: to(118.5, 60) }]),
    ).toThrow('edge')
    table.play((game) => trigger(game, 'plan-start', {}), '', ['place', { to: to(60, 1.5) }])
    expect(table.model('hero').condition).toBe('up')
  })

  test('bmg1/strategy/reinforcements: a band that holds the east does not arrive there, one that holds the west not here', () => {
    const arrive = (zone: 'A' | 'B', x: number, y: number) => {
      const table = stage('bands', ['reinforcements'])
      for (const name of ['hero', 'thug'] as const) remember(table.model(name), isHeldBack, true)
      table.band('a').zone = zone
      table.band('b').zone = zone === 'A' ? 'B' : 'A'
      table.model('thug').condition = 'casualty'
      table.state.round = 2
      table.play((game) => trigger(game, 'plan-start', {}), '', ['place', { to: to(x, y) }])
      return table
    }
    expect(arrive('A', 1.5, 60).model('hero').at!.x).toBe(cm(1.5))
    expect(() => arrive('A', 118.5, 60)).toThrow('edge')
    expect(arrive('B', 118.5, 60).model('hero').at!.x).toBe(cm(118.5))
    expect(() => arrive('B', 1.5, 60)).toThrow('edge')
    // The long edges between the areas are open to both.
    expect(arrive('B', 60, 118.5).model('hero').at!.y).toBe(cm(118.5))
    // It is held back no more, another is.
    const { models } = arrive('A', 60, 1.5).state
    expect(models.map((model) => recall(model, isHeldBack))).toEqual([false, true])
  })

  test('bmg1/strategy/maps: two lampposts or a sewer, in no deployment area', () => {
    const table = stage('furniture', ['maps'])
    table.play(
      (game) => playStrategies(game, 'B'),
      '',
      ['maps', 'streetlamp'],
      ['streetlamp', { to: to(40, 40) }],
      ['streetlamp', { to: to(80, 40) }],
    )
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['streetlamp', 'streetlamp'])
    expect(() =>
      stage('furniture', ['maps']).play(
        (game) => playStrategies(game, 'B'),
        '',
        ['maps', 'sewer'],
        ['sewer', { to: to(10, 40) }],
      ),
    ).toThrow('Not in a deployment area')
  })

  const placed = (own: readonly string[]) => {
    const table = stage('objectives', own)
    table.band('a').zone = 'A'
    table.band('b').zone = 'B'
    const kinds = ['loot', 'riddle', 'ammo-crates']
    table.play((game) => objectives(game), '', ['objectives', kinds], ['objectives', kinds])
    return table
  }
  /** Six are placed by turns, the last of each without a question which. */
  const placeSix = (table: ReturnType<typeof placed>): void => {
    const [kind, place] = [['objective', ANY] as const, ['place-objective', ANY] as const]
    for (let turn = 0; turn < 6; turn++)
      table.play((game) => objectives(game), '', ...(turn < 4 ? [kind, place] : [place]))
  }

  test('bmg1/strategy/secret-objective: an objective more, of any kind', () => {
    const table = placed(['secret-objective'])
    placeSix(table)
    table.play((game) => objectives(game), '', ['secret-objective', 'loot'])
    // Safe Boxes are an objective of the second edition only.
    expect(Object.keys(table.offered('secret-objective'))).toEqual(table.content.edition.objectives)
    expect(table.content.edition.objectives).not.toContain('safe-boxes')
    table.play((game) => objectives(game), '', ['place-objective', ANY])
    expect(table.state.stage).toBe('start')
    expect(table.state.markers.filter(({ seat: owner }) => owner === a)).toHaveLength(4)
  })

  test('bmg1/strategy/change-of-plans: two dice in centimetres move an objective that lies', () => {
    const table = placed(['change-of-plans'])
    placeSix(table)
    table.play((game) => objectives(game), '3 4', ['change-of-plans', '1'], ['move-marker', ANY])
    expect(table.state.markers).toHaveLength(6)
    expect(table.story.some((line) => line.includes('Change of Plans'))).toBe(true)
  })

  test('bmg1/strategy/change-of-plans, bmg1/strategy/secret-objective: it waits until the secret objective lies too', () => {
    const table = placed(['change-of-plans', 'secret-objective'])
    placeSix(table)
    table.play((game) => objectives(game), '', ['secret-objective', 'loot'])
    expect(table.band('a').strategies).toEqual(['change-of-plans'])
    table.play(
      (game) => objectives(game),
      '3 4',
      ['place-objective', ANY],
      ['change-of-plans', '7'],
      ['move-marker', ANY],
    )
    expect(Object.keys(table.offered('change-of-plans'))).toHaveLength(7)
    expect(table.state.stage).toBe('start')
  })

  test('bmg1/strategy/change-of-plans: the objective that was picked, and nothing that is none', () => {
    const table = setTable({
      models: away,
      markers: [
        { kind: 'sewer', at: [40, 90] },
        { kind: 'loot', at: [60, 60], seat: 'a' },
        { kind: 'riddle', at: [70, 90], seat: 'b' },
      ],
    })
    table.band('a').strategies.push('change-of-plans')
    table.play(
      (game) => playStrategies(game, 'D'),
      '3 4',
      ['change-of-plans', '3'],
      ['move-marker', { to: to(77, 90) }],
    )
    expect(Object.keys(table.offered('change-of-plans'))).toEqual(['2', '3'])
    expect(table.state.markers.map(({ at }) => at.x)).toEqual([cm(40), cm(60), cm(77)])
    const none = setTable({ models: away })
    none.band('a').strategies.push('change-of-plans')
    none.play((game) => playStrategies(game, 'D'))
    expect(none.asked).toEqual([])
  })

  test('bmg1/strategy/early-bird: takes the lead of the first round without a draw', () => {
    const table = stage('start', ['early-bird'])
    table.play((game) => startPlaying(game))
    table.play((game) => takeTheLead(game))
    expect([table.state.lead, table.state.bag[a], table.state.bag[b]]).toEqual(['a', 3, 3])
    const both = stage('start', ['early-bird'], ['early-bird'])
    both.play((game) => startPlaying(game))
    both.play((game) => takeTheLead(game))
    expect((both.state.bag[a] ?? 0) + (both.state.bag[b] ?? 0)).toBe(5)
  })

  test('bmg1/strategy/battle-cry: breaks at 80%', () => {
    const breaking = (lost: number, cry: boolean) => {
      const table = setTable({
        models: {
          gone: { seat: 'a', at: [10, 10], reputation: lost, condition: 'ko' },
          hero: { seat: 'a', at: [30, 30], reputation: 100 - lost },
          thug: { seat: 'b', at: [60, 60] },
        },
      })
      if (cry) table.band('a').inForce.push('battle-cry')
      return table.play((game) => isBreaking(game, a))
    }
    expect([breaking(70, false), breaking(79, true), breaking(80, true)]).toEqual([true, false, true])
  })

  test('bmg1/strategy/perfect-plan: a lead counter more', () => {
    const table = stage('bands', ['perfect-plan'])
    table.play((game) => playStrategies(game, 'C'))
    Object.assign(table.state, { stage: 'start' })
    table.play((game) => startPlaying(game))
    expect([table.state.bag[a], table.state.bag[b]]).toEqual([4, 3])
  })
})
