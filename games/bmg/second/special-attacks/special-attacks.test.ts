import { applies, gainTrait, inflict, skill } from '@gargoyle/bmg-counters'
import { beginActivation, endActivation } from '@gargoyle/bmg-counters/parts'
import {
  actionBlockedReason,
  gun,
  type ModelSketch,
  performById,
  to,
  type WeaponSketch,
} from '@gargoyle/bmg-counters/testing'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { duel } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { secondBook, setTable } from '../testing/table.ts'

const vehicle = { name: 'Vehicle', text: 'A vehicle.', keyword: true as const }

/** The thug has switched a special attack on. */
const switched = (trait: string, thug: Partial<ModelSketch> = {}, hero: Partial<ModelSketch> = {}) => {
  const table = duel(
    { thug: { traits: [trait], counters: 'AAAASS', ...thug }, hero },
    { book: { ...secondBook.book, traits: { ...book.traits, vehicle } } },
  )
  table.play((game, { thug: owner }) => performById(game, owner, `special:${trait.replace(/\(.*/, '')}:-1`))
  return table
}

const strike = (table: ReturnType<typeof switched>, dice: string, arm = -1) => {
  Object.assign(table.state.activation!, { attacks: 0, weapon: undefined })
  table.play((game, { thug }) => performById(game, thug, `melee:${arm}`), dice, ['strikes', { '1': 1 }])
  return table
}

const effectsOf = (table: ReturnType<typeof switched>) => table.model('hero').effects.map(({ id }) => id)

describe('special attacks that are switched on', () => {
  test('bmg2/core/special-attack-use: 1SC, one an activation, for the rest of the round and every strike', () => {
    const table = switched('deadly-strike')
    expect(table.model('thug').counters).toMatchObject({ special: 1, attack: 4 })
    expect(table.model('thug').effects).toMatchObject([{ id: 'deadly-strike', until: 'round' }])
    expect(actionBlockedReason(table, 'special:deadly-strike:-1')).toBe('It has made a special attack.')
    expect(table.state.activation).toMatchObject({ attackKind: undefined, weapon: undefined })
  })

  test('bmg2/special-attack/deadly-strike: criticals in close combat make casualties, others do not', () => {
    expect(strike(switched('deadly-strike'), '5 5 6').model('hero').condition).toBe('casualty')
    expect(strike(switched('deadly-strike'), '5 5 4').model('hero')).toMatchObject({
      condition: 'up',
      stun: 1,
    })
  })

  test('bmg2/special-attack/deadly-strike: where the card names a weapon, only with that one', () => {
    const sword: WeaponSketch = { name: 'Sword', damage: 'I' }
    const table = () => switched('deadly-strike(sword)', { weapons: [sword] })
    expect(strike(table(), '5 5 6', 0).model('hero').condition).toBe('casualty')
    expect(strike(table(), '5 5 6').model('hero')).toMatchObject({ condition: 'up', stun: 2 })
  })

  test('bmg2/special-attack/deadly-strike: shots are not coloured', () => {
    const table = switched('deadly-strike', { weapons: [{ ...gun, rof: 1, rules: ['firearm', 'light'] }] })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 6')
    expect(table.model('hero').condition).toBe('up')
  })

  test('bmg2/special-attack/devastating-blow: damage dice 1 better, and a critical is an injury', () => {
    expect(strike(switched('devastating-blow', { strength: 5 }), '5 4 2').model('hero').stun).toBe(1)
    expect(strike(switched('devastating-blow'), '5 5 6').model('hero')).toMatchObject({ injury: 1, stun: 1 })
  })

  test('bmg2/special-attack/lethal-blow: who is damaged is Stunned; who is only hit, or a vehicle, is not', () => {
    expect(effectsOf(strike(switched('lethal-blow'), '5 5 2'))).toEqual(['stunned'])
    expect(effectsOf(strike(switched('lethal-blow'), '5 3 2'))).toEqual([])
    expect(effectsOf(strike(switched('lethal-blow', {}, { traits: ['vehicle'] }), '5 5 2'))).toEqual([])
  })

  test('bmg2/special-attack/power-strike: who is damaged is knocked down; who is only hit is not', () => {
    expect(strike(switched('power-strike'), '5 5 2').model('hero').condition).toBe('down')
    expect(strike(switched('power-strike'), '5 3 2').model('hero').condition).toBe('up')
    const truck = switched('power-strike', {}, { traits: ['vehicle'] })
    expect(strike(truck, '5 5 2').model('hero').condition).toBe('up')
  })

  test('bmg2/special-attack/precise-blow: +1 to hit, and the collateral die again', () => {
    const table = strike(switched('precise-blow', {}, { defense: 4 }), '3 5 2 6')
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg2/special-attack/technique: who is damaged is Paralyzed', () => {
    const table = strike(switched('technique', {}, { defense: 5 }), '5 5 2')
    expect(effectsOf(table)).toEqual(['paralyze'])
    expect(table.play((game, { hero }) => skill(game, 'defense', hero))).toBe(3)
  })

  test('bmg2/special-attack/thief: a critical steals', () => {
    const table = strike(switched('thief', {}, { weapons: [{ damage: 'I' }] }), '5 5 6')
    expect([table.model('hero').arms.length, table.model('thug').arms.length]).toEqual([0, 1])
    const plain = strike(switched('thief', {}, { weapons: [{ damage: 'I' }] }), '5 5 5')
    expect(plain.model('hero').arms.length).toBe(1)
  })
})

