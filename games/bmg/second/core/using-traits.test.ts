import { applies } from '@gargoyle/bmg-counters'
import { sufferFall } from '@gargoyle/bmg-counters/parts'
import { ANY, actionBlockedReason, type ModelSketch } from '@gargoyle/bmg-counters/testing'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { isVehicle } from '../effects/vehicles.ts'
import { act } from '../testing/act.ts'
import { shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'
import { isMachine } from '../traits/targets.ts'

const user = (hero: Partial<ModelSketch>, others: Readonly<Record<string, ModelSketch>> = {}) =>
  setTable<string>({
    models: {
      hero: { seat: 'a', at: [30, 30], ...hero },
      thug: { seat: 'b', at: [33 + inchesInCm(4), 30], endurance: 12 },
      ...others,
    },
    active: 'hero',
  })

describe('using traits', () => {
  test('bmg2/core/trait-use: it takes the trait, the counters in the right slots, and the own activation', () => {
    const orders = 'trait:bosss-orders'
    const traits = ['bosss-orders']
    expect(actionBlockedReason(user({ traits, counters: 'SS' }), orders)).toBeUndefined()
    expect(actionBlockedReason(user({ traits, counters: 'SAAMM' }), orders)).toContain('2SC')
    expect(actionBlockedReason(user({ counters: 'SS' }), orders)).toBe('It is not listed.')
    const table = user({ traits, counters: 'SSA' })
    act(table, orders)
    expect(table.model('hero').counters).toMatchObject({ special: 0, attack: 1 })
    const lying = user({ traits, counters: 'SS', condition: 'down' })
    expect(actionBlockedReason(lying, orders)).toBe('It lies on the ground.')
  })

  test('bmg2/core/repeat-use: once a round where it says so, else while the counters last', () => {
    const once = user({ traits: ['bluff'], counters: 'SS' })
    act(once, 'trait:bluff')
    expect(actionBlockedReason(once, 'trait:bluff')).toBe('Once a round.')
    const again = user({ traits: ['air-support'], counters: 'SSSS', special: 6 })
    act(again, 'trait:air-support', '', ['air-support', ANY])
    expect(actionBlockedReason(again, 'trait:air-support')).toBeUndefined()
    act(again, 'trait:air-support', '', ['air-support', ANY])
    expect(actionBlockedReason(again, 'trait:air-support')).toContain('Special counter')
  })

  test('bmg2/core/one-use-only: once a game, in later rounds too', () => {
    const table = user({ traits: ['flare'], counters: 'MM' })
    act(table, 'trait:flare')
    table.state.round++
    table.model('hero').roundMemory = {}
    expect(actionBlockedReason(table, 'trait:flare')).toBe('Once a game.')
  })

  test('bmg2/core/passive-traits: paid from the card while the enemy is active', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [60, 60] },
        hero: { seat: 'a', at: [30, 30], traits: ['bat-cape'], counters: 'S' },
      },
      active: 'thug',
    })
    table.play((game, { hero }) => sufferFall(game, hero, inches(6), 0), '', ['bat-cape', 'yes'])
    expect(table.asked).toEqual(['a: bat-cape'])
    expect(table.model('hero')).toMatchObject({ injury: 0, condition: 'up', counters: { special: 0 } })
    const poor = user({ traits: ['bat-cape'] })
    poor.play((game, { hero }) => sufferFall(game, hero!, inches(3), 0), '1')
    expect(poor.model('hero').injury).toBe(1)
  })

  const mate: ModelSketch = { seat: 'a', at: [30, 33 + inchesInCm(3)], movement: 2, counters: 'MM' }

  test('bmg2/core/traits-include-self: who uses it is among the friends, unless the trait leaves it out', () => {
    const orders = user({ traits: ['bosss-orders'], counters: 'SS' }, { mate })
    act(orders, 'trait:bosss-orders')
    const ordered = orders.state.models.filter(({ effects }) =>
      effects.some(({ id }) => id === 'bosss-orders'),
    )
    expect(ordered.map(({ id }) => id)).toEqual([0, 2])
    const follow = user({ traits: ['follow-me'], counters: 'S' }, { mate })
    act(follow, 'trait:follow-me')
    expect([follow.model('hero').counters.movement, follow.model('mate').counters.movement]).toEqual([0, 3])
  })

  test('bmg2/core/counters-above-maximum: only traits that say so fill a slot beyond the skill', () => {
    const follow = user({ traits: ['follow-me'], counters: 'S' }, { mate })
    act(follow, 'trait:follow-me')
    expect(follow.model('mate').counters.movement).toBe(3)
    const attacker: ModelSketch = { seat: 'a', at: [30, 33 + inchesInCm(3)], attack: 2, counters: 'AA' }
    const plain = user(
      { traits: ['get-em'], counters: 'SSS', rank: 'leader', leads: true },
      { mate: attacker },
    )
    act(plain, 'trait:get-em')
    expect(plain.model('mate').counters.attack).toBe(2)
  })
})

