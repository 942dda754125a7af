import type { SeenEvent } from '@gargoyle/engine'
import { addressOfRule } from '../../rules/rule-address.ts'
import type { MatchInfo } from '../../worker/protocol.ts'
import { bmgBeat } from '../bmg/beats.ts'
import { COMPUTER } from '../bmg/new-game/choices.ts'
import { zoneTarget } from '../bmg/places.ts'
import { targetsIn } from '../bmg/things.ts'
import type { GamePage } from '../game-page.ts'
import { coachLine, firstTips } from './coach.ts'
import { counterScene } from './counter-scene.ts'
import { dieLook } from './dock/dice.ts'
import { ghostWith, type Templates } from './dock/ghost.ts'
import { headingOf } from './dock/headings.ts'
import { optionNote } from './dock/option-note.ts'
import { pickNote } from './dock/pick-note.ts'
import { rollsDice } from './dock/rolls-dice.ts'
import { endReport } from './end-report.ts'
import { ending } from './ending.ts'
import type { CounterOnPage } from './moment.ts'
import { BandsPanel } from './panels/bands-panel.tsx'
import { HelpPanel } from './panels/help-panel.tsx'
import { ScenarioPanel } from './panels/scenario-panel.tsx'
import { PlanQuestion } from './plan/plan-question.tsx'
import { status } from './status.ts'

/** What an edition says about itself on the page. */
export interface CounterPageParts
  extends Pick<GamePage, 'id' | 'name' | 'measure' | 'quickStart' | 'NewGame'> {
  readonly templates: Templates
  /** What the panel of all models is called. */
  readonly bandsTitle: string
}

/** A counter edition on the page. */
export function counterPage({ templates, bandsTitle, ...own }: CounterPageParts): GamePage<CounterOnPage> {
  return {
    ...own,
    title: titleOf,
    seatName: (seat, { plans }) =>
      plans[seat]?.kind === 'bot' && seat !== COMPUTER ? `${seat} (computer)` : seat,
    side: (seat, { seats }) => (seats[0] === seat ? 0 : 1),
    scene: counterScene,
    targetOf: (option, decision, { look }) =>
      decision.name === 'area' ? zoneTarget(option.id, look.shown.zones) : targetsIn(option.about)[0],
    subjectsOf: (decision) => (decision.name === 'plan' ? [] : targetsIn(decision.about)),
    questions: { plan: PlanQuestion },
    status,
    panels: [
      { id: 'bands', title: bandsTitle, Content: BandsPanel },
      { id: 'scenario', title: 'Scenario', Content: ScenarioPanel },
      { id: 'help', title: 'Help', Content: HelpPanel },
    ],
    advice: coachLine,
    tips: firstTips,
    ending,
    report: endReport,
    placesOf: ({ about }: SeenEvent) => targetsIn(about),
    rulePath: addressOfRule,
    beatOf: bmgBeat,
    dieLook,
    headingOf,
    optionNote,
    rollsDice,
    pickNote,
    ghost: ghostWith(templates),
  }
}

/** Which bands meet, and where. */
function titleOf({ table }: MatchInfo<CounterOnPage['table']>): string {
  const { bands, board } = table
  return `${bands.map(({ name }) => name).join(' against ')}, ${board.name}`
}
