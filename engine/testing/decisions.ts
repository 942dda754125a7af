import { type Asked, canonicalJson, describe, MOST_CANDIDATES, type Random, type Session } from '../index.ts'

/** Every pending decision must describe itself in plain data, refuse what it says it refuses, and offer only legal candidates. */
export function checkDecisions(session: Session, random: Random): void {
  for (const asked of session.pending?.asked ?? []) {
    checkOptions(asked)
    for (const n of [1, 3, 10]) checkCandidates(asked, random, n)
    const forced = asked.decision.forced?.()
    if (forced !== undefined && !asked.decision.check(forced).ok) {
      throw new Error(`${nameOf(asked)} calls an answer forced that it refuses.`)
    }
  }
}

function nameOf({ seat, decision }: Asked): string {
  return `"${decision.name}" for ${seat}`
}

function checkOptions(asked: Asked): void {
  const { decision } = asked
  canonicalJson(describe(decision))
  if (decision.name === '' || decision.prompt === '')
    throw new Error(`${nameOf(asked)} lacks a name or a prompt.`)
  const options = decision.options ?? []
  if (new Set(options.map(({ id }) => id)).size < options.length) {
    throw new Error(`${nameOf(asked)} offers two options with the same id.`)
  }
  for (const { id, why } of options) {
    if (why === undefined || decision.shape !== 'choice') continue
    if (why.text === '') throw new Error(`${nameOf(asked)} does not say why "${id}" is not available.`)
    if (decision.check(id).ok)
      throw new Error(`${nameOf(asked)} accepts "${id}", which it calls unavailable.`)
  }
}

/** A number of candidates from outside must not keep a host busy: where each is made anew, that would never end. */
export function checkMostCandidates(asked: Asked, random: Random): void {
  const { decision } = asked
  const listed = decision.explorer?.destinations(2 ** 40) ?? []
  if (Math.max(decision.candidates(random, 2 ** 40).length, listed.length) > MOST_CANDIDATES)
    throw new Error(`${nameOf(asked)} gives more candidates than there should be.`)
}

function checkCandidates(asked: Asked, random: Random, n: number): void {
  const { decision } = asked
  const candidates = decision.candidates(random, n)
  if (candidates.length === 0) throw new Error(`${nameOf(asked)} has no candidates.`)
  if (candidates.length > n)
    throw new Error(`${nameOf(asked)} gives ${candidates.length} candidates, asked for ${n}.`)
  for (const candidate of candidates) {
    const checked = decision.check(candidate)
    const text = JSON.stringify(candidate)
    if (!checked.ok)
      throw new Error(`${nameOf(asked)} refuses its own candidate ${text}: ${checked.reason.text}`)
    const again = decision.check(JSON.parse(canonicalJson(checked.value)))
    if (!again.ok || canonicalJson(again.value) !== canonicalJson(checked.value)) {
      throw new Error(`${nameOf(asked)} reads ${text} differently after a trip through a file.`)
    }
  }
}
