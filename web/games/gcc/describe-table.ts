import { type GccContent, gccBook, type SkillUse, scaledTo } from '@gargoyle/gcc'
import type { GccTable, MissionTable, RuleText } from './table-data.ts'

/** What never changes in a match, as plain data for the page. */
export function describeTable(content: GccContent): GccTable {
  const { board, heroes, tiles, items, minis, mission } = content
  const uses: readonly SkillUse[] = [
    ...minis.flatMap(({ skills }) => skills),
    ...items.flatMap(({ lines }) => lines.flatMap(({ skills = [] }) => skills)),
  ]
  return {
    mission: describeMission(content),
    board,
    heroes,
    tiles: tiles.map(({ profile, commander }) => ({ profile, commander })),
    items,
    minis,
    post: mission.post,
    reinforcement: { points: mission.reinforcementPoints, areas: mission.reinforcementAreas },
    skills: textsOf(
      gccBook.skills,
      uses.map(({ skill }) => skill),
    ),
    traits: textsOf(
      gccBook.traits,
      minis.flatMap(({ traits }) => traits),
    ),
  }
}

function describeMission({ mission: { data, heroes }, board }: GccContent): MissionTable {
  const areaName = (id: string): string => board.areas.find((area) => area.id === id)?.name ?? id
  return {
    id: data.id,
    name: data.name,
    kind: data.kind,
    text: data.text,
    lastTurn: scaledTo(heroes, data.turns.last),
    atTheEnd: { winner: data.turns.winner, text: data.turns.text },
    initiative: data.initiative,
    ends: data.ends.map(({ winner, text }) => ({ winner, text })),
    actions: data.actions.map(({ id, name, by, action, kind, difficulty, skills, token, areas }) => ({
      id,
      name,
      by,
      action,
      difficulty: kind === 'complex' ? scaledTo(heroes, difficulty ?? 0) : null,
      where: [
        ...(token === undefined ? [] : [`a ${token.kind} (${token.face})`]),
        ...(areas ?? []).map(areaName),
      ],
      skills: skills.map((skill) => gccBook.skills[skill]?.name ?? skill),
    })),
    events: data.events.map(({ name, text }) => ({ name, text })),
    effects: data.effects.map(({ at, text }) => ({ at, text })),
  }
}

function textsOf(
  rules: Readonly<Record<string, RuleText>>,
  ids: readonly string[],
): Readonly<Record<string, RuleText>> {
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const rule = rules[id]
      return rule === undefined ? [] : [[id, { name: rule.name, text: rule.text }] as const]
    }),
  )
}
