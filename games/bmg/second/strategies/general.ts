import {
  addEffect,
  addMarker,
  boardOf,
  chooseSpot,
  lengthOf,
  markerBody,
  markersOf,
  nearMarker,
  opponentOf,
  overlapsMarker,
  placedBy,
  removeMarker,
  shineReach,
} from '@gargoyle/bmg-common'
import {
  type Affiliation,
  isObjective,
  type Marker,
  objectiveNames,
  type Play,
  type Strategy,
  sharedStrategies,
  shiftObjective,
  useMaps,
} from '@gargoyle/bmg-counters'
import { isFake, isHenchman, modelOptions } from '@gargoyle/bmg-counters/toolkit'
import {
  ask,
  choose,
  chooseSome,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  type Seat,
  sumOf,
} from '@gargoyle/engine'
import { distanceToNearestEdge } from '@gargoyle/table'
import { crewsCalled } from './crew-names.ts'

/** Whether a trap on an objective has not gone off. bmg2/strategy/objective-trap */
export const isTrapped = memory<boolean>('objective-trap/trapped', false)

/** Crews that the Compendium calls The Brave and the Bold. bmg2/core/crew-names */
const BRAVE_AND_BOLD: readonly Affiliation[] = crewsCalled('the-brave-and-the-bold')

/** The effect of a henchman that is quick on its first activation. */
export const RAPID = 'rapid-response'

const ruleOf = (id: string): string => `bmg2/strategy/${id}`

/** Asks a player for an objective, by its name. */
export function* chooseObjective(
  game: Play,
  seat: Seat,
  asked: { readonly name: string; readonly prompt: string; readonly rule: string },
  among: readonly Marker[],
): Rule<Marker | undefined> {
  if (among.length === 0) return undefined
  return yield* ask(
    game,
    seat,
    choose({
      ...asked,
      options: among.map((marker) => {
        const { id, kind, seat: owner } = marker
        const what = kind in objectiveNames ? objectiveNames[kind as keyof typeof objectiveNames] : kind
        return { id: `${id}`, value: marker, label: `${what} of ${owner} (${id})`, about: { marker: id } }
      }),
    }),
  )
}

/** bmg2/strategy/change-of-plans */
function* changePlans(game: Play, seat: Seat): Rule<void> {
  const rule = ruleOf('change-of-plans')
  const markers = game.state.markers.filter(isObjective)
  if (markers.length === 0) return
  const far = sumOf(game.dice.roll({ purpose: 'change of plans', seat, rule }))
  const asked = { name: 'change-of-plans', prompt: `Which objective is moved by ${far} inches?`, rule }
  const marker = yield* chooseObjective(game, seat, asked, markers)
  if (marker !== undefined) yield* shiftObjective(game, seat, { marker, far, rule })
}

/** bmg2/strategy/vandalism */
function* vandalize(game: Play, seat: Seat): Rule<void> {
  const theirs = game.state.markers.filter((marker) => recall(marker, placedBy) === opponentOf(game, seat))
  if (theirs.length === 0) return
  const marker = yield* ask(
    game,
    seat,
    choose({
      name: 'vandalism',
      prompt: 'Which lamppost or sewer of the enemy do you remove?',
      rule: ruleOf('vandalism'),
      options: [
        ...theirs.map((each) => ({
          id: `${each.id}`,
          value: each,
          label: `${each.kind === 'sewer' ? 'Sewer' : 'Lamppost'} ${each.id}`,
          about: { marker: each.id },
        })),
        { id: 'none', value: undefined, label: 'None' },
      ],
    }),
  )
  if (marker !== undefined) removeMarker(game, marker)
}

/** How many warning signals, how far from an edge and from each other, and how far they shine, in inches. */
const SIGNALS = { most: 4, fromEdge: 2, apart: 4, shine: 2 } as const

