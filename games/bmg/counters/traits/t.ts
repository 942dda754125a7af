import {
  addEffect,
  boardOf,
  bodiesBut,
  bodyOf,
  cardOf,
  hasLineTo,
  labelOf,
  lengthOf,
  lightsOf,
  markerBody,
  markersOf,
  seesSpot,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  isAmong,
  type Rule,
  type RuleId,
  remember,
  rememberAmong,
  roundMemory,
} from '@gargoyle/engine'
import { advance, isLit } from '@gargoyle/table'
import { stayedInPlace } from '../activation/activation-memory.ts'
import { agrees } from '../model/choose-model.ts'
import { available, canPay, counterSum, payCounters, paymentBlockedReason } from '../model/counters.ts'
import { isLeft } from '../model/in-game.ts'
import { moveCounters } from '../model/move-counters.ts'
import { arrive } from '../movement/move.ts'
import { movingCost, noteLootPaid, rollDistance } from '../movement/move-action.ts'
import { moveBlockedReason } from '../movement/move-blocked-reason.ts'
import { basicMove, isImpaired } from '../movement/pricing.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { isCalled } from './called.ts'
import { callToHenchmen, canUseFreeTrait, isHurt } from './helpers.ts'

/** Ids of the containers that an addict saw when the round began. bmg1/trait/titan-addict */
const craved = roundMemory<readonly number[]>('titan-addict/craved', [])

/** Near enough by night, or lit. bmg1/trait/titan-addict, bmg1/core/lights */
function seesContainer(game: Play, owner: Model, container: Marker): boolean {
  const body = markerBody(container)
  if (seesSpot(game, owner, body)) return true
  return (
    !applies(game, 'sees-nothing', { about: owner }) &&
    hasLineTo(game, owner, body) &&
    isLit(boardOf(game), body, lightsOf(game)).lit
  )
}

/**
 * An addict that saw a container when the round began goes straight for it, whatever hides it by now, unless it spends a
 * counter to resist. bmg1/trait/titan-addict
 */
function* crave(game: Play, owner: Model, rule: RuleId): Rule<void> {
  const seen = markersOf(game, 'titan-container').filter(({ id }) => isAmong(owner, craved, id))
  if (seen.length === 0 || moveBlockedReason(game, owner) !== undefined) return
  const cost = { any: 1 }
  if (paymentBlockedReason(game, owner, cost) === undefined) {
    const prompt = `Does ${labelOf(game, owner)} resist the Titan? (a counter of any kind)`
    if (yield* agrees(game, owner.seat, { name: 'resist', prompt, rule, model: owner })) {
      yield* payCounters(game, owner, cost, 'resisting the Titan')
      return
    }
  }
  const container = yield* chooseContainer(game, owner, seen, rule)
  // bmg1/trait/stop: it is a move as any other, and may be kept from its MC.
  if (available(game, owner, 'movement') > 0)
    yield* trigger(game, 'spending-movement', { mover: owner, halt: { stopped: undefined } })
  // bmg1/objective/loot: what it carries takes its MC first, and holds it in place if it has none.
  const loot = movingCost(game, owner)
  if (!canPay(game, owner, loot)) return
  yield* payCounters(game, owner, loot, 'moving with loot')
  noteLootPaid(game, owner)
  const more = yield* rollDistance(game, owner, available(game, owner, 'movement'))
  const from = bodyOf(game, owner)
  const length = lengthOf(game, basicMove(game, owner) + more)
  // bmg1/core/impaired-movement, bmg1/effect/blind
  const reach = isImpaired(game, owner) ? Math.floor(length / 2) : length
  const way = advance(
    boardOf(game),
    cardOf(game, owner).mover,
    from,
    container.at,
    reach,
    bodiesBut(game, owner),
  )
  const { activation } = game.state
  if (activation?.model === owner.id) activation.moved = true
  if (way.distance === 0) {
    // bmg1/core/move-and-fire: it is where it was.
    if (activation?.model === owner.id) remember(activation, stayedInPlace, true)
    return
  }
  arrive(game, owner, way.end)
  yield* trigger(game, 'moved', { mover: owner, from, how: 'move', path: { from, legs: [{ to: way.end }] } })
}

