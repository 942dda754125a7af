import {
  addMarker,
  areEnemies,
  bodyOf,
  chooseSpot,
  hasRoomBeside,
  hasTrait,
  isConscious,
  isInContact,
  isOnTable,
  labelOf,
  markerBody,
  markersOf,
  moveMarker,
  nearMarker,
  opponentOf,
  overlapsMarker,
  place,
  placeBeside,
  profileOf,
  removeMarker,
  seesSpot,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, chooseNumber, type Rule } from '@gargoyle/engine'
import { inches, isCompletelyWithin, type Spot } from '@gargoyle/table'
import { whyNotManipulate } from '../activation/actions.ts'
import { weaponHas } from '../attack/strike.ts'
import { cardNamed, shuffleDeck, takeFrom } from '../cards/hand.ts'
import { score } from '../cards/objectives.ts'
import { type Harm, inflict } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { terrorLeft } from '../effects/terror.ts'
import { placeSuspect, type SuspectOrder, suspectOrderOf, whyNoSuspect } from '../manipulate/suspects.ts'
import { callUp, isAside, setAside } from '../model/aside.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import { skill } from '../model/skills.ts'
import { whyNotMove } from '../movement/move.ts'
import { pull } from '../movement/push.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { lurkingNote } from './deployment.ts'
import { couldStrike, freeStrike } from './free-actions.ts'
import {
  type Aimed,
  chooseMarker,
  chooseMarkerOrNone,
  chooseModel,
  isTarget,
  offer,
  onceARound,
  paysEffort,
} from './helpers.ts'
import { kindsIn } from './search-deck.ts'
import { actionOn, ruleOf } from './special-actions.ts'

const CLAY = 'clay'
const MOST_CLAY = 3

const clayOf = (game: Play, owner: Model): readonly Marker[] =>
  suspectsOf(game, owner.seat).filter(({ notes }) => notes.includes(CLAY))

const lump = (game: Play, owner: Model): SuspectOrder => ({
  seat: owner.seat,
  near: { of: bodyOf(game, owner), inches: 8 },
  anywhere: true,
  reason: 'Clay Body',
  accept: (at: Spot) =>
    isCompletelyWithin(markerBody({ at }), bodyOf(game, owner), inches(8))
      ? undefined
      : 'It must be completely within 8".',
})

/** bmg3/trait/clay-body: cold, frost and electricity go through it as through others. */
const isSoft = ({ strike }: Harm): boolean =>
  strike?.kind === 'ranged' && !['cold', 'freeze', 'electric'].some((rule) => weaponHas(strike.weapon, rule))

function* absorb(game: Play, owner: Model, harm: Harm): Rule<void> {
  const all = harm.stun + harm.injury
  if (all === 0) return
  const kind = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'clay-body',
      prompt: `What does the shot do to ${labelOf(game, owner)}?`,
      rule: ruleOf('clay-body'),
      options: [
        { id: 'keep', label: `${harm.stun} stuns and ${harm.injury} injuries, as it is` },
        { id: 'stun', label: `${all} stuns` },
        { id: 'injury', label: `${all} injuries` },
      ],
    }),
  )
  if (kind === 'keep') return
  harm.stun = kind === 'stun' ? all : 0
  harm.injury = kind === 'injury' ? all : 0
}

const slid = (owner: Model, clay: Marker, trait: string) => ({
  model: owner,
  beside: clay,
  reason: trait === 'reform' ? 'Reform' : 'Clay Slide',
  rule: ruleOf(trait),
})

const openClay = (game: Play, owner: Model, trait: string): readonly Marker[] =>
  clayOf(game, owner).filter((clay) => hasRoomBeside(game, slid(owner, clay, trait)))

/** bmg3/trait/reform: up again where its clay lies. Gives whether it could. */
function* reform(game: Play, owner: Model): Rule<boolean> {
  const open = openClay(game, owner, 'reform')
  if (open.length === 0) return false
  const asking = { rule: ruleOf('reform'), prompt: `Where does ${labelOf(game, owner)} form again?` }
  const clay = yield* chooseMarker(game, owner.seat, open, asking)
  if (clay === undefined) return false
  yield* placeBeside(game, slid(owner, clay, 'reform'))
  removeMarker(game, clay)
  yield* heal(game, owner, 3)
  return true
}

