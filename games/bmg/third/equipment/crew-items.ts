import {
  addEffect,
  boardOf,
  bodyAt,
  bodyOf,
  cardOf,
  friendsOf,
  hasEffect,
  hasRank,
  hasTrait,
  isNearZone,
  isOnTable,
  labelOf,
  MARKER_RADIUS,
  modelOf,
  opponentOf,
  place,
  removeMarker,
} from '@gargoyle/bmg-common'
import { type Rule, recall, remember, roundMemory } from '@gargoyle/engine'
import { distanceToNearestEdge, inches } from '@gargoyle/table'
import { grantExtraAction } from '../activation/payment.ts'
import { inflict } from '../damage/harm.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import { heldBackBy, holdBack } from '../preparation/held-back.ts'
import { zonesOf } from '../preparation/zones.ts'
import { hasPicked } from '../rules/rules-in-force.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { FEAR_TEST } from '../traits/fear-charts.ts'
import {
  chooseMarkerOrNone,
  chooseModel,
  chooseModelOrNone,
  isActive,
  offer,
  onceAGame,
  targetsOf,
} from '../traits/helpers.ts'
import { traitChoice } from '../traits/picked-traits.ts'
import { isRiddle } from '../traits/riddles.ts'
import { bewitched } from '../traits/ruling-others.ts'
import { ruleOf } from '../traits/special-actions.ts'
import { TASK } from '../traits/tasks.ts'

const SERUM = 'talon-serum'

/** bmg3/trait/talon-serum-infusion: up to three at once, and never again. */
function* inject({ game, owner, rule }: Bmg3Scope): Rule<void> {
  for (let left = 3; left > 0; left--) {
    const owls = friendsOf(game, owner.seat).filter(
      (friend) => hasTrait(game, friend, 'reanimated-owl') && !hasEffect(friend, SERUM),
    )
    const asking = { rule, name: SERUM, prompt: 'Who is injected with Talon Serum?' }
    const owl = yield* chooseModelOrNone(game, owner.seat, owls, asking)
    if (owl === undefined) return
    onceAGame(owner, SERUM)
    addEffect(game, owl, SERUM, { until: 'round' })
  }
}

const AIRBORNE = 'airborne-deployment'

/** bmg3/trait/airborne-deployment: from the second round on, at any edge of the table. */
function* dropIn({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const cause = causeOf(owner)
  for (const model of heldBackBy(game, cause, [owner.seat])) {
    const prompt = `Does ${labelOf(game, model)} arrive now?`
    if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) continue
    yield* place(game, {
      model,
      reason: 'Airborne Deployment',
      rule,
      accept: (at) =>
        distanceToNearestEdge(boardOf(game), bodyAt(game, model, at)) <= inches(0.1)
          ? undefined
          : 'It arrives in contact with the edge of the table.',
      search: () => edgeSpots(game, model),
      suggestions: (random) => random.shuffle([...edgeSpots(game, model)]),
    })
  }
}

const causeOf = (owner: Model): string => `${AIRBORNE} of ${owner.id}`

/** Places all along the edges of the table. */
function* edgeSpots(game: Play, model: Model): Generator<{ x: number; y: number; z: number }> {
  const { width, depth } = boardOf(game)
  const { radius } = cardOf(game, model)
  const step: number = inches(2)
  for (let x: number = radius; x <= width - radius; x += step)
    for (const y of [radius, depth - radius]) yield { x, y, z: 0 }
  for (let y: number = radius; y <= depth - radius; y += step)
    for (const x of [radius, width - radius]) yield { x, y, z: 0 }
}

const fallenServants = ({ game, owner }: Bmg3Scope): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === owner.seat &&
      model.condition === 'casualty' &&
      cardOf(game, model).traitIds.has('for-my-lords'),
  )

/** bmg3/trait/kings-call: it costs an action of any type. */
const call = (kind: 'special' | 'movement' | 'manipulate', label: string): ActionRule => ({
  kind,
  id: kind,
  givenUp: true,
  label: `King’s Call (${label})`,
  limit: 'activation',
  why: (it) => (fallenServants(it).length > 0 ? undefined : 'No servant has fallen.'),
  *perform(it) {
    const { game, owner, rule } = it
    const servant = yield* chooseModel(game, owner.seat, fallenServants(it), {
      rule,
      prompt: 'Who comes back?',
    })
    if (servant === undefined) return
    servant.condition = 'away'
    servant.stun = 0
    servant.injury = 0
    const near = { of: bodyOf(game, owner), upTo: 4 }
    const there = yield* place(game, { model: servant, reason: 'King’s Call', rule, near })
    if (there === undefined) servant.condition = 'casualty'
    else crewOf(game, opponentOf(game, owner.seat)).passes++
  },
})

