import { lightsOf } from '@gargoyle/bmg-common'
import { basicMove, damageNeeds, jumpDistance, skill } from '@gargoyle/bmg-counters'
import {
  becomeCasualty,
  beginActivation,
  judgePath,
  sufferFall,
  termsOf,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import { ANY, actionBlockedReason, gun, type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { newAttack, newStrike, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { cm, inches, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { apart, near } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

type Legs = readonly {
  readonly to: readonly [number, number, number]
  readonly by?: 'jump' | 'climb' | 'drop'
}[]

/** The counters that a way of up to this many inches takes, or why it is not allowed. */
function judge(
  hero: Partial<ModelSketch>,
  pieces: readonly Piece[],
  legs: Legs,
  upTo: number,
): number | string {
  const table = setTable({ models: { hero: { seat: 'a', at: [30, 30], ...hero } }, pieces, active: 'hero' })
  return table.play((game, { hero: model }) => {
    const judged = judgePath(game, termsOf(game, { model, reason: 'test', upTo }), { legs })
    return judged.ok ? judged.value.points : judged.reason.text
  })
}

const begin = (
  hero: Partial<ModelSketch>,
  dice: string,
  ...answers: readonly (readonly [string, string])[]
) => {
  const table = setTable({
    models: { hero: { seat: 'a', at: [30, 30], ...hero }, foe: { seat: 'b', at: [90, 90], activated: true } },
    part: 1,
  })
  table.playOn(dice, ...answers, ['declare', ANY])
  return table.model('hero')
}

describe('acrobat', () => {
  const roofs = [
    box('one', cm(20), cm(20), cm(12), cm(20), inches(3)),
    box('two', cm(32 + inchesInCm(2)), cm(20), cm(20), cm(20), inches(3)),
  ]
  const leap: Legs = [
    { to: to(32, 30, inchesInCm(3)) },
    { to: to(32 + inchesInCm(2), 30, inchesInCm(3)), by: 'jump' },
  ]

  test('bmg2/trait/acrobat, bmg2/core/movement: 5" and a jump of half that; no MC and no impairment for jumps', () => {
    const lengths = (traits: readonly string[]) =>
      near(traits, '').play((game, { hero }) => [basicMove(game, hero), jumpDistance(game, hero)])
    expect([lengths(['acrobat']), lengths([])]).toEqual([
      [5, inches(2.5)],
      [4, inches(2)],
    ])
    const at = [30, 30, inchesInCm(3)] as const
    // 0.8" to the edge and a jump of 2": 2.8" for an acrobat, 4.8" for others.
    expect(judge({ at, traits: ['acrobat'] }, roofs, leap, 3)).toBe(0)
    expect(judge({ at, counters: 'M' }, roofs, leap, 3)).toContain('can be moved')
    expect(judge({ at, counters: 'M' }, roofs, leap, 5)).toBe(1)
  })

  test('bmg2/trait/acrobat: it stands up for nothing and moves through models, but pays for difficult ground', () => {
    const lying = near(['acrobat'], '', { hero: { condition: 'down' } })
    act(lying, 'stand')
    expect(lying.model('hero').condition).toBe('up')
    const through = near(['acrobat'], '', { inches: 0 })
    act(through, 'move', '', ['move', { to: to(37, 30) }])
    expect(through.model('hero').at!.x).toBe(cm(37))
    const marsh = box('marsh', cm(33), cm(20), cm(6), cm(20), 0, {
      kind: 'rubble',
      passage: 'difficult',
      sight: 'clear',
      cover: 'none',
      standable: false,
    })
    expect(judge({ traits: ['acrobat'], counters: 'M' }, [marsh], [{ to: to(42, 30) }], 20)).toBe(1)
  })

  test('bmg2/trait/acrobat, bmg2/trait/dodge, bmg2/core/dodging-ranged-attacks: both may dodge shots', () => {
    const shot = (traits: readonly string[], dice: string) => {
      const gun = { damage: 'I', rof: 2, rules: ['firearm'] }
      const table = shootOut({ thug: { weapons: [gun] }, hero: { traits, counters: 'M', movement: 3 } })
      const answers = traits.length > 0 ? [['dodge', { counters: 1 }] as const] : []
      act(table, 'ranged:0', dice, ['shots', { '1': 1 }], ...answers)
      return table.model('hero').injury
    }
    expect([shot(['acrobat'], '6 3'), shot(['dodge'], '6 3'), shot([], '6 2 1')]).toEqual([0, 0, 1])
  })
})

test('bmg2/trait/adaptable: 1 more of the skill chosen at Raise the Plan, for the round', () => {
  const table = near(['adaptable'], '')
  table.play((game) => trigger(game, 'plan-start', {}), '', ['adaptable', 'defense'])
  const skills = table.play((game, { hero }) =>
    (['attack', 'defense', 'movement'] as const).map((name) => skill(game, name, hero)),
  )
  expect(skills).toEqual([4, 4, 3])
})

test('bmg2/trait/aggressive-schizophrenia, bmg2/core/mental-disorder: a free strike at every model in contact, then its activation goes on', () => {
  const stage = (cured: boolean) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['aggressive-schizophrenia'], counters: 'A' },
        mate: { seat: 'a', touching: 'hero', endurance: 12 },
        foe: { seat: 'b', touching: 'hero', side: 'west', endurance: 12, activated: true },
      },
      part: 1,
    })
    if (cured)
      table
        .model('hero')
        .effects.push({ id: 'psychoanalysis', until: 'round', args: [], value: 0, by: undefined })
    return table
  }
  const table = stage(false)
  table.model('mate').activated = true
  table.playOn('4 4 1 4 4 1', ['declare', 'attack'])
  expect([table.model('mate').stun, table.model('foe').stun]).toEqual([1, 1])
  expect(table.model('hero').counters.attack).toBe(1)
  expect(actionBlockedReason(table, 'melee:-1')).toBeUndefined()
  const calm = stage(true)
  calm.model('mate').activated = true
  calm.playOn('', ['declare', 'attack'])
  expect(calm.model('mate').stun).toBe(0)
})

