import type { PathAnswer } from '@gargoyle/bmg-common'
import { randomFrom } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { move } from './move.ts'

const crate = box('crate', inches(8), inches(4), inches(2), inches(2), inches(3))

/** What a model at 5, 5 with a move of 8" considers, with an enemy far in the east. */
function considered(n: number, seed: string, pieces: (typeof crate)[] = []): readonly (readonly number[])[] {
  const table = setTable({
    models: { thug: { seat: 'a', at: [5, 5] }, cop: { seat: 'b', at: [30, 5] } },
    pieces,
  })
  return table.play((game, { thug }) => {
    const asked = move(game, { model: thug, reason: 'a test' }).next()
    const decision = asked.done ? undefined : asked.value.decisions[0]
    const answers = decision?.candidates(randomFrom(seed), n) ?? []
    for (const answer of answers) expect(decision?.check(answer).ok).toBe(true)
    return answers.map((answer) => {
      const path = answer as PathAnswer
      const [x = inches(5), y = inches(5)] = ('legs' in path && path.legs.at(-1)?.to) || []
      return [x / inches(1), y / inches(1)]
    })
  })
}

const seeds = Array.from({ length: 10 }, (_, i) => `${i}`)

test('many candidates include ways towards enemies out of reach, around what is in between', () => {
  for (const seed of seeds) {
    const places = considered(12, seed, [crate])
    expect(places).toHaveLength(12)
    expect(Math.max(...places.map(([x = 0]) => x))).toBeGreaterThan(10.5)
  }
})

test('and others all over the place, and staying', () => {
  for (const seed of seeds) {
    const places = considered(12, seed)
    expect(places[0]).toEqual([5, 5])
    expect(places.slice(1).filter(([x = 0]) => x < 9)).not.toEqual([])
  }
})

test('a few candidates include one straight towards the enemy', () => {
  for (const seed of seeds) {
    const places = considered(3, seed)
    expect(places[0]).toEqual([5, 5])
    expect(places[1]?.[0]).toBeGreaterThan(12)
  }
})

test('and where a wall is in between, one around it', () => {
  // From the southern edge up to 12", right before the model's nose: going east is going north first.
  const wall = box('wall', inches(6), inches(0), inches(1), inches(12), inches(8))
  for (const seed of seeds) {
    const [, place] = considered(3, seed, [wall])
    expect(place?.[1]).toBeGreaterThan(7)
  }
})
