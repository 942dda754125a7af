import {
  addEffect,
  areEnemies,
  bodyOf,
  effectOn,
  friendsOf,
  hasEffect,
  hasRoomBeside,
  hasTrait,
  isOnTable,
  markerBody,
  modelOf,
  place,
  placeBeside,
  removeEffect,
  removeMarker,
  seesSpot,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inches, isCompletelyWithin, type Spot } from '@gargoyle/table'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { sufferSlow } from '../effects/suffer.ts'
import {
  placeSuspect,
  type SuspectOrder,
  suspectBlockedReason,
  suspectOrderOf,
} from '../manipulate/suspects.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { LAST_ROUND } from '../round/recount.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, chooseModel, placeNear, suspectsNear } from './helpers.ts'

/** How far a Plant reaches, in inches. */
const ZONE = 4

const plantsOf = (game: Play, owner: Model): readonly Model[] =>
  friendsOf(game, owner.seat).filter((friend) => friend !== owner && hasTrait(game, friend, 'plant'))

/** Plants in whose zone a model stands. */
const zonesAround = ({ game, owner }: Bmg3Scope): readonly Model[] =>
  plantsOf(game, owner).filter((plant) => within(game, owner, plant, ZONE))

const sown = (game: Play, owner: Model, plant: Model): SuspectOrder => ({
  seat: owner.seat,
  by: owner,
  near: { of: bodyOf(game, plant), inches: ZONE },
  reason: 'Pollination',
  accept: (at: Spot) =>
    isCompletelyWithin(markerBody({ at }), bodyOf(game, plant), inches(ZONE))
      ? undefined
      : 'It must lie completely within the zone of the Plant.',
})

const fertile = ({ game, owner }: Bmg3Scope): readonly Model[] =>
  plantsOf(game, owner).filter((plant) => suspectBlockedReason(game, sown(game, owner, plant)) === undefined)

const growing = ({ rule }: Pick<Bmg3Scope, 'rule'>, plant: Model, suspect: Marker) => ({
  model: plant,
  beside: suspect,
  reason: 'Life Growth',
  rule,
})

/** Plants that could be placed at a suspect. */
const seedlings = (it: Bmg3Scope, suspect: Marker): readonly Model[] =>
  plantsOf(it.game, it.owner).filter(
    (plant) =>
      moveBlockedReason(it.game, plant) === undefined && hasRoomBeside(it.game, growing(it, plant, suspect)),
  )

/** Suspects that a Plant could be placed at. */
const beds = (it: Bmg3Scope): readonly Marker[] =>
  suspectsNear(it.game, it.owner, 8, it.owner.seat).filter(
    (suspect) => seesSpot(it.game, it.owner, markerBody(suspect)) && seedlings(it, suspect).length > 0,
  )

const isTendrils = (it: {
  readonly strike?: { readonly weapon: { readonly name: string } }
  readonly weapon?: { readonly name: string }
}): boolean => (it.strike?.weapon ?? it.weapon)?.name === 'Tendrils'

/** bmg3/trait/natures-arm: enemies at the suspect are caught. */
function* entangle({ game, owner, id }: Bmg3Scope, suspect: Marker): Rule<void> {
  if (!hasEffect(owner, id)) return
  for (const enemy of game.state.models) {
    if (!areEnemies(owner, enemy) || !withinOfMarker(game, enemy, suspect, 0)) continue
    const held = effectOn(enemy, 'slow')
    if (held === undefined) yield* sufferSlow(game, enemy, 2, owner)
    else held.value += 2
  }
}

const DEVOURED = 'devoured'

/** The model that another has swallowed. */
const mealOf = (game: Play, owner: Model): Model | undefined =>
  game.state.models.find((model) => model.condition === 'away' && effectOn(model, DEVOURED)?.by === owner.id)

/** Whether it was K.O. when it was eaten. bmg3/core/ko */
const isOut = (game: Play, meal: Model): boolean =>
  hasWillpower(game, meal) && meal.stun >= skill(game, 'willpower', meal)

