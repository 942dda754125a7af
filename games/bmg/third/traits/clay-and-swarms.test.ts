import { addMarker, effectOn, touches } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { terrorLeft } from '../effects/terror.ts'
import { putSuspect } from '../manipulate/suspects.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useTrait, whyNotUse } from '../testing/use-trait.ts'
import { TOTEM } from './clay-and-swarms.ts'

const tough = { willpower: 9, endurance: 9 }
const BESIDE = 30 / 25.4

const scene = (
  traits: readonly string[],
  owner: Partial<ModelSketch> = {},
  enemy: Partial<ModelSketch> = {},
  active: 'owner' | 'enemy' = 'owner',
) =>
  setTable<string>({
    models: {
      owner: { seat: 'a', at: [20, 20], traits, ...tough, ...owner },
      friend: { seat: 'a', at: [30, 20], ...tough },
      enemy: { seat: 'b', at: [20, 25], ...tough, weapons: [gun], ...enemy },
    },
    active,
    decks: { a: ['one', 'two'] },
    book: { cards: { one: { ...plainCard('One'), victoryPoints: 2 }, two: plainCard('Two') } },
  })

type Table = ReturnType<typeof scene>
const clay = (table: Table, x: number, y: number) =>
  table.play((game) => void addMarker(game, 'suspect', place([x, y]), seat('a'), ['clay']))

describe('Clayface', () => {
  test('bmg3/trait/clay-body: shots are what it wants, except cold ones', () => {
    const shot = (rules: readonly string[], ...answers: readonly Answer[]) => {
      const table = scene(['clay-body'], {}, { weapons: [{ ...gun, rules }] }, 'enemy')
      table.play(
        (game, { enemy, owner }) => rangedAttack(game, enemy!, 0, { targets: [owner!] }),
        '6 1 1 1',
        ...answers,
      )
      return [table.model('owner').stun, table.model('owner').injury]
    }
    expect(shot([], ['clay-body', 'stun'])).toEqual([1, 0])
    expect(shot(['electric'])[1]).toBe(1)
  })

  test('bmg3/trait/clay-body: three markers, new ones while there are fewer, and they follow', () => {
    const table = scene(['clay-body'])
    table.play(
      (game) => trigger(game, 'deployed', {}),
      '',
      ['place-suspect', ANY],
      ['place-suspect', ANY],
      ['place-suspect', ANY],
    )
    const clays = () => table.state.markers.filter(({ notes }) => notes.includes('clay')).length
    expect(clays()).toBe(3)
    expect(whyNotUse(table, 'owner', 'clay-body')).toMatch(/All three/)
    table.state.markers.splice(0, 1)
    table.play((game, { owner }) => putSuspect(game, seat('a'), place([5, 5]), owner))
    expect(clays()).toBe(3)
    table.play(
      (game, { owner }) => trigger(game, 'moved', { mover: owner!, from: owner!.at!, how: 'move' }),
      '',
      ['clay', '4'],
      ['move-marker', to(8, 5)],
    )
    expect(table.state.markers.at(-1)!.at.x).toBe(place([8, 5]).x)
  })

  test('bmg3/trait/clay-slide: changes places with its clay', () => {
    const table = scene(['clay-slide'])
    expect(whyNotUse(table, 'owner', 'clay-slide')).toMatch(/No Clay/)
    clay(table, 40, 40)
    useTrait(table, 'owner', 'clay-slide', '', ['place', ANY])
    expect(table.state.markers[0]!.at).toEqual(place([20, 20]))
    expect(table.model('owner').at!.x > place([35, 0]).x).toBe(true)
  })

  test('bmg3/trait/reform: not out while there is clay', () => {
    const table = scene(['reform'], { injury: 8, stun: 2 })
    clay(table, 40, 40)
    table.play(
      (game, { owner }) => inflict(game, owner!, { injury: 1, cause: 'a test' }),
      '',
      ['place', ANY],
      ['heal', 'injury'],
      ['heal', 'injury'],
      ['heal', 'injury'],
    )
    expect(table.model('owner')).toMatchObject({ condition: 'up', injury: 6, stun: 2 })
    expect(table.state.markers).toEqual([])
    table.play((game, { owner }) => inflict(game, owner!, { injury: 3, cause: 'a test' }))
    expect(table.model('owner').condition).toBe('casualty')
  })

  test('bmg3/trait/reform: nor knocked out, nor taken out of the game at once', () => {
    const stunned = scene(['reform'], { stun: 8 })
    clay(stunned, 40, 40)
    stunned.play((game, { owner }) => inflict(game, owner!, { stun: 1, cause: 'a test' }), '', ['place', ANY])
    expect(stunned.model('owner')).toMatchObject({ condition: 'up', stun: 6 })
    const gone = scene(['reform'], { injury: 2 })
    clay(gone, 40, 40)
    gone.play((game, { owner }) => becomeCasualty(game, owner!, undefined), '', ['place', ANY])
    expect(gone.model('owner')).toMatchObject({ condition: 'up', injury: 0 })
    expect([stunned.state.markers, gone.state.markers]).toEqual([[], []])
    // Damage that it survives leaves it and its clay where they are.
    const hurt = scene(['reform'])
    clay(hurt, 40, 40)
    hurt.play((game, { owner }) => inflict(game, owner!, { stun: 8, injury: 8, cause: 'a test' }))
    expect([hurt.model('owner').at, hurt.state.markers.length]).toEqual([place([20, 20]), 1])
  })
})

