import {
  addEffect,
  addMarker,
  bodyOf,
  chooseSpot,
  isFromAbove,
  isOnTable,
  labelOf,
  shineReach,
  touches,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule, remember } from '@gargoyle/engine'
import { distance } from '@gargoyle/table'
import { becomeCasualty } from '../damage/casualty.ts'
import { inUnits, ruleId } from '../edition.ts'
import { chooseModel } from '../model/choose-model.ts'
import { canPrepare } from '../round/raise-a-plan.ts'
import { applies } from '../rules/rule-system.ts'
import type { CounterRules, CounterScope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { fallenBeside } from './helpers.ts'

const adaptableSkills = ['attack', 'defense', 'movement'] as const

/** What acrobats do without a counter. A leap down is a jump too. bmg1/core/spring-into-the-air */
const acrobatics: readonly (string | undefined)[] = ['vault', 'difficult', 'jump', 'drop', 'stand']

/** Whether no other model on the table is nearer to a model than this one: several in contact are all nearest. */
function isNearest(game: Play, model: Model, candidate: Model | undefined): boolean {
  if (candidate === undefined || candidate === model || !isOnTable(model) || !isOnTable(candidate))
    return false
  const far = (other: Model): number => distance(bodyOf(game, model), bodyOf(game, other))
  const own = far(candidate)
  return game.state.models.every((other) => other === model || !isOnTable(other) || far(other) >= own)
}

/** K.O. enemies in contact that can be arrested. */
const arrestable = (game: Play, owner: Model): readonly Model[] =>
  fallenBeside(game, owner).filter(
    (model) => model.seat !== owner.seat && !applies(game, 'cannot-be-arrested', { about: model }),
  )

/** Why no model can be arrested. */
export const arrestBlockedReason = ({ game, owner }: CounterScope): string | undefined =>
  arrestable(game, owner).length === 0 ? 'No K.O. enemy that can be arrested is in contact.' : undefined

/** Takes a K.O. enemy off the table. bmg1/trait/arrest */
export function* arrest({ game, owner }: CounterScope): Rule<void> {
  const victim = yield* chooseModel(game, owner.seat, {
    name: 'arrest',
    prompt: 'Who is arrested?',
    rule: ruleId(game, 'trait/arrest'),
    among: arrestable(game, owner),
  })
  yield* becomeCasualty(game, victim, owner)
}

/** Traits whose names begin with A. */
export const a: CounterRules = {
  // bmg1/trait/acrobat
  acrobat: {
    name: 'Acrobat',
    text: 'Basic move and jump distance are 12 cm. No MC for difficult obstacles, difficult ground, jumps, leaps down and standing up; it moves through models. It has Dodge.',
    grants: ['dodge'],
    own: {
      'basic-move': ({ game }) => ({ set: inUnits(game, 12) }),
      'jump-distance': ({ game }) => ({ set: inUnits(game, 12) }),
      'no-counter-for': ({ purpose }) => acrobatics.includes(purpose),
      'moves-through-models': true,
    },
  },
  // bmg1/trait/adaptable, bmg2/trait/adaptable
  adaptable: {
    name: 'Adaptable',
    text: 'At the beginning of Raise a Plan it chooses Attack, Defense or Movement: 1 more until the end of the round.',
    on: {
      *'plan-start'({ game, owner, rule, id }) {
        if (!canPrepare(game, owner)) return
        const skill = yield* ask(
          game,
          owner.seat,
          choose({
            name: 'adaptable',
            prompt: `Which skill of ${labelOf(game, owner)} is 1 better?`,
            rule,
            about: { model: owner.id },
            options: [...adaptableSkills],
          }),
        )
        addEffect(game, owner, id, { until: 'round', args: [skill] })
      },
    },
    effect: {
      text: 'One skill is 1 better.',
      own: {
        attack: ({ args }) => (args[0] === 'attack' ? 1 : 0),
        defense: ({ args }) => (args[0] === 'defense' ? 1 : 0),
        movement: ({ args }) => (args[0] === 'movement' ? 1 : 0),
      },
    },
  },
  // bmg1/trait/affinity-to
  'affinity-to': {
    name: 'Affinity to: X',
    text: 'The band of that character can recruit it as a Free Agent, whatever its rank.',
    keyword: true,
  },
  // bmg1/trait/aggressive-schizophrenia, bmg1/core/mental-disorder
  'aggressive-schizophrenia': {
    name: 'Aggressive Schizophrenia',
    text: 'In its activation it must come nearer to another model, friend or foe, until it is in contact, and attack the closest if it can.',
    disorder: true,
    own: {
      'must-approach': ({ game, owner }) => !isBesideOther(game, owner),
      'must-attack': true,
      'attacks-friends': ({ game, owner, other }) => isNearest(game, owner, other),
      'only-attacks': ({ game, owner, other }) => isNearest(game, owner, other),
    },
  },
  // bmg1/trait/air-support
  'air-support': {
    name: 'Air Support',
    text: 'An area as large as the explosion template, anywhere on the table, is lit from above until the end of the round: no wall keeps that off.',
    action: {
      cost: { special: 3 },
      *perform({ game, owner, rule }) {
        const at = yield* chooseSpot(game, owner.seat, {
          name: 'air-support',
          prompt: 'Where does the light fall?',
          rule,
        })
        if (at === undefined) return
        const light = addMarker(game, 'light', at, owner.seat)
        remember(light, shineReach, game.content.edition.explosionRadius)
        remember(light, isFromAbove, true)
      },
    },
  },
  // bmg1/trait/amphibious
  amphibious: {
    name: 'Amphibious',
    text: 'Difficult ground of water takes no MC.',
    own: { wades: true },
  },
  // bmg1/trait/arrest, bmg2/trait/arrest
  arrest: {
    name: 'Arrest',
    text: 'A K.O. enemy in contact is a casualty.',
    action: { cost: { movement: 1, special: 1 }, why: arrestBlockedReason, perform: arrest },
  },
}

/** A miniature is one, K.O. or not. bmg1/trait/aggressive-schizophrenia */
const isBesideOther = (game: Play, model: Model): boolean =>
  game.state.models.some((other) => other !== model && isOnTable(other) && touches(game, model, other))
