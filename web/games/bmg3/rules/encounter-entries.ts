import { book, type Encounter } from '@gargoyle/bmg3'
import { inches, mm, toInches } from '@gargoyle/table'
import type { Block, EntryRef, PlanArea, RuleEntry } from '../../../rules/library.ts'
import { chapterOf } from './rulebook-entries.ts'
import { rulingsBlock, textBlock } from './shelf.ts'

/** The smallest table there is. */
const SIDE = inches(36)
/** How large a marker is drawn. */
const MARK = mm(15)

type Corner = { readonly x: number; readonly y: number }
type Area = ReturnType<Encounter['zones']>['A'][number]

const cornersOf = (area: Area): readonly Corner[] =>
  'minX' in area
    ? [
        { x: area.minX, y: area.minY },
        { x: area.maxX, y: area.minY },
        { x: area.maxX, y: area.maxY },
        { x: area.minX, y: area.maxY },
      ]
    : area

const areasOf = (areas: readonly Area[], name: string, tone: PlanArea['tone']): readonly PlanArea[] =>
  areas.map((area, at) => ({
    label: areas.length > 1 ? `${name}${at + 1}` : name,
    tone,
    where: whereIs(cornersOf(area)),
    points: cornersOf(area),
  }))

const inWords = (length: number): string => `${Number(toInches(length).toFixed(1))}"`

/** From where to where it reaches, from the south-west corner of the table. */
function whereIs(corners: readonly Corner[]): string {
  const reach = (values: readonly number[]): string =>
    `${inWords(Math.min(...values))} to ${inWords(Math.max(...values))}`
  return `${reach(corners.map(({ x }) => x))} east, ${reach(corners.map(({ y }) => y))} north`
}

/** Where both crews start, seen from above. */
function planOf(encounter: Encounter): Block {
  const { A, B } = encounter.zones(SIDE, SIDE)
  const marks = encounter.markers?.(SIDE, SIDE) ?? []
  return {
    shape: 'plan',
    title: `${encounter.name}: deployment zones on a table of 36" by 36"`,
    width: SIDE,
    depth: SIDE,
    areas: [
      ...areasOf(A, 'A', 'a'),
      ...areasOf(B, 'B', 'b'),
      ...areasOf(encounter.walls?.(SIDE, SIDE) ?? [], 'Stick ', 'wall'),
      ...marks.map(
        ({ x, y }): PlanArea => ({
          label: 'E',
          tone: 'mark',
          where: `${inWords(x)} east, ${inWords(y)} north`,
          points: cornersOf({ minX: x - MARK, maxX: x + MARK, minY: y - MARK, maxY: y + MARK }),
        }),
      ),
    ],
  }
}

function entryOf(id: string, encounter: Encounter): RuleEntry {
  const self: EntryRef = { kind: 'encounter', id }
  const chapter = chapterOf(self)
  const { name, text, guessed } = encounter
  return {
    ...self,
    name,
    rule: `bmg3/encounter/${id}`,
    summary: text,
    blocks: [
      textBlock(text, self),
      planOf(encounter),
      ...(guessed === undefined
        ? []
        : [
            {
              shape: 'notice',
              spans: [`The drawing of this card is lost, so its zones are partly guessed. ${guessed}`],
            } as const,
          ]),
      ...rulingsBlock(self),
    ],
    ...(chapter ? { chapter } : {}),
  }
}

/** All encounters. */
export const encounterEntries = (): readonly RuleEntry[] =>
  Object.entries(book.encounters).map(([id, encounter]) => entryOf(id, encounter))
