import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gccSetupContext } from '@gargoyle/gcc'
import { expect, test } from 'vitest'
import { runCommandLine } from '../program.ts'
import { fakeTerminal } from '../testing/fake-terminal.ts'

test('a mission by its name is described and drawn', async () => {
  const terminal = fakeTerminal()
  expect(await runCommandLine(['mission', 'bombs-at-the-pier', '--svg', 'pier.svg'], terminal.io)).toBe(0)
  expect(terminal.out()).toContain('Bombs at the Pier (defuse)')
  expect(terminal.out()).toMatch(
    /Action: Defuse the bomb \(heroes, complex manipulation, difficulty \d, \d, \d, \d\)\./,
  )
  const svg = readFileSync(join(terminal.io.folder, 'pier.svg'), 'utf8')
  expect(svg).toContain('>bomb<')
  expect(svg).toContain('>Harley Quinn<')
})

test('what is wrong with a file is said with its place', async () => {
  const terminal = fakeTerminal()
  const mission = { ...gccSetupContext.missions.get('the-evidence'), board: 'moon' }
  writeFileSync(join(terminal.io.folder, 'mine.json'), JSON.stringify(mission))
  expect(await runCommandLine(['mission', 'mine.json'], terminal.io)).toBe(1)
  expect(terminal.err()).toBe('gargoyle: mine.json: There is no board "moon". (at board)\n')
})

test('a file that is not there is said so', async () => {
  const terminal = fakeTerminal()
  expect(await runCommandLine(['mission', 'nowhere.json'], terminal.io)).toBe(1)
  expect(terminal.err()).toMatch(/^gargoyle: nowhere\.json cannot be read: there is no such file/)
})

test('a mistyped name is refused with the name that was meant', async () => {
  const terminal = fakeTerminal()
  expect(await runCommandLine(['mission', 'the-evidense'], terminal.io)).toBe(1)
  expect(terminal.err()).toMatch(
    /^gargoyle: there is no mission 'the-evidense'\. Did you mean the-evidence\? Known: first-night, /,
  )
})
