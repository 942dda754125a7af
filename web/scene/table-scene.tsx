import type { Board } from '@gargoyle/table'
import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react'
import { KEYS } from './camera/keys.ts'
import type { TableSize } from './camera/moves.ts'
import { createRig } from './camera/rig.ts'
import { canDraw } from './can-draw.ts'
import { toScene } from './coordinates.ts'
import { DrawBoundary } from './draw-boundary.tsx'
import { Labels } from './labels/labels.tsx'
import { noLabels } from './labels/place-labels.ts'
import { roofLabels, sceneLabels } from './labels/scene-labels.ts'
import { shoutLabels } from './labels/shout-labels.ts'
import { POINTING_KEYS, useKeyPointing } from './pick/key-pointing.ts'
import { SceneCanvas } from './scene-canvas.tsx'
import type { TableSceneProps } from './scene-content.ts'
import styles from './table-scene.module.css'
import { useCamera } from './use-camera.ts'
import { useSame } from './use-same.ts'
import { useSurface } from './use-surface.ts'

// Few need it.
const FlatTable = lazy(() => import('./flat/flat-table.tsx'))

/** The table: in three dimensions, or as a map where a browser cannot do that. Independent of any game. */
export default function TableScene(props: TableSceneProps) {
  const works = useMemo(canDraw, [])
  const map = (
    <Suspense fallback={null}>
      <FlatTable {...props} />
    </Suspense>
  )
  return works ? (
    <DrawBoundary instead={map}>
      <DeepTable {...props} />
    </DrawBoundary>
  ) : (
    map
  )
}

/** How high the scenery is taken to be when the view is fitted, at most: spires may stick out. */
const FITTED_HEIGHT = 6

function DeepTable(props: TableSceneProps) {
  const { content, marks, events, camera, stillness, label, overlays } = props
  const { board } = content
  const [under, setUnder] = useState<string>()
  const keys = useKeyPointing(props)
  const hovered = keys.pointed ?? under
  const { unit } = content
  const roofs = useMemo(() => roofLabels(board, unit), [board, unit])
  const { show } = props
  const labels = useMemo(
    () => [...roofs, ...sceneLabels(content, marks, hovered), ...(show ? shoutLabels(show) : [])],
    [roofs, content, marks, hovered, show],
  )
  const holder = useRef(noLabels())
  const firstMode = useRef(camera.mode)
  // Boards may change a little during a match: the view stays as long as the table is as big.
  const stage = useSame(tableSizeOf(board))
  const rig = useMemo(() => createRig(stage, firstMode.current), [stage])
  useCamera(rig, props)
  const pointAt = (id: string | undefined): void => {
    keys.letGo()
    setUnder(id)
  }
  const surface = useSurface({
    rig,
    holder,
    content,
    events,
    stillness,
    onPointAt: pointAt,
    onKey: keys.onKey,
  })
  const help = useId()
  return (
    <div className={styles.table} ref={surface} role="application" aria-label={label} aria-describedby={help}>
      <SceneCanvas {...props} rig={rig} labels={labels} holder={holder} hovered={hovered} />
      <Labels labels={labels} holder={holder} names={overlays.names} />
      <p id={help} hidden>
        {`${POINTING_KEYS} ${KEYS}`}
      </p>
      <p role="status" className="visually-hidden">
        {keys.words}
      </p>
    </div>
  )
}

function tableSizeOf(board: Board): TableSize {
  const highest = board.pieces.reduce((most, { top }) => Math.max(most, toScene(top)), 0)
  return {
    width: toScene(board.width),
    depth: toScene(board.depth),
    height: Math.min(FITTED_HEIGHT, highest),
  }
}
