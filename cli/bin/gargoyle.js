#!/usr/bin/env node
// The command as npm installs it: it only finds the built program and hands over.
import { existsSync } from 'node:fs'

const program = new URL('../dist/main.js', import.meta.url)

if (existsSync(program)) {
  const { runGargoyle } = await import(program.href)
  process.exitCode = await runGargoyle(process.argv.slice(2))
} else {
  console.error(
    'gargoyle: not built yet. Run `npm run build` in the Gargoyle folder first (`npm start` does it too).',
  )
  process.exitCode = 1
}