const SWARM = 'sewer-swarm'
const isSwarm = (game: Play, model: Model): boolean => profileOf(game, model).id === SWARM

const swarmsOf = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter((model) => model.seat === owner.seat && isOnTable(model) && isSwarm(game, model))

const amount = ({ args }: Pick<Bmg3Scope, 'args'>): number => Number(args[0] ?? 1)

/** Swarms that are not in play come out within 2" of their keeper, up to so many. */
function* callSwarms(game: Play, owner: Model, most: number): Rule<void> {
  for (let left = most - swarmsOf(game, owner).length; left > 0; left--) {
    const swarm = game.state.models.find(
      (model) =>
        model.seat === owner.seat &&
        isSwarm(game, model) &&
        (isAside(model) || model.condition === 'casualty'),
    )
    if (swarm === undefined || !isOnTable(owner)) return
    // What was trodden flat comes again: there are always more rats.
    if (swarm.condition === 'casualty') setAside(swarm)
    callUp(swarm)
    const near = { of: bodyOf(game, owner), upTo: 2 }
    const order = { model: swarm, reason: 'Sewer Swarm', rule: ruleOf(SWARM), near }
    if ((yield* place(game, order)) === undefined) {
      setAside(swarm)
      return
    }
  }
}

const hasSwarmNear = ({ game, owner }: Bmg3Case): boolean =>
  swarmsOf(game, owner).some((swarm) => within(game, owner, swarm, 8))

/** Noted on the marker that a totem is. */
export const TOTEM = 'totem'
const MOST_FAITH = 5
const totemOf = (game: Play, owner: Model): Marker | undefined =>
  markersOf(game, 'event').find(({ seat, notes }) => seat === owner.seat && notes.includes(TOTEM))
const totemFaith = (owner: Model): string => `totem faith ${owner.id}`
const faithOn = (game: Play, owner: Model): number =>
  crewOf(game, owner.seat).counters[totemFaith(owner)] ?? 0

/** bmg3/trait/blackfire-totem: Faith of the pool may be laid on the totem at the start of Raise the Plan. */
function* pray(game: Play, owner: Model): Rule<void> {
  const { counters } = crewOf(game, owner.seat)
  const most = Math.min(counters.faith ?? 0, MOST_FAITH - faithOn(game, owner))
  if (most <= 0 || totemOf(game, owner) === undefined) return
  const laid = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'totem-faith',
      prompt: 'How much Faith is laid on the totem?',
      rule: ruleOf('blackfire-totem'),
      min: 0,
      max: most,
    }),
  )
  counters.faith = (counters.faith ?? 0) - laid
  counters[totemFaith(owner)] = faithOn(game, owner) + laid
}

/** Lets Faith of the totem help a friend that is near it and sees it. Gives how much. */
function* invoke(game: Play, owner: Model, friend: Model, what: string): Rule<number> {
  const totem = totemOf(game, owner)
  if (totem === undefined || friend.seat !== owner.seat || faithOn(game, owner) === 0) return 0
  if (!withinOfMarker(game, friend, totem, 8) || !seesSpot(game, friend, markerBody(totem))) return 0
  const used = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'totem',
      prompt: `Faith of the totem for ${labelOf(game, friend)}: ${what} for each?`,
      rule: ruleOf('blackfire-totem'),
      min: 0,
      max: faithOn(game, owner),
      about: { model: friend.id },
    }),
  )
  crewOf(game, owner.seat).counters[totemFaith(owner)] = faithOn(game, owner) - used
  return used
}

