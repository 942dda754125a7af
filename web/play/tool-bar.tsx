import type { SceneCamera } from '../scene/scene-content.ts'
import { Button } from '../ui/button.tsx'
import styles from './tool-bar.module.css'
import type { HandTool, TableTools } from './use-table-tools.ts'

interface Props {
  readonly camera: SceneCamera
  onCamera(change: (before: SceneCamera) => SceneCamera): void
  readonly light: boolean
  onLight(isOn: boolean): void
  readonly tools: TableTools
  readonly canUndo: boolean
  onUndo(): void
  onSave(): void
}

/** Buttons over the table: how it is looked at, what is measured, and what was just answered. */
export function ToolBar({ camera, onCamera, light, onLight, tools, canUndo, onUndo, onSave }: Props) {
  const isTop = camera.mode === 'top'
  const nudge = (by: NonNullable<SceneCamera['nudge']>) => onCamera((before) => ({ ...before, nudge: by }))
  const hold = (hand: HandTool) => tools.take(tools.hand === hand ? 'none' : hand)
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label="Table">
        <Button
          size="small"
          aria-pressed={isTop}
          onClick={() => onCamera((before) => ({ ...before, mode: isTop ? 'free' : 'top' }))}
        >
          From above
        </Button>
        <Button
          size="small"
          onClick={() => onCamera((before) => ({ ...before, fit: (before.fit ?? 0) + 1 }))}
        >
          Fit
        </Button>
        <Button size="small" aria-label="Closer" onClick={() => nudge({ zoom: 0.8 })}>
          +
        </Button>
        <Button size="small" aria-label="Farther" onClick={() => nudge({ zoom: 1.25 })}>
          −
        </Button>
        <Button size="small" aria-pressed={light} onClick={() => onLight(!light)}>
          Light
        </Button>
        <Button size="small" aria-pressed={tools.hand === 'ruler'} onClick={() => hold('ruler')}>
          Ruler
        </Button>
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
      {tools.hand !== 'none' && <Findings tools={tools} />}
    </>
  )
}

const instructions: Readonly<Record<HandTool, string>> = {
  none: '',
  ruler: 'Pick two figures or places to measure between them.',
  sight: 'Pick who looks, then what is looked at.',
}

function Findings({ tools: { hand, findings } }: { readonly tools: TableTools }) {
  return (
    <div className={styles.findings} role="status">
      {findings.length === 0 ? <p>{instructions[hand]}</p> : findings.map((each) => <p key={each}>{each}</p>)}
    </div>
  )
}
