import {
  addEffect,
  areEnemies,
  effectOn,
  friendsOf,
  hasEffect,
  hasTrait,
  ignoreMarkers,
  isOnTable,
  labelOf,
  moveMarker,
  removeEffect,
  removeMarker,
  within,
  withinOfMarker,
  withRules,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { giveAudacity } from '../activation/audacity.ts'
import { type ActionKind, canPay, grantExtraAction, pay } from '../activation/payment.ts'
import { isRanged } from '../attack/strike.ts'
import { discardSome, refill } from '../cards/hand.ts'
import type { Harm } from '../damage/harm.ts'
import { sufferKnockDown } from '../damage/statuses.ts'
import { placeSuspect, revealSuspect, suspectOrderOf, whyNoSuspect } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import { move, whyNotMove } from '../movement/move.ts'
import type { MomentPayloads } from '../rules/moments.ts'
import type { ActionRule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { treatToResource, whyNoFreeResource } from './cards-of-others.ts'
import { isLurking, lurk, stepOut } from './deployment.ts'
import { offerFreeAction } from './free-actions.ts'
import {
  chooseMarker,
  chooseModel,
  isActive,
  isDefending,
  offer,
  onceAGame,
  suspectsNear,
} from './helpers.ts'
import { traitChoice } from './picked-traits.ts'
import { actionOn, empowers, ruleOf } from './special-actions.ts'

const QUIVER = {
  stunning: 'Stunning arrows',
  blunt: 'Blunt arrows',
  volley: 'A volley',
  grapple: 'A grapple arrow',
} as const

const quiverNote = (id: string): string => `the-quiver: ${id}`

/** bmg3/trait/the-quiver: each kind of arrow once a game. */
function* nock(game: Play, owner: Model): Rule<void> {
  const left = Object.entries(QUIVER).filter(([id]) => !owner.usedThisGame.includes(quiverNote(id)))
  if (left.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'the-quiver',
      prompt: 'Which arrows are used this round?',
      rule: ruleOf('the-quiver'),
      options: [...left.map(([id, label]) => ({ id, label })), { id: 'none', label: 'None of them' }],
    }),
  )
  if (picked === 'none') return
  owner.usedThisGame.push(quiverNote(picked))
  if (picked === 'grapple') addEffect(game, owner, 'airborne', { until: 'activation', value: 6 })
  else addEffect(game, owner, `quiver-${picked}`, { until: 'round' })
}

const CITY = 'you-have-failed-this-city'

/** bmg3/trait/you-have-failed-this-city: the truth instead of a wound. */
function* tellInstead(game: Play, owner: Model, harm: Harm): Rule<void> {
  const { by, to } = harm
  if (
    !isOnTable(owner) ||
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
  const rule = ruleOf(CITY)
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: CITY,
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

const WORK = 'gods-work'

const isJudged = (owner: Model, target: Model): boolean => owner.usedThisGame.includes(`${WORK} ${target.id}`)

const zealots = (game: Play, owner: Model): readonly Model[] =>
  friendsOf(game, owner.seat).filter(
    (friend) =>
      hasTrait(game, friend, 'saint-dumas-zealot') && (friend === owner || within(game, owner, friend, 8)),
  )

/** bmg3/trait/gods-banner: courage, or a new plan. */
function* raiseBanner(game: Play, owner: Model): Rule<void> {
  const rule = ruleOf('gods-banner')
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'gods-banner',
      prompt: 'What does the banner do?',
      rule,
      options: [
        { id: 'heal', label: 'Every zealot within 8" loses two stuns' },
        { id: 'discard', label: 'Exchange as many cards as there are zealots within 8"' },
      ],
    }),
  )
  const followers = zealots(game, owner)
  if (picked === 'heal') {
    for (const zealot of followers) zealot.stun = Math.max(0, zealot.stun - 2)
    return
  }
  const gone = yield* discardSome(game, owner.seat, 0, followers.length, 'Which cards do you exchange?')
  yield* refill(game, owner.seat, gone)
}

