import {
  addEffect,
  areEnemies,
  bodyOf,
  effectOn,
  hasEffect,
  ignoreMarkers,
  isOnTable,
  labelOf,
  opponentOf,
  place,
  removeEffect,
  removeMarker,
  sees,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseSome,
  isAmong,
  type Rule,
  recall,
  remember,
  rememberAmong,
  roundMemory,
} from '@gargoyle/engine'
import { grantExtraAction } from '../activation/payment.ts'
import { cardNamed, discard, discardableIn, isDiscardable, takeFrom } from '../cards/hand.ts'
import { score } from '../cards/objectives.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { crewOf } from '../model/crew.ts'
import { hasPicked } from '../rules/rules-in-force.ts'
import type { ActionRule, Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import {
  chooseMarkerOrNone,
  chooseModel,
  isActive,
  offer,
  onceARound,
  suspectsNear,
  targetsOf,
} from './helpers.ts'
import { traitChoice } from './picked-traits.ts'
import { onTarget } from './special-actions.ts'
import { metOnTheWay } from './special-moves.ts'
import { doseBlockedReason, dosesLeft, spendDose, useDose } from './venom.ts'

/** A dose of venom that does something else than usual. */
const accelerated = (id: string, effect: string, label: string): ActionRule => ({
  kind: 'free',
  id,
  label: `Accelerated Venom: ${label}`,
  why: ({ game, owner }) =>
    doseBlockedReason(game, owner, 'venom-dose') ??
    (dosesLeft(game, owner, 'venom-dose') > 0 ? undefined : 'No dose is left.'),
  perform: ({ game, owner }) => {
    spendDose(owner, owner, 'venom-dose')
    addEffect(game, owner, effect, { until: 'activation' })
  },
})

const isTheirBoss = (game: Play, owner: Model, target: Model): boolean =>
  areEnemies(owner, target) && crewOf(game, target.seat).boss === target.id

/** bmg3/trait/breaking-the-bat: thrown away like a doll. */
function* hurl({ game, owner, rule }: Bmg3Scope, target: Model): Rule<void> {
  if (!isOnTable(target)) return
  const near = { of: bodyOf(game, target), upTo: 4 }
  yield* place(game, {
    model: target,
    chooser: owner.seat,
    reason: 'Breaking the Bat',
    rule,
    near,
    optional: true,
  })
  const hit = suspectsNear(game, target, 0)
  const asking = { rule, name: 'crushed-suspect', prompt: 'Which suspect is crushed?' }
  const suspect = yield* chooseMarkerOrNone(game, owner.seat, hit, asking)
  if (suspect !== undefined) removeMarker(game, suspect)
}

/** A suspect that is a Titan Container, and the card that it is worth. */
type Container = { readonly suspect: number; readonly card: string }

/**
 * The containers of this round, and the suspects that the own crew has removed: only what the opponent removes is as good
 * as held.
 */
const containers = roundMemory<readonly Container[]>('recover-the-titan/containers', [])
const taken = roundMemory<readonly number[]>('recover-the-titan/taken', [])

/** bmg3/trait/recover-the-titan: the opponent picks one of two cards that the container is worth. */
function* markContainer({ game, owner, id, rule }: Bmg3Scope, suspect: Marker): Rule<void> {
  const crew = crewOf(game, owner.seat)
  if (owner.usedThisRound.includes(id) || discardableIn(game, crew.hand).length < 2) return
  const prompt = 'Is this suspect a Titan Container? Two cards of your hand are shown.'
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
  onceARound(owner, id)
  const cards = yield* ask(
    game,
    owner.seat,
    chooseSome({
      name: 'titan-cards',
      prompt: 'Which two cards do you show?',
      rule,
      options: crew.hand.flatMap((card, index) =>
        isDiscardable(game, card)
          ? [{ id: `${index}`, value: card, label: cardNamed(game, card).name, about: { card } }]
          : [],
      ),
      min: 2,
      max: 2,
    }),
  )
  const names = cards.map((card) => cardNamed(game, card).name).join(' and ')
  game.emit({ name: 'revealed', text: `${owner.seat} shows ${names}.`, rule, about: { cards } })
  const picked = yield* ask(
    game,
    opponentOf(game, owner.seat),
    choose({
      name: 'titan-card',
      prompt: 'Which of the two cards is the Titan Container worth?',
      rule,
      options: [...new Set(cards)].map((card) => ({
        id: card,
        label: cardNamed(game, card).name,
        about: { card },
      })),
    }),
  )
  if (!takeFrom(crew.hand, picked)) return
  crew.spent.push(picked)
  remember(owner, containers, [...recall(owner, containers), { suspect: suspect.id, card: picked }])
}

const countNear = (game: Play, marker: Marker, isMeant: (model: Model) => boolean): number =>
  game.state.models.filter((model) => isMeant(model) && withinOfMarker(game, model, marker, 4)).length

/** bmg3/trait/recover-the-titan: a model that holds the container has it. */
function* openContainers(game: Play, owner: Model): Rule<void> {
  const crew = crewOf(game, owner.seat)
  for (const { suspect, card } of recall(owner, containers)) {
    if (!takeFrom(crew.spent, card)) continue
    const container = game.state.markers.find(({ id }) => id === suspect)
    const held =
      (container === undefined && !isAmong(owner, taken, suspect)) ||
      (container !== undefined &&
        countNear(game, container, ({ seat }) => seat === owner.seat) >
          countNear(game, container, ({ seat }) => seat !== owner.seat))
    if (held) yield* score(game, owner.seat, card)
    else discard(crew, card)
  }
}

const isUnseen = (game: Play, owner: Model): boolean =>
  !game.state.models.some((enemy) => areEnemies(owner, enemy) && isOnTable(enemy) && sees(game, enemy, owner))

const BREAK = 'i-will-break-you'

const option = (id: string, name: string, ...traits: readonly string[]) => ({
  id,
  name,
  traits: traits.map((trait) => ({ id: trait, args: [] })),
})

/** Models that the owner could give one of its further doses. */
const followers = (game: Play, owner: Model): readonly Model[] =>
  targetsOf(game, owner, { side: 'friend', within: 4 }).filter(
    (friend) => doseBlockedReason(game, friend, 'venom-dose') === undefined,
  )

const breaking: Bmg3Rule = traitChoice(
  BREAK,
  'I Will Break You',
  'Before the deployment its player picks one of three: three Venom Doses more, which it may also use on a friend within 4" in its activation; Exhaustive Planner and 1 Willpower more; or Close Combat Master.',
  [
    option('doses', 'three Venom Doses more', 'venom-dose'),
    option('planner', 'Exhaustive Planner and 1 Willpower more', 'exhaustive-planner'),
    option('master', 'Close Combat Master', 'close-combat-master'),
  ],
)

/** Traits about Venom and Titan. */
export const baneAndTitan: Bmg3Rules = {
  'accelerated-venom': {
    name: 'Accelerated Venom',
    text: 'A Venom Dose may do something else than usual for the rest of its activation: either every model it meets in a Movement action is placed up to 2" away, or the stuns it deals are injuries.',
    action: [
      accelerated('rampage', 'venom-rampage', 'hurl whoever is met aside'),
      accelerated('blood', 'venom-blood', 'injuries instead of stuns'),
    ],
  },
  'breaking-the-bat': {
    name: 'Breaking the Bat',
    text: 'Against the enemy Boss a natural 3 or more on its Strength die is a critical hit. After such an attack you may place that Boss up to 4" away, and a suspect that it touches then is removed.',
    own: {
      'critical-from': ({ game, owner, strike }) =>
        strike !== undefined && isTheirBoss(game, owner, strike.target) ? { loweredTo: 3 } : 0,
    },
    on: {
      *'attack-resolved'(it) {
        const { game, owner, attack } = it
        if (attack.attacker !== owner || attack.stopped !== undefined || attack.occasion !== 'action') return
        const boss = attack.strikes.map(({ target }) => target).find((each) => isTheirBoss(game, owner, each))
        if (boss !== undefined) yield* hurl(it, boss)
      },
    },
  },
  'recover-the-titan': {
    name: 'Recover the Titan',
    text: 'Once a round, when an enemy places a suspect, you may call it a Titan Container and show two cards of your hand; the opponent picks one, which is laid aside. In the Recount it is scored if the opponent has removed the container or it has more of your models within 4" than enemies; otherwise it is discarded.',
    on: {
      'suspect-placed': (it) =>
        it.by !== undefined && areEnemies(it.owner, it.by) ? markContainer(it, it.suspect) : undefined,
      'suspect-removed': ({ owner, suspect, by }) => {
        if (by.seat === owner.seat) rememberAmong(owner, taken, suspect.id)
      },
      'recount-start': ({ game, owner }) => openContainers(game, owner),
    },
  },
  'titan-addict': {
    name: 'Titan Addict',
    text: 'May use more than one Titan Dose in the game. While one works it ignores up to two markers of every source of damage; after three injuries it stops working.',
    on: {
      *harming({ game, owner, harm, rule }) {
        if (harm.to === owner && hasEffect(owner, 'titan')) yield* ignoreMarkers(game, harm, 2, { rule })
      },
      harmed: ({ owner, harm }) => {
        const dose = effectOn(owner, 'titan')
        if (harm.to !== owner || dose === undefined) return
        dose.value += harm.injury
        if (dose.value >= 3) removeEffect(owner, 'titan')
      },
    },
  },
  'batman-lives': {
    name: 'Batman Lives',
    text: 'Takes a Movement action more if no enemy sees it when its activation starts. Special: a K.O. enemy in contact is out of the game. The crew may have William Cobb, but then no Free Agents other than those of Bane.',
    on: {
      'activation-start': ({ game, owner, active, rule }) => {
        if (active === owner && isUnseen(game, owner))
          grantExtraAction(game, owner, { kind: 'movement', source: rule })
      },
    },
    action: onTarget(
      { side: 'enemy', within: 0, only: 'ko' },
      'Who is out of the game?',
      ({ game, owner, target }) => becomeCasualty(game, target, owner),
    ),
  },
  'i-will-break-you': {
    ...breaking,
    own: { willpower: ({ owner }) => (hasPicked(owner, { of: BREAK, id: 'planner' }) ? 1 : 0) },
    action: {
      kind: 'free',
      label: 'I Will Break You: a dose for a friend',
      why: ({ game, owner }) => {
        if (!hasPicked(owner, { of: BREAK, id: 'doses' })) return 'That was not picked.'
        if (dosesLeft(game, owner, 'venom-dose') <= 0) return 'No dose is left.'
        return followers(game, owner).length > 0 ? undefined : 'There is no friend within 4" for it.'
      },
      *perform({ game, owner, rule }) {
        const asking = { rule, prompt: 'Who gets a dose?' }
        const friend = yield* chooseModel(game, owner.seat, followers(game, owner), asking)
        if (friend !== undefined) useDose(game, owner, friend, 'venom-dose')
      },
    },
  },
}

/** Effects of these traits. */
export const baneEffects: Bmg3Rules = {
  'venom-rampage': {
    name: 'Rampage',
    text: 'Whoever it meets in a Movement action may be placed up to 2" away.',
    rule: 'bmg3/trait/accelerated-venom',
    on: {
      *moved({ game, owner, mover, from, path, action, rule }) {
        if (mover !== owner || action !== true || !isActive(game, owner)) return
        for (const met of metOnTheWay(game, owner, from, path)) {
          const order = { model: met, chooser: owner.seat, reason: `hurled by ${labelOf(game, owner)}` }
          const near = { of: bodyOf(game, met), upTo: 2 }
          yield* place(game, { ...order, rule, near, optional: true })
        }
      },
    },
  },
  'venom-blood': {
    name: 'Blood',
    text: 'The stuns it deals are injuries.',
    rule: 'bmg3/trait/accelerated-venom',
    on: {
      dealing: ({ owner, harm }) => {
        if (harm.by !== owner) return
        harm.injury += harm.stun
        harm.stun = 0
      },
    },
  },
}
