import type { Bmg3View } from '@gargoyle/bmg3'
import type { StatusItem } from '../game-page.ts'
import type { Bmg3Moment } from './moment.ts'

/** What the stages of a game are called. */
export const stageNames: Readonly<Record<Bmg3View['stage'], string>> = {
  furniture: 'Laying out the street',
  zones: 'Choosing zones',
  cards: 'First hands',
  deployment: 'Deployment',
  lead: 'Take the Lead',
  plan: 'Raise the Plan',
  execute: 'Execute the Plan',
  recount: 'Recount',
  over: 'The end',
}

/** How many rounds there are: bmg3/core/game-end. */
export const ROUNDS = 4

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** Stages before the first round. */
export const preparation: readonly Bmg3View['stage'][] = ['furniture', 'zones', 'cards', 'deployment']

/** Round and phase, whose turn it is, and the points of both crews. */
export function status({ info, look }: Bmg3Moment): readonly StatusItem[] {
  const { round, stage, crews, turn, initiative } = look.view
  const hasBegun = !preparation.includes(stage)
  return [
    ...(hasBegun && stage !== 'over' ? [{ label: 'Round', value: `${round} of ${ROUNDS}` }] : []),
    { label: 'Phase', value: stageNames[stage] },
    ...(stage === 'execute' ? [{ label: 'Turn', value: turn }] : []),
    ...info.seats.map((seat, index): StatusItem => {
      const crew = crews[seat]
      const points = [
        `${crew?.victoryPoints ?? 0} VP`,
        `${crew?.resources ?? 0} RP`,
        ...(crew && crew.passes > 0 ? [counted(crew.passes, 'pass', 'passes')] : []),
        ...(hasBegun && seat === initiative ? ['Initiative'] : []),
      ]
      return { label: seat, value: points.join(' · '), side: index === 0 ? 0 : 1 }
    }),
  ]
}
