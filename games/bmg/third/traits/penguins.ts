import {
  addMarker,
  cardOf,
  chooseSpot,
  hasRank,
  hasRoomBeside,
  hasTrait,
  isConscious,
  isNearZone,
  isOnTable,
  labelOf,
  MARKER_RADIUS,
  type ModelId,
  markersOf,
  modelOf,
  opponentOf,
  overlapsMarker,
  placeBeside,
  removeMarker,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseNumber,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  roundMemory,
  type Seat,
  type ValuedOption,
} from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { availableActions } from '../activation/actions.ts'
import { inspireRange } from '../activation/inspire.ts'
import type { ModelAction } from '../activation/model-action.ts'
import { performAction } from '../activation/perform.ts'
import type { Attack, Strike } from '../attack/strike.ts'
import { cardNamed } from '../cards/hand.ts'
import { crewOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { zonesOf } from '../preparation/zones.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { amount } from '../weapons/on-hit.ts'
import { businessOf, faceDownCards, gainBusiness, spendBusiness, turnFaceUp } from './business.ts'
import { chooseMarker, chooseModel, chooseModelOrNone } from './helpers.ts'

const BIRD = 'expendable-penguin'

const isBird = (game: Play, owner: Model, model: Model): boolean =>
  model.seat === owner.seat && hasTrait(game, model, BIRD)

/** What penguins have done this round, whatever they did it to or with: an attack is an attack. */
const ordersDone = roundMemory<readonly string[]>('expendable-penguin/done', [])

const orderOf = (action: ModelAction): string => (action.kind === 'trait' ? action.trait.id : action.kind)

/** Whether a penguin was lost this round: it comes back in a later one. */
const isJustLost = roundMemory<boolean>('expendable-penguin/lost', false)

/** What a penguin could do now and has not done this round. */
const ordersFor = (game: Play, bird: Model) =>
  isOnTable(bird) && isConscious(bird)
    ? availableActions(game, bird, () => undefined).filter(
        ({ value }) => !isAmong(bird, ordersDone, orderOf(value)),
      )
    : []

/** The penguins of a crew that could be made to act. */
const trained = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter((model) => isBird(game, owner, model) && ordersFor(game, model).length > 0)

/** Makes a penguin take an action at once. */
function* command({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const bird = yield* chooseModel(game, owner.seat, trained(game, owner), {
    rule,
    prompt: 'Which penguin acts?',
  })
  if (bird === undefined) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'penguin-action',
      prompt: `What does ${labelOf(game, bird)} do?`,
      rule,
      about: { model: bird.id },
      options: ordersFor(game, bird),
    }),
  )
  rememberAmong(bird, ordersDone, orderOf(picked))
  yield* performAction(game, bird, picked, () => undefined)
}

const NO_BIRDS = 'No penguin of yours could do anything that it has not done this round.'

/** An action of any type that makes a penguin act. */
const calls: readonly ActionRule[] = (['special', 'movement', 'manipulate'] as const).map((kind) => ({
  kind,
  id: kind,
  label: `A penguin acts (for a ${kind === 'special' ? 'Special' : kind === 'movement' ? 'Movement' : 'Manipulate'} action)`,
  why: ({ game, owner }) => (trained(game, owner).length > 0 ? undefined : NO_BIRDS),
  perform: command,
}))

/** What it costs to bring a penguin back. */
const priceOf = (game: Play, bird: Model): number =>
  Math.max(1, amount(cardOf(game, bird).traits.find(({ id }) => id === BIRD)?.args ?? []))

/** Brings a penguin back beside a marker, for Business. Gives whether one came. */
function* bringBack({ game, owner, rule }: Bmg3Scope, spots: readonly Marker[]): Rule<Marker | undefined> {
  const beside = (model: Model, marker: Marker) => ({ model, beside: marker, reason: 'comes back', rule })
  const lost = game.state.models.filter(
    (model) =>
      isBird(game, owner, model) &&
      model.condition === 'casualty' &&
      !recall(model, isJustLost) &&
      priceOf(game, model) <= businessOf(game, owner.seat) &&
      spots.some((spot) => hasRoomBeside(game, beside(model, spot))),
  )
  const bird = yield* chooseModelOrNone(game, owner.seat, lost, {
    rule,
    name: 'bring-back',
    prompt: 'Which penguin comes back, for Business?',
  })
  if (bird === undefined) return undefined
  const open = spots.filter((spot) => hasRoomBeside(game, beside(bird, spot)))
  const spot =
    open.length === 1
      ? open[0]
      : yield* chooseMarker(game, owner.seat, open, { rule, prompt: 'Where does it come back?' })
  if (spot === undefined) return undefined
  bird.condition = 'away'
  bird.stun = 0
  bird.injury = 0
  if ((yield* placeBeside(game, beside(bird, spot))) === undefined) {
    bird.condition = 'casualty'
    return undefined
  }
  spendBusiness(game, owner.seat, priceOf(game, bird))
  return spot
}

