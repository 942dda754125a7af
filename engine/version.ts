/** The version of the engine, written into every record. */
export const engineVersion = '0.1.0'

/** The part of a version within which records stay readable: the major, or major and minor before 1.0. */
export function compatiblePart(version: string): string {
  const [major = '', minor = ''] = version.split('.')
  return major === '0' ? `0.${minor}` : major
}
