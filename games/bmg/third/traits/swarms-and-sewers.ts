import {
  addEffect,
  addMarker,
  areEnemies,
  bodyOf,
  chooseSpot,
  hasRoomBeside,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  markersOf,
  nearMarker,
  opponentOf,
  place,
  placeBeside,
  profileOf,
  removeEffect,
  sees,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { isAmong, type Rule, recall } from '@gargoyle/engine'
import { moveAction } from '../activation/perform.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { callUp, isAside, setAside } from '../model/aside.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import { hasRoomToChange, type Replacement, replaceModel } from '../model/replace-model.ts'
import { moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Case, Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { fearReturned } from '../weapons/fear.ts'
import { couldStrike, freeStrike } from './free-actions.ts'
import { chooseMarkerOrNone, chooseModel, isActive, offer, onceARound, targetsOf } from './helpers.ts'
import { wasBombed } from './tasks.ts'
import { isTotem } from './totems-and-martyrs.ts'

/** Too small to be shot at easily. */
const smallTarget = ({ strike, owner }: Bmg3Case): number =>
  strike?.kind === 'ranged' && strike.target === owner ? 1 : 0

/** Removed with the first K.O., and not counted. */
const vermin: Pick<Bmg3Rule, 'always' | 'own' | 'on'> = {
  always: true,
  own: { defense: smallTarget, uncounted: true },
  on: {
    'knocked-out': ({ game, owner, victim, by }) =>
      victim === owner ? becomeCasualty(game, owner, by) : undefined,
  },
}

const beside = ({ owner, rule }: Bmg3Scope, marker: Marker) => ({
  model: owner,
  beside: marker,
  reason: 'arrives',
  rule,
})

/** Lets a model be placed beside one of some markers, or not. Gives whether it was. */
function* arriveBeside(it: Bmg3Scope, markers: readonly Marker[], prompt: string): Rule<boolean> {
  const { game, owner, id, rule } = it
  const open = markers.filter((marker) => hasRoomBeside(game, beside(it, marker)))
  const marker = yield* chooseMarkerOrNone(game, owner.seat, open, {
    rule,
    name: id,
    prompt,
  })
  return marker !== undefined && (yield* placeBeside(game, beside(it, marker))) !== undefined
}

/** Makes a lost model ready to be placed again, unhurt. */
function revive(model: Model): void {
  model.condition = 'away'
  model.stun = 0
  model.injury = 0
  model.effects = []
}

const isSwarm = (game: Play, model: Model): boolean => hasTrait(game, model, 'swarm')

const MOST_SWARMS = 3

/** Swarms that could come: set aside, or lost before. */
const swarmsToCome = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === owner.seat && isSwarm(game, model) && (isAside(model) || model.condition === 'casualty'),
  )

const swarmsOf = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter((model) => model.seat === owner.seat && isSwarm(game, model) && isOnTable(model))

/** bmg3/trait/sewers-retreat: down one hole and out of another. */
function* slipAway(it: Bmg3Scope): Rule<void> {
  const { game, owner, id } = it
  const near = markersOf(game, 'sewer').filter((sewer) => withinOfMarker(game, owner, sewer, 4))
  if (near.length === 0) return
  const others = markersOf(game, 'sewer').filter((sewer) => near.length > 1 || !near.includes(sewer))
  const prompt = `Out of which sewer does ${labelOf(game, owner)} come?`
  if (yield* arriveBeside(it, others, prompt)) onceARound(owner, id)
}

const isUnderworlder = (game: Play, model: Model): boolean =>
  profileOf(game, model).alias.startsWith('Underworlder')

const avengers = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) => model.seat === owner.seat && model.condition === 'casualty' && isUnderworlder(game, model),
  )

