import { newAttack, newStrike, type Strike } from '../attack/strike.ts'
import type { Bmg3QuestionName } from '../rules/questions.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { type ModelSketch, setTable, type TableSketch } from './table.ts'

export type ClauseNames = 'owner' | 'friend' | 'enemy'
type Sketch = Partial<Record<ClauseNames, Partial<ModelSketch>>> &
  Partial<Omit<TableSketch<ClauseNames>, 'models'>>

/** How far apart the middles of two things in contact are, in inches. */
export const BESIDE_INCHES = 30 / 25.4

const tough = { willpower: 9, endurance: 9 }

/** An owner of traits, a friend 4" to the east and an enemy 5" to the north; the owner is active. */
export const clauseScene = (traits: readonly string[], { owner, friend, enemy, ...rest }: Sketch = {}) =>
  setTable<ClauseNames>({
    models: {
      owner: { seat: 'a', at: [20, 20], traits, ...tough, ...owner },
      friend: { seat: 'a', at: [24, 20], ...tough, ...friend },
      enemy: { seat: 'b', at: [20, 25], ...tough, ...enemy },
    },
    active: 'owner',
    ...rest,
  })

export type ClauseScene = ReturnType<typeof clauseScene>

/** A strike with bare hands, one model against another. */
export function bareHandStrike(
  game: Play,
  attacker: Model,
  target: Model,
  kind: Strike['kind'] = 'melee',
): Strike {
  const weapon = game.content.cards[attacker.id]!.unarmed
  return newStrike(newAttack({ attacker, kind, weapon, weaponIndex: -1 }), target, {
    attackDice: 3,
    strengthDice: 1,
  })
}

type Asked = {
  readonly about?: ClauseNames
  readonly other?: ClauseNames
  readonly purpose?: string
  /** Attacker and target. */
  readonly strike?: readonly [ClauseNames, ClauseNames]
}

const contextOf = (game: Play, models: Readonly<Record<ClauseNames, Model>>, asked: Asked) => ({
  about: models[asked.about ?? 'owner'],
  ...(asked.other === undefined ? {} : { other: models[asked.other] }),
  ...(asked.purpose === undefined ? {} : { purpose: asked.purpose }),
  ...(asked.strike === undefined
    ? {}
    : { strike: bareHandStrike(game, models[asked.strike[0]], models[asked.strike[1]]) }),
})

/** Whether the rules say yes to a question. */
export const isAnsweredYes = (
  table: ClauseScene,
  question: Parameters<typeof applies>[1],
  asked: Asked = {},
): boolean => table.play((game, models) => applies(game, question, contextOf(game, models, asked)))

/** What the rules make of a number. */
export const answeredTotal = (
  table: ClauseScene,
  question: Parameters<typeof computeTotal>[1] & Bmg3QuestionName,
  asked: Asked = {},
  base = 0,
): number => table.play((game, models) => computeTotal(game, question, contextOf(game, models, asked), base))
