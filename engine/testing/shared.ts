/** Where two values hold the very same object, if that object could be changed through either of them. */
export function sharedPath(a: unknown, b: unknown): string | undefined {
  const objects = new Set<object>()
  collect(a, objects)
  return find(b, objects, '')
}

function collect(value: unknown, objects: Set<object>): void {
  if (typeof value !== 'object' || value === null || objects.has(value)) return
  objects.add(value)
  for (const member of Object.values(value)) collect(member, objects)
}

function find(value: unknown, objects: ReadonlySet<object>, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (objects.has(value) && !isDeeplyFrozen(value)) return path === '' ? 'the whole' : path
  for (const [key, member] of Object.entries(value)) {
    const shared = find(member, objects, path === '' ? key : `${path}.${key}`)
    if (shared !== undefined) return shared
  }
  return undefined
}

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen)
}