function* spitOut({ game, owner, rule }: Bmg3Scope, meal: Model): Rule<void> {
  const near = { of: bodyOf(game, owner), upTo: 2 }
  removeEffect(meal, DEVOURED)
  yield* placeNear(game, { model: meal, reason: 'Slow Digestion', rule, near })
  // Who was eaten K.O. comes out K.O.
  if (isOut(game, meal)) meal.condition = 'ko'
}

export function takeOff(model: Model): void {
  model.at = undefined
  model.condition = 'away'
}

/** What is in a belly counts as there for as long as something happens to it. Who is placed elsewhere meanwhile is out. */
function* insideBelly(game: Play, owner: Model, meal: Model, deed: () => Rule<void>): Rule<void> {
  const belly = owner.at
  meal.at = belly
  meal.condition = isOut(game, meal) ? 'ko' : 'up'
  yield* deed()
  if (!isOnTable(meal)) return
  if (meal.at.x === belly?.x && meal.at.y === belly.y) takeOff(meal)
  else removeEffect(meal, DEVOURED)
}

/** bmg3/trait/slow-digestion: out, or two injuries. */
function* digest(it: Bmg3Scope, meal: Model): Rule<void> {
  const { game, owner, rule } = it
  const { passed } = yield* skillRoll(game, meal, 'endurance', {
    reason: 'Slow Digestion',
    rule,
    against: owner,
  })
  if (passed) yield* spitOut(it, meal)
  else
    yield* insideBelly(game, owner, meal, () =>
      inflict(game, meal, { injury: 2, by: owner, cause: 'Slow Digestion' }),
    )
}

const flowers = (game: Play, owner: Model): number =>
  plantsOf(game, owner).filter((plant) => within(game, owner, plant, 8)).length

