import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { loadGame } from '../games.ts'
import { fakeTerminal, runCommand } from '../testing/fake-terminal.ts'
import { playInTerminal } from './command.ts'

const crews = ['--crews', 'gcpd-signal,joker-bad-dream', '--event', 'none', '--seed', 'moon']

/** Answers with the first open number until a question is asked, then types some lines and leaves. */
function until(prompt: RegExp, lines: readonly string[]) {
  const left = [...lines]
  let found = false
  return (screen: string): string | undefined => {
    const asked = screen.slice(screen.lastIndexOf('\n', screen.lastIndexOf('\n') - 1) + 1)
    found ||= prompt.test(screen.slice(-1500))
    if (found) return left.shift() ?? (asked.includes('Save the game?') ? '' : 'quit')
    const [, example] = /such as ([\d ]+)/.exec(asked) ?? []
    if (example !== undefined) return example
    const numbers = [...screen.matchAll(/^ {1,2}(\d+) {2}(.*)$/gm)]
    const list = numbers.slice(numbers.findLastIndex(([, number]) => number === '1'))
    return list.find(([, , label = '']) => !label.includes('not now'))?.[1] ?? '1'
  }
}

const playing = (typed: ReturnType<typeof until>) => runCommand(['play', 'bmg3', ...crews], {}, typed)

test('hint shows three answers with verdicts, reasons and what to type, and changes nothing', async () => {
  const { code, out, err } = await playing(until(/What does .* do\?/, ['log', 'hint', 'log']))
  expect(err).toBe('')
  expect(code).toBe(0)
  const [, before, hint = '', after] = out.split(/^a> (?=log\n|hint\n|quit\n)/m)
  expect(after).toBe(before)
  expect(hint).toMatch(/^hint\n1\. .+ \(type \d+\)\n {3}(Best|As good as any)/)
  expect(hint).toMatch(/\n2\. .+ \(type \d+\)\n {3}(As good|Nearly as good|Worse|Clearly worse)/)
  expect(hint).not.toMatch(/\n4\. /)
  expect(hint).toMatch(/\(Tried \d+ times each in games that could be this one\./)
  for (const line of hint.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
})

test('what a hint says to type is taken', async () => {
  let taken: string | undefined
  const typed = until(/What does .* do\?/, [])
  let asked = false
  const { out } = await runCommand(['play', 'bmg3', ...crews], {}, (screen) => {
    if (taken !== undefined) return screen.endsWith('to leave without: ') ? '' : 'quit'
    const answer = typed(screen)
    if (answer !== 'quit') return answer
    if (!asked) {
      asked = true
      return 'h 1'
    }
    taken = /\n1\. .+ \(type (\d+)\)\n(?!.*\n1\. )/s.exec(screen)?.[1]
    return taken
  })
  expect(taken).toBeDefined()
  expect(out).toContain(`a> ${taken}\n`)
  expect(out).not.toContain('is not on the list')
  expect(out.slice(out.lastIndexOf(`a> ${taken}\n`))).not.toContain('help lists what else')
})

test('the words are listed in help', async () => {
  const { out } = await runCommand(['play', 'crow'], {}, ['help', 'quit'])
  expect(out).toMatch(/ {2}hint \[number\] +the best answers with reasons/)
})

test('a game without an evaluator says so kindly', async () => {
  const { out, code } = await runCommand(['play', 'crow'], {}, ['hint', 'h', 'quit'])
  expect(code).toBe(0)
  expect(
    out.match(/There are no hints in Greedy Crow: nobody has said yet what its positions are worth\./g),
  ).toHaveLength(2)
})

test('where all answers come to the same, that is said once', async () => {
  const { out } = await playing(until(/Where does the streetlamp go\?/, ['hint', 'quit', '']))
  expect(out).toContain('a> hint\nNo answer stands out: as far as a tutor sees, they all come to the same.\n')
})

test('in hot-seat it is for the one who is asked', async () => {
  const bmg3 = must(await loadGame('bmg3'))
  const terminal = fakeTerminal({}, {}, ['', 'hint', 'quit'])
  expect(await playInTerminal(terminal.io, bmg3, { hotseat: true, seed: 'moon' })).toBe(0)
  expect(terminal.out()).toMatch(/[ab]> hint\n(1\. |No answer stands out)/)
})
