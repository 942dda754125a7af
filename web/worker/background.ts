/** What is computed beside the page: a match, a replay, the rules to read, and advice on crews of a game. */
export type BackgroundRole = 'match' | 'replay' | 'library' | 'crew-advice'

/**
 * Starts a worker. All run the same script and differ by what they do (`role`) and for what (`subject`: the id of a match
 * or of a game), so that what several of them need of a game is built, fetched and kept once.
 */
export function startBackground(role: BackgroundRole, subject = ''): Worker {
  const name = `${role} ${subject}`.trim()
  return new Worker(new URL('./background.worker.ts', import.meta.url), { type: 'module', name })
}

/** What a worker of this name is for. */
export function backgroundTask(name: string): { readonly role: string; readonly subject: string } {
  const [role = '', ...subject] = name.split(' ')
  return { role, subject: subject.join(' ') }
}
