import {
  addEffect,
  areEnemies,
  effectOn,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  moveMarker,
  withinOfMarker,
  withRules,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  forgetAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  roundMemory,
} from '@gargoyle/engine'
import { giveAudacity } from '../activation/audacity.ts'
import { isRanged } from '../attack/strike.ts'
import type { Harm } from '../damage/harm.ts'
import { sufferKnockDown } from '../damage/statuses.ts'
import { revealSuspect } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { takesABreather } from '../round/execute-the-plan.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import { isLurking, lurk, stepOut } from './deployment.ts'
import { offerFreeAction } from './free-actions.ts'
import { chooseMarker, isDefending, offer, onceAGame } from './helpers.ts'
import { traitChoice } from './picked-traits.ts'
import { onTarget } from './special-actions.ts'
import { wings } from './special-moves.ts'
import { countRevealsTwice } from './suspects.ts'

const QUIVER = {
  stunning: 'Stunning arrows',
  blunt: 'Blunt arrows',
  volley: 'A volley',
  grapple: 'A grapple arrow',
} as const

type Arrow = keyof typeof QUIVER

const ARROWS = Object.keys(QUIVER) as Arrow[]

/** The kinds of arrows that it has used in the game, and whether it uses a grapple arrow this round. */
const arrowsUsed = memory<readonly Arrow[]>('the-quiver/used', [])
const usesGrapple = roundMemory<boolean>('the-quiver/grapple', false)

/** bmg3/trait/the-quiver: each kind of arrow once a game, and one of them as long as any is left. */
function* nock({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const left = ARROWS.filter((arrow) => !recall(owner, arrowsUsed).includes(arrow))
  if (left.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'Which arrows are used this round?',
      rule,
      options: left.map((arrow) => ({ id: arrow, value: arrow, label: QUIVER[arrow] })),
    }),
  )
  rememberAmong(owner, arrowsUsed, picked)
  if (picked === 'grapple') remember(owner, usesGrapple, true)
  else addEffect(game, owner, `quiver-${picked}`, { until: 'round' })
}

/** Whether the victim of a strike was K.O. before. */
const wasKo = memory<boolean>('you-have-failed-this-city/was-ko', false)

/** bmg3/trait/you-have-failed-this-city: the truth instead of a wound. */
function* tellInstead({ game, owner, id, rule }: Bmg3Scope, harm: Harm): Rule<void> {
  const { by, to } = harm
  if (
    !isConscious(owner) ||
    by === undefined ||
    by.seat !== owner.seat ||
    !areEnemies(owner, to) ||
    hasTrait(game, by, 'cop')
  )
    return
  const near = game.state.markers.filter(
    (marker) =>
      marker.kind === 'suspect' && marker.seat !== owner.seat && withinOfMarker(game, to, marker, 4),
  )
  const all = game.state.markers.filter(({ kind }) => kind === 'suspect')
  if (all.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: `What does ${labelOf(game, by)} do to ${labelOf(game, to)}?`,
      rule,
      options: [
        { id: 'damage', label: 'The damage' },
        ...(near.length > 0 ? [{ id: 'reveal', label: 'Reveal a suspect near it instead' }] : []),
        { id: 'move', label: 'Move a suspect up to 4" instead' },
      ],
    }),
  )
  if (picked === 'damage') return
  harm.stun = 0
  harm.injury = 0
  const asking = { rule, prompt: 'Which suspect?' }
  const marker = yield* chooseMarker(game, owner.seat, picked === 'reveal' ? near : all, asking)
  if (marker === undefined) return
  if (picked === 'reveal') yield* revealSuspect(game, by, marker)
  else
    yield* moveMarker(game, {
      marker,
      upTo: 4,
      chooser: owner.seat,
      reason: 'You Have Failed This City',
      rule,
    })
}

/** Whether a model has been activated this round, and whether it has cancelled a trait that had picked it. */
const wasActivated = roundMemory<boolean>('time-stretch/activated', false)
const hasCancelled = roundMemory<boolean>('time-stretch/cancelled', false)

