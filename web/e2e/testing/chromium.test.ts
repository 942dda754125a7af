import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findChromium, needChromium } from './chromium.ts'

const top = mkdtempSync(join(tmpdir(), 'gargoyle-chromium-'))
afterAll(() => rmSync(top, { recursive: true }))

/** Puts a file in a folder of its own; gives both. */
function put(folder: string, name: string, mode = 0o755) {
  const path = join(top, folder)
  mkdirSync(path, { recursive: true })
  const file = join(path, name)
  writeFileSync(file, '')
  chmodSync(file, mode)
  return { folder: path, file }
}

describe('finding Chromium', () => {
  const first = put('first', 'google-chrome')
  const second = put('second', 'chromium')
  const text = put('text', 'chromium', 0o644)

  test('takes the first on the path that can be run', () => {
    const PATH = [text.folder, first.folder, second.folder].join(delimiter)
    expect(findChromium({ PATH }, [])).toBe(first.file)
  })

  test('takes the one that CHROMIUM names before all others', () => {
    expect(findChromium({ PATH: first.folder, CHROMIUM: second.file })).toBe(second.file)
  })

  test('does not take another where the one that CHROMIUM names cannot be run', () => {
    expect(() => findChromium({ PATH: first.folder, CHROMIUM: text.file })).toThrow(text.file)
  })

  test('looks in places of its own where it is not on the path', () => {
    expect(findChromium({ PATH: top }, [first.file])).toBe(first.file)
    expect(findChromium({ PATH: top }, [])).toBeUndefined()
  })
})

describe('needing Chromium', () => {
  test('installs it where that is allowed, once', () => {
    const installed: string[] = []
    const machine = { find: () => installed[0], install: () => void installed.push('/usr/bin/chromium') }
    expect(needChromium(machine)).toBe('/usr/bin/chromium')
    expect(needChromium(machine)).toBe('/usr/bin/chromium')
    expect(installed).toHaveLength(1)
  })

  test('says how to get it where it may not or cannot be installed', () => {
    const find = () => undefined
    const fails = () => {
      throw new Error('no network')
    }
    expect(() => needChromium({ find })).toThrow(/apt-get install chromium.*CHROMIUM=/)
    expect(() => needChromium({ find, install: fails })).toThrow(/could not be installed.*CHROMIUM=/)
    expect(() => needChromium({ find, install: () => undefined })).toThrow(/CHROMIUM=/)
  })
})
