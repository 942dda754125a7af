import type { Json } from './vocabulary.ts'

const plainName = /^[A-Za-z_$][\w$]*$/

function inside(path: string, key: string): string {
  if (!plainName.test(key)) return `${path}[${JSON.stringify(key)}]`
  return path === '' ? key : `${path}.${key}`
}

function notPlain(what: string, path: string): Error {
  return new Error(`${path === '' ? 'The value' : path} is ${what}, which is not plain data.`)
}

function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function nameOf(value: object): string {
  const maker: unknown = value.constructor
  return typeof maker === 'function' && maker.name !== '' ? `a ${maker.name}` : 'an object of some class'
}

/**
 * JSON with sorted keys: equal data gives equal text, whatever order it was put together in. A member that is
 * undefined is not there, as in JSON. Throws on anything else that JSON would silently change or drop (NaN,
 * functions, Maps, class instances, undefined in a list), naming the path, because a state that holds such a thing is
 * a bug.
 */
export function canonicalJson(value: unknown): string {
  const text = written(value)
  if (text === undefined) throw trouble(value, '') ?? new Error('The value is not plain data.')
  return text
}

/** The text, or undefined if the value is not plain data. Knows no paths, because hashing must be quick. */
function written(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'number':
      return Number.isFinite(value) ? String(value) : undefined
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? writtenList(value) : writtenObject(value)
    default:
      return undefined
  }
}

function writtenList(list: readonly unknown[]): string | undefined {
  let text = '['
  for (let i = 0; i < list.length; i++) {
    const item = written(list[i])
    if (item === undefined) return undefined
    text += i === 0 ? item : `,${item}`
  }
  return `${text}]`
}

function writtenObject(value: object): string | undefined {
  if (!isPlainObject(value)) return undefined
  let text = '{'
  for (const key of Object.keys(value).sort()) {
    const held = value[key]
    if (held === undefined) continue
    const member = written(held)
    if (member === undefined) return undefined
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${member}`
  }
  return `${text}}`
}

/** The first thing that is not plain data, with its path. */
function trouble(value: unknown, path: string): Error | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : notPlain(String(value), path)
  if (value === undefined) return notPlain('undefined', path)
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined
  if (typeof value !== 'object') return notPlain(`a ${typeof value}`, path)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = trouble(value[i], `${path}[${i}]`)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isPlainObject(value)) return notPlain(nameOf(value), path)
  for (const key of Object.keys(value).sort()) {
    const found = value[key] === undefined ? undefined : trouble(value[key], inside(path, key))
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether two pieces of plain data are equal. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return Array.isArray(a) ? Array.isArray(b) && sameLists(a, b) : !Array.isArray(b) && sameObjects(a, b)
}

const sameLists = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, i) => sameJson(each, b[i]))

function sameObjects(a: object, b: object): boolean {
  if (!isPlainObject(a) || !isPlainObject(b)) return false
  for (const key in a) if (!sameJson(a[key], Object.hasOwn(b, key) ? b[key] : undefined)) return false
  for (const key in b) if (b[key] !== undefined && !Object.hasOwn(a, key)) return false
  return true
}

/**
 * A frozen copy: what goes into the history must not change with the state it came from, nor through the caller who
 * passed it in.
 */
export function frozenCopy<T>(value: T): T
export function frozenCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map((each: unknown) => frozenCopy(each)))
  if (!isPlainObject(value)) throw notPlain(nameOf(value), '')
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const member = frozenCopy(value[key])
    // Plain assignment to this one key would change the prototype instead.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: member, enumerable: true })
    else copy[key] = member
  }
  return Object.freeze(copy)
}

/** Whether the value is an object with named members (not null, not a list). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the value is plain data all the way down. */
export function isJson(value: unknown): value is Json {
  try {
    canonicalJson(value)
    return true
  } catch {
    return false
  }
}

/** Reads JSON as files hold it: some editors put a mark before the first letter that says how the file is encoded. */
export const parseJson = (text: string): unknown =>
  JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)

/** What JSON.parse threw, in one line that any terminal can show: it quotes the text, whatever is in it. */
export function jsonProblem(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /^Unexpected end/.test(text) ? 'it is empty or ends too early' : text.replaceAll(/\p{Cc}+/gu, ' ')
}