/** Whether it has worked on this round. */
const hasWorkedOn = roundMemory<boolean>('levys-work/done', false)

const duds = (game: Play): readonly Marker[] =>
  game.state.markers.filter((marker) => recall(marker, isRiddle))

const charmed = (game: Play, target: Model) => ({
  side: 'enemy' as const,
  within: 5,
  seen: true,
  vehicles: false,
  only: 'conscious' as const,
  if: (enemy: Model) => enemy !== target && isOnTable(enemy) && game.state.models.includes(enemy),
})

/** Equipment that helps the whole crew, or brings a model in. */
export const crewItems: Bmg3Rules = {
  'talon-serum-infusion': {
    name: 'Talon Serum Infusion',
    text: 'Once a game, when Raise the Plan begins, up to three friends with Reanimated Owl roll a Strength die more this round, and take an injury in the Recount.',
    on: {
      'plan-start': (it) => (it.owner.usedThisGame.includes(SERUM) ? undefined : inject(it)),
    },
  },
  'level-up': {
    name: 'Level Up!',
    text: 'When the first Raise the Plan begins, you may place up to two suspects at least 4" away from your deployment zone.',
    on: {
      *'plan-start'({ game, owner, rule, id }) {
        if (game.state.round !== 1) return
        for (let left = 2; left > 0; left--) {
          const asking = {
            rule,
            name: id,
            prompt: 'Place a suspect (Level Up!)?',
          }
          if (!(yield* offer(game, owner.seat, asking))) return
          yield* placeSuspect(game, {
            seat: owner.seat,
            reason: 'Level Up!',
            accept: (at) =>
              zonesOf(game, owner.seat).some((zone) => isNearZone(at, MARKER_RADIUS, zone, inches(4)))
                ? 'Not within 4" of your deployment zone.'
                : undefined,
          })
        }
      },
    },
  },
  'its-a-dud': {
    name: 'It’s a Dud',
    text: 'At the start of its activation you may remove a Riddle: a suspect that somebody has dropped as one.',
    on: {
      *'activation-start'({ game, owner, active, rule, id }) {
        if (active !== owner) return
        const asking = { rule, name: id, prompt: 'Which Riddle is a dud?' }
        const riddle = yield* chooseMarkerOrNone(game, owner.seat, duds(game), asking)
        if (riddle !== undefined) removeMarker(game, riddle)
      },
    },
  },
  'airborne-deployment': {
    name: 'Airborne Deployment',
    text: 'A model of its crew that you pick is not deployed. Before the roll for the Initiative of the second round or a later one it may be placed in contact with any edge of the table.',
    always: true,
    on: {
      *'cards-drawn'({ game, owner, rule }) {
        yield* holdBack(game, owner.seat, {
          cause: causeOf(owner),
          rule,
          prompt: 'Who comes later, by air?',
          among: () => true,
        })
      },
      'lead-start': (it) => (it.game.state.round > 1 ? dropIn(it) : undefined),
    },
  },
  'back-on-track': {
    name: 'Back on Track',
    text: 'A Cranial Bomb that goes off in it while it has a Task only costs it that Task, and the card goes back to its pile.',
    // The core of it is where bombs go off.
    keyword: true,
  },
  'right-motivation': {
    name: 'Right Motivation',
    text: 'Takes a Manipulate action more in an activation that it starts without a Task.',
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active === owner && !hasEffect(owner, TASK))
          grantExtraAction(game, owner, { kind: 'manipulate', source: 'Right Motivation' })
      },
    },
  },
  'kings-call': {
    name: 'King’s Call',
    text: 'For an action of any type a friend with For My Lords that was taken out of the game is placed within 4", unhurt. The opponent gets a pass.',
    action: [call('special', 'Special'), call('movement', 'Movement'), call('manipulate', 'Manipulate')],
  },
  'levys-work': {
    name: 'Levy’s Work',
    text: 'Can be activated a second time each round. When that activation is over it takes two injuries.',
    own: {
      'activates-again': ({ owner, id }) => owner.usedThisRound.includes(id) && !recall(owner, hasWorkedOn),
    },
    on: {
      *'activation-end'({ game, owner, active, id, rule }) {
        if (active !== owner) return
        if (owner.usedThisRound.includes(id)) {
          remember(owner, hasWorkedOn, true)
          yield* inflict(game, owner, { injury: 2, cause: 'Levy’s Work' })
          return
        }
        const prompt = `Does ${labelOf(game, owner)} work on later this round, for two injuries?`
        if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
        owner.usedThisRound.push(id)
      },
    },
  },
  'secret-laboratory': {
    name: 'Secret Laboratory',
    text: 'Before the first round you pick up to two friendly Henchmen: Inspire Fear may be measured from them too. Willpower rolls against Inspire Fear are 1 worse.',
    around: {
      'skill-roll': ({ owner, about, occasion }) =>
        occasion === ruleOf('inspire-fear') && about.seat !== owner.seat ? 1 : 0,
    },
    on: {
      *deployed({ game, owner, rule, id }) {
        for (let left = 2; left > 0; left--) {
          const helpers = friendsOf(game, owner.seat).filter(
            (friend) => hasRank(game, friend, 'henchman') && !hasEffect(friend, FEAR_TEST),
          )
          const asking = {
            rule,
            name: id,
            prompt: 'From whom may fear spread?',
          }
          const helper = yield* chooseModelOrNone(game, owner.seat, helpers, asking)
          if (helper === undefined) return
          addEffect(game, helper, FEAR_TEST, { until: 'game' })
        }
      },
    },
    effect: {
      name: 'Fear test',
      text: 'Inspire Fear of its crew may be measured from it.',
      keyword: true,
    },
  },
  'masks-of-wonderland': traitChoice(
    'masks-of-wonderland',
    'Masks of Wonderland',
    'Wears one of three masks, each of which a crew has once: the Queen of Hearts (Assassin (1) and Order), the White Rabbit (Fast and Tireless), the Cheshire Cat (Stealth and Climbing Claws).',
    [
      {
        id: 'queen-of-hearts',
        name: 'the Queen of Hearts mask',
        traits: [
          { id: 'assassin', args: ['1'] },
          { id: 'order', args: [] },
        ],
      },
      {
        id: 'white-rabbit',
        name: 'the White Rabbit mask',
        traits: [
          { id: 'fast', args: [] },
          { id: 'tireless', args: [] },
        ],
      },
      {
        id: 'cheshire-cat',
        name: 'the Cheshire Cat mask',
        traits: [
          { id: 'stealth', args: [] },
          { id: 'climbing-claws', args: [] },
        ],
      },
    ],
    ({ game, owner }, { id }) =>
      !game.state.models.some(
        (friend) => friend.seat === owner.seat && hasPicked(friend, { of: 'masks-of-wonderland', id }),
      ),
  ),
  'modified-pheromones': {
    name: 'Modified Pheromones',
    text: 'Whoever of its crew uses Control Pheromones may hypnotize a second enemy that is near enough.',
    on: {
      *'action-done'({ game, owner, action, id, rule }) {
        const { actor } = action
        if (actor.seat !== owner.seat || action.rule !== 'trait:control-pheromones' || !isOnTable(actor))
          return
        const first = recall(game.state.activation, bewitched)['control-pheromones'] ?? actor.id
        const others = targetsOf(game, actor, charmed(game, modelOf(game, first)))
        const asking = {
          rule,
          name: id,
          prompt: 'Who else is hypnotized?',
        }
        const target = yield* chooseModelOrNone(game, owner.seat, others, asking)
        if (target !== undefined) yield* sufferHypnotize(game, target, actor)
      },
    },
  },
  'modified-pheromone': {
    name: 'Modified Pheromone',
    text: 'Whoever it hypnotizes with Control Pheromones rolls a die more and adds up three dice instead of two.',
    around: {
      'skill-dice': (it) => (isUnderPheromones(it) ? 1 : 0),
      'skill-picked-dice': (it) => (isUnderPheromones(it) ? 1 : 0),
    },
  },
}

const isUnderPheromones = ({
  game,
  owner,
  about,
  occasion,
}: Pick<Bmg3Scope, 'game' | 'owner'> & { readonly about: Model; readonly occasion?: string }): boolean =>
  occasion === 'bmg3/trait/hypnotize' &&
  about.seat !== owner.seat &&
  isActive(game, owner) &&
  game.state.activation?.specials.at(-1) === 'trait:control-pheromones'

/** Effects of these pieces of equipment. */
export const crewItemEffects: Bmg3Rules = {
  'talon-serum': {
    name: 'Talon Serum',
    text: 'Rolls a Strength die more this round, and takes an injury in the Recount.',
    rule: 'bmg3/trait/talon-serum-infusion',
    own: { 'strength-dice': 1 },
    on: {
      'recount-status': ({ game, owner }) => inflict(game, owner, { injury: 1, cause: 'Talon Serum' }),
    },
  },
}