/** bmg3/trait/righteous-vengeance: back for one blow. */
function* avenge({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const avenger = yield* chooseModel(game, owner.seat, avengers(game, owner), {
    rule,
    prompt: 'Who comes back?',
  })
  if (avenger === undefined) return
  revive(avenger)
  const there = yield* place(game, {
    model: avenger,
    reason: 'Righteous Vengeance',
    rule,
    near: { of: bodyOf(game, owner), upTo: 8 },
    accept: (at) =>
      [...markersOf(game, 'sewer'), ...markersOf(game, 'event').filter(isTotem)].some((marker) =>
        withinOfMarker(game, { ...avenger, at }, marker, 4),
      )
        ? undefined
        : 'It must be within 4" of a sewer or a totem.',
  })
  if (there === undefined) {
    avenger.condition = 'casualty'
    return
  }
  const before = crewOf(game, owner.seat).activation
  const beaten = before.kos + before.casualties
  addEffect(game, avenger, id, { until: 'activation' })
  const enemies = game.state.models.filter(
    (enemy) => areEnemies(owner, enemy) && isOnTable(enemy) && couldStrike(game, avenger, enemy),
  )
  const target = yield* chooseModel(game, owner.seat, enemies, { rule, prompt: 'Whom does it strike?' })
  if (target !== undefined) yield* freeStrike(game, avenger, target, rule)
  removeEffect(avenger, id)
  const after = crewOf(game, owner.seat).activation
  if (after.kos + after.casualties === beaten) yield* becomeCasualty(game, avenger, undefined)
}

const nextPenguin = ({ game, owner, rule }: Bmg3Scope): Replacement | undefined => {
  const next = game.state.models.find(
    (model) =>
      model.seat === owner.seat && isAside(model) && profileOf(game, model).id === 'the-penguin-new-52',
  )
  return next && { old: owner, next, reason: 'leaves the duck', rule }
}

/** Traits of rats, snakes and other animals of the sewers. */
export const swarmsAndSewers: Bmg3Rules = {
  swarm: {
    name: 'Swarm',
    text: 'Is not recruited; other rules place it. Its Defense is 1 higher against shots, it manipulates nothing, no Cranial Bomb goes off in it, and losing it counts for no objective. Knocked out it is out of the game.',
    ...vermin,
    own: { ...vermin.own, 'cannot-manipulate': true },
  },
  'kobra-swarm': {
    name: 'Kobra Swarm',
    text: 'Is not recruited; it comes with a Void Priest. Its Defense is 1 higher against shots, and losing it counts for no objective. Knocked out it is out of the game. When a friend places a suspect it may be placed in contact with that.',
    ...vermin,
    on: {
      ...vermin.on,
      *'suspect-placed'(it) {
        const { game, owner, suspect, by } = it
        if (by === undefined || by === owner || by.seat !== owner.seat || !isOnTable(owner)) return
        yield* arriveBeside(it, [suspect], `Does ${labelOf(game, owner)} come to the suspect?`)
      },
    },
  },
  'rat-tamer': {
    name: 'Rat Tamer',
    text: 'Special: every friendly Swarm within 8" gets an Attack bonus marker and 2" for its next Movement action.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        swarmsOf(game, owner).some((swarm) => within(game, owner, swarm, 8))
          ? undefined
          : 'No Swarm is within 8".',
      perform: ({ game, owner }) => {
        for (const swarm of swarmsOf(game, owner)) {
          if (!within(game, owner, swarm, 8)) continue
          giveBonus(game, swarm, 'attack', 1)
          giveBonus(game, swarm, 'move', 2)
        }
      },
    },
  },
  'sewer-worker': {
    name: 'Sewer Worker',
    text: 'Once a game, in its activation, a sewer is put anywhere at least 2" away from all other markers.',
    action: {
      kind: 'free',
      limit: 'game',
      *perform({ game, owner, rule, id }) {
        const at = yield* chooseSpot(game, owner.seat, {
          name: id,
          prompt: 'Where is the new sewer?',
          rule,
          marker: true,
          accept: (spot) =>
            game.state.markers.some((marker) => nearMarker(game, spot, marker, 2))
              ? 'At least 2" away from all other markers.'
              : undefined,
        })
        if (at !== undefined) addMarker(game, 'sewer', at)
      },
    },
  },
  'charismatic-rat': {
    name: 'Charismatic Rat',
    text: 'Friendly Swarms within 8" and in sight have a free Effort. In its activation, for an Effort, a Sewer Swarm is placed within 2" if fewer than three are on the table; the opponent gets a pass.',
    brings: () => Array.from({ length: MOST_SWARMS }, () => 'sewer-swarm'),
    around: {
      'free-efforts': ({ game, owner, about }) =>
        about.seat === owner.seat &&
        isSwarm(game, about) &&
        within(game, owner, about, 8) &&
        sees(game, owner, about)
          ? 1
          : 0,
    },
    action: {
      kind: 'free',
      efforts: 1,
      limit: 'activation',
      why: ({ game, owner }) => {
        if (swarmsOf(game, owner).length >= MOST_SWARMS) return 'Three Swarms are on the table.'
        return swarmsToCome(game, owner).length > 0 ? undefined : 'There is no Swarm left.'
      },
      *perform({ game, owner, rule }) {
        const [swarm] = swarmsToCome(game, owner)
        if (swarm === undefined) return
        const wasAside = isAside(swarm)
        if (wasAside) callUp(swarm)
        else revive(swarm)
        const near = { of: bodyOf(game, owner), upTo: 2 }
        if ((yield* place(game, { model: swarm, reason: 'Charismatic Rat', rule, near })) === undefined)
          setAside(swarm)
        else crewOf(game, opponentOf(game, owner.seat)).passes++
      },
    },
  },
  'sewers-retreat': {
    name: 'Sewer’s Retreat',
    text: 'Once a round, after an enemy attack on it that has not knocked it out, it may vanish into a sewer within 4" and is placed in contact with another one.',
    on: {
      'attack-resolved': (it) => {
        const { owner, attack, id } = it
        return areEnemies(owner, attack.attacker) &&
          attack.strikes.some(({ target }) => target === owner) &&
          isOnTable(owner) &&
          isConscious(owner) &&
          !owner.usedThisRound.includes(id)
          ? slipAway(it)
          : undefined
      },
    },
  },
  'sewers-nightmare': {
    name: 'Sewers Nightmare',
    text: 'Special, in an activation in which it has used a sewer: its next attack in that activation has two free Efforts and adds 1 to its attack dice.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        isActive(game, owner) && game.state.activation?.rooted
          ? undefined
          : 'It has not used a sewer in this activation.',
      perform: ({ game, owner, id }) => {
        addEffect(game, owner, id, { until: 'activation', by: owner })
      },
    },
    effect: {
      text: 'Its next attack has two free Efforts and adds 1 to its attack dice.',
      own: {
        'attack-roll': ({ owner, strike }) => (strike?.attacker === owner ? 1 : 0),
        'free-efforts': ({ purpose }) => (purpose === 'attack' ? 2 : 0),
      },
      on: {
        'attack-resolved': ({ owner, attack, id }) => {
          if (attack.attacker === owner) removeEffect(owner, id)
        },
      },
    },
  },
  'really-tenacious': {
    name: 'Really Tenacious',
    text: 'Unless a bomb in its head or a Henchman Bomb has killed it, it may be placed in contact with a suspect of its crew when Raise the Plan begins, unhurt.',
    always: true,
    on: {
      *'plan-start'(it) {
        const { game, owner } = it
        if (owner.condition !== 'casualty' || recall(owner, wasBombed)) return
        const { injury, stun } = owner
        revive(owner)
        const prompt = `Where does ${labelOf(game, owner)} turn up again?`
        if (yield* arriveBeside(it, suspectsOf(game, owner.seat), prompt)) return
        owner.condition = 'casualty'
        owner.injury = injury
        owner.stun = stun
      },
    },
  },
  'small-nightmare': {
    name: 'Small Nightmare',
    text: 'Once lost it does not come back as other Nightmares do, but may be placed in contact with a suspect of its crew when a Fear card goes back to its pile. Its Defense is 1 higher against shots.',
    always: true,
    own: { defense: smallTarget },
    on: {
      *'recount-start'(it) {
        const { game, owner } = it
        if (owner.condition !== 'casualty' || !isAmong(game.state, fearReturned, owner.seat)) return
        revive(owner)
        const prompt = `Where does ${labelOf(game, owner)} come back?`
        if (!(yield* arriveBeside(it, suspectsOf(game, owner.seat), prompt))) owner.condition = 'casualty'
      },
    },
  },
  'righteous-vengeance': {
    name: 'Righteous Vengeance',
    text: 'Special: an Underworlder of its crew that was lost is placed within 8", and within 4" of a sewer or a totem, unhurt, and makes a melee attack with two free Efforts and no others. Unless that knocks an enemy out or takes one out of the game, it is lost again.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => (avengers(game, owner).length > 0 ? undefined : 'No Underworlder was lost.'),
      perform: avenge,
    },
    effect: {
      text: 'Two free Efforts and no others.',
      own: { 'effort-limit': -99, 'free-efforts': ({ purpose }) => (purpose === 'attack' ? 2 : 0) },
    },
  },
  'penguin-feeder': {
    name: 'Penguin Feeder',
    text: 'Special: all friendly Expendable Penguins take a Movement action. Then The Penguin (New 52) may take its place in contact, with everything that is on it. The deck may have his cards.',
    brings: () => ['the-penguin-new-52'],
    action: {
      kind: 'special',
      *perform(it) {
        const { game, owner, id, rule } = it
        for (const bird of targetsOf(game, owner, { side: 'friend', only: 'conscious' }))
          if (hasTrait(game, bird, 'expendable-penguin') && moveBlockedReason(game, bird) === undefined)
            yield* moveAction(game, bird)
        const change = nextPenguin(it)
        if (change === undefined || !hasRoomToChange(game, change)) return
        const asking = { rule, name: id, prompt: 'Does he leave the duck?' }
        if (yield* offer(game, owner.seat, asking)) yield* replaceModel(game, change)
      },
    },
  },
}
