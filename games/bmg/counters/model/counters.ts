import { labelOf } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseNumber,
  memory,
  type Rule,
  type RuleId,
  recall,
  remember,
  type Seat,
  type ValuedOption,
} from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import { type Activation, type CounterKind, counterKinds, type Model, type Play } from '../state.ts'
import { limitOf } from './skills.ts'

/** What something costs in counters; `any` may come from whatever places their owner likes. */
export type CounterCost = Readonly<Partial<Record<CounterKind | 'any', number>>>

/** Two costs paid together. */
export function addCosts(one: CounterCost, other: CounterCost): CounterCost {
  const sum: Partial<Record<CounterKind | 'any', number>> = { ...one }
  for (const [kind, count] of Object.entries(other) as [CounterKind | 'any', number][])
    sum[kind] = (sum[kind] ?? 0) + count
  return sum
}

export const counterNames: Readonly<Record<CounterKind, string>> = {
  movement: 'MC',
  attack: 'AC',
  defense: 'DC',
  special: 'SC',
}

/** The places of a card in a word, for players who do not know their short names. */
export const counterPlaceWords: Readonly<Record<CounterKind, string>> = {
  movement: 'Move',
  attack: 'Attack',
  defense: 'Defend',
  special: 'Special',
}

export const counterSum = ({ counters }: Model): number =>
  counters.movement + counters.attack + counters.defense + counters.special

/** A cost as cards write it: `1MC + 2SC`. */
export const showCost = rememberedByCost(
  (cost) =>
    [
      ...counterKinds.flatMap((kind) => (cost[kind] ? [`${cost[kind]}${counterNames[kind]}`] : [])),
      ...(cost.any ? [`${cost.any} of any`] : []),
    ].join(' + ') || 'nothing',
)

/** The same in words: `1 Attack and 2 Special counters`. */
export const costWords = rememberedByCost((cost) => {
  const parts = [
    ...counterKinds.flatMap((kind) => (cost[kind] ? [`${cost[kind]} ${counterPlaceWords[kind]}`] : [])),
    ...(cost.any ? [`${cost.any} of any kind of`] : []),
  ]
  const last = counterKinds.findLast((kind) => cost[kind])
  const count = cost.any ?? (last === undefined ? 0 : cost[last]) ?? 0
  return `${parts.join(' and ')} counter${count === 1 && !cost.any ? '' : 's'}`
})

/** Words for a cost, put together once for each: there are few costs, and reasons that name one are needed all the time. */
function rememberedByCost(wordsFor: (cost: CounterCost) => string): (cost: CounterCost) => string {
  const known = new Map<number, string>()
  return (cost) => {
    const { movement = 0, attack = 0, defense = 0, special = 0, any = 0 } = cost
    // Nothing costs a hundred counters of a kind, so that all five make one number.
    const key = (((movement * 100 + attack) * 100 + defense) * 100 + special) * 100 + any
    let words = known.get(key)
    if (words === undefined) {
      words = wordsFor(cost)
      known.set(key, words)
    }
    return words
  }
}

/** Counters of a place that a model can spend now. bmg1/core/spend-counters */
export function spendable(game: Play, model: Model, kind: CounterKind): number {
  const held = model.counters[kind]
  return held > 0 && applies(game, 'cannot-spend', { about: model, purpose: kind }) ? 0 : held
}

/** The most counters it can spend as if they lay in a place: those there, those that may stand in for them, and borrowed ones. */
export function available(game: Play, model: Model, kind: CounterKind): number {
  const own = spendable(game, model, kind)
  if (applies(game, 'cannot-spend', { about: model, purpose: kind })) return own
  let sum = own
  for (const from of counterKinds)
    if (from !== kind) sum += Math.min(spendable(game, model, from), standInsFor(game, model, from, kind))
  if (!mayBorrow(game)) return sum
  const lenders = lendersOf(game, model).map(({ lender, left }) => ({
    left,
    held: spendable(game, lender, kind),
  }))
  return sum + lendable(lenders, 0)
}

/** Counters of one place that may be spent as if they lay in another. bmg1/trait/unpredictable */
function standInsFor(game: Play, model: Model, from: CounterKind, kind: CounterKind): number {
  if (from === 'special' && applies(game, 'wild-special', { about: model })) return model.counters.special
  return computeTotal(game, 'stand-in', { about: model, purpose: standInPurpose[from][kind] }, 0)
}

/** What asks for counters of one place in place of another: `special-attack`. */
const standInPurpose = Object.fromEntries(
  counterKinds.map((from) => [
    from,
    Object.fromEntries(counterKinds.map((kind) => [kind, `${from}-${kind}`])),
  ]),
) as Readonly<Record<CounterKind, Readonly<Record<CounterKind, string>>>>

