import { useEffect, useRef } from 'react'
import type { TableTool } from '../play/table-tool.ts'
import type { SceneEvents, SceneMarks } from '../scene/scene-content.ts'

/** Puts marks on the table, anew only when they change, and listens to it with whatever is current. */
export function useTool(
  onTool: (tool: TableTool) => void,
  marks: SceneMarks,
  handlers: SceneEvents = {},
): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(
    () =>
      onTool({
        marks,
        onHover: (hit) => latest.current.onHover?.(hit),
        onPick: (hit) => latest.current.onPick?.(hit),
      }),
    [marks, onTool],
  )
}
