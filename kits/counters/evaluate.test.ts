import type { Activation } from '@gargoyle/bmg-counters'
import { freshActivation } from '@gargoyle/bmg-counters'
import { type ModelSketch, setTable } from '@gargoyle/bmg-counters/testing'
import { positionWorth } from '@gargoyle/bots'
import { expect, test } from 'vitest'
import { counterEvaluator } from './evaluate.ts'

type Staged = {
  readonly hero?: Partial<ModelSketch>
  readonly thug?: Partial<ModelSketch>
  readonly activation?: Partial<Activation>
}

/** What a position is worth to the band of the hero. */
function worthOf(
  { hero = {}, thug = {}, activation }: Staged,
  markers: Parameters<typeof setTable>[0]['markers'] = [],
): number {
  const table = setTable({
    models: { hero: { seat: 'a', at: [30, 30], ...hero }, thug: { seat: 'b', at: [60, 60], ...thug } },
    markers,
  })
  if (activation) table.state.activation = { ...freshActivation(table.model('hero')), ...activation }
  return table.play((game, models) =>
    positionWorth(counterEvaluator, game.state, game.content, models.hero.seat),
  )
}

test('declaring nothing is worth less than declaring what counters are there for', () => {
  const declaring = (declared: Activation['declared']) =>
    worthOf({ hero: { counters: 'AAMM' }, thug: { at: [45, 30] }, activation: { declared } })
  expect(declaring('move-attack')).toBeGreaterThan(declaring('move'))
  expect(declaring('move')).toBeGreaterThan(declaring('neither'))
  // It is too far for a strike before the move.
  expect(declaring('move-attack')).toBeGreaterThan(declaring('attack-move'))
})

test('attack counters are worth more where they reach an enemy, defence counters where an enemy reaches the model', () => {
  const gain = (counters: string, at: readonly [number, number]) =>
    worthOf({ hero: { counters }, thug: { at: [...at] } }) - worthOf({ thug: { at: [...at] } })
  expect(gain('AA', [38, 30])).toBeGreaterThan(gain('AA', [100, 100]))
  expect(gain('DD', [38, 30])).toBeGreaterThan(gain('DD', [100, 100]))
})

test('an objective pays the player who placed it, unless an enemy touches its holder', () => {
  const crate = (seat: 'a' | 'b') => [
    { kind: 'ammo-crates' as const, at: [33, 30] as [number, number], seat },
  ]
  expect(worthOf({}, crate('a')) - worthOf({}, crate('b'))).toBeGreaterThan(15)
  const disturbed = worthOf({ thug: { touching: 'hero', at: undefined } as never }, crate('a'))
  const alone = worthOf({}, crate('a'))
  expect(alone - disturbed).toBeGreaterThan(10)
})

test('the nearer a model is to a K.O., the more a marker counts', () => {
  const hurt = (stun: number) => worthOf({ thug: { stun, endurance: 6 } })
  expect(hurt(5) - hurt(4)).toBeGreaterThan(hurt(1) - hurt(0))
  expect(hurt(1)).toBeGreaterThan(hurt(0))
})
