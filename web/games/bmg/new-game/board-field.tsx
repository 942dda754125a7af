import { type BoardData, boardSvg, boards, generateCity, type Zone } from '@gargoyle/table'
import { useDeferredValue, useMemo } from 'react'
import { Field } from '../../../ui/field.tsx'
import { zoneOutline } from '../scene-parts.ts'
import styles from './new-game.module.css'

/** Gives the areas in which the two sides begin, for a table of a size. */
export type AreasOf = (width: number, depth: number) => Readonly<Record<'A' | 'B', readonly Zone[]>>

interface Props {
  readonly board: string
  readonly city: string
  /** The areas of the chosen scenario or encounter, if one was chosen. */
  readonly areas: AreasOf | undefined
  /** How wide a city is, in table units. */
  readonly side: number
  readonly error: string | undefined
  onBoard(board: string): void
  onCity(city: string): void
}

/** Where the game is played, with a picture of it from above. */
export function BoardField({ board, city, areas, side, error, onBoard, onCity }: Props) {
  const word = useDeferredValue(city)
  const data = useMemo(() => boardNamed(board, word, side), [board, word, side])
  return (
    <div className={styles.where}>
      <div className={styles.stack}>
        <Field label="Board" hint={data?.about}>
          {(control) => (
            <select {...control} value={board} onChange={(event) => onBoard(event.target.value)}>
              {Object.entries(boards).map(([id, { name }]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="city">A city of its own…</option>
            </select>
          )}
        </Field>
        {board === 'city' && (
          <Field
            label="Name of the city"
            hint="Any word. The same word always makes the same city."
            {...(error ? { error } : {})}
          >
            {(control) => (
              <input {...control} value={city} onChange={(event) => onCity(event.target.value)} />
            )}
          </Field>
        )}
      </div>
      {data && <Preview board={data} areas={areas} />}
    </div>
  )
}

function boardNamed(name: string, city: string, side: number): BoardData | undefined {
  if (name !== 'city') return Object.entries(boards).find(([id]) => id === name)?.[1]
  return city.trim() === '' ? undefined : generateCity({ seed: city.trim(), width: side, depth: side })
}

const PIXELS = 14

function Preview({ board, areas }: { readonly board: BoardData } & Pick<Props, 'areas'>) {
  const source = useMemo(() => pictureOf(board, areas), [board, areas])
  return <img className={styles.preview} src={source} alt={`${board.name} from above. ${board.about}`} />
}

function pictureOf(board: BoardData, areasOf: AreasOf | undefined): string {
  const areas = areasOf?.(board.width, board.depth)
  const regions = (['A', 'B'] as const).flatMap((name) =>
    (areas?.[name] ?? []).map((zone) => ({ outlines: [zoneOutline(zone)], label: name })),
  )
  const svg = boardSvg(board, { pixelsPerInch: PIXELS, grid: false, regions })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
