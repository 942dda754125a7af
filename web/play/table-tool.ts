import type { SceneEvents, SceneMarks } from '../scene/scene-content.ts'

/** The tool that controls the table: what it shows there, and the events it handles. */
export interface TableTool extends SceneEvents {
  readonly marks: SceneMarks
}
