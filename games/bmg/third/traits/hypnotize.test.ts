import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { becomeCasualty } from '../damage/casualty.ts'
import { actUnder, sufferHypnotize } from '../effects/hypnotize.ts'
import { setTable, to } from '../testing/table.ts'

/** A hypnotist, and a henchman beside a friend of his own. */
const show = (victim: object = {}) =>
  setTable({
    models: {
      hatter: { seat: 'a', at: [10, 10], willpower: 9 },
      friend: { seat: 'b', at: [20, 10], willpower: 9 },
      victim: {
        seat: 'b',
        touching: 'friend',
        willpower: 4,
        special: 4,
        weapons: [{ name: 'Gun', damage: 'I', rof: 2, ammo: 1, rules: ['light'] }],
        ...victim,
      },
    },
    active: 'hatter',
  })

describe('bmg3/trait/hypnotize', () => {
  test('bmg3/trait/hypnotize: Efforts of the hypnotist take dice from the Willpower roll, as in the rulebook', () => {
    const table = show()
    // Four dice less two: the low ones are not rolled.
    table.play(
      (game, { hatter, victim }) => sufferHypnotize(game, victim, hatter),
      '3 3',
      ['efforts', 2],
      ['hypnotized-action', 'end'],
    )
    expect(table.model('hatter').stun).toBe(2)
    const resisted = show()
    resisted.play((game, { hatter, victim }) => sufferHypnotize(game, victim, hatter), '6 6 2 2', [
      'efforts',
      0,
    ])
    expect(resisted.asked).toEqual(['a: efforts'])
  })

  test('bmg3/trait/hypnotize: two different actions against its own crew, with free Efforts, then it is itself again', () => {
    const table = show()
    table.play(
      (game, { hatter, victim }) => sufferHypnotize(game, victim, hatter),
      '6 6 6 6  3 3 3 1 1 1  1 1 1',
      ['efforts', 0],
      ['hypnotized-action', 'melee:-1'],
      ['efforts', 0],
      ['efforts', 2],
      ['hypnotized-action', 'move'],
      ['move', { legs: [to(21.2, 14)] }],
    )
    expect(table.asked.filter((question) => question !== 'a: efforts')).toEqual([
      'a: hypnotized-action',
      'b: efforts',
      'a: hypnotized-action',
      'a: move',
    ])
    expect(table.model('friend').stun).toBe(3)
    expect(table.model('victim')).toMatchObject({ seat: 'b', stun: 0, activated: false, effects: [] })
    expect(table.state.activation?.model).toBe(0)
  })

  test('bmg3/trait/hypnotize: spends no ammunition, repeats no action, and spares Vehicles', () => {
    const table = show()
    expect(() =>
      table.play(
        (game, { hatter, victim }) => sufferHypnotize(game, victim, hatter),
        '6 6 6 6  3 3 3',
        ['efforts', 0],
        ['hypnotized-action', 'ranged:0'],
        ['hypnotized-action', 'ranged:0'],
      ),
    ).toThrow('It has taken that action')
    table.play(
      (game, { hatter, victim }) => sufferHypnotize(game, victim, hatter),
      '6 6 6 6  3 3 3',
      ['efforts', 0],
      ['hypnotized-action', 'ranged:0'],
      ['hypnotized-action', 'end'],
    )
    expect([table.model('friend').injury, table.model('victim').ammo[0]]).toEqual([2, 1])
    const car = show({ ranks: ['vehicle'] })
    expect(car.play((game, { hatter, victim }) => sufferHypnotize(game, victim, hatter))).toBe(false)
  })

  test('bmg3/core/one-card-limits: it is the same activation, in which a player plays one card of each kind', () => {
    const table = show()
    table.state.activation!.resourcesBy.push(seat('b'))
    let during: readonly string[] | undefined
    let after: readonly string[] | undefined
    table.play(
      function* (game, { hatter, victim }) {
        yield* sufferHypnotize(game, victim, hatter, { certain: true })
        const interrupted = game.state.activation
        actUnder(game, victim, seat('a')).next()
        during = game.state.activation?.resourcesBy
        game.state.activation?.objectivesBy.push(seat('a'))
        after = interrupted?.objectivesBy
      },
      '',
      ['hypnotized-action', 'end'],
    )
    expect([during, after]).toEqual([['b'], ['a']])
  })

  test('bmg3/core/passing: who is lost under hypnosis was not activated, so its own crew takes a pass', () => {
    const lost = (activated: boolean) => {
      const table = show()
      table.model('victim').activated = activated
      table.play(function* (game, { victim }) {
        const work = actUnder(game, victim, seat('a'))
        work.next()
        yield* becomeCasualty(game, victim, undefined)
      }, '')
      return [table.crew('a').passes, table.crew('b').passes]
    }
    expect([lost(false), lost(true)]).toEqual([
      [0, 1],
      [0, 0],
    ])
  })
})
