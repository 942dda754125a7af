import { look } from '@gargoyle/bmg-common'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { activationStep, beginActivation } from '../activation/activation.ts'
import { weaponAt } from '../attack/arms.ts'
import { meleeTargets } from '../attack/melee.ts'
import { shotAtTargetBlockedReason } from '../attack/ranged.ts'
import { limitOf, skill } from '../model/skills.ts'
import { judgePath } from '../movement/judge-path.ts'
import { termsOf } from '../movement/move.ts'
import { basicMove, jumpDistance } from '../movement/pricing.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { raiseAPlan } from '../round/raise-a-plan.ts'
import { applies } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { tower } from '../testing/scenery.ts'
import { setTable, to } from '../testing/table.ts'

const one = (
  hero: Partial<ModelSketch>,
  others: Readonly<Record<string, ModelSketch>> = {},
  pieces: readonly Piece[] = [],
) =>
  setTable<string>({
    models: { hero: { seat: 'a', at: [30, 30], ...hero }, thug: { seat: 'b', at: [60, 60] }, ...others },
    pieces,
    active: 'hero',
  })

/** A model at 30, 30 whose activation it is. */
const walker = (
  hero: Partial<ModelSketch>,
  pieces: readonly Piece[] = [],
  others: Readonly<Record<string, ModelSketch>> = {},
) =>
  setTable<string>({
    models: { hero: { seat: 'a', at: [30, 30], ...hero }, ...others },
    pieces,
    active: 'hero',
  })

type Leg = { readonly to: readonly [number, number, number]; readonly by?: 'jump' | 'climb' | 'drop' }

/** The counters that a way of up to this many centimetres takes, or why it is not allowed. */
const judge = (table: ReturnType<typeof walker>, legs: readonly Leg[], upTo: number): number | string =>
  table.play((game, all) => {
    const judged = judgePath(game, termsOf(game, { model: all.hero!, reason: 'test', upTo }), { legs })
    return judged.ok ? judged.value.points : judged.reason.text
  })

/** Difficult ground of a kind, from 33 to 39 cm. */
const marsh = (kind: string): Piece =>
  box('marsh', cm(33), cm(20), cm(6), cm(20), 0, {
    kind,
    passage: 'difficult',
    sight: 'clear',
    cover: 'none',
    standable: false,
  })

describe('traits with A', () => {
  test('bmg1/core/mental-disorder: Psychoanalysis turns disorders off, and nothing else', () => {
    const table = one({ traits: ['aggressive-schizophrenia', 'night-vision'] })
    table.model('hero').effects = [
      { id: 'psychoanalysis', until: 'round', args: [], value: 0, by: undefined },
    ]
    expect(
      table.play((game, { hero }) => [
        applies(game, 'must-attack', { about: hero! }),
        applies(game, 'ignores-night', { about: hero! }),
      ]),
    ).toEqual([false, true])
  })
})

