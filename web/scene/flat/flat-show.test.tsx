import { inches, mm, spot } from '@gargoyle/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Cue, RunningShow, ShowDie } from '../show/show.ts'
import { FlatShow } from './flat-show.tsx'
import { mapOf } from './map.ts'

const map = mapOf({ width: inches(24), depth: inches(24) })

const stand = (x: number, y: number) => ({ at: spot(inches(x), inches(y)), height: mm(40) })
const stands = new Map([
  ['wren', stand(12, 12)],
  ['fox', stand(16, 12)],
  ['owl', stand(1, 1)],
])

const die = (isGood?: boolean): ShowDie => ({
  tone: 'red',
  sides: [1, 2].map((face) => ({ sign: 'pip', places: [], text: `${face}` })),
  top: 1,
  ...(isGood === undefined ? {} : { isGood }),
})

function drawn(...cues: readonly Cue[]): string {
  const show: RunningShow = { cues, reveal: 1, seconds: 2, begun: 0, stands }
  return renderToStaticMarkup(
    <svg role="presentation">
      <FlatShow show={show} map={map} />
    </svg>,
  )
}

test('numbers stand over the figure they are about, one above the other, and come when it is their time', () => {
  const shout = { kind: 'shout', figure: 'wren', seconds: 1.5, tone: 'danger' } as const
  const markup = drawn({ ...shout, at: 0.5, text: 'Critical!' }, { ...shout, at: 0.8, text: '−2' })
  expect(markup).toContain('--cue-at:0.5s;--cue-for:1.5s')
  expect(markup).toMatch(/<text x="12" y="9.8"[^>]*>Critical!<\/text>/)
  expect(markup).toMatch(/<text x="12" y="8.1[^>]*>−2<\/text>/)
})

test('dice lie below their target with the faces they show; those that did nothing are told apart', () => {
  const markup = drawn({
    kind: 'dice',
    near: 'wren',
    row: 0,
    at: 0,
    seconds: 1,
    dice: [die(true), die(false)],
  })
  expect(markup.match(/<svg [^>]*y="13.1"/g)).toHaveLength(2)
  expect(markup.match(/>2<\/text>/g)).toHaveLength(2)
  expect(markup).toContain('data-good="true"')
  expect(markup).toContain('data-good="false"')
})

test('at the edge of the map dice and words stay on it', () => {
  const dice = drawn({ kind: 'dice', near: 'owl', row: 0, at: 0, seconds: 1, dice: [die(), die(), die()] })
  // Above the figure, since there is no room below, and from the very edge on.
  expect(dice).toMatch(/<svg [^>]*x="0" y="20.4"/)
})

test('a shot is a line from one to the other; nothing is drawn for a figure that is not there', () => {
  const shot = { kind: 'shot', figure: 'wren', hits: true, at: 0, seconds: 1 } as const
  expect(drawn({ ...shot, toward: 'fox' })).toContain('<line x1="12" y1="12" x2="16" y2="12">')
  expect(drawn({ ...shot, toward: 'ghost' })).not.toContain('<line')
  expect(drawn({ kind: 'look', figures: ['wren'], at: 0, seconds: 1 })).not.toContain('data-cue')
})
