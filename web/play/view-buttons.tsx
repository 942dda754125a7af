import { useMemo } from 'react'
import { canDraw } from '../scene/can-draw.ts'
import type { SceneCamera } from '../scene/scene-content.ts'
import { Button } from '../ui/button.tsx'
import type { TableViewState } from './use-table-view.ts'

/** Buttons for how the table is looked at. A map, for browsers that cannot draw, is looked at in one way only. */
export function ViewButtons({ view }: { readonly view: TableViewState }) {
  const isDrawn = useMemo(canDraw, [])
  return isDrawn ? <CameraButtons view={view} /> : null
}

function CameraButtons({ view }: { readonly view: TableViewState }) {
  const { camera, setCamera, light, setLight } = view
  const isTop = camera.mode === 'top'
  const nudge = (by: NonNullable<SceneCamera['nudge']>) => setCamera((before) => ({ ...before, nudge: by }))
  return (
    <>
      <Button
        size="small"
        aria-pressed={isTop}
        onClick={() => setCamera((before) => ({ ...before, mode: isTop ? 'free' : 'top' }))}
      >
        From above
      </Button>
      <Button size="small" onClick={() => setCamera((before) => ({ ...before, fit: (before.fit ?? 0) + 1 }))}>
        Fit
      </Button>
      <Button size="small" aria-label="Closer" onClick={() => nudge({ zoom: 0.8 })}>
        +
      </Button>
      <Button size="small" aria-label="Farther" onClick={() => nudge({ zoom: 1.25 })}>
        −
      </Button>
      <Button size="small" aria-pressed={light} onClick={() => setLight(!light)}>
        Light
      </Button>
    </>
  )
}
