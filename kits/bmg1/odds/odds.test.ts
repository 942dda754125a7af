import { odds } from '@gargoyle/bots'
import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { allIn, counterDuelSeats, stageCounterDuel } from '../../counters/odds/duel.ts'
import { counterAttackQuery } from '../../counters/odds/query.ts'
import { counterOddsReader } from '../../counters/odds/reader.ts'
import { bmg1Game } from '../game.ts'

const bmg1AttackQuery = counterAttackQuery(bmg1Game)

const measure = (attack: number, defense: number, what: string): number => {
  const session = must(stageCounterDuel(bmg1Game, { attacker: 'goon', target: 'twoowt', attack, defense }))
  const position = { session, seat: counterDuelSeats.attacker }
  const found = must(odds(position, 'melee:-1', { reader: counterOddsReader, followUps: [allIn(defense)] }))
  expect(found.method).toBe('exact')
  return found.measures.find((each) => each.id === '1' && each.what === what)?.mean ?? 0
}

test('impacts are exact: a die hits from the Defense up, and blocks take some of the damage', () => {
  // Twoowt has Defense 2: five faces of six.
  expect(measure(1, 0, 'hits')).toBeCloseTo(5 / 6, 9)
  expect(measure(2, 0, 'hits')).toBeCloseTo(10 / 6, 9)
  expect(measure(2, 2, 'damage')).toBeLessThan(measure(2, 0, 'damage'))
})

test('the command compares weapons, or shows one in full', () => {
  const all = must(bmg1AttackQuery.answer({ attacker: 'clover', target: 'cuchillo' }))
  expect(all.text).toContain('bare hands')
  const one = must(
    bmg1AttackQuery.answer({ attacker: 'clover', target: 'cuchillo', weapon: 'bare hands', dc: '1' }),
  )
  expect(one.text).toContain('What they do')
  expect(bmg1AttackQuery.answer({ attacker: 'nobody at all', target: 'clover' }).ok).toBe(false)
})
