import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { objectiveBlockedReason, playObjective } from '../cards/objectives.ts'
import { playResource } from '../cards/resources.ts'
import { sufferPoison, sufferScared } from '../effects/suffer.ts'
import { trigger } from '../rules/rule-system.ts'
import { setTable } from '../testing/table.ts'
import { addFear, FEAR, FEAR_PILE } from './fear.ts'
import { fight, meleeTable } from './testing/duel.ts'

describe('bmg3/weapon/true-fear', () => {
  test('bmg3/weapon/true-fear: a hit shuffles a Fear card into the attacker’s deck, one for an attack', () => {
    const table = meleeTable(['true-fear'])
    fight(table, '3 3 1 4  1 1 1')
    expect(table.crew('a').deck).toEqual([FEAR])
    fight(table, '1 1 1 1')
    expect(table.crew('a').deck).toEqual([FEAR])
  })

  test('bmg3/weapon/true-fear: no more than the Fear pile has', () => {
    const table = meleeTable([])
    for (let times = 0; times <= FEAR_PILE; times++) table.play((game) => addFear(game, seat('a')))
    expect(table.crew('a').deck).toHaveLength(FEAR_PILE)
  })

  test('bmg3/weapon/crt: true-fear', () => {
    const table = meleeTable(['crt(true-fear)'])
    fight(table, '1 1 1 6', ['critical', 'crt true-fear'])
    expect(table.crew('a').deck).toEqual([FEAR])
  })

  test('bmg3/weapon/true-fear: the card is scored when two enemies are Scared or poisoned, friends not counted', () => {
    const table = setTable({
      models: {
        friend: { seat: 'a', at: [12, 12] },
        one: { seat: 'b', at: [20, 12] },
        two: { seat: 'b', at: [20, 20] },
      },
      hands: { a: [], b: [] },
    })
    table.crew('a').hand = [FEAR]
    const why = () => table.play((game) => objectiveBlockedReason(game, seat('a'), FEAR, 'execute'))
    table.play((game, { friend }) => sufferScared(game, friend))
    table.play((game, { one }) => sufferScared(game, one))
    expect(why()).toMatch('not met')
    table.play((game, { two }) => sufferPoison(game, two))
    expect(why()).toBeUndefined()
    table.play((game) => playObjective(game, seat('a'), FEAR))
    expect(table.crew('a').victoryPoints).toBe(2)
  })

  test('bmg3/weapon/true-fear: as a resource it terrifies, and goes back to the pile in the Recount', () => {
    const table = meleeTable([])
    table.play((game) => addFear(game, seat('a')))
    table.crew('a').hand = [FEAR]
    table.crew('a').deck = []
    table.play((game) => playResource(game, seat('a'), FEAR, undefined))
    // The other deck is empty, so Terror is two stuns.
    expect(table.model('target').stun).toBe(2)
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.crew('a')).toMatchObject({ spent: [], counters: { [FEAR]: 0 } })
  })
})