describe('swarms', () => {
  const keeper = (traits: readonly string[], active: 'owner' | 'enemy' = 'owner') =>
    setTable<string>({
      models: {
        owner: { seat: 'a', at: [20, 20], traits, ...tough },
        'sewer-swarm': { seat: 'a', aside: true, ...tough },
        enemy: { seat: 'b', at: [20, 25], ...tough, weapons: [gun] },
      },
      active,
    })

  test('bmg3/trait/sewer-swarm: out with it, and back for Efforts and passes', () => {
    const table = keeper(['sewer-swarm(1)'])
    table.play((game) => trigger(game, 'deployed', {}), '', ['place', ANY])
    expect(table.model('sewer-swarm').condition).toBe('up')
    expect(whyNotUse(table, 'owner', 'sewer-swarm(1)')).toMatch(/All swarms/)
    table.play((game, models) => becomeCasualty(game, models['sewer-swarm']!, undefined))
    useTrait(table, 'owner', 'sewer-swarm(1)', '', ['swarm-effort', 'yes'], ['place', ANY])
    expect([table.model('sewer-swarm').condition, table.model('owner').stun, table.crew('b').passes]).toEqual(
      ['up', 1, 1],
    )
  })

  test('bmg3/trait/sewer-swarm: a swarm takes the hits, and makes a Poison Master', () => {
    const table = keeper(['sewer-swarm(1)'], 'enemy')
    table.model('sewer-swarm').at = place([22, 20])
    table.model('sewer-swarm').condition = 'up'
    table.play((game, { enemy, owner }) => rangedAttack(game, enemy!, 0, { targets: [owner!] }), '6 1 1 1', [
      'sewer-swarm',
      'yes',
    ])
    expect([table.model('owner').injury, table.model('sewer-swarm').injury]).toEqual([0, 1])
    const resist = (dice: string) =>
      table.play(
        (game, { enemy }) =>
          skillRoll(game, enemy!, 'endurance', { reason: 'Poison', rule: 'bmg3/effect/poison' }),
        dice,
      ).passed
    expect(resist('3 3 3 6')).toBe(true)
    expect(resist('4 3 3 6')).toBe(false)
  })

  test('bmg3/trait/tamer-device: the swarms hunt', () => {
    const table = keeper(['tamer-device'])
    table.model('sewer-swarm').at = place([22, 20])
    table.model('sewer-swarm').condition = 'up'
    useTrait(table, 'owner', 'tamer-device', '1 1 1 1')
    expect(table.crew('a').round.meleeAttacks).toBe(1)
    expect(table.play((game, models) => touches(game, models['sewer-swarm']!, models.enemy!))).toBe(true)
    expect(whyNotUse(keeper(['tamer-device']), 'owner', 'tamer-device')).toMatch(/no enemy/)
  })
})

