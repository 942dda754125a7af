import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { cyclesIn } from './cycles.mjs'
import { factsOf } from './imports.mjs'
import { packageOf, readWorkspaces } from './packages.mjs'
import { roomOf, rooms } from './rooms.mjs'
import { isTestCode, sourceFiles } from './source-files.mjs'

/** @typedef {import('./rooms.mjs').Room} Room */
/** @typedef {import('./packages.mjs').Workspace} Workspace */
/** @typedef {{ where: string, reason: string }} LayerProblem */

/**
 * Everything in a checkout that breaks the order of the rooms: imports that point up or sideways, packages used
 * but not listed, Node in code that runs in browsers, circles of files, and code that reads outside the checkout.
 *
 * @param {string} top
 * @returns {{ files: number, problems: LayerProblem[] }}
 */
export function checkLayers(top) {
  /** @type {LayerProblem[]} */
  const problems = []
  const files = sourceFiles(top).filter((file) => file.includes('/'))
  const known = new Set(files)
  const folders = new Set(files.flatMap((file) => foldersAbove(file)))
  const workspaces = readWorkspaces(top, [...folders].sort())
  /** @type {Map<string, Set<string>>} */
  const graph = new Map()

  for (const file of files) {
    const room = roomOf(file)
    if (!room) {
      problems.push({ where: file, reason: 'is in no known room: add its folder to scripts/rooms.mjs' })
      continue
    }
    const { imports, texts } = factsOf(file, readFileSync(join(top, file), 'utf8'))
    const targets = new Set()
    graph.set(file, targets)
    for (const { from, line, erased } of imports) {
      const where = `${file}:${line}`
      const { target, reason } = resolve(file, from, { known, workspaces, top })
      // Types that name each other are no circle: nothing of them is left when the code runs.
      if (target && known.has(target) && !erased) targets.add(target)
      const problem =
        reason ?? (target ? directionProblem(room, target) : packageProblem(room, file, from, workspaces))
      if (problem) problems.push({ where, reason: problem })
    }
    problems.push(...outsideReads(file, texts))
  }
  for (const walk of cyclesIn(graph)) {
    problems.push({ where: walk[0] ?? '', reason: `imports itself in a circle: ${walk.join(' → ')}` })
  }
  problems.push(...manifestProblems(workspaces))
  return { files: files.length, problems }
}

/** @param {string} file @returns {string[]} every folder that the file is in, without the top */
function foldersAbove(file) {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * Where an import leads: to a file of ours (from the top), or nowhere of ours.
 *
 * @param {string} file
 * @param {string} from
 * @param {{ known: ReadonlySet<string>, workspaces: readonly Workspace[], top: string }} checkout
 * @returns {{ target?: string, reason?: string }}
 */
function resolve(file, from, { known, workspaces, top }) {
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(file), from)
    if (target.startsWith('..')) return { reason: `imports '${from}', which lies outside the checkout` }
    if (known.has(target) || existsSync(join(top, target))) return { target }
    return { target, reason: `imports '${from}', which does not exist` }
  }
  if (from.startsWith('/')) return { reason: `imports '${from}': use a relative path or a package` }
  const workspace = workspaces.find(({ name }) => name === packageOf(from))
  if (!workspace) return {}
  const subpath = `.${from.slice(workspace.name.length)}`
  const target = workspace.entries.get(subpath)
  if (target) return { target }
  const offered = [...workspace.entries.keys()].join(', ') || 'nothing'
  return {
    target: posix.join(workspace.folder, subpath),
    reason: `imports '${from}', but ${workspace.name} offers ${offered}`,
  }
}

/**
 * @param {Room} room
 * @param {string} target
 * @returns {string | undefined}
 */
function directionProblem(room, target) {
  const there = roomOf(target)
  if (there === room) return undefined
  if (!there) return `imports ${target}, which is in no room`
  if (room.uses.includes(there.folder)) return undefined
  const allowed = room.uses.length > 0 ? `only ${room.uses.join(', ')}` : 'nothing of ours'
  return `imports ${target}: ${room.folder} may use ${allowed}`
}

const builtin = new Set(builtinModules)

/**
 * @param {Room} room
 * @param {string} file
 * @param {string} from
 * @param {readonly Workspace[]} workspaces
 * @returns {string | undefined}
 */
function packageProblem(room, file, from, workspaces) {
  if (from.startsWith('node:') || builtin.has(packageOf(from))) {
    if (!from.startsWith('node:')) return `imports '${from}': write 'node:${from}'`
    if (!room.anywhere || mayUseTools(room, file)) return undefined
    return `imports '${from}', but ${room.folder} also runs in browsers, where there is no Node`
  }
  const own = owner(file, workspaces)
  const needs = workspaces.filter(
    ({ folder }) => folder === own?.folder || (folder === '' && mayUseTools(room, file)),
  )
  if (needs.some((workspace) => workspace.needs.has(packageOf(from)))) return undefined
  return `imports '${from}', which ${own?.folder ? `${own.folder}/` : ''}package.json does not list`
}

/** The tools of the whole workshop (test runner, parser) are listed once, at the top. @param {Room} room @param {string} file */
const mayUseTools = (room, file) =>
  isTestCode(file) || /\.config\.\w+$/.test(file) || ['scripts', 'web/e2e'].includes(room.folder)

/** @param {string} file @param {readonly Workspace[]} workspaces */
function owner(file, workspaces) {
  return workspaces
    .filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0]
}

/**
 * What is beside the checkout on the developers' machine does not exist elsewhere, and may not be read, not even by
 * tests.
 *
 * @param {string} file
 * @param {readonly { from: string, line: number }[]} texts
 * @returns {LayerProblem[]}
 */
function outsideReads(file, texts) {
  const shared = /(^|\/)\.\.\/shared(\/|$)|^\/work\/shared(\/|$)/
  return texts
    .filter(
      ({ from }, index) =>
        shared.test(from) || (from === 'shared' && /(^|\/)\.\.$/.test(texts[index - 1]?.from ?? '')),
    )
    .map(({ line }) => ({
      where: `${file}:${line}`,
      reason: 'reads the shared folder beside the checkout, which a clone does not have: copy what is needed',
    }))
}

/**
 * @param {readonly Workspace[]} workspaces
 * @returns {LayerProblem[]}
 */
function manifestProblems(workspaces) {
  return workspaces.flatMap(({ folder, needs }) =>
    workspaces.flatMap((other) => {
      if (folder === '' || !needs.has(other.name)) return []
      const inside = rooms.filter((room) => room.folder === folder || room.folder.startsWith(`${folder}/`))
      const room = roomOf(folder)
      const users = room ? [room] : inside
      const reachable = users.some(({ folder: own, uses }) =>
        [own, ...uses].some(
          (each) =>
            each === other.folder ||
            each.startsWith(`${other.folder}/`) ||
            other.folder.startsWith(`${each}/`),
        ),
      )
      if (reachable) return []
      return [{ where: `${folder}/package.json`, reason: `lists ${other.name}, which ${folder} may not use` }]
    }),
  )
}
