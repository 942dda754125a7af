import type { SeenEvent } from '@gargoyle/engine'
import { lazy } from 'react'
import { addressOfRule } from '../../rules/rule-address.ts'
import type { MatchInfo } from '../../worker/protocol.ts'
import { bmgBeat } from '../bmg/beats.ts'
import { COMPUTER } from '../bmg/new-game/choices.ts'
import { zoneTarget } from '../bmg/places.ts'
import { targetsIn } from '../bmg/things.ts'
import { inInches } from '../game-measure.ts'
import type { GamePage } from '../game-page.ts'
import { bmg3Scene } from './bmg3-scene.ts'
import { coachLine, firstTips } from './coach.ts'
import { diceResults, dieLook } from './dock/dice.ts'
import { ghost } from './dock/ghost.ts'
import { headingOf } from './dock/headings.ts'
import { optionNote } from './dock/option-note.ts'
import { rollsDice } from './dock/rolls-dice.ts'
import { endReport } from './end-report.ts'
import { ending } from './ending.ts'
import { lessons } from './lessons.ts'
import { mergedView } from './merged-view.ts'
import type { Bmg3OnPage } from './moment.ts'
import { CardsPanel } from './panels/cards-panel.tsx'
import { CrewsPanel } from './panels/crews-panel.tsx'
import { HelpPanel } from './panels/help-panel.tsx'
import { MissionPanel } from './panels/mission-panel.tsx'
import { quickStart } from './quick-start.ts'
import { status } from './status.ts'

/** The third edition on the page. */
export const bmg3Page: GamePage<Bmg3OnPage> = {
  id: 'bmg3',
  name: 'Batman Miniature Game, third edition',
  measure: inInches,
  quickStart,
  // The form lists crews, boards and cards: a match does not need them.
  NewGame: lazy(() => import('./new-game/new-game-form.tsx')),
  title: titleOf,
  seatName: (seat, { plans }) =>
    plans[seat]?.kind === 'bot' && seat !== COMPUTER ? `${seat} (computer)` : seat,
  side: (seat, { seats }) => (seats[0] === seat ? 0 : 1),
  scene: bmg3Scene,
  targetOf: (option, decision, { look }) =>
    decision.name === 'zone' ? zoneTarget(option.id, look.shown.zones) : targetsIn(option.about)[0],
  subjectsOf: (decision) => targetsIn(decision.about),
  status,
  panels: [
    { id: 'cards', title: 'Cards', Content: CardsPanel },
    { id: 'crews', title: 'Crews', Content: CrewsPanel },
    { id: 'mission', title: 'Mission', Content: MissionPanel },
    { id: 'help', title: 'Help', Content: HelpPanel },
  ],
  advice: coachLine,
  tips: firstTips,
  ending,
  report: endReport,
  lessons,
  mergedView,
  placesOf: ({ about }: SeenEvent) => targetsIn(about),
  rulePath: addressOfRule,
  beatOf: bmgBeat,
  dieLook,
  diceResults,
  headingOf,
  optionNote,
  rollsDice,
  ghost,
}

/** Which crews meet, and where. */
function titleOf({ table }: MatchInfo<Bmg3OnPage['table']>): string {
  const { crews, board } = table
  return `${crews.map(({ name }) => name).join(' against ')}, ${board.name}`
}

export default bmg3Page
