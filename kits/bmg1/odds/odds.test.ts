import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { counterAttackQuery } from '../../counters/odds/query.ts'
import { bmg1Game } from '../game.ts'

const bmg1AttackQuery = counterAttackQuery(bmg1Game)

test('the command compares weapons, or shows one in full', () => {
  const all = must(bmg1AttackQuery.answer({ attacker: 'clover', target: 'cuchillo' }))
  expect(all.text).toContain('bare hands')
  const one = must(
    bmg1AttackQuery.answer({ attacker: 'clover', target: 'cuchillo', weapon: 'bare hands', dc: '1' }),
  )
  expect(one.text).toContain('What they do')
  expect(bmg1AttackQuery.answer({ attacker: 'nobody at all', target: 'clover' }).ok).toBe(false)
})
