import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { takeFolder } from './folder-lock.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('a folder is taken by one at a time, until it is set free', () => {
  const folder = join(temporaryFolder(), 'new')
  const free = must(takeFolder(folder))
  const second = takeFolder(folder)
  expect(second.ok ? 'taken' : second.reason.text).toContain(`in use: process ${process.pid} plays games`)
  free()
  expect(existsSync(join(folder, 'running'))).toBe(false)
  must(takeFolder(folder))()
})

test.each(['nonsense', `${spawnSync(process.execPath, ['--version']).pid}`])(
  'what a process that is gone left behind does not count: %s',
  (left) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'running'), left)
    expect(takeFolder(folder).ok).toBe(true)
  },
)

test('a folder that cannot be made is named', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  const taken = takeFolder(join(folder, 'file', 'inside'))
  expect(taken.ok ? 'taken' : taken.reason.text).toContain('cannot be used')
})
