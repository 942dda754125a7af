import { fallHarm } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { apart, near } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/feint: an Agility roll of its own, then that enemy cannot block it, but blocks others', () => {
  const stage = () =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['feint'], counters: 'SA', movement: 3 },
        foe: { seat: 'b', touching: 'hero', counters: 'DDD', endurance: 12, traits: ['martial-artist'] },
        mate: { seat: 'a', touching: 'foe', counters: 'A' },
      },
      active: 'hero',
    })
  const table = stage()
  act(table, 'trait:feint', '3')
  act(table, 'melee:-1', '4 4 1')
  expect(table.model('foe').stun).toBe(1)
  table.state.activation = {
    ...table.state.activation!,
    model: 2,
    attacks: 0,
    attackKind: undefined,
    struck: [],
  }
  act(table, 'melee:-1', '4 6', ['block', 1])
  expect(table.model('foe').stun).toBe(1)
  const failed = stage()
  act(failed, 'trait:feint', '4')
  act(failed, 'melee:-1', '4 6', ['block', 1])
  expect(failed.model('foe').stun).toBe(0)
  expect(actionBlockedReason(near(['feint'], 'S'), 'trait:feint')).toBe('No enemy is in contact.')
})

test('bmg2/trait/feral: +1 to hit when it grabs, not when it strikes', () => {
  const attack = (
    mode: 'grab' | 'melee',
    dice: string,
    answers: readonly (readonly [string, number])[] = [],
  ) => {
    const table = duel({ thug: { traits: ['feral'], counters: 'AS' }, hero: { defense: 4 } })
    act(table, `${mode}:-1`, dice, ...answers)
    return table.model('hero').stun
  }
  expect([attack('grab', '3 4 1'), attack('melee', '3')]).toEqual([1, 0])
})

test('bmg2/trait/ferocious, bmg2/core/push: it pushes without SC, but does not grab without', () => {
  const stage = (traits: readonly string[]) => duel({ thug: { traits, counters: 'A' }, hero: {} })
  expect(actionBlockedReason(stage(['ferocious']), 'push:-1')).toBeUndefined()
  expect(actionBlockedReason(stage([]), 'push:-1')).toContain('1SC')
  expect(actionBlockedReason(stage(['ferocious']), 'grab:-1')).toContain('1SC')
})

test('bmg2/trait/flak-armor: no damage from Explosive and Expansive weapons', () => {
  const shoot = (rule: string, traits: readonly string[]) => {
    const table = shootOut({
      thug: { weapons: [{ damage: 'I', rof: 2, rules: [rule] }], strength: 2 },
      hero: { traits, at: [40, 30] },
    })
    if (rule === 'expansive') act(table, 'ranged:0', '4 1', ['spray', { to: to(60, 30) }])
    else act(table, 'ranged:0', '6 4 1', ['shots', { '1': 1 }])
    return table.model('hero').injury
  }
  expect(['explosive', 'expansive', 'firearm'].map((rule) => shoot(rule, ['flak-armor']))).toEqual([0, 0, 1])
  expect(shoot('explosive', [])).toBe(1)
})

describe('flight', () => {
  const tower = [box('tower', inches(30 / 2.54 + 3), inches(8), inches(6), inches(8), inches(9))]
  const stage = (trait: string, counters: string, hero: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: [trait], counters, ...hero },
        foe: { seat: 'b', at: apart(1) },
      },
      pieces: tower,
      active: 'hero',
    })
  /** Straight east, this many inches, over an enemy and up a tower. */
  const east = (far: number, up = 0) => ({ to: to(30 + inchesInCm(far), 30, inchesInCm(up)) })

  test('bmg2/trait/fly: 4+8=12" in any direction for 1MC and 1SC, over models and scenery', () => {
    const table = stage('fly', 'MS')
    act(table, 'trait:fly')
    // 5 across and 9 up are 10.3".
    act(table, 'move', '', ['place', east(5, 9)])
    expect(table.model('hero').at!.z).toBe(cm(inchesInCm(9)))
    expect(table.model('hero').counters).toMatchObject({ movement: 0, special: 0 })
    const flat = (far: number) => {
      const flying = stage('fly', 'MS')
      act(flying, 'trait:fly')
      act(flying, 'move', '', ['place', east(far)])
    }
    expect(() => flat(12)).not.toThrow()
    expect(() => flat(12.01)).toThrow('It moves 12" at most.')
  })

  test('bmg2/trait/fly: once a round, before the move, and no run with it', () => {
    const table = stage('fly', 'MMMSSS')
    act(table, 'trait:fly')
    expect(actionBlockedReason(table, 'trait:fly')).toBe('Once a round.')
    act(table, 'move', '', ['pace', 'walk:0'], ['place', { stay: true }])
    expect(Object.keys(table.offered('pace'))).toEqual(['walk:0', 'walk:1', 'walk:2'])
    const moved = stage('fly', 'MS')
    moved.state.activation!.moved = true
    expect(actionBlockedReason(moved, 'trait:fly')).toBe('It has moved.')
  })

  test('bmg2/trait/fly, bmg2/core/falling-chart: falls are a step milder', () => {
    const harm = (traits: readonly string[], height: number) =>
      near(traits, '').play((game, { hero }) => fallHarm(game, hero, inches(height), 0))
    expect([2, 4, 6, 7].map((height) => harm(['fly'], height))).toEqual(['nothing', 'stun', 'injury', 'half'])
    expect([2, 4, 6, 7].map((height) => harm([], height))).toEqual(['stun', 'injury', 'half', 'casualty'])
  })

  test('bmg2/trait/flying-high: 24" for 1MC and 3SC, once a game', () => {
    const table = stage('flying-high', 'MMSSSSSS')
    act(table, 'trait:flying-high')
    act(table, 'move', '', ['pace', 'walk:0'], ['place', east(24)])
    expect(table.model('hero').at!.x).toBe(cm(30 + inchesInCm(24)))
    expect(table.model('hero').counters).toMatchObject({ movement: 1, special: 3 })
    table.model('hero').roundMemory = {}
    table.state.activation!.moved = false
    table.state.activation!.basicMoveGone = false
    expect(actionBlockedReason(table, 'trait:flying-high')).toBe('Once a game.')
  })

  test('bmg2/trait/batclaw-grapple-gun, bmg2/core/movement: Batman and Two-Face, 4+2+8=14" with one MC', () => {
    const swing = (far: number) => {
      const table = stage('batclaw-grapple-gun', 'MMS')
      act(table, 'trait:batclaw-grapple-gun')
      act(table, 'move', '', ['pace', 'walk:1'], ['place', east(far)])
      return table.model('hero').counters
    }
    expect(swing(13.9)).toMatchObject({ movement: 0, special: 0 })
    expect(() => swing(14.1)).toThrow('It moves 14" at most.')
  })

  test('bmg2/trait/batclaw-grapple-gun: not in two activations running, and again after a rest', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['batclaw-grapple-gun'], counters: 'MSS' },
        foe: { seat: 'b', at: [90, 90], activated: true },
      },
      part: 1,
    })
    table.playOn('', ['declare', 'move'], ['action', 'trait:batclaw-grapple-gun'], ['action', 'end'])
    const again = () => {
      Object.assign(table.state, {
        stage: 'execute',
        part: 1,
        activation: undefined,
        turn: table.model('hero').seat,
        round: table.state.round + 1,
      })
      const hero = table.model('hero')
      table.model('foe').activated = true
      Object.assign(hero, {
        activated: false,
        roundMemory: {},
        counters: { movement: 1, attack: 0, defense: 0, special: 2 },
      })
      table.playOn('', ['declare', 'move'], ['action', 'end'])
      // Options of traits are offered only while they are open.
      return Object.keys(table.offered('action')).includes('trait:batclaw-grapple-gun')
    }
    expect([again(), again()]).toEqual([false, true])
  })
})