/** Traits of vigilantes and mercenaries. */
export const archers: Bmg3Rules = {
  'the-quiver': {
    name: 'The Quiver',
    text: 'At the start of its activation it uses one kind of arrow, each once a game: its shots leave targets Stunned this round; or knock them down and have Blunt (2); or have a rate of fire that is 2 higher; or it has Batclaw this round: Special, its Movement action goes 6" further through the air.',
    action: {
      ...wings(6, ({ owner }) =>
        recall(owner, usesGrapple) ? undefined : 'It uses no grapple arrow this round.',
      ),
      label: QUIVER.grapple,
    },
    on: {
      'activation-start': (it) => (it.active === it.owner ? nock(it) : undefined),
    },
  },
  'you-have-failed-this-city': {
    name: 'You Have Failed This City',
    text: 'When its attack takes an enemy out of the game, that counts as a K.O. too, and it may leave the table and come back as a Shadowed Nightmare does. When a friend who is no Cop is about to damage an enemy, you may have a suspect within 4" of that enemy revealed, or any suspect moved up to 4", instead.',
    always: true,
    own: { 'plans-from-afar': ({ owner }) => isLurking(owner) },
    on: {
      harming: (it) => tellInstead(it, it.harm),
      dying: ({ owner, victim, harm }) => {
        if (harm?.strike?.attacker === owner && victim.condition === 'ko') remember(harm.strike, wasKo, true)
      },
      *casualty({ game, owner, victim, by, harm, rule }) {
        if (
          by !== owner ||
          harm?.strike?.attacker !== owner ||
          !areEnemies(owner, victim) ||
          !isOnTable(owner)
        )
          return
        const crew = crewOf(game, owner.seat)
        // An arrested model counts as knocked out first, and only once.
        if (!recall(harm.strike, wasKo))
          for (const tally of [crew.activation, crew.round, crew.game]) tally.kos++
        const prompt = `Does ${labelOf(game, owner)} vanish into the night?`
        if (!(yield* offer(game, owner.seat, { rule, name: 'vanish', prompt }))) return
        lurk(owner)
      },
      'suspect-placed': ({ game, owner, suspect }) =>
        isLurking(owner) && !hasTrait(game, owner, 'shadowed-nightmare')
          ? stepOut(game, owner, suspect)
          : undefined,
    },
  },
  'put-more-effort': {
    name: 'Put More Effort',
    text: 'Suspects that it reveals count twice for your objectives.',
    on: countRevealsTwice,
  },
  'vanguard-team': {
    name: 'Vanguard Team',
    text: 'Enemies that it takes out of the game count twice for your objectives. When you play Misunderstood Orders it may move up to 4".',
    on: {
      casualty: ({ game, owner, victim, by }) => {
        if (by !== owner || !areEnemies(owner, victim)) return
        const crew = crewOf(game, owner.seat)
        for (const tally of [crew.activation, crew.round, crew.game]) tally.casualties++
      },
      *'resource-played'({ game, owner, playing, rule }) {
        if (playing.seat !== owner.seat || playing.card !== 'squad-misunderstood-orders') return
        if (isOnTable(owner) && moveBlockedReason(game, owner) === undefined)
          yield* move(game, { model: owner, upTo: 4, reason: 'Vanguard Team', rule })
      },
    },
  },
  arsenal: traitChoice(
    'arsenal',
    'Arsenal',
    'Before the deployment its player picks what it carries in its hands, a blade (Weapon Master) or a rapid gun (Rapid Fire), and on its back, a grapple (Batclaw) or plates (Kevlar Vest).',
    (['weapon-master', 'rapid-fire'] as const).flatMap((hands) =>
      (['batclaw', 'kevlar-vest'] as const).map((back) => ({
        id: `${hands} ${back}`,
        name: `${hands === 'weapon-master' ? 'a blade' : 'a rapid gun'} and ${back === 'batclaw' ? 'a grapple' : 'plates'}`,
        traits: [
          { id: hands, args: [] },
          { id: back, args: [] },
        ],
      })),
    ),
  ),
  'time-stretch': {
    name: 'Time Stretch',
    text: 'Special, once a game: a friend within 4" and in sight, or this model itself, may be activated twice this round, with Audacity once at most and not twice running while another of its crew can be, and may cancel a trait that has picked it as its target once. Its crew loses a pass that it still has.',
    action: onTarget(
      { side: 'friend', self: true, within: 4, seen: true, only: 'conscious' },
      'Whose time is stretched?',
      ({ game, target, id }) => {
        addEffect(game, target, id, { until: 'round', value: 1 })
        // bmg3/core/passing: such a crew has a pass less, if it has one.
        const crew = crewOf(game, target.seat)
        crew.passes = Math.max(0, crew.passes - 1)
        if (target.activated) {
          target.activated = false
          remember(target, wasActivated, true)
        }
      },
      'game',
    ),
    effect: {
      text: 'Can be activated once more this round, and may cancel a trait that has picked it once.',
      own: { 'activates-again': ({ effect }) => (effect?.value ?? 0) > 0 },
      on: {
        'activation-start': ({ game, owner, active, id }) => {
          const stretch = effectOn(owner, id)
          // The first activation does not use it up, the second does.
          if (active === owner && stretch !== undefined && recall(owner, wasActivated)) stretch.value = 0
          if (active === owner) remember(owner, wasActivated, true)
          // Another of its crew is next before it may be again.
          if (active !== owner && active.seat === owner.seat)
            forgetAmong(game.state, takesABreather, owner.id)
        },
        'activation-end': ({ game, owner, active }) => {
          if (active === owner) rememberAmong(game.state, takesABreather, owner.id)
        },
        *targeted({ game, owner, picked, rule, id }) {
          if (picked.target !== owner || picked.spared !== undefined) return
          if (recall(owner, hasCancelled)) return
          const prompt = `Does ${labelOf(game, owner)} cancel it? (once this round)`
          if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
          remember(owner, hasCancelled, true)
          picked.spared = 'Time Stretch'
        },
      },
    },
  },
  'this-is-awesome-sauce': {
    name: 'This... Is... Awesome-Sauce!',
    text: 'Once in its activation a friend within 4" and in sight, or this model itself, gets Audacity, and adds 1 to its Strength dice until the round ends.',
    action: {
      ...onTarget(
        { side: 'friend', self: true, within: 4, seen: true, only: 'conscious' },
        'Who is awesome?',
        ({ game, target }) => {
          giveAudacity(game, target)
          addEffect(game, target, 'awesome', { until: 'round' })
        },
        'activation',
      ),
      kind: 'free',
    },
  },
  'bounty-hunter': {
    name: 'Bounty Hunter',
    text: 'When it has revealed an enemy suspect it may attack at once.',
    on: {
      *'suspect-revealed'({ game, owner, reveal, rule }) {
        if (reveal.by !== owner) return
        const asking = { rule, prompt: 'Which attack?' }
        yield* offerFreeAction(game, owner, ['melee', 'ranged'], asking)
      },
    },
  },
  'the-main-man': {
    name: 'The Main Man',
    text: 'Once a game, in its activation or when another model has finished an action: until the round ends its Attack and Defense are 1 higher, and it has three free Efforts in attack and defence.',
    action: {
      kind: 'free',
      why: ({ owner, id }) => (owner.usedThisGame.includes(id) ? 'It has been used this game.' : undefined),
      perform: becomeMain,
    },
    on: {
      *'action-done'(it) {
        const { game, owner, action, id, rule } = it
        if (action.actor === owner || owner.usedThisGame.includes(id) || !isOnTable(owner)) return
        const prompt = `Is ${labelOf(game, owner)} The Main Man now?`
        if (yield* offer(game, owner.seat, { rule, name: id, prompt })) becomeMain(it)
      },
    },
    effect: {
      text: 'Attack and Defense are 1 higher, and it has three free Efforts in attack and defence.',
      own: {
        attack: 1,
        defense: 1,
        'free-efforts': ({ purpose }) => (purpose === 'attack' || isDefending(purpose) ? 3 : 0),
      },
    },
  },
}

