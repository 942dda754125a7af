import { catalogue } from '@gargoyle/bmg3'
import { expect, test } from 'vitest'
import { costText, damageText, firingText, skillsOf, traitWords, weaponRuleWords } from './words.ts'

test('traits are said with what stands in brackets', () => {
  expect(weaponRuleWords({ id: 'reach', args: ['2'] }).name).toBe('Reach (2)')
  expect(traitWords({ id: 'required', args: ['batman-dark-knight-rises', 'bane'] }).name).toBe(
    'Required (Batman Dark Knight Rises, Bane)',
  )
})

test('what nothing carries out says so', () => {
  const missing = traitWords({ id: 'no-such-trait', args: [] })
  expect(missing).toMatchObject({ name: 'No Such Trait', isMissing: true })
  expect(traitWords({ id: 'cop', args: [] }).isMissing).toBe(false)
})

test('every trait and weapon rule of every card has a name and a text', () => {
  for (const { traits, weapons } of catalogue.models.values()) {
    const all = [...traits.map(traitWords), ...weapons.flatMap(({ rules }) => rules.map(weaponRuleWords))]
    for (const { name, text } of all) {
      expect(name).not.toBe('')
      expect(text).not.toBe('')
    }
  }
})

test('weapons in words', () => {
  const gun = catalogue.model('catwoman-dark-knight-rises')?.weapons[0]
  const katana = catalogue.model('batman-bushi')?.weapons[0]
  if (!gun || !katana) throw new Error('no such weapon')
  expect(firingText(gun)).toBe('Rate of fire 3 · Ammunition 2')
  expect(firingText(katana)).toBe('Melee')
  expect(damageText(gun)).toBe('1 stun, 1 injury')
  expect(damageText(katana)).toBe('2 injuries')
})

test('costs and skills', () => {
  expect(costText(45, 0)).toBe('45 Rep')
  expect(costText(45, 200)).toBe('45 Rep · $200')
  const bushi = catalogue.model('batman-bushi')
  if (!bushi) throw new Error('no such model')
  expect(skillsOf(bushi).map(([short, , value]) => `${short}${value}`)).toEqual([
    'W8',
    'E8',
    'M10"',
    'A5',
    'S3+',
    'D5',
    'Sp3',
  ])
})
