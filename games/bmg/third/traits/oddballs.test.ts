import { addEffect, hasEffect, hasTrait, sees } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { shoot } from '../activation/perform.ts'
import { meleeAttack, meleeTargets, weaponAt } from '../attack/melee.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { mostEfforts } from '../model/effort.ts'
import { push } from '../movement/push.ts'
import { foes } from '../objectives/looks.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { type SceneSketch, scene, suspectAt } from '../testing/scene.ts'
import { ANY, type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { magicBlockedReason } from '../weapons/magic.ts'

type Table = ReturnType<typeof scene>

const begin = (table: Table, ...answers: readonly Answer[]) =>
  table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', ...answers)

describe('bmg3/trait/emotion-control', () => {
  const moved = (emotion: string, y = 26) => {
    const table = scene('emotion-control', { enemy: { at: [20, y] } })
    begin(table, ['emotion-control', emotion])
    return table
  }
  const rolls = (table: Table) =>
    table.play((game, { enemy }) => [
      computeTotal(game, 'attack-roll', { about: enemy }, 0),
      computeTotal(game, 'effort-limit', { about: enemy }, 3),
    ])

  test('bmg3/trait/emotion-control: fear and sadness, within 8"', () => {
    expect([rolls(moved('fear')), rolls(moved('sadness')), rolls(moved('fear', 29.2))]).toEqual([
      [-1, 3],
      [0, 2],
      [0, 3],
    ])
  })

  test('bmg3/trait/emotion-control: love and anger', () => {
    const love = moved('love')
    love.play((game, { friend, enemy }) => inflict(game, friend, { stun: 2, by: enemy, cause: 'test' }))
    expect(love.model('friend').stun).toBe(1)
    const anger = moved('anger')
    anger.play(
      (game, { friend, enemy }) => inflict(game, enemy, { stun: 1, by: friend, cause: 'test' }),
      '',
      ['anger', 'injury'],
    )
    expect(anger.model('enemy')).toMatchObject({ stun: 1, injury: 1 })
  })

  test('bmg3/trait/emotion-control: one at a time', () => {
    const table = moved('fear')
    begin(table, ['emotion-control', 'sadness'])
    expect(rolls(table)).toEqual([0, 2])
  })
})

test('bmg3/trait/visor-projections: handy, far-reaching or bloody weapons', () => {
  const weapon = (picked: string) => {
    const table = scene('visor-projections', { owner: { weapons: [{ damage: 'SS' }] } })
    begin(table, ['visor-projections', picked])
    return table.play((game, { owner }) => {
      const { rules, damage } = weaponAt(game, owner, 0)
      return [rules.map(({ id, args }) => [id, ...args].join(' ')), damage.injury]
    })
  }
  expect([weapon('handy'), weapon('reach'), weapon('blood')]).toEqual([
    [['handy'], 0],
    [['reach 8'], 0],
    [[], 2],
  ])
})

describe('bmg3/trait/only-20-of-taxes', () => {
  const tax = (dice: string, ...answers: readonly Answer[]) => {
    const table = scene('only-20-of-taxes', {
      friend: { at: [40, 40] },
      enemy: { traits: ['gas-mask', 'medic'], willpower: 7 },
    })
    useTrait(table, 'owner', 'only-20-of-taxes', dice, ...answers)
    return table
  }
  const has = (table: Table) =>
    table.play((game, { enemy }) => ['gas-mask', 'medic'].map((id) => hasTrait(game, enemy, id)))

  test('bmg3/trait/only-20-of-taxes: a trait of the loser, until its owner is gone', () => {
    const table = tax('4 4 1', ['taxes', 'gas-mask'])
    expect(has(table)).toEqual([false, true])
    table.play((game, { owner }) => becomeCasualty(game, owner, undefined))
    expect(has(table)).toEqual([true, true])
    expect(has(tax('3 4 1'))).toEqual([true, true])
  })

  test('bmg3/trait/only-20-of-taxes: the next one gives it back', () => {
    const table = tax('4 4 1', ['taxes', 'gas-mask'])
    table.state.activation!.specials = []
    useTrait(table, 'owner', 'only-20-of-taxes', '4 4 1', ['taxes', 'medic'])
    expect(has(table)).toEqual([true, false])
  })
})

test('bmg3/trait/only-20-of-taxes: doing it again gives the trait back, even in vain', () => {
  const table = scene('only-20-of-taxes', {
    friend: { at: [40, 40] },
    enemy: { traits: ['gas-mask', 'medic'], willpower: 7 },
  })
  useTrait(table, 'owner', 'only-20-of-taxes', '4 4 1', ['taxes', 'gas-mask'])
  table.state.activation!.specials = []
  useTrait(table, 'owner', 'only-20-of-taxes', '3 4 1')
  expect(table.play((game, { enemy }) => hasTrait(game, enemy, 'gas-mask'))).toBe(true)
})

describe('bmg3/trait/electromagnetic-control-device', () => {
  test('bmg3/trait/electromagnetic-control-device: draws enemies about and drains those who stay', () => {
    const table = scene('electromagnetic-control-device')
    useTrait(
      table,
      'owner',
      'electromagnetic-control-device',
      '',
      ['electromagnetic-control-device', to(20, 24)],
      ['place', to(23, 27)],
    )
    expect(table.model('enemy').at).toMatchObject({ x: 23 * 2540 })
    table.play((game, { enemy }) => trigger(game, 'activation-end', { active: enemy }))
    expect(table.model('enemy').effects).toMatchObject([{ id: 'enervating', value: 2 }])
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.state.markers).toEqual([])
  })
})

