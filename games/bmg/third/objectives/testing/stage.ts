import { type Memories, noMemories, seat } from '@gargoyle/engine'
import { newAttack, newStrike } from '../../attack/strike.ts'
import type { ResourceCase } from '../../cards/card.ts'
import { objectiveBlockedReason, score, scoreWaiting } from '../../cards/objectives.ts'
import { playResource, resourceBlockedReason } from '../../cards/resources.ts'
import type { MarkerKind, Model, Play, Tally } from '../../state.ts'
import {
  type Answer,
  type ModelSketch,
  place,
  setTable,
  type TableSketch,
  type TestTable,
} from '../../testing/table.ts'
import { objectiveCards } from '../index.ts'

/** What a situation for a card is made of, beside the models: all of it belongs to `a` unless it says otherwise. */
export type Stage<Name extends string> = Partial<Omit<TableSketch<Name>, 'models'>> & {
  readonly models: Readonly<Record<Name, ModelSketch>>
  readonly markers?: readonly (readonly [
    kind: MarkerKind,
    x: number,
    y: number,
    seat?: 'a' | 'b',
    memory?: Memories,
  ])[]
  /** What the crews have done, in this activation, this round, this game. */
  readonly did?: Partial<Record<'activation' | 'round' | 'game', Partial<Tally>>>
  readonly theyDid?: Partial<Record<'activation' | 'round' | 'game', Partial<Tally>>>
  /** Cards accomplished by `a`. */
  readonly accomplished?: readonly string[]
  readonly boss?: NoInfer<Name>
  readonly enemyBoss?: NoInfer<Name>
  /** The round in which a card with special timing was played. */
  readonly playedIn?: number
  /** What is answered when the card is scored. */
  readonly answers?: readonly Answer[]
}

/** Sets a table of 48", `a` in the south and `b` in the north, each zone 8" deep. */
export function stage<Name extends string>(given: Stage<Name>): TestTable<Name> {
  const {
    markers = [],
    did,
    theyDid,
    accomplished,
    boss,
    enemyBoss,
    playedIn: _,
    answers: _answers,
    ...sketch
  } = given
  const table = setTable<Name>({ zones: { a: 'A', b: 'B' }, ...sketch })
  const { state } = table
  for (const [kind, x, y, whose = 'a', memory = noMemories] of markers) {
    const owner = kind === 'suspect' ? seat(whose) : undefined
    state.markers.push({
      id: state.nextMarker++,
      kind,
      seat: owner,
      at: place([x, y]),
      memory,
    })
  }
  for (const [who, deeds] of [['a', did] as const, ['b', theyDid] as const]) {
    const crew = table.crew(who)
    for (const span of ['activation', 'round', 'game'] as const)
      Object.assign(crew[span], deeds?.[span] ?? {})
  }
  table.crew('a').accomplished = [...(accomplished ?? [])]
  if (boss !== undefined) table.crew('a').boss = table.model(boss).id
  if (enemyBoss !== undefined) table.crew('b').boss = table.model(enemyBoss).id
  return table
}

/** Whether `a` scores a card now, by the rules of the core: at once, or from the cards that wait. */
export function scores<Name extends string>(card: string, given: Stage<Name>): boolean {
  const table = stage(given)
  const { play, score } = objectiveCards[card]!
  if (score === 'instant') {
    table.crew('a').hand = [card]
    return table.play((game) => objectiveBlockedReason(game, seat('a'), card, play) === undefined)
  }
  table.crew('a').waiting = [{ card, round: given.playedIn ?? table.state.round }]
  const before = table.crew('a').victoryPoints
  table.play((game) => scoreWaiting(game, seat('a')), '', ...(given.answers ?? []))
  const gained = table.crew('a').victoryPoints - before
  if (gained !== 0 && gained !== objectiveCards[card]!.victoryPoints) {
    throw new Error(`${card} scored ${gained} points.`)
  }
  return gained > 0
}

