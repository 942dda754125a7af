import { describe, expect, test } from 'vitest'
import { accomplish, f, stage } from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { oneOf, usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const PENGUIN = 'Oswald Chesterfield Cobblepot'
const EMPEROR = 'Ignatius Ogilvy'

const cases: ObjectiveCases = {
  'penguin-smuggled-goods': usualCase.wellGuarded(2, 3),
  'penguin-territory-fight': usualCase.muchDamage(5),
  'penguin-this-is-mine': usualCase.quartersOurs(2, 2, 4),
  'penguin-not-buying': usualCase.untouched(4, 1),
  'penguin-profitable-negotiation': usualCase.safeAndAfield(1, 4),
  'penguin-secret-equipment-bases': usualCase.inEveryQuarter(3),
  'penguin-goods-raid': usualCase.revealedAfield(4),
  'penguin-everyone-has-a-price': usualCase.spreadOut(3, 11),
  'penguin-get-it-fast': usualCase.beatenAfield(4),
  'penguin-the-long-game': usualCase.longGame(
    ['penguin-smuggled-goods', 'penguin-not-buying', 'penguin-goods-raid'],
    'penguin-territory-fight',
  ),
  'penguin-unlimited-funds': usualCase.courtHeld(4, 2, 5),
  'penguin-my-house-my-rules': oneOf(
    withStar(PENGUIN, 4, usualCase.shadowed(3, 4)),
    withStar(EMPEROR, 4, usualCase.shadowed(3, 4)),
  ),
}

describe('cards of the Penguin as objectives', () => testObjectives(cases))

describe('cards of the Penguin as resources', () =>
  testResources({
    'penguin-smuggled-goods': usualResource.calledIn(2),
    'penguin-territory-fight': usualResource.moreDice(1, 2),
    'penguin-this-is-mine': usualResource.firstMove(1),
    'penguin-not-buying': usualResource.holdTheLine(1),
    'penguin-profitable-negotiation': usualResource.newHeart(1, 1),
    'penguin-secret-equipment-bases': usualResource.lockedDoors(1),
    'penguin-goods-raid': usualResource.noWitnesses(2, 3),
    'penguin-everyone-has-a-price': usualResource.coldSweat(1, 8),
    'penguin-get-it-fast': usualResource.comeAlong(1, 8, 5),
    'penguin-the-long-game': usualResource.secondThoughts(0, 3),
    'penguin-unlimited-funds': usualResource.oneMore(3, 'attack'),
    'penguin-my-house-my-rules': usualResource.patchUp(1, 1, 3),
  }))

describe('cards of the Penguin pay out', () => {
  const paid = (card: string, traits: readonly string[] = []) => {
    const table = stage({ models: { one: f(20, 20, { traits }) } })
    accomplish(table, card)
    return [table.crew('a').counters.business ?? 0, table.crew('b').counters.business ?? 0]
  }

  for (const card of [
    'penguin-smuggled-goods',
    'penguin-territory-fight',
    'penguin-not-buying',
    'penguin-profitable-negotiation',
    'penguin-everyone-has-a-price',
  ]) {
    test(`${card}: a Business counter for the player who scores it`, () => expect(paid(card)).toEqual([1, 0]))
    test(`${card}: nothing for those who live on losses, bmg3/trait/the-emperor`, () =>
      expect(paid(card, ['the-emperor'])).toEqual([0, 0]))
  }

  for (const card of [
    'penguin-this-is-mine',
    'penguin-goods-raid',
    'penguin-get-it-fast',
    'penguin-unlimited-funds',
  ])
    test(`${card}: no Business`, () => expect(paid(card)).toEqual([0, 0]))
})
