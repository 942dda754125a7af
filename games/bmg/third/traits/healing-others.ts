import { areEnemies, bodyOf, labelOf, type ModelId, opponentOf } from '@gargoyle/bmg-common'
import { ask, chooseNumber, memory, type Rule, remember } from '@gargoyle/engine'
import { becomeCasualty } from '../damage/casualty.ts'
import { isHurt } from '../damage/harm.ts'
import { heal, isMendedAsVehicle } from '../damage/healing.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { onTarget } from './special-actions.ts'

/** bmg3/trait/arrest, bmg3/trait/cruel: a K.O. enemy at one's feet is out of the game. */
const takesOut = (name: string): Bmg3Rule => ({
  name,
  text: 'Special: a K.O. enemy (not a Vehicle) in contact is out of the game.',
  action: onTarget(
    ({ game, id }) => ({
      side: 'enemy',
      within: 0,
      only: 'ko',
      vehicles: false,
      if: (target) => !applies(game, 'immune', { about: target, purpose: id }),
    }),
    'Who is out of the game?',
    ({ game, owner, target }) => becomeCasualty(game, target, owner),
  ),
})

/** Whether a Medic can do anything for a model. */
export const isTreatable = (game: Play, target: Model): boolean =>
  isHurt(target) && !isMendedAsVehicle(game, target)

/** The model that was treated last in this activation. */
export const lastTreated = memory<ModelId | null>('medic/last-treated', null)

/** bmg3/trait/medic: who was out before activating comes round at a price. */
export function* treat(game: Play, owner: Model, target: Model, markers: number): Rule<void> {
  const wasOut = target.condition === 'ko'
  remember(game.state.activation, lastTreated, target.id)
  yield* heal(game, target, markers)
  if (wasOut && target.condition !== 'ko' && !target.activated)
    crewOf(game, opponentOf(game, owner.seat)).passes++
}

/** Whether a suspect is a Blood Present, too. */
export const isPresent = memory<boolean>('bloody-christmas/present', false)

/** Special actions on damaged models. */
export const healingOthers: Bmg3Rules = {
  medic: {
    name: 'Medic',
    text: 'Special: up to two damage markers are removed from a friend (not a Vehicle) in contact. If that brings round a K.O. friend that had not activated, the opponent gets a pass marker.',
    action: onTarget(
      ({ game }) => ({
        side: 'friend',
        within: 0,
        if: (target) => isTreatable(game, target),
      }),
      'Who is treated?',
      function* ({ game, owner, target, rule }) {
        const markers = yield* ask(
          game,
          owner.seat,
          chooseNumber({
            name: 'markers',
            prompt: `How many markers are removed from ${labelOf(game, target)}?`,
            min: 1,
            max: Math.min(2, target.stun + target.injury),
            rule,
          }),
        )
        yield* treat(game, owner, target, markers)
      },
    ),
  },
  repairman: {
    name: 'Repairman',
    text: 'Special: two damage markers are removed from a Vehicle in contact.',
    action: onTarget(
      ({ game }) => ({
        side: 'any',
        within: 0,
        if: (target) => isMendedAsVehicle(game, target) && isHurt(target),
      }),
      'What is repaired?',
      ({ game, owner, target }) => heal(game, target, 2, owner.seat),
    ),
  },
  arrest: takesOut('Arrest'),
  cruel: takesOut('Cruel'),
  'bloody-christmas': {
    name: 'Bloody Christmas',
    text: 'Special: until the round ends, wherever an action of this model takes an enemy out of the game, a suspect of yours is placed first, if there is room. It is a Blood Present too.',
    special: {
      until: 'round',
      text: 'Leaves a suspect where it takes enemies out of the game.',
      on: {
        *dying({ game, owner, victim, by }) {
          if (by !== owner || !areEnemies(owner, victim)) return
          const suspect = yield* placeSuspect(game, {
            seat: owner.seat,
            by: owner,
            near: { of: bodyOf(game, victim), inches: 0 },
            reason: 'Bloody Christmas',
          })
          if (suspect !== undefined) remember(suspect, isPresent, true)
        },
      },
    },
  },
}
