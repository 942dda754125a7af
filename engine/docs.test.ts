import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'

const page = readFileSync(new URL('../docs/engine.md', import.meta.url), 'utf8')

type Block = { readonly title: string; readonly code: string; readonly prints: string | undefined }

/** The code blocks that are whole modules, each with the text block that follows it, if any. */
function runnable(markdown: string): readonly Block[] {
  const blocks: Block[] = []
  const fence = /^## (.+)$|^```ts\n(import [\s\S]*?)\n```\n(?:\n```text\n([\s\S]*?)\n```)?/gm
  let title = ''
  for (const [, heading, code, prints] of markdown.matchAll(fence)) {
    if (heading !== undefined) title = heading
    if (code !== undefined) blocks.push({ title, code, prints })
  }
  return blocks
}

const blocks = runnable(page)
// In dist, because that is ignored by git and can still see the workspace's packages.
const folder = new URL('./dist/docs-test/', import.meta.url)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the page has examples to run', () => {
  expect(blocks.length).toBeGreaterThan(9)
})

test('the small game on the page is the one among the examples', () => {
  const example = readFileSync(new URL('./examples/crow.ts', import.meta.url), 'utf8')
  expect(blocks[0]?.code).toBe(example.trimEnd().replace("'../index.ts'", "'@gargoyle/engine'"))
})

test.each(blocks.map((block, i) => ({ ...block, i })))(
  'docs/engine.md, "$title" ($i) does what it says',
  async ({ code, prints, i }) => {
    mkdirSync(folder, { recursive: true })
    const file = new URL(`block-${i}.ts`, folder)
    writeFileSync(file, code)
    const printed: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((...what: unknown[]) => {
      printed.push(what.map((each) => (typeof each === 'string' ? each : inspect(each))).join(' '))
    })
    try {
      await import(/* @vite-ignore */ file.pathname)
    } finally {
      log.mockRestore()
    }
    expect(printed.join('\n')).toBe(prints ?? '')
  },
)