/** Traits of plants that think, and of models that grow them. */
export const plantKeepers: Bmg3Rules = {
  chlorokinesis: {
    name: 'Chlorokinesis',
    text: 'Special: within 4" of a Plant of its crew it is placed anywhere else within 4" of that Plant.',
    action: {
      kind: 'special',
      why: (it) =>
        moveBlockedReason(it.game, it.owner) ??
        (zonesAround(it).length > 0 ? undefined : 'It is in the zone of no Plant.'),
      *perform(it) {
        const { game, owner, rule } = it
        const plant = yield* chooseModel(game, owner.seat, zonesAround(it), {
          rule,
          prompt: 'In whose zone?',
        })
        if (plant === undefined) return
        const near = { of: bodyOf(game, plant), upTo: ZONE }
        yield* place(game, { model: owner, reason: 'Chlorokinesis', rule, near })
      },
    },
  },
  pollination: {
    name: 'Pollination',
    text: 'A Manipulate action may place a suspect completely within 4" of a Plant of its crew instead of in contact.',
    action: {
      kind: 'manipulate',
      label: 'Pollination: place a suspect at a Plant',
      why: (it) => (fertile(it).length > 0 ? undefined : 'No Plant has room for a suspect.'),
      *perform(it) {
        const { game, owner } = it
        const asking = { rule: it.rule, prompt: 'At which Plant?' }
        const plant = yield* chooseModel(game, owner.seat, fertile(it), asking)
        if (plant !== undefined) yield* placeSuspect(game, sown(game, owner, plant))
      },
    },
  },
  'life-growth': {
    name: 'Life Growth',
    text: 'Special: a Plant of its crew is placed in contact with a suspect of yours within 8" and in sight, which is removed.',
    action: {
      kind: 'special',
      why: (it) =>
        beds(it).length > 0 ? undefined : 'There is no Plant, or no suspect that it could grow at.',
      *perform(it) {
        const { game, owner, rule } = it
        const suspect = yield* chooseMarker(game, owner.seat, beds(it), { rule, prompt: 'At which suspect?' })
        if (suspect === undefined) return
        const plant = yield* chooseModel(game, owner.seat, seedlings(it, suspect), {
          rule,
          prompt: 'Which Plant grows there?',
        })
        if (plant === undefined) return
        yield* placeBeside(game, growing(it, plant, suspect))
        removeMarker(game, suspect)
      },
    },
  },
  'parliament-of-flowers': {
    name: 'Parliament of Flowers',
    text: 'Is deployed like others. Plants of its crew within 8" may place suspects with a Manipulate action, for two injuries. Its Tendrils reach 1" further, and their attack dice count 1 more, for each other Plant of its crew within 8".',
    own: {
      'stays-away': 'never',
      reach: (it) => (isTendrils(it) ? flowers(it.game, it.owner) : 0),
      'attack-roll': (it) => (isTendrils(it) ? flowers(it.game, it.owner) : 0),
    },
    lends: {
      kind: 'manipulate',
      label: 'Parliament of Flowers: place a suspect',
      why: ({ game, owner, user }) => {
        if (!hasTrait(game, user, 'plant') || !within(game, owner, user, 8)) return false
        return suspectBlockedReason(game, suspectOrderOf(game, user))
      },
      *perform({ game, user }) {
        yield* inflict(game, user, { injury: 2, cause: 'Parliament of Flowers' })
        if (isOnTable(user)) yield* placeSuspect(game, suspectOrderOf(game, user))
      },
    },
  },
  'suspicious-plant': {
    name: 'Suspicious Plant',
    text: 'Places suspects although it is a Plant.',
    own: { 'only-reveals': 'never' },
  },
  'natures-arm': {
    name: 'Nature’s Arm',
    text: 'Special: until the round ends it places and reveals suspects that it sees within 4". Enemies in contact with such a suspect suffer Slow (2), or 2 more of it.',
    special: {
      until: 'round',
      text: 'Places and reveals suspects within 4".',
      own: { 'place-reach': { raisedTo: 4 }, 'reveal-reach': { raisedTo: 4 } },
    },
    on: {
      'suspect-placed': (it) => (it.by === it.owner ? entangle(it, it.suspect) : undefined),
      'suspect-revealing': (it) => (it.reveal.by === it.owner ? entangle(it, it.reveal.suspect) : undefined),
    },
  },
  'slow-digestion': {
    name: 'Slow Digestion',
    text: 'An enemy that its Devour hurts is taken off the table, one at a time. When that activates, it rolls against its Endurance: it is placed within 2" and goes on, or takes two injuries and is done. It comes out when this model is taken out of the game, and is lost if it is still inside in the end.',
    // Its belly holds what is in there while it is K.O., too, and gives it back when it dies.
    always: true,
    on: {
      'attack-resolved': ({ game, owner, attack }) => {
        const [strike] = attack.strikes
        if (attack.attacker !== owner || attack.weapon.name !== 'Devour' || strike === undefined) return
        const meal = strike.sufferer
        if (strike.dealt === 0 || !isOnTable(meal) || !areEnemies(owner, meal) || mealOf(game, owner)) return
        takeOff(meal)
        addEffect(game, meal, DEVOURED, { until: 'game', by: owner })
      },
      *'activation-start'(it) {
        const { game, owner, active } = it
        if (isOnTable(owner) && mealOf(game, owner) === active) yield* digest(it, active)
      },
      *dying(it) {
        const { game, owner, victim } = it
        const meal = victim === owner ? mealOf(game, owner) : undefined
        if (meal !== undefined) yield* spitOut(it, meal)
      },
      *'recount-start'({ game, owner }) {
        const meal = mealOf(game, owner)
        if (meal === undefined || !isOnTable(owner) || game.state.round < LAST_ROUND) return
        yield* insideBelly(game, owner, meal, () => becomeCasualty(game, meal, owner))
      },
    },
  },
  'pollution-hate': {
    name: 'Pollution Hate',
    text: 'Does not go into sewers.',
    own: { 'cannot-use-sewers': true },
  },
}

/** Effects of plants on models. */
export const plantEffects: Bmg3Rules = {
  devoured: {
    name: 'Devoured',
    text: 'Can do nothing but try to get out.',
    rule: 'bmg3/trait/slow-digestion',
    sharesPlace: true,
    own: {
      'acts-from-afar': ({ game, effect }) => effect?.by !== undefined && isOnTable(modelOf(game, effect.by)),
    },
  },
}