type Lender = { readonly lender: Model; readonly left: number }

/** Others whose counters a model may use, and how many it may still use in all. bmg2/trait/teamwork-all, bmg2/trait/teamwork-model */
function lendersOf(game: Play, model: Model): readonly Lender[] {
  if (!mayBorrow(game)) return []
  return game.state.models.flatMap((lender) => {
    if (lender === model || counterSum(lender) === 0) return []
    const left = computeTotal(game, 'borrows-counters', { about: model, other: lender }, 0)
    return left > 0 ? [{ lender, left }] : []
  })
}

/** Why a model cannot pay, or nothing if it can. bmg1/core/spend-counters, bmg1/core/trait-use */
export function paymentBlockedReason(game: Play, model: Model, cost: CounterCost): string | undefined {
  return !canPay(game, model, cost)
    ? `It takes ${costWords(cost)} (${showCost(cost)}), which ${labelOf(game, model)} does not have.`
    : undefined
}

/**
 * Whether a model can pay. Most pay from the right places of their own card, or have too few counters on it, or nothing that
 * stands in for what they lack: all three are seen at a glance.
 */
export function canPay(game: Play, model: Model, cost: CounterCost): boolean {
  if (!cost.any && paysAllOwn(game, model, cost)) return true
  if (mayBorrow(game)) return bill(game, model, cost) !== undefined
  if (counterSum(model) < costSum(cost)) return false
  for (const kind of counterKinds) {
    const count = cost[kind] ?? 0
    if (count > 0 && spendable(game, model, kind) < count && !hasStandIn(game, model, kind)) return false
  }
  return bill(game, model, cost) !== undefined
}

function paysAllOwn(game: Play, model: Model, cost: CounterCost): boolean {
  for (const kind of counterKinds) {
    const count = cost[kind] ?? 0
    if (count > 0 && (model.counters[kind] < count || spendable(game, model, kind) < count)) return false
  }
  return true
}

function hasStandIn(game: Play, model: Model, kind: CounterKind): boolean {
  for (const from of counterKinds) if (from !== kind && standInsFor(game, model, from, kind) > 0) return true
  return false
}

const costSum = ({ movement = 0, attack = 0, defense = 0, special = 0, any = 0 }: CounterCost): number =>
  movement + attack + defense + special + any

/** Whether any model of this game could ever use counters of others. */
const mayBorrow = (game: Play): boolean => game.content.ruleIndex.answered.has('borrows-counters')

/** One counter on its way: whose card and place it comes from, and what it is spent as. */
type Payment = { readonly holder: Model; readonly from: CounterKind; readonly as: CounterKind }

/**
 * Where a cost comes from, before what may come from anywhere: what is borrowed already, then own places, then what stands
 * in, then others. Nothing if it cannot be paid so.
 */
function bill(
  game: Play,
  model: Model,
  cost: CounterCost,
  loans: readonly Payment[] = [],
  mayLend: (lender: Model, as: CounterKind) => boolean = () => true,
): readonly Payment[] | undefined {
  const paid = [...loans]
  const lenders = lendersOf(game, model)
  const isWithinLimits = (more?: Model): boolean => {
    if (lenders.length === 0) return true
    const holders = [...paid.map(({ holder }) => holder).filter((holder) => holder !== model), more]
    return lenders.every(({ left: most }) => {
      const those = lenders.filter((each) => each.left <= most).map(({ lender }) => lender)
      return holders.filter((holder) => holder !== undefined && those.includes(holder)).length <= most
    })
  }
  if (!isWithinLimits()) return undefined
  // The model that may lend most comes first, so that others may still lend.
  const generous = lenders.toSorted((a, b) => b.left - a.left)
  const taken = (holder: Model, from: CounterKind): number =>
    paid.filter((each) => each.holder === holder && each.from === from).length
  const left = (kind: CounterKind): number => spendable(game, model, kind) - taken(model, kind)
  const lenderFor = (as: CounterKind): Model | undefined =>
    generous.find(
      ({ lender }) =>
        mayLend(lender, as) && isWithinLimits(lender) && spendable(game, lender, as) > taken(lender, as),
    )?.lender
  const wanted = counterKinds.flatMap((kind): readonly CounterKind[] => {
    const count = (cost[kind] ?? 0) - loans.filter(({ as }) => as === kind).length
    const own = Math.min(count, left(kind))
    for (let n = 0; n < own; n++) paid.push({ holder: model, from: kind, as: kind })
    return Array.from({ length: count - own }, () => kind)
  })
  for (const as of wanted) {
    if (applies(game, 'cannot-spend', { about: model, purpose: as })) return undefined
    const standIn = counterKinds.find((from) => {
      const used = paid.filter((each) => each.from === from && each.as === as && from !== as).length
      return from !== as && left(from) > 0 && standInsFor(game, model, from, as) > used
    })
    const lender = lenderFor(as)
    if (standIn !== undefined) paid.push({ holder: model, from: standIn, as })
    else if (lender !== undefined) paid.push({ holder: lender, from: as, as })
    else return undefined
  }
  if (!cost.any) return paid
  const rest = counterKinds.reduce((sum, kind) => sum + left(kind), 0)
  const purses = lenders.map((each) => ({
    left: each.left,
    held: counterKinds.reduce(
      (sum, kind) => sum + spendable(game, each.lender, kind) - taken(each.lender, kind),
      0,
    ),
  }))
  const borrowed = paid.filter(({ holder }) => holder !== model).length
  return rest + lendable(purses, borrowed) < cost.any ? undefined : paid
}

