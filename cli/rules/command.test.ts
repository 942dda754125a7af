import { expect, test } from 'vitest'
import { checkoutFolder } from '../checkout.ts'
import { runCommand } from '../testing/fake-terminal.ts'
import { readLedger } from './ledger.ts'

const ledger = readLedger(checkoutFolder())

test('the JSON has the four games with their totals, and exactly the agreed fields', async () => {
  const { code, out } = await runCommand(['rules', '--coverage', '--json'])
  expect(code).toBe(0)
  const coverage: Record<string, { total: number; done: number; missing: string[]; untested: string[] }> =
    JSON.parse(out)
  expect(Object.entries(coverage).map(([game, { total }]) => [game, total])).toEqual(
    ['bmg1', 'bmg2', 'bmg3', 'gcc'].map((game) => [game, ledger[game]?.length]),
  )
  for (const game of Object.values(coverage)) {
    expect(Object.keys(game)).toEqual(['total', 'done', 'tested', 'missing', 'untested'])
    expect(game.done + game.missing.length + game.untested.length).toBe(game.total)
  }
})

test('the table shows every kind of rule of every game', async () => {
  const { code, out } = await runCommand(['rules', '--coverage'])
  expect(code).toBe(0)
  expect(out).toMatch(/^game +kind +rules +done +missing +untested\n/)
  expect(out).toMatch(new RegExp(`^bmg1 +all +${ledger.bmg1?.length} `, 'm'))
  expect(out).toMatch(/^ +weapon-rule +\d+ /m)
  expect(out).toMatch(new RegExp(`^gcc +all +${ledger.gcc?.length} .*[·█░]{20}$`, 'm'))
})

test('without saying what to show, it says what can be shown', async () => {
  const { code, err } = await runCommand(['rules'])
  expect(code).toBe(2)
  expect(err).toContain('gargoyle rules --coverage')
})
