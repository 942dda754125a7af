import {
  addEffect,
  areEnemies,
  bodyOf,
  firstPlace,
  hasEffect,
  hasRoomBeside,
  hasTrait,
  isOnTable,
  labelOf,
  type ModelId,
  opponentOf,
  place,
  placeBeside,
  profileOf,
  seesSpot,
  touches,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { isAmong, memory, type Rule, recall, remember, rememberAmong, sumOf } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import { callUp, isAside, setAside } from '../model/aside.ts'
import { crewOf } from '../model/crew.ts'
import { hasRoomToChange, replaceModel } from '../model/replace-model.ts'
import type { ActionRule, Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseModel, isActive, offer } from './helpers.ts'
import { wings } from './special-moves.ts'

/** The model of a card that a crew has set aside. */
const asideOf = (game: Play, owner: Model, id: string): Model | undefined =>
  game.state.models.find(
    (model) => model.seat === owner.seat && isAside(model) && profileOf(game, model).id === id,
  )

/** An action by which its owner becomes the model that its crew has set aside for it. */
function becoming(reason: string, id: string, action: Pick<ActionRule, 'kind' | 'why'>): ActionRule {
  const change = ({ game, owner: old, rule }: Bmg3Scope) => {
    const next = asideOf(game, old, id)
    return next && { old, next, reason, rule }
  }
  return {
    kind: action.kind,
    why: (it) => {
      const found = change(it)
      if (found === undefined) return 'There is no model to take its place.'
      return hasRoomToChange(it.game, found) ? action.why?.(it) : 'There is no room beside it.'
    },
    *perform(it) {
      const found = change(it)
      if (found !== undefined) yield* replaceModel(it.game, found)
    },
  }
}

/** Whether it has revealed a suspect in this activation. */
const hasRevealed = memory<boolean>('reveal-the-bat/revealed', false)

/** Where a model that jumps out of a vehicle may land. */
const landing = ({ game, owner, rule }: Bmg3Scope, model: Model) => ({
  model,
  reason: 'Ejection System',
  rule,
  near: { of: bodyOf(game, owner), upTo: 8 },
  accept: (at: Spot) =>
    seesSpot(game, owner, { ...at, radius: 0, height: 0 }) ? undefined : 'It is not in line of sight.',
})

const driverOf = (owner: { readonly affiliations: readonly string[] }): string =>
  owner.affiliations.includes('joker') ? 'joker-arkham-asylum' : 'batman-arkham-knight'

/** bmg3/trait/ejection-system: the driver lands within 8", and the vehicle is gone. */
function* eject(it: Bmg3Scope): Rule<void> {
  const { game, owner, id, rule } = it
  const next = asideOf(game, owner, driverOf(profileOf(game, owner)))
  if (next === undefined || !isOnTable(owner) || firstPlace(game, landing(it, next)) === undefined) return
  const asking = {
    rule,
    name: id,
    prompt: `Does ${labelOf(game, next)} leave ${labelOf(game, owner)}?`,
  }
  if (!(yield* offer(game, owner.seat, asking))) return
  function* arrive(): Rule<boolean> {
    return (yield* place(game, landing(it, next!))) !== undefined
  }
  yield* replaceModel(game, { old: owner, next, reason: 'Ejection System', rule: asking.rule, arrive })
}

const FORMS = [
  'beast-boy-tiger-teen-titans',
  'beast-boy-gorilla-teen-titans',
  'beast-boy-hawk-teen-titans',
] as const

/** Other forms that there is room for. */
const forms = ({ game, owner, id, rule }: Bmg3Scope): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === owner.seat &&
      isAside(model) &&
      hasTrait(game, model, id) &&
      hasRoomToChange(game, { old: owner, next: model, reason: 'Shapeshifting', rule }),
  )

/** Whether a form was taken this round. */
const hasShifted = ({ owner }: { readonly owner: Model }): boolean => hasEffect(owner, 'shapeshifted')

/** The models that it has hurt in this activation. */
const clawed = memory<readonly ModelId[]>('shapeshifting-tiger-progress/hurt', [])

/** bmg3/trait/shapeshifting-tiger-progress: a model it has damaged is pulled in when its activation ends. */
function* pullIn({ game, owner, rule }: Bmg3Scope): Rule<void> {
  for (const victim of game.state.models) {
    const order = {
      model: victim,
      beside: owner,
      chooser: owner.seat,
      reason: 'Shapeshifting Tiger Progress',
      rule,
      optional: true,
    }
    if (isAmong(game.state.activation, clawed, victim.id) && isOnTable(victim) && hasRoomBeside(game, order))
      yield* placeBeside(game, order)
  }
}

const BOYS = ['bud', 'lou'] as const
/** Whether it has placed a suspect in sight of an enemy in this activation. */
const hasShown = memory<boolean>('release-the-boys/shown', false)