/** Counters that others can still lend when this many are borrowed: from the least lender first, so that most count. */
function lendable(
  purses: readonly { readonly left: number; readonly held: number }[],
  borrowed: number,
): number {
  let sum = borrowed
  for (const { left, held } of purses.toSorted((a, b) => a.left - b.left))
    sum += Math.max(0, Math.min(held, left - sum))
  return sum - borrowed
}

/**
 * Asks how many counters of others a model uses where it could also use its own, one lender and one place after the other.
 * bmg2/trait/teamwork-all, bmg2/trait/teamwork-model
 */
function* askForLoans(game: Play, model: Model, cost: CounterCost): Rule<readonly Payment[]> {
  let loans: readonly Payment[] = []
  const lenders = lendersOf(game, model)
  for (const as of counterKinds) {
    for (const { lender } of lenders) {
      const wanted = (cost[as] ?? 0) - loans.filter((each) => each.as === as).length
      const most = Math.min(wanted, spendable(game, lender, as))
      // Lenders that were asked about lend no more than was answered.
      const isLater = (other: Model, kind: CounterKind): boolean =>
        counterKinds.indexOf(kind) > counterKinds.indexOf(as) || (kind === as && other.id > lender.id)
      const open = Array.from({ length: Math.max(0, most) + 1 }, (_, count) => [
        ...loans,
        ...Array.from({ length: count }, (): Payment => ({ holder: lender, from: as, as })),
      ]).filter((each) => bill(game, model, cost, each, isLater) !== undefined)
      const [least] = open
      if (least === undefined) continue
      if (open.length === 1) {
        loans = least
        continue
      }
      const count = yield* ask(
        game,
        model.seat,
        chooseNumber({
          name: 'borrow',
          prompt: `How many ${counterPlaceWords[as]} counters of ${labelOf(game, lender)} does ${labelOf(game, model)} use?`,
          rule: ruleId(game, 'core/spend-counters'),
          about: { model: model.id, lender: lender.id },
          min: least.length - loans.length,
          max: least.length - loans.length + open.length - 1,
        }),
      )
      loans = open[count + loans.length - least.length]!
    }
  }
  return loans
}

/** A counter that was paid in the place of another kind. */
type StandIn = { readonly from: CounterKind; readonly as: CounterKind }

/** The counters that stood in for others in an activation. bmg2/trait/superior-sense-of-smell */
export const countersStoodIn = memory<readonly StandIn[]>('counters/stand-ins', [])

/** How many counters of others were used in an activation. bmg2/trait/teamwork-all */
export const borrowedCounters = memory<number>('counters/borrowed', 0)

function noteBorrowed(activation: Activation | undefined): void {
  remember(activation, borrowedCounters, recall(activation, borrowedCounters) + 1)
}

/** Takes counters off a card. Where they may come from anywhere, their owner is asked. */
export function* payCounters(game: Play, model: Model, cost: CounterCost, reason: string): Rule<void> {
  // Nearly always: nobody lends, and every counter lies where it is needed.
  if (!cost.any && !mayBorrow(game) && paysAllOwn(game, model, cost)) {
    for (const kind of counterKinds) model.counters[kind] -= cost[kind] ?? 0
    return
  }
  const paid = bill(game, model, cost, yield* askForLoans(game, model, cost))
  if (paid === undefined) game.broken(`${labelOf(game, model)} cannot pay ${showCost(cost)} for ${reason}.`)
  const { activation } = game.state
  for (const { holder, from, as } of paid) {
    holder.counters[from]--
    if (activation?.model !== model.id) continue
    if (from !== as)
      remember(activation, countersStoodIn, [...recall(activation, countersStoodIn), { from, as }])
    if (holder !== model) noteBorrowed(activation)
  }
  for (let left = cost.any ?? 0; left > 0; left--) yield* payAny(game, model, left, reason)
}