describe('acrobat', () => {
  const fence = [box('fence', cm(36), cm(10), cm(1), cm(40), cm(3))]

  test('bmg1/trait/acrobat: basic move and jump distance of 12 cm', () => {
    const lengths = (traits: readonly string[]) =>
      walker({ traits }).play((game, { hero }) => [basicMove(game, hero!), jumpDistance(game, hero!)])
    expect(lengths(['acrobat'])).toEqual([12, cm(12)])
    expect(lengths([])).toEqual([10, cm(5)])
  })

  test('bmg1/trait/acrobat: no MC for difficult obstacles, difficult ground, jumps and standing up, but for climbing', () => {
    const acrobat = { traits: ['acrobat'] }
    expect(judge(walker(acrobat, fence), [{ to: to(44, 30) }], 20)).toBe(0)
    expect(judge(walker({}, fence), [{ to: to(44, 30) }], 20)).toContain('1MC')
    expect(judge(walker(acrobat, [marsh('rubble')]), [{ to: to(42, 30) }], 30)).toBe(0)
    expect(judge(walker({}, [marsh('rubble')]), [{ to: to(42, 30) }], 30)).toContain('1MC')
    const roofs = [
      box('one', cm(20), cm(20), cm(20), cm(20), cm(6)),
      box('two', cm(52), cm(20), cm(20), cm(20), cm(6)),
    ]
    const leap: readonly Leg[] = [{ to: to(40, 30, 6) }, { to: to(52, 30, 6), by: 'jump' }]
    expect(judge(walker({ ...acrobat, at: [38, 30, 6] }, roofs), leap, 20)).toBe(0)
    expect(typeof judge(walker({ at: [38, 30, 6], counters: 'M' }, roofs), leap, 20)).toBe('string')
    const lying = walker({ ...acrobat, condition: 'down' })
    lying.play((game, { hero }) => performById(game, hero!, 'stand'))
    expect(lying.model('hero').condition).toBe('up')
    expect(
      judge(walker(acrobat, [tower(5)]), [{ to: to(34.5, 30) }, { to: to(36, 30, 5), by: 'climb' }], 30),
    ).toContain('1MC')
  })

  test('bmg1/trait/acrobat, bmg1/core/spring-into-the-air: a leap down is a jump: no MC, and no fall without one', () => {
    const roof = [box('one', cm(20), cm(20), cm(20), cm(20), cm(12))]
    const off: readonly Leg[] = [{ to: to(40, 30, 12) }, { to: to(41.5, 30), by: 'drop' }]
    const leaps = (traits: readonly string[], counters: string, die: string) => {
      const table = walker({ at: [38, 30, 12], traits, counters }, roof)
      const pace = counters === '' ? [] : [['pace', 'walk:0'] as const]
      const way = ['move', { legs: [...off] }] as const
      table.play((game, { hero }) => performById(game, hero!, 'move'), die, ...pace, way)
      const { stun, injury, counters: left } = table.model('hero')
      return [stun, injury, left.movement]
    }
    expect(leaps(['acrobat'], '', '')).toEqual([0, 0, 0])
    expect(leaps(['acrobat'], 'M', '')).toEqual([0, 0, 1])
    // 12 cm are 7 more than others jump for 1MC.
    expect(leaps([], 'M', '1')).toEqual([0, 1, 0])
  })

  test('bmg1/trait/acrobat: difficult ground still counts double', () => {
    // 9 cm of the way lie on the ground of 6 cm and a base of 3 cm.
    expect(judge(walker({ traits: ['acrobat'] }, [marsh('rubble')]), [{ to: to(42, 30) }], 12)).toContain(
      'only 12 cm',
    )
  })

  test('bmg1/trait/acrobat: moves through models, but not onto them', () => {
    const crowd = { thug: { seat: 'b', at: [35, 30] } } as const
    expect(judge(walker({ traits: ['acrobat'] }, [], crowd), [{ to: to(40, 30) }], 12)).toBe(0)
    expect(typeof judge(walker({}, [], crowd), [{ to: to(40, 30) }], 12)).toBe('string')
    expect(typeof judge(walker({ traits: ['acrobat'] }, [], crowd), [{ to: to(35, 31) }], 12)).toBe('string')
  })

  test('bmg1/trait/acrobat: it dodges', () => {
    const table = shootOut({
      hero: { traits: ['acrobat'], counters: 'M' },
      thug: { weapons: [{ ...gun, rof: 1 }] },
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 3', ['dodge', { counters: 1 }])
    expect(table.model('hero').injury).toBe(0)
  })
})

describe('adaptable', () => {
  const plan = (hero: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['adaptable'], ...hero },
        thug: { seat: 'b', at: [60, 60] },
      },
      stage: 'plan',
      part: 0,
    })

  test('bmg1/trait/adaptable: the chosen skill is 1 better, and so is its limit; the others are not', () => {
    const table = plan()
    table.play((game) => raiseAPlan(game), '', ['adaptable', 'attack'])
    expect(Object.keys(table.offered('adaptable'))).toEqual(['attack', 'defense', 'movement'])
    expect(
      table.play((game, { hero }) => [
        skill(game, 'attack', hero),
        limitOf(game, hero, 'attack'),
        skill(game, 'defense', hero),
        skill(game, 'movement', hero),
      ]),
    ).toEqual([5, 5, 3, 3])
  })

  test('bmg1/trait/adaptable: until the end of the round', () => {
    const table = plan()
    table.play((game) => raiseAPlan(game), '', ['adaptable', 'movement'])
    expect(table.play((game, { hero }) => skill(game, 'movement', hero))).toBe(4)
    Object.assign(table.state, { stage: 'recount', part: 1 })
    table.play((game) => casualtyRecount(game))
    expect(table.play((game, { hero }) => skill(game, 'movement', hero))).toBe(3)
  })

  test('bmg1/trait/adaptable: a K.O. model chooses nothing', () => {
    const table = plan({ condition: 'ko' })
    table.play((game) => raiseAPlan(game))
    expect(table.asked).toEqual([])
  })
})

