import { expect, test } from 'vitest'
import { Hooks } from './hooks.ts'

type Moments = { defence: (dice: number) => number; moved: (to: string) => string }

const hooks = new Hooks<Moments>()
  .add('armour', { defence: (dice) => dice - 1 })
  .add('nimble', { defence: (dice) => dice + 1, moved: (to) => `rolls to ${to}` })

test('finds those with something to say, in the order asked', () => {
  const found = hooks.among('defence', ['nimble', 'stubborn', 'armour'])
  expect(found.map(({ source, handler }) => [source, handler(3)])).toEqual([
    ['nimble', 4],
    ['armour', 2],
  ])
  expect(hooks.among('moved', ['armour'])).toEqual([])
  expect(new Hooks<Moments>().among('moved', ['armour'])).toEqual([])
})

test('knows each source by moment', () => {
  expect(hooks.of('moved', 'nimble')?.('the ledge')).toBe('rolls to the ledge')
  expect(hooks.of('moved', 'armour')).toBeUndefined()
  expect(hooks.sources('defence')).toEqual(['armour', 'nimble'])
})

test('a source speaks once at each moment', () => {
  expect(() => hooks.add('armour', { defence: (dice) => dice })).toThrow(
    '"armour" has two handlers for "defence"',
  )
})
