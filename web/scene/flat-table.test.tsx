import { inches, mm, spot } from '@gargoyle/table'
import { boardOf, box } from '@gargoyle/table/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FlatTable } from './flat-table.tsx'
import { noMarks, type SceneContent } from './scene-content.ts'

const content: SceneContent = {
  board: boardOf([{ ...box('house', 0, 0, inches(4), inches(4), inches(3)), name: 'The old house' }]),
  figures: [
    {
      id: 'wren',
      at: spot(inches(6), inches(20)),
      radius: mm(15),
      height: mm(40),
      build: 'thug',
      crew: 1,
      name: 'Wren',
      initials: 'WR',
      posture: 'standing',
      isActive: false,
      isDone: false,
      badges: [],
    },
  ],
  tokens: [],
  lights: [],
  zones: [],
  night: true,
}

test('without three dimensions there is a map with north up, and a word on why', () => {
  const markup = renderToStaticMarkup(<FlatTable content={content} marks={noMarks} label="The table: yard" />)
  expect(markup).toContain('aria-label="The table: yard"')
  expect(markup).toContain('The old house')
  expect(markup).toMatch(/<circle cx="6" cy="4" r="0.59/)
  expect(markup).toContain('>WR</text>')
  expect(markup).toContain('WebGL is switched off')
})
