import { gccSetupContext } from '@gargoyle/gcc'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BoardPicture, beginningOf } from './board-picture.tsx'

const { missions } = gccSetupContext

test('the form shows where a mission is played, and who begins where', () => {
  const markup = renderToStaticMarkup(<BoardPicture mission={missions.get('first-night')!} />)
  expect(markup).toMatch(/aria-label="[^"]+ from above, with everybody who begins on it"/)
  for (const words of [
    '>HE<',
    '>Alarm<',
    '>Locker<',
    '>Running track<',
    'HE: the heroes',
    'TH: Thugs (with handgun).',
  ])
    expect(markup).toContain(words)
})

test('in every mission both sides begin somewhere on the board', () => {
  for (const mission of missions.values()) {
    const { figures = [] } = beginningOf(mission) ?? {}
    const heroes = figures.filter(({ name }) => name === 'Heroes')
    expect(heroes).toHaveLength(new Set(mission.heroes.areas).size)
    expect(figures.length).toBeGreaterThan(heroes.length)
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
  }
})

test('an unknown board is not drawn', () => {
  const lost = { ...missions.get('first-night')!, board: 'moon' }
  expect(renderToStaticMarkup(<BoardPicture mission={lost} />)).toBe('')
})
