import { addEffect } from '@gargoyle/bmg-common'
import { expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { performById } from '../testing/actions.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

const lie = { condition: 'down' } as const

/** What is asked when the hero, a henchman with three Movement Counters, begins its activation. */
const askedAtStart = (
  hero: Partial<ModelSketch>,
  { mate = [], effect }: { readonly mate?: readonly string[]; readonly effect?: string } = {},
): readonly string[] => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], counters: 'MMM', ...hero },
      mate: { seat: 'a', at: [60, 30], traits: mate },
      thug: { seat: 'b', at: [90, 90] },
    },
  })
  table.play(
    (game, { hero: model }) => {
      if (effect !== undefined) addEffect(game, model, effect, { until: 'round' })
      return beginActivation(game, model)
    },
    '',
    ...(hero.condition === undefined && effect === undefined ? [['move-counter', 'stop'] as const] : []),
    // Who can do nothing at all declares nothing.
    ...(effect === undefined ? [['declare', 'neither'] as const] : []),
  )
  return table.asked
}

test('bmg1/trait/veteran, bmg1/trait/trickster, bmg1/effect/knock-down-fallen: who lies moves no counters', () => {
  for (const trait of ['veteran', 'trickster']) {
    expect(askedAtStart({ traits: [trait] })).toEqual(['a: move-counter', 'a: declare'])
    expect(askedAtStart({ traits: [trait], ...lie })).toEqual(['a: declare'])
  }
})

test('bmg1/trait/kaos-agent, bmg1/effect/knock-down-fallen: nor does a henchman who is a Trickster by another', () => {
  expect(askedAtStart({}, { mate: ['kaos-agent'] })).toEqual(['a: move-counter', 'a: declare'])
  expect(askedAtStart(lie, { mate: ['kaos-agent'] })).toEqual(['a: declare'])
})

test('bmg1/trait/trickster, bmg1/effect/paralyze: nor does who can follow no rule', () => {
  expect(askedAtStart({ traits: ['trickster'] }, { effect: 'paralyze' })).toEqual([])
})

test('bmg1/trait/fast, bmg1/effect/knock-down-fallen: who crawls does not roll its move again', () => {
  const asked = (hero: Partial<ModelSketch>) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['fast'], counters: 'M', ...hero } },
      active: 'hero',
    })
    const again = hero.condition === undefined ? [['reroll-move', 'keep'] as const] : []
    const way = ['move', { to: [31_000, 30_000, 0] }] as const
    table.play(
      (game, models) => performById(game, models.hero, 'move'),
      '4',
      ['pace', 'walk:1'],
      ...again,
      way,
    )
    return table.asked
  }
  expect(asked({})).toEqual(['a: pace', 'a: reroll-move', 'a: move'])
  expect(asked(lie)).toEqual(['a: pace', 'a: move'])
})
