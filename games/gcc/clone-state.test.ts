import { memory, remember, roundMemory } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { cloneState } from './clone-state.ts'
import { setTable } from './testing/table.ts'
import { beginActivation } from './villain/activation-state.ts'

test('what happens to a copy of the state does not happen to the state', () => {
  const { state } = setTable({
    minis: { batman: { at: 'a' }, thug: { at: 'b', tile: {} } },
    items: { bat: {} },
  })
  state.activation = beginActivation(0)
  state.tokens = [{ kind: 'bomb', face: 'up', id: 'one', at: 0, holder: -1 }]
  const before = structuredClone(state)
  const copy = cloneState(state)
  expect(copy).toEqual(before)
  copy.heroes[0]!.spaces[0] = 3
  copy.heroes[0]!.reserve = 0
  copy.minis[1]!.at = 4
  copy.activation!.done.push(1)
  copy.ready.push(0)
  copy.post.river.push(7)
  copy.post.reserve = 0
  copy.broken.push(2)
  copy.tiles[0]!.faceDown = true
  copy.items[0]!.gone = true
  copy.tokens[0]!.face = 'down'
  copy.counters.rung = 1
  remember(copy, memory<number>('test/rung', 0), 1)
  remember(copy.minis[0], roundMemory<boolean>('test/used', false), true)
  expect(state).toEqual(before)
})
