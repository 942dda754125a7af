import { recall, seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { firstHitter, noteHit } from '../attack/resolve.ts'
import { setTable } from '../testing/table.ts'

test('bmg1/scenario-bonus/lets-make-some-noise, bmg1/effect/hypnotize: a hit on a model of the own band is none on an enemy', () => {
  const noted = (by: 'mate' | 'thug') => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30] },
        mate: { seat: 'a', at: [33, 30] },
        thug: { seat: 'b', at: [30, 33] },
      },
    })
    // The enemy commands it.
    table.model('hero').seat = seat('b')
    table.play((game, models) => noteHit(game, { attacker: models[by], target: models.hero }))
    return recall(table.state, firstHitter)
  }
  expect([noted('mate'), noted('thug')]).toEqual([null, 'b'])
})
