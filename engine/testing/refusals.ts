import { canonicalJson, type Decision, type Json, type Random, type Session, seat } from '../index.ts'

const oddities: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'pass',
  'constructor',
  '__proto__',
  'x'.repeat(1000),
  [],
  [null],
  [[]],
  ['constructor'],
  {},
  { x: 0 },
  { x: 'a', y: null },
  { x: Number.NaN, y: 0 },
  { x: 1e9, y: -1e9 },
  { length: -1 },
  Object.create(null),
  JSON.parse('{"__proto__": {"ok": true}, "constructor": 1}'),
  () => 0,
  Symbol('odd'),
  12n,
  new Map([['x', 1]]),
  new Date(0),
]

/** Everything that can be observed from outside. */
function fingerprint(session: Session): string {
  return canonicalJson([
    session.hash(),
    session.answerCount,
    session.view('spectator'),
    session.events('spectator').length,
    ...session.seats.map((each) => [session.view(each), session.events(each).length]),
  ])
}

/** Garbage, bent candidates, unasked seats and stale numbers must all be refused with a reason and no trace. */
export function checkRefusals(session: Session, random: Random): void {
  const before = fingerprint(session)
  const expectRefused = (attempt: ReturnType<Session['answer']>, what: string): void => {
    if (attempt.ok) throw new Error(`${what} was accepted.`)
    if (attempt.reason.text.trim() === '') throw new Error(`${what} was refused without a reason.`)
  }
  const asked = session.pending?.asked ?? []
  for (const { seat: who, decision } of asked) {
    const bent = decision.candidates(random, 4).map((candidate) => bend(candidate, random))
    for (const answer of [...oddities, ...bent]) {
      // Some garbage is a legal answer by chance; taking it in a fork must then work.
      const target = isLegal(decision, answer) ? session.fork() : session
      const attempt = target.answer(who, answer)
      if (target === session) expectRefused(attempt, `Garbage for "${decision.name}"`)
    }
    const [legal] = decision.candidates(random, 1)
    expectRefused(session.answer(who, legal, { question: -1 }), 'An answer to another question')
  }
  for (const each of session.seats) {
    if (!asked.some(({ seat: who }) => who === each))
      expectRefused(session.answer(each, null), 'An unasked answer')
  }
  expectRefused(session.answer(seat('nobody at this table'), null), 'An answer from nobody')
  if (fingerprint(session) !== before) throw new Error('A refused answer changed something.')
}

function isLegal(decision: Decision, answer: unknown): boolean {
  try {
    return decision.check(answer).ok
  } catch (error) {
    throw new Error(`The check of "${decision.name}" throws on ${String(answer)} instead of refusing it.`, {
      cause: error,
    })
  }
}

/** A legal answer with one thing wrong in it. */
function bend(candidate: Json, random: Random): unknown {
  if (typeof candidate === 'number') return candidate + random.pick([0.5, 1000, -1000])
  if (typeof candidate === 'string') return `${candidate}?`
  if (typeof candidate !== 'object' || candidate === null) return { candidate }
  if (Array.isArray(candidate))
    return random.pick<unknown>([[...candidate, ...candidate], [...candidate, 'odd'], { ...candidate }])
  const keys = Object.keys(candidate)
  if (keys.length === 0) return { odd: 1 }
  const key = random.pick(keys)
  const member = (candidate as Readonly<Record<string, Json>>)[key] ?? null
  return { ...candidate, [key]: random.pick<unknown>([bend(member, random), undefined, -1]) }
}
