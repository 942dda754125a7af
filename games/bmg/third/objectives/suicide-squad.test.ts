import { hasEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../testing/table.ts'
import { accomplish, f, stage } from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'
import { usualCase, withStar } from './testing/usual-objective-cases.ts'
import { usualResource } from './testing/usual-resource-cases.ts'

const WALLER = 'Amanda Waller'

/** The same, where scoring asks something. */
const answering = ({ met, not }: ObjectiveCases[string], ...answers: readonly Answer[]) => ({
  met: met.map((each) => ({ ...each, answers })),
  not,
})

const cases: ObjectiveCases = {
  'squad-target-acquired': usualCase.muchDamage(6),
  'squad-revealing-the-plan': usualCase.caseWork(2),
  'squad-subterfuge-mission': usualCase.spreadOut(3, 14),
  'squad-taking-the-lead': usualCase.inTheMiddle(2, 8),
  'squad-extermination-mission': usualCase.beatenAfield(8),
  'squad-risking-all': answering(usualCase.atTheGates(2, 6), ['target', '0']),
  'squad-interrogation-mission': usualCase.revealedAfield(8),
  'squad-argus-intelligence': usualCase.wellGuarded(2, 4),
  'squad-behind-the-enemy-line': usualCase.atTheirDoor(1, 6),
  'squad-misunderstood-orders': usualCase.longGame(
    ['squad-target-acquired', 'squad-subterfuge-mission'],
    'squad-revealing-the-plan',
    1,
  ),
  'squad-ruthless-team': usualCase.bloodied(4),
  'squad-wallers-word': withStar(WALLER, 4, usualCase.shadowed(2, 4)),
}

describe('cards of the Suicide Squad as objectives', () => testObjectives(cases))

describe('cards of the Suicide Squad as resources', () =>
  testResources({
    'squad-target-acquired': usualResource.moreDice(1, 2),
    'squad-revealing-the-plan': usualResource.slipAway(1, 4),
    'squad-subterfuge-mission': usualResource.inPlainSight(2, 6),
    'squad-taking-the-lead': usualResource.firstMove(1),
    'squad-extermination-mission': usualResource.saltInTheWound(1, { injury: 1 }),
    'squad-risking-all': usualResource.newHeart(1, 2, { stun: 1 }),
    'squad-interrogation-mission': usualResource.noWitnesses(2, 3),
    'squad-argus-intelligence': usualResource.calledOff(3, 1),
    'squad-behind-the-enemy-line': usualResource.lockedDoors(1),
    'squad-misunderstood-orders': usualResource.secondThoughts(0, 2),
    'squad-ruthless-team': usualResource.softerBlow(1, 2),
    'squad-wallers-word': usualResource.starTurn(1, WALLER, 'special'),
  }))

describe('cards of the Suicide Squad bring Tasks', () => {
  const team = () =>
    stage({ models: { one: f(20, 20), two: f(30, 20), out: f(40, 20, { condition: 'ko' }) } })
  const tasked = (table: ReturnType<typeof team>) =>
    (['one', 'two', 'out'] as const).map((name) => hasEffect(table.model(name), 'task'))

  for (const card of [
    'squad-target-acquired',
    'squad-revealing-the-plan',
    'squad-subterfuge-mission',
    'squad-risking-all',
  ])
    test(`${card}: a friend of one's choice that is in its senses gets a Task`, () => {
      const table = team()
      accomplish(table, card, ['target', '1'])
      expect(Object.keys(table.offered('target'))).toEqual(['0', '1'])
      expect(tasked(table)).toEqual([false, true, false])
    })

  for (const card of ['squad-extermination-mission', 'squad-ruthless-team', 'squad-wallers-word'])
    test(`${card}: no model gets a Task`, () => {
      const table = team()
      accomplish(table, card)
      expect(tasked(table)).toEqual([false, false, false])
    })
})
