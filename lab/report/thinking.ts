import { fixtureOf, type Plan } from '../plan.ts'
import type { TimingRow } from '../row.ts'
import { escapedHtml, paragraph, section, whole } from './html.ts'
import { table } from './table.ts'

/** How long a bot thought, over all games. */
export interface BotThinking {
  readonly bot: string
  readonly games: number
  readonly answers: number
  /** Milliseconds for an answer: on average, and the longest. */
  readonly mean: number
  readonly most: number
}

/** How long every bot thought. */
export function thinkingOf(plan: Plan, timings: readonly TimingRow[]): readonly BotThinking[] {
  const found = new Map<string, { games: number; answers: number; milliseconds: number; most: number }>()
  for (const { game, sides } of timings) {
    const fixture = fixtureOf(plan, game - 1)
    for (const [place, { answers, milliseconds, most }] of sides.entries()) {
      const { bot } = plan.contestants[fixture.sides[place]!.contestant]!
      const sum = found.get(bot) ?? { games: 0, answers: 0, milliseconds: 0, most: 0 }
      found.set(bot, {
        games: sum.games + 1,
        answers: sum.answers + answers,
        milliseconds: sum.milliseconds + milliseconds,
        most: Math.max(sum.most, most),
      })
    }
  }
  return [...found]
    .map(([bot, { games, answers, milliseconds, most }]) => ({
      bot,
      games,
      answers,
      mean: answers === 0 ? 0 : milliseconds / answers,
      most,
    }))
    .sort((one, other) => other.mean - one.mean)
}

/** The part of the report about it. */
export function thinkingSection(plan: Plan, timings: readonly TimingRow[]): string {
  const thinking = thinkingOf(plan, timings)
  if (thinking.length === 0) return ''
  return section(
    'thinking',
    'How long bots think',
    paragraph(
      'On the machine where the games were played, with whatever else it was doing. Sides, not games, are counted.',
    ),
    table('Time for an answer', thinking, [
      { heading: 'bot', cell: ({ bot }) => escapedHtml(bot), sort: ({ bot }) => bot },
      { heading: 'sides', cell: ({ games }) => whole(games), sort: ({ games }) => games, number: true },
      {
        heading: 'answers',
        cell: ({ answers }) => whole(answers),
        sort: ({ answers }) => answers,
        number: true,
      },
      {
        heading: 'mean',
        cell: ({ mean }) => `${mean.toFixed(1)} ms`,
        sort: ({ mean }) => mean,
        number: true,
      },
      {
        heading: 'longest',
        cell: ({ most }) => `${whole(Math.round(most))} ms`,
        sort: ({ most }) => most,
        number: true,
      },
    ]),
  )
}
