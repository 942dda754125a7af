import { inflict, scoreObjectives, startPlaying } from '@gargoyle/bmg-counters/parts'
import { type ModelSketch, performById, to } from '@gargoyle/bmg-counters/testing'
import { seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from './testing/table.ts'

/** The worked examples of the rulebook that are not tests of a single rule elsewhere; numbers as the list has them. */
describe('worked examples', () => {
  const fight = (thug: Partial<ModelSketch>, hero: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'A', ...thug },
        hero: { seat: 'a', touching: 'thug', endurance: 12, ...hero },
      },
      active: 'thug',
    })

  test('1 and 2, bmg1/core/dice: 4+ is 4, 5 or 6 on one die; 2 and 3 are not 5', () => {
    const table = fight({ counters: 'AA' }, { defense: 4 })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '2 3', ['strikes', { '1': 2 }])
    expect(table.model('hero').stun).toBe(0)
    for (const face of [4, 5, 6]) {
      const hit = fight({}, { defense: 4 })
      hit.play((game, { thug }) => performById(game, thug, 'melee:-1'), `${face} 4 2`)
      expect(hit.model('hero').stun).toBe(1)
    }
  })

  test('3, bmg1/core/dice: half of 5 is 2', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30, 12], endurance: 5 } },
      pieces: [box('tower', cm(20), cm(20), cm(11.5), cm(20), cm(12))],
      active: 'hero',
    })
    // A fall of 12 cm from jump distance 0: injuries for half the Endurance.
    table.play((game, { hero }) => performById(game, hero, 'move'), '1', [
      'move',
      { legs: [{ to: to(31.5, 30, 12) }, { to: to(33, 30), by: 'drop' }] },
    ])
    expect(table.model('hero').injury).toBe(2)
  })

  test('5, bmg1/core/profile: Batman’s card', () => {
    const table = setTable({
      models: {
        batman: {
          seat: 'a',
          at: [30, 30],
          rank: 'leader',
          leads: true,
          strength: 3,
          movement: 3,
          attack: 5,
          defense: 5,
          endurance: 8,
          special: 3,
          counters: 'D',
          weapons: [
            { name: 'Rotarang', damage: 'SS', rof: 2, ammo: 3, rules: ['throwing', 'remote-controlled'] },
          ],
        },
        thug: { seat: 'b', touching: 'batman', counters: 'A' },
      },
      active: 'thug',
    })
    // Hit on 5+, and K.O. at 8 markers.
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '4')
    table.play((game, { batman }) => inflict(game, batman, { stun: 7, cause: 'test' }))
    expect(table.model('batman').condition).toBe('up')
    table.play((game, { batman }) => inflict(game, batman, { stun: 1, cause: 'test' }))
    expect(table.model('batman').condition).toBe('ko')
  })

  test('6, bmg1/core/take-the-lead: as many draws as rounds; Perfect Plan or Mastermind leave one, a Kaos Agent ends it a round early', () => {
    const bag = (scenario: string, own: Partial<ModelSketch>, inForce: readonly string[] = []) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], ...own }, thug: { seat: 'b', at: [60, 60] } },
        stage: 'start',
        part: 0,
        scenario,
      })
      table.band('a').inForce.push(...inForce)
      table.play((game) => startPlaying(game))
      return (table.state.bag[seat('a')] ?? 0) + (table.state.bag[seat('b')] ?? 0)
    }
    expect([bag('ambush', {}), bag('skirmish', {})]).toEqual([8, 6])
    expect([
      bag('skirmish', { traits: ['mastermind'] }),
      bag('skirmish', {}, ['perfect-plan']),
      bag('skirmish', { traits: ['kaos-agent'] }),
    ]).toEqual([7, 7, 5])
  })

  test('9, bmg1/core/damage-order: two damages of injury, injury, stun against Endurance 5', () => {
    const table = fight({ counters: 'AA', weapons: [{ damage: 'IIS' }] }, { endurance: 5 })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 5 5 2', ['strikes', { '1': 2 }])
    expect(table.model('hero')).toMatchObject({ injury: 4, stun: 1, condition: 'ko' })
  })

  test('10, bmg1/core/ko: surplus injuries make a casualty', () => {
    const table = fight({}, { endurance: 4, injury: 1, stun: 2 })
    table.play((game, { hero }) => inflict(game, hero, { injury: 3, cause: 'test' }))
    expect(table.model('hero').condition).toBe('casualty')
  })

  test('15, bmg1/scenario-bonus/hurry-up-take-it-all: both at once get 1VP each', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30] }, thug: { seat: 'b', at: [60, 60] } },
      scenario: 'chance-encounter',
      markers: [
        { kind: 'titan-container', at: [33, 30], seat: 'a' },
        { kind: 'titan-container', at: [63, 60], seat: 'b' },
      ],
    })
    table.play((game) => scoreObjectives(game))
    expect([table.band('a').earned, table.band('b').earned]).toEqual([3, 3])
  })
})