/** Whether a lamppost is a warning signal. bmg2/strategy/road-warning-signals */
const isSignal = memory<boolean>('road-warning-signals/signal', false)

/** bmg2/strategy/road-warning-signals */
function* placeSignals(game: Play, seat: Seat): Rule<void> {
  const { most, fromEdge, apart, shine } = SIGNALS
  for (let left = most; left > 0; left--) {
    const at = yield* chooseSpot(game, seat, {
      name: 'signal',
      prompt: `Where does a road warning signal go? (${left} left)`,
      rule: ruleOf('road-warning-signals'),
      marker: true,
      optional: true,
      accept: (spot) => {
        const far = distanceToNearestEdge(boardOf(game), markerBody({ at: spot }))
        if (far > lengthOf(game, fromEdge)) return 'It must be within 2 inches of an edge.'
        const signals = game.state.markers.filter((marker) => recall(marker, isSignal))
        if (signals.some((other) => nearMarker(game, spot, other, apart - 0.001)))
          return 'Signals are 4 inches apart.'
        return overlapsMarker(game, spot) ? 'Markers never overlap.' : undefined
      },
    })
    if (at === undefined) return
    const signal = addMarker(game, 'streetlamp', at)
    remember(signal, isSignal, true)
    remember(signal, shineReach, shine)
  }
}

/** bmg2/strategy/rapid-response-training */
function* trainHenchmen(game: Play, seat: Seat): Rule<void> {
  const henchmen = game.state.models.filter((model) => model.seat === seat && isHenchman(game, model))
  if (henchmen.length === 0) return
  const picked = yield* ask(
    game,
    seat,
    chooseSome({
      name: 'rapid-response-training',
      prompt: 'Which henchmen are quick in their first activation?',
      rule: ruleOf('rapid-response-training'),
      min: 0,
      max: Math.min(2, henchmen.length),
      options: modelOptions(game, henchmen),
    }),
  )
  for (const model of picked) addEffect(game, model, RAPID, { until: 'game' })
}

/** bmg2/strategy/objective-trap */
function* setTrap(game: Play, seat: Seat): Rule<void> {
  const asked = {
    name: 'objective-trap',
    prompt: 'Which objective do you set a trap on?',
    rule: ruleOf('objective-trap'),
  }
  const marker = yield* chooseObjective(game, seat, asked, game.state.markers.filter(isObjective))
  if (marker !== undefined) remember(marker, isTrapped, true)
}

/** Players who pay at the end for having no objectives. bmg2/strategy/fake-objective */
export const withoutObjectives = memory<readonly Seat[]>('fake-objective/without-objectives', [])

/** bmg2/strategy/fake-objective */
function* fakeObjective(game: Play, seat: Seat): Rule<void> {
  const enemy = opponentOf(game, seat)
  const theirs = game.state.markers.filter((marker) => isObjective(marker) && marker.seat === enemy)
  const asked = {
    name: 'fake-objective',
    prompt: 'Which objective of the enemy is a fake?',
    rule: ruleOf('fake-objective'),
  }
  const marker = yield* chooseObjective(game, seat, asked, theirs)
  if (marker === undefined) rememberAmong(game.state, withoutObjectives, enemy)
  else remember(marker, isFake, true)
}

/** bmg2/strategy/public-resource-upgrade */
function* upgradeLamps(game: Play, seat: Seat): Rule<void> {
  const lamps = markersOf(game, 'streetlamp')
  if (lamps.length === 0) return
  const picked = yield* ask(
    game,
    seat,
    chooseSome({
      name: 'public-resource-upgrade',
      prompt: 'Which lampposts shine 6 inches far?',
      rule: ruleOf('public-resource-upgrade'),
      min: 0,
      max: Math.min(3, lamps.length),
      options: lamps.map((lamp) => ({
        id: `${lamp.id}`,
        value: lamp,
        label: `Lamppost ${lamp.id}`,
        about: { marker: lamp.id },
      })),
    }),
  )
  for (const lamp of picked) remember(lamp, shineReach, 6)
}

