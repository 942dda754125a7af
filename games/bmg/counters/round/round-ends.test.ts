import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'
import { casualtyRecount } from './casualty-recount.ts'
import { takeTheLead } from './take-the-lead.ts'

const clerk: CounterRule = {
  name: 'Clerk',
  text: 'It keeps books.',
  on: { 'lead-start': ({ game }) => void game.state.gameNotes.push('lead starts') },
}
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
      const { stage, round, gameNotes } = table.state
      return [stage, round, ...gameNotes]
    }
    expect(lead(0, false)).toEqual(['over', 5])
    expect(lead(1, false)).toEqual(['lead', 6, 'lead starts'])
    expect(lead(0, true)).toEqual(['lead', 1, 'lead starts'])
  })
})
