import { ask } from '../ask.ts'
import { choose } from '../decision/choice.ts'
import type { Option } from '../decision/decision.ts'
import type { Game } from '../game.ts'
import type { Rule } from '../question.ts'
import type { Reason } from '../result.ts'
import type { Json, RuleId, Seat } from '../vocabulary.ts'

/** Something that may, or must, answer what just happened. */
export interface Reaction {
  /** Unique within the window: usually the source, such as a card or a model's trait. */
  readonly id: string
  /** Whose it is. */
  readonly seat: Seat
  /** What the player reads. */
  readonly label: string
  readonly rule?: RuleId
  readonly about?: Json
  /** Whether it happens without being asked for. */
  readonly mandatory?: boolean
  /** Whether it applies as things stand. Looked at again after every reaction; true if not given. */
  available?(): boolean
  /** For an optional one the owner would expect but may not use: why not. */
  why?(): Reason | undefined
  /**
   * What it does. May open windows of its own, which are over before this one goes on. A plain function will do if it
   * asks no questions.
   */
  resolve(): Rule<void> | undefined
}

/** What players are asked. */
export type ReactionPrompt = {
  /** A short machine name, for example `alarm-rings`. */
  readonly name: string
  /** The sentence put to players who may react. */
  readonly prompt: string
  readonly rule?: RuleId
  readonly about?: Json
}

/** Who is asked, and in which order. */
export type ReactionOptions = {
  /** Who goes first: the active player, then initiative, then table order. */
  readonly seatOrder: readonly Seat[]
  /** Asks every seat, also those with nothing to play, so that the question reveals nothing about hidden cards. */
  readonly askEveryone?: boolean
}

/** The answer that lets a window pass. */
export const pass = 'pass'

/**
 * Lets players react to what just happened, in a window that closes when all have passed. Always in the same order: the first seat with something to say, its mandatory
 * reactions before its optional ones; a seat with several picks. Each reaction happens once per window, what
 * is available is looked at again after each, and what a seat let pass is not offered to it again.
 *
 * `reactions` may be a function, for windows in which new reactions can turn up.
 */
export function* offerReactions(
  game: Game,
  prompt: ReactionPrompt,
  reactions: readonly Reaction[] | (() => readonly Reaction[]),
  { seatOrder, askEveryone = false }: ReactionOptions,
): Rule<void> {
  // Most windows open onto nothing; that must cost next to nothing.
  if (!askEveryone && typeof reactions !== 'function' && reactions.length === 0) return
  game.enterMoment(prompt.name)
  const closed = new Set<string>()
  const unasked = new Set<Seat>(askEveryone ? seatOrder : [])
  const open = (): readonly Reaction[] => (typeof reactions === 'function' ? reactions() : reactions)
  for (;;) {
    const next = nextSeat(open(), seatOrder, closed, unasked)
    if (next === undefined) break
    const { seat, mine } = next
    const mandatory = mine.filter((reaction) => reaction.mandatory)
    const chosen = yield* pickReaction(
      game,
      prompt,
      seat,
      mandatory.length > 0 ? mandatory : mine,
      askEveryone,
    )
    unasked.delete(seat)
    if (chosen === undefined) {
      for (const reaction of mine) closed.add(reaction.id)
    } else {
      closed.add(chosen.id)
      const work = chosen.resolve()
      if (work !== undefined) yield* work
    }
  }
  game.leaveMoment()
}

function nextSeat(
  reactions: readonly Reaction[],
  seatOrder: readonly Seat[],
  closed: ReadonlySet<string>,
  unasked: ReadonlySet<Seat>,
): { readonly seat: Seat; readonly mine: readonly Reaction[] } | undefined {
  for (const seat of seatOrder) {
    const mine = reactions.filter(
      (reaction) => reaction.seat === seat && !closed.has(reaction.id) && (reaction.available?.() ?? true),
    )
    if (unasked.has(seat) || mine.some((reaction) => reaction.mandatory || reaction.why?.() === undefined)) {
      return { seat, mine }
    }
  }
  return undefined
}

function* pickReaction(
  game: Game,
  asked: ReactionPrompt,
  seat: Seat,
  mine: readonly Reaction[],
  always: boolean,
): Rule<Reaction | undefined> {
  const mandatory = mine.some((reaction) => reaction.mandatory)
  const options: Option[] = mine.map((reaction) => reactionOption(reaction))
  if (!mandatory) options.push({ id: pass, label: 'Pass' })
  const { name, rule, about } = asked
  const decision = choose({
    name,
    prompt: asked.prompt,
    options,
    ...(rule === undefined ? {} : { rule }),
    ...(about === undefined ? {} : { about }),
  })
  const answer = yield* ask(game, seat, decision, { always: always && !mandatory })
  return mine.find((reaction) => reaction.id === answer)
}

function reactionOption(reaction: Reaction): Option {
  const { id, label, about } = reaction
  const why = reaction.mandatory ? undefined : reaction.why?.()
  return { id, label, ...(about === undefined ? {} : { about }), ...(why === undefined ? {} : { why }) }
}