const banner = (kind: 'special' | 'manipulate'): ActionRule => ({
  kind,
  id: kind,
  label: `God’s Banner (${kind === 'special' ? 'Special' : 'Manipulate'} action)`,
  why: ({ game, owner }) => (zealots(game, owner).length > 0 ? undefined : 'No zealot is within 8".'),
  perform: ({ game, owner }) => raiseBanner(game, owner),
})

const SPARE: readonly ActionKind[] = ['movement', 'special', 'manipulate']

/** bmg3/trait/soul-voices: an action for two free Efforts. */
function* listen(game: Play, owner: Model): Rule<void> {
  const open = SPARE.filter((kind) => canPay(game, owner, kind))
  if (open.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'soul-voices',
      prompt: 'Which action is given up for two free Efforts?',
      rule: ruleOf('soul-voices'),
      options: [...open.map((kind) => ({ id: kind, label: kind })), { id: 'none', label: 'None' }],
    }),
  )
  if (picked === 'none') return
  pay(game, owner, picked as ActionKind)
  addEffect(game, owner, 'soul-voices', { until: 'activation' })
}

/** bmg3/trait/hear-me-roar: a suspect in the middle of a move, and then the rest of the move. */
function* dropOnTheWay(game: Play, owner: Model, { left = 0, path }: MomentPayloads['moved']): Rule<void> {
  const order = suspectOrderOf(game, owner)
  if (path === undefined || !canPay(game, owner, 'manipulate') || whyNoSuspect(game, order) !== undefined)
    return
  const prompt = `Does ${labelOf(game, owner)} place a suspect here and then move on?`
  if (!(yield* offer(game, owner.seat, { rule: ruleOf('hear-me-roar'), name: 'hear-me-roar', prompt })))
    return
  pay(game, owner, 'manipulate')
  yield* placeSuspect(game, order)
  if (owner.condition === 'up')
    yield* move(game, { model: owner, reason: 'the rest of the move', rest: { budget: left, after: path } })
}

const GUARDED = 'thwart'