/** Whether a marker is a Criminal Empire. */
const isEmpire = memory<boolean>('criminal-empire/marker', false)

/** bmg3/trait/criminal-empire: each player marks a place far from home. */
function* markTerritory({ game, id, rule }: Bmg3Scope, seat: Seat): Rule<void> {
  const at = yield* chooseSpot(game, seat, {
    name: id,
    prompt: 'Where does your Criminal Empire marker lie?',
    rule,
    marker: true,
    accept: (spot) => {
      const zones = game.seats.flatMap((each) => zonesOf(game, each))
      if (zones.some((zone) => isNearZone(spot, MARKER_RADIUS, zone, inches(8))))
        return 'At least 8" away from all deployment zones.'
      return overlapsMarker(game, spot) ? 'Markers never overlap.' : undefined
    },
  })
  if (at !== undefined) remember(addMarker(game, 'event', at, seat), isEmpire, true)
}

/** Models whose Business has bought something in this activation. */
const investors = memory<readonly ModelId[]>('in-the-end/investors', [])

/** Dice that models have bought for the defence roll of a strike. */
const dicePurchases = memory<readonly { readonly by: ModelId; readonly dice: number }[]>(
  'in-the-end/dice',
  [],
)

const bossOf = (game: Play, { seat }: Model): Model => modelOf(game, crewOf(game, seat).boss)

/** Henchmen of the crew that its Boss inspires from its place. */
const followers = (game: Play, owner: Model): readonly Model[] => {
  const boss = bossOf(game, owner)
  return game.state.models.filter(
    (model) =>
      model.seat === owner.seat &&
      isOnTable(model) &&
      hasRank(game, model, 'henchman') &&
      within(game, boss, model, inspireRange(game, boss)),
  )
}

const mayUse = (game: Play, owner: Model): boolean =>
  isOnTable(owner) &&
  game.state.activation !== undefined &&
  !isAmong(game.state.activation, investors, owner.id)

const rememberUse = (game: Play, owner: Model): void => {
  rememberAmong(game.state.activation, investors, owner.id)
}

/** A card turned face up, or a move. */
type Purchase =
  | { readonly kind: 'turn'; readonly card: string }
  | { readonly kind: 'move'; readonly model: Model }

/** bmg3/trait/in-the-end: what Business buys when a friend begins. */
function* invest({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  if (!mayUse(game, owner)) return
  const money = businessOf(game, owner.seat)
  const cards = money >= 1 ? faceDownCards(game, owner.seat) : []
  const walkers =
    money >= 2 ? followers(game, owner).filter((model) => moveBlockedReason(game, model) === undefined) : []
  if (cards.length + walkers.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'What does Business buy now?',
      rule,
      options: [
        ...cards.map(
          (card): ValuedOption<Purchase | undefined> => ({
            id: `card ${card}`,
            label: `Turn ${cardNamed(game, card).name} face up (1)`,
            about: { card },
            value: { kind: 'turn', card },
          }),
        ),
        ...walkers.map(
          (model): ValuedOption<Purchase | undefined> => ({
            id: `move ${model.id}`,
            label: `${labelOf(game, model)} moves up to 4" (2)`,
            about: { model: model.id },
            value: { kind: 'move', model },
          }),
        ),
        { id: 'none', label: 'Nothing', about: {}, value: undefined },
      ],
    }),
  )
  if (picked === undefined) return
  rememberUse(game, owner)
  spendBusiness(game, owner.seat, picked.kind === 'turn' ? 1 : 2)
  if (picked.kind === 'turn') turnFaceUp(game, owner.seat, picked.card)
  else yield* move(game, { model: picked.model, upTo: 4, reason: 'In the End', rule })
}

