import { expect, test } from 'vitest'
import { fakeTerminal } from '../testing/fake-terminal.ts'
import { runBenches } from './command.ts'
import type { Benchmark } from './measure.ts'
import { measureHere } from './measure-group.ts'

const list: readonly Benchmark[] = [
  {
    name: 'a.perSecond',
    about: 'many things',
    unit: '/s',
    aim: { atLeast: 1000 },
    prepare: () => () => 123_456,
  },
  { name: 'b.micros', about: 'one thing', unit: 'µs', aim: { atMost: 20 }, prepare: () => () => 21 },
]
const here = measureHere({ warmUps: 0, runs: 1 })

test('the table says what is measured, the aim and whether it is met', async () => {
  const terminal = fakeTerminal()
  expect(await runBenches(terminal.io, list, here, {})).toBe(0)
  expect(terminal.out()).toMatch(/many things +123,500 \/s +1,000 or more +met +a\.perSecond/)
  expect(terminal.out()).toMatch(/one thing +21 µs +20 or less +NOT met +b\.micros/)
})

test('the JSON is one flat object, and nothing else is written', async () => {
  const terminal = fakeTerminal()
  await runBenches(terminal.io, list, here, { json: true })
  expect(JSON.parse(terminal.out())).toEqual({ 'a.perSecond': 123_500, 'b.micros': 21 })
  expect(terminal.err()).toBe('')
})

test('only what is asked for is measured', async () => {
  const terminal = fakeTerminal()
  await runBenches(terminal.io, list, here, { json: true, only: 'c, b.' })
  expect(JSON.parse(terminal.out())).toEqual({ 'b.micros': 21 })
})

test('who asks for nothing there is learns what there is', async () => {
  const terminal = fakeTerminal()
  expect(await runBenches(terminal.io, list, here, { only: 'speed, ' })).not.toBe(0)
  expect(terminal.err()).toBe(
    'Nothing that is measured begins with "speed, ". There is: a.perSecond, b.micros.\n',
  )
  expect(terminal.out()).toBe('')
})