test('bmg2/trait/air-support: 2SC light up an area for the round', () => {
  const table = near(['air-support'], 'SS')
  act(table, 'trait:air-support', '', ['air-support', { to: to(80, 80) }])
  expect(table.play((game) => lightsOf(game).length)).toBe(1)
  expect(actionBlockedReason(near(['air-support'], 'S'), 'trait:air-support')).toContain('2SC')
})

test('bmg2/trait/amphibious, bmg2/core/sewers: water does not impair it, and it goes down a sewer for 1MC', () => {
  const pond = (kind: string) =>
    box('pond', cm(33), cm(20), cm(6), cm(20), 0, {
      kind,
      passage: 'difficult',
      sight: 'clear',
      cover: 'none',
      standable: false,
    })
  const wade = (traits: readonly string[], kind: string) =>
    judge({ traits, counters: 'M' }, [pond(kind)], [{ to: to(42, 30) }], 5)
  expect(wade(['amphibious'], 'water')).toBe(1)
  expect(wade([], 'water')).toContain('can be moved')
  expect(wade(['amphibious'], 'rubble')).toContain('can be moved')
  const sewer = (traits: readonly string[]) =>
    actionBlockedReason(
      setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits, counters: 'M' } },
        markers: [{ kind: 'sewer', at: [33, 30] }],
        active: 'hero',
      }),
      'sewer:1',
    )
  expect([sewer(['amphibious']), sewer([])]).toEqual([undefined, expect.stringContaining('2SC')])
})

describe('arrests', () => {
  const fallen = { condition: 'ko', stun: 6, endurance: 6 } as const

  test('bmg2/trait/arrest: 1MC and 1SC make a K.O. enemy in contact a casualty, a vehicle not', () => {
    const stage = (thug: Partial<ModelSketch>) =>
      near(['arrest'], 'MS', { inches: 0, thug: { ...fallen, ...thug } })
    const table = stage({})
    act(table, 'trait:arrest')
    expect(table.model('thug').condition).toBe('casualty')
    expect(actionBlockedReason(stage({ traits: ['vehicle'] }), 'trait:arrest')).toContain('No K.O. enemy')
    expect(actionBlockedReason(stage({ traits: ['runaway'] }), 'trait:arrest')).toContain('No K.O. enemy')
  })

  test('bmg2/trait/commissioner: it and its friends within 8" arrest for 1MC', () => {
    const stage = (boss: Partial<ModelSketch>) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], counters: 'M' },
          foe: { seat: 'b', touching: 'hero', side: 'west', ...fallen },
          boss: { seat: 'a', at: apart(8), traits: ['commissioner'], ...boss },
        },
        active: 'hero',
      })
    const table = stage({})
    act(table, 'trait:commissioner')
    expect(table.model('foe').condition).toBe('casualty')
    const none = 'No Commissioner of its crew is within 8".'
    for (const boss of [{ at: apart(8.1) }, { seat: 'b' }, { traits: [] }, { condition: 'ko' }] as const)
      expect(actionBlockedReason(stage(boss), 'trait:commissioner')).toBe(none)
    const own = near(['commissioner'], 'M', { inches: 0, thug: fallen })
    expect(actionBlockedReason(own, 'trait:commissioner')).toBeUndefined()
  })
})

