import type { Json, SeenEvent } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { bmgBeat } from '../games/bmg/beats.ts'
import { diceResults, dieLook } from '../games/bmg3/dock/dice.ts'
import { gccBeat } from '../games/gcc/beats.ts'
import { showOf } from './timeline.ts'

const game = { beatOf: bmgBeat, dieLook, diceResults }
const figure = (model: number, x: number) => ({
  id: `model ${model}`,
  at: { x: inches(x), y: 0, z: 0 },
  radius: inches(0.5),
})
const figures = [figure(1, 0), figure(2, 1.2), figure(3, 12)]

/** Events under their numbers, from 1. */
const told = (...given: readonly (readonly [name: string, about: Json, rule?: string])[]): SeenEvent[] =>
  given.map(([name, about, rule], place) => ({
    number: place + 1,
    name,
    text: `${name}.`,
    about,
    ...(rule === undefined ? {} : { rule: rule as never }),
  }))

const rolled = (id: string, faces: readonly number[], purpose = 'attack on him') =>
  [
    'roll',
    {
      id,
      purpose,
      rerolls: [],
      dice: faces.map((face) => ({ colour: 'white', sides: 6, faces: [face], face })),
    },
  ] as const

const strike = (attacker: number, target: number, hits: number, more: { [key: string]: Json } = {}) =>
  ['strike', { attacker, target, hits, blocked: 0, critical: false, dice: [], ...more }] as const

const kinds = (show: ReturnType<typeof showOf>): readonly string[] =>
  [...(show?.cues ?? [])].sort((a, b) => a.at - b.at).map(({ kind }) => kind)

test('the view turns, dice fall, the blow lands, then what it did is called out', () => {
  const show = showOf(
    told(rolled('roll-1', [6, 1]), strike(1, 2, 1), ['damage', { model: 2, stun: 2, injury: 0 }]),
    0,
    game,
    figures,
  )
  // One look at both: it does not turn again with the blow.
  expect(kinds(show)).toEqual(['look', 'dice', 'lunge', 'shake', 'shout'])
  const cue = (kind: string) => show?.cues.find((each) => each.kind === kind)
  expect(cue('look')).toMatchObject({ figures: ['model 1', 'model 2'] })
  const [dice, lunge, shout] = [cue('dice'), cue('lunge'), cue('shout')]
  expect(lunge!.at).toBeCloseTo(dice!.at + dice!.seconds)
  expect(show?.reveal).toBeCloseTo(lunge!.at + lunge!.seconds * 0.55)
  expect(shout!.at).toBeCloseTo(show!.reveal)
  expect(shout).toMatchObject({ figure: 'model 2', text: '2 stuns' })
})

test('the table waits for the blow: no longer than two seconds and a half', () => {
  const show = showOf(
    told(
      rolled('roll-1', [6, 1]),
      rolled('roll-2', [2, 3], 'defence'),
      strike(1, 2, 1),
      ['damage', { model: 2, stun: 0, injury: 1 }],
      ['ko', { model: 2 }],
    ),
    0,
    game,
    figures,
  )
  expect(show?.reveal).toBeLessThan(2.5)
  expect(show?.seconds).toBeGreaterThan(show!.reveal)
})

test('dice of both sides lie in rows of their own, with the face on top that was rolled', () => {
  const show = showOf(
    told(
      rolled('roll-1', [6, 1]),
      rolled('roll-2', [2], 'defence'),
      strike(1, 2, 1, { dice: [{ roll: 'roll-1', what: 'hit', dice: [0], critical: [] }] }),
    ),
    0,
    game,
    figures,
  )
  const dice = show?.cues.flatMap((cue) => (cue.kind === 'dice' ? [cue] : []))
  expect(dice?.map(({ row, near }) => [row, near])).toEqual([
    [0, 'model 2'],
    [1, 'model 2'],
  ])
  expect(dice?.[0]?.dice.map(({ top, isGood }) => [top, isGood])).toEqual([
    [5, true],
    [0, false],
  ])
  // Nothing is said about what the defence did.
  expect(dice?.[1]?.dice[0]?.isGood).toBeUndefined()
})

test('from far away it is a shot, unless the game says otherwise', () => {
  const shot = (rule?: string) =>
    kinds(showOf(told([...strike(1, 3, 0), ...(rule ? [rule] : [])] as never), 0, game, figures))
  expect(shot()).toContain('shot')
  expect(shot('bmg3/core/melee')).toContain('lunge')
  expect(kinds(showOf(told(strike(1, 2, 0)), 0, game, figures))).toContain('lunge')
})

