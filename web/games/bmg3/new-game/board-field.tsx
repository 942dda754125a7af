import { book } from '@gargoyle/bmg3'
import { type BoardData, boardSvg, boards, generateCity, inches, type Zone } from '@gargoyle/table'
import { useDeferredValue, useMemo } from 'react'
import { Field } from '../../../ui/field.tsx'
import styles from '../../bmg/new-game.module.css'

interface Props {
  readonly board: string
  readonly city: string
  readonly encounter: string
  readonly error: string | undefined
  onBoard(board: string): void
  onCity(city: string): void
}

/** Where the game is played, with a picture of it from above. */
export function BoardField({ board, city, encounter, error, onBoard, onCity }: Props) {
  const word = useDeferredValue(city)
  const data = useMemo(() => boardNamed(board, word), [board, word])
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
      {data && <Preview board={data} encounter={encounter} />}
    </div>
  )
}

/** The smallest table there may be: bmg3/core/board. */
const SIDE = inches(36)

function boardNamed(name: string, city: string): BoardData | undefined {
  if (name !== 'city') return Object.entries(boards).find(([id]) => id === name)?.[1]
  return city.trim() === '' ? undefined : generateCity({ seed: city.trim(), width: SIDE, depth: SIDE })
}

const PIXELS = 14

function Preview({ board, encounter }: { readonly board: BoardData; readonly encounter: string }) {
  const source = useMemo(() => pictureOf(board, encounter), [board, encounter])
  return <img className={styles.preview} src={source} alt={`${board.name} from above. ${board.about}`} />
}

function pictureOf(board: BoardData, encounter: string): string {
  const zones = book.encounters[encounter]?.zones(board.width, board.depth)
  const regions = (['A', 'B'] as const).flatMap((name) =>
    (zones?.[name] ?? []).map((zone) => ({ outlines: [cornersOf(zone)], label: name })),
  )
  const svg = boardSvg(board, { pixelsPerInch: PIXELS, grid: false, regions })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function cornersOf(zone: Zone) {
  if (!('minX' in zone)) return zone
  const { minX, minY, maxX, maxY } = zone
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]
}