function becomeMain({ game, owner, id }: Bmg3Scope): undefined {
  onceAGame(owner, id)
  addEffect(game, owner, id, { until: 'round' })
}

/** Effects of these traits. */
export const archerEffects: Bmg3Rules = {
  'quiver-stunning': {
    name: 'Stunning arrows',
    text: 'Whoever its shots hit is Stunned.',
    rule: 'bmg3/trait/the-quiver',
    rearms: ({ weapon }) => (isRanged(weapon) ? withRules(weapon, { id: 'stunned', args: [] }) : weapon),
  },
  'quiver-blunt': {
    name: 'Blunt arrows',
    text: 'Whoever its shots hit is knocked down, and they have Blunt (2).',
    rule: 'bmg3/trait/the-quiver',
    rearms: ({ weapon }) => (isRanged(weapon) ? withRules(weapon, { id: 'blunt', args: ['2'] }) : weapon),
    on: {
      *struck({ game, owner, strike }) {
        if (
          strike.attacker === owner &&
          strike.kind === 'ranged' &&
          strike.inflicted > 0 &&
          isOnTable(strike.sufferer)
        )
          yield* sufferKnockDown(game, strike.sufferer)
      },
    },
  },
  'quiver-volley': {
    name: 'A volley',
    text: 'Its ranged attacks roll two dice more.',
    rule: 'bmg3/trait/the-quiver',
    own: { 'ranged-pool': 2 },
  },
  awesome: {
    name: 'Awesome',
    text: 'Adds 1 to its Strength dice.',
    rule: 'bmg3/trait/this-is-awesome-sauce',
    own: { 'strength-roll': 1 },
  },
}