/** Strategies that any crew may buy, with the values and phases of the Compendium. bmg2/core/strategies */
export const generalStrategies: Readonly<Record<string, Strategy>> = {
  ...sharedStrategies,
  // bmg2/strategy/fast-advance
  'fast-advance': {
    ...sharedStrategies['fast-advance'],
    text: 'Your deployment area is 4 inches larger, or two areas 2 inches each. Nothing if both players have it.',
  },
  // bmg2/strategy/patrol
  patrol: {
    ...sharedStrategies.patrol,
    text: 'One model may stand up to 4 inches outside your area; where models arrive by a die, +1 on that die.',
  },
  // bmg2/strategy/reinforcements
  reinforcements: {
    ...sharedStrategies.reinforcements,
    text: 'On 4+ a model stays off the table and comes into contact with any edge, outside the area of the enemy, when the second round is planned.',
  },
  // bmg2/strategy/maps: the Compendium bars no area.
  maps: {
    ...sharedStrategies.maps,
    text: 'You place two more lampposts or one more sewer.',
    play: (game, seat) => useMaps(game, seat, () => undefined),
  },
  // bmg2/strategy/secret-objective
  'secret-objective': { ...sharedStrategies['secret-objective'], value: 2 },
  // bmg2/strategy/change-of-plans
  'change-of-plans': {
    name: 'Change of Plans',
    text: 'After all objectives are placed you move one of them by a die in inches, in a direction of your choice.',
    value: 2,
    phase: 'D',
    once: true,
    last: true,
    play: changePlans,
  },
  // bmg2/strategy/vandalism
  vandalism: {
    name: 'Vandalism',
    text: 'You remove a lamppost or sewer that the enemy placed. Not for The Brave and the Bold.',
    value: 1,
    phase: 'B',
    once: true,
    notCrews: BRAVE_AND_BOLD,
    last: true,
    play: vandalize,
  },
  // bmg2/strategy/rapid-response-training
  'rapid-response-training': {
    name: 'Rapid Response Training',
    text: 'Up to two henchmen have a basic move 2 inches longer in their first activation. Only for The Brave and the Bold.',
    value: 1,
    phase: 'E',
    once: true,
    crews: BRAVE_AND_BOLD,
    play: trainHenchmen,
  },
  // bmg2/strategy/objective-trap
  'objective-trap': {
    name: 'Objective Trap',
    text: 'The first model that touches the objective you choose passes an Agility roll or takes two stuns.',
    value: 1,
    phase: 'D',
    once: true,
    last: true,
    play: setTrap,
  },
  // bmg2/strategy/fake-objective
  'fake-objective': {
    name: 'Fake Objective',
    text: 'An objective of the enemy pays 1VP less, but never less than 1. If the enemy has none, it loses 4VP at the end.',
    value: 2,
    phase: 'E',
    once: true,
    play: fakeObjective,
  },
  // bmg2/strategy/public-resource-upgrade
  'public-resource-upgrade': {
    name: 'Public Resource Upgrade',
    text: 'Up to three lampposts shine 6 inches far instead of 4. Only for The Brave and the Bold.',
    value: 1,
    phase: 'E',
    once: true,
    crews: BRAVE_AND_BOLD,
    play: upgradeLamps,
  },
  // bmg2/strategy/sewer-maps
  'sewer-maps': {
    name: 'Sewer Maps',
    text: 'One model more of your crew may go down the sewers each round.',
    value: 2,
    phase: 'E',
    once: true,
  },
  // bmg2/strategy/road-warning-signals
  'road-warning-signals': {
    name: 'Road Warning Signals',
    text: 'You place up to four signals within 2 inches of an edge, 4 inches apart: lampposts that shine 2 inches far.',
    value: 1,
    phase: 'B',
    once: true,
    last: true,
    play: placeSignals,
  },
}