test('bmg2/trait/bat-cape, bmg2/core/leap-down: 1SC takes the harm out of a fall; leaps down cost neither MC nor way', () => {
  const fall = (counters: string, ...answers: readonly (readonly ['bat-cape', 'yes'])[]) => {
    const table = near(['bat-cape'], counters)
    table.play((game, { hero }) => sufferFall(game, hero, inches(20), 0), '', ...answers)
    return table.model('hero').condition
  }
  expect([fall('S', ['bat-cape', 'yes']), fall('')]).toEqual(['up', 'casualty'])
  const roof = [box('roof', cm(20), cm(20), cm(12), cm(20), inches(1.5))]
  const down: Legs = [{ to: to(32, 30, inchesInCm(1.5)) }, { to: to(33.6, 30), by: 'drop' }]
  const at = [30, 30, inchesInCm(1.5)] as const
  expect(judge({ at, traits: ['bat-cape'] }, roof, down, 2)).toBe(0)
  expect(judge({ at, counters: 'M' }, roof, down, 2)).toContain('can be moved')
  expect(judge({ at, counters: 'M' }, roof, down, 4)).toBe(1)
})

test('bmg2/trait/bipolar, bmg2/core/mental-disorder: a die when it begins, even a counter more, odd one fewer', () => {
  expect(
    begin({ traits: ['bipolar'], counters: 'A' }, '4', ['gained-counter', 'defense']).counters.defense,
  ).toBe(1)
  expect(begin({ traits: ['bipolar'], counters: 'A' }, '3').counters.attack).toBe(0)
})

test('bmg2/trait/bloodthirsty, bmg2/core/mental-disorder: with a marker an AC at Raise the Plan', () => {
  const gained = (hero: Partial<ModelSketch>) => {
    const table = near(['bloodthirsty'], '', { hero })
    table.play((game) => trigger(game, 'plan-start', {}))
    return table.model('hero').counters.attack
  }
  expect([gained({ stun: 1 }), gained({})]).toEqual([1, 0])
})

test('bmg2/trait/bodyguard, bmg2/core/passive-traits: for a Leader or Sidekick within 2" that it sees', () => {
  const shot = (
    boss: Partial<ModelSketch>,
    gap: number,
    ...answers: readonly (readonly ['bodyguard', 'yes'])[]
  ) => {
    const gun = { damage: 'I', rof: 2, rules: ['firearm'] }
    const table = setTable({
      models: {
        foe: { seat: 'b', at: [30, 60], weapons: [gun], counters: 'AA' },
        boss: { seat: 'a', at: [30, 40], rank: 'leader', endurance: 12, ...boss },
        guard: {
          seat: 'a',
          at: [33 + inchesInCm(gap), 40],
          traits: ['bodyguard'],
          counters: 'S',
          endurance: 12,
        },
      },
      active: 'foe',
    })
    act(table, 'ranged:0', '6 2 1', ['shots', { '1': 1 }], ...answers)
    return [table.model('boss').injury, table.model('guard').injury]
  }
  expect(shot({}, 2, ['bodyguard', 'yes'])).toEqual([0, 1])
  expect(shot({ rank: 'sidekick' }, 2, ['bodyguard', 'yes'])).toEqual([0, 1])
  expect(shot({}, 2.1)).toEqual([1, 0])
  expect(shot({ rank: 'free-agent' }, 2)).toEqual([1, 0])
})

test('bmg2/trait/brutal: a collateral die that does nothing is rolled again', () => {
  const table = duel({ thug: { traits: ['brutal'], counters: 'A' }, hero: {} })
  act(table, 'melee:-1', '4 4 2 6')
  expect(table.model('hero').stun).toBe(2)
})

