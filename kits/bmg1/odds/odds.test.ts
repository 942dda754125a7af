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

test('what a model cannot have had is refused, with what it can', () => {
  const refusal = (more: Readonly<Record<string, string>>) => {
    const answer = bmg1AttackQuery.answer({ attacker: 'clover', target: 'cuchillo', ...more })
    return answer.ok ? 'answered' : answer.reason.text
  }
  const already =
    'with 5 markers Cuchillo is K.O. or a casualty already: --stuns and --injuries may be 4 together.'
  expect(refusal({ stuns: '5' })).toBe(already)
  expect(refusal({ injuries: '100' })).toBe(already)
  expect(refusal({ stuns: '3', injuries: '2' })).toBe(already)
  expect(refusal({ stuns: '3', injuries: '1' })).toBe('answered')
  expect(refusal({ distance: '151' })).toBe(
    '--distance: the table has room for 150 centimetres between two models.',
  )
  expect(refusal({ distance: '150' })).toBe('answered')
  expect(refusal({ attacker: 'nobody at all' })).toMatch(/^--attacker: No model is called/)
  expect(refusal({ target: 'batman' })).toMatch(/^--target: several models are called "batman"\. Name one/)
})

test('circumstances are told, and counters that a card has no room for', () => {
  const bout = {
    attacker: 'clover',
    target: 'cuchillo',
    ac: '99',
    stuns: '1',
    cover: true,
    moved: true,
  } as const
  const told =
    'Cuchillo stands behind a low wall. Cuchillo has 1 stun already. Clover has moved. Clover has room for 3 Attack Counters, not 99.'
  expect(must(bmg1AttackQuery.answer(bout)).text).toContain(told)
  expect(must(bmg1AttackQuery.answer({ ...bout, weapon: 'gun' })).text).toContain(told)
  const plain = must(bmg1AttackQuery.answer({ attacker: 'clover', target: 'cuchillo', ac: '3' })).text
  expect(plain).toMatch(/^Clover attacks Cuchillo\.\n/)
})
