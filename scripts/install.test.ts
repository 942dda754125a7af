import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installProblem, installStamp, isInstalled } from './install.mjs'
import { checkoutOf } from './testing/checkout.ts'

const files = {
  'package.json': '{ "workspaces": ["engine"] }',
  'package-lock.json': '{}',
  'engine/package.json': '{ "name": "engine" }',
}

test('nothing is installed before the first time, and afterwards until a list changes', () => {
  const folder = checkoutOf(files)
  expect(isInstalled(folder)).toBe(false)
  mkdirSync(join(folder, 'node_modules'))
  expect(isInstalled(folder)).toBe(false)
  writeFileSync(join(folder, 'node_modules/.gargoyle-installed'), installStamp(folder))
  expect(isInstalled(folder)).toBe(true)
  writeFileSync(join(folder, 'package-lock.json'), '{ "changed": true }')
  expect(isInstalled(folder)).toBe(false)
})

test('a new dependency of a workspace counts as a change', () => {
  const folder = checkoutOf(files)
  const before = installStamp(folder)
  writeFileSync(join(folder, 'engine/package.json'), '{ "name": "engine", "dependencies": { "x": "1" } }')
  expect(installStamp(folder)).not.toBe(before)
})

test.each([
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org failed',
    'Check the network',
  ],
  ['npm error code ENOSPC', 'disk is full'],
  ['npm error code EACCES', 'the right to write here'],
  [
    'npm error `npm ci` can only install packages when your package.json and package-lock.json …',
    'npm install',
  ],
])('%s becomes a sentence to act on', (output, sentence) => {
  expect(installProblem(output)).toContain(sentence)
})

test('an unknown failure shows what npm said', () => {
  expect(installProblem('added nothing\nnpm error something odd\n')).toContain('npm error something odd')
  expect(installProblem('killed\n')).toContain('killed')
})
