import { must } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { parseRuleUse, showRuleUse } from './rule-use.ts'

const id = (text: string) => must(parseRuleUse(text)).id
const args = (text: string) => must(parseRuleUse(text)).args

describe('names', () => {
  test.each([
    ['Batclaw/Grapple Gun {SPECIAL_ICON}', 'batclaw'],
    ['BATCLAW', 'batclaw'],
    ['Grapple-gun', 'batclaw'],
    ['Bat-Armor Mk I', 'bat-armor-mk-i'],
    ['Bat-Armor MKI', 'bat-armor-mk-i'],
    ['Bat-Armor MK III', 'bat-armor-mk-iii'],
    ['Power Armor MKII', 'power-armor-mk-ii'],
    ['S. Range', 'short-range'],
    ['Medium Range', 'medium-range'],
    ['Crt(Poison)', 'crt'],
  ])('%s', (text, expected) => {
    expect(id(text)).toBe(expected)
  })
})

describe('arguments', () => {
  test.each([
    ['acrobat', []],
    ['reach(2)', ['2']],
    ['Reach (2)', ['2']],
    ['Teamwork (1) (Black Canary)', ['1', 'black-canary']],
    ['teamwork(1, black-canary)', ['1', 'black-canary']],
    ['Lieutenant (Joker (Titan))', ['joker-titan']],
    [
      'Required (Dr. Hugo Strange or Scarecrow (The Worst Nightmare))',
      ['dr-hugo-strange', 'scarecrow-the-worst-nightmare'],
    ],
  ])('%s', (text, expected) => {
    expect(args(text)).toEqual(expected)
  })

  test('what is shown is read the same', () => {
    for (const text of ['acrobat', 'reach(2)', 'Teamwork (1) (Robin 1997)']) {
      const use = must(parseRuleUse(text))
      expect(must(parseRuleUse(showRuleUse(use)))).toEqual(use)
    }
  })
})

test.each(['Required (The Riddler (Jim Carrey)', 'reach)2(', '', '(2)', 'reach()', 'reach(2,)'])(
  'refuses "%s"',
  (text) => {
    expect(parseRuleUse(text).ok).toBe(false)
  },
)
