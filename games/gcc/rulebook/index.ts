import { skills } from '../skills/index.ts'
import { traits } from '../traits/index.ts'
import { board } from './board.ts'
import type { RuleChapter } from './chapter.ts'
import { energy } from './energy.ts'
import { fighting } from './fighting.ts'
import { glance } from './glance.ts'
import { items } from './items.ts'
import { moving } from './moving.ts'
import { tasks } from './tasks.ts'
import { terrain } from './terrain.ts'
import { turnChapter } from './turn.ts'
import { villain } from './villain.ts'

export type { ChapterRule, RuleChapter } from './chapter.ts'

const skillChapter: RuleChapter = {
  id: 'skills',
  title: 'Skills',
  about: 'What heroes, characters and items can do beyond the rules.',
  intro: ['X is the level of the skill. Skills of a hero may have a limit of what is carried.'],
  entries: Object.entries(skills).map(([id, { name, text }]) => ({
    id: `skill/${id}`,
    title: name,
    text: [text],
  })),
}

const traitChapter: RuleChapter = {
  id: 'traits',
  title: 'Traits',
  about: 'What a hero or character always is.',
  intro: ['Traits are no choice: they always apply.'],
  entries: Object.entries(traits).map(([id, { name, text }]) => ({
    id: `trait/${id}`,
    title: name,
    text: [text],
  })),
}

/** The rulebook for players, in the order to read it. Every rule of the ledger has its place in one chapter. */
export const gccRulebook: readonly RuleChapter[] = [
  glance,
  board,
  turnChapter,
  energy,
  fighting,
  tasks,
  moving,
  items,
  villain,
  terrain,
  skillChapter,
  traitChapter,
]
