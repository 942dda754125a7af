import { expect, test } from 'vitest'
import type { Answer, TestTable } from '../../testing/table.ts'
import { objectiveCards } from '../index.ts'
import { effectsOn, type MomentOf, type Stage, spend, spendBlockedReason, stage } from './stage.ts'

type Names = string

/** What a resource leaves behind, and where it cannot be played. */
export type TestedResource = {
  /** What it costs; not looked at if left out. */
  readonly cost?: number
  readonly at: Stage<Names>
  readonly moment?: MomentOf<Names>
  readonly dice?: string
  readonly answers?: readonly Answer[]
  /** Effects left on models, such as `card-haste 4 activation`. */
  readonly leaves?: Readonly<Record<string, readonly string[]>>
  /** Stuns and injuries of models afterwards. */
  readonly damage?: Readonly<Record<string, readonly [stun: number, injury: number]>>
  readonly and?: (table: TestTable<Names>) => void
  /** Answers in the same situation that go just too far. */
  readonly tooFar?: readonly Answer[]
  /** The same card once more, with something else. */
  readonly also?: TestedResource
  /** Another situation, and why it cannot be played there. */
  readonly refused?: {
    readonly at: Stage<Names>
    readonly moment?: MomentOf<Names>
    readonly why: RegExp
  }
}

/** Cases by card. */
export type ResourceCases = Readonly<Record<string, TestedResource>>

/** A test for every card. */
export function testResources(cases: ResourceCases): void {
  for (const [id, each] of Object.entries(cases)) {
    if (each.also !== undefined) testResources({ [id]: each.also })
    test(`${id}: as a resource`, () => {
      const table = stage<Names>(each.at)
      const { moment, dice = '', answers = [], refused, tooFar } = each
      const how = { ...(moment === undefined ? {} : { moment }), dice }
      if (each.cost !== undefined) expect(objectiveCards[id]?.resource.cost).toBe(each.cost)
      spend(table, id, how, ...answers)
      for (const [name, effects] of Object.entries(each.leaves ?? {}))
        expect(effectsOn(table.model(name))).toEqual(effects)
      for (const [name, [stun, injury]] of Object.entries(each.damage ?? {}))
        expect(table.model(name)).toMatchObject({ stun, injury })
      each.and?.(table)
      if (tooFar !== undefined) expect(() => spend(stage<Names>(each.at), id, how, ...tooFar)).toThrow()
      if (refused !== undefined)
        expect(spendBlockedReason(stage<Names>(refused.at), id, refused.moment)).toMatch(refused.why)
    })
  }
}
