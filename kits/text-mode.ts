import type { DescribedDecision, Json, Result, Viewer } from '@gargoyle/engine'

/** How a game is played in a terminal. All of it is text: nothing here knows a terminal. */
export interface TextMode<View extends Json = Json> {
  /** Lines of text that draw what a viewer sees of the game. Without it the view is printed as indented text. */
  draw?(view: View, viewer: Viewer): readonly string[]
  /** Reads what a person typed for a decision of a shape of the game's own, such as `12.5,8` for a point. */
  readAnswer?(text: string, decision: DescribedDecision): Result<Json>
  /** Says an answer of such a shape as `readAnswer` would read it. Without it JSON is shown. */
  sayAnswer?(answer: Json, decision: DescribedDecision): string
}
