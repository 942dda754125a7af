import { expect, test } from 'vitest'
import { askOn, type Line } from './line.ts'

test('a worker that cannot run at all leaves nobody waiting', async () => {
  let fail = (): void => undefined
  const line: Line = {
    postMessage: () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'error') fail = () => listener(undefined as never)
    },
  }
  const asking = askOn(line)
  const asked = asking.ask('look', [])
  fail()
  await expect(asked).rejects.toThrow('did not load or run its worker')
  await expect(asking.ask('look', [])).rejects.toThrow('did not load or run its worker')
})