/** Traits of those who take the law into their own hands, or somebody's money for it. */
export const archersAndAvengers: Bmg3Rules = {
  'the-quiver': {
    name: 'The Quiver',
    text: 'At the start of its activation it may use one kind of arrow, each once a game: its shots leave targets Stunned this round; or knock them down and have Blunt (2); or have a rate of fire that is 2 higher; or its next Movement action of this activation goes 6" further through the air.',
    on: {
      'activation-start': ({ game, owner, active }) => (active === owner ? nock(game, owner) : undefined),
    },
  },
  'you-have-failed-this-city': {
    name: 'You Have Failed This City',
    text: 'When its attack takes an enemy out of the game, it may leave the table and come back as a Shadowed Nightmare does. When a friend who is no Cop is about to damage an enemy, you may have a suspect within 4" of that enemy revealed, or any suspect moved up to 4", instead.',
    always: true,
    own: { 'plans-from-afar': ({ game, owner }) => isLurking(game, owner) },
    on: {
      harming: ({ game, owner, harm }) => tellInstead(game, owner, harm),
      *casualty({ game, owner, victim, by, harm }) {
        if (
          by !== owner ||
          harm?.strike?.attacker !== owner ||
          !areEnemies(owner, victim) ||
          !isOnTable(owner)
        )
          return
        const crew = crewOf(game, owner.seat)
        for (const tally of [crew.activation, crew.round, crew.game]) tally.kos++
        const prompt = `Does ${labelOf(game, owner)} vanish into the night?`
        if (!(yield* offer(game, owner.seat, { rule: ruleOf(CITY), name: 'vanish', prompt }))) return
        lurk(game, owner)
      },
      'suspect-placed': ({ game, owner, suspect }) =>
        isLurking(game, owner) && !hasTrait(game, owner, 'shadowed-nightmare')
          ? stepOut(game, owner, suspect)
          : undefined,
    },
  },
  'put-more-effort': {
    name: 'Put More Effort',
    text: 'Suspects that it reveals count twice for your objectives.',
    on: {
      'suspect-revealed': ({ game, owner, reveal }) => {
        if (reveal.by !== owner) return undefined
        const crew = crewOf(game, owner.seat)
        for (const tally of [crew.activation, crew.round, crew.game]) tally.suspectsRevealed++
        return undefined
      },
    },
  },
  'vanguard-team': {
    name: 'Vanguard Team',
    text: 'Enemies that it takes out of the game count twice for your objectives. When you play Misunderstood Orders it may move up to 4".',
    on: {
      casualty: ({ game, owner, victim, by }) => {
        if (by !== owner || !areEnemies(owner, victim)) return undefined
        const crew = crewOf(game, owner.seat)
        for (const tally of [crew.activation, crew.round, crew.game]) tally.casualties++
        return undefined
      },
      *'resource-played'({ game, owner, playing }) {
        if (playing.seat !== owner.seat || playing.card !== 'squad-misunderstood-orders') return
        if (isOnTable(owner) && whyNotMove(game, owner) === undefined)
          yield* move(game, { model: owner, upTo: 4, reason: 'Vanguard Team', rule: ruleOf('vanguard-team') })
      },
    },
  },
  'gods-banner': {
    name: 'God’s Banner',
    text: 'As a Special or a Manipulate action: every friend with Saint Dumas Zealot within 8", itself included, loses two stuns; or you exchange as many cards as there are of them.',
    action: [banner('special'), banner('manipulate')],
  },
  'gods-work': {
    name: 'God’s Work',
    text: 'In Raise the Plan you pick an enemy: its attacks on any that was picked add 1 to their attack dice. Weapons that injure it uses on those alone. When it takes one of them out of the game it has a Manipulate action more in every activation.',
    own: {
      'attack-roll': ({ owner, strike }) =>
        strike?.attacker === owner && isJudged(owner, strike.target) ? 1 : 0,
    },
    on: {
      *'plan-start'({ game, owner }) {
        const enemies = game.state.models.filter(
          (model) => areEnemies(owner, model) && isOnTable(model) && !isJudged(owner, model),
        )
        const asking = { rule: ruleOf(WORK), name: WORK, prompt: 'Who is judged?' }
        const target = yield* chooseModel(game, owner.seat, enemies, asking)
        if (target !== undefined) owner.usedThisGame.push(`${WORK} ${target.id}`)
      },
      'attack-declared': ({ owner, attack }) => {
        if (attack.attacker !== owner || attack.weapon.damage.injury === 0) return undefined
        attack.strikes = attack.strikes.filter(({ target }) => isJudged(owner, target))
        if (attack.strikes.length === 0) attack.stopped = 'only those who are judged may bleed.'
        return undefined
      },
      casualty: ({ owner, victim, by }) => {
        if (by === owner && isJudged(owner, victim)) onceAGame(owner, `${WORK}: done`)
        return undefined
      },
      'activation-start': ({ game, owner, active }) => {
        if (active === owner && owner.usedThisGame.includes(`${WORK}: done`))
          grantExtraAction(game, owner, { kind: 'manipulate', source: ruleOf(WORK) })
        return undefined
      },
    },
  },
  'suit-of-sorrows': {
    name: 'Suit of Sorrows',
    text: 'Has a free Effort in attack and defence, and takes a marker less from every attack.',
    own: { 'free-efforts': ({ purpose }) => (purpose === 'attack' || isDefending(purpose) ? 1 : 0) },
    on: {
      *harming({ game, owner, harm }) {
        if (harm.to === owner && harm.strike !== undefined)
          yield* ignoreMarkers(game, harm, 1, { rule: ruleOf('suit-of-sorrows') })
      },
    },
  },
  'soul-voices': {
    name: 'Soul Voices',
    text: 'Before it has activated it may give up its Audacity for two free Efforts in a defence. When it attacks it may give up another action for two free Efforts in that attack.',
    own: {
      'free-efforts': ({ owner, purpose }) =>
        (hasEffect(owner, 'soul-voices') && purpose === 'attack') ||
        (hasEffect(owner, 'soul-voices-defence') && isDefending(purpose))
          ? 2
          : 0,
    },
    on: {
      'attack-declared': ({ game, owner, attack }) =>
        attack.attacker === owner && isActive(game, owner) && attack.stopped === undefined
          ? listen(game, owner)
          : undefined,
      *'efforts-offered'({ game, owner, by, what }) {
        if (by !== owner || !isDefending(what.purpose) || !owner.audacity || owner.activated) return
        if (hasEffect(owner, 'soul-voices-defence')) return
        const prompt = `Does ${labelOf(game, owner)} give up its Audacity for two free Efforts?`
        if (
          !(yield* offer(game, owner.seat, {
            rule: ruleOf('soul-voices'),
            name: 'soul-voices-defence',
            prompt,
          }))
        )
          return
        owner.audacity = false
        addEffect(game, owner, 'soul-voices-defence', { until: 'activation' })
      },
      'attack-resolved': ({ owner }) => {
        removeEffect(owner, 'soul-voices')
        removeEffect(owner, 'soul-voices-defence')
        return undefined
      },
    },
  },
  'hear-me-roar': {
    name: 'Hear Me Roar',
    text: 'Special: until the round ends it may break off its Movement action to place a suspect with a Manipulate action that it has left, and then go on with the rest of the move.',
    action: empowers('hear-me-roar', 'round'),
    on: {
      moved: ({ game, owner, ...moved }) =>
        moved.mover === owner &&
        moved.action &&
        (moved.left ?? 0) > 0 &&
        isActive(game, owner) &&
        hasEffect(owner, 'hear-me-roar')
          ? dropOnTheWay(game, owner, moved)
          : undefined,
    },
  },
  disguise: {
    name: 'Disguise',
    text: 'Special: a suspect of yours within 4" is removed and it moves up to 4". An attack it has made does not keep it from manipulating in this activation.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        suspectsNear(game, owner, 4, owner.seat).length > 0 ? undefined : 'No suspect of yours is within 4".',
      *perform({ game, owner }) {
        const rule = ruleOf('disguise')
        const asking = { rule, prompt: 'Which suspect is removed?' }
        const suspect = yield* chooseMarker(
          game,
          owner.seat,
          suspectsNear(game, owner, 4, owner.seat),
          asking,
        )
        if (suspect === undefined) return
        removeMarker(game, suspect)
        addEffect(game, owner, 'disguise', { until: 'activation' })
        if (whyNotMove(game, owner) === undefined)
          yield* move(game, { model: owner, upTo: 4, reason: 'Disguise', rule })
      },
    },
  },
  countermeasures: {
    name: 'Countermeasures',
    text: 'Special: for a resource point a suspect of yours within 4" and in sight is guarded, and the next time it would be revealed it is not; or a card is played as a resource without paying for it.',
    // What was guarded stays guarded.
    always: true,
    action: [
      {
        kind: 'special',
        id: 'thwart',
        label: 'Countermeasures: guard a suspect',
        why: ({ game, owner }) => {
          if (crewOf(game, owner.seat).resources < 1) return 'You have no resource point left.'
          return suspectsNear(game, owner, 4, owner.seat).length > 0
            ? undefined
            : 'No suspect of yours is within 4".'
        },
        *perform({ game, owner }) {
          const near = suspectsNear(game, owner, 4, owner.seat)
          const asking = { rule: ruleOf('countermeasures'), prompt: 'Which suspect is guarded?' }
          const suspect = yield* chooseMarker(game, owner.seat, near, asking)
          if (suspect === undefined) return
          crewOf(game, owner.seat).resources--
          suspect.notes.push(GUARDED)
        },
      },
      {
        kind: 'special',
        id: 'resource',
        label: 'Countermeasures: a resource for nothing',
        why: whyNoFreeResource,
        perform: ({ game, owner }) => treatToResource(game, owner),
      },
    ],
    on: {
      'suspect-revealing': ({ owner, reveal }) => {
        const { suspect } = reveal
        if (suspect.seat !== owner.seat || !suspect.notes.includes(GUARDED)) return undefined
        suspect.notes = suspect.notes.filter((note) => note !== GUARDED)
        reveal.stopped = 'somebody had thought of that.'
        return undefined
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
    text: 'Special, once a game: a friend within 4" and in sight may be activated twice this round, with Audacity once at most.',
    action: actionOn(
      'time-stretch',
      'Whose time is stretched?',
      { side: 'friend', within: 4, seen: true, only: 'conscious' },
      ({ game, target }) => {
        addEffect(game, target, 'time-stretch', { until: 'round', value: 1 })
        return undefined
      },
      'game',
    ),
  },
  'this-is-awesome-sauce': {
    name: 'This... Is... Awesome-Sauce!',
    text: 'Once in its activation a friend within 4" and in sight that has yet to activate gets Audacity, and adds 1 to its Strength dice until the round ends.',
    action: {
      ...actionOn(
        'this-is-awesome-sauce',
        'Who is awesome?',
        { side: 'friend', within: 4, seen: true, only: 'conscious', if: ({ activated }) => !activated },
        ({ game, target }) => {
          giveAudacity(game, target)
          addEffect(game, target, 'awesome', { until: 'round' })
          return undefined
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
      *'suspect-revealed'({ game, owner, reveal }) {
        if (reveal.by !== owner) return
        const asking = { rule: ruleOf('bounty-hunter'), prompt: 'Which attack?' }
        yield* offerFreeAction(game, owner, ['melee', 'ranged'], asking)
      },
    },
  },
  'the-main-man': {
    name: 'The Main Man',
    text: 'Once a game, in its activation or when an enemy has finished an action: until the round ends its Attack and Defense are 1 higher, and it has three free Efforts in attack and defence.',
    action: {
      kind: 'free',
      why: ({ owner }) => (owner.usedThisGame.includes(MAIN) ? 'It has been used this game.' : undefined),
      perform: ({ game, owner }) => becomeMain(game, owner),
    },
    on: {
      *'action-done'({ game, owner, action }) {
        if (!areEnemies(owner, action.actor) || owner.usedThisGame.includes(MAIN) || !isOnTable(owner)) return
        if (!within(game, owner, action.actor, 12)) return
        const prompt = `Is ${labelOf(game, owner)} The Main Man now?`
        if (yield* offer(game, owner.seat, { rule: ruleOf(MAIN), name: MAIN, prompt }))
          becomeMain(game, owner)
      },
    },
  },
}

const MAIN = 'the-main-man'

function becomeMain(game: Play, owner: Model): undefined {
  onceAGame(owner, MAIN)
  addEffect(game, owner, MAIN, { until: 'round' })
}

/** What lasts of them. */
export const avengerEffects: Bmg3Rules = {
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
  'soul-voices': {
    name: 'Soul Voices',
    text: 'Two free Efforts in this attack.',
    rule: 'bmg3/trait/soul-voices',
    keyword: true,
  },
  'soul-voices-defence': {
    name: 'Soul Voices',
    text: 'Two free Efforts in this defence.',
    rule: 'bmg3/trait/soul-voices',
    keyword: true,
  },
  'hear-me-roar': {
    name: 'Hear Me Roar',
    text: 'May place suspects in the middle of a move.',
    rule: 'bmg3/trait/hear-me-roar',
    keyword: true,
  },
  disguise: {
    name: 'Disguise',
    text: 'An attack does not keep it from manipulating.',
    rule: 'bmg3/trait/disguise',
    own: { 'mixes-tactics': true },
  },
  'time-stretch': {
    name: 'Time Stretch',
    text: 'Can be activated once more this round.',
    rule: 'bmg3/trait/time-stretch',
    own: { 'activates-again': ({ effect }) => (effect?.value ?? 0) > 0 },
    on: {
      'activation-start': ({ owner, active }) => {
        const stretch = effectOn(owner, 'time-stretch')
        // The first activation does not use it up, the second does.
        if (active === owner && stretch !== undefined && owner.usedThisRound.includes('time-stretch'))
          stretch.value = 0
        if (active === owner) owner.usedThisRound.push('time-stretch')
        return undefined
      },
    },
  },
  awesome: {
    name: 'Awesome',
    text: 'Adds 1 to its Strength dice.',
    rule: 'bmg3/trait/this-is-awesome-sauce',
    own: { 'strength-roll': 1 },
  },
  'the-main-man': {
    name: 'The Main Man',
    text: 'Attack and Defense are 1 higher, and it has three free Efforts in attack and defence.',
    rule: 'bmg3/trait/the-main-man',
    own: {
      attack: 1,
      defense: 1,
      'free-efforts': ({ purpose }) => (purpose === 'attack' || isDefending(purpose) ? 3 : 0),
    },
  },
}
