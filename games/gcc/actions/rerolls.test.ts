import { describe, expect, test } from 'vitest'
import { countSuccesses, plainDie, rollPool } from '../dice/pool.ts'
import { skill } from '../testing/sketches.ts'
import { type ScriptedAnswer, setTable } from '../testing/table.ts'
import type { DieType } from '../vocabulary.ts'
import { rerolls } from './rerolls.ts'

const withIcon = (colour: DieType['colour']): DieType => ({ colour, reroll: true })

function roll(dice: readonly DieType[], faces: string, hero: object, ...answers: readonly ScriptedAnswer[]) {
  const table = setTable({
    minis: { batman: { at: 'a', hero }, robin: { at: 'a' }, thug: { at: 'a', tile: {} } },
  })
  const total = table.play(
    function* (game, { batman }) {
      const rolled = rollPool(game, dice, { purpose: 'test' })
      yield* rerolls(game, batman, rolled, { about: batman })
      return countSuccesses(rolled)
    },
    faces,
    ...answers,
  )
  return { table, total }
}

describe('gcc/core/reroll', () => {
  test('one orange icon: one orange die once, and no die of another colour', () => {
    const { table, total } = roll(
      [withIcon('orange'), plainDie('orange'), plainDie('yellow')],
      '1 1 1 5',
      {},
      ['icon-rerolls', ['1']],
    )
    expect(total).toBe(2)
    expect(Object.keys(table.offered('icon-rerolls'))).toEqual(['1', '2'])
    expect(() =>
      roll([withIcon('orange'), plainDie('orange')], '1 1', {}, ['icon-rerolls', ['0', '1']]),
    ).toThrow(/0 to 1/)
  })

  test('two icons of a colour reroll two dice', () => {
    const { total } = roll([withIcon('yellow'), withIcon('yellow')], '1 1 6 3', {}, [
      'icon-rerolls',
      ['0', '1'],
    ])
    expect(total).toBe(3)
  })

  test('icons of two colours are two questions: each for as many dice of its own colour as it has icons', () => {
    const dice = [withIcon('yellow'), plainDie('yellow'), withIcon('orange'), plainDie('orange')]
    const { total } = roll(dice, '1 1 1 1 6 5', {}, ['icon-rerolls', ['0']], ['icon-rerolls', ['2']])
    expect(total).toBe(4)
    expect(() => roll(dice, '1 1 1 1', {}, ['icon-rerolls', ['0', '1']])).toThrow(/0 to 1/)
    expect(() => roll(dice, '1 1 1 1', {}, ['icon-rerolls', ['2']])).toThrow()
  })

  test('the new face counts, also when it is worse', () => {
    expect(roll([plainDie('orange')], '5 1', {}, ['paid-rerolls', ['0']], ['paid-rerolls', []]).total).toBe(0)
  })

  test('paid rerolls go on as long as cubes and limit allow, also for dice rolled again before', () => {
    const { table, total } = roll(
      [withIcon('orange')],
      '1 1 1 6',
      { rerollLimit: 2 },
      ['icon-rerolls', ['0']],
      ['paid-rerolls', ['0']],
      ['paid-rerolls', ['0']],
    )
    expect(total).toBe(2)
    expect(table.hero('batman')).toMatchObject({ reserve: 8, spaces: [0, 0, 0, 0, 0, 0, 2] })
  })

  test('the step happens without a question where nothing can be paid', () => {
    const { table } = roll([plainDie('orange')], '1', { rerollLimit: 0 })
    expect(table.asked).toEqual([])
  })
})

test('gcc/skill/luck, gcc/core/reroll-order: X rerolls in all, however they are taken', () => {
  const dice = [plainDie('orange'), plainDie('orange'), plainDie('orange')]
  const lucky = { skills: [skill('luck', 2)] }
  const { table, total } = roll(dice, '1 1 1 5 5', lucky, ['free-rerolls', ['0', '1']])
  expect(total).toBe(4)
  expect(table.asked.filter((each) => each.endsWith('free-rerolls'))).toHaveLength(1)
  expect(() => roll(dice, '1 1 1', lucky, ['free-rerolls', ['0', '1', '2']])).toThrow(/0 to 2/)
})

test('gcc/core/reroll-order: any dice first, then icons, then paid ones', () => {
  const { table } = roll(
    [withIcon('orange')],
    '1 1 1 1 6',
    { skills: [skill('luck', 2)] },
    ['free-rerolls', ['0']],
    ['free-rerolls', ['0']],
    ['icon-rerolls', ['0']],
    ['paid-rerolls', ['0']],
    ['paid-rerolls', []],
  )
  expect(table.asked.map((each) => each.split(': ')[1])).toEqual([
    'free-rerolls',
    'free-rerolls',
    'icon-rerolls',
    'paid-rerolls',
    'paid-rerolls',
  ])
})
