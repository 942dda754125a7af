import { asideMemory } from '@gargoyle/bmg3'
import { seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import type { WeaponRow } from '../table-data.ts'
import { momentOf, quickGame } from '../testing/moments.ts'
import {
  conditionWords,
  damageWords,
  objectiveTiming,
  resourceTiming,
  skillLines,
  standingCount,
  suspectCount,
  weaponWords,
} from './words.ts'

const moment = momentOf(quickGame())
const table = moment.info.table

const gun: WeaponRow = {
  id: 'revolver',
  name: 'Revolver',
  damage: { stun: 1, injury: 1 },
  rateOfFire: 2,
  range: null,
  strength: 4,
  ammo: 3,
  rules: [],
}

test('a weapon says what a hit does, how often and how far it shoots, and what is left', () => {
  expect(weaponWords(gun, 2)).toBe(
    '1 injury and 1 stun · 2 dice · as far as it sees · ammunition 2 of 3 · Strength 4+',
  )
  expect(weaponWords({ ...gun, range: 8, ammo: null, strength: null, rateOfFire: 1 })).toBe(
    '1 injury and 1 stun · 1 die · up to 8" · never runs dry',
  )
  expect(weaponWords({ ...gun, rateOfFire: null, strength: null })).toBe('1 injury and 1 stun · melee')
  expect(damageWords({ stun: 0, injury: 0 })).toBe('no damage')
})

test('skills show what they count as now, and why', () => {
  const skills = {
    willpower: null,
    endurance: 4,
    movement: 5,
    attack: 3,
    strength: 4,
    defense: 3,
    special: 3,
  }
  const lines = skillLines({ skills }, [{ skill: 'defense', value: 2, why: ['knocked down'] }])
  expect(lines.map(({ printed }) => printed)).toEqual(['–', '4', '5"', '3', '4+', '3', '3'])
  expect(lines[5]).toMatchObject({ name: 'Defense', printed: '3', now: '2', why: 'knocked down' })
  expect(lines[4]).not.toHaveProperty('now')
})

test('how a model is reads as a state and a turn', () => {
  const [model] = moment.look.view.models
  if (model === undefined) throw new Error('Nobody is there.')
  const said = (change: Partial<typeof model>) => conditionWords({ ...model, ...change })
  expect(said({ condition: 'away' })).toBe('Not on the table')
  expect(said({ condition: 'up', activated: false })).toBe('Ready')
  expect(said({ condition: 'up', activated: true })).toBe('Has acted')
  expect(said({ condition: 'up', resting: true })).toBe('Rests this round')
  expect(said({ condition: 'down', activated: true })).toBe('On the ground, has acted')
  expect(said({ condition: 'ko' })).toBe('Knocked out')
  expect(said({ condition: 'casualty' })).toBe('Out of the game')
})

test('a crew is counted: who is left, and its suspects', () => {
  const one = (condition: 'up' | 'away' | 'ko' | 'casualty', isAside = false) => ({
    condition,
    memory: isAside ? { [asideMemory.key]: true } : {},
  })
  expect(standingCount([one('up'), one('away')])).toBe('all 2 in their senses')
  expect(standingCount([one('up'), one('ko'), one('casualty')])).toBe('1 of 3 in their senses')
  // An alternative form that is not in use is no model of the crew; a model that has yet to arrive is.
  expect(standingCount([one('up'), one('away', true)])).toBe('all 1 in their senses')
  expect(standingCount([one('ko'), one('away')])).toBe('1 of 2 in their senses')
  const marker = (kind: 'suspect' | 'event', owner: string) => ({
    id: 1,
    kind,
    at: { x: 0, y: 0, z: 0 },
    memory: {},
    seat: seat(owner),
  })
  const markers = [marker('suspect', 'Player'), marker('suspect', 'Computer'), marker('event', 'Player')]
  expect(suspectCount('Player', markers)).toBe(1)
})

test('every card of the game says when each of its halves is played', () => {
  for (const card of Object.values(table.book.cards)) {
    expect(objectiveTiming(card)).toMatch(/^Played .+, scores .+\.$/)
    expect(resourceTiming(card)).toMatch(/\.$/)
  }
})
