import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { playResource } from '../cards/resources.ts'
import { inflict } from '../damage/harm.ts'
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

const penguin = { name: 'Oswald Chesterfield Cobblepot' }
const home = { one: f(5, 5) }
const three = [
  ['suspect', 10, 20],
  ['suspect', 20, 20],
  ['suspect', 30, 20],
] as const
const six = [...three, ['suspect', 40, 20], ['suspect', 40, 30], ['suspect', 44, 20]] as const
const theirs = [20, 25, 30, 35, 40].map((x) => ['suspect', x, 40, 'b'] as const)
const hurt = { stun: 1 }

const cases: ObjectiveCases = {
  'crime-collection-day': {
    met: [{ models: { one: f(10, 20), two: f(40, 20), three: f(12, 20) } }],
    not: [
      { models: { one: f(10, 20), two: f(40, 20), three: f(12, 12) } },
      { models: { one: f(10, 20), two: f(14, 20), three: f(12, 20) } },
    ],
  },
  'crime-fresh-off-the-boat': {
    met: [{ models: home, markers: six, did: { activation: { suspectsPlaced: 1 } } }],
    not: [
      { models: home, markers: six.slice(1), did: { activation: { suspectsPlaced: 1 } } },
      { models: home, markers: six },
    ],
  },
  'crime-rolling-windows': {
    met: [{ models: home, did: { activation: { rangedAttacks: 1, damageDealt: 5 } } }],
    not: [
      { models: home, did: { activation: { meleeAttacks: 1, damageDealt: 5 } } },
      { models: home, did: { activation: { rangedAttacks: 1, damageDealt: 4 } } },
    ],
  },
  'crime-an-example': {
    met: [
      { models: { ...home, x: e(20, 25, { condition: 'ko' }) }, markers: [['suspect', 20, 20]] },
      { models: { one: f(20, 22), x: e(20, 26, { condition: 'ko' }) }, boss: 'one' },
    ],
    not: [
      { models: { ...home, x: e(20, 25) }, markers: [['suspect', 20, 20]] },
      { models: { ...home, x: e(20, 26, { condition: 'ko' }) }, markers: [['suspect', 20, 20]] },
      { models: { one: f(20, 21), x: e(20, 26, { condition: 'ko' }) }, boss: 'one' },
    ],
  },
  'crime-warehouse-watch': {
    met: [{ models: { one: f(10, 23), two: f(20, 23) }, markers: three }],
    not: [
      { models: { one: f(10, 23), two: f(20, 28) }, markers: three },
      { models: { one: f(10, 23), two: f(20, 23), x: e(20, 17) }, markers: three },
    ],
  },
  'crime-empty-square': {
    met: [{ models: { one: f(24, 20), two: f(24, 32), x: e(21, 24) } }],
    not: [
      { models: { one: f(24, 20), two: f(24, 28), x: e(22, 24) } },
      { models: { one: f(24, 20), two: f(24, 33) } },
    ],
  },
  'crime-money-talks': {
    met: [{ models: home, did: { round: { resourcesPlayed: 2, suspectsPlaced: 2 } } }],
    not: [
      { models: home, did: { round: { resourcesPlayed: 1, suspectsPlaced: 2 } } },
      { models: home, did: { round: { resourcesPlayed: 2, suspectsPlaced: 1 } } },
    ],
  },
  'crime-nobody-saw-a-thing': {
    met: [{ models: home, did: { round: { suspectsPlaced: 3 } } }],
    not: [
      { models: home, did: { round: { suspectsPlaced: 2 }, game: { suspectsPlaced: 3 } } },
      {
        models: home,
        did: { round: { suspectsPlaced: 3 } },
        theyDid: { round: { suspectsRevealed: 1 } },
      },
    ],
  },
  'crime-two-for-one': {
    met: [{ models: { one: f(20, 13) }, active: 'one', did: { activation: { hits: 2 } } }],
    not: [
      { models: { one: f(20, 12) }, active: 'one', did: { activation: { hits: 2 } } },
      { models: { one: f(20, 13) }, active: 'one', did: { activation: { hits: 1 }, round: { hits: 3 } } },
    ],
  },
  'crime-city-hall-owes-us': {
    met: [
      { models: home, round: 1, playedIn: 1, accomplished: ['two-and-two', 'crime-collection-day'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['two-and-two', 'crime-money-talks'] },
    ],
    not: [
      { models: home, round: 2, playedIn: 1, accomplished: ['two-and-two', 'cold-pavement'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['crime-money-talks'] },
    ],
  },
  'crime-sunday-dinner': {
    met: [{ models: { one: f(20, 20, hurt), two: f(20, 24), three: f(24, 20) }, boss: 'one' }],
    not: [
      { models: { one: f(20, 20, { injury: 3 }), two: f(20, 24), three: f(24, 20) }, boss: 'one' },
      { models: { one: f(20, 20), two: f(20, 34), three: f(34, 20) }, boss: 'one' },
      { models: { one: f(20, 12), two: f(20, 14), three: f(24, 14) }, boss: 'one' },
    ],
  },
  'crime-hush-money': {
    met: [{ models: home, markers: [...three, ...theirs], did: { round: { suspectsRevealed: 1 } } }],
    not: [
      { models: home, markers: [...three, ...theirs] },
      { models: home, markers: [...three.slice(1), ...theirs], did: { round: { suspectsRevealed: 1 } } },
    ],
  },
  'crime-a-nest-egg': {
    met: [{ models: { one: f(20, 20, penguin), x: e(20, 27, hurt), y: e(27, 20, hurt) } }],
    not: [
      { models: { one: f(20, 20, penguin), x: e(20, 27, hurt), y: e(27, 20) } },
      { models: { one: f(20, 20), x: e(20, 27, hurt), y: e(27, 20, hurt) } },
      { models: { one: f(20, 20, penguin), x: e(20, 27, hurt), y: e(37, 20, hurt) } },
    ],
  },
}

describe('cards of organized crime as objectives', () => testObjectives(cases))

describe('cards of organized crime as resources', () => {
  test('crime-collection-day: criminals near the active model have a free Effort', () => {
    const models = {
      one: f(20, 20),
      two: f(20, 23, { traits: ['criminal'] }),
      three: f(20, 17),
      far: f(30, 30, { traits: ['mobster'] }),
    }
    const table = stage({ models, active: 'one' })
    spend(table, 'crime-collection-day')
    expect(effectsOn(table.model('two'))).toEqual(['card-nerve 1 round'])
    for (const name of ['one', 'three', 'far'] as const) expect(effectsOn(table.model(name))).toEqual([])
    expect(spendBlockedReason(stage({ models: home, active: 'one' }), 'crime-collection-day')).toBe(
      'Nobody there has Criminal or Mobster.',
    )
  })

  test('crime-fresh-off-the-boat: a suspect at the start, and a slower move', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    const answer = ['place-suspect', to(21.18, 20)] as const
    spend(table, 'crime-fresh-off-the-boat', { moment: activationOfModel('one') }, answer)
    expect(table.state.markers).toHaveLength(1)
    expect(effectsOn(table.model('one'))).toEqual(['card-hobbled 4 activation'])
  })

  test('crime-rolling-windows: two dice more for a shot', () => {
    const models = { one: f(20, 20), foe: e(20, 30) }
    const table = stage({ models, active: 'one' })
    spend(table, 'crime-rolling-windows', { moment: attackBy<'one' | 'foe'>('one', 'foe', 'ranged') })
    expect(effectsOn(table.model('one'))).toEqual(['card-fury 2 activation'])
    expect(
      spendBlockedReason(stage({ models }), 'crime-rolling-windows', attackBy<'one' | 'foe'>('one', 'foe')),
    ).toBe('It is no ranged attack.')
  })

  test('crime-an-example: enemies near make no Efforts', () => {
    const table = stage({ models: { one: f(20, 20), x: e(20, 24), y: e(20, 30) }, active: 'one' })
    spend(table, 'crime-an-example')
    expect(effectsOn(table.model('x'))).toEqual(['card-rattled 0 round'])
    expect(effectsOn(table.model('y'))).toEqual([])
  })

  test('crime-warehouse-watch: attacks on a friend near the goods lose two dice', () => {
    const models = { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }
    const table = stage({ models, markers: [['suspect', 20, 26]], active: 'foe' })
    spend(table, 'crime-warehouse-watch', { moment: attackBy<'one' | 'foe'>('foe', 'one') })
    expect(effectsOn(table.model('one'))).toEqual(['card-guard 2 activation'])
    expect(
      spendBlockedReason(stage({ models }), 'crime-warehouse-watch', attackBy<'one' | 'foe'>('foe', 'one')),
    ).toBe('None of your suspects is within 6" of it.')
  })

  test('crime-empty-square: the hand of the opponent is seen, and a card drawn', () => {
    const table = stage({
      models: home,
      hands: { b: ['two-and-two'] },
      decks: { a: ['cold-pavement', 'lamplighters'] },
    })
    spend(table, 'crime-empty-square')
    expect(table.crew('a').hand).toEqual(['lamplighters', 'cold-pavement'])
    expect(table.story).toContain('a looks at the hand of b.')
    expect(table.story.join()).not.toContain('Two and Two')
  })

  test('crime-money-talks: magazines are filled', () => {
    const weapons = [{ damage: 'S', rof: 2, ammo: 3 }]
    const table = stage({ models: { one: f(20, 20, { weapons }), two: f(10, 10, { weapons }) } })
    expect(spendBlockedReason(table, 'crime-money-talks')).toBe('Nobody has fired.')
    table.model('one').ammo = [1]
    spend(table, 'crime-money-talks')
    expect([table.model('one').ammo, table.model('two').ammo]).toEqual([[2], [3]])
  })

  test('crime-nobody-saw-a-thing: the revealing model has its hands full', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, active: 'foe' })
    spend(table, 'crime-nobody-saw-a-thing', { moment: revealBy<'one' | 'foe'>('foe') })
    expect(effectsOn(table.model('foe'))).toEqual(['card-tied-up 0 round'])
  })

  test('crime-two-for-one: a ranged attack more for who can shoot', () => {
    const table = stage({ models: { one: f(20, 20, { weapons: [{ damage: 'S', rof: 2 }] }) }, active: 'one' })
    spend(table, 'crime-two-for-one')
    expect(table.state.activation?.extra.map(({ kind }) => kind)).toEqual(['ranged'])
    expect(spendBlockedReason(stage({ models: home, active: 'one' }), 'crime-two-for-one')).toBe(
      'It has nothing to shoot with.',
    )
  })

  test('crime-city-hall-owes-us: the opponent pays a point, or the card does nothing', () => {
    const after = (resources: number): readonly number[] => {
      const hands = { a: ['crime-city-hall-owes-us'], b: ['meet-me-halfway'] }
      const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, active: 'foe', hands })
      table.crew('b').resources = resources
      const answer = ['resource', 'crime-city-hall-owes-us'] as const
      table.play((game) => playResource(game, seat('b'), 'meet-me-halfway', undefined), '', answer)
      return [table.crew('b').resources, table.model('foe').effects.length]
    }
    expect(after(3)).toEqual([1, 1])
    expect(after(1)).toEqual([0, 0])
  })

  test('crime-sunday-dinner: up to three friends heal a marker each', () => {
    const table = stage({
      models: { one: f(20, 20, hurt), two: f(10, 20, hurt), three: f(30, 20, { injury: 2 }) },
    })
    spend(table, 'crime-sunday-dinner', {}, ['target', '0'], ['target', '2'], ['target', 'none'])
    expect([table.model('one').stun, table.model('two').stun, table.model('three').injury]).toEqual([0, 1, 1])
  })

  test('crime-hush-money: an enemy suspect within 3" of the friend that is done goes', () => {
    const markers = [
      ['suspect', 20, 23, 'b'],
      ['suspect', 30, 30, 'b'],
    ] as const
    const table = stage({ models: { one: f(20, 20), two: f(30, 28) }, markers, active: 'one' })
    spend(table, 'crime-hush-money', { moment: activationOfModel<'one' | 'two'>('one') })
    expect(table.state.markers.map(({ at }) => at.x)).toEqual([30 * 2540])
  })

  test('crime-a-nest-egg: Cobblepot is shielded, and a friend comes nearer', () => {
    const models = { one: f(20, 20, penguin), two: f(20, 24) }
    const table = stage({ models, hands: { a: ['crime-a-nest-egg'] } })
    table.play((game, { two }) => inflict(game, two, { stun: 1, cause: 'a test' }))
    table.play(
      (game, { one }) => inflict(game, one, { stun: 3, cause: 'a test' }),
      '',
      ['resource', 'crime-a-nest-egg'],
      ['move', to(20, 22)],
    )
    expect(table.model('one').stun).toBe(1)
    expect(table.model('two').at?.y).toBe(22 * 2540)
  })
})
