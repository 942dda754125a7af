import {
  addEffect,
  addMarker,
  askPoint,
  bodyOf,
  friendsOf,
  hasLineTo,
  hasTrait,
  isOnTable,
  labelOf,
  markerBody,
  place,
  profileOf,
} from '@gargoyle/bmg-common'
import { type Rule, type RuleId, remember, sumOf } from '@gargoyle/engine'
import { inches, isWithin, type Spot } from '@gargoyle/table'
import { automaticHits } from '../attack/automatic-hits.ts'
import { weaponAt } from '../attack/melee.ts'
import { effectiveRange, spendAmmo } from '../attack/ranged.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { caughtBy, underExplosion, underSpray } from '../attack/templates.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { sufferScared, sufferSonic, sufferStunned } from '../effects/suffer.ts'
import { goesAtRecount } from '../effects/table-rules.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import { push } from '../movement/push.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isTreatable, treat } from './healing-others.ts'
import {
  type Aimed,
  chooseMarker,
  chooseModel,
  noTargetReason,
  paysEffort,
  suspectsNear,
  targetsOf,
} from './helpers.ts'
import { repeatBlockedReason } from './odd-moves.ts'
import { resists } from './special-actions.ts'

/** bmg3/trait/bat-beacon, bmg3/trait/bat-form: bats burst out of a suspect. */
function* swarmOut({ game, owner, id, rule }: Bmg3Scope, name: string): Rule<void> {
  const near = suspectsNear(game, owner, 6)
  const suspect = yield* chooseMarker(game, owner.seat, near, { rule, prompt: 'At which suspect?' })
  if (suspect === undefined) return
  owner.lastUse[id] = game.state.round
  const centre = markerBody(suspect)
  const sum = sumOf(game.dice.roll({ purpose: name, count: 2, seat: owner.seat, rule }))
  const affected = underExplosion(game, centre)
  for (const model of affected) {
    if (model === owner || !hasWillpower(game, model) || skill(game, 'willpower', model) >= sum) continue
    yield* sufferScared(game, model, owner)
    yield* push(game, model, centre, 2)
  }
  if (affected.includes(owner) && isOnTable(owner))
    yield* place(game, {
      model: owner,
      reason: name,
      rule,
      near: { of: bodyOf(game, owner), upTo: 4 },
      optional: true,
    })
}

const bats = (name: string): Bmg3Rule => ({
  name,
  text: 'Special, not in two activations running: an Explosive template on a suspect within 6". Two dice are rolled: whoever is under it with a lower Willpower is Scared and pushed 2". This model is spared, and may be placed within 4" if it is under it.',
  action: {
    kind: 'special',
    why: ({ game, owner, id }) =>
      repeatBlockedReason(game, owner, id) ??
      (suspectsNear(game, owner, 6).length > 0 ? undefined : 'No suspect is within 6".'),
    perform: (it) => swarmOut(it, name),
  },
})

const sprayed = (game: Play, owner: Model, at: Spot): string | undefined =>
  underSpray(game, owner, at).length > 0 ? undefined : 'Nobody would be hit.'

/** Points that a spray could be aimed at: models that are near enough. */
const voices = (game: Play, owner: Model): readonly Spot[] =>
  targetsOf(game, owner, { side: 'any', within: 8, seen: true })
    .flatMap(({ at }) => (at === undefined ? [] : [at]))
    .filter((at) => sprayed(game, owner, at) === undefined)

/** Asks where a spray goes, and returns the models it hits. */
export function* aimSpray(game: Play, owner: Model, rule: RuleId): Rule<readonly Model[]> {
  const at = yield* askPoint(game, owner.seat, {
    name: 'aim',
    prompt: `Where does ${labelOf(game, owner)} turn?`,
    rule,
    about: { model: owner.id, template: 'spray' },
    judge: (spot) => sprayed(game, owner, spot),
    candidates: (random, n) => random.shuffle(voices(game, owner)).slice(0, n),
  })
  return underSpray(game, owner, at)
}

/** Why a spray cannot be used: it would hit no model. */
export const sprayBlockedReason = (game: Play, owner: Model): string | undefined =>
  voices(game, owner).length > 0 ? undefined : 'Nobody would be hit.'

