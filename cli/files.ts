import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
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
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { ok: false, reason: `${file} is not JSON: ${detail}.` }
  }
}

/** Writes a file where a person wants it, making the folders on the way. Gives the sentence that says why not. */
export async function writeText(io: Io, file: string, text: string): Promise<string | undefined> {
  const path = resolve(io.folder, file)
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    return undefined
  } catch (error) {
    return `${file} cannot be written: ${fileProblem(error)}`
  }
}

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

function fileProblem(error: unknown): string {
  if (!(error instanceof Error)) return `${String(error)}.`
  const sentence = 'code' in error ? sentences[String(error.code)] : undefined
  return sentence ?? `${error.message}.`
}
