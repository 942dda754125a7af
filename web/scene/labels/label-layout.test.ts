import { expect, test } from 'vitest'
import { ALWAYS, badgeText, keptOn, type LabelWish, widthOf, wordsBox, wordsShown } from './label-layout.ts'

const wish = (id: string, x: number, y: number, priority = 50, more: Partial<LabelWish> = {}): LabelWish => ({
  id,
  x,
  y,
  disc: 13,
  width: 80,
  height: 22,
  priority,
  ...more,
})

test('labels with room all speak', () => {
  expect([...wordsShown([wish('a', 100, 100), wish('b', 100, 200)]).keys()].sort()).toEqual(['a', 'b'])
})

test('where two would cover each other, the more important speaks', () => {
  expect([...wordsShown([wish('a', 100, 100, 20), wish('b', 130, 110, 90)]).keys()]).toEqual(['b'])
})

test("words never cover another one's disc", () => {
  expect(wordsShown([wish('a', 100, 100, 90), wish('b', 150, 100, 20)]).has('a')).toBe(false)
})

test('what must be read is shown whatever it covers', () => {
  expect(wordsShown([wish('a', 100, 100), wish('b', 110, 100, ALWAYS)]).has('b')).toBe(true)
})

test('two words that must be read stand one below the other where they would lie on each other', () => {
  const line = (id: string, y: number) => wish(id, 100, y, ALWAYS, { disc: 0 })
  const shown = wordsShown([line('a', 100), line('b', 110)])
  expect(shown.get('a')).toEqual({ x: 100, y: 100 })
  expect(shown.get('b')).toEqual({ x: 100, y: 132 })
})

test('words stand right of a disc, or in the middle where there is none', () => {
  expect(wordsBox(wish('a', 100, 50))).toMatchObject({ left: 113, right: 193 })
  expect(wordsBox(wish('a', 100, 50, 0, { disc: 0 }))).toMatchObject({ left: 60, right: 140 })
})

test('without words there is nothing to show', () => {
  expect(wordsShown([wish('a', 0, 0, ALWAYS, { width: 0 })]).size).toBe(0)
  expect(widthOf('', 13)).toBe(0)
})

test('at the right edge words change sides, and words alone move in', () => {
  const edge = keptOn(wish('a', 580, 50), 600)
  expect(edge.isFlipped).toBe(true)
  expect(wordsBox(edge)).toMatchObject({ left: 487, right: 567 })
  expect(keptOn(wish('a', 100, 50), 600).isFlipped).toBeUndefined()
  expect(keptOn(wish('a', 50, 50), 60).isFlipped).toBeUndefined()
  expect(keptOn(wish('a', 590, 50, 0, { disc: 0 }), 600).x).toBe(560)
})

test('words alone stay above the lower edge, also where they make room for each other', () => {
  const line = (id: string, y: number) => keptOn(wish(id, 100, y, ALWAYS, { disc: 0 }), 600, 300)
  expect(line('a', 310).y).toBe(289)
  const shown = wordsShown([line('a', 310), line('b', 305)])
  expect(shown.get('a')).toEqual({ x: 100, y: 289 })
  expect(shown.get('b')).toEqual({ x: 100, y: 267 })
})

test('words that must be read find a place beyond a crowd of pins', () => {
  const pins = [-44, -22, 0, 22, 44].map((off, i) => wish(`pin ${i}`, 100, 200 + off, 0, { width: 0 }))
  const shown = wordsShown([...pins, wish('stop', 100, 200, ALWAYS, { disc: 0 })])
  expect(Math.abs((shown.get('stop')?.y ?? 200) - 200)).toBeGreaterThan(44)
})

test('words without a disc move to another of their places where the first is taken', () => {
  const area = wish('area', 100, 100, 80, {
    disc: 0,
    elsewhere: [
      { x: 110, y: 104 },
      { x: 100, y: 160 },
    ],
  })
  const shown = wordsShown([wish('figure', 100, 100, 90), area])
  expect(shown.get('area')).toEqual({ x: 100, y: 160 })
  expect(wordsShown([area]).get('area')).toEqual({ x: 100, y: 100 })
})

test('badges over a disc are never covered: names give way to them', () => {
  const figure = (id: string, x: number, y: number, badges: number) => ({
    id,
    x,
    y,
    disc: 13,
    badges,
    width: 90,
    height: 22,
    priority: 50,
  })
  // The name of a would run through the badges of b, which hang over its disc.
  const [a, b] = [figure('a', 100, 100, 0), figure('b', 170, 125, 0)]
  expect(wordsShown([a, b]).has('a')).toBe(true)
  expect(wordsShown([a, { ...b, badges: 60 }]).has('a')).toBe(false)
})

test('a badge says its number beside its sign, or a short word', () => {
  expect(badgeText({ text: '2 stuns', tone: 'plain', icon: 'stun', count: 2 })).toBe('2')
  expect(badgeText({ text: 'K.O.', tone: 'danger', icon: 'out' })).toBe('')
  expect(badgeText({ text: 'Enervating', tone: 'seen', icon: 'effect' })).toBe('Ener.')
  expect(badgeText({ text: '2M 1A', tone: 'ok', icon: 'counters' })).toBe('2M 1A')
  expect(badgeText({ text: 'resting', tone: 'plain' })).toBe('rest.')
})

test('words that are read anyhow stay where they are when they are pointed at; others come up', () => {
  const area = (id: string, priority: number, isPointedAt: boolean) =>
    wish(id, 100, 100, isPointedAt ? ALWAYS : priority, {
      disc: 0,
      elsewhere: id === 'second' ? [{ x: 100, y: 160 }] : [],
      ...(isPointedAt ? { usual: priority } : {}),
    })
  const all = (pointed?: string) =>
    Object.fromEntries(
      wordsShown(
        [
          ['first', 80],
          ['second', 60],
          ['third', 10],
        ].map(([id, priority]) => area(`${id}`, Number(priority), id === pointed)),
      ),
    )
  const usual = { first: { x: 100, y: 100 }, second: { x: 100, y: 160 } }
  expect(all()).toEqual(usual)
  expect(all('second')).toEqual(usual)
  expect(all('third')).toMatchObject({ third: { x: 100, y: 100 } })
})
