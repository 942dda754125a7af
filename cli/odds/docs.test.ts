import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkoutFolder } from '../checkout.ts'
import { runCommand } from '../testing/fake-terminal.ts'

const page = readFileSync(join(checkoutFolder(), 'docs/odds.md'), 'utf8')

const shown = [...page.matchAll(/```\nnpx gargoyle (.+)\n```\n\n```text\n([\s\S]*?)```/g)]

test('the page shows some commands with what they print', () => {
  expect(shown.length).toBeGreaterThanOrEqual(2)
})

test.each(shown.map(([, command = '', text = '']) => ({ command, text })))(
  '$command prints that',
  async (each) => {
    const words = [...each.command.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, word]) => quoted ?? word ?? '',
    )
    const { code, out } = await runCommand(words)
    expect(code).toBe(0)
    expect(out).toBe(each.text)
  },
)

test('every option that the page explains exists', async () => {
  const { out } = await runCommand(['odds', 'bmg3', '--help'])
  const named = [...page.matchAll(/`(--[a-z-]+)/g)].map(([, option = '']) => option)
  expect(named.length).toBeGreaterThan(10)
  for (const option of named) expect(out).toContain(option)
})
