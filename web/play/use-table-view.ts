import { useCallback, useMemo, useState } from 'react'
import type { SceneCamera, SceneContent } from '../scene/scene-content.ts'
import { thingById } from '../scene/things.ts'

/** How a table is looked at. */
export interface TableViewState {
  readonly camera: SceneCamera
  setCamera(change: (before: SceneCamera) => SceneCamera): void
  /** Whether it shows which ground is lit. */
  readonly light: boolean
  setLight(isOn: boolean): void
  /** The figure or token that was last pointed at. */
  readonly chosen: string | undefined
  setChosen(id: string | undefined): void
  /** Turns to a figure or token; on demand only where it is not seen. */
  show(id: string, onlyIfUnseen?: boolean): void
}

/** Keeps how a table is looked at. */
export function useTableView(content: SceneContent): TableViewState {
  const [camera, setCamera] = useState<SceneCamera>({ mode: 'free', fit: 0 })
  const [light, setLight] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const show = useCallback(
    (id: string, onlyIfUnseen = false) => {
      setChosen(id)
      const at = thingById(content, id)?.at
      if (at) setCamera((before) => ({ ...before, focus: { at, onlyIfUnseen } }))
    },
    [content],
  )
  return useMemo(
    () => ({ camera, setCamera, light, setLight, chosen, setChosen, show }),
    [camera, light, chosen, show],
  )
}