test('bmg3/trait/computer-console: it is not attacked twice, whatever the round', () => {
  const table = scene('computer-console', { enemy: { touching: 'owner' }, active: 'enemy' })
  const targets = () =>
    table.play((game, { enemy }) => meleeTargets(game, enemy, weaponAt(game, enemy, -1)).length)
  expect(targets()).toBe(1)
  table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 1')
  expect(targets()).toBe(0)
  table.model('owner').roundMemory = {}
  expect(targets()).toBe(0)
})

test('bmg3/trait/anaphylactic-shock: Enervating for every card the opponent has played, up to 3', () => {
  const shock = (resourcesPlayed: number) => {
    const table = scene('anaphylactic-shock')
    table.crew('b').round.resourcesPlayed = resourcesPlayed
    table.play((game, { owner, enemy }) => inflict(game, enemy, { stun: 1, by: owner, cause: 'test' }))
    return table.model('enemy').effects.map(({ value }) => value)
  }
  expect([shock(0), shock(2), shock(5)]).toEqual([[], [2], [3]])
})

test('bmg3/trait/anaphylactic-shock: an objective counts when it is played, scored or not', () => {
  const table = scene('anaphylactic-shock')
  table.crew('b').round.objectivesPlayed = 1
  table.crew('b').round.objectivesScored = 2
  table.play((game, { owner, enemy }) => inflict(game, enemy, { stun: 1, by: owner, cause: 'test' }))
  expect(table.model('enemy').effects).toMatchObject([{ id: 'enervating', value: 1 }])
})

test('bmg3/trait/underestimated: objectives look past it', () => {
  const table = scene('underestimated')
  table.play((game, { owner, enemy }) => becomeCasualty(game, owner, enemy))
  expect(table.crew('b').round.casualties).toBe(0)
  const there = scene('underestimated')
  expect(there.play((game, { friend, enemy }) => foes(game, enemy.seat).includes(friend))).toBe(true)
  expect(there.play((game, { owner, enemy }) => foes(game, enemy.seat).includes(owner))).toBe(false)
})