/** bmg3/trait/martyrdom: one of as many cards as friends were lost is scored at once. */
function* testify(game: Play, owner: Model): Rule<void> {
  const lost = game.state.models.filter(
    ({ seat, condition }) => seat === owner.seat && condition === 'casualty',
  ).length
  const crew = crewOf(game, owner.seat)
  const top = kindsIn(crew.deck.slice(-lost), () => true)
  if (lost === 0 || top.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'martyrdom',
      prompt: 'Which card is scored?',
      rule: ruleOf('martyrdom'),
      options: top.map((card) => ({ id: card, label: cardNamed(game, card).name, about: { card } })),
    }),
  )
  takeFrom(crew.deck, picked)
  yield* score(game, owner.seat, picked)
  shuffleDeck(game, owner.seat)
}

const PREY: Aimed = { side: 'enemy', within: 8 }

/** Clay, swarms, totems and nightmares. */
export const clayAndSwarms: Bmg3Rules = {
  'clay-body': {
    name: 'Clay Body',
    text: 'Damage of shots may be all stuns or all injuries for it, unless they are of Cold, Freeze or Electric. It starts with three Clay markers within 8", which are suspects too; suspects that it places are Clay while there are fewer. When it is moved or placed, one of them may be moved 4". With fewer than three it may place a suspect once in its activation for nothing.',
    action: {
      kind: 'free',
      limit: 'activation',
      label: 'Clay Body: place a suspect',
      why: ({ game, owner }) => {
        if (clayOf(game, owner).length >= MOST_CLAY) return 'All three Clay markers are in play.'
        return whyNotManipulate(game, owner) ?? whyNoSuspect(game, suspectOrderOf(game, owner))
      },
      *perform({ game, owner }) {
        yield* placeSuspect(game, suspectOrderOf(game, owner))
      },
    },
    on: {
      harming: ({ game, owner, harm }) =>
        harm.to === owner && isSoft(harm) ? absorb(game, owner, harm) : undefined,
      *deployed({ game, owner }) {
        for (let left = MOST_CLAY; left > 0; left--) {
          const clay = yield* placeSuspect(game, lump(game, owner))
          clay?.notes.push(CLAY)
        }
      },
      'suspect-placed': ({ game, owner, suspect, by }) => {
        if (by === owner && clayOf(game, owner).length < MOST_CLAY) suspect.notes.push(CLAY)
        return undefined
      },
      *moved({ game, owner, mover }) {
        if (mover !== owner || clayOf(game, owner).length === 0) return
        const rule = ruleOf('clay-body')
        const asking = { rule, name: 'clay', prompt: 'Which Clay marker is moved 4"?' }
        const marker = yield* chooseMarkerOrNone(game, owner.seat, clayOf(game, owner), asking)
        if (marker !== undefined)
          yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Clay Body', rule })
      },
    },
  },
  'clay-slide': {
    name: 'Clay Slide',
    text: 'Special: it is placed in contact with a Clay marker, which goes to where it stood.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        whyNotMove(game, owner) ??
        (openClay(game, owner, 'clay-slide').length > 0 ? undefined : 'No Clay marker has room.'),
      *perform({ game, owner }) {
        if (!isOnTable(owner)) return
        const { at } = owner
        const asking = { rule: ruleOf('clay-slide'), prompt: 'To which Clay marker?' }
        const clay = yield* chooseMarker(game, owner.seat, openClay(game, owner, 'clay-slide'), asking)
        if (clay === undefined) return
        yield* placeBeside(game, slid(owner, clay, 'clay-slide'))
        if (!overlapsMarker(game, at, clay)) clay.at = { ...at }
      },
    },
  },
  reform: {
    name: 'Reform',
    text: 'When it would be knocked out or taken out of the game, it is placed in contact with a Clay marker instead, which is removed, and loses three damage markers.',
    on: {
      *harmed({ game, owner, harm }) {
        if (harm.to !== owner || !isOnTable(owner)) return
        const isOut =
          owner.injury >= skill(game, 'endurance', owner) || owner.stun >= skill(game, 'willpower', owner)
        if (isOut) yield* reform(game, owner)
      },
      *dying({ game, owner, victim, death }) {
        if (victim === owner && (yield* reform(game, owner))) death.averted = 'Reform'
      },
    },
  },
  'sewer-swarm': {
    name: 'Sewer Swarm (X)',
    text: 'Starts with X swarms within 2". In its activation it may make X Efforts to have as many again, for X passes of the opponent. With a swarm within 8" it is a Poison Master. When an enemy hits it, it may make an Effort to have a swarm within 4" and in sight suffer the attack instead.',
    brings: ({ args }) => Array.from({ length: Number(args[0] ?? 1) }, () => SWARM),
    around: { 'skill-dice': poisonDice, 'skill-picked-dice': poisonDice },
    on: {
      deployed: ({ game, owner, args }) => callSwarms(game, owner, amount({ args })),
      *'hits-kept'({ game, owner, strike }) {
        const { sufferer, attacker } = strike
        if (sufferer !== owner || !areEnemies(attacker, owner) || strike.hits + strike.strengthHits === 0)
          return
        const near = swarmsOf(game, owner).filter((swarm) =>
          isTarget(game, owner, swarm, { side: 'friend', within: 4, seen: true }),
        )
        if (near.length === 0) return
        const rule = ruleOf(SWARM)
        const asking = { rule, name: SWARM, prompt: 'Make an Effort to have a swarm take the hits?' }
        if (!(yield* paysEffort(game, owner, { purpose: SWARM, strike }, asking))) return
        const swarm = yield* chooseModel(game, owner.seat, near, { rule, prompt: 'Which swarm?' })
        if (swarm !== undefined) strike.sufferer = swarm
      },
    },
    action: {
      kind: 'free',
      limit: 'activation',
      label: 'Sewer Swarm: call swarms',
      why: ({ game, owner, args }) => {
        if (swarmsOf(game, owner).length >= amount({ args })) return 'All swarms are in play.'
        return undefined
      },
      *perform({ game, owner, args }) {
        const rule = ruleOf(SWARM)
        for (let left = amount({ args }); left > 0; left--) {
          const asking = {
            rule,
            name: 'swarm-effort',
            prompt: `Make an Effort for the swarms? (${left} to go)`,
          }
          if (!(yield* paysEffort(game, owner, { purpose: SWARM }, asking))) return
        }
        yield* callSwarms(game, owner, amount({ args }))
        crewOf(game, opponentOf(game, owner.seat)).passes += amount({ args })
      },
    },
  },
  'tamer-device': {
    name: 'Tamer Device',
    text: 'Special: all swarms of its crew move 6" towards an enemy within 8". One of them that touches it may attack it, with an attack die more for each other one that does.',
    action: actionOn(
      'tamer-device',
      'Whom do the swarms hunt?',
      ({ game, owner }) => ({ ...PREY, if: () => swarmsOf(game, owner).length > 0 }),
      function* ({ game, owner, target }) {
        const rule = ruleOf('tamer-device')
        for (const swarm of swarmsOf(game, owner))
          if (isOnTable(target)) yield* pull(game, swarm, target.at, 6)
        const biting = swarmsOf(game, owner).filter((swarm) => isInContact(game, swarm, target))
        const able = biting.filter((swarm) => couldStrike(game, swarm, target))
        const swarm = yield* chooseModel(game, owner.seat, able, { rule, prompt: 'Which swarm attacks?' })
        if (swarm === undefined) return
        giveBonus(game, swarm, 'attack', biting.length - 1)
        yield* freeStrike(game, swarm, target, rule)
      },
    ),
  },
  'blackfire-totem': {
    name: 'Blackfire Totem',
    text: 'At the start of the game its totem is placed within 4" of a sewer. At the start of Raise the Plan Faith may be laid on it, five at most. A friend within 8" of it that sees it may use that: a die more in a melee attack or a defence, or 1 off the sum of a Willpower roll, for each.',
    on: {
      *deployed({ game, owner }) {
        const sewers = markersOf(game, 'sewer')
        if (sewers.length === 0 || totemOf(game, owner) !== undefined) return
        const at = yield* chooseSpot(game, owner.seat, {
          name: 'place-totem',
          prompt: 'Where does the totem stand?',
          rule: ruleOf('blackfire-totem'),
          near: { of: sewers[0]!.at, upTo: 4 },
          marker: true,
          about: { model: owner.id },
          accept: (spot) => {
            if (overlapsMarker(game, spot)) return 'Markers never overlap.'
            return sewers.some((sewer) => nearMarker(game, spot, sewer, 4))
              ? undefined
              : 'It must be within 4" of a sewer.'
          },
        })
        if (at !== undefined) addMarker(game, 'event', at, owner.seat, [TOTEM])
      },
      'plan-start': ({ game, owner }) => pray(game, owner),
      *'strike-rolls'({ game, owner, strike }) {
        if (strike.kind === 'melee' && strike.template === undefined)
          strike.attackDice += yield* invoke(game, owner, strike.attacker, 'an attack die')
      },
      *'hits-rolled'({ game, owner, strike }) {
        if (strike.kind !== 'melee' || strike.hits === 0) return
        giveBonus(game, strike.target, 'defense', yield* invoke(game, owner, strike.target, 'a defence die'))
      },
      *'skill-rolling'({ game, owner, rolling }) {
        if (rolling.skill === 'willpower')
          rolling.added -= yield* invoke(game, owner, rolling.roller, '1 off the sum')
      },
    },
  },
  martyrdom: {
    name: 'Martyrdom',
    text: 'Before it is taken out of the game, you look at as many of the next cards of your deck as friends are out of the game, score one of them, and shuffle. At the start of each Recount it takes two injuries for each round so far, less one for each Faith counter of its crew.',
    // Who is K.O. can still be taken out of the game.
    always: true,
    on: {
      *dying({ game, owner, victim }) {
        if (victim === owner) yield* testify(game, owner)
      },
      *'recount-start'({ game, owner }) {
        const faith = crewOf(game, owner.seat).counters.faith ?? 0
        const injury = Math.max(0, 2 * game.state.round - faith)
        if (isOnTable(owner) && isConscious(owner))
          yield* inflict(game, owner, { injury, cause: 'Martyrdom' })
      },
    },
  },
  'back-to-the-nightmare': {
    name: 'Back to the Nightmare',
    text: 'Once a round, after an action in which a card has left your Terror pile, it may be taken off the table, and comes back as a Shadowed Nightmare.',
    on: {
      *'action-done'({ game, owner }) {
        const note = terrorLeft(owner.seat)
        if (!game.state.roundNotes.includes(note)) return
        game.state.roundNotes = game.state.roundNotes.filter((each) => each !== note)
        if (!isOnTable(owner) || owner.usedThisRound.includes('back-to-the-nightmare')) return
        const prompt = `Does ${labelOf(game, owner)} go back to the nightmare?`
        const asking = { rule: ruleOf('back-to-the-nightmare'), name: 'back-to-the-nightmare', prompt }
        if (game.state.activation?.model === owner.id || !(yield* offer(game, owner.seat, asking))) return
        onceARound(owner, 'back-to-the-nightmare')
        vanishInto(game, owner)
      },
    },
  },
}

/** It lurks again, as before it came. */
function vanishInto(game: Play, owner: Model): void {
  owner.at = undefined
  owner.condition = 'away'
  const note = lurkingNote(owner)
  if (!game.state.gameNotes.includes(note)) game.state.gameNotes.push(note)
}

/** bmg3/trait/poison-master, as long as there are swarms: several masters do no more than one. */
function poisonDice(it: Bmg3Case): number {
  const { game, owner, about, purpose, occasion } = it
  if (purpose !== 'endurance' || occasion !== 'bmg3/effect/poison') return 0
  if (!areEnemies(owner, about) || !within(game, owner, about, 8) || !hasSwarmNear(it)) return 0
  const masters = game.state.models.filter(
    (model) =>
      model.seat === owner.seat &&
      (hasTrait(game, model, 'poison-master') || (hasTrait(game, model, SWARM) && model.id < owner.id)) &&
      within(game, model, about, 8),
  )
  return masters.length === 0 ? 1 : 0
}
