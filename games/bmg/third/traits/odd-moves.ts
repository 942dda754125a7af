import {
  addEffect,
  addMarker,
  areEnemies,
  askPoint,
  boardOf,
  bodyOf,
  friendsOf,
  hasRoomBeside,
  hasTrait,
  isOnTable,
  labelOf,
  markerBody,
  markersOf,
  place,
  placeBeside,
  profileOf,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, chooseSome, type Rule, sumOf } from '@gargoyle/engine'
import { inches, isWithin, type Spot, sightTo } from '@gargoyle/table'
import { ENDS_NOW } from '../activation/activation.ts'
import { canPay, pay } from '../activation/payment.ts'
import { automaticHits } from '../attack/automatic-hits.ts'
import { weaponAt } from '../attack/melee.ts'
import { effectiveRange, spendAmmo } from '../attack/ranged.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { caughtBy, underExplosion, underSpray } from '../attack/templates.ts'
import { isNobody } from '../catalogue/called.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { sufferScared, sufferSonic, sufferStunned } from '../effects/suffer.ts'
import { UNTIL_RECOUNT } from '../effects/table-rules.ts'
import { useSewer } from '../manipulate/sewers.ts'
import { mostEfforts, offerEfforts } from '../model/effort.ts'
import { opposedSkillRoll } from '../model/skill-roll.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import { whyNotMove } from '../movement/move.ts'
import { push } from '../movement/push.ts'
import type { ActionRule, Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { isTreatable, treat } from './healing-others.ts'
import {
  type Aimed,
  chooseMarker,
  chooseModel,
  chooseModelOrNone,
  isTarget,
  paysEffort,
  suspectsNear,
  targetsOf,
  whyNobody,
} from './helpers.ts'
import { actionOn, resists, ruleOf } from './special-actions.ts'

/** Why something that is not used in two activations running cannot be used now: a model activates once a round. */
const whyNotAgain = (game: Play, owner: Model, trait: string): string | undefined =>
  (owner.lastUse[trait] ?? -9) >= game.state.round - 1
    ? 'It was used in this activation or the last.'
    : undefined

const hooked = (owner: Model, model: Model) => ({
  model,
  beside: owner,
  chooser: owner.seat,
  reason: 'Bat Hooks',
  rule: ruleOf('bat-hooks'),
})

/** bmg3/trait/dimensional-portal: away, alone or with a friend, and that is all. */
function* openPortal({ game, owner }: Bmg3Scope): Rule<void> {
  const rule = ruleOf('dimensional-portal')
  const near = { of: bodyOf(game, owner), upTo: 12 }
  const companions = canPay(game, owner, 'movement')
    ? targetsOf(game, owner, {
        side: 'friend',
        within: 2,
        if: (friend) => whyNotMove(game, friend) === undefined,
      })
    : []
  const asking = { rule, name: 'portal', prompt: 'Who comes along, for the Movement action?' }
  const companion = yield* chooseModelOrNone(game, owner.seat, companions, asking)
  owner.lastUse['dimensional-portal'] = game.state.round
  if (companion !== undefined) pay(game, owner, 'movement')
  yield* place(game, { model: owner, reason: 'Dimensional Portal', rule, near })
  const order = {
    model: companion ?? owner,
    beside: owner,
    chooser: owner.seat,
    reason: 'Dimensional Portal',
    rule,
  }
  if (companion !== undefined && hasRoomBeside(game, order)) {
    yield* placeBeside(game, order)
    addEffect(game, companion, 'through-the-portal', { until: 'round' })
  }
  game.state.activation?.notes.push(ENDS_NOW)
}

const lampsNear = (game: Play, owner: Model): readonly Marker[] =>
  markersOf(game, 'streetlamp').filter((lamp) => withinOfMarker(game, owner, lamp, 4))

/** bmg3/trait/bat-beacon, bmg3/trait/bat-form: bats burst out of a suspect. */
function* swarmOut(game: Play, owner: Model, trait: string, name: string): Rule<void> {
  const rule = ruleOf(trait)
  const near = suspectsNear(game, owner, 6)
  const suspect = yield* chooseMarker(game, owner.seat, near, { rule, prompt: 'At which suspect?' })
  if (suspect === undefined) return
  owner.lastUse[trait] = game.state.round
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

const bats = (trait: string, name: string): Bmg3Rule => ({
  name,
  text: 'Special, not in two activations running: an Explosive template on a suspect within 6". Two dice are rolled: whoever is under it with a lower Willpower is Scared and pushed 2". This model is spared, and may be placed within 4" if it is under it.',
  action: {
    kind: 'special',
    why: ({ game, owner }) =>
      whyNotAgain(game, owner, trait) ??
      (suspectsNear(game, owner, 6).length > 0 ? undefined : 'No suspect is within 6".'),
    perform: ({ game, owner }) => swarmOut(game, owner, trait, name),
  },
})

const sprayed = (game: Play, owner: Model, at: Spot): string | undefined =>
  underSpray(game, owner, at).length > 0 ? undefined : 'Nobody would be hit.'

/** Points that a spray could be aimed at: whoever is near enough. */
const voices = (game: Play, owner: Model): readonly Spot[] =>
  targetsOf(game, owner, { side: 'any', within: 8, seen: true })
    .flatMap(({ at }) => (at === undefined ? [] : [at]))
    .filter((at) => sprayed(game, owner, at) === undefined)

/** Asks where a spray goes, and gives whom it hits. */
export function* aimSpray(game: Play, owner: Model, trait: string): Rule<readonly Model[]> {
  const at = yield* askPoint(game, owner.seat, {
    name: 'aim',
    prompt: `Where does ${labelOf(game, owner)} turn?`,
    rule: ruleOf(trait),
    about: { model: owner.id, template: 'spray' },
    judge: (spot) => sprayed(game, owner, spot),
    candidates: (random, n) => random.shuffle(voices(game, owner)).slice(0, n),
  })
  return underSpray(game, owner, at)
}

/** Whether a spray would hit anybody. */
export const whyNoSpray = (game: Play, owner: Model): string | undefined =>
  voices(game, owner).length > 0 ? undefined : 'Nobody would be hit.'

/** bmg3/trait/canary-cry, bmg3/trait/reverberation */
function* cry({ game, owner }: Bmg3Scope): Rule<void> {
  const hit = yield* aimSpray(game, owner, 'canary-cry')
  const asking = {
    rule: ruleOf('reverberation'),
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
    const { passed } = yield* resists(game, owner, model, 'endurance', 'canary-cry')
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

/** bmg3/trait/vanish: one hit for everybody under the smoke, and gone. */
function* vanish({ game, owner }: Bmg3Scope): Rule<void> {
  const rule = ruleOf('vanish')
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
      return sightTo(boardOf(game), from, spot).visible ? undefined : 'The point is not in line of sight.'
    },
    candidates: () => [{ x: from.x, y: from.y, z: from.z }],
  })
  spendAmmo(owner, index)
  const still = game.state.activation?.moved !== true
  const isUnder = underExplosion(game, at).includes(owner)
  for (const model of caughtBy(game, at, [owner])) yield* automaticHits(game, owner, model, index, 1)
  addMarker(game, 'smoke', at, undefined, [UNTIL_RECOUNT])
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

const inSewers = ({ game }: Bmg3Scope): Aimed => ({
  side: 'friend',
  within: 8,
  only: 'conscious',
  if: (friend) =>
    markersOf(game, 'sewer').length > 1 &&
    markersOf(game, 'sewer').some((sewer) => withinOfMarker(game, friend, sewer, 4)),
})

/** bmg3/trait/undercity-command: in at one, out at another, and it may still move later. */
function* sendBelow(game: Play, owner: Model, friend: Model): Rule<void> {
  const rule = ruleOf('undercity-command')
  const near = markersOf(game, 'sewer').filter((sewer) => withinOfMarker(game, friend, sewer, 4))
  const sewer = yield* chooseMarker(game, owner.seat, near, { rule, prompt: 'Which sewer?' })
  if (sewer === undefined) return
  const order = { model: friend, beside: sewer, reason: 'Undercity Command', rule }
  if (!withinOfMarker(game, friend, sewer, 0) && hasRoomBeside(game, order)) yield* placeBeside(game, order)
  yield* useSewer(game, friend)
}

/** Ways to get about, and to drive others away. */
export const oddMoves: Bmg3Rules = {
  'dots-suit': {
    name: 'Dots Suit',
    text: 'Buys no equipment. Its Movement actions go through the air. When a friend within 8" and in sight is attacked, it may make Efforts, each of which takes a die out of that attack.',
    own: { flies: true },
    on: {
      *'attack-declared'({ game, owner, attack }) {
        if (attack.stopped !== undefined || !areEnemies(owner, attack.attacker)) return
        for (const strike of attack.strikes) {
          const { target, template } = strike
          if (
            template !== undefined ||
            !isTarget(game, owner, target, { side: 'friend', within: 8, seen: true })
          )
            continue
          if (mostEfforts(game, owner, { purpose: 'dots-suit', strike }) === 0) continue
          const prompt = `Efforts of ${labelOf(game, owner)}: one die less against ${labelOf(game, target)} for each?`
          const cap = strike.attackDice
          strike.attackDice -= yield* offerEfforts(
            game,
            owner,
            { purpose: 'dots-suit', strike },
            { prompt, cap },
          )
        }
      },
    },
  },
  kite: {
    name: 'Kite',
    text: 'Its Movement actions go through the air, 4" further for each suspect within 4" of where they begin.',
    own: { flies: true, 'flight-bonus': ({ game, owner }) => 4 * suspectsNear(game, owner, 4).length },
  },
  ecm: {
    name: 'ECM',
    text: 'No light burns within 6" of it.',
    own: { darkness: 6 },
  },
  'no-more-joker': {
    name: 'No More Joker',
    text: 'Special: a streetlamp within 4" goes out, or on again.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        lampsNear(game, owner).length > 0 ? undefined : 'No streetlamp is within 4".',
      *perform({ game, owner }) {
        const asking = { rule: ruleOf('no-more-joker'), prompt: 'Which streetlamp?' }
        const lamp = yield* chooseMarker(game, owner.seat, lampsNear(game, owner), asking)
        if (lamp === undefined) return
        if (lamp.notes.includes('unlit')) lamp.notes = lamp.notes.filter((note) => note !== 'unlit')
        else lamp.notes.push('unlit')
      },
    },
  },
  'bat-hooks': {
    name: 'Bat Hooks',
    text: 'Special: an enemy within 8" that loses an opposed Endurance roll is placed in contact; or this model is placed within 6".',
    action: [
      {
        ...actionOn(
          'bat-hooks',
          'Who is hooked?',
          ({ game, owner }) => ({
            side: 'enemy',
            within: 8,
            if: (enemy) => whyNotMove(game, enemy) === undefined && hasRoomBeside(game, hooked(owner, enemy)),
          }),
          function* ({ game, owner, target }) {
            const rule = ruleOf('bat-hooks')
            const wins = yield* opposedSkillRoll(game, owner, target, 'endurance', {
              reason: 'Bat Hooks',
              rule,
            })
            if (wins) yield* placeBeside(game, hooked(owner, target))
          },
        ),
        id: 'pull',
        label: 'Bat Hooks: pull an enemy in',
      },
      {
        kind: 'special',
        id: 'swing',
        label: 'Bat Hooks: swing',
        why: ({ game, owner }) => whyNotMove(game, owner),
        *perform({ game, owner }) {
          const near = { of: bodyOf(game, owner), upTo: 6 }
          yield* place(game, { model: owner, reason: 'Bat Hooks', rule: ruleOf('bat-hooks'), near })
        },
      } satisfies ActionRule,
    ],
  },
  'dimensional-portal': {
    name: 'Dimensional Portal',
    text: 'Special, not in two activations running: this model is placed within 12". For its Movement action a friend within 2" is placed in contact with it there, counts as having moved, and does not move any more this round. Its activation is over then.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => whyNotAgain(game, owner, 'dimensional-portal') ?? whyNotMove(game, owner),
      perform: openPortal,
    },
  },
  'light-radiance': {
    name: 'Light Radiance',
    text: 'Special: as a Medic it treats all friends (not Vehicles) within 2" at once. For each K.O. friend that comes round before it has activated the opponent gets a pass marker.',
    action: {
      kind: 'special',
      why: (it) => whyNobody(it.game, it.owner, radiant(it)),
      *perform(it) {
        for (const friend of targetsOf(it.game, it.owner, radiant(it)))
          yield* treat(it.game, it.owner, friend, 2)
      },
    },
  },
  'bat-beacon': bats('bat-beacon', 'Bat Beacon'),
  'bat-form': bats('bat-form', 'Bat Form'),
  'canary-cry': {
    name: 'Canary Cry',
    text: 'Special: a Spray template; everybody it catches is pushed 2", suffers Sonic and rolls against Endurance: who fails takes an injury and is Stunned.',
    action: { kind: 'special', why: ({ game, owner }) => whyNoSpray(game, owner), perform: cry },
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
      *perform({ game, owner }) {
        const asking = { rule: ruleOf('bot-bomb'), prompt: 'Which Bot blows up?' }
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
  'undercity-command': {
    name: 'Undercity Command',
    text: 'Special: a friend within 8" of this model and within 4" of a sewer goes through it at once, and may still move in its own activation.',
    action: {
      kind: 'special',
      why: (it) => whyNobody(it.game, it.owner, inSewers(it)),
      *perform(it) {
        const { game, owner } = it
        const asking = { rule: ruleOf('undercity-command'), prompt: 'Who goes below?' }
        const friend = yield* chooseModel(game, owner.seat, targetsOf(game, owner, inSewers(it)), asking)
        if (friend !== undefined) yield* sendBelow(game, owner, friend)
      },
    },
  },
  'undercity-knowledge': {
    name: 'Undercity Knowledge',
    text: 'Up to three models of its crew whose name nobody knows may be deployed within 4" of a sewer.',
    always: true,
    on: {
      *'cards-drawn'({ game, owner }) {
        const nobodies = game.state.models.filter(
          (model) => model.seat === owner.seat && isNobody(profileOf(game, model)),
        )
        if (nobodies.length === 0) return
        const picked = yield* ask(
          game,
          owner.seat,
          chooseSome({
            name: 'undercity-knowledge',
            prompt: 'Who may be deployed at sewers?',
            rule: ruleOf('undercity-knowledge'),
            options: nobodies.map((model) => ({
              id: `${model.id}`,
              label: labelOf(game, model),
              about: { model: model.id },
            })),
            min: 0,
            max: Math.min(3, nobodies.length),
          }),
        )
        for (const id of picked)
          addEffect(game, game.state.models[Number(id)]!, 'undercity', { until: 'game' })
      },
    },
  },
}

/** What they leave on models. */
export const oddMoveEffects: Bmg3Rules = {
  'through-the-portal': {
    name: 'Through the portal',
    text: 'Has moved, and does not move any more this round.',
    rule: 'bmg3/trait/dimensional-portal',
    own: { 'cannot-move': true },
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active === owner && game.state.activation) game.state.activation.moved = true
        return undefined
      },
    },
  },
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
  undercity: {
    name: 'Knows the undercity',
    text: 'May be deployed within 4" of a sewer.',
    rule: 'bmg3/trait/undercity-knowledge',
    own: { 'deploys-near-sewers': 4 },
  },
}