/** Of several containers its player picks the one it goes for, before it is known how far it comes. bmg1/trait/titan-addict */
function* chooseContainer(game: Play, owner: Model, seen: readonly Marker[], rule: RuleId): Rule<Marker> {
  const [only] = seen
  if (only !== undefined && seen.length === 1) return only
  return yield* ask(
    game,
    owner.seat,
    choose({
      name: 'craving',
      prompt: `Which Titan Container does ${labelOf(game, owner)} go for?`,
      rule,
      about: { model: owner.id },
      options: seen.map((marker) => ({
        id: `${marker.id}`,
        value: marker,
        label: `Titan Container ${marker.seat === undefined ? '' : `of ${marker.seat} `}(${marker.id})`,
        about: { marker: marker.id },
      })),
    }),
  )
}

/** Traits whose names begin with T. */
export const t: CounterRules = {
  // bmg1/trait/take-cover
  'take-cover': {
    name: 'Take Cover!',
    text: 'Once a round every Henchman of its band within 10 cm gains 1DC.',
    action: callToHenchmen('defense', 'Take Cover!'),
  },
  // bmg1/trait/tension, bmg2/trait/tension
  tension: {
    name: 'Tension',
    text: 'With at least one marker its Attack and Defense are 1 better.',
    own: {
      attack: ({ owner }) => (isHurt(owner) ? 1 : 0),
      defense: ({ owner }) => (isHurt(owner) ? 1 : 0),
    },
  },
  // bmg1/trait/tireless
  tireless: {
    name: 'Tireless',
    text: 'It runs for 1SC.',
    own: { 'runs-cheaply': true },
  },
  // bmg1/trait/titan-addict
  'titan-addict': {
    name: 'Titan Addict',
    text: 'It may take more than one dose, one a round. If it sees a Titan Container at the beginning of the round it goes straight towards it with all its movement, or spends a counter to resist.',
    own: { 'takes-more-doses': true },
    on: {
      'round-start'({ game, owner }) {
        if (owner.at === undefined) return
        for (const marker of markersOf(game, 'titan-container'))
          if (seesContainer(game, owner, marker)) rememberAmong(owner, craved, marker.id)
      },
      *'activation-start'({ game, owner, active, rule }) {
        if (active === owner && owner.at !== undefined) yield* crave(game, owner, rule)
      },
    },
  },
  // bmg1/trait/titan-dose, bmg2/trait/titan-dose
  'titan-dose': {
    name: 'Titan Dose',
    text: 'Once a game, in Raise a Plan, all its basic skills are 1 better until the end of the round.',
    keyword: true,
  },
  // bmg1/trait/total-vision, bmg2/trait/total-vision
  'total-vision': {
    name: 'Total Vision',
    text: 'It sees at any distance and through all scenery, not through smoke, but shoots only along free lines.',
    own: { 'ignores-night': true, 'sees-through': true, 'stopped-by-smoke': true },
  },
  // bmg1/trait/tough-skin, bmg2/trait/tough-skin
  'tough-skin': {
    name: 'Tough Skin',
    text: 'Damage dice against it are 1 worse.',
    always: true,
    foe: { 'damage-roll': -1 },
  },
  // bmg1/trait/trickster, bmg2/trait/trickster
  trickster: {
    name: 'Trickster',
    text: 'At the beginning of its activation it may move all its counters.',
    on: {
      *'activation-start'({ game, owner, active }) {
        if (owner === active && canUseFreeTrait(game, owner))
          yield* moveCounters(game, owner.seat, owner, counterSum(owner), 'Trickster')
      },
    },
  },
  // bmg1/trait/true-love-character
  'true-love-character': {
    name: 'True Love: X',
    text: 'When that character of its band is a casualty: Willpower and Attack +1 for the rest of the game.',
    // bmg1/core/ko: K.O. or below ground it has lost its love too.
    always: true,
    on: {
      casualty({ game, owner, victim, args }) {
        const loved = args[0] !== undefined && isCalled(cardOf(game, victim).profile, args[0])
        if (loved && isLeft(owner) && cardOf(game, victim).seat === cardOf(game, owner).seat)
          addEffect(game, owner, 'true-love', { until: 'game', by: victim, each: true })
      },
    },
  },
}

/** Effects of these traits. */
export const tEffects: CounterRules = {
  'true-love': { name: 'True Love', text: 'Willpower and Attack +1.', own: { willpower: 1, attack: 1 } },
}
