import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gameIds } from '@gargoyle/kits'
import { expect, test, vi } from 'vitest'
import { checkoutFolder } from './checkout.ts'
import { runCommand } from './testing/fake-terminal.ts'

const checkout = checkoutFolder()
const read = (file: string): string => readFileSync(join(checkout, file), 'utf8')

test('the ten lines of the README are the ones that are type-checked here', () => {
  const [, block] = /```ts\n([\s\S]*?)```/.exec(read('README.md')) ?? []
  expect(block).toBe(read('cli/readme-example.ts'))
})

test('the ten lines do what they say', async () => {
  const said: unknown[][] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...words) => void said.push(words))
  try {
    await import('./readme-example.ts')
  } finally {
    log.mockRestore()
  }
  const [prompt, refusal, ...rest] = said
  expect(prompt).toEqual(['Dig on, or fly home?'])
  expect(refusal).toEqual([{ ok: false, reason: expect.objectContaining({ text: expect.any(String) }) }])
  expect(rest.flat()).toContainEqual(expect.stringContaining('comes home'))
  expect(rest.at(-1)).toEqual([
    expect.objectContaining({ ann: expect.any(Number) }),
    { ok: true, value: expect.objectContaining({ ended: true }) },
  ])
})

test.each([
  ['README.md', 5],
  ['docs/lab.md', 5],
  ['docs/bots.md', 4],
])('every command in %s exists, with its options', async (file, least) => {
  const lines = [...read(file).matchAll(/^npx gargoyle (lab \w+|\w+)(.*)$/gm)]
  expect(lines.length).toBeGreaterThanOrEqual(least)
  for (const [, command = '', rest = ''] of lines) {
    // Games have options of their own.
    const game = gameIds.filter((id) => rest.startsWith(` ${id} `))
    const { code, out } = await runCommand([...command.split(' '), ...game, '--help'])
    expect(code).toBe(0)
    for (const [option] of rest.matchAll(/--\w+/g)) expect(out).toContain(option)
  }
})

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/glossary.md'])(
  'links in %s lead somewhere',
  (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)
    const missing = links.filter((link) => !existsSync(join(checkout, dirname(file), link)))
    expect(missing).toEqual([])
  },
)
