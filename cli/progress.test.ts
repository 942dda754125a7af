import { expect, test, vi } from 'vitest'
import { pace, startProgress } from './progress.ts'
import { fakeTerminal } from './testing/fake-terminal.ts'

test.each([
  [0, ''],
  [10, '5.0 games/s, 18 s left'],
  [40, '20 games/s, 3 s left'],
  [1, '0.5 games/s, 3:18 left'],
])('after 2 seconds %i of 100 means "%s"', (count, text) => {
  expect(pace(count, 100, 2, 'games')).toBe(text)
})

test('hours are shown as hours', () => {
  expect(pace(1, 4001, 1, 'games')).toBe('1.0 games/s, 1:06:40 left')
})

test('a log gets a line at the start and one at the end, without a trace of redrawing', () => {
  const terminal = fakeTerminal()
  const progress = startProgress(terminal.io, '3 games', 3, 'games')
  progress.done(1)
  progress.end('3 games', true)
  expect(terminal.err()).toMatch(/^ {2}· 3 games …\n {2}✓ 3 games \(\d+\.\d s\)\n$/)
})

test('what was done before counts as done, but not as fast', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    const terminal = fakeTerminal()
    const progress = startProgress({ ...terminal.io, errIsScreen: true }, '100 games', 100, 'games', 60)
    clock.mockReturnValue(10_000)
    progress.done(80)
    expect(terminal.err()).toContain('80/100  2.0 games/s, 10 s left')
  } finally {
    clock.mockRestore()
  }
})

test('a screen gets one line that is redrawn, no wider than the screen', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    const terminal = fakeTerminal()
    const io = { ...terminal.io, errIsScreen: true, columns: 40, env: { NO_COLOR: '1' } }
    const progress = startProgress(io, '200 games', 200, 'games')
    clock.mockReturnValue(1000)
    progress.done(50)
    progress.done(51)
    expect(terminal.err()).toBe(`\r\u001b[K  ${'█'.repeat(6)}${'░'.repeat(18)} 50/200  50 g`)
    clock.mockReturnValue(4000)
    progress.end('200 games', false)
    expect(terminal.err()).toContain('\r\u001b[K  ✗ 200 games (4.0 s)\n')
  } finally {
    clock.mockRestore()
  }
})
