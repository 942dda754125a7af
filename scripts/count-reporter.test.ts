import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TestModule } from 'vitest/node'
import CountReporter, { countFile } from './count-reporter.mjs'
import { checkoutOf } from './testing/checkout.ts'

const moduleOf = (state: 'passed' | 'failed', results: readonly string[]) =>
  ({
    state: () => state,
    children: {
      size: results.length,
      allTests: () => results.map((each) => ({ result: () => ({ state: each }) })),
    },
  }) as unknown as TestModule

test('counts tests, and files that fail before their first test', () => {
  const file = join(checkoutOf({}), 'count')
  vi.stubEnv(countFile, file)
  onTestFinished(() => void vi.unstubAllEnvs())
  new CountReporter().onTestRunEnd([
    moduleOf('passed', ['passed', 'passed']),
    moduleOf('failed', ['passed', 'failed']),
    moduleOf('failed', []),
  ])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ passed: 3, failed: 2 })
})
