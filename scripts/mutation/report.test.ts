import { expect, test } from 'vitest'
import { eventIgnorer } from './ignorer.mjs'
import { mutationScore, redLines, settledBefore, survivorLines } from './report.mjs'

const mutant = (status: string, line: number, from: number, to: number, replacement: string) => ({
  mutatorName: 'EqualityOperator',
  replacement,
  status,
  location: { start: { line, column: from }, end: { line, column: to } },
})

const source = 'const a = 1\nreturn a < 3\nreturn a > 3'
const report = {
  files: {
    'b.ts': {
      source,
      mutants: [
        mutant('Survived', 3, 8, 13, 'a >= 3'),
        mutant('NoCoverage', 2, 8, 13, 'a <= 3'),
        mutant('Killed', 2, 8, 13, 'true'),
        mutant('Timeout', 2, 8, 13, 'false'),
        mutant('Ignored', 1, 1, 2, ''),
        mutant('CompileError', 1, 1, 2, ''),
      ],
    },
    'a.ts': { source, mutants: [mutant('Survived', 2, 1, 13, '{}')] },
  },
}

test('the score counts what was noticed of all that was tried', () => {
  expect(mutationScore(report)).toEqual({ killed: 2, survived: 2, unreached: 1, score: 40 })
  expect(mutationScore({ files: {} }).score).toBe(100)
})

test('survivors are listed in the order of the files, with what they said before and after', () => {
  expect(survivorLines(report)).toEqual([
    'a.ts:2  EqualityOperator: return a < 3 → {}',
    'b.ts:2  EqualityOperator: a < 3 → a <= 3 (no test comes here)',
    'b.ts:3  EqualityOperator: a > 3 → a >= 3',
  ])
})

test('a piece of code of several lines is shown on one, shortened', () => {
  const long = `if (x) {\n${'  call(something)\n'.repeat(20)}}`
  const location = { start: { line: 1, column: 1 }, end: { line: 22, column: 2 } }
  const mutants = [{ mutatorName: 'BlockStatement', replacement: '{}', status: 'Survived', location }]
  const [line] = survivorLines({ files: { 'a.ts': { source: long, mutants } } })
  expect(line).toMatch(
    /^a\.ts:1 {2}BlockStatement: if \(x\) \{ call\(something\).* … .*call\(something\) \} → \{\}$/,
  )
})

test('only events are left alone', () => {
  const call = (name: string) => ({ isCallExpression: () => true, node: { callee: { property: { name } } } })
  expect(eventIgnorer.shouldIgnore(call('emit'))).toBe('Events decide nothing.')
  expect(eventIgnorer.shouldIgnore(call('roll'))).toBeUndefined()
  expect(eventIgnorer.shouldIgnore({ isCallExpression: () => false, node: {} })).toBeUndefined()
})

test('what was noticed the last time is known again where lines have moved', () => {
  const moved = {
    files: {
      'b.ts': {
        source: `\n${source}`,
        mutants: [
          mutant('Pending', 4, 8, 13, 'a >= 3'),
          mutant('Pending', 3, 8, 13, 'true'),
          mutant('Pending', 3, 8, 13, 'false'),
          mutant('Pending', 3, 8, 13, 'a == 3'),
        ],
      },
    },
  }
  expect([...settledBefore(moved, report)].map(([{ replacement }, status]) => [replacement, status])).toEqual(
    [
      ['true', 'Killed'],
      ['false', 'Timeout'],
    ],
  )
})

test('of two equal changes each is known by its number', () => {
  const twice = (...statuses: string[]) => ({
    files: {
      'a.ts': { source: 'a < 3\na < 3', mutants: statuses.map((s, at) => mutant(s, at + 1, 1, 6, 'true')) },
    },
  })
  const now = twice('Pending', 'Pending')
  expect([...settledBefore(now, twice('Survived', 'Ignored')).keys()]).toEqual([now.files['a.ts'].mutants[1]])
})

test('tests that are red without any change are named by their files, one by its name', () => {
  expect(redLines(['a.test.ts > one', 'b.test.ts > two > deep', 'a.test.ts > three'])).toEqual([
    'Red without any change, and left out: a.test.ts (2 tests)',
    'Red without any change, and left out: b.test.ts (two > deep)',
  ])
})
