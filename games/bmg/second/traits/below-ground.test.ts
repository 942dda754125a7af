import { skill } from '@gargoyle/bmg-counters'
import { countersToPlan, dealPasses, trigger } from '@gargoyle/bmg-counters/parts'
import type { ModelSketch } from '@gargoyle/bmg-counters/testing'
import { expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

/** A hero in the sewers, K.O. or awake, and a friend on the table. */
function below(
  traits: readonly string[],
  { mate = {}, ...sketch }: Partial<ModelSketch> & { readonly mate?: Partial<ModelSketch> } = {},
) {
  const { condition = 'away', ...rest } = sketch
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 9, traits, ...rest },
      mate: { seat: 'a', at: [36, 30], ...mate },
      thug: { seat: 'b', at: [80, 80] },
    },
    round: 3,
  })
  Object.assign(table.model('hero'), { at: undefined, condition, sewerSince: 1 })
  return table
}

test('bmg2/core/sewers, bmg2/trait/sturdy, bmg2/trait/weak, bmg2/trait/desensitized: below ground markers cost as on the table', () => {
  const planned = (...traits: readonly string[]) =>
    below(traits, { stun: 4, willpower: 6 }).play((game, { hero }) => countersToPlan(game, hero))
  expect([planned(), planned('sturdy'), planned('weak'), planned('desensitized')]).toEqual([4, 5, 2, 6])
})

test('bmg2/core/sewers, bmg2/trait/grin-twins, bmg2/trait/lazy-cousins: what others in play mean to it', () => {
  const willpower = (traits: readonly string[], mate: Partial<ModelSketch> = {}) =>
    below(traits, { mate }).play((game, { hero }) => skill(game, 'willpower', hero))
  expect([willpower(['grin-twins'], { traits: ['grin-twins'] }), willpower(['grin-twins'])]).toEqual([6, 5])
  expect([willpower(['lazy-cousins']), willpower(['lazy-cousins'], { traits: ['lazy-cousins'] })]).toEqual([
    4, 5,
  ])
})

test('bmg2/core/sewers, bmg2/trait/informer: in play, it gives its crew a pass, not while K.O.', () => {
  const passes = (condition: ModelSketch['condition']) => {
    const table = below(['informer'], condition === undefined ? {} : { condition })
    table.play((game) => dealPasses(game))
    return table.band('a').passes
  }
  expect([passes(undefined), passes('ko')]).toEqual([1, 0])
})

test('bmg2/core/sewers, bmg2/trait/venom-dose: it takes a dose there', () => {
  const asked = (condition: ModelSketch['condition']) => {
    const table = below(['venom-dose'], condition === undefined ? {} : { condition })
    const answers = condition === 'ko' ? [] : [['venom-dose', 'yes'] as const]
    table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)
    return table.asked
  }
  expect([asked(undefined), asked('ko')]).toEqual([['a: venom-dose'], []])
})
