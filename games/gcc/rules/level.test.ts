import { describe, expect, test } from 'vitest'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'
import type { SkillUse } from '../vocabulary.ts'
import { dieOf, levelOf } from './level.ts'
import { activeRules, scopeOf } from './special.ts'

/** Level and colour of Counterattack, printed on a board or given by a card, or both. */
function counterattack(printed: readonly SkillUse[], given: readonly SkillUse[], weight = 0) {
  const table = setTable({
    minis: { batman: { at: 'a', hero: { skills: printed } } },
    items: {
      stick: { size: weight, held: 'batman', lines: [{ when: 'permanent', skills: given }] },
    },
  })
  const rule = activeRules(table.position, table.mini('batman')).find(({ id }) => id === 'counterattack')
  if (rule === undefined) return undefined
  const scope = scopeOf(table.position, rule)
  return [levelOf(scope), dieOf(scope), scope.rule]
}

const rule = 'gcc/skill/counterattack'

describe('gcc/core/item-skill-stacks: the level of a skill', () => {
  test('is what the board prints, with the colour of its dice, yellow if it prints none', () => {
    expect(counterattack([skill('counterattack', 2, { die: 'red' })], [])).toEqual([2, 'red', rule])
    expect(counterattack([skill('counterattack', 1)], [])).toEqual([1, 'yellow', rule])
  })
  test('or what a card gives, with its colour', () => {
    expect(counterattack([], [skill('counterattack', 3, { die: 'orange' })])).toEqual([3, 'orange', rule])
    expect(counterattack([], [skill('counterattack', 3)])).toEqual([3, 'yellow', rule])
  })
  test('or both together', () => {
    const printed = [skill('counterattack', 2, { die: 'red' })]
    expect(counterattack(printed, [skill('counterattack', 1)])).toEqual([3, 'red', rule])
  })
  test('gcc/core/encumbrance-skill-limit: without what is printed, from its limit on', () => {
    const printed = [skill('counterattack', 2, { limit: 3 })]
    expect(counterattack(printed, [skill('counterattack', 1)], 2)).toEqual([3, 'yellow', rule])
    expect(counterattack(printed, [skill('counterattack', 1)], 3)).toEqual([1, 'yellow', rule])
    expect(counterattack(printed, [], 3)).toBeUndefined()
  })
})