test('a blow without a hit is called a miss, blocked, or by what stopped it', () => {
  const words = (event: ReturnType<typeof strike> | readonly ['impacts', Json]) =>
    showOf(told(event), 0, game, figures)?.cues.flatMap((cue) => (cue.kind === 'shout' ? [cue.text] : []))
  expect(words(strike(1, 2, 0))).toEqual(['Missed'])
  expect(words(['impacts', { attacker: 1, target: 2, impacts: 0, stopped: 'Ping!' }])).toEqual(['Ping!'])
  expect(words(strike(1, 2, 0, { blocked: 2 }))).toEqual(['Blocked!'])
})

test('what was seen before is not acted out again', () => {
  const events = told(strike(1, 2, 1), ['activation', { model: 1 }])
  expect(showOf(events, 1, game, figures)).toBeUndefined()
})

test('dice that fall before their strike is told fall beside the target of the declared attack', () => {
  const events = told(['attack', { attacker: 1, targets: [3], weapon: 'Gun' }], rolled('roll-1', [4]))
  const show = showOf(events, 1, game, figures)
  expect(show?.cues.find(({ kind }) => kind === 'dice')).toMatchObject({ near: 'model 3' })
  expect(show?.reveal).toBeGreaterThan(0.8)
})

test('dice that are about no attack do not fall on the table', () => {
  expect(showOf(told(rolled('roll-1', [4], 'Take the Lead')), 0, game, figures)).toBeUndefined()
  const after = told(
    ['attack', { attacker: 1, targets: [2] }],
    strike(1, 2, 0),
    rolled('roll-2', [4], 'Laugh It Off'),
  )
  expect(showOf(after, 2, game, figures)).toBeUndefined()
})

test('harm without a blow is called out at once and holds nothing up', () => {
  const show = showOf(told(['damage', { model: 2, stun: 0, injury: 1 }]), 0, game, figures)
  expect(show).toMatchObject({ reveal: 0 })
  expect(kinds(show)).toEqual(['shout'])
})

test('what is called out over one figure comes one after the other', () => {
  const show = showOf(
    told(strike(1, 2, 1), ['damage', { model: 2, stun: 1, injury: 0 }], ['knocked-down', { model: 2 }]),
    0,
    game,
    figures,
  )
  const [first, second] = show!.cues.filter(({ kind }) => kind === 'shout')
  expect(second!.at - first!.at).toBeCloseTo(0.3)
})

test('a strike at a model that is not on the table is not acted out', () => {
  expect(showOf(told(strike(1, 9, 1)), 0, game, figures)).toBeUndefined()
})

test('counter editions tell impacts, then what was blocked, then damage', () => {
  const show = showOf(
    told(
      rolled('roll-1', [6, 5], 'impact'),
      ['impacts', { attacker: 1, target: 3, impacts: 2 }],
      rolled('roll-2', [6], 'block'),
      ['blocked', { target: 3, count: 1 }],
      rolled('roll-3', [4], 'damage'),
      ['damage', { model: 3, stun: 1, injury: 0 }],
      ['knocked-out', { model: 3 }],
    ),
    0,
    game,
    figures,
  )
  const words = show?.cues.flatMap((cue) => (cue.kind === 'shout' ? [cue.text] : []))
  expect(words).toEqual(['1 blocked', '1 stun', 'K.O.'])
  expect(kinds(show).filter((kind) => kind === 'dice')).toHaveLength(3)
  expect(kinds(show)).toContain('shot')
})

test('Gotham City Chronicles: an attack that succeeds wounds and neutralizes', () => {
  const minis = figures.map((each) => ({ ...each, id: each.id.replace('model', 'mini') }))
  const show = showOf(
    told(
      ['attack', { attacker: 1, target: 2, kind: 'melee', successes: 3 }],
      ['wounded', { mini: 2, wounds: 2 }],
      ['neutralized', { mini: 2 }],
    ),
    0,
    { beatOf: gccBeat },
    minis,
  )
  const words = show?.cues.flatMap((cue) => (cue.kind === 'shout' ? [cue.text] : []))
  expect(words).toEqual(['2 wounds', 'Neutralized'])
  expect(kinds(show)).toContain('lunge')
})
