import { opponentOf } from '@gargoyle/bmg-common'
import { ask, askSecretly, choose, chooseSome, type Rule } from '@gargoyle/engine'
import { cardNamed, discard, draw, HAND, takeFrom } from '../cards/hand.ts'
import { crewOf } from '../model/crew.ts'
import { resourcePoints } from '../round/recount.ts'
import { rollOff } from '../round/take-the-lead.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { deployCrews } from './deploy.ts'
import { setEncounterMarkers } from './encounter-markers.ts'
import { placeFurniture } from './furniture.ts'
import { encounterOf } from './zones.ts'

/** Lamps and sewers, after the roll for setup initiative. bmg3/core/setup-initiative */
export function* furniture(game: Play): Rule<void> {
  const { state } = game
  if (state.part === 0) {
    state.setupInitiative = rollOff(game)
    state.initiative = state.setupInitiative
    const { setupInitiative: seat } = state
    game.emit({
      name: 'setup-initiative',
      text: `${seat} has setup initiative.`,
      rule: 'bmg3/core/setup-initiative',
      about: { seat },
    })
    yield* trigger(game, 'setup-start', {})
    state.part = 1
    return
  }
  yield* placeFurniture(game, state.part === 1 ? 'streetlamp' : 'sewer')
  state.part++
  if (state.part > 2) {
    state.stage = 'zones'
    state.part = 0
  }
}

/** The encounter is drawn and zones are chosen; then the event. bmg3/core/encounter-card, bmg3/core/event-card */
export function* zones(game: Play): Rule<void> {
  const { state } = game
  const { setup, book } = game.content
  const { setupInitiative } = state
  state.encounter = setup.encounter ?? game.dice.random.pick(drawnEncounters(book.encounters))
  const encounter = encounterOf(game)
  game.emit({
    name: 'encounter',
    text: `Encounter: ${encounter.name}. ${encounter.text}`,
    rule: 'bmg3/core/encounter-card',
    about: { encounter: state.encounter },
  })
  const zone = yield* ask(
    game,
    setupInitiative,
    choose({
      name: 'zone',
      prompt: `${encounter.name}: which zone do you deploy in?`,
      rule: 'bmg3/core/encounter-card',
      options: [
        { id: 'A', label: 'Zone A' },
        { id: 'B', label: 'Zone B' },
      ],
    }),
  )
  crewOf(game, setupInitiative).zone = zone === 'A' ? 'A' : 'B'
  crewOf(game, opponentOf(game, setupInitiative)).zone = zone === 'A' ? 'B' : 'A'
  game.emit({
    name: 'zone',
    text: `${setupInitiative} takes zone ${zone}.`,
    about: { seat: setupInitiative, zone },
  })
  setEncounterMarkers(game)
  drawEvent(game)
  yield* trigger(game, 'zones-chosen', {})
  state.stage = 'cards'
  state.part = 0
}

/** The encounters that are cards of the deck. bmg3/core/encounter-card */
export const drawnEncounters = (all: RuleBook['encounters']): readonly string[] =>
  Object.keys(all).filter((id) => all[id]?.isDrawn !== false)

/** bmg3/core/event-card: optional, in force for the whole game. */
function drawEvent(game: Play): void {
  const { setup, book } = game.content
  if (setup.event === 'none') return
  game.state.event = setup.event ?? game.dice.random.pick(Object.keys(book.events))
  const event = book.events[game.state.event]
  if (event)
    game.emit({
      name: 'event',
      text: `Event: ${event.name}. ${event.text}`,
      rule: 'bmg3/core/event-card',
      about: { event: game.state.event },
    })
}

/** bmg3/core/objective-hand: four cards, any of them exchanged once; then plots. bmg3/core/plot-cards */
export function* cards(game: Play): Rule<void> {
  // A step of its own: who thinks about the exchange knows its own hand, and imagines the other's.
  if (game.state.part === 0) {
    for (const seat of game.seats) draw(game, seat, HAND)
    game.state.part = 1
    return
  }
  yield* mulligan(game)
  if (game.content.setup.plots) yield* choosePlots(game)
  yield* trigger(game, 'cards-drawn', {})
  game.state.stage = 'deployment'
  game.state.part = 0
}

function* mulligan(game: Play): Rule<void> {
  const decisions = new Map(
    game.seats.map((seat) => {
      const { hand } = crewOf(game, seat)
      const options = hand.map((id, index) => ({
        id: `${index}`,
        label: cardNamed(game, id).name,
        about: { card: id },
      }))
      const prompt = 'Which cards do you exchange?'
      return [
        seat,
        chooseSome({
          name: 'mulligan',
          prompt,
          rule: 'bmg3/core/objective-hand',
          options,
          min: 0,
          max: hand.length,
        }),
      ]
    }),
  )
  for (const [seat, picked] of yield* askSecretly(game, decisions)) {
    const crew = crewOf(game, seat)
    const gone = picked.map((index) => crew.hand[Number(index)]!)
    for (const id of gone) {
      takeFrom(crew.hand, id)
      discard(crew, id)
    }
    draw(game, seat, gone.length)
  }
}

/** bmg3/core/plot-cards: one plot is active, the rest make a face-down plot deck. */
function* choosePlots(game: Play): Rule<void> {
  const decisions = new Map(
    game.seats.map((seat) => {
      const options = crewOf(game, seat).plotDeck.map((id) => ({
        id,
        label: game.content.book.plots[id]?.name ?? id,
        about: { plot: id },
      }))
      return [
        seat,
        choose({ name: 'plot', prompt: 'Which plot is active?', rule: 'bmg3/core/plot-cards', options }),
      ]
    }),
  )
  for (const [seat, plot] of yield* askSecretly(game, decisions)) {
    const crew = crewOf(game, seat)
    crew.plot = plot
    crew.plotDeck = game.dice.random.shuffle(crew.plotDeck.filter((id) => id !== plot))
    const name = game.content.book.plots[plot]?.name ?? plot
    game.emit({
      name: 'plot',
      text: `${seat}'s plot: ${name}.`,
      rule: 'bmg3/core/plot-cards',
      about: { seat, plot },
    })
  }
}

/** Both crews are deployed, group by group. bmg3/core/deploy */
export function* deployment(game: Play): Rule<void> {
  yield* deployCrews(game)
  if (game.state.part === DEPLOYED) {
    // Not before: some models bring resource points along. bmg3/core/resource-points
    for (const seat of game.seats) crewOf(game, seat).resources = resourcePoints(game, seat)
    yield* trigger(game, 'deployed', {})
    game.state.stage = 'lead'
    game.state.part = 0
  }
}

/** The part of the deployment stage that is after all groups and late deployers. */
const DEPLOYED = 6