describe('aggressive schizophrenia', () => {
  const mad = (others: Readonly<Record<string, ModelSketch>>, hero: Partial<ModelSketch> = {}) =>
    walker({ traits: ['aggressive-schizophrenia'], counters: 'AA', ...hero }, [], others)

  const friend = { seat: 'a', touching: 'hero' } as const

  test('bmg1/trait/aggressive-schizophrenia: its move ends nearer to another model', () => {
    const table = mad({ thug: { seat: 'b', at: [60, 30] } })
    const go = (x: number) => () =>
      table.play((game, { hero }) => performById(game, hero!, 'move'), '', ['move', { to: to(x, 30) }])
    expect(go(25)).toThrow('It must come nearer to another model.')
    go(31)()
    expect(table.model('hero').at!.x).toBe(cm(31))
  })

  test('bmg1/trait/aggressive-schizophrenia: it does not end its activation without coming nearer, unless in contact', () => {
    const table = mad({ thug: { seat: 'b', at: [60, 30] } })
    // It must move, so the question is not asked.
    table.play((game) => activationStep(game, game.state.activation!), '', ['move', { to: to(31, 30) }])
    expect([table.asked, table.model('hero').at!.x]).toEqual([['a: move'], cm(31)])
    const beside = mad({ friend }, { counters: '' })
    beside.playOn('', ['action', 'end'])
    expect(beside.model('hero').activated).toBe(true)
    // A K.O. miniature is one too: it is not held beside it, but ends there or goes where it likes.
    const calm = () => mad({ friend: { ...friend, condition: 'ko' } }, { counters: '' })
    const over = calm()
    over.play((game) => activationStep(game, game.state.activation!), '', ['action', 'end'])
    expect(over.model('hero').activated).toBe(true)
    const gone = calm()
    gone.play((game, { hero }) => performById(game, hero!, 'move'), '', ['move', { to: to(25, 30) }])
    expect(gone.model('hero').at!.x).toBe(cm(25))
  })

  test('bmg1/trait/aggressive-schizophrenia: it attacks the closest, friend or foe, and only that one', () => {
    const table = mad({ friend, thug: { seat: 'b', at: [27, 30] } })
    const targets = () =>
      table.play((game, { hero }) => meleeTargets(game, hero!, weaponAt(game, hero!, -1)).map(({ id }) => id))
    // Both touch it: both are closest.
    expect(targets()).toEqual([1, 2])
    table.model('thug').at = { x: cm(26.9), y: cm(30), z: 0 }
    expect(targets()).toEqual([1])
    expect(() => table.playOn('', ['action', 'end'])).toThrow('It must attack.')
    table.play((game, { hero }) => performById(game, hero!, 'melee:-1'), '6 6 6 6 1', ['strikes', { '1': 2 }])
    expect(table.model('friend').stun).toBe(2)
  })

  test('bmg1/trait/aggressive-schizophrenia: it shoots the closest too, and friends only then', () => {
    const why = (traits: readonly string[], x: number) =>
      mad(
        { mate: { seat: 'a', at: [x, 30] }, thug: { seat: 'b', at: [50, 30] } },
        { weapons: [gun], traits },
      ).play((game, { hero, mate, thug }) =>
        [mate!, thug!].map((model) =>
          shotAtTargetBlockedReason(game, hero!, weaponAt(game, hero!, 0), model),
        ),
      )
    expect(why(['aggressive-schizophrenia'], 15)).toEqual([undefined, 'It must attack another.'])
    expect(why(['aggressive-schizophrenia'], 9)).toEqual(['It is no enemy on the table.', undefined])
    expect(why([], 15)).toEqual(['It is no enemy on the table.', undefined])
  })

  test('bmg1/trait/aggressive-schizophrenia: it declares both move and attack if it can', () => {
    const table = mad({ thug: { seat: 'b', at: [60, 30] } })
    table.play((game, { hero }) => beginActivation(game, hero!), '', ['declare', 'move-attack'])
    expect(Object.keys(table.offered('declare'))).toEqual(['move-attack', 'attack-move'])
  })
})

