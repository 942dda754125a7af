import type { Stage } from '@gargoyle/bmg-counters'
import type { StatusItem } from '../game-page.ts'
import type { CounterMoment } from './moment.ts'
import { counted } from './words.ts'

/** What the stages of a game are called. */
export const stageNames: Readonly<Record<Stage, string>> = {
  strategies: 'Strategies',
  scenario: 'Scenario',
  furniture: 'Sewers and lampposts',
  bands: 'Deployment',
  objectives: 'Objectives',
  start: 'Last preparations',
  lead: 'Take the Lead',
  plan: 'Raise a Plan',
  execute: 'Execute the Plan',
  recount: 'Casualty Recount',
  over: 'The end',
}

/** Stages before the first round. */
export const preparation: readonly Stage[] = [
  'strategies',
  'scenario',
  'furniture',
  'bands',
  'objectives',
  'start',
]

/** Round and phase, what is in the bag, and the points of both bands. */
export function status({ info, look }: CounterMoment): readonly StatusItem[] {
  const { round, stage, bands, turn, scenario, bag, first } = look.view
  const hasBegun = !preparation.includes(stage)
  const { rounds } = info.table.texts.scenarios[scenario] ?? {}
  // An empty bag ends the game: bands with few lead counters never see the last rounds of a scenario.
  const left = Object.values(bag).reduce((sum, count) => sum + count, 0)
  return [
    ...(hasBegun && stage !== 'over'
      ? [
          {
            label: 'Round',
            value: rounds === undefined ? `${round}` : `${round} of ${Math.min(rounds, round + left)}`,
          },
        ]
      : []),
    { label: 'Phase', value: stageNames[stage] },
    ...(stage === 'execute' ? [{ label: 'Turn', value: turn }] : []),
    ...info.seats.map((seat, index): StatusItem => {
      const band = bands[seat]
      const points = [
        `${band?.victoryPoints ?? 0} VP${band && band.earned > 0 ? ` + ${band.earned} this round` : ''}`,
        ...(hasBegun && stage !== 'over' ? [`${counted(bag[seat] ?? 0, 'lead counter')}`] : []),
        ...(stage === 'execute' && band && band.passes > 0 ? [counted(band.passes, 'pass', 'passes')] : []),
        ...(hasBegun && stage !== 'over' && stage !== 'lead' && seat === first ? ['first'] : []),
      ]
      return { label: seat, value: points.join(' · '), side: index === 0 ? 0 : 1 }
    }),
  ]
}