/** bmg3/trait/in-the-end: what Business buys in a fight. */
function* buyDice({ game, owner, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  if (attack.kind !== 'melee' || !mayUse(game, owner)) return
  const most = businessOf(game, owner.seat) - 2
  const side = followers(game, owner)
  const strike = attack.strikes.find(
    ({ attacker, target }) => side.includes(attacker) || side.includes(target),
  )
  if (most < 1 || strike === undefined) return
  const attacks = side.includes(strike.attacker)
  const who = attacks ? strike.attacker : strike.target
  const dice = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'buy-dice',
      prompt: `How many dice does Business buy for ${labelOf(game, who)}? Each costs 1, and 2 more.`,
      rule,
      min: 0,
      max: most,
    }),
  )
  if (dice === 0) return
  rememberUse(game, owner)
  spendBusiness(game, owner.seat, dice + 2)
  if (attacks) strike.attackDice += dice
  else remember(strike, dicePurchases, [...recall(strike, dicePurchases), { by: owner.id, dice }])
}

/** Dice of a defence roll that Business has bought. */
const boughtDice = (owner: Model, strike: Strike): number =>
  recall(strike, dicePurchases).find(({ by }) => by === owner.id)?.dice ?? 0

/** Traits of birds with bombs, and of their commanders. */
export const penguins: Bmg3Rules = {
  'expendable-penguin': {
    name: 'Expendable Penguin (X)',
    text: 'Only joins a crew that has a Penguin Caller or Hidden Penguins. It is never activated, is given no Audacity and counts for no passes; they make it act. Once it is out of the game, X Business brings it back unhurt in a later round.',
    always: true,
    own: {
      'acts-on-orders': true,
      'deploys-late': ({ game, owner }) => hasHandler(game, owner),
      'hides-at-sewers': ({ game, owner }) => hasHandler(game, owner),
    },
    on: {
      casualty: ({ owner, victim }) => {
        if (victim === owner) remember(owner, isJustLost, true)
      },
    },
  },
  'penguin-caller': {
    name: 'Penguin Caller',
    text: 'For an action of any type a friendly Expendable Penguin acts at once; none does the same thing twice in a round. When it places a suspect, a penguin that was lost may come back in contact with it for Business; the suspect is removed.',
    action: calls,
    on: {
      *'suspect-placed'(it) {
        const { game, owner, suspect, by } = it
        if (by === owner && (yield* bringBack(it, [suspect])) !== undefined) removeMarker(game, suspect)
      },
    },
  },
  'hidden-penguins': {
    name: 'Hidden Penguins',
    text: 'Friendly Expendable Penguins are deployed after all others, hidden within 4" of a sewer. For an action of any type, and once a round for nothing, one of them acts at once; none does the same thing twice in a round. When it places a suspect, a penguin that was lost may come back in contact with a sewer for Business.',
    action: [
      ...calls,
      {
        kind: 'free',
        id: 'free',
        limit: 'round',
        label: 'A penguin acts (for nothing)',
        why: ({ game, owner }) => (trained(game, owner).length > 0 ? undefined : NO_BIRDS),
        perform: command,
      },
    ],
    on: {
      *'suspect-placed'(it) {
        if (it.by === it.owner) yield* bringBack(it, markersOf(it.game, 'sewer'))
      },
    },
  },
  'criminal-empire': {
    name: 'Criminal Empire',
    text: 'When the zones are known each player puts a Criminal Empire marker on the table, at least 8" away from all of them. A Manipulate action of a friend within 4" of such a marker is worth a Business counter.',
    always: true,
    on: {
      *'zones-chosen'(it) {
        const { seat } = it.owner
        for (const each of [seat, opponentOf(it.game, seat)]) yield* markTerritory(it, each)
      },
      'action-done': ({ game, owner, action }) => {
        const { actor, kind } = action
        if (kind !== 'manipulate' || actor.seat !== owner.seat) return undefined
        const near = game.state.markers.some(
          (marker) => recall(marker, isEmpire) && withinOfMarker(game, actor, marker, 4),
        )
        return near ? gainBusiness(game, owner.seat, 1) : undefined
      },
    },
  },
  'in-the-end': {
    name: 'In the End',
    text: 'Once in each activation, while it is on the table, Business buys something: for 1, a card of your Underworld King is turned face up, or for 2 a Henchman within the range of Inspire moves up to 4", when a friend starts its activation; for 2 more than their number, dice for a melee attack or a defence roll of such a Henchman.',
    around: {
      'defense-dice': ({ owner, about, strike }) =>
        strike?.target === about ? boughtDice(owner, strike) : 0,
    },
    on: {
      'activation-start': (it) => (it.active.seat === it.owner.seat ? invest(it) : undefined),
      'attack-declared': (it) => (it.attack.stopped === undefined ? buyDice(it, it.attack) : undefined),
    },
  },
}

/** Whether the crew has a model that hides its penguins. */
const hasHandler = (game: Play, owner: Model): boolean =>
  game.state.models.some((model) => model.seat === owner.seat && hasTrait(game, model, 'hidden-penguins'))