/** bmg3/trait/canary-cry, bmg3/trait/reverberation */
function* cry({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const hit = yield* aimSpray(game, owner, rule)
  const asking = {
    rule: 'bmg3/trait/reverberation' as const,
    name: 'reverberation',
    prompt: 'Make an Effort to push them 4"?',
  }
  const loud =
    hasTrait(game, owner, 'reverberation') &&
    (yield* paysEffort(game, owner, { purpose: 'reverberation' }, asking))
  for (const model of hit) {
    if (!isOnTable(owner)) return
    yield* push(game, model, owner.at, loud ? 4 : 2)
    yield* sufferSonic(game, model, owner)
    const { passed } = yield* resists(game, owner, model, 'endurance', rule)
    if (passed) continue
    yield* inflict(game, model, { injury: 1, by: owner, cause: 'Canary Cry' })
    yield* sufferStunned(game, model, owner)
  }
}

const SMOKE = 'EM Smoke Grenades'

/** How far they are thrown where their card does not say, in inches. */
const FURTHEST = 12

const grenadesOf = (game: Play, owner: Model): number =>
  profileOf(game, owner).weapons.findIndex(({ name }) => name === SMOKE)

/** bmg3/trait/vanish: one hit for every model under the smoke, and the owner leaves. */
function* vanish({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const index = grenadesOf(game, owner)
  const from = bodyOf(game, owner)
  const range = effectiveRange(game, owner, weaponAt(game, owner, index)) ?? FURTHEST
  const at = yield* askPoint(game, owner.seat, {
    name: 'aim',
    prompt: 'Where does the smoke rise?',
    rule,
    about: { model: owner.id, template: 'explosive' },
    judge: (spot) => {
      if (!isWithin(spot, from, inches(range))) return `It must be within ${range}".`
      return hasLineTo(game, owner, spot) ? undefined : 'The point is not in line of sight.'
    },
    candidates: () => [{ x: from.x, y: from.y, z: from.z }],
  })
  spendAmmo(owner, index)
  const still = game.state.activation?.moved !== true
  const isUnder = underExplosion(game, at).includes(owner)
  for (const model of caughtBy(game, at, [owner])) yield* automaticHits(game, owner, model, index, 1)
  remember(addMarker(game, 'smoke', at), goesAtRecount, true)
  addEffect(game, owner, 'vanished', { until: 'round' })
  if (still && isUnder && isOnTable(owner))
    yield* place(game, {
      model: owner,
      reason: 'Vanish',
      rule,
      near: { of: bodyOf(game, owner), upTo: 4 },
      optional: true,
    })
  addEffect(game, owner, 'vanishing', { until: 'activation' })
}

const bots = (game: Play, owner: Model): readonly Model[] =>
  friendsOf(game, owner.seat).filter((friend) => hasTrait(game, friend, 'bot'))

const radiant = ({ game }: Bmg3Scope): Aimed => ({
  side: 'friend',
  within: 2,
  if: (friend) => isTreatable(game, friend),
})

/** What spreads around a model, or is sent out: cries, bats, smoke, light and bombs. */
export const criesBatsAndSmoke: Bmg3Rules = {
  ecm: {
    name: 'ECM',
    text: 'No light burns within 6" of it.',
    own: { darkness: 6 },
  },
  'light-radiance': {
    name: 'Light Radiance',
    text: 'Special: as a Medic it treats all friends (not Vehicles) within 2" at once. For each K.O. friend that comes round before it has activated the opponent gets a pass marker.',
    action: {
      kind: 'special',
      why: (it) => noTargetReason(it.game, it.owner, radiant(it)),
      *perform(it) {
        for (const friend of targetsOf(it.game, it.owner, radiant(it)))
          yield* treat(it.game, it.owner, friend, 2)
      },
    },
  },
  'bat-beacon': bats('Bat Beacon'),
  'bat-form': bats('Bat Form'),
  'canary-cry': {
    name: 'Canary Cry',
    text: 'Special: a Spray template; everybody it catches is pushed 2", suffers Sonic and rolls against Endurance: who fails takes an injury and is Stunned.',
    action: { kind: 'special', why: ({ game, owner }) => sprayBlockedReason(game, owner), perform: cry },
  },
  reverberation: {
    name: 'Reverberation',
    text: 'Its Canary Cry pushes 4" for an Effort.',
    // Canary Cry looks for it.
    keyword: true,
  },
  vanish: {
    name: 'Vanish',
    text: 'Special, for a magazine of its smoke grenades: an Explosive template in sight and within their range; everybody else under it takes a hit, and it leaves smoke, which does not blind this model this round. If it has not moved and is under it, it may be placed within 4". It moves no more in this activation.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => {
        const index = grenadesOf(game, owner)
        return index < 0 || owner.ammo[index] === 0 ? 'It has no smoke grenades left.' : undefined
      },
      perform: vanish,
    },
  },
  'bot-bomb': {
    name: 'Bot Bomb',
    text: 'Special: a Bot of its crew blows up: a Strength die of 4+ for two injuries against everybody under an Explosive template on it. It is out of the game then.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        bots(game, owner).length > 0 ? undefined : 'Its crew has no Bot on the table.',
      *perform({ game, owner, rule }) {
        const asking = { rule, prompt: 'Which Bot blows up?' }
        const bot = yield* chooseModel(game, owner.seat, bots(game, owner), asking)
        if (bot === undefined || !isOnTable(bot)) return
        const damage = { stun: 0, injury: 2 }
        const caught = caughtBy(game, bot.at, [bot])
        if (caught.length > 0)
          yield* strengthAttack(game, owner, caught, { name: 'Bot Bomb', strength: 4, damage })
        yield* becomeCasualty(game, bot, undefined)
      },
    },
  },
}

/** Effects of these traits. */
export const smokeEffects: Bmg3Rules = {
  vanished: {
    name: 'Vanished',
    text: 'Its own smoke does not blind it.',
    rule: 'bmg3/trait/vanish',
    own: { 'ignores-smoke': true },
  },
  vanishing: {
    name: 'Vanishing',
    text: 'Moves no more in this activation.',
    rule: 'bmg3/trait/vanish',
    own: { 'cannot-move': true },
  },
}
