import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { testBook } from '../testing/edition.ts'
import { readLog, writeLog } from '../testing/log.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { answering } from '../testing/rules.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'
import { casualtyRecount } from './casualty-recount.ts'
import { takeTheLead } from './take-the-lead.ts'

const clerk: CounterRule = {
  name: 'Clerk',
  text: 'It keeps books.',
  on: { 'lead-start': ({ game }) => writeLog(game.state, 'lead starts') },
}
const lucky = answering({ 'pays-for-rerolls': true })
const thug = { seat: 'b', at: [60, 60] } as const satisfies ModelSketch

describe('the end of a round', () => {
  const withoutDose = (injury: number, stun: number) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], condition: 'ko', endurance: 4, injury, stun }, thug },
      stage: 'recount',
      part: 1,
    })
    table.model('hero').effects = [{ id: 'titan-dose', until: 'round', args: [], value: 0, by: undefined }]
    table.play((game) => casualtyRecount(game))
    return [table.model('hero').condition, table.band('b').earned]
  }

  test('bmg1/core/casualty, bmg1/trait/titan-dose: who was K.O. with the Endurance of a dose may be a casualty without it', () => {
    expect(withoutDose(4, 1)).toEqual(['casualty', 2])
    expect(withoutDose(3, 2)).toEqual(['ko', 0])
  })

  test('bmg1/core/take-the-lead, bmg1/trait/kaos-agent: no round begins without a counter in the bag', () => {
    const lead = (bag: number, early: boolean) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['clerk'] }, thug },
        book: { traits: { ...testBook.traits, clerk } },
        stage: 'lead',
        part: 0,
        round: early ? 1 : 6,
      })
      table.state.bag[seat('b')] = bag
      if (early) table.band('a').inForce.push('early-bird')
      table.play((game) => takeTheLead(game))
      const { stage, round } = table.state
      return [stage, round, ...readLog(table.state)]
    }
    expect(lead(0, false)).toEqual(['over', 5])
    expect(lead(1, false)).toEqual(['lead', 6, 'lead starts'])
    expect(lead(0, true)).toEqual(['lead', 1, 'lead starts'])
  })

  test('bmg1/core/recover-stun, bmg1/trait/luck: its player may keep Special Counters to roll its dice again', () => {
    const recovered = (traits: readonly string[], dice: string, ...answers: readonly TestAnswer[]) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], endurance: 9, stun: 3, counters: 'SS', traits }, thug },
        book: { traits: { ...testBook.traits, lucky } },
        stage: 'recount',
        part: 0,
      })
      table.play((game) => casualtyRecount(game), dice, ...answers)
      return [table.model('hero').stun, table.model('hero').counters.special]
    }
    expect(recovered(['lucky'], '1 1', ['recovery', 1])).toEqual([3, 1])
    expect(recovered(['lucky'], '1 4 1', ['recovery', 2])).toEqual([2, 0])
    // Who could do nothing else with them is not asked.
    expect(recovered([], '1 4 1')).toEqual([2, 0])
  })
})
