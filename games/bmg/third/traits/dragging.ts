import type { JudgedMove, ModelId } from '@gargoyle/bmg-common'
import {
  addEffect,
  areEnemies,
  bodyOf,
  chooseSpot,
  friendsOf,
  hasRoomBeside,
  hasTrait,
  isOnTable,
  labelOf,
  markerBody,
  overlapsMarker,
  placeBeside,
  profileOf,
  removeEffect,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  forget,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  type ValuedOption,
} from '@gargoyle/engine'
import { type Body, flatDistance, inches, isWithin, type Spot } from '@gargoyle/table'
import { isCalled } from '../catalogue/called.ts'
import { suspectsOf } from '../model/crew.ts'
import { beforeEfforts, mostEfforts, payEfforts } from '../model/effort.ts'
import { moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseModel, isActive, paysEffort } from './helpers.ts'

const RULE = 'bmg3/trait/drag'

/** How near one must pass to take a model along, in inches. */
const GRASP = 2

/** The point of a straight way that is nearest to something, seen from above. */
function nearestOnLeg(from: Spot, to: Spot, thing: Spot): Spot {
  const length = flatDistance(from, to)
  if (length === 0) return to
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((thing.x - from.x) * dx + (thing.y - from.y) * dy) / (length * length)
  const share = Math.min(1, Math.max(0, along))
  const part = (a: number, b: number): number => Math.round(a + (b - a) * share)
  return { x: part(from.x, to.x), y: part(from.y, to.y), z: part(from.z, to.z) }
}

/** Whether a way passes near enough to something. */
function passes(game: Play, owner: Model, { path }: JudgedMove, thing: Body): boolean {
  const { radius, height } = bodyOf(game, owner)
  let from: Spot = path.from
  for (const { to } of path.legs) {
    if (isWithin({ ...nearestOnLeg(from, to, thing), radius, height }, thing, inches(GRASP))) return true
    from = to
  }
  return false
}

const isTooBig = (game: Play, model: Model): boolean =>
  hasTrait(game, model, 'large') || hasTrait(game, model, 'huge')

/** The rounds in which it has dragged models last, by model. */
export const lastDragged = memory<Readonly<Record<string, number>>>('drag/rounds', {})

/** Not the same model twice running. */
const isRested = (game: Play, owner: Model, model: Model): boolean => {
  const last = recall(owner, lastDragged)[model.id]
  return last === undefined || last < game.state.round - 1
}

const beside = (model: Model, owner: Model) => ({
  model,
  beside: owner,
  reason: 'Drag',
  rule: RULE as typeof RULE,
  chooser: owner.seat,
})

const canDrag = (game: Play, owner: Model, model: Model): boolean =>
  isOnTable(model) &&
  model !== owner &&
  !isTooBig(game, model) &&
  moveBlockedReason(game, model) === undefined &&
  hasRoomBeside(game, beside(model, owner))

/** The friends and the suspects that it has passed in this activation. bmg3/trait/carry counts on them, too. */
const passedFriends = memory<readonly ModelId[]>('drag/passed-friends', [])
const passedSuspects = memory<readonly number[]>('drag/passed-suspects', [])

/** Remembers the models and suspects that a walk has passed. */
function rememberPassed(game: Play, owner: Model, path: JudgedMove): void {
  const { activation } = game.state
  for (const friend of friendsOf(game, owner.seat)) {
    if (friend !== owner && passes(game, owner, path, bodyOf(game, friend)))
      rememberAmong(activation, passedFriends, friend.id)
  }
  for (const suspect of suspectsOf(game, owner.seat)) {
    if (passes(game, owner, path, markerBody(suspect))) rememberAmong(activation, passedSuspects, suspect.id)
  }
}

type Passed = { readonly friends: readonly Model[]; readonly suspects: readonly Marker[] }

/** What a walk has passed, which is forgotten then. */
function takePassed(game: Play, owner: Model): Passed {
  const { activation } = game.state
  const friends = friendsOf(game, owner.seat).filter(({ id }) => isAmong(activation, passedFriends, id))
  const suspects = suspectsOf(game, owner.seat).filter(({ id }) => isAmong(activation, passedSuspects, id))
  forget(activation, passedFriends)
  forget(activation, passedSuspects)
  return { friends, suspects }
}

type Dragged = { readonly friend: Model } | { readonly suspect: Marker }

/** bmg3/trait/drag: at the end of the move, one friend or suspect that was passed comes along for an Effort. */
function* takeAlong(it: Bmg3Scope, { friends: passed, suspects }: Passed): Rule<void> {
  const { game, owner, id, rule } = it
  const friends = passed.filter((friend) => canDrag(game, owner, friend) && isRested(game, owner, friend))
  if (friends.length + suspects.length === 0) return
  const what = { purpose: id }
  yield* beforeEfforts(game, owner, what)
  if (mostEfforts(game, owner, what) < 1) return
  const options: readonly ValuedOption<Dragged | undefined>[] = [
    ...friends.map((friend) => ({
      id: `model ${friend.id}`,
      value: { friend },
      label: labelOf(game, friend),
      about: { model: friend.id },
    })),
    ...suspects.map((suspect) => ({
      id: `suspect ${suspect.id}`,
      value: { suspect },
      label: `Suspect ${suspect.id}`,
      about: { marker: suspect.id },
    })),
    { id: 'none', value: undefined, label: 'Nobody and nothing', about: {} },
  ]
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: `Whom or what does ${labelOf(game, owner)} drag along, for an Effort?`,
      rule,
      options,
    }),
  )
  if (picked === undefined) return
  yield* payEfforts(game, owner, 1, what)
  if ('friend' in picked) yield* dragModel(game, owner, picked.friend)
  else yield* dragSuspect(it, picked.suspect)
}

