import { existsSync } from 'node:fs'
import { lstat, mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { jsonProblem, parseJson } from '@gargoyle/engine'
import type { Io } from './io.ts'

/** Something from a file, or the sentence that says why not. */
export type FromFile<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string }

/** Reads a JSON file that a person named. */
export async function readJson(io: Io, file: string): Promise<FromFile<unknown>> {
  let text: string
  try {
    text = await readFile(resolve(io.folder, file), 'utf8')
  } catch (error) {
    return { ok: false, reason: `${file} cannot be read: ${fileProblem(error)}` }
  }
  try {
    return { ok: true, value: parseJson(text) }
  } catch (error) {
    return { ok: false, reason: `${file} is not JSON: ${jsonProblem(error)}.` }
  }
}

/** Whether nothing lies where a person may have named a file, and what was typed is a single word: perhaps a mistyped name. */
export const isWordWithoutFile = (io: Io, name: string): boolean =>
  /^[\w-]+$/.test(name) && !existsSync(resolve(io.folder, name))

/**
 * Writes a file where a person wants it, making the folders on the way: whole, or not at all, so that a full disk never
 * costs a game that was saved before. Gives the sentence that says why not.
 */
export async function writeText(io: Io, file: string, text: string): Promise<string | undefined> {
  try {
    const path = await realTarget(resolve(io.folder, file))
    await makeFolder(dirname(path))
    await writeWhole(path, text)
    return undefined
  } catch (error) {
    return `${file} cannot be written: ${fileProblem(error, writingSentences)}`
  }
}

/** Where a path leads in the end: a link stays a link to what is written. */
const realTarget = (path: string): Promise<string> => realpath(path).catch(() => path)

async function writeWhole(path: string, text: string): Promise<void> {
  const there = await stat(path).catch(() => undefined)
  // A pipe or a device is not replaced but written to.
  const isPlain = there === undefined || there.isFile() || there.isDirectory()
  const target = isPlain ? `${path}${BESIDE}${process.pid}` : path
  if (isPlain) await removeAbandoned(path)
  try {
    const handle = await open(target, 'w')
    try {
      await handle.writeFile(text)
      if (isPlain) await handle.sync()
    } finally {
      await handle.close()
    }
    if (isPlain) await rename(target, path)
  } catch (error) {
    if (isPlain) await rm(target, { force: true })
    throw error
  }
}

/** A file is written beside the one that it replaces, under its name, this, and the number of the process. */
const BESIDE = '.new-'

/** No file takes longer to write, in milliseconds. */
const LONGEST_WRITING = 60_000

/** Removes what processes left beside a file that were killed while they wrote it; never what one may be writing now. */
async function removeAbandoned(path: string): Promise<void> {
  const beside = `${basename(path)}${BESIDE}`
  const names = await readdir(dirname(path)).catch(() => [])
  for (const name of names) {
    const writer = name.startsWith(beside) ? /^[1-9]\d*$/.exec(name.slice(beside.length)) : null
    if (writer === null || isRunning(Number(writer[0]))) continue
    const file = join(dirname(path), name)
    const found = await lstat(file).catch(() => undefined)
    // A process on another machine has no number here: what is new may be its.
    const isOld = found?.isFile() === true && Date.now() - found.mtimeMs > LONGEST_WRITING
    // Whether it can be removed is no matter of the file that is to be written.
    if (isOld) await rm(file, { force: true }).catch(() => undefined)
  }
}

/** Whether there is a process of this number, as far as this one may know. */
function isRunning(number: number): boolean {
  try {
    process.kill(number, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/**
 * Makes a folder and those it lies in. Node's own recursive `mkdir` tries for ever where a file system refuses new folders
 * by saying that there is no such place, as /proc does.
 */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) await makeFolder(parent)
  try {
    await mkdir(path)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await isFolder(path))) throw error
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Check the name; it is taken from the folder you are in.',
  EISDIR: 'it is a folder, not a file.',
  ENOTDIR: 'a part of its path is a file, not a folder.',
  EACCES: 'you may not open it.',
  EPERM: 'you may not open it.',
  EROFS: 'the disk can only be read.',
  EEXIST: 'a part of its path is a file, not a folder.',
  ENOSPC: 'the disk is full.',
}

/** What means something else when a file is written. */
const writingSentences: Readonly<Record<string, string>> = {
  ...sentences,
  ENOENT: 'there is no such folder, and none can be made there.',
}

function fileProblem(error: unknown, meanings = sentences): string {
  if (!(error instanceof Error)) return `${String(error)}.`
  const sentence = 'code' in error ? meanings[String(error.code)] : undefined
  return sentence ?? `${error.message}.`
}
