import { expect, test } from 'vitest'
import { crow } from '../examples/crow.ts'
import { stage } from './stage.ts'

const setup = { seats: ['ada', 'bo'] }

test('plays a script and returns the story', () => {
  const game = stage(crow, { setup, dice: '4' })
  game.play(['ada', 'dig-or-fly', 'dig'], ['ada', 'dig-or-fly', 'fly home'])
  expect(game.asked()).toEqual(['bo: dig-or-fly'])
  expect(game.story('bo')).toEqual(['ada rolls dig: 4', 'ada comes home and has 4 shiny things.'])
  game.dice.expectAllUsed()
})

test('stops where the script and the game part', () => {
  const game = stage(crow, { setup })
  expect(() => game.play(['bo', 'dig-or-fly', 'dig'])).toThrow(
    'Expected bo to be asked "dig-or-fly", but asked is: ada',
  )
  expect(() => game.answer('ada', 'sing')).toThrow('"sing" is not on offer')
  expect(() => game.refusal('ada', 'fly home')).toThrow('was taken, not refused')
})
