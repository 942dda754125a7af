import { expect, test } from 'vitest'
import { ask, choose, type Game, type Rule, seat } from '../index.ts'
import { ANY, byNames, stageSituation } from './situation.ts'

type Lamps = { lit: number; round: number }

const pick = (options: readonly string[]) => choose({ name: 'lamp', prompt: 'Which lamp?', options })

function* lightOne(game: Game<Lamps, null>): Rule<string> {
  const lamp = yield* ask(game, seat('a'), pick(['north', 'south']))
  game.state.lit++
  game.emit({ name: 'lit', text: `The ${lamp} lamp is lit.` })
  return lamp
}

const lamps = (usualAnswers = {}) =>
  stageSituation<null, Lamps>({
    content: null,
    seats: [seat('a'), seat('b')],
    state: { lit: 0, round: 1 },
    clone: (state) => ({ ...state }),
    *step(game) {
      yield* lightOne(game)
      game.state.round++
    },
    isOver: ({ round }) => round > 3,
    usualAnswers,
  })

test('a rule is run with the answers of the test, and what it did is there to look at', () => {
  const situation = lamps()
  expect(situation.play(lightOne, '', [['lamp', 'south']])).toBe('south')
  expect(situation.state.lit).toBe(1)
  expect(situation.story).toEqual(['The south lamp is lit.'])
  expect(situation.asked).toEqual(['a: lamp'])
  expect(situation.offered('lamp')).toEqual({ north: undefined, south: undefined })
  expect(situation.labelsOf('lamp')).toEqual(['north', 'south'])
  expect(situation.offered('door')).toEqual({})
  expect(situation.labelsOf('door')).toEqual([])
})

test('an answer too few, one too many, and dice left over are faults of the test', () => {
  const situation = lamps()
  expect(() => situation.play(lightOne)).toThrow('No answer is given for "lamp". Asked so far: a: lamp.')
  const twice = [
    ['lamp', 'south'],
    ['door', 'open'],
  ] as const
  expect(() => situation.play(lightOne, '', twice)).toThrow('Not asked for: door. Asked: a: lamp.')
  expect(() => situation.play(lightOne, '6', [['lamp', 'south']])).toThrow()
  expect(situation.state.lit).toBe(0)
})

test('an answer may be any, of a named seat, or the usual one', () => {
  expect(['north', 'south']).toContain(lamps().play(lightOne, '', [['lamp', ANY]]))
  expect(lamps().play(lightOne, '', [['a/lamp', 'north']])).toBe('north')
  expect(lamps({ lamp: 'north' }).play(lightOne)).toBe('north')
  expect(lamps({ lamp: 'north' }).play(lightOne, '', [['lamp', 'south']])).toBe('south')
  expect(() => lamps().play(lightOne, '', [['b/lamp', 'north']])).toThrow('No answer is given for "lamp"')
})

test('the game itself goes on as long as there are answers, and no further than its end', () => {
  const situation = lamps()
  situation.playOn('', ['lamp', 'north'], ['lamp', 'south'])
  expect(situation.state).toEqual({ lit: 2, round: 3 })
  expect(() => situation.playOn('', ['lamp', 'north'], ['lamp', 'north'])).toThrow('Not asked for: lamp')
})

test('things go by the names of the test, in its order', () => {
  expect(byNames(['batman', 'joker'], [1, 2, 3])).toEqual({ batman: 1, joker: 2 })
})