describe('bmg2/special-attack/sneak-attack', () => {
  const stage = (hidden: boolean) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['sneak-attack'], counters: 'AAMSS' },
        hero: { seat: 'a', at: [40, 30], counters: 'DDD', endurance: 12 },
        other: { seat: 'a', at: [20, 30], counters: 'DDD', endurance: 12 },
      },
      pieces: hidden ? [box('wall', cm(34), cm(20), cm(1), cm(20), cm(20))] : [],
    })

  test('bmg2/special-attack/sneak-attack: only on an enemy that could not see it when its activation began', () => {
    const begin = (hidden: boolean) => {
      const table = stage(hidden)
      table.play((game, { thug }) => beginActivation(game, thug), '', ['declare', 'move-attack'])
      return table
    }
    expect(actionBlockedReason(begin(false), 'special:sneak-attack:-1')).toBe(
      'Every enemy saw it when its activation began.',
    )
    const table = begin(true)
    table.play((game, { thug }) => performById(game, thug, 'special:sneak-attack:-1'))
    const cannotBlock = (name: 'hero' | 'other') =>
      table.play((game, { thug, [name]: model }) =>
        applies(game, 'cannot-block', { about: model, other: thug }),
      )
    expect([cannotBlock('hero'), cannotBlock('other')]).toEqual([true, false])
    table.play((game) => endActivation(game))
    expect(cannotBlock('hero')).toBe(false)
  })
})

describe('special attacks on all models around', () => {
  const crowd = (trait: string, counters: string, thug: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: [trait], counters, endurance: 12, ...thug },
        hero: { seat: 'a', touching: 'thug', endurance: 12, counters: 'DD' },
        mate: { seat: 'b', at: [30, 30 + inchesInCm(2.5) + 1.49], endurance: 12 },
        far: { seat: 'a', at: [30 - inchesInCm(2.5) - 1.51, 30], endurance: 12 },
      },
      active: 'thug',
    })
  const marks = (table: ReturnType<typeof crowd>) =>
    (['thug', 'hero', 'mate', 'far'] as const).map((name) => {
      const { injury, stun } = table.model(name)
      return `${injury}/${stun}`
    })

  test('bmg2/special-attack/360-attack: one free strike at all in reach, friends too, once a round, and attacks as usual', () => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [30, 30],
          traits: ['360-attack'],
          counters: 'AAASSS',
          endurance: 12,
          weapons: [{ name: 'Pole', damage: 'I', rules: ['reach'] }],
        },
        hero: { seat: 'a', touching: 'thug', endurance: 12 },
        mate: { seat: 'b', at: [30, 33 + inchesInCm(2)], endurance: 12 },
        far: { seat: 'a', at: [27 - inchesInCm(2) - 0.01, 30], endurance: 12 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'special:360-attack:0'), '5 5 2 5 5 2')
    expect((['hero', 'mate', 'far'] as const).map((name) => table.model(name).injury)).toEqual([1, 1, 0])
    expect(table.model('thug').counters).toMatchObject({ attack: 2, special: 2 })
    expect([table.state.activation?.attackKind, table.state.activation?.attacks]).toEqual([undefined, 0])
    Object.assign(table.state.activation!, { specialAttack: undefined })
    expect(actionBlockedReason(table, 'special:360-attack:0')).toBe('Once a round.')
    expect(actionBlockedReason(table, 'melee:0')).toBeUndefined()
  })

  test('bmg2/special-attack/360-attack: with bare hands only those in contact', () => {
    const table = crowd('360-attack', 'AS')
    table.play((game, { thug }) => performById(game, thug, 'special:360-attack:-1'), '2')
    expect(marks(table)).toEqual(['0/0', '0/0', '0/0', '0/0'])
  })

  test('bmg2/special-attack/electric-storm: 3SC, all under 5 inches but itself, Strength 3+, two stuns', () => {
    const table = crowd('electric-storm', 'SSS')
    table.play((game, { thug }) => performById(game, thug, 'special:electric-storm:-1'), '3 2 2 4')
    expect(marks(table)).toEqual(['0/0', '0/2', '0/0', '0/0'])
    expect(table.model('thug').counters.special).toBe(0)
    expect(table.state.activation).toMatchObject({ attacks: 0, attackKind: undefined })
  })

  test('bmg2/special-attack/flaming-wave: an injury at 3+ and a fire marker for each, and a stun for itself', () => {
    const table = crowd('flaming-wave', 'SSS')
    table.play((game, { thug }) => performById(game, thug, 'special:flaming-wave:-1'), '3 2 2 4')
    expect(marks(table)).toEqual(['0/1', '1/0', '0/0', '0/0'])
    expect(
      (['thug', 'hero', 'mate', 'far'] as const).map((name) => table.model(name).effects.map(({ id }) => id)),
    ).toEqual([[], ['fire'], ['fire'], []])
    expect(actionBlockedReason(table, 'special:flaming-wave:-1')).toBe('It has made a special attack.')
  })

  test('bmg2/special-attack/flaming-wave, bmg2/template/explosion: who can dodge dodges the template, and does not burn', () => {
    const table = crowd('flaming-wave', 'SSS')
    Object.assign(table.model('mate').counters, { movement: 1 })
    table.play(
      (game, { thug, mate }) => {
        gainTrait(game, mate, { id: 'dodge', args: [] }, 'round')
        return performById(game, thug, 'special:flaming-wave:-1')
      },
      '3 2 1',
      ['dodge', { counters: 1 }],
    )
    expect(marks(table)).toEqual(['0/1', '1/0', '0/0', '0/0'])
    expect(table.model('mate').effects.map(({ id }) => id)).not.toContain('fire')
  })

  test('bmg2/special-attack/flaming-wave: its user may be knocked out by it', () => {
    const table = crowd('flaming-wave', 'SSS', { endurance: 3 })
    table.play((game, { thug }) => inflict(game, thug, { injury: 2, cause: 'test' }))
    table.model('thug').counters.special = 3
    table.play((game, { thug }) => performById(game, thug, 'special:flaming-wave:-1'), '2 4 2 4')
    expect(table.model('thug').condition).toBe('ko')
  })
})

