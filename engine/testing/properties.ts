import fc from 'fast-check'
import {
  type AnyGame,
  BrokenGame,
  canonicalJson,
  type Json,
  loadRecord,
  must,
  type Random,
  randomFrom,
  recordOf,
  type Session,
  type SessionView,
  sameJson,
  type Viewer,
} from '../index.ts'
import { checkDecisions, checkMostCandidates } from './decisions.ts'
import { checkHidden, checkWhoIsAsked } from './hidden.ts'
import { requestProblem } from './reachable.ts'
import { checkRefusals } from './refusals.ts'
import { sharedPath } from './shared.ts'
import { begin, type Stepped, walk } from './walk.ts'

/** A property with its name: call `check` inside a test. */
export type GameProperty = { readonly name: string; readonly check: () => void }

/** What the properties are tried on. */
export type PropertyOptions = {
  /** Setups to play from, at least one. */
  readonly setups: readonly Json[]
  /** Random games for each property. */
  readonly runs?: number
  /** The most answers given in each of them. */
  readonly answers?: number
  /** In this game being asked may reveal something: players are asked only when they hold what they could play. */
  readonly askingTells?: boolean
  /** Repeats a failure: the seed that it reported. */
  readonly seed?: number
}

/** One random game to try a property on. */
type Trial = { readonly setup: Json; readonly seed: string; readonly length: number; readonly random: Random }

/**
 * The promises every game must keep, as properties over random games. Made for any definition:
 *
 *     for (const { name, check } of gameProperties(race, { setups })) test(name, check)
 */
