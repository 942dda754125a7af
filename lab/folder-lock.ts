import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ok, type Result, refused } from '@gargoyle/engine'
import { messageOf } from './message.ts'

const NAME = 'running'

/**
 * Takes a results folder for this process, so that two that write into it do not mix their games. Gives what sets it
 * free. What a process left that ended without doing so counts for nothing.
 */
export function takeFolder(folder: string): Result<() => void> {
  const path = join(folder, NAME)
  try {
    mkdirSync(folder, { recursive: true })
    if (!take(path)) {
      const other = Number(readFileSync(path, 'utf8'))
      if (isRunning(other)) {
        return refused(
          `${folder} is in use: process ${other} plays games into it. Wait for it, stop it, or choose another --out.`,
        )
      }
      rmSync(path, { force: true })
      if (!take(path)) return refused(`${folder} has just been taken by another process.`)
    }
  } catch (error) {
    return refused(`${folder} cannot be used: ${messageOf(error)}.`)
  }
  return ok(() => rmSync(path, { force: true }))
}

/** Writes the file unless it is there. */
function take(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
