import type { Declared, Task } from '../actions/task.ts'
import { areaNamed, NOWHERE } from '../board/board.ts'
import { isNeutralized } from '../energy/recover.ts'
import { heroOf } from '../minis/minis.ts'
import type { Mini, Play, Token } from '../state.ts'
import { holds, tokenArea } from './conditions.ts'
import { performDeeds } from './deeds.ts'
import { scaledTo } from './mission.ts'
import type { MissionData } from './mission-data.ts'

type ActionData = MissionData['actions'][number]

/** What the mission lets a miniature do where it stands. gcc/core/mission-data, gcc/core/manipulation-list */
export function missionTasks(game: Play, mini: Mini): readonly Task[] {
  const tasks: Task[] = []
  for (const action of game.content.mission.data.actions) {
    if (!action.by.some((side) => side === mini.side) || !isHere(game, mini, action)) continue
    if (action.when !== undefined && !holds(game, action.when)) continue
    if (action.token === undefined) tasks.push(taskOf(game, mini, action, undefined))
    else
      for (const token of game.state.tokens)
        if (
          token.kind === action.token.kind &&
          token.face === action.token.face &&
          tokenArea(game, token) === mini.at &&
          isWithCarrier(game, mini, token, action.token.carrier)
        )
          tasks.push(taskOf(game, mini, action, token))
  }
  for (const { id, record, rule, args } of game.content.shared.all)
    if (record.tasks)
      tasks.push(...record.tasks({ game, owner: undefined, id, rule, args, effect: undefined }, mini))
  return tasks
}

function isHere(game: Play, mini: Mini, { areas, holding }: ActionData): boolean {
  if (areas !== undefined && !areas.some((area) => areaNamed(game.content.board, area) === mini.at))
    return false
  return (
    holding === undefined ||
    game.state.tokens.some(({ kind, holder }) => kind === holding && holder === mini.id)
  )
}

/** Whether a token is in the hands that an action asks for. */
function isWithCarrier(game: Play, actor: Mini, { holder }: Token, carrier: CarrierData): boolean {
  if (carrier === undefined) return true
  if (carrier === 'self') return holder === actor.id
  if (holder === NOWHERE) return true
  const hero = heroOf(game, game.state.minis[holder]!)
  return hero !== undefined && isNeutralized(hero)
}

type CarrierData = NonNullable<ActionData['token']>['carrier']

function taskOf(game: Play, actor: Mini, action: ActionData, token: Token | undefined): Task {
  return {
    id: token === undefined ? `mission:${action.id}` : `mission:${action.id}:${token.id}`,
    about: { missionAction: action.id, ...(token === undefined ? {} : { token: token.id }) },
    label: action.name,
    action: action.action,
    kind: action.kind,
    rule: ruleOf(action),
    declare: (): Declared => ({
      difficulty: scaledTo(game.content.mission.heroes, action.difficulty ?? 0),
      skills: action.skills,
      apply: () => performDeeds(game, action.deeds, token === undefined ? { actor } : { actor, token }),
    }),
  }
}

const ruleOf = ({ action, kind }: ActionData): string => {
  if (action === 'thought')
    return kind === 'complex' ? 'gcc/core/complex-thought' : 'gcc/core/automatic-thought'
  return kind === 'complex' ? 'gcc/core/complex-manipulation' : 'gcc/core/automatic-manipulation'
}