test('bmg2/trait/bulletproof-vest: Firearms damage it on 4+, others as usual', () => {
  const needs = (rules: readonly string[], traits: readonly string[]) =>
    near([], '', { hero: { weapons: [{ damage: 'I', rof: 1, rules }], strength: 3 }, thug: { traits } }).play(
      (game, { hero, thug }) => {
        const attack = newAttack({ attacker: hero, kind: 'ranged', weapon: weaponAt(game, hero, 0), arm: 0 })
        return damageNeeds(game, newStrike(attack, thug, {}))
      },
    )
  const vest = ['bulletproof-vest']
  expect([needs(['firearm'], vest), needs(['firearm'], []), needs([], vest)]).toEqual([4, 2, 3])
})

test('bmg2/trait/cannibal: a casualty of its close combat takes two markers off it, a vehicle none', () => {
  const eat = (hero: Partial<ModelSketch>, ...answers: readonly (readonly ['remove-markers', number])[]) => {
    const table = duel({
      thug: { traits: ['cannibal'], counters: 'A', stun: 2, injury: 1, weapons: [{ damage: 'I' }] },
      hero: { endurance: 1, ...hero },
    })
    act(table, 'melee:0', '4 4 1', ...answers)
    return [table.model('thug').stun, table.model('thug').injury]
  }
  expect(eat({}, ['remove-markers', 1])).toEqual([1, 0])
  expect(eat({ traits: ['vehicle'] })).toEqual([2, 1])
  expect(eat({ endurance: 6 })).toEqual([2, 1])
})

test('bmg2/trait/catcher-gear, bmg2/trait/football-gear, bmg2/trait/hockey-gear: what weapons do not do to them', () => {
  const strike = (traits: readonly string[], rule: string, dice: string) => {
    const table = duel({
      thug: { counters: 'A', weapons: [{ damage: 'S', rules: [rule] }] },
      hero: { traits },
    })
    act(table, 'melee:0', dice)
    return table.model('hero').stun
  }
  // Heavy makes a 3 enough against Strength 4+; Sharp rolls a failed die again.
  expect(strike([], 'heavy', '4 3 1')).toBe(1)
  expect(strike(['catcher-gear'], 'heavy', '4 3 1')).toBe(0)
  expect(strike(['football-gear'], 'heavy', '4 3 1')).toBe(0)
  expect(strike(['hockey-gear'], 'heavy', '4 3 1')).toBe(1)
  expect(strike([], 'sharp', '4 3 1 4')).toBe(1)
  expect(strike(['catcher-gear'], 'sharp', '4 3 1 4')).toBe(1)
  expect(strike(['football-gear'], 'sharp', '4 3 1')).toBe(0)
  expect(strike(['hockey-gear'], 'sharp', '4 3 1')).toBe(0)
})

test('bmg2/trait/claws: bare hands do an injury and a stun', () => {
  const table = duel({ thug: { traits: ['claws'], counters: 'A' }, hero: {} })
  act(table, 'melee:-1', '4 4 1')
  expect([table.model('hero').injury, table.model('hero').stun]).toEqual([1, 1])
})

test('bmg2/trait/confusion: Attack and Defense -1 and no SC, within 8" and in sight, no vehicle, once a round', () => {
  const table = near(['confusion'], 'SSSS', { inches: 8, thug: { counters: 'S', traits: ['bluff'] } })
  act(table, 'trait:confusion')
  expect(table.play((game, { thug }) => [skill(game, 'attack', thug), skill(game, 'defense', thug)])).toEqual(
    [3, 2],
  )
  expect(actionBlockedReason(table, 'trait:confusion')).toBe('Once a round.')
  table.state.activation = { ...table.state.activation!, model: 1, used: [] }
  expect(actionBlockedReason(table, 'trait:bluff')).toContain('1SC')
  for (const other of [
    near(['confusion'], 'SS', { inches: 8.1 }),
    near(['confusion'], 'SS', { thug: { traits: ['vehicle'] } }),
  ])
    expect(actionBlockedReason(other, 'trait:confusion')).toBe('It sees no enemy within 8".')
})