describe('bmg2/special-attack/charge', () => {
  const lane = (hero: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'AMMSS', endurance: 12, strength: 4 },
        hero: { seat: 'a', at: [36, 30], endurance: 12, ...hero },
        mate: { seat: 'b', at: [36, 32.9], endurance: 12 },
        beside: { seat: 'a', at: [36, 26.9], endurance: 12 },
      },
      active: 'thug',
    })
  const go = (table: ReturnType<typeof lane>, x: number, dice: string, counters = 0) =>
    table.play(
      (game, { thug }) => performById(game, thug, 'special:charge:-1'),
      dice,
      ['charge-distance', counters],
      ['move', { legs: [{ to: to(x, 30) }] }],
    )

  test('bmg2/special-attack/charge: its move, straight, and a hit of two stuns on every model it touches, friends too', () => {
    const table = lane()
    go(table, 40, '4 2 3 2')
    expect(table.model('thug').at!.x).toBe(cm(40))
    expect((['hero', 'mate', 'beside'] as const).map((name) => table.model(name).stun)).toEqual([2, 0, 0])
    expect(table.story.filter((text) => text.includes('hits')).length).toBe(2)
    expect(table.model('thug').counters).toMatchObject({ movement: 1, special: 1, attack: 1 })
    expect(actionBlockedReason(table, 'move')).toBe('It has moved.')
    expect(table.state.activation).toMatchObject({ attacks: 0, attackKind: undefined })
  })

  test('bmg2/special-attack/charge: 4 inches, and 2 more for each MC that goes into it', () => {
    expect(() => go(lane(), 30 + inchesInCm(4.01), '4 2 3 2')).toThrow('can be moved')
    const table = lane()
    go(table, 30 + inchesInCm(6), '4 2 3 2', 1)
    expect(table.model('thug').counters.movement).toBe(0)
  })

  test('bmg2/special-attack/charge: the hit can be blocked', () => {
    const table = lane({ counters: 'D' })
    table.play(
      (game, { thug }) => performById(game, thug, 'special:charge:-1'),
      '4 3 2',
      ['charge-distance', 0],
      ['move', { legs: [{ to: to(40, 30) }] }],
      ['block', 1],
    )
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg2/special-attack/charge: not through a larger base', () => {
    expect(() => go(lane({ base: 40 }), 40, '')).toThrow('larger base')
  })

  test('bmg2/special-attack/charge: before it moves', () => {
    const table = lane()
    table.state.activation!.moved = true
    expect(actionBlockedReason(table, 'special:charge:-1')).toBe('It has moved.')
  })
})
