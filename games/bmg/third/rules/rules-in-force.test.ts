import type { RuleUse } from '@gargoyle/bmg-common'
import { must, remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { equipment } from '../catalogue/equipment.ts'
import { parseRuleUse } from '../catalogue/rule-use.ts'
import { inflict } from '../damage/harm.ts'
import { asideMemory } from '../model/aside.ts'
import { setTable } from '../testing/table.ts'
import { computeTotal } from './rule-system.ts'
import { isRuleActive, mergedUses } from './rules-in-force.ts'

const uses = (...texts: readonly string[]): readonly RuleUse[] =>
  texts.map((text) => must(parseRuleUse(text)))

describe('the same trait from two sources', () => {
  test('counts once, with the same arguments', () => {
    expect(mergedUses(book, uses('undercover', 'mobster', 'undercover'))).toEqual(
      uses('undercover', 'mobster'),
    )
    expect(mergedUses(book, uses('teamwork(1, all)', 'teamwork(1, all)'))).toEqual(uses('teamwork(1, all)'))
  })

  test('with other arguments it is another trait', () => {
    const both = uses('teamwork(1, all)', 'teamwork(2, robin)')
    expect(mergedUses(book, both)).toEqual(both)
  })

  test('supplies add up: doses, magazines and spray cans', () => {
    expect(mergedUses(book, uses('venom-dose(1)', 'venom-dose(2)', 'venom-dose'))).toEqual(
      uses('venom-dose(4)'),
    )
    const supplies = Object.entries(book.traits).flatMap(([id, { supply }]) => (supply ? [id] : []))
    expect(supplies.toSorted()).toEqual(['magazine', 'spray-can', 'titan-dose', 'venom-dose'])
  })

  test('bmg3/trait/undercover: eight inches, not sixteen', () => {
    const outside = (...traits: readonly string[]) =>
      setTable({ models: { cop: { seat: 'a', traits } } }).play((game, { cop }) =>
        computeTotal(game, 'deploys-outside', { about: cop }, 0),
      )
    expect([outside('undercover'), outside('undercover', 'undercover')]).toEqual([8, 8])
  })

  test('bmg3/trait/hardened: one marker is changed, and asked about once', () => {
    const table = setTable({ models: { cop: { seat: 'a', at: [5, 5], traits: ['hardened', 'hardened'] } } })
    table.play((game, { cop }) => inflict(game, cop, { stun: 2, cause: 'a test' }), '', [
      'hardened',
      'injury',
    ])
    expect(table.model('cop')).toMatchObject({ stun: 1, injury: 1 })
  })

  test('nothing that can be bought doubles a trait that its bearer has', () => {
    for (const { grants } of equipment.values()) {
      const twice = mergedUses(book, [...grants, ...grants])
      expect(twice.length).toBe(mergedUses(book, grants).length)
    }
  })
})

describe('bmg3/core/ko: K.O. models use none of their traits', () => {
  /** Traits about dying, arriving, forming the crew, or things that were left on the table. */
  const lasting = `
    a-challenge-for-you advanced-weaponry air-support airborne-deployment alpha ancient-plants archie
    arkham-knight-secret-armoury arsenal assistance big-bang-theory blackfire-cultist bot broken-equipment
    bug cinnamon climbing-claws corrosive-blood countermeasures criminal-empire cryo-reinforcement
    cybernetic dark-knight disposable-nightmare electromagnetic-control-device expendable expendable-penguin
    explosive-arrival explosive-personality faint flare gangsters groundwork hi-tech-ammo hidden
    i-will-break-you immortal intel-support intense-fear invaluable kaos-agent kobra-swarm laser-sight
    law-interpretation leading-from-the-shadows lord-of-the-sewers lords-of-gotham magazine martyrdom
    masks-of-wonderland mayor-cobblepot mind-controlled mine multitask multiverse-teleportation-device
    my-idol nightmare objectives-puzzles-everywhere only-20-of-taxes perfect-creations plant possessed
    possession primary-target public-resources raised-in-the-sewers really-tenacious reanimated-owl runaway
    scope shadowed-nightmare shadows-agent silencer slow-digestion small-nightmare spray-can
    surgical-madness survivor swarm swat-special-training the-emperor the-sidekick the-song-of-the-sirens
    the-target-of-the-bat thirty-days-has timely-arrival trained-mobsters trial true-love
    undercity-knowledge undercover underestimated underworld-king upgraded-batsuit upgrades vengeance
    weird-ammo wonderland working-in-advance you-have-failed-this-city
  `

  const works = (condition: 'up' | 'down' | 'ko' | 'away' | 'casualty', isAside = false) => {
    const { state } = setTable({ models: { owner: { seat: 'a', at: [5, 5] } } })
    const owner = { ...state.models[0]!, condition }
    remember(owner, asideMemory, isAside)
    return Object.entries(book.traits)
      .filter(([id, record]) => isRuleActive(owner, { record, rule: `bmg3/trait/${id}` }))
      .map(([id]) => id)
      .toSorted()
  }

  test('bmg3/core/ko: but for those that are about being K.O. or away', () => {
    const expected = lasting.trim().split(/\s+/)
    expect(works('ko')).toEqual(expected)
    expect(works('away')).toEqual(expected)
    expect(works('casualty')).toEqual(expected)
  })

  test('bmg3/core/ko: all work while it stands or lies, and none while it is set aside', () => {
    expect(works('up')).toHaveLength(Object.keys(book.traits).length)
    expect(works('down')).toHaveLength(Object.keys(book.traits).length)
    expect(works('away', true)).toEqual([])
  })
})
