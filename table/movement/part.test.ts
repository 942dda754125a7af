import { expect, test } from 'vitest'
import { joinParts, part, partKinds } from './part.ts'

test('a part says no more than it is given', () => {
  expect(part('walk', 1000)).toEqual({
    kind: 'walk',
    horizontal: 1000,
    vertical: 0,
    pieces: [],
    ladder: false,
  })
  expect(part('climb', 1500, 7620, ['ladder'], true)).toEqual({
    kind: 'climb',
    horizontal: 1500,
    vertical: 7620,
    pieces: ['ladder'],
    ladder: true,
  })
})

test('walking that goes on from leg to leg is one part', () => {
  expect(joinParts([part('walk', 1000), part('walk', 500), part('walk', 250)])).toEqual([part('walk', 1750)])
})

test('difficult ground that goes on is one part with the pieces of both, each once', () => {
  const joined = joinParts([part('difficult', 100, 0, ['mud']), part('difficult', 200, 0, ['scrap', 'mud'])])
  expect(joined).toEqual([part('difficult', 300, 0, ['mud', 'scrap'])])
})

test('walking before and after difficult ground stays apart', () => {
  const parts = [part('walk', 1000), part('difficult', 500, 0, ['mud']), part('walk', 1000)]
  expect(joinParts(parts)).toEqual(parts)
})

test.each(['vault', 'climb', 'jump', 'drop'] as const)(
  'each %s stays a part of its own: editions charge for it',
  (kind) => {
    const parts = [part(kind, 100, 200, ['a']), part(kind, 300, 400, ['b'])]
    expect(joinParts(parts)).toEqual(parts)
  },
)

test('turning on top of an obstacle is still one vault; the next obstacle is another', () => {
  const over = (horizontal: number, piece: string) => part('vault', horizontal, 0, [piece])
  expect(joinParts([over(100, 'car'), over(200, 'car'), over(300, 'bin')])).toEqual([
    over(300, 'car'),
    over(300, 'bin'),
  ])
  const around = [over(100, 'car'), part('walk', 50), over(200, 'car')]
  expect(joinParts(around)).toEqual(around)
})

test('lengths are rounded once they are added up, not before', () => {
  expect(joinParts([part('walk', 10.4), part('walk', 10.4), part('climb', 0.6, 1.4)])).toEqual([
    part('walk', 21),
    part('climb', 1, 1),
  ])
})

test('a stretch of no length at all is no part', () => {
  const climb = part('climb', 1500, 7620)
  expect(joinParts([climb, part('walk', 0), part('difficult', 0, 0, ['mud'])])).toEqual([climb])
})

test('a path of no parts joins to none', () => {
  expect(joinParts([])).toEqual([])
})

test('there are six kinds of parts', () => {
  expect(partKinds).toEqual(['walk', 'difficult', 'vault', 'climb', 'jump', 'drop'])
})
