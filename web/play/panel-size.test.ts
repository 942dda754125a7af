import { expect, test } from 'vitest'
import { readPanelSize, usualPanel } from './panel-size.ts'

test('a panel is as big as it was left', () => {
  expect(readPanelSize('{"width":520,"question":40}')).toEqual({ width: 520, question: 40 })
})

test('what is missing, out of bounds or no size at all is as usual', () => {
  expect(readPanelSize(null)).toEqual(usualPanel)
  expect(readPanelSize('no')).toEqual(usualPanel)
  expect(readPanelSize('null')).toEqual(usualPanel)
  expect(readPanelSize('{"width":299,"question":81}')).toEqual(usualPanel)
  expect(readPanelSize('{"width":300,"question":"80"}')).toEqual({ ...usualPanel, width: 300 })
})