describe('totems and martyrs', () => {
  test('bmg3/trait/blackfire-totem: Faith is dice, near the totem', () => {
    const table = scene(['blackfire-totem'], {}, { at: [20, 20 + BESIDE] })
    table.play((game) => void addMarker(game, 'sewer', place([23, 20])))
    table.play((game) => trigger(game, 'deployed', {}), '', ['place-totem', to(23, 23)])
    table.crew('a').counters.faith = 3
    table.play((game) => trigger(game, 'plan-start', {}), '', ['totem-faith', 2])
    expect(table.crew('a').counters.faith).toBe(1)
    table.play((game, { owner }) => meleeAttack(game, owner!, -1), '1 1 1 1 1', ['totem', 1])
    table.play((game, { owner }) => skillRoll(game, owner!, 'willpower', { reason: 'test' }), '5 5 6', [
      'totem',
      1,
    ])
    table.play((game, { owner }) => meleeAttack(game, owner!, -1), '1 1 1 1')
  })

  test('bmg3/trait/blackfire-totem: a die more in a defence, for each Faith', () => {
    const blocked = (faith: number, at: readonly [number, number] = [20, 20]) => {
      const table = scene(['blackfire-totem'], { at }, { touching: 'owner' }, 'enemy')
      table.play((game) => void addMarker(game, 'event', place([23, 23]), seat('a'), [TOTEM]))
      table.crew('a').counters['totem faith 0'] = 2
      const near = at[0] === 20
      table.play(
        (game, { enemy }) => meleeAttack(game, enemy!, -1),
        `6 1 1 1  ${'1 '.repeat(3)}${near ? '6 '.repeat(faith) : ''}`,
        ...(near ? ([['totem', faith]] as const) : []),
      )
      return [table.model('owner').stun, table.crew('a').counters['totem faith 0']]
    }
    expect([blocked(0), blocked(1)]).toEqual([
      [1, 2],
      [0, 1],
    ])
    // Whoever is further than 8" away is not asked.
    expect(blocked(0, [33, 23])).toEqual([1, 2])
  })

  test('bmg3/trait/martyrdom: a card for the lost, and injuries for want of Faith', () => {
    const table = scene(['martyrdom'])
    table.crew('a').counters.faith = 1
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.model('owner').injury).toBe(1)
    table.play((game, { friend }) => becomeCasualty(game, friend!, undefined))
    table.play((game, { owner }) => becomeCasualty(game, owner!, undefined))
    expect([table.crew('a').victoryPoints, table.crew('a').accomplished]).toEqual([1, ['two']])
  })

  test('bmg3/trait/martyrdom: K.O. it bears witness all the same', () => {
    const table = scene(['martyrdom'], { condition: 'ko' })
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.model('owner').injury).toBe(0)
    table.play((game, { friend }) => becomeCasualty(game, friend!, undefined))
    table.play((game, { owner }) => becomeCasualty(game, owner!, undefined))
    expect(table.crew('a').accomplished).toEqual(['two'])
  })

  test('bmg3/trait/back-to-the-nightmare: off the table after a card has left the Terror pile', () => {
    const table = scene(['back-to-the-nightmare'], {}, {}, 'enemy')
    const done = (...answers: readonly Answer[]) =>
      table.play(
        (game, { enemy }) => trigger(game, 'action-done', { action: { actor: enemy!, kind: 'melee' } }),
        '',
        ...answers,
      )
    done()
    table.state.roundNotes.push(terrorLeft(seat('a')))
    done(['back-to-the-nightmare', 'yes'])
    expect([table.model('owner').condition, table.state.gameNotes]).toEqual(['away', ['lurking 0']])
    expect(effectOn(table.model('owner'), 'terror')).toBeUndefined()
  })
})
