import type { DescribedDecision, Json, Seat } from '@gargoyle/engine'
import type { GamePage, Moment } from '../games/game-page.ts'
import type { MatchStore } from '../match/match-store.ts'
import type { TableTool } from '../play/table-tool.ts'
import type { SceneContent } from '../scene/scene-content.ts'
import type { GameOnPage } from '../worker/hosted-game.ts'

/** What every way of answering is given. */
export interface QuestionProps<OnPage extends GameOnPage = GameOnPage> {
  readonly moment: Moment<OnPage>
  readonly decision: DescribedDecision
  readonly page: GamePage
  readonly store: MatchStore
  readonly content: SceneContent
  /** Who answers. */
  readonly seat: Seat
  /** An initial answer, such as that of a hint. */
  readonly initial?: Json | undefined
  /** An answer is on its way: another would come too late. */
  readonly busy: boolean
  give(answer: Json): void
  /** Puts marks on the table and listens to it. */
  onTool(tool: TableTool): void
}
