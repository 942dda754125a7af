import type { GccView } from '@gargoyle/gcc'
import { Button } from '../../../ui/button.tsx'
import type { PanelProps } from '../../game-page.ts'
import { areaId } from '../ids.ts'
import type { GccOnPage } from '../moment.ts'
import type { GccTable } from '../table-data.ts'
import styles from './panels.module.css'

/** The board in words: every area with what it is like, where it leads, and who and what is there. */
export function BoardPanel({ moment, onChoose }: PanelProps<GccOnPage>) {
  const table = moment.info.table
  const view = moment.look.view
  const { danger } = moment.look.shown
  return (
    <div className={styles.panel}>
      <section className={styles.text}>
        <h2>{table.board.name}</h2>
        <p>{table.board.text}</p>
        <p className={styles.note}>
          Plain lines are crossed by a simple move, and so are orange ones, across which one always sees. Blue
          lines need a climb or a jump. Walls stop everybody, unless somebody can break them.
        </p>
      </section>
      <ul className={styles.areas}>
        {table.board.areas.map(({ id, name }, area) => (
          <li key={id}>
            <Button size="small" look="quiet" onClick={() => onChoose(areaId(area))}>
              {name}
            </Button>
            <span className={styles.note}>{areaFacts(area, table, view, danger[area] ?? 0).join('; ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What there is to say about an area. */
export function areaFacts(area: number, table: GccTable, view: GccView, danger: number): readonly string[] {
  const { areas, boundaries } = table.board
  const { elevation, limit, promontory, difficult, markers } = areas[area]!
  const here = view.minis.filter(({ at }) => at === area)
  const size = here.reduce((sum, mini) => sum + mini.size, 0)
  const letters = markers.flatMap((marker) => marker.letters)
  const things = [
    ...view.tokens
      .filter(({ at, holder }) => at === area && holder < 0)
      .map(({ kind, face }) => `${kind} (${face})`),
    ...view.items.flatMap(({ at, gone }, item) =>
      at === area && !gone ? [table.items[item]?.name ?? ''] : [],
    ),
    ...view.clouds.filter(({ at }) => at === area).map(({ kind, count }) => `${count} ${kind}`),
  ]
  const ways = boundaries.flatMap((boundary, number) => {
    const [a, b] = boundary.between
    if (a !== area && b !== area) return []
    const to = areas[a === area ? b : a]!.name
    if (view.broken.includes(number)) return [`${to} through the broken wall`]
    if (boundary.kind === 'wall') return []
    const moves = boundary.moves
      .filter(({ from }) => from === area)
      .map(({ kind, level }) => `${kind} ${level}`)
    if (boundary.kind === 'special' && moves.length === 0) return []
    return [moves.length > 0 ? `${to} (${moves.join(', ')})` : to]
  })
  return [
    ...(elevation > 0 ? [`level ${elevation}`] : []),
    `${size} of ${limit} taken`,
    ...(danger > 0 ? [`dangerous ${danger}`] : []),
    ...(difficult > 0 ? [`difficult ${difficult}`] : []),
    ...(promontory ? ['a promontory: no line of sight passes'] : []),
    ...(letters.length > 0 ? [`sight letters ${letters.join(', ')}`] : []),
    ...(here.length > 0 ? [`here: ${here.map(({ label }) => label).join(', ')}`] : []),
    ...(things.length > 0 ? [`lies here: ${things.join(', ')}`] : []),
    ways.length > 0 ? `leads to ${ways.join(', ')}` : 'leads nowhere',
  ]
}
