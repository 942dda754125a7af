import { addMarker } from '@gargoyle/bmg-common'
import { recall, remember, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import { scene, suspectAt } from '../testing/scene.ts'
import { ANY, type Answer, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isCat } from './cats.ts'

const catAt = (table: ReturnType<typeof scene>, x: number, y: number) =>
  table.play((game) => {
    const cat = addMarker(game, 'suspect', place([x, y]), seat('a'))
    remember(cat, isCat, true)
    return cat.id
  })

describe('bmg3/trait/meow', () => {
  test('bmg3/trait/meow: a suspect may be a Cat, three at most', () => {
    const put = (cats: number, ...answers: readonly Answer[]) => {
      const table = scene('meow')
      for (let i = 0; i < cats; i++) catAt(table, 30 + 5 * i, 40)
      table.play(
        (game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)),
        '',
        ['place-suspect', ANY],
        ...answers,
      )
      return table.state.markers.filter((marker) => recall(marker, isCat)).length
    }
    expect(put(2, ['cat', 'yes'])).toBe(3)
    expect(put(2, ['cat', 'no'])).toBe(2)
    expect(put(3)).toBe(3)
  })

  test('bmg3/trait/meow: slips to a Cat at the start of its activation', () => {
    const table = scene('meow')
    const cat = catAt(table, 40, 40)
    table.play(
      (game, { owner }) => trigger(game, 'activation-start', { active: owner }),
      '',
      ['meow', `${cat}`],
      ['place', ANY],
    )
    expect(table.state.markers).toEqual([])
    expect(table.model('owner').at!.x).toBeGreaterThan(90_000)
  })

  test('bmg3/trait/meow: a Cat reveals a suspect within 8"', () => {
    const table = scene('meow')
    catAt(table, 30, 30)
    suspectAt(table, 30, 38, 'b')
    useTrait(table, 'owner', 'meow')
    expect(table.state.markers).toEqual([])
    const far = scene('meow')
    catAt(far, 30, 30)
    suspectAt(far, 30, 39.4, 'b')
    expect(useBlockedReason(far, 'owner', 'meow')).toBe('No Cat of yours has an enemy suspect within 8".')
  })

  test('bmg3/trait/meow: a Cat saves it in an enemy’s activation, and not in its own', () => {
    const fatal = (active: 'enemy' | 'owner', ...answers: readonly Answer[]) => {
      const table = scene('meow', { active })
      catAt(table, 40, 40)
      table.play((game, { owner }) => inflict(game, owner, { injury: 9, cause: 'test' }), '', ...answers)
      return [table.model('owner').condition, table.model('owner').injury]
    }
    expect(fatal('enemy', ['meow', '1'], ['place', ANY])).toEqual(['up', 0])
    expect(fatal('owner')).toEqual(['casualty', 9])
    const arrested = scene('meow', { active: 'enemy' })
    catAt(arrested, 40, 40)
    arrested.play(
      (game, { owner, enemy }) => becomeCasualty(game, owner, enemy),
      '',
      ['meow', '1'],
      ['place', ANY],
    )
    expect(arrested.model('owner').condition).toBe('up')
  })
})

test('bmg3/trait/stealthy-cats: Cats move 4", and those near it let it move 2" each', () => {
  const table = scene('stealthy-cats')
  catAt(table, 20, 28)
  useTrait(table, 'owner', 'stealthy-cats', '', ['move-marker', to(20, 24)], ['move', to(20, 18)])
  expect(table.model('owner').at!.y).toBe(18 * 2540)
  expect(useBlockedReason(scene('stealthy-cats'), 'owner', 'stealthy-cats')).toBe(
    'No Cat of yours is on the table.',
  )
})
