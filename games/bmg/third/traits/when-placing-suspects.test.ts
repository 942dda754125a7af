import { hasTrait } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { becomeCasualty } from '../damage/casualty.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { revealSuspect } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import { placeAt, placingScene as scene, suspect } from '../testing/scenes/placing-suspects.ts'
import { ANY, place, to } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'
import { leadsToWonderland } from './when-placing-suspects.ts'

const led = (table: ReturnType<typeof scene>) =>
  table.state.markers.map((each) => recall(each, leadsToWonderland))

describe('when it places a suspect', () => {
  test('bmg3/trait/aggressive-preach: the opponent’s next card decides', () => {
    const preached = (card: string) => {
      const table = scene('aggressive-preach', { decks: { b: ['law', card] }, enemy: { willpower: 5 } })
      placeAt(table, 22, 20, card === 'law' ? '1 1 1' : '')
      return [table.crew('b').deck, table.model('enemy').effects.map(({ id }) => id), table.story.join()]
    }
    expect(preached('blood').slice(0, 2)).toEqual([['blood', 'law'], ['enervating']])
    expect(preached('law')[2]).toMatch(/shows and discards Law/)
    const far = scene('aggressive-preach', { decks: { b: ['blood'] }, enemy: { at: [20, 29.3] } })
    placeAt(far, 22, 20)
    expect(far.model('enemy').effects).toEqual([])
  })

  test('bmg3/trait/be-my-alice: one leads to Wonderland, another no more', () => {
    const table = scene('be-my-alice')
    suspect(table, 'a', 10, 10, leadsToWonderland)
    placeAt(table, 22, 20, '', ['be-my-alice', 'yes'], ['marker', '2'], ['move-marker', to(25, 20)])
    expect(led(table)).toEqual([false, true])
    placeAt(table, 30, 30, '', ['be-my-alice', 'no'])
    expect(led(table)[2]).toBe(false)
  })

  test('bmg3/trait/brainwash: an enemy within 4" forgets a trait until the round ends', () => {
    const table = scene('brainwash', { enemy: { traits: ['acrobat', 'luck'] } })
    placeAt(table, 20, 22, '', ['brainwash', '2'], ['forgotten-trait', 'luck'])
    expect(
      table.play((game, { enemy }) => ['luck', 'acrobat'].map((id) => hasTrait(game, enemy, id))),
    ).toEqual([false, true])
    expect(table.model('enemy').effects).toMatchObject([{ until: 'round' }])
    const far = scene('brainwash', { enemy: { traits: ['luck'] } })
    placeAt(far, 20, 19)
    expect(far.asked).toEqual([])
  })

  test('bmg3/trait/fear-of-the-dark: as many enemies as suspects within 4"; two stuns or Terror', () => {
    const table = scene('fear-of-the-dark', { decks: { b: ['law'] }, other: { at: [22, 25] } })
    placeAt(table, 22, 20, '', ['target', '2'], ['fear-of-the-dark', 'no'])
    expect([table.crew('b').terror.length, table.model('other').stun]).toEqual([1, 0])
    placeAt(table, 18, 20, '', ['target', '2'], ['fear-of-the-dark', 'yes'], ['fear-of-the-dark', 'yes'])
    expect([table.model('enemy').stun, table.model('other').stun]).toEqual([2, 2])
  })

  test('bmg3/trait/lets-cool-it-for-now: a Defence marker within 4" of it, once a round', () => {
    const table = scene('lets-cool-it-for-now')
    placeAt(table, 20, 22, '', ['lets-cool-it', '2'], ['cool-or-hot', 'no'])
    placeAt(table, 24, 22)
    expect(table.model('enemy').effects.map(({ id }) => id)).toEqual(['defense-penalty'])
    expect(bonusesOf(table.model('owner'), 'defense')).toBe(0)
  })

  test('bmg3/trait/as-blind-as-a-bat: a trap of an earlier round goes off', () => {
    const table = scene('as-blind-as-a-bat', { hands: { a: ['law'] }, decks: { a: ['blood'] } })
    useTrait(table, 'owner', 'as-blind-as-a-bat')
    expect(table.crew('a').deck).toEqual(['law', 'blood'])
    placeAt(table, 24, 20)
    table.state.round = 2
    placeAt(table, 20, 22, '', ['as-blind-as-a-bat', 'yes'])
    expect(table.model('enemy')).toMatchObject({ stun: 1, effects: [{ id: 'slow', value: 4 }] })
    expect(table.model('other').stun).toBe(0)
    placeAt(table, 20, 16)
  })
})

describe('places and reveals', () => {
  test('bmg3/trait/wonderland: three before the game, and a player who reveals one searches', () => {
    const table = scene('wonderland', { decks: { b: ['law', 'blood'] } })
    table.play(
      (game) => trigger(game, 'zones-chosen', {}),
      '',
      ['place-suspect', ANY],
      ['place-suspect', ANY],
      ['place-suspect', ANY],
    )
    expect(led(table)).toEqual([true, true, true])
    table.play((game, { enemy }) => revealSuspect(game, enemy, game.state.markers[0]!), '', [
      'search',
      'blood',
    ])
    expect(table.crew('b').hand).toEqual(['blood'])
    suspect(table, 'a', 10, 10)
    table.play((game, { enemy }) => revealSuspect(game, enemy, game.state.markers[2]!))
  })

  test('bmg3/trait/deception: a suspect here, and off to another within 8"', () => {
    const table = scene('deception')
    suspect(table, 'a', 27, 20)
    useTrait(table, 'owner', 'deception', '', ['place-suspect', ANY], ['marker', '1'], ['place', ANY])
    expect([table.state.markers.length, table.model('owner').at!.x > place([25, 0]).x]).toEqual([2, true])
  })

  test('bmg3/trait/holiday: a suspect when a model within 8" is lost', () => {
    const table = scene('holiday', { friend: { alias: 'Attorney Harvey Dent' } })
    table.play(
      (game, { enemy }) => becomeCasualty(game, enemy, undefined),
      '',
      ['holiday', '1'],
      ['place-suspect', ANY],
    )
    expect(table.state.markers).toHaveLength(1)
    table.play((game, { other }) => becomeCasualty(game, other, undefined))
    expect(table.state.markers).toHaveLength(1)
  })
})