function* dragModel(game: Play, owner: Model, friend: Model): Rule<void> {
  if ((yield* placeBeside(game, beside(friend, owner))) === undefined) return
  remember(owner, lastDragged, { ...recall(owner, lastDragged), [friend.id]: game.state.round })
  addEffect(game, friend, 'dragged', { until: 'game', by: owner })
}

function* dragSuspect({ game, owner, rule }: Bmg3Scope, suspect: Marker): Rule<void> {
  const at = yield* chooseSpot(game, owner.seat, {
    name: 'drag-suspect',
    prompt: `Where does suspect ${suspect.id} go? (Drag)`,
    rule,
    near: { of: owner.at ?? suspect.at, upTo: 1 },
    marker: true,
    about: { marker: suspect.id },
    accept: (to) => {
      if (overlapsMarker(game, to, suspect)) return 'Markers never overlap.'
      return withinOfMarker(game, owner, { at: to }, 0) ? undefined : 'It must be in contact.'
    },
  })
  if (at !== undefined) suspect.at = at
}

/** The models that it has damaged in melee in this activation. */
const hurtInMelee = memory<readonly ModelId[]>('drag/hurt', [])

/** bmg3/trait/drag: models it has damaged in melee may be dragged along when its activation ends. */
function* dragVictims(game: Play, owner: Model): Rule<void> {
  for (const victim of game.state.models) {
    if (isAmong(game.state.activation, hurtInMelee, victim.id) && canDrag(game, owner, victim))
      yield* placeBeside(game, { ...beside(victim, owner), optional: true })
  }
}

/** Traits of models that drag others along. */
export const dragging: Bmg3Rules = {
  drag: {
    name: 'Drag',
    text: 'At the end of a Movement action it may make an Effort to place one friend or own suspect in contact that it passed within 2"; the next activation of that friend is impaired, and the same friend is not dragged two rounds running. When its activation ends it may also place the enemies in contact that it hurt in melee. Large and Huge models are never dragged.',
    on: {
      moved: ({ game, owner, mover, path, action }) => {
        if (mover === owner && action && path !== undefined && isActive(game, owner))
          rememberPassed(game, owner, path)
      },
      *'action-done'(it) {
        const { game, owner, action } = it
        const { activation } = game.state
        if (action.actor !== owner || activation?.model !== owner.id || action.kind !== 'movement') return
        yield* takeAlong(it, takePassed(game, owner))
      },
      harmed: ({ game, owner, harm }) => {
        const mine = harm.strike?.kind === 'melee' && harm.strike.attacker === owner
        if (mine && areEnemies(owner, harm.to) && isActive(game, owner))
          rememberAmong(game.state.activation, hurtInMelee, harm.to.id)
      },
      'activation-end': ({ game, owner, active }) =>
        active === owner ? dragVictims(game, owner) : undefined,
    },
  },
}

/** bmg3/trait/carry: at the end of the move, one friend that was passed comes along for an Effort. */
function* carryFriend({ game, owner, id, rule }: Bmg3Scope, passed: Passed): Rule<void> {
  const last = owner.lastUse[id]
  if (last !== undefined && last >= game.state.round - 1) return
  const friends = passed.friends.filter((friend) => canDrag(game, owner, friend))
  if (friends.length === 0) return
  const prompt = `Does ${labelOf(game, owner)} make an Effort to carry a friend?`
  if (!(yield* paysEffort(game, owner, { purpose: id }, { rule, name: id, prompt }))) return
  const friend = yield* chooseModel(game, owner.seat, friends, { rule, prompt: 'Who is carried?' })
  if (friend === undefined || (yield* placeBeside(game, beside(friend, owner))) === undefined) return
  owner.lastUse[id] = game.state.round
  if (!isCalled(profileOf(game, friend), 'damian-wayne'))
    addEffect(game, friend, 'dragged', { until: 'game', by: owner })
}

/** Traits of models that carry others, and nothing else. */
export const carrying: Bmg3Rules = {
  carry: {
    name: 'Carry',
    text: 'At the end of a Movement action it may make an Effort to place one friend in contact that it passed within 2", neither Large nor Huge; the next activation of that friend is impaired, unless it is Damian Wayne. Not in two activations running.',
    on: {
      moved: ({ game, owner, mover, path, action }) => {
        if (mover === owner && action && path !== undefined && isActive(game, owner))
          rememberPassed(game, owner, path)
      },
      *'action-done'(it) {
        const { game, owner, action } = it
        const { activation } = game.state
        if (action.actor !== owner || activation?.model !== owner.id || action.kind !== 'movement') return
        yield* carryFriend(it, takePassed(game, owner))
      },
    },
  },
}

/** Effects of these traits. */
export const dragEffects: Bmg3Rules = {
  dragged: {
    name: 'Dragged along',
    text: 'Its moves are impaired in its next activation.',
    own: { 'impaired-by': ({ game, owner }) => (isActive(game, owner) ? 1 : 0) },
    on: {
      'activation-end': ({ owner, active, id }) => {
        if (active === owner) removeEffect(owner, id)
      },
    },
  },
}