/** Scores a card for `a`, with what it brings besides. */
export function accomplish<Name extends string>(
  table: TestTable<Name>,
  card: string,
  ...answers: readonly Answer[]
): void {
  table.play((game) => score(game, seat('a'), card), '', ...answers)
}

/** What a resource of `a` answers, if it is an answer. */
export type MomentOf<Name extends string> = (
  game: Play,
  models: Readonly<Record<Name, Model>>,
) => ResourceCase['moment']

/** Plays a card of `a` as a resource; throws if it could not be played. */
export function spend<Name extends string>(
  table: TestTable<Name>,
  card: string,
  { moment, dice = '' }: { readonly moment?: MomentOf<Name>; readonly dice?: string } = {},
  ...answers: readonly Answer[]
): void {
  const { resource } = objectiveCards[card]!
  const crew = table.crew('a')
  crew.hand = [...crew.hand, card]
  const before = crew.resources
  table.play(
    function* (game, models) {
      const payload = moment?.(game, models)
      const why = resourceBlockedReason(game, seat('a'), card, resource.timing, payload)
      if (why !== undefined) throw new Error(`${card} cannot be played: ${why}`)
      yield* playResource(game, seat('a'), card, payload)
    },
    dice,
    ...answers,
  )
  const paid = before - table.crew('a').resources
  if (paid !== resource.cost) throw new Error(`${card} cost ${paid} and not ${resource.cost}.`)
}

/** Why a card of `a` cannot be played as a resource. */
export function spendBlockedReason<Name extends string>(
  table: TestTable<Name>,
  card: string,
  moment?: MomentOf<Name>,
): string | undefined {
  const { resource } = objectiveCards[card]!
  return table.play((game, models) =>
    resourceBlockedReason(game, seat('a'), card, resource.timing, moment?.(game, models)),
  )
}

/** A friend and an enemy at a place in inches. */
export const f = (x: number, y: number, more: Partial<ModelSketch> = {}): ModelSketch => ({
  seat: 'a',
  at: [x, y],
  ...more,
})
export const e = (x: number, y: number, more: Partial<ModelSketch> = {}): ModelSketch => ({
  seat: 'b',
  at: [x, y],
  ...more,
})

/** Moments that resources answer. */
export const activationOfModel =
  <Name extends string>(name: Name): MomentOf<Name> =>
  (_, models) => ({ active: models[name] })

export const revealBy =
  <Name extends string>(name: Name): MomentOf<Name> =>
  (game, models) => ({
    reveal: {
      suspect: { id: 999, kind: 'suspect', seat: game.seats[0], at: place([1, 1]), memory: {} },
      by: models[name],
      stopped: undefined,
    },
  })

export const attackBy =
  <Name extends string>(attacker: Name, target: Name, kind: 'melee' | 'ranged' = 'melee'): MomentOf<Name> =>
  (game, models) => {
    const weapon = game.content.cards[models[attacker].id]!.unarmed
    const attack = newAttack({ attacker: models[attacker], kind, weapon, weaponIndex: -1 })
    newStrike(attack, models[target], { attackDice: 3, strengthDice: 1 })
    return { attack }
  }

/** The effects on a model, in short: `card-haste 4 activation`. */
export const effectsOn = (model: Model): readonly string[] =>
  model.effects.map(({ id, value, until }) => `${id} ${value} ${until}`)

/** A model is about to take damage. The result is in the harm that is given. */
export const harmBy =
  <Name extends string>(harm: { to: Name; by?: Name; stun?: number; injury?: number }): MomentOf<Name> =>
  (_, models) => ({
    harm: {
      to: models[harm.to],
      by: harm.by === undefined ? undefined : models[harm.by],
      stun: harm.stun ?? 0,
      injury: harm.injury ?? 0,
      hits: 1,
      strike: undefined,
      cause: 'a test',
      nature: [],
    },
  })