describe('labels', () => {
  const disorders = [
    'aggressive-schizophrenia',
    'anger-management',
    'bipolar',
    'bloodthirsty',
    'obsessive',
    'ocd',
    'paranoid',
    'pyromania',
    'surgical-madness',
    'the-voices',
  ]

  test('bmg2/core/mental-disorder: these traits and no others bear the label', () => {
    const labelled = Object.entries(book.traits).flatMap(([id, { disorder }]) => (disorder ? [id] : []))
    expect(labelled.toSorted()).toEqual(disorders.filter((id) => Object.hasOwn(book.traits, id)))
  })

  test('bmg2/core/robot-label: Bots and Cybernetics are what Robot means', () => {
    const machine = (...traits: readonly string[]) =>
      user({ traits }).play((game, { hero }) => isMachine(game, hero!))
    expect([machine('bot'), machine('cybernetic'), machine('large'), machine()]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('bmg2/core/vehicles, bmg2/core/vehicle-exemption: no model is one, and who is would be passed by', () => {
    expect(
      [...catalogue.models.values()].filter(({ traits }) => traits.some(({ id }) => id === 'vehicle')),
    ).toEqual([])
    const car = user({ traits: ['vehicle'] })
    expect(car.play((game, { hero, thug }) => [isVehicle(game, hero!), isVehicle(game, thug!)])).toEqual([
      true,
      false,
    ])
  })
})

test('bmg2/core/counter-removal-order: the active player says which of two losses goes first', () => {
  const rules = ['firearm', 'cold', 'sonic']
  const table = shootOut({
    hero: { counters: 'MSDD' },
    thug: { weapons: [{ damage: 'S', rof: 1, rules }] },
  })
  act(table, 'ranged:0', '5 2 3', ['counter-loss', 'sonic'])
  expect(table.asked).toEqual(['b: counter-loss'])
  expect(table.model('hero').counters).toMatchObject({ movement: 0, special: 0, defense: 2 })
  const lost = table.story.filter((line) => /costs/.test(line))
  expect(lost.map((line) => /noise|cold/.exec(line)?.[0])).toEqual(['noise', 'cold'])
  const one = shootOut({
    hero: { counters: 'M' },
    thug: { weapons: [{ damage: 'S', rof: 1, rules: ['firearm', 'cold'] }] },
  })
  act(one, 'ranged:0', '5 2 3')
  expect(one.asked).toEqual([])
})

test('bmg2/core/coup-de-grace: a friend with a Moral Compass will not have it', () => {
  const table = user({ counters: 'AA' }, { mate: { seat: 'a', at: [60, 60], traits: ['moral-compass'] } })
  const asked = table.play((game, { hero }) => applies(game, 'no-coup-de-grace', { about: hero! }))
  expect(asked).toBe(Object.hasOwn(book.traits, 'moral-compass'))
})
