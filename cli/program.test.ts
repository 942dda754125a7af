import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkoutFolder } from './checkout.ts'
import { runCommand } from './testing/fake-terminal.ts'

const commands = ['board', 'replay', 'rules', 'bench', 'serve']

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

test('--version is one line', async () => {
  expect(await runCommand(['--version'])).toMatchObject({ code: 0, out: '0.1.0\n' })
})

test.each([
  [['bord'], "unknown command 'bord'", 'Did you mean board?'],
  [['rules', '--covrage'], "unknown option '--covrage'", 'Did you mean --coverage?'],
  [['replay'], "missing required argument 'file'", 'gargoyle replay --help'],
  [['replay', 'a', 'b'], 'too many arguments', 'gargoyle replay --help'],
  [['board', '--generate'], 'argument missing', 'gargoyle board --help'],
  [['serve', '--port', 'door'], 'A port is a whole number', 'gargoyle serve --help'],
])('%j is refused with a hint', async (args, reason, hint) => {
  const { code, out, err } = await runCommand(args)
  expect(code).toBe(2)
  expect(err).toMatch(/^gargoyle: /)
  expect(err).toContain(reason)
  expect(err).toContain(hint)
  expect(out).toBe('')
})

test('before the build, the command says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gargoyle-bin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(checkoutFolder(), 'cli/bin'), join(folder, 'bin'), { recursive: true })
  cpSync(join(checkoutFolder(), 'cli/package.json'), join(folder, 'package.json'))
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin/gargoyle.js'), 'board'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'gargoyle: not built yet. Run `npm run build` in the Gargoyle folder first (`npm start` does it too).\n',
  )
})
