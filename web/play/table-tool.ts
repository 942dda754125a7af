import type { SceneEvents, SceneMarks } from '../scene/scene-content.ts'

/** What has the table: what it shows there, and what it wants to hear. */
export interface TableTool extends SceneEvents {
  readonly marks: SceneMarks
}
