import { bands } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import { applies, computeTotal, endsNow, leaveSewer } from '@gargoyle/bmg-counters/toolkit'
import { type Memories, recall } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

const below = (traits: readonly string[]) => {
  const table = setTable({
    models: { hero: { seat: 'a', traits, counters: 'MMSSSS' }, thug: { seat: 'b', at: [90, 90] } },
    markers: [{ kind: 'sewer', at: [50, 50] }],
    active: 'hero',
    round: 4,
  })
  table.model('hero').sewerSince = 1
  return table
}

test('bmg2/trait/lord-of-the-sewers, bmg2/core/sewers: once a game leaving a sewer does not end its activation', () => {
  const leave = (traits: readonly string[], before: Memories = {}, goesOn?: 'yes' | 'no') => {
    const table = below(traits)
    table.model('hero').memory = before
    table.play(
      (game, { hero }) => leaveSewer(game, hero),
      '',
      ['place', { to: [cm(53), cm(50), 0] }],
      ...(goesOn === undefined ? [] : [['go-on', goesOn] as const]),
    )
    return table
  }
  // Its player keeps it for later, if it likes.
  const patient = leave(['lord-of-the-sewers'], {}, 'no')
  expect(recall(patient.state.activation, endsNow)).toBe(true)
  const lord = leave(['lord-of-the-sewers'], patient.model('hero').memory, 'yes')
  expect(recall(lord.state.activation, endsNow)).toBe(false)
  expect(recall(leave([]).state.activation, endsNow)).toBe(true)
  const again = leave(['lord-of-the-sewers'], lord.model('hero').memory)
  expect(recall(again.state.activation, endsNow)).toBe(true)
})

test('bmg2/trait/lord-of-the-sewers: no limit for it, a sewer more, and it does not begin below', () => {
  below(['lord-of-the-sewers']).play((game, { hero }) => {
    expect(applies(game, 'ignores-sewer-limit', { about: hero })).toBe(true)
    expect(computeTotal(game, 'extra-sewers', { about: hero }, 0)).toBe(1)
    expect(applies(game, 'starts-in-sewer', { about: hero })).toBe(false)
  })
  expect(actionBlockedReason(below(['lord-of-the-sewers']), 'emerge')).toBeUndefined()
})

test('bmg2/trait/lord-of-the-sewers, bmg2/core/deployment: it may be deployed in contact with any sewer', () => {
  const deploy = (traits: readonly string[]) => {
    const table = setTable({
      models: { hero: { seat: 'a', traits }, thug: { seat: 'b' } },
      markers: [{ kind: 'sewer', at: [60, 60] }],
      stage: 'bands',
      part: 2,
      zones: { a: 'A', b: 'B' },
    })
    for (const model of table.state.models) model.memory = { 'deployment/group': 1 }
    table.play((game) => bands(game), '', ['place', { to: [cm(63), cm(60), 0] }])
    return table.model('hero').at
  }
  expect(deploy(['lord-of-the-sewers'])).toMatchObject({ x: cm(63), y: cm(60) })
  expect(() => deploy([])).toThrow('deployment area')
})
