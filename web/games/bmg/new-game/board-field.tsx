import { type BoardData, boards, generateCity, type Unit } from '@gargoyle/table'
import { useDeferredValue, useMemo } from 'react'
import { Field } from '../../../ui/field.tsx'
import { type AreasOf, boardPicture } from './board-picture.ts'
import styles from './new-game.module.css'

interface Props {
  readonly board: string
  readonly city: string
  /** The areas of the chosen scenario or encounter, if one was chosen. */
  readonly areas: AreasOf | undefined
  /** What the game measures in. */
  readonly unit: Unit
  /** How wide a city is, in table units. */
  readonly side: number
  readonly error: string | undefined
  onBoard(board: string): void
  onCity(city: string): void
}

/** Where the game is played, with a picture of it from above. */
export function BoardField({ board, city, areas, unit, side, error, onBoard, onCity }: Props) {
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
      {data && <Preview board={data} areas={areas} unit={unit} />}
    </div>
  )
}

function boardNamed(name: string, city: string, side: number): BoardData | undefined {
  if (name !== 'city') return Object.entries(boards).find(([id]) => id === name)?.[1]
  return city.trim() === '' ? undefined : generateCity({ seed: city.trim(), width: side, depth: side })
}

interface PreviewProps extends Pick<Props, 'areas' | 'unit'> {
  readonly board: BoardData
}

function Preview({ board, areas, unit }: PreviewProps) {
  const source = useMemo(() => boardPicture(board, unit, areas), [board, unit, areas])
  return <img className={styles.preview} src={source} alt={`${board.name} from above. ${board.about}`} />
}
