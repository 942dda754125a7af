import { expect, test } from 'vitest'
import { aboutReader, type Game, optionReader } from './index.ts'

type Told = { readonly damage: { readonly model: number; readonly stuns: number } }

const read = aboutReader<Told & { readonly fall: { readonly model: number } }>()

test('data is read under the names that it goes with, and under no other', () => {
  const event = { name: 'damage', about: { model: 3, stuns: 2 } }
  expect(read(event, 'damage')?.stuns).toBe(2)
  expect(read(event, 'damage', 'fall')?.model).toBe(3)
  expect(read(event, 'fall')).toBeUndefined()
  expect(read({ name: 'damage' }, 'damage')).toBeUndefined()
})

test('options go by the name of their question', () => {
  const option = optionReader<{ readonly aim: { readonly model: number } }>()
  expect(option({ about: { model: 3 } }, { name: 'aim' }, 'aim')?.model).toBe(3)
  expect(option({ about: { model: 3 } }, { name: 'flee' }, 'aim')).toBeUndefined()
  expect(option({}, { name: 'aim' }, 'aim')).toBeUndefined()
})

test('a game with a list takes events of its names with their data only', () => {
  const rule = ({ emit }: Pick<Game<unknown, unknown, Told>, 'emit'>) => {
    emit({ name: 'damage', text: '', about: { model: 3, stuns: 2 } })
    emit(() => ({ name: 'not-listed', text: '', about: { anything: true } }))
    // @ts-expect-error The list says that stuns are told too.
    emit({ name: 'damage', text: '', about: { model: 3 } })
    // @ts-expect-error And that they are a number.
    emit(() => ({ name: 'damage', text: '', about: { model: 3, stuns: '2' } }))
  }
  const told: unknown[] = []
  rule({ emit: (event) => void told.push(event) })
  expect(told).toHaveLength(4)
})
