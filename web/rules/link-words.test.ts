import { expect, test } from 'vitest'
import { linkerOf, type Phrase, readLinks } from './link-words.ts'

const effort = { kind: 'rule', id: 'effort' }
const limit = { kind: 'rule', id: 'effort-limit' }
const armour = { kind: 'trait', id: 'light-armor' }
const light = { kind: 'weapon', id: 'light' }
const phrases: readonly Phrase[] = [
  ['Light Armor', armour],
  ['Effort limit', limit],
  ['Efforts?', effort],
  ['Light(?= weapons)', light],
]
const link = linkerOf(phrases)

test('words that are known become links, each once, the longer ones first', () => {
  expect(link('Efforts up to its Effort limit; no more Efforts.')).toEqual([
    { text: 'Efforts', to: effort },
    ' up to its ',
    { text: 'Effort limit', to: limit },
    '; no more Efforts.',
  ])
})

test('only whole words, told apart by capital letters and by what follows', () => {
  expect(link('Light, Lights and Light-footed; an effort, Effortless')).toEqual([
    'Light, Lights and Light-footed; an effort, Effortless',
  ])
  expect(link('Light weapons, Light Armor')).toEqual([
    { text: 'Light', to: light },
    ' weapons, ',
    { text: 'Light Armor', to: armour },
  ])
})

test('nothing leads to itself', () => {
  expect(link('An Effort.', effort)).toEqual(['An Effort.'])
})

test('without phrases a text is left as it is', () => {
  expect(linkerOf([])('An Effort.')).toEqual(['An Effort.'])
  expect(linkerOf([])('')).toEqual([])
})

test('links that are written into a text are read', () => {
  const where = (id: string) => ({ kind: 'rule', id })
  expect(readLinks('By [night](night), or not.', where)).toEqual([
    'By ',
    { text: 'night', to: where('night') },
    ', or not.',
  ])
  expect(readLinks('[Night](night)', where)).toEqual([{ text: 'Night', to: where('night') }])
  expect(readLinks('A die (red) [sic].', where)).toEqual(['A die (red) [sic].'])
})