describe('bmg3/trait/quilts-helmet', () => {
  test('bmg3/trait/quilts-helmet: sees the hidden within 8", is never blinded, hypnotizes within 6"', () => {
    const table = scene('quilts-helmet', { enemy: { at: [20, 27.1], willpower: 4 } })
    table.play((game, { owner, enemy }) => {
      addEffect(game, enemy, 'concealment', { until: 'round' })
      expect(sees(game, owner, enemy)).toBe(true)
      expect(applies(game, 'immune', { about: owner, purpose: 'blind' })).toBe(true)
    })
    useTrait(table, 'owner', 'quilts-helmet', '6 6 6', ['hypnotized-action', 'end'])
    expect(
      useBlockedReason(scene('quilts-helmet', { enemy: { at: [20, 27.3] } }), 'owner', 'quilts-helmet'),
    ).toMatch(/6"/)
  })
})

describe('Archie', () => {
  test('bmg3/trait/sad-life: enemies within 6" make an Effort before they act', () => {
    const act = (y: number) => {
      const table = scene('sad-life', { enemy: { at: [20, y] }, active: 'enemy' })
      table.playOn('', ['action', 'move'], ['move', to(20, y + 2)])
      return table.model('enemy').stun
    }
    expect([act(27.1), act(27.2)]).toEqual([1, 0])
  })

  test('bmg3/trait/truly-immortal: loses a marker and is dragged away', () => {
    const table = scene('truly-immortal')
    table.play((game, { owner }) => inflict(game, owner, { injury: 12, cause: 'test' }), '', [
      'place',
      to(22, 22),
    ])
    expect(table.model('owner')).toMatchObject({ condition: 'up', injury: 8, at: { x: 22 * 2540 } })
    expect(table.asked).toEqual(['b: place'])
    const stunned = scene('truly-immortal')
    stunned.play((game, { owner }) => inflict(game, owner, { stun: 12, cause: 'test' }), '', ['place', ANY])
    expect(stunned.model('owner')).toMatchObject({ condition: 'up', stun: 8 })
    // One marker, whatever else is on it.
    const worn = scene('truly-immortal', { owner: { injury: 3 } })
    worn.play((game, { owner }) => inflict(game, owner, { stun: 12, cause: 'test' }), '', ['place', ANY])
    expect(worn.model('owner')).toMatchObject({ condition: 'up', stun: 8, injury: 3 })
  })
})

test('bmg3/trait/panda-costume: any action to stand up, and nothing else with it', () => {
  const table = scene('panda-costume', { owner: { condition: 'down' } })
  table.playOn('', ['action', 'trait:panda-costume:special'])
  expect(table.model('owner').condition).toBe('up')
  const lying = scene('panda-costume', { owner: { condition: 'down' } })
  lying.playOn('', ['action', 'end'])
  expect(lying.offered('action').move).toBeDefined()
})

test('bmg3/trait/defensive-stance: not outnumbered, and pushed where its player likes', () => {
  const table = scene('defensive-stance', { enemy: { touching: 'owner' } })
  table.play((game, { owner, enemy }) => push(game, owner, enemy.at!, 3), '', ['push-direction', to(20, 30)])
  expect(table.model('owner').at).toMatchObject({ y: 23 * 2540 })
  expect(table.play((game, { owner }) => applies(game, 'ignores-outnumbering', { about: owner }))).toBe(true)
})

test('bmg3/trait/umbrellas-knout-gas: Enervating (3) for those who fail an Endurance roll', () => {
  const gas = (dice: string, enemy: SceneSketch['enemy'] = {}) => {
    const table = scene('umbrellas-knout-gas', { enemy: { at: [20, 25], endurance: 6, ...enemy } })
    useTrait(table, 'owner', 'umbrellas-knout-gas', dice)
    return table.model('enemy').effects.map(({ value }) => value)
  }
  expect([gas('6 6 6'), gas('1 1 1'), gas('6 6 6', { traits: ['gas-mask'] })]).toEqual([[3], [], []])
})

describe('Mr. Combustible', () => {
  test('bmg3/trait/always-illuminated: is seen from afar', () => {
    const table = scene('always-illuminated', { enemy: { at: [20, 40] } })
    table.play((game, { owner, friend, enemy }) =>
      expect([sees(game, enemy, owner), sees(game, owner, enemy), sees(game, enemy, friend)]).toEqual([
        true,
        false,
        false,
      ]),
    )
  })

  test('bmg3/trait/explosive-sense: explosions are 1 worse against it and friends within 6"', () => {
    const blast = (who: 'owner' | 'friend', x = 24) => {
      const table = scene('explosive-sense', { friend: { at: [x, 20] } })
      const blow = { name: 'Bomb', strength: 4, damage: { stun: 1, injury: 0 } }
      table.play((game, models) => strengthAttack(game, models.enemy, [models[who]], blow), '4')
      return table.model(who).stun
    }
    expect([blast('owner'), blast('friend'), blast('friend', 27.3)]).toEqual([0, 0, 1])
  })
})

test('bmg3/trait/multiverse-teleportation-device: comes anywhere in the second round', () => {
  const table = scene('multiverse-teleportation-device')
  table.model('owner').at = undefined
  table.model('owner').condition = 'away'
  // It is not asked: it is never deployed with the others.
  table.play((game) => trigger(game, 'cards-drawn', {}))
  expect(table.play((game, { owner }) => applies(game, 'stays-away', { about: owner }))).toBe(true)
  table.play((game) => trigger(game, 'plan-start', {}))
  expect(table.asked).toEqual([])
  table.state.round = 2
  table.play((game) => trigger(game, 'plan-start', {}), '', ['place', to(40, 40)])
  expect(table.model('owner').condition).toBe('up')
})

describe('bmg3/trait/power-dampening', () => {
  const near = (y: number) => {
    const table = scene('power-dampening', {
      enemy: { at: [20, y], traits: ['invulnerability(2)', 'super-sight', 'magical-power(3)'] },
    })
    useTrait(table, 'owner', 'power-dampening')
    table.play((game, { enemy, owner }) => inflict(game, enemy, { stun: 2, by: owner, cause: 'test' }))
    return [
      table.model('enemy').stun,
      table.play((game, { enemy }) => mostEfforts(game, enemy, { purpose: 'attack' })),
      table.play((game, { enemy }) => magicBlockedReason(game, enemy, 1) === undefined),
    ]
  }

  test('bmg3/trait/power-dampening: no invulnerability, no free Efforts and no spells within 4"', () => {
    expect(near(25.1)).toEqual([2, 3, false])
    expect(near(25.2)).toEqual([0, 6, true])
  })
})

test('bmg3/trait/dispersion: a spray beside every explosion', () => {
  const grenade = { name: 'Grenade', damage: 'S', rof: 1, rules: ['explosive'] }
  const table = scene('dispersion', {
    owner: { weapons: [grenade] },
    friend: { seat: 'b', at: [20, 33] },
    enemy: { at: [20, 28] },
    audacity: true,
  })
  useTrait(table, 'owner', 'dispersion')
  table.play(
    (game, { owner }) => shoot(game, owner, 0),
    '4 4',
    ['aim', to(20, 28)],
    ['dispersion', to(20, 40)],
  )
  // One stands in the explosion, the other behind it in the spray.
  expect([table.model('enemy').stun, table.model('friend').stun]).toEqual([1, 1])
  expect(table.asked).toContain('a: dispersion')
})

test('bmg3/trait/shadowed-perch: its Movement action leads to a suspect', () => {
  const table = scene('shadowed-perch')
  expect(useBlockedReason(table, 'owner', 'shadowed-perch')).toBeDefined()
  suspectAt(table, 40, 40)
  // Within 4" of it: base and marker take 1.18" of the distance between their middles.
  useTrait(table, 'owner', 'shadowed-perch', '', ['place', to(40, 35)])
  expect(table.model('owner').at!.y).toBe(35 * 2540)
  const far = scene('shadowed-perch')
  suspectAt(far, 40, 40)
  expect(() => useTrait(far, 'owner', 'shadowed-perch', '', ['place', to(40, 34.8)])).toThrow()
})

test('bmg3/trait/shadows-command: a friend steps out at a suspect and strikes up to 4" away', () => {
  const table = scene('shadows-command', { enemy: { at: [40, 36] } })
  suspectAt(table, 40, 40)
  useTrait(
    table,
    'owner',
    'shadows-command',
    '1 1 1 4',
    ['place', to(41.1811, 40)],
    ['free-action', 'melee:-1'],
  )
  expect(table.model('enemy').stun).toBe(1)
  expect(table.state.markers).toEqual([])
  expect(hasEffect(table.model('friend'), 'shadows-command')).toBe(false)
})