const seenSuspect = (game: Play, owner: Model, suspect: Marker): boolean =>
  game.state.models.some(
    (enemy) =>
      areEnemies(owner, enemy) &&
      withinOfMarker(game, enemy, suspect, 4) &&
      seesSpot(game, enemy, { ...suspect.at, radius: 0, height: 0 }),
  )

/** bmg3/trait/release-the-boys */
function* release({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const centre = bodyOf(game, owner)
  for (const id of BOYS) {
    const model = asideOf(game, owner, id)
    if (model === undefined) continue
    callUp(model)
    const order = { model, reason: 'Release the Boys!', rule, near: { of: centre, upTo: 4 } }
    if ((yield* place(game, order)) === undefined) setAside(model)
  }
  crewOf(game, opponentOf(game, owner.seat)).passes += 2
  const next = asideOf(game, owner, 'harley-quinn-btg')
  if (next !== undefined) yield* replaceModel(game, { old: owner, next, reason: 'Release the Boys!', rule })
}

/** bmg3/trait/demon-curse: 2D6, 2 more for every friend lost. */
function* turnIntoDemon({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const next = asideOf(game, owner, 'the-demon')
  if (next === undefined || !isOnTable(owner)) return
  if (game.state.models.some((other) => other !== owner && touches(game, owner, other))) return
  const lost = game.state.models.filter(
    ({ seat, condition }) => seat === owner.seat && condition === 'casualty',
  )
  const roll = game.dice.roll({ purpose: 'Demon Curse', count: 2, seat: owner.seat, rule })
  if (sumOf(roll) + 2 * lost.length < 11) return
  function* arrive(): Rule<boolean> {
    const near = { of: bodyOf(game, owner), upTo: 4 }
    return (yield* place(game, { model: next!, reason: 'Demon Curse', rule, near })) !== undefined
  }
  yield* replaceModel(game, { old: owner, next, reason: 'Demon Curse', rule, fresh: true, arrive })
}

const bringing = (...ids: readonly string[]): Pick<Bmg3Rule, 'brings'> => ({ brings: () => ids })

/** Traits of models that turn into another model, or dismount. */
export const changingShape: Bmg3Rules = {
  'batmans-batpod': {
    name: 'Batman’s Batpod',
    text: 'Special, after a Movement action: Batman (Dark Knight Rises) is placed in contact and takes its place, with its damage, statuses, Audacity and what is left of its activation. The deck may have his cards.',
    ...bringing('batman-dark-knight-rises'),
    action: becoming('Batman’s Batpod', 'batman-dark-knight-rises', {
      kind: 'special',
      why: ({ game }) => (game.state.activation?.moved ? undefined : 'It has not moved yet.'),
    }),
  },
  'reveal-the-bat': {
    name: 'Reveal the Bat',
    text: 'Special, after it has revealed a suspect in this activation: Batman (Robert Pattinson) is placed in contact and takes its place, with its damage, statuses, Audacity and what is left of its activation. The deck may have his cards.',
    ...bringing('batman-robert-pattinson'),
    on: {
      'suspect-revealed': ({ game, owner, reveal }) => {
        if (reveal.by === owner && isActive(game, owner)) remember(game.state.activation, hasRevealed, true)
      },
    },
    action: becoming('Reveal the Bat', 'batman-robert-pattinson', {
      kind: 'special',
      why: ({ game }) =>
        recall(game.state.activation, hasRevealed)
          ? undefined
          : 'It has revealed no suspect in this activation.',
    }),
  },
  'war-goes-on': {
    name: 'War Goes On',
    text: 'In its activation Batman (Frank Miller) may be placed in contact and take its place, with its damage, statuses, Audacity and what is left of its activation. The deck may have his cards.',
    ...bringing('batman-frank-miller'),
    action: becoming('War Goes On', 'batman-frank-miller', { kind: 'free' }),
  },
  'ejection-system': {
    name: 'Ejection System',
    text: 'After a Movement action its driver may be placed within 8" and in sight and take its place, with its damage, statuses and Audacity: Batman (Arkham Knight), or in the Joker’s car Joker (Arkham Asylum).',
    brings: ({ profile }) => [driverOf(profile)],
    on: {
      'action-done': (it) =>
        it.action.actor === it.owner && it.action.kind === 'movement' ? eject(it) : undefined,
    },
  },
  'release-the-boys': {
    name: 'Release the Boys!',
    text: 'In its activation, after it has placed a suspect within 4" and in sight of an enemy: Bud and Lou are placed within 4" and may activate this round, the opponent gets two passes, and Harley Quinn (BTG) is placed in contact and takes its place.',
    ...bringing('bud', 'lou', 'harley-quinn-btg'),
    on: {
      'suspect-placed': ({ game, owner, suspect, by }) => {
        if (by === owner && isActive(game, owner) && seenSuspect(game, owner, suspect))
          remember(game.state.activation, hasShown, true)
      },
    },
    action: {
      kind: 'free',
      limit: 'game',
      why: ({ game, owner, rule }) => {
        if (!recall(game.state.activation, hasShown))
          return 'It has placed no suspect within 4" and in sight of an enemy in this activation.'
        const next = asideOf(game, owner, 'harley-quinn-btg')
        return next !== undefined && hasRoomToChange(game, { old: owner, next, reason: '', rule })
          ? undefined
          : 'There is no room beside it.'
      },
      perform: release,
    },
  },
  'demon-curse': {
    name: 'Demon Curse',
    text: 'Before the roll for the Initiative, if it touches no model: two dice, and 2 more for each friend out of the game. With 11 or more The Demon is placed within 4", unhurt, and takes its place.',
    ...bringing('the-demon'),
    on: { 'lead-start': turnIntoDemon },
  },
  shapeshifting: {
    name: 'Shapeshifting',
    text: 'Special: another form of Beast Boy is placed in contact and takes its place, with its statuses, Audacity, what is left of its activation and its damage, less a marker.',
    action: {
      kind: 'special',
      why: (it) => (forms(it).length === 0 ? 'There is no other form, or no room for it.' : undefined),
      *perform(it) {
        const { game, owner } = it
        const rule = it.rule
        const asking = { rule, name: 'shape', prompt: `What does ${labelOf(game, owner)} turn into?` }
        const next = yield* chooseModel(game, owner.seat, forms(it), asking)
        if (next === undefined) return
        const changed = yield* replaceModel(game, {
          old: owner,
          next,
          reason: 'Shapeshifting',
          rule,
          markersLost: 1,
        })
        if (changed && isOnTable(next)) addEffect(game, next, 'shapeshifted', { until: 'round' })
      },
    },
  },
  'shapeshifting-human-progress': {
    name: 'Shapeshifting Human Progress',
    text: 'Its crew sets the other forms of Beast Boy aside. In the round in which it takes this form it places and reveals suspects that it sees within 3", in the action that Vigilante’s Work gives.',
    ...bringing(...FORMS),
    own: {
      'place-reach': (it) => (hasShifted(it) && isOnDuty(it) ? { raisedTo: 3 } : 0),
      'reveal-reach': (it) => (hasShifted(it) && isOnDuty(it) ? { raisedTo: 3 } : 0),
    },
  },
  'shapeshifting-gorilla-progress': {
    name: 'Shapeshifting Gorilla Progress',
    text: 'Is not recruited; Beast Boy turns into it. In the round in which it takes this form its Obstinate is three free Efforts instead of one.',
    own: {
      'free-efforts': (it) =>
        hasShifted(it) && ['attack', 'defense', 'dodge'].includes(it.purpose ?? '') ? 2 : 0,
      // bmg3/trait/obstinate: in a Willpower roll each of them is a die.
      'skill-dice': (it) => (hasShifted(it) && it.purpose === 'willpower' ? 2 : 0),
    },
  },
  'shapeshifting-hawk-progress': {
    name: 'Shapeshifting Hawk Progress',
    text: 'Is not recruited; Beast Boy turns into it. In the round in which it takes this form it uses Fly without paying an action for it.',
    action: {
      ...wings(8, (it) => (hasShifted(it) ? undefined : 'It has not taken this form this round.')),
      kind: 'free',
      label: 'Fly at once',
    },
  },
  'shapeshifting-tiger-progress': {
    name: 'Shapeshifting Tiger Progress',
    text: 'Is not recruited; Beast Boy turns into it. In the round in which it takes this form, enemies it has hurt may be placed in contact when its activation ends.',
    on: {
      harmed: ({ game, owner, harm }) => {
        if (harm.by === owner && areEnemies(owner, harm.to) && hasShifted({ owner }) && isActive(game, owner))
          rememberAmong(game.state.activation, clawed, harm.to.id)
      },
      'activation-end': (it) => (it.active === it.owner ? pullIn(it) : undefined),
    },
  },
}

/** Whether the action that Vigilante's Work gives is there to be used, or in use. */
const isOnDuty = ({ game, owner }: { readonly game: Play; readonly owner: Model }): boolean =>
  isActive(game, owner) &&
  game.state.activation?.extra.some(({ source }) => source === 'bmg3/trait/vigilantes-work') === true

/** Effects of these traits. */
export const shapeEffects: Bmg3Rules = {
  shapeshifted: {
    name: 'Shapeshifted',
    text: 'Has taken this form this round.',
    rule: 'bmg3/trait/shapeshifting',
    keyword: true,
  },
}