describe('air support', () => {
  const table = () =>
    setTable({
      models: {
        hero: { seat: 'a', at: [20, 20], counters: 'SSS', traits: ['air-support'] },
        near: { seat: 'b', at: [90, 97.5] },
        far: { seat: 'b', at: [90, 98] },
      },
      active: 'hero',
    })

  test('bmg1/trait/air-support: 3SC; a model that touches the template is seen from anywhere, no other', () => {
    const lit = table()
    expect(lit.play((game, { hero, near }) => look(game, hero, near)?.sees)).toBe(false)
    lit.play((game, { hero }) => performById(game, hero, 'trait:air-support'), '', [
      'air-support',
      { to: to(90, 90) },
    ])
    expect(lit.model('hero').counters.special).toBe(0)
    expect(
      lit.play((game, { hero, near, far }) => [look(game, hero, near)?.sees, look(game, hero, far)?.sees]),
    ).toEqual([true, false])
    expect(actionBlockedReason(lit, 'trait:air-support')).toContain('3SC')
  })

  test('bmg1/trait/air-support: only this round', () => {
    const lit = table()
    lit.play((game, { hero }) => performById(game, hero, 'trait:air-support'), '', [
      'air-support',
      { to: to(90, 90) },
    ])
    Object.assign(lit.state, { stage: 'recount', part: 1 })
    lit.play((game) => casualtyRecount(game))
    expect(lit.state.markers).toEqual([])
  })
})

describe('amphibious', () => {
  const over = (kind: string, traits: readonly string[], upTo = 30) =>
    judge(walker({ traits }, [marsh(kind)]), [{ to: to(42, 30) }], upTo)

  test('bmg1/trait/amphibious: water takes no MC, other difficult ground does', () => {
    expect(over('water', ['amphibious'])).toBe(0)
    expect(over('water', [])).toContain('1MC')
    expect(over('rubble', ['amphibious'])).toContain('1MC')
  })

  test('bmg1/trait/amphibious: where water goes over into rubble the rubble takes its MC', () => {
    const { passage, sight, cover, standable } = marsh('rubble')
    const beyond = { kind: 'rubble', passage, sight, cover, standable }
    const rubble = box('rubble', cm(39), cm(20), cm(3), cm(20), 0, beyond)
    const both = walker({ traits: ['amphibious'] }, [marsh('water'), rubble])
    expect(judge(both, [{ to: to(46, 30) }], 40)).toContain('1MC')
  })

  test('bmg1/trait/amphibious: it is as slow there as other models', () => {
    expect(over('water', ['amphibious'], 12)).toContain('only 12 cm')
  })

  test('bmg1/trait/amphibious: it finds its way through water by itself', () => {
    const table = walker({ traits: ['amphibious'] }, [marsh('water')])
    table.play((game, { hero }) => performById(game, hero!, 'move'), '', ['move', { to: to(34, 30) }])
    expect(table.model('hero').at!.x).toBe(cm(34))
  })
})

describe('arrest', () => {
  const police = (victim: Partial<ModelSketch>, hero: Partial<ModelSketch> = {}) =>
    walker({ traits: ['arrest'], counters: 'MS', ...hero }, [], {
      victim: { seat: 'b', touching: 'hero', condition: 'ko', ...victim },
    })

  test('bmg1/trait/arrest: 1MC and 1SC make a K.O. enemy in contact a casualty', () => {
    const table = police({})
    table.play((game, { hero }) => performById(game, hero!, 'trait:arrest'))
    expect(table.model('victim').condition).toBe('casualty')
    expect(table.model('hero').counters).toMatchObject({ movement: 0, special: 0 })
    expect(table.band('a').earned).toBe(2)
  })

  test('bmg1/trait/arrest: only enemies, only K.O., only in contact, only for both counters', () => {
    const none = 'No K.O. enemy that can be arrested is in contact.'
    expect(actionBlockedReason(police({}), 'trait:arrest')).toBeUndefined()
    expect(actionBlockedReason(police({ seat: 'a' }), 'trait:arrest')).toBe(none)
    expect(actionBlockedReason(police({ condition: 'down' }), 'trait:arrest')).toBe(none)
    expect(
      actionBlockedReason(police({ touching: undefined, at: [33.1, 30] } as never), 'trait:arrest'),
    ).toBe(none)
    expect(actionBlockedReason(police({}, { counters: 'SS' }), 'trait:arrest')).toContain('1MC + 1SC')
    expect(actionBlockedReason(police({}, { counters: 'MM' }), 'trait:arrest')).toContain('1MC + 1SC')
  })
})

test('bmg1/trait/adaptable: a plan may use the place it has won', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['adaptable'], attack: 2, willpower: 6 },
      thug: { seat: 'b', at: [60, 60] },
    },
    stage: 'plan',
    part: 0,
  })
  table.play((game) => raiseAPlan(game), '', ['adaptable', 'attack'])
  table.play((game) => raiseAPlan(game), '', ['plan', { '0:attack': 3 }])
  expect(table.model('hero').counters.attack).toBe(3)
})