/** Pays one of several counters that may come from anywhere, from its own card or from one that it may use. */
function* payAny(game: Play, model: Model, left: number, reason: string): Rule<void> {
  const rule = ruleId(game, 'core/spend-counters')
  const prompt = `Which counter of ${labelOf(game, model)} pays? (${reason})`
  const own = counterKinds.filter((each) => spendable(game, model, each) > 0)
  const loans = loansToward(game, model, left)
  if (loans.length === 0) {
    const kind = yield* pickCounter(game, model, { seat: model.seat, prompt, rule, among: own })
    if (kind !== undefined) model.counters[kind]--
    return
  }
  type Source = { readonly holder: Model; readonly from: CounterKind }
  const options: readonly ValuedOption<Source>[] = [
    ...own.map((kind) => ({
      id: kind,
      value: { holder: model, from: kind },
      label: `${counterPlaceWords[kind]} (${model.counters[kind]})`,
    })),
    ...loans.map(({ holder, from }) => ({
      id: `${holder.id}:${from}`,
      value: { holder, from },
      label: `${counterPlaceWords[from]} of ${labelOf(game, holder)} (${holder.counters[from]})`,
    })),
  ]
  const { holder, from } = yield* ask(
    game,
    model.seat,
    choose({
      name: 'counter',
      prompt,
      rule,
      about: { model: model.id },
      options,
    }),
  )
  holder.counters[from]--
  if (holder !== model) noteBorrowed(game.state.activation)
}

/** Counters of others that may pay one of several, and leave enough for the rest. bmg2/trait/teamwork-all */
function loansToward(game: Play, model: Model, left: number): readonly Pick<Payment, 'holder' | 'from'>[] {
  const rest = counterKinds.reduce((sum, kind) => sum + spendable(game, model, kind), 0)
  const purses = lendersOf(game, model).map((each) => ({
    ...each,
    held: counterKinds.reduce((sum, kind) => sum + spendable(game, each.lender, kind), 0),
  }))
  return purses.flatMap(({ lender }) => {
    const after = purses.map((each) => (each.lender === lender ? { ...each, held: each.held - 1 } : each))
    if (rest + lendable(after, 1) < left - 1) return []
    return counterKinds
      .filter((kind) => spendable(game, lender, kind) > 0)
      .map((from) => ({ holder: lender, from }))
  })
}

type Picking = {
  readonly seat: Seat
  readonly prompt: string
  readonly rule: RuleId
  readonly among: readonly CounterKind[]
}

/** Lets a player pick a place of a card that has counters. */
export function* pickCounter(
  game: Play,
  model: Model,
  { seat, prompt, rule, among }: Picking,
): Rule<CounterKind | undefined> {
  if (among.length === 0) return undefined
  return yield* ask(
    game,
    seat,
    choose({
      name: 'counter',
      prompt,
      rule,
      about: { model: model.id },
      options: among.map((kind) => ({
        id: kind,
        label: `${counterPlaceWords[kind]} (${model.counters[kind]})`,
      })),
    }),
  )
}

/**
 * Puts a counter that a rule gives into a place at once, unless the place is full and the rule does not go beyond that.
 * Gives whether there was room. bmg1/core/free-counters, bmg2/core/counters-above-maximum
 */
export function gainCounter(
  game: Play,
  model: Model,
  kind: CounterKind,
  reason: string,
  { beyond = false }: { readonly beyond?: boolean } = {},
): boolean {
  if (!beyond && model.counters[kind] >= limitOf(game, model, kind)) return false
  model.counters[kind]++
  game.emit(() => ({
    name: 'counter-gained',
    text: `${labelOf(game, model)} gains 1 ${counterPlaceWords[kind]} counter (${reason}).`,
    rule: ruleId(game, 'core/free-counters'),
    about: { model: model.id, kind },
  }))
  return true
}

/** Takes counters away at once; their owner chooses which, unless a rule lets another. bmg1/core/damage-accumulation */
export function* loseCounters(
  game: Play,
  model: Model,
  count: number,
  reason: string,
  chooser: Seat = model.seat,
): Rule<void> {
  for (let left = Math.min(count, counterSum(model)); left > 0; left--) {
    const kind = yield* pickCounter(game, model, {
      seat: chooser,
      prompt: `Which counter does ${labelOf(game, model)} lose? (${reason})`,
      rule: ruleId(game, 'core/damage-accumulation'),
      among: counterKinds.filter((each) => model.counters[each] > 0),
    })
    if (kind === undefined) return
    model.counters[kind]--
    game.emit(() => ({
      name: 'counter-lost',
      text: `${labelOf(game, model)} loses 1 ${counterPlaceWords[kind]} counter (${reason}).`,
      rule: ruleId(game, 'core/damage-accumulation'),
      about: { model: model.id, kind },
    }))
  }
}
