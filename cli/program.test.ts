import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkoutFolder } from './checkout.ts'
import { runCommand } from './testing/fake-terminal.ts'

const commands = ['play', 'sim', 'fuzz', 'board', 'replay', 'rules', 'bench', 'serve']

test.each([[[]], [['--help']], [['help']]])('%j lists the commands', async (args) => {
  const { code, out, err } = await runCommand(args)
  expect(code).toBe(0)
  for (const command of commands) expect(out).toMatch(new RegExp(`^  ${command}`, 'm'))
  expect(err).toBe('')
})

test.each(commands)('%s has help of its own, with an example', async (command) => {
  const { code, out } = await runCommand([command, '--help'])
  expect(code).toBe(0)
  expect(out).toContain(`Usage: gargoyle ${command}`)
  expect(out).toMatch(new RegExp(`Examples?:\\n  gargoyle ${command}`))
})

test('--version is one line, the version of the whole checkout', async () => {
  const { version } = JSON.parse(readFileSync(join(checkoutFolder(), 'package.json'), 'utf8'))
  expect(await runCommand(['--version'])).toMatchObject({ code: 0, out: `${version}\n` })
})

test.each([
  [['bord'], "unknown command 'bord'", 'Did you mean board?'],
  [['rules', '--covrage'], "unknown option '--covrage'", 'Did you mean --coverage?'],
  [['replay'], "missing required argument 'file'", 'gargoyle replay --help'],
  [['replay', 'a', 'b'], 'too many arguments', 'gargoyle replay --help'],
  [['board', '--generate'], 'argument missing', 'gargoyle board --help'],
  [['odds', 'bmg1'], "required option '--attacker <name>' not specified", 'gargoyle odds bmg1 --help'],
  [['sim', 'race', '--colour', 'red'], 'race has no option --colour', 'gargoyle sim race --help'],
  [['lab', 'run', '--game', 'race', '--colour', 'red'], '--colour', 'gargoyle lab run --game race --help'],
  [['help', 'bord'], "unknown command 'bord'", 'Did you mean board?'],
  [['serve', '--port', 'door'], 'A port is a whole number', 'gargoyle serve --help'],
])('%j is refused with a hint', async (args, reason, hint) => {
  const { code, out, err } = await runCommand(args)
  expect(code).toBe(2)
  expect(err).toMatch(/^gargoyle: /)
  expect(err).toContain(reason)
  expect(err).toContain(hint)
  expect(out).toBe('')
})

/** The command as npm installs it, in a folder of its own, with or without something built. */
function installed(built?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gargoyle-bin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(checkoutFolder(), 'cli/bin'), join(folder, 'bin'), { recursive: true })
  cpSync(join(checkoutFolder(), 'cli/package.json'), join(folder, 'package.json'))
  if (built !== undefined) {
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist/main.js'), built)
  }
  return join(folder, 'bin/gargoyle.js')
}

const call = (program: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })

test('before the build, the installed command says what to do', () => {
  const { status, stderr } = call(installed(), 'board')
  expect(status).toBe(1)
  expect(stderr).toBe(
    'gargoyle: not built yet. Run `npm run build` in the Gargoyle folder first (`npm start` does it too).\n',
  )
})

test('after the build, the installed command hands over its arguments and ends as it is told', () => {
  const built = 'export const runGargoyle = async (args) => (console.log(args.join()), 2)'
  expect(call(installed(built), 'board', '--generate', '7')).toMatchObject({
    status: 2,
    stdout: 'board,--generate,7\n',
    stderr: '',
  })
})