test('bmg2/trait/control-pheromones: an enemy within 5" is hypnotized unless it passes, once a round; Bots and vehicles are not', () => {
  const charm = (dice: string, traits: readonly string[] = []) => {
    const table = near(['control-pheromones'], 'SSSSSS', { inches: 5, thug: { willpower: 5, traits } })
    act(table, 'trait:control-pheromones', dice)
    return [table.model('thug').seat, actionBlockedReason(table, 'trait:control-pheromones')]
  }
  expect(charm('3 3')[0]).toBe('a')
  expect(charm('2 3')).toEqual(['b', 'Once a round.'])
  expect(charm('', ['bot'])[0]).toBe('b')
  for (const other of [
    near(['control-pheromones'], 'SSS', { inches: 5.1 }),
    near(['control-pheromones'], 'SSS', { thug: { traits: ['vehicle'] } }),
  ])
    expect(actionBlockedReason(other, 'trait:control-pheromones')).toBe('It sees no enemy within 5".')
})

test('bmg2/trait/counter-attack, bmg2/core/passive-traits: 1SC for the round, then a strike for every impact blocked', () => {
  const table = duel({
    thug: { counters: 'AAAA', endurance: 12 },
    hero: { traits: ['counter-attack'], counters: 'DDDDS' },
  })
  // Two hits, both blocked: two strikes back, one of them damages.
  act(
    table,
    'melee:-1',
    '4 4 4 4 4 4 4 1 2',
    ['strikes', { '1': 2 }],
    ['block', 2],
    ['counter-attack', 'yes'],
  )
  expect(table.model('thug').stun).toBe(1)
  expect(table.model('hero').counters.special).toBe(0)
  table.state.activation!.attacks = 0
  // It lasts: the question is not asked again.
  act(table, 'melee:-1', '4 4 4 4 1', ['strikes', { '1': 1 }], ['block', 1])
  expect(table.model('thug').stun).toBe(2)
})

test('bmg2/trait/counter-attack, bmg2/weapon-rule/crushing: every die that succeeds counts, as often as it was hit at most', () => {
  const maul = { name: 'Maul', damage: 'S', rules: ['crushing'] } as const
  const struck = (dice: string, hits: number, blocks: number) => {
    const table = duel({
      thug: { counters: 'AAAA', endurance: 12, weapons: [maul] },
      hero: { traits: ['counter-attack'], counters: 'DDDDS', endurance: 12 },
    })
    act(
      table,
      'melee:0',
      dice,
      ['strikes', { '1': hits }],
      ['block', blocks],
      ...(blocks > 0 ? [['counter-attack', 'yes'] as const] : []),
    )
    return [table.model('thug').stun, table.model('hero').stun]
  }
  // One die of two that a crushing hit takes: it is hit, and strikes back once.
  expect(struck('4 4 4 4 1 4 1', 1, 1)).toEqual([1, 1])
  // Two dice against one hit: blocked, and still one strike back.
  expect(struck('4 4 4 4 4 1', 1, 2)).toEqual([1, 0])
})

test('bmg2/trait/counter-attack, bmg2/trait/aggressive-schizophrenia: its player says what it strikes with', () => {
  const knife = { name: 'Knife', damage: 'I' } as const
  const back = (arm: string) => {
    const table = duel({
      thug: { counters: 'AA', endurance: 12 },
      hero: { traits: ['counter-attack'], counters: 'DDS', weapons: [gun, knife] },
    })
    act(
      table,
      'melee:-1',
      '4 4 4 4 1',
      ['strikes', { '1': 1 }],
      ['block', 1],
      ['counter-attack', 'yes'],
      ['strike-with', arm],
    )
    expect(Object.keys(table.offered('strike-with'))).toEqual(['1', '-1'])
    return [table.model('thug').injury, table.model('thug').stun]
  }
  expect([back('1'), back('-1')]).toEqual([
    [1, 0],
    [0, 1],
  ])
  const mad = duel({
    thug: { traits: ['aggressive-schizophrenia'], weapons: [knife] },
    hero: { endurance: 9 },
  })
  mad.state.activation = undefined
  mad.play(
    (game, { thug }) => beginActivation(game, thug),
    '4 4 1',
    ['strike-with', '-1'],
    ['declare', 'neither'],
  )
  expect(mad.model('hero')).toMatchObject({ injury: 0, stun: 1 })
})

test('bmg2/trait/criminal: Willpower +1 after its first K.O. or casualty, once', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['criminal'], willpower: 5 },
      one: { seat: 'b', at: [60, 60] },
      two: { seat: 'b', at: [70, 60] },
    },
  })
  table.play((game, { hero, one }) => becomeCasualty(game, one, hero))
  table.play((game, { hero, two }) => becomeCasualty(game, two, hero))
  expect(table.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(6)
})
