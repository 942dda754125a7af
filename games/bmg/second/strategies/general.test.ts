import { lightsOf, placedBy } from '@gargoyle/bmg-common'
import { basicMove, isHeldBack, type MarkerKind } from '@gargoyle/bmg-counters'
import {
  bands,
  beginActivation,
  buyStrategies,
  endActivation,
  furniture,
  isBreaking,
  manipulate,
  playStrategies,
  scoreObjectives,
  selectScenario,
  startPlaying,
  takeTheLead,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import {
  ANY,
  actionBlockedReason,
  type ModelSketch,
  performById,
  type TestAnswer,
  to,
} from '@gargoyle/bmg-counters/testing'
import { recall, seat } from '@gargoyle/engine'
import { cm, inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'
import { generalStrategies, isTrapped } from './general.ts'

const [a, b] = [seat('a'), seat('b')]

type Stage = 'strategies' | 'scenario' | 'furniture' | 'bands' | 'objectives' | 'start'

const stage = (
  name: Stage,
  own: readonly string[] = [],
  other: readonly string[] = [],
  hero: Partial<ModelSketch> = {},
) => {
  const table = setTable({
    models: { hero: { seat: 'a', ...hero }, thug: { seat: 'b' } },
    stage: name,
    part: 0,
  })
  table.band('a').strategies.push(...own)
  table.band('b').strategies.push(...other)
  return table
}

const marker = (kind: MarkerKind, at: readonly [number, number], of: 'a' | 'b') => ({ kind, at, seat: of })

describe('buying strategies', () => {
  test('bmg2/core/strategies: values and phases as the Compendium prints them', () => {
    const shown = Object.entries(generalStrategies).map(([id, { value, phase }]) => `${id} ${value}${phase}`)
    expect(shown.toSorted()).toEqual(
      [
        'global-plan 3A',
        'fast-advance 2C',
        'ambush 2C',
        'patrol 1C',
        'reinforcements 1C',
        'maps 1B',
        'secret-objective 2D',
        'change-of-plans 2D',
        'early-bird 2E',
        'battle-cry 2E',
        'perfect-plan 3C',
        'vandalism 1B',
        'rapid-response-training 1E',
        'objective-trap 1D',
        'fake-objective 2E',
        'public-resource-upgrade 1E',
        'sewer-maps 2E',
        'road-warning-signals 1B',
      ].toSorted(),
    )
  })

  const offered = (hero: Partial<ModelSketch>) => {
    const table = stage('strategies', [], [], { leads: true, ...hero })
    table.play((game) => buyStrategies(game), '', ['strategies', []], ['strategies', []])
    return table
  }
  const canBuy = (hero: Partial<ModelSketch>, id: string) => {
    const table = stage('strategies', [], [], { leads: true, ...hero })
    try {
      table.play((game) => buyStrategies(game), '', ['strategies', [`${id}#1`]], ['strategies', []])
    } catch {
      return false
    }
    return table.band('a').strategies.includes(id)
  }

  test('bmg2/core/strategies: three points, and some at most once', () => {
    expect(offered({}).band('a').strategies).toEqual([])
    const buy = (...ids: readonly string[]) => {
      const table = stage('strategies')
      table.play((game) => buyStrategies(game), '', ['strategies', ids], ['strategies', []])
      return table.band('a').strategies
    }
    expect(buy('maps#1', 'maps#2', 'maps#3')).toEqual(['maps', 'maps', 'maps'])
    expect(() => buy('secret-objective#1', 'change-of-plans#1')).toThrow('cost 4 points, and you have 3')
    expect(() => buy('objective-trap#1', 'objective-trap#2')).toThrow()
  })

  test('bmg2/strategy/secret-objective: once a player, however many points it has', () => {
    const buy = (...ids: readonly string[]) => {
      const traits = ['strategist-grand-strategist(3)']
      const table = stage('strategies', [], [], { leads: true, traits })
      table.play((game) => buyStrategies(game), '', ['strategies', ids], ['strategies', []])
      return table.band('a').strategies
    }
    expect(buy('early-bird#1', 'battle-cry#1')).toHaveLength(2)
    expect(buy('secret-objective#1', 'battle-cry#1')).toHaveLength(2)
    expect(() => buy('secret-objective#1', 'secret-objective#2')).toThrow()
  })

  test('bmg2/strategy/vandalism, bmg2/strategy/rapid-response-training, bmg2/strategy/public-resource-upgrade: by crew', () => {
    const law = { affiliations: ['law-force'] as const }
    const ids = ['vandalism', 'rapid-response-training', 'public-resource-upgrade']
    expect(ids.map((id) => canBuy(law, id))).toEqual([false, true, true])
    expect(ids.map((id) => canBuy({ affiliations: ['joker'] }, id))).toEqual([true, false, false])
  })
})

describe('shared strategies in inches', () => {
  test('bmg2/strategy/global-plan: chooses the scenario; neither works if both have it', () => {
    const table = stage('scenario', ['global-plan'])
    const ids = Object.keys(table.content.book.scenarios)
    table.play((game) => selectScenario(game), '', ['scenario', ids.at(-1)!])
    expect(table.state.scenario).toBe(ids.at(-1))
    const both = stage('scenario', ['global-plan'], ['global-plan'])
    both.play((game) => selectScenario(game), '1')
    expect(both.asked).toEqual([])
  })

  const deploy = (own: readonly string[], x: number) => {
    const table = setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
      stage: 'bands',
      part: 0,
      scenario: 'plain',
    })
    table.band('a').strategies.push(...own)
    // a wins the roll and takes the strip of 20 cm along the south edge.
    table.play((game) => bands(game), '6 1', ['area', 'A'])
    table.play((game) => bands(game))
    table.play((game) => bands(game), '', ['place', { to: to(60, x) }])
    return table.model('hero').at?.y
  }

  test('bmg2/strategy/fast-advance: 4 inches more', () => {
    const limit = 20 + inchesInCm(4) - 1.5
    expect(deploy(['fast-advance'], limit)).toBe(cm(limit))
    expect(() => deploy(['fast-advance'], limit + 0.01)).toThrow('wholly in your deployment area')
  })

  test('bmg2/strategy/patrol: one model up to 4 inches outside', () => {
    const limit = 20 + inchesInCm(4) + 1.5
    expect(deploy(['patrol'], limit - 3)).toBe(cm(limit - 3))
    expect(() => deploy([], 21)).toThrow('wholly in your deployment area')
    expect(() => deploy(['patrol'], limit + 0.01)).toThrow()
  })

  test('bmg2/strategy/ambush: the whole crew after the enemy', () => {
    const table = stage('bands', ['ambush'])
    table.state.scenario = 'plain'
    table.play((game) => bands(game), '6 1', ['area', 'A'])
    table.play((game) => bands(game))
    table.play((game) => bands(game), '', ['place', ANY])
    table.play((game) => bands(game))
    expect([table.model('thug').condition, table.model('hero').condition]).toEqual(['up', 'away'])
  })

  test('bmg2/strategy/reinforcements: on 4+ held back, and at an edge when the second round is planned', () => {
    const held = (die: string, ...answers: readonly TestAnswer[]) => {
      const table = stage('bands', ['reinforcements'])
      table.state.scenario = 'plain'
      table.play((game) => playStrategies(game, 'C'), die, ...answers)
      return table
    }
    expect(recall(held('3').model('hero'), isHeldBack)).toBe(false)
    expect(recall(held('4', ['hold-back', 'no']).model('hero'), isHeldBack)).toBe(false)
    const table = held('4', ['hold-back', 'yes'])
    expect(recall(table.model('hero'), isHeldBack)).toBe(true)
    table.band('b').zone = 'B'
    table.band('a').zone = 'A'
    table.state.round = 1
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.model('hero').condition).toBe('away')
    table.state.round = 2
    table.play((game) => trigger(game, 'plan-start', {}), '', ['place', ANY])
    expect(table.model('hero').condition).toBe('up')
  })

  test('bmg2/strategy/maps: two lampposts or a sewer', () => {
    const drawn = (what: string, count: number) => {
      const table = stage('furniture', ['maps'])
      table.state.scenario = 'plain'
      const places = Array.from({ length: count }, () => [what, ANY] as const)
      table.play((game) => playStrategies(game, 'B'), '', ['maps', what], ...places)
      return table.state.markers.map(({ kind }) => kind)
    }
    expect([drawn('streetlamp', 2), drawn('sewer', 1)]).toEqual([['streetlamp', 'streetlamp'], ['sewer']])
  })

  test('bmg2/strategy/secret-objective: one more, of any kind', () => {
    const table = stage('objectives', ['secret-objective'])
    table.play((game) => playStrategies(game, 'D'), '', ['secret-objective', 'loot'])
    expect(table.band('a').objectives).toEqual(['loot'])
  })

  test('bmg2/strategy/change-of-plans: one objective, by a die in inches, not more or less', () => {
    const moved = (x: number) => {
      const table = setTable({
        models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
        markers: [marker('loot', [60, 60], 'b'), marker('riddle', [80, 80], 'a')],
      })
      table.band('a').strategies.push('change-of-plans')
      table.play(
        (game) => playStrategies(game, 'D'),
        '3',
        ['change-of-plans', '1'],
        ['move-marker', { to: to(x, 60) }],
      )
      return table.state.markers[0]!.at.x
    }
    expect(moved(60 + inchesInCm(3))).toBe(cm(60 + inchesInCm(3)))
    expect(moved(60 - inchesInCm(3))).toBe(cm(60 - inchesInCm(3)))
    expect(() => moved(60 + inchesInCm(3.04))).toThrow('not more or less')
    expect(() => moved(60 + inchesInCm(2.96))).toThrow('not more or less')
  })

  test('bmg2/strategy/early-bird: the lead of the first round without a draw', () => {
    const table = stage('start', ['early-bird'])
    table.play((game) => startPlaying(game))
    const bag = { ...table.state.bag }
    table.play((game) => takeTheLead(game))
    expect([table.state.lead, table.state.bag]).toEqual([a, bag])
  })

  test('bmg2/strategy/battle-cry: flight only from 80% lost on', () => {
    const broken = (own: readonly string[], lost: number) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], reputation: 100 - lost },
          gone: { seat: 'a', condition: 'casualty', reputation: lost },
          thug: { seat: 'b', at: [60, 30] },
        },
      })
      table.band('a').inForce.push(...own)
      return table.play((game) => isBreaking(game, a))
    }
    expect([broken(['battle-cry'], 79), broken(['battle-cry'], 80), broken([], 79)]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('bmg2/strategy/perfect-plan: a lead counter more', () => {
    const bagOf = (own: readonly string[]) => {
      const table = stage('bands', own)
      table.state.scenario = 'plain'
      table.play((game) => playStrategies(game, 'C'))
      table.state.firstDeployer = a
      for (const name of ['hero', 'thug'] as const) table.model(name).condition = 'casualty'
      table.play((game) => startPlaying(game))
      return [table.state.bag[a], table.state.bag[b]]
    }
    expect([bagOf(['perfect-plan']), bagOf([])]).toEqual([
      [4, 3],
      [3, 3],
    ])
  })
})