test('bmg2/trait/for-the-family: it takes the impacts of Carmine Falcone in sight within 2", but not those of Selina Kyle', () => {
  const shot = (
    details: { attacker?: string; gap?: number; boss?: string },
    ...answers: readonly (readonly ['for-the-family', 'yes'])[]
  ) => {
    const table = setTable({
      models: {
        foe: {
          seat: 'b',
          at: [30, 60],
          weapons: [gun],
          counters: 'AA',
          ...(details.attacker ? { name: details.attacker } : {}),
        },
        boss: {
          seat: 'a',
          at: [30, 40],
          alias: 'Carmine Falcone',
          name: details.boss ?? 'Carmine Falcone',
          endurance: 12,
          ...(details.boss ? { alias: details.boss } : {}),
        },
        guard: {
          seat: 'a',
          at: [33 + inchesInCm(details.gap ?? 2), 40],
          traits: ['for-the-family'],
          counters: 'S',
          endurance: 12,
        },
      },
      active: 'foe',
    })
    act(table, 'ranged:0', '6 2 1', ['shots', { '1': 1 }], ...answers)
    return [table.model('boss').injury, table.model('guard').injury]
  }
  expect(shot({}, ['for-the-family', 'yes'])).toEqual([0, 1])
  expect(shot({ attacker: 'Selina Kyle' })).toEqual([1, 0])
  expect(shot({ gap: 2.1 })).toEqual([1, 0])
  expect(shot({ boss: 'Sal Maroni' })).toEqual([1, 0])
})

test('bmg2/trait/force-field: a friend in contact has a Ping! of 4+ without cover, for the round', () => {
  const shot = (use: boolean, dice: string) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['force-field'], counters: 'S' },
        mate: { seat: 'a', touching: 'hero', endurance: 12 },
        foe: { seat: 'b', at: [60, 30], weapons: [gun], counters: 'AA' },
      },
      active: 'hero',
    })
    if (use) act(table, 'trait:force-field')
    table.state.activation = { ...table.state.activation!, model: 2 }
    act(table, 'ranged:0', dice, ['shots', { '1': 1 }])
    return table.model('mate').injury
  }
  expect([shot(true, '6 4'), shot(true, '6 3 2 1'), shot(false, '6 2 1')]).toEqual([0, 1, 1])
  expect(actionBlockedReason(near(['force-field'], 'S'), 'trait:force-field')).toBe(
    'No friend is in contact.',
  )
})

test('bmg2/trait/funny-bomb: instead of its attack, all others under the template, and it is a casualty', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['funny-bomb'], counters: 'AS' },
      foe: { seat: 'b', at: [35, 30], endurance: 12 },
      mate: { seat: 'a', at: [30, 35], endurance: 12 },
      far: { seat: 'b', at: [42, 30], endurance: 12 },
    },
    active: 'hero',
  })
  act(table, 'trait:funny-bomb', '3 1 2 1')
  const hurt = (name: 'foe' | 'mate' | 'far') => [table.model(name).injury, table.model(name).stun]
  expect([hurt('foe'), hurt('mate'), hurt('far')]).toEqual([
    [1, 1],
    // It counts as a ranged attack: a failure still scratches.
    [0, 1],
    [0, 0],
  ])
  expect(table.model('hero').condition).toBe('casualty')
  const late = near(['funny-bomb'], 'AS')
  late.state.activation!.attacks = 1
  expect(actionBlockedReason(late, 'trait:funny-bomb')).toBe('It has attacked.')
})
