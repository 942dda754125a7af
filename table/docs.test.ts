/// <reference types="node" />
// Node is for this test only: browser.test.ts keeps it out of everything else.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const page = readFileSync(new URL('../docs/table.md', import.meta.url), 'utf8')

/** A code block that is a whole module, and what it prints. */
interface Block {
  readonly title: string
  readonly file: string
  readonly code: string
  readonly prints: string
}

/** The code blocks that are whole modules; those that begin with a file's name can be imported by the others. */
function runnable(markdown: string): readonly Block[] {
  const blocks: Block[] = []
  const fence =
    /^## (.+)$|^```ts\n(?:\/\/ (\S+\.ts)\n)?(import [\s\S]*?)\n```\n(?:\n```text\n([\s\S]*?)\n?```)?/gm
  let title = ''
  for (const [, heading, file, code, prints] of markdown.matchAll(fence)) {
    if (heading !== undefined) title = heading
    if (code !== undefined)
      blocks.push({ title, file: file ?? `block-${blocks.length}.ts`, code, prints: prints ?? '' })
  }
  return blocks
}

const blocks = runnable(page)
// In dist, because that is ignored by git and can still see the workspace's packages.
const folder = new URL('./dist/docs-test/', import.meta.url)

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const { file, code } of blocks) writeFileSync(new URL(file, folder), code)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every part of the page but the last has an example to run', () => {
  const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(blocks.map(({ title }) => title)).toEqual(titles.slice(0, -1))
})

test('every part is in the list at the top', () => {
  for (const { title } of blocks) expect(page).toContain(`- [${title}](#`)
})

test.each(blocks)('docs/table.md, "$title" does what it says', async ({ file, prints }) => {
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...what: unknown[]) => {
    printed.push(what.map((each) => (typeof each === 'string' ? each : inspect(each))).join(' '))
  })
  try {
    await import(/* @vite-ignore */ new URL(file, folder).pathname)
  } finally {
    log.mockRestore()
  }
  expect(printed.join('\n')).toBe(prints)
})
