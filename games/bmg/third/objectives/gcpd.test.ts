import { describe, expect, test } from 'vitest'
import { to } from '../testing/table.ts'
import {
  activationOfModel,
  attackBy,
  e,
  effectsOn,
  f,
  revealBy,
  spend,
  spendBlockedReason,
  stage,
} from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'

const cop = { traits: ['cop'] }
const gordon = { name: 'James W. Gordon' }
const home = { one: f(5, 5) }
const suspects = [
  ['suspect', 10, 20],
  ['suspect', 20, 20],
  ['suspect', 30, 20],
] as const
const down = { touching: 'one', condition: 'ko' } as const
const middle = { one: f(24, 18), two: f(24, 24), three: f(24, 30) }

const cases: ObjectiveCases = {
  'gcpd-door-to-door': {
    met: [
      { models: { one: f(20, 20, cop) }, active: 'one', did: { activation: { suspectsRevealed: 1 } } },
      {
        models: { one: f(20, 20, { traits: ['detective'] }) },
        active: 'one',
        did: { activation: { suspectsRevealed: 1 } },
      },
      {
        models: { one: f(20, 20, { traits: ['veteran'] }) },
        active: 'one',
        did: { activation: { suspectsRevealed: 1 } },
      },
    ],
    not: [
      { models: { one: f(20, 18, cop) }, active: 'one', did: { activation: { suspectsRevealed: 1 } } },
      { models: { one: f(20, 20) }, active: 'one', did: { activation: { suspectsRevealed: 1 } } },
      { models: { one: f(20, 20, cop) }, active: 'one', did: { round: { suspectsRevealed: 1 } } },
    ],
  },
  'gcpd-hands-where-i-can-see-them': {
    met: [{ models: { one: f(20, 20, cop), foe: e(0, 0, down) } }],
    not: [
      { models: { one: f(20, 20), foe: e(0, 0, down) } },
      { models: { one: f(20, 20, cop), foe: e(0, 0, { touching: 'one' }) } },
      {
        models: { one: f(20, 20, cop), foe: e(0, 0, down), two: e(0, 0, { touching: 'one', side: 'west' }) },
      },
    ],
  },
  'gcpd-roadblock': {
    met: [{ models: { ...middle, foe: e(24, 14) } }],
    not: [{ models: { ...middle, foe: e(24, 11) } }, { models: { ...middle, three: f(24, 36) } }],
  },
  'gcpd-due-process': {
    met: [
      { models: home, did: { round: { kos: 1 } } },
      { models: home, did: { round: { suspectsRevealed: 1 } } },
    ],
    not: [
      { models: home },
      { models: home, did: { round: { kos: 1 }, game: { casualties: 1 } } },
      { models: { ...home, two: f(20, 20, { condition: 'ko' }) }, did: { round: { kos: 1 } } },
    ],
  },
  'gcpd-under-observation': {
    met: [
      {
        models: { one: f(5, 5), foe: e(20, 21.5) },
        markers: [
          ['suspect', 30, 10],
          ['suspect', 20, 20],
        ],
        did: { activation: { suspectsPlaced: 1 }, round: { suspectsPlaced: 2 } },
      },
    ],
    not: [
      {
        models: { one: f(5, 5), foe: e(20, 22) },
        markers: [
          ['suspect', 30, 10],
          ['suspect', 20, 20],
        ],
        did: { activation: { suspectsPlaced: 1 }, round: { suspectsPlaced: 2 } },
      },
      {
        models: { one: f(5, 5), foe: e(20, 21.5) },
        markers: [
          ['suspect', 20, 20],
          ['suspect', 30, 10],
        ],
        did: { activation: { suspectsPlaced: 1 }, round: { suspectsPlaced: 2 } },
      },
      {
        models: { one: f(5, 5), foe: e(20, 21.5) },
        markers: [['suspect', 20, 20]],
        did: { round: { suspectsPlaced: 2 } },
      },
      {
        models: { one: f(5, 5), foe: e(20, 21.5) },
        markers: [['suspect', 20, 20]],
        did: { activation: { suspectsPlaced: 1 }, round: { suspectsPlaced: 1 } },
      },
    ],
  },
  'gcpd-officer-needs-assistance': {
    met: [{ models: { foe: e(20, 20), one: f(0, 0, { touching: 'foe' }), two: f(20, 22) } }],
    not: [
      { models: { foe: e(20, 20), one: f(0, 0, { touching: 'foe' }), two: f(20, 23) } },
      { models: { foe: e(20, 20), one: f(18, 20), two: f(20, 22) } },
    ],
  },
  'gcpd-every-beat-covered': {
    met: [
      {
        models: {
          one: f(5, 5),
          two: f(40, 5),
          three: f(5, 40),
          four: f(40, 40),
          foe: e(40, 44),
          other: e(5, 44),
          third: e(40, 9),
        },
      },
    ],
    not: [
      { models: { one: f(5, 5), two: f(40, 5), three: f(5, 40), four: f(30, 20) } },
      {
        models: {
          one: f(5, 5),
          two: f(40, 5),
          three: f(5, 40),
          four: f(40, 40),
          foe: e(40, 44),
          other: e(5, 44),
          third: e(40, 9),
          last: e(5, 9),
        },
      },
    ],
  },
  'gcpd-sealed-evidence': {
    met: [{ models: home, markers: suspects }],
    not: [
      { models: home, markers: suspects.slice(1) },
      { models: home, markers: suspects, theyDid: { round: { suspectsRevealed: 1 } } },
    ],
  },
  'gcpd-batons-out': {
    met: [{ models: home, did: { round: { hits: 4 } } }],
    not: [{ models: home, did: { round: { hits: 3 }, game: { hits: 9 } } }],
  },
  'gcpd-case-closed': {
    met: [{ models: home, round: 2, playedIn: 1, accomplished: ['two-and-two', 'gcpd-due-process'] }],
    not: [
      { models: home, round: 2, playedIn: 2, accomplished: ['two-and-two', 'gcpd-due-process'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['gcpd-roadblock', 'two-and-two'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['cold-pavement', 'gcpd-due-process'] },
    ],
  },
  'gcpd-caught-in-the-beam': {
    met: [
      {
        models: { one: f(20, 20, cop), foe: e(20, 23), more: e(20, 17), other: e(40, 33) },
        markers: [['streetlamp', 40, 30]],
      },
    ],
    not: [
      {
        models: { one: f(20, 20, cop), foe: e(20, 23), more: e(20, 17), other: e(40, 35) },
        markers: [['streetlamp', 40, 30]],
      },
      {
        models: { one: f(20, 20), foe: e(20, 23), more: e(20, 17), other: e(40, 33) },
        markers: [['streetlamp', 40, 30]],
      },
      {
        models: { one: f(20, 20, cop), foe: e(20, 24), more: e(20, 17), other: e(40, 33) },
        markers: [['streetlamp', 40, 30]],
      },
    ],
  },
  'gcpd-gordons-word': {
    met: [{ models: { one: f(20, 20, gordon) }, theyDid: { round: { kos: 1, casualties: 1 } } }],
    not: [
      { models: { one: f(20, 20) } },
      { models: { one: f(20, 13, gordon) } },
      { models: { one: f(20, 20, gordon) }, theyDid: { round: { kos: 2, casualties: 1 } } },
    ],
  },
}

describe('cards of the GCPD as objectives', () => testObjectives(cases))

describe('cards of the GCPD as resources', () => {
  test('gcpd-door-to-door: who reveals moves on', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'gcpd-door-to-door', { moment: revealBy('one') }, ['move', to(20, 24)])
    expect(table.model('one').at?.y).toBe(24 * 2540)
  })

  test('gcpd-hands-where-i-can-see-them: failed attack dice are rolled again', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'one' })
    spend(table, 'gcpd-hands-where-i-can-see-them', { moment: attackBy<'one' | 'foe'>('one', 'foe') })
    expect(effectsOn(table.model('one'))).toEqual(['card-steady-hand 2 activation'])
  })

  test('gcpd-roadblock: an enemy near a friend moves less far', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(20, 27) }, active: 'foe' })
    spend(table, 'gcpd-roadblock', { moment: activationOfModel<'one' | 'foe'>('foe') })
    expect(effectsOn(table.model('foe'))).toEqual(['card-hobbled 4 activation'])
    const far = stage({ models: { one: f(20, 20), foe: e(20, 30) }, active: 'foe' })
    expect(spendBlockedReason(far, 'gcpd-roadblock', activationOfModel<'one' | 'foe'>('foe'))).toBe(
      'No friend is within 8".',
    )
  })

  test('gcpd-due-process: up to two cards are exchanged', () => {
    const hands = { a: ['lamplighters', 'cold-pavement', 'two-and-two'] }
    const table = stage({
      models: home,
      hands,
      decks: { a: ['gcpd-roadblock', 'gcpd-batons-out', 'make-it-count'] },
    })
    spend(table, 'gcpd-due-process', {}, ['discard', ['0', '2']])
    expect(table.crew('a').hand).toEqual([
      'cold-pavement',
      'make-it-count',
      'gcpd-batons-out',
      'gcpd-roadblock',
    ])
  })

  test('gcpd-under-observation: who reveals one of ours is exposed', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, active: 'foe' })
    spend(table, 'gcpd-under-observation', { moment: revealBy<'one' | 'foe'>('foe') })
    expect(effectsOn(table.model('foe'))).toEqual(['card-exposed 1 round'])
  })

  test('gcpd-officer-needs-assistance: another friend comes nearer', () => {
    const table = stage({ models: { one: f(20, 20), two: f(20, 27), far: f(40, 40) }, active: 'one' })
    spend(table, 'gcpd-officer-needs-assistance', {}, ['move', to(20, 22)])
    expect(table.model('two').at?.y).toBe(22 * 2540)
    const alone = stage({ models: { one: f(20, 20), far: f(40, 40) }, active: 'one' })
    expect(spendBlockedReason(alone, 'gcpd-officer-needs-assistance')).toBe(
      'No friend that could move is within 8".',
    )
  })

  test('gcpd-every-beat-covered: the Initiative', () => {
    const table = stage({ models: home, initiative: 'b' })
    spend(table, 'gcpd-every-beat-covered')
    expect([table.state.initiative, table.state.turn]).toEqual(['a', 'a'])
    expect(spendBlockedReason(stage({ models: home }), 'gcpd-every-beat-covered')).toBe(
      'You have it already.',
    )
  })

  test('gcpd-sealed-evidence: a friend keeps watch', () => {
    const table = stage({ models: { one: f(20, 20), two: f(10, 10) } })
    spend(table, 'gcpd-sealed-evidence', {}, ['target', '1'])
    expect(effectsOn(table.model('two'))).toEqual(['card-sentry 0 round'])
  })

  test('gcpd-batons-out: failed defence dice are rolled again', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'foe' })
    spend(table, 'gcpd-batons-out', { moment: attackBy<'one' | 'foe'>('foe', 'one') })
    expect(effectsOn(table.model('one'))).toEqual(['card-parry 2 activation'])
  })

  test('gcpd-case-closed: up to three friends have a free Effort', () => {
    const table = stage({ models: { one: f(20, 20), two: f(10, 10), three: f(5, 5) } })
    spend(table, 'gcpd-case-closed', {}, ['target', '0'], ['target', '2'], ['target', 'none'])
    expect(effectsOn(table.model('one'))).toEqual(['card-nerve 1 round'])
    expect(effectsOn(table.model('two'))).toEqual([])
    expect(effectsOn(table.model('three'))).toEqual(['card-nerve 1 round'])
  })

  test('gcpd-caught-in-the-beam: an enemy near makes no Efforts', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(20, 27), far: e(40, 40) }, active: 'one' })
    spend(table, 'gcpd-caught-in-the-beam')
    expect(effectsOn(table.model('foe'))).toEqual(['card-rattled 0 activation'])
  })

  test('gcpd-gordons-word: a friend near Gordon hits harder', () => {
    const models = { one: f(20, 20, gordon), two: f(20, 27), far: f(20, 35) }
    const table = stage({ models, active: 'two' })
    spend(table, 'gcpd-gordons-word', { moment: activationOfModel<'one' | 'two' | 'far'>('two') })
    expect(effectsOn(table.model('two'))).toEqual(['card-fury 1 activation'])
    expect(
      spendBlockedReason(
        stage({ models }),
        'gcpd-gordons-word',
        activationOfModel<'one' | 'two' | 'far'>('far'),
      ),
    ).toBe('It is not within 8" of Gordon.')
  })
})