export function gameProperties(definition: AnyGame, options: PropertyOptions): readonly GameProperty[] {
  const { setups, runs = 40, answers = 60, askingTells = false, seed } = options
  const trials = fc.record({
    setup: fc.constantFrom(...setups),
    seed: fc.string({ maxLength: 8 }),
    length: fc.nat(answers),
    walk: fc.nat(),
  })
  const forAll = (check: (trial: Trial) => void): void => {
    const property = fc.property(trials, ({ setup, seed, length, walk }) => {
      check({ setup, seed, length, random: randomFrom(`walk ${walk}`) })
    })
    fc.assert(property, { numRuns: runs, ...(seed === undefined ? {} : { seed }) })
  }
  const started = ({
    setup,
    seed,
    length,
    random,
  }: Trial): { session: Session; steps: readonly Stepped[] } => {
    const session = begin(definition, setup, seed)
    return { session, steps: walk(session, random, length) }
  }
  const named = (name: string, check: (trial: Trial) => void): GameProperty => ({
    name,
    check: () => forAll(check),
  })

  return [
    named('the same setup, seed and answers give the same hash and events', (trial) => {
      const { session, steps } = started(trial)
      const again = begin(definition, trial.setup, trial.seed)
      for (const { seat, answer } of steps) must(again.answer(seat, answer))
      expectSame(session, again, 'played twice')
    }),

    named('fork, then continue is the same as continue', (trial) => {
      const { session } = started(trial)
      const hash = session.hash()
      const fork = session.fork()
      const steps = walk(fork, trial.random, 12)
      if (session.hash() !== hash)
        throw new Error('Playing on in a fork changed the game it was forked from.')
      for (const { seat, answer } of steps) must(session.answer(seat, answer))
      expectSame(session, fork, 'continued in a fork')
    }),

    named('save, load, then continue is the same as continue', (trial) => {
      const { session } = started(trial)
      const loaded = must(loadRecord(definition, JSON.stringify(recordOf(session, { every: 7 }))))
      expectSame(session, loaded, 'loaded')
      for (const { seat, answer } of walk(session, trial.random, 12)) must(loaded.answer(seat, answer))
      expectSame(session, loaded, 'continued after loading')
    }),

    named('an illegal answer changes nothing and says why', (trial) => {
      checkRefusals(started(trial).session, trial.random)
    }),

    {
      name: 'views do not depend on hidden state',
      check() {
        const seen = { differing: false, resampled: false }
        forAll(({ setup, seed, length, random }) => {
          const session = begin(definition, setup, seed)
          checkHidden(session, random, seen)
          for (let i = 0; i < length && !session.isOver; i++) {
            walk(session, random, 1)
            if (session.atQuietPoint) checkHidden(session, random, seen)
          }
        })
        if (seen.differing && !seen.resampled) {
          throw new Error(
            'Viewers see different things, but resample never changed anything: it must draw them anew.',
          )
        }
      },
    },

    named('who is asked, and who can undo, does not depend on hidden state', (trial) => {
      if (askingTells) return
      const { setup, seed, length, random } = trial
      const session = begin(definition, setup, seed)
      for (let i = 0; i <= length && !session.isOver; i++) {
        checkWhoIsAsked(session, random)
        walk(session, random, 1)
      }
    }),

    named('undo restores the hash, the events and the dice', (trial) => {
      const session = begin(definition, trial.setup, trial.seed)
      for (let i = 0; i <= trial.length && !session.isOver; i++) {
        const before = session.fork()
        const [step] = walk(session, trial.random, 1)
        if (step === undefined || !session.canUndo(step.seat)) continue
        const after = session.fork()
        must(session.undo(step.seat))
        expectSame(before, session, 'after undo')
        const [then, again] = [Math.max(numberOf(before), numberOf(after)), numberOf(session)]
        if (again <= then)
          throw new Error(`Question ${again} is asked after undo, and ${then} was asked before.`)
        must(session.answer(step.seat, step.answer))
        expectSame(after, session, 'answered again after undo')
      }
    }),

    named('candidates are legal and decisions make sense', (trial) => {
      const session = begin(definition, trial.setup, trial.seed)
      const known = new Set<string>()
      for (let i = 0; i <= trial.length && !session.isOver; i++) {
        checkDecisions(session, trial.random)
        for (const asked of session.pending?.asked ?? []) {
          // Many candidates take their time: of every kind of question once.
          if (!known.has(asked.decision.name)) checkMostCandidates(asked, randomFrom('many'))
          known.add(asked.decision.name)
        }
        walk(session, trial.random, 1)
      }
    }),

    named('clones lose nothing and share nothing; nor do views', (trial) => {
      const { session } = started(trial)
      const { state, content } = session
      const clone = definition.clone(state)
      if (canonicalJson(clone) !== canonicalJson(state)) throw new Error('The clone differs from the state.')
      const shared = sharedPath(state, clone)
      if (shared !== undefined) throw new Error(`The clone shares ${shared} with the state.`)
      for (const viewer of viewersOf(session)) {
        const view = definition.view(state, content, viewer)
        canonicalJson(view)
        canonicalJson(session.events(viewer))
        const leak = sharedPath(state, view)
        if (leak !== undefined) throw new Error(`The view of ${viewer} shares ${leak} with the state.`)
      }
    }),

    named('a request holds nothing of the running game', (trial) => {
      const seed = `the secret of the dice: ${trial.seed}`
      const session = begin(definition, trial.setup, seed)
      const looked = new Set<string>()
      for (let i = 0; i <= trial.length && !session.isOver; i++) {
        for (const asked of session.pending?.asked ?? []) {
          // Every kind of question once.
          if (looked.has(asked.decision.name)) continue
          looked.add(asked.decision.name)
          const problem = requestProblem(session, asked, seed)
          if (problem !== undefined) throw new Error(`At "${asked.decision.name}": ${problem}`)
        }
        walk(session, trial.random, 1)
      }
    }),

    named('random games come to an end', (trial) => {
      const session = begin(definition, trial.setup, trial.seed)
      if (walk(session, trial.random, 20_000).length === 20_000) {
        throw new BrokenGame('20,000 random answers did not end the game.', session.where())
      }
      canonicalJson(session.outcome)
    }),
  ]
}

/** All viewers of a game. */
export function viewersOf(session: Session): readonly Viewer[] {
  return [...session.seats, 'spectator']
}

const numberOf = ({ pending }: Session): number => pending?.number ?? 0

/** Questions have other numbers where something was undone. */
const unnumbered = ({ question, ...rest }: SessionView): Omit<SessionView, 'question'> => rest

function expectSame(a: Session, b: Session, when: string): void {
  if (a.hash() !== b.hash()) throw new Error(`The hash differs when ${when}.`)
  for (const viewer of viewersOf(a)) {
    // Compared rather than written out: what two games share of their past is the same object and costs nothing.
    if (!sameJson(a.events(viewer), b.events(viewer)))
      throw new Error(`What ${viewer} saw happen differs when ${when}.`)
    if (!sameJson(unnumbered(a.view(viewer)), unnumbered(b.view(viewer))))
      throw new Error(`The view of ${viewer} differs when ${when}.`)
  }
}
