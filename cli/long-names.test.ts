import { expect, test } from 'vitest'
import { runCommand } from './testing/fake-terminal.ts'

const NAME = 'x'.repeat(200_000)
const WORDS = 'x y '.repeat(50_000)
const record = { format: 'gargoyle-record', version: 1, game: NAME }

const calls: readonly (readonly string[])[] = [NAME, WORDS].flatMap((name) => [
  [name],
  [`--${name}`],
  ['play', name],
  ['play', 'crow', '--bots', name],
  ['play', 'crow', `--${name}`],
  ['play', 'crow', '--load', name],
  ['play', 'bmg3', '--crews', name],
  ['play', 'bmg3', '--board', name],
  ['sim', name],
  ['sim', 'crow', '--games', name],
  ['sim', 'crow', '--bots', name],
  ['sim', 'bmg3', '--crews', `${name},${name}`],
  ['sim', 'bmg3', '--encounter', name],
  ['sim', 'gcc', '--mission', name],
  ['sim', 'bmg1', '--crews', name],
  ['fuzz', name],
  ['fuzz', 'crow', '--replay', name],
  ['odds', name],
  ['odds', 'bmg3', '--attacker', name, '--target', name],
  ['odds', 'bmg3', '--attacker', 'Thug 1', '--target', 'Thug 4', '--weapon', name],
  ['odds', 'bmg1', '--attacker', name, '--target', name],
  ['lab', 'run', '--game', name],
  ['lab', 'run', '--game', 'crow', '--bots', name],
  ['lab', 'report', name],
  ['lab', 'tournament', '--game', 'bmg3', '--crews', name],
  ['board', name],
  ['board', 'long.json'],
  ['mission', name],
  ['mission', 'long.json'],
  ['replay', name],
  ['replay', 'record.json'],
  ['rules', name],
  ['serve', '--port', name],
  ['bench', '--only', name],
])

test.each(calls.map((args) => [args.map((arg) => arg.slice(0, 20)).join(' '), args] as const))(
  'gargoyle %s…: what is refused is not repeated in full',
  async (_, args) => {
    const files = {
      'long.json': JSON.stringify({ [NAME]: NAME, format: NAME }),
      'record.json': JSON.stringify(record),
    }
    const { code, out, err } = await runCommand(args, files)
    expect(code).not.toBe(0)
    expect(out.length + err.length).toBeLessThan(5000)
    expect(err).not.toContain('Error:')
  },
)
