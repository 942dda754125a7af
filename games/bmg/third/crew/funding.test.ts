import { describe, expect, test } from 'vitest'
import { checkCrew } from './check-crew.ts'
import type { CrewList } from './crew-list.ts'
import { usualStash } from './funding.ts'
import { recruitingTraits } from './recruiting-traits.ts'
import { context, listOf } from './testing/crew-context.ts'

const report = (models: readonly string[], change: Partial<CrewList> = {}) =>
  checkCrew(listOf(models, change), context)
const wrong = (models: readonly string[], change: Partial<CrewList> = {}): readonly string[] =>
  report(models, change)
    .violations.filter(({ rule }) => rule === 'bmg3/core/funding')
    .map(({ text }) => text)

describe('bmg3/core/funding', () => {
  // The examples of the rulebook.
  test.each([
    [100, 500],
    [300, 1000],
    [350, 1500],
    [460, 2000],
  ])('%i Reputation is $%i', (reputation, dollars) => {
    expect(usualStash(reputation)).toBe(dollars)
  })

  test('models with a price spend it: Barsad costs $600 of $1500', () => {
    const { funding } = report(['bane-dark-knight-rises', 'barsad'])
    expect(funding).toEqual({ stash: 1500, spent: 600, left: 900 })
  })

  test('more than there is cannot be spent', () => {
    const models = ['batman-bushi', 'lerida', 'swat-qrt-3']
    expect(wrong(models, { reputation: 300 })).toEqual([])
    expect(wrong([...models, 'renee-montoya'], { reputation: 300 })).toEqual([
      'The crew spends $1150 and has $1000.',
    ])
  })

  test('equipment costs dollars and is for Henchmen', () => {
    expect(report(['batman-bushi', 'gcpd-cop-1 + gcpd/radio + gcpd/gas-mask']).funding.spent).toBe(300)
    expect(wrong(['batman-bushi + gcpd/radio'])).toEqual([
      'Batman (Bushi) cannot have Radio: it is only for a Henchman.',
    ])
  })

  test('from the list of its own crew', () => {
    expect(wrong(['batman-bushi', 'gcpd-cop-1 + joker/clown-paint'])).toEqual([
      'GCPD Cop 1 cannot have Clown Paint: it is not on the list of this crew.',
    ])
  })

  test('only so many of each', () => {
    const cops = ['gcpd-cop-1', 'gcpd-cop-2', 'gcpd-officer-1'].map((id) => `${id} + gcpd/flashlight`)
    expect(wrong(['batman-bushi', ...cops.slice(0, 2)])).toEqual([])
    expect(wrong(['batman-bushi', ...cops])).toEqual(['The crew has Flashlight 3 times; it may have 2.'])
  })

  test('some of it is for those that the list names', () => {
    expect(wrong(['batman-bushi + gcpd/kevlar-cowl'])).toEqual([])
    expect(wrong(['commissioner-gordon + gcpd/kevlar-cowl'])).toHaveLength(2)
    expect(wrong(['batman-bushi', 'chief-mackenzie + gcpd/mentor'])).toEqual([])
    expect(wrong(['commissioner-gordon', 'chief-mackenzie + gcpd/mentor'])).toEqual([
      'Chief Mackenzie cannot have Mentor: the crew has no Bruce Wayne.',
    ])
    expect(wrong(['batman-bushi', 'swat-qrt-1 + gcpd/swat-special-training'])).toEqual([])
    expect(wrong(['batman-bushi', 'gcpd-cop-1 + gcpd/swat-special-training'])).toHaveLength(1)
    expect(wrong(['poison-ivy as leader', 'mutated-plant-1 + birds-of-prey/grapple-gun'])).toHaveLength(1)
  })

  test('a part of the list that a trait opens is closed without it', () => {
    const models = ['batman-classic + bat-family/improved-bat-armor', 'lucius-fox']
    expect(wrong(models).some((text) => text.includes('opens that part'))).toBe(false)
    expect(wrong(models.slice(0, 1)).some((text) => text.includes('Upgrades opens that part'))).toBe(true)
  })

  test('the Iceberg Lounge: one piece on top of what its bearer may carry otherwise', () => {
    const modest = { name: 'Modest', text: 'A test.', recruiting: { equipment: 1 } }
    const traits = { ...recruitingTraits, mobster: modest }
    const tooMuch = (...items: readonly string[]) => {
      const thug = `penguin-thug-2 + ${items.map((item) => `penguin/${item}`).join(' + ')}`
      const { violations } = checkCrew(listOf(['the-penguin-new-52', thug]), { ...context, traits })
      return violations.some(({ text }) => text.includes('at most'))
    }
    expect(tooMuch('silencer', 'backpack')).toBe(false)
    expect(tooMuch('biker-jacket', 'backpack')).toBe(true)
    expect(tooMuch('silencer', 'biker-jacket', 'backpack')).toBe(true)
  })

  test('the Iceberg Lounge serves its Boss, once', () => {
    const thug = (item: string) => `penguin-thug-2 + penguin/${item}`
    expect(wrong(['the-penguin-new-52', thug('silencer')])).toEqual([])
    expect(wrong(['the-penguin-arkham-knight', thug('silencer')])).toHaveLength(1)
    // A model that has the Lounge and does not lead the crew opens nothing.
    const led = (...leaders: readonly string[]) => wrong([...leaders, thug('silencer')]).join()
    expect(led('the-penguin-arkham-knight', 'the-penguin-new-52')).toMatch(/opens that part/)
    expect(led('the-penguin-new-52', 'the-penguin-arkham-knight')).not.toMatch(/opens that part/)
    expect(wrong(['the-penguin-new-52', thug('silencer + penguin/titan-dose')])).toEqual([
      'The crew has 2 pieces of the list that Iceberg Lounge opens; it may have 1.',
    ])
  })
})