describe('strategies of the Compendium', () => {
  test('bmg2/core/crew-names, bmg2/strategy/vandalism: The Brave and the Bold are Batman, the Law Force and Green Arrow', () => {
    const brave = ['batman', 'law-force', 'green-arrow']
    expect(book.strategies.vandalism).toMatchObject({ notCrews: brave })
    expect(book.strategies['rapid-response-training']).toMatchObject({ crews: brave })
    expect(book.strategies['public-resource-upgrade']).toMatchObject({ crews: brave })
  })

  test('bmg2/strategy/vandalism: removes a lamppost or sewer that the enemy placed', () => {
    const table = stage('furniture', ['vandalism'])
    // Sewers, then lampposts: one each.
    table.play((game) => furniture(game), '1 1', ['sewer', ANY], ['sewer', ANY])
    table.play((game) => furniture(game), '1 1', ['streetlamp', ANY], ['streetlamp', ANY])
    const theirs = table.state.markers.filter((marker) => recall(marker, placedBy) === b)
    expect([table.state.markers.length, theirs.length]).toEqual([4, 2])
    table.play((game) => playStrategies(game, 'B'), '', ['vandalism', `${theirs[1]!.id}`])
    expect(Object.keys(table.offered('vandalism'))).toEqual([...theirs.map(({ id }) => `${id}`), 'none'])
    expect(table.state.markers.map(({ id }) => id)).not.toContain(theirs[1]!.id)
    expect(table.state.markers.length).toBe(3)
  })

  test('bmg2/strategy/vandalism, bmg2/strategy/maps: also what maps have shown the enemy, whichever player is first', () => {
    const table = stage('furniture', ['vandalism'], ['maps'])
    table.play((game) => playStrategies(game, 'B'), '', ['maps', 'sewer'], ['sewer', ANY], ['vandalism', '1'])
    expect(table.asked).toEqual(['b: maps', 'b: sewer', 'a: vandalism'])
    expect(table.state.markers).toEqual([])
  })

  test('bmg2/strategy/vandalism, bmg2/strategy/road-warning-signals: signals come after it, whichever player is first', () => {
    const signal = ['signal', { to: to(60, 4) }] as const
    const table = stage('furniture', ['vandalism'], ['road-warning-signals'])
    table.play((game) => playStrategies(game, 'B'), '', signal, ['signal', { stay: true }])
    const theirs = stage('furniture', ['road-warning-signals'], ['vandalism'])
    theirs.play((game) => playStrategies(game, 'B'), '', signal, ['signal', { stay: true }])
    expect([table.asked, theirs.asked]).toEqual([
      ['b: signal', 'b: signal'],
      ['a: signal', 'a: signal'],
    ])
    expect([table.state.markers.length, theirs.state.markers.length]).toEqual([1, 1])
  })

  test('bmg2/strategy/road-warning-signals: up to four within 2 inches of an edge, 4 inches apart, shining 2 inches', () => {
    const table = stage('furniture', ['road-warning-signals'])
    const place = (...at: readonly (readonly [number, number])[]) =>
      table.play(
        (game) => playStrategies(game, 'B'),
        '',
        ...at.map(([x, y]) => ['signal', { to: to(x, y) }] as const),
        ...(at.length < 4 ? [['signal', { stay: true }] as const] : []),
      )
    expect(() => place([60, inchesInCm(2) + 1.51])).toThrow('within 2 inches of an edge')
    expect(() => place([60, 4], [60 + 3 + inchesInCm(3.99), 4])).toThrow('4 inches apart')
    place([60, inchesInCm(2) + 1.5], [60 + 3 + inchesInCm(4), inchesInCm(2) + 1.5])
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['streetlamp', 'streetlamp'])
    expect(table.play((game) => lightsOf(game).map(({ reach }) => reach))).toEqual([inches(2), inches(2)])
  })

  test('bmg2/strategy/public-resource-upgrade: up to three lampposts shine 6 inches, the others 4', () => {
    const table = setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
      markers: [20, 40, 60, 80].map((x) => ({ kind: 'streetlamp' as const, at: [x, 30] as const })),
    })
    table.band('a').strategies.push('public-resource-upgrade')
    expect(() =>
      table.play((game) => playStrategies(game, 'E'), '', ['public-resource-upgrade', ['1', '2', '3', '4']]),
    ).toThrow()
    table.play((game) => playStrategies(game, 'E'), '', ['public-resource-upgrade', ['1', '2', '4']])
    expect(table.play((game) => lightsOf(game).map(({ reach }) => reach))).toEqual(
      [6, 6, 4, 6].map((far) => inches(far)),
    )
  })

  test('bmg2/strategy/rapid-response-training: up to two henchmen, 2 inches more in their first activation only', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30] },
        boss: { seat: 'a', at: [40, 30], rank: 'leader', leads: true },
        thug: { seat: 'b', at: [90, 90] },
      },
    })
    table.band('a').strategies.push('rapid-response-training')
    table.play((game) => playStrategies(game, 'E'), '', ['rapid-response-training', ['0']])
    expect(Object.keys(table.offered('rapid-response-training'))).toEqual(['0'])
    const far = () => table.play((game, { hero }) => basicMove(game, hero))
    expect(far()).toBe(6)
    table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    expect(far()).toBe(6)
    table.play((game) => endActivation(game))
    expect(far()).toBe(4)
  })

  describe('bmg2/strategy/objective-trap', () => {
    const trapped = () => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], movement: 3 },
          mate: { seat: 'a', at: [30, 40], movement: 3 },
          thug: { seat: 'b', at: [90, 90] },
        },
        markers: [marker('loot', [37, 30], 'a'), marker('riddle', [60, 60], 'b')],
        active: 'hero',
      })
      table.band('b').strategies.push('objective-trap')
      table.play((game) => playStrategies(game, 'D'), '', ['objective-trap', '1'])
      return table
    }
    const walk = (table: ReturnType<typeof trapped>, x: number, dice: string) =>
      table.play((game, { hero }) => performById(game, hero, 'move'), dice, ['move', { to: to(x, 30) }])

    test('bmg2/strategy/objective-trap: who touches it first passes Agility or takes two stuns; then it is spent', () => {
      const caught = trapped()
      walk(caught, 34, '4')
      expect([caught.model('hero').stun, recall(caught.state.markers[0], isTrapped)]).toEqual([2, false])
      const quick = trapped()
      walk(quick, 34, '3')
      expect([quick.model('hero').stun, recall(quick.state.markers[0], isTrapped)]).toEqual([0, false])
    })

    test('bmg2/strategy/objective-trap: near is not touching', () => {
      const table = trapped()
      walk(table, 33.9, '')
      expect(recall(table.state.markers[0], isTrapped)).toBe(true)
    })
  })

  describe('bmg2/strategy/fake-objective', () => {
    const scored = (kind: MarkerKind, fake: boolean) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30] }, thug: { seat: 'b', at: [90, 90] } },
        markers: [marker(kind, [33, 30], 'a')],
      })
      if (fake) {
        table.band('b').strategies.push('fake-objective')
        table.play((game) => playStrategies(game, 'E'))
      }
      table.play((game) => scoreObjectives(game))
      return table.band('a').earned
    }

    test('bmg2/strategy/fake-objective: 1VP less, never less than 1', () => {
      expect([scored('ammo-crates', false), scored('ammo-crates', true)]).toEqual([3, 2])
      expect([scored('titan-container', true), scored('loot', true)]).toEqual([1, 1])
    })

    test('bmg2/strategy/fake-objective: a riddle too', () => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], counters: 'M' }, thug: { seat: 'b', at: [90, 90] } },
        markers: [marker('riddle', [33, 30], 'a')],
        active: 'hero',
      })
      table.band('b').strategies.push('fake-objective')
      table.play((game) => playStrategies(game, 'E'))
      table.play((game, { hero }) => manipulate(game, hero, game.state.markers[0]!), '4', ['riddle', 4])
      expect(table.band('a').earned).toBe(2)
    })

    test('bmg2/strategy/fake-objective: an enemy without objectives loses 4VP at the end', () => {
      const table = stage('start', ['fake-objective'])
      table.play((game) => playStrategies(game, 'E'))
      table.band('b').victoryPoints = 5
      table.play((game) => trigger(game, 'game-end', {}))
      expect([table.band('a').victoryPoints, table.band('b').victoryPoints]).toEqual([0, 1])
    })
  })

  test('bmg2/strategy/sewer-maps: one model more goes down each round', () => {
    const open = (below: number, maps: boolean) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], counters: 'MSS' },
          one: { seat: 'a' },
          two: { seat: 'a' },
          thug: { seat: 'b', at: [90, 90] },
        },
        markers: [{ kind: 'sewer', at: [33, 30] }],
        active: 'hero',
      })
      if (maps) table.band('a').inForce.push('sewer-maps')
      for (const name of (['one', 'two'] as const).slice(0, below)) table.model(name).sewerSince = 1
      return actionBlockedReason(table, 'sewer:1')
    }
    expect([open(0, false), open(1, false)]).toEqual([
      undefined,
      'A model of the crew has gone down this round.',
    ])
    expect([open(1, true), open(2, true)]).toEqual([
      undefined,
      'A model of the crew has gone down this round.',
    ])
  })
})
