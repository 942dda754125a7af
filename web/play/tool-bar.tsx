import type { SceneContent } from '../scene/scene-content.ts'
import { thingsOf } from '../scene/things.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import styles from './tool-bar.module.css'
import type { HandTool, TableTools } from './use-table-tools.ts'
import type { TableViewState } from './use-table-view.ts'
import { ViewButtons } from './view-buttons.tsx'

interface Props {
  readonly view: TableViewState
  readonly tools: TableTools
  readonly content: SceneContent
  /** Whether this game can measure distances. */
  readonly hasRuler: boolean
  readonly canUndo: boolean
  onUndo(): void
  onSave(): void
}

/** Buttons over the table: how it is looked at, what is measured, and what was just answered. */
export function ToolBar({ view, tools, content, hasRuler, canUndo, onUndo, onSave }: Props) {
  const hold = (hand: HandTool) => tools.take(tools.hand === hand ? 'none' : hand)
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label="Table">
        <ViewButtons view={view} />
        {hasRuler && (
          <Button size="small" aria-pressed={tools.hand === 'ruler'} onClick={() => hold('ruler')}>
            Ruler
          </Button>
        )}
        <Button size="small" aria-pressed={tools.hand === 'sight'} onClick={() => hold('sight')}>
          Sight
        </Button>
        <Button size="small" disabled={!canUndo} onClick={onUndo}>
          Take back
        </Button>
        <Button size="small" onClick={onSave}>
          Save file
        </Button>
      </div>
      {tools.hand !== 'none' && <Findings tools={tools} content={content} />}
    </>
  )
}

const instructions: Readonly<Record<HandTool, string>> = {
  none: '',
  ruler: 'Pick two figures or places on the table to measure between them, or choose them here.',
  sight: 'Pick who looks, then what is looked at, on the table or here.',
}

function Findings({ tools, content }: { readonly tools: TableTools; readonly content: SceneContent }) {
  const { hand, findings } = tools
  return (
    <div className={styles.findings}>
      <p>{instructions[hand]}</p>
      <div className={styles.ends}>
        <EndChoice
          label={hand === 'sight' ? 'Who looks' : 'From'}
          which="from"
          tools={tools}
          content={content}
        />
        <EndChoice label={hand === 'sight' ? 'At what' : 'To'} which="to" tools={tools} content={content} />
      </div>
      <div role="status">
        {findings.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </div>
  )
}

interface EndProps {
  readonly label: string
  readonly which: 'from' | 'to'
  readonly tools: TableTools
  readonly content: SceneContent
}

/** One end of a line, for players without a pointing device. */
function EndChoice({ label, which, tools, content }: EndProps) {
  const end = tools[which]
  const chosen = end === undefined ? '' : 'id' in end ? end.id : PLACE
  const choose = (id: string) => id !== PLACE && tools.setEnd(which, id === '' ? undefined : { id })
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value="">not chosen</option>
          {chosen === PLACE && <option value={PLACE}>a place on the table</option>}
          {thingsOf(content).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Stands for a bare place in the list. */
const PLACE = '(place)'
