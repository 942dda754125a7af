import {
  bodyAt,
  bodyOf,
  hasRank,
  isOnTable,
  labelOf,
  markersOf,
  opponentOf,
  place,
  sees,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Rule, Seat } from '@gargoyle/engine'
import { distance, inches, type Spot } from '@gargoyle/table'
import { isAside } from '../model/aside.ts'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import {
  deploymentTerms,
  judgeDeployment,
  judgeNearMarkers,
  noteVanguard,
  somePlaces,
  spotsToDeploy,
} from './deployment-terms.ts'
import { divideCrew, forgetGroups, type Group, groupOf } from './groups.ts'
import { holdBack, isHeldBack } from './held-back.ts'
import { encounterOf } from './zones.ts'

/**
 * bmg3/core/deploy: two even groups, deployed by turns; those that arrive late alternate afterwards. Parts of the
 * stage: 0 groups, 1 to 4 the four deployments, 5 the late ones.
 */
export function* deployCrews(game: Play): Rule<void> {
  const { state } = game
  const { setupInitiative } = state
  const other = opponentOf(game, setupInitiative)
  const part = state.part
  if (part === 0) for (const seat of [setupInitiative, other]) yield* formGroups(game, seat)
  else if (part <= 4) yield* deployGroup(game, part % 2 === 1 ? setupInitiative : other, part <= 2 ? 1 : 2)
  else {
    yield* deployLate(game)
    forgetGroups(game)
  }
  state.part++
}

/** Leaves out the models that the encounter keeps for later, then divides the others. */
function* formGroups(game: Play, seat: Seat): Rule<void> {
  if (encounterOf(game).deployment?.oneAway) {
    yield* holdBack(game, seat, {
      cause: game.state.encounter,
      rule: `bmg3/encounter/${game.state.encounter}`,
      prompt: 'Which Henchman comes later?',
      among: (model) => hasRank(game, model, 'henchman'),
    })
  }
  yield* divideCrew(game, seat)
}

function* deployGroup(game: Play, seat: Seat, group: Group): Rule<void> {
  for (const model of groupOf(game, seat, group)) yield* deployInZone(game, model, group)
}

/**
 * bmg3/core/deploy: wholly in a zone of one's own, or as far outside as a trait or the encounter allows. Who fits
 * nowhere stands as near as there is room.
 */
export function* deployInZone(game: Play, model: Model, group?: Group): Rule<void> {
  for (const terms of deploymentTerms(game, model, group)) {
    if (terms.zones.length === 0) continue
    yield* place(game, {
      model,
      reason: 'deployment',
      rule: 'bmg3/core/deploy',
      accept: (at) => judgeDeployment(game, model, terms, at),
      suggestions: (random) => somePlaces(game, model, terms, random),
      search: () => spotsToDeploy(game, model, terms),
    })
    if (!isOnTable(model)) continue
    noteVanguard(game, model)
    return
  }
  game.emit(() => ({
    name: 'no-room',
    text: `There is no room on the table for ${labelOf(game, model)}.`,
    rule: 'bmg3/core/deploy',
    about: { model: model.id },
  }))
}

/** Late deployers alternate, the player with setup initiative first. bmg3/core/deploy */
function* deployLate(game: Play): Rule<void> {
  const { setupInitiative } = game.state
  const waiting = (seat: Seat): Model[] =>
    game.state.models.filter(
      (model) =>
        model.seat === seat &&
        model.condition === 'away' &&
        !isAside(model) &&
        !isHeldBack(game, model) &&
        applies(game, 'deploys-late', { about: model }),
    )
  const queues = [waiting(setupInitiative), waiting(opponentOf(game, setupInitiative))]
  for (let turn = 0; queues.some((queue) => queue.length > 0); turn++) {
    const model = queues[turn % 2]!.shift()
    if (model !== undefined) yield* deployHidden(game, model)
  }
}

/** Out of sight of all models, or at least twelve inches from those who see; else in the zone. */
function* deployHidden(game: Play, model: Model): Rule<void> {
  yield* place(game, {
    model,
    reason: 'hidden deployment',
    rule: 'bmg3/core/deploy',
    accept: (at) => {
      if (!isHiddenAt(game, model, at)) return 'An enemy less than 12" away would see it there.'
      return judgeNearMarkers(game, model, at) ?? judgeNearSewers(game, model, at)
    },
  })
  if (!isOnTable(model)) yield* deployInZone(game, model)
}

/** Some come out of the sewers and nowhere else. */
function judgeNearSewers(game: Play, model: Model, at: Spot): string | undefined {
  if (!applies(game, 'hides-at-sewers', { about: model })) return undefined
  return markersOf(game, 'sewer').some((sewer) => withinOfMarker(game, { ...model, at }, sewer, 4))
    ? undefined
    : 'It must be within 4" of a sewer.'
}

/** bmg3/trait/hidden: how far away those must be who see it. */
const SEEN_FROM_AFAR = inches(12)

/** Where it is lit, it may be seen from afar. */
function isHiddenAt(game: Play, model: Model, at: Spot): boolean {
  const there = { ...model, at, condition: 'up' as const }
  return !game.state.models.some(
    (enemy) =>
      enemy.seat !== model.seat &&
      isOnTable(enemy) &&
      distance(bodyOf(game, enemy), bodyAt(game, model, at)) < SEEN_FROM_AFAR &&
      sees(game, enemy, there),
  )
}
