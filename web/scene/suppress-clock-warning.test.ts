import { getConsoleFunction, setConsoleFunction, warn } from 'three'
import { afterEach, expect, test, vi } from 'vitest'
import { suppressClockWarning } from './suppress-clock-warning.ts'

const before = getConsoleFunction()
afterEach(() => {
  setConsoleFunction(before)
  vi.restoreAllMocks()
})

test('the warning about the old clock is kept out of the console, and no other', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  suppressClockWarning()
  warn('Clock: This module has been deprecated. Please use THREE.Timer instead.')
  expect(said).not.toHaveBeenCalled()
  warn('WebGLRenderer: something is wrong', 7)
  expect(said).toHaveBeenCalledWith('THREE.WebGLRenderer: something is wrong', 7)
})
