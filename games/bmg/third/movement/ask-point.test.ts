import { askPoint, type PointQuestion } from '@gargoyle/bmg-common'
import { type Decision, type Json, Random, Stream } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { place, setTable, to } from '../testing/table.ts'

const camp: PointQuestion = {
  name: 'camp',
  prompt: 'Where do you camp?',
  rule: 'bmg3/core/place-vs-move',
  about: { radius: 5 },
  judge: ({ x }) => (x < inches(10) ? undefined : 'Camp in the west.'),
  candidates: (_, n) => [place([3, 4]), place([5, 6])].slice(0, n),
}

const stage = () => setTable({ models: { thug: { seat: 'a' } } })

const answered = (answer: Json, more: Partial<PointQuestion> = {}) =>
  stage().play((game, { thug }) => askPoint(game, thug.seat, { ...camp, ...more }), '', ['camp', answer])

/** What is put to the player. */
const decisionOf = (more: Partial<PointQuestion> = {}): Decision =>
  stage().play((game, { thug }) => {
    const asked = askPoint(game, thug.seat, { ...camp, ...more }).next()
    const decision = asked.done ? undefined : asked.value.decisions[0]
    return decision ?? game.broken('Nothing was asked.')
  })

const proposals = (more: Partial<PointQuestion>, n: number) =>
  Array.from({ length: 40 }, (_, i) => decisionOf(more).candidates(new Random(new Stream(`${i}`)), n))

describe('a point on the table', () => {
  test('is taken if it will do; without a height it is on the ground', () => {
    expect(answered(to(4, 5, 2))).toEqual(place([4, 5, 2]))
    expect(answered({ to: [400, 500] })).toEqual({ x: 400, y: 500, z: 0 })
  })

  test('is asked for with what is needed to draw it', () => {
    const { name, prompt, shape, rule, about } = decisionOf()
    expect({ name, prompt, shape, rule }).toEqual({
      name: 'camp',
      prompt: 'Where do you camp?',
      shape: 'point',
      rule: 'bmg3/core/place-vs-move',
    })
    expect(about).toEqual({ radius: 5, optional: false })
    expect(decisionOf({ optional: true }).about).toEqual({ radius: 5, optional: true })
  })

  test('is the one that is meant, where only some points can do', () => {
    const { explorer } = decisionOf({ snap: ({ x, z }) => ({ x, y: inches(5), z }) })
    expect(explorer?.toward(place([4, 9]))).toMatchObject({ ok: true, value: { answer: to(4, 5) } })
  })

  test('is proposed to those who point at the table, or refused with the same words', () => {
    const { explorer } = decisionOf()
    expect(explorer?.toward(place([4, 5]))).toMatchObject({
      ok: true,
      value: { answer: to(4, 5), points: [place([4, 5])], warnings: [] },
    })
    expect(explorer?.toward(place([12, 5]))).toMatchObject({
      ok: false,
      reason: { text: 'Camp in the west.' },
    })
  })

  test('is listed in words for those who do not point', () => {
    const listed = decisionOf({ optional: true }).explorer?.destinations(3) ?? []
    expect(listed.map(({ answer }) => answer)).toEqual([{ stay: true }, to(3, 4), to(5, 6)])
    expect(listed[1]?.text).toBe(
      'In the south-west corner, in the dark (3" from the west edge, 4" from the south edge)',
    )
    expect(decisionOf().explorer?.destinations(9)).toHaveLength(2)
  })

  test('is drawn as it was answered', () => {
    const { explorer } = decisionOf({ optional: true })
    expect(explorer?.trace(to(4, 5))).toMatchObject({ ok: true, value: { points: [place([4, 5])] } })
    expect(explorer?.trace({ stay: true })).toMatchObject({ ok: true, value: { points: [] } })
    expect(explorer?.trace(to(12, 5))).toMatchObject({ ok: false, reason: { text: 'Camp in the west.' } })
    expect(explorer?.trace('west')).toMatchObject({ ok: false })
    expect(decisionOf().explorer?.trace({ stay: true })).toMatchObject({ ok: false })
  })

  test('is refused in the words of the judge, with the rule', () => {
    expect(decisionOf().check(to(12, 5))).toEqual({
      ok: false,
      reason: { text: 'Camp in the west.', rule: 'bmg3/core/place-vs-move' },
    })
  })

  test.each([
    null,
    undefined,
    3,
    'west',
    [],
    [1, 2],
    {},
    { to: 'x' },
    { to: null },
    { to: [1] },
    { to: [1.5, 2] },
    { to: [1, 2, 3, 4] },
    { to: [1, Number.NaN] },
    { stay: false },
  ])('is not %j', (junk) => {
    for (const optional of [false, true]) {
      expect(decisionOf({ optional }).check(junk)).toMatchObject({
        ok: false,
        reason: { text: expect.stringMatching(/place/), rule: 'bmg3/core/place-vs-move' },
      })
    }
  })

  test('may be declined only where it is optional', () => {
    expect(answered({ stay: true }, { optional: true })).toBeUndefined()
    expect(decisionOf().check({ stay: true })).toMatchObject({ ok: false })
  })
})

describe('proposals', () => {
  test('are the candidates, as answers', () => {
    expect(proposals({}, 2)[0]).toEqual([to(3, 4), to(5, 6)])
  })

  test('are to stay now and then where one may, and never more than asked for', () => {
    const optional = proposals({ optional: true }, 2).map((each) => JSON.stringify(each))
    const both = JSON.stringify([to(3, 4), to(5, 6)])
    const stays = JSON.stringify([to(3, 4), { stay: true }])
    expect(new Set(optional)).toEqual(new Set([both, stays]))
  })

  test('are to stay where there is nothing else', () => {
    expect(proposals({ optional: true, candidates: () => [] }, 1)[0]).toEqual([{ stay: true }])
  })
})
