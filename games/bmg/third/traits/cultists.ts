import {
  areEnemies,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  profileOf,
  removeEffect,
  removeMarker,
  within,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { cardNamed, discard, trimHand } from '../cards/hand.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { poisonTest } from '../effects/poison.ts'
import { poisonOn, sufferPoison } from '../effects/suffer.ts'
import { callUp, isAside } from '../model/aside.ts'
import { crewOf } from '../model/crew.ts'
import { deployInZone } from '../preparation/deploy.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model } from '../state.ts'
import { chooseMarkerOrNone, suspectsNear } from './helpers.ts'
import { onTarget } from './special-actions.ts'

/** bmg3/trait/poisoned-signs: three cards are read, and one is kept. */
function* readSigns({ game, owner, id, rule }: Bmg3Scope, strong: boolean): Rule<void> {
  const crew = crewOf(game, owner.seat)
  const seen = crew.deck.slice(-3)
  if (seen.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'Which card do you take?',
      rule,
      options: [...new Set(seen)].map((card) => ({
        id: card,
        label: cardNamed(game, card).name,
        about: { card },
      })),
    }),
  )
  // They stay on the deck until one is taken: while the player thinks, every card has a place.
  crew.deck.splice(-seen.length)
  seen.splice(seen.indexOf(picked), 1)
  crew.hand.push(picked)
  // What stays on top keeps its order: no other player knows either card.
  if (strong) crew.deck.push(...seen)
  else for (const card of seen) discard(crew, card)
  yield* trimHand(game, owner.seat)
}

/** Whether a strike poisons because a suspect was given up. */
const isVenomous = memory<boolean>('void-priest/venomous', false)

/** bmg3/trait/void-priest: a suspect is given up for venom. */
function* consecrate(
  { game, owner, id, rule }: Bmg3Scope,
  attacker: Model,
  near: readonly Marker[],
): Rule<boolean> {
  const suspect = yield* chooseMarkerOrNone(game, owner.seat, near, {
    rule,
    name: id,
    prompt: `Which suspect is removed so that the attack of ${labelOf(game, attacker)} poisons?`,
  })
  if (suspect === undefined) return false
  removeMarker(game, suspect)
  return true
}

/** Traits of cultists. */
export const cultists: Bmg3Rules = {
  'deadliest-man-on-earth': {
    name: 'Deadliest Man on Earth',
    text: 'Whoever it attacks is poisoned at once; whoever it hurts then rolls against the Poison at once.',
    on: {
      *'attack-declared'({ game, owner, attack }) {
        if (attack.attacker !== owner || attack.stopped !== undefined) return
        for (const { target } of attack.strikes)
          if (areEnemies(owner, target)) yield* sufferPoison(game, target, owner)
      },
      *'attack-resolved'({ game, owner, attack }) {
        if (attack.attacker !== owner) return
        for (const { target, sufferer, dealt } of attack.strikes)
          if (dealt > 0 && sufferer === target && isOnTable(target) && poisonOn(target) > 0)
            yield* poisonTest(game, target)
      },
    },
  },
  'poisoned-signs': {
    name: 'Poisoned Signs',
    text: 'Special: a poisoned model within 6" and in sight is cured. You take one of the next three cards of your deck; the others go under it, or stay on top if the Poison was 3 or more.',
    action: onTarget(
      { side: 'any', within: 6, seen: true, if: (model) => poisonOn(model) > 0 },
      'Who is cured?',
      function* (it) {
        const { target } = it
        const strong = poisonOn(target) >= 3
        removeEffect(target, 'poison')
        yield* readSigns(it, strong)
      },
    ),
  },
  'void-priest': {
    name: 'Void Priest',
    text: 'When this model or a friend within 4" attacks, you may remove a suspect of yours within 4" of this model: whoever that attack hurts is poisoned. A Cobra Swarm comes with it.',
    brings: () => ['cobra-swarm'],
    on: {
      // bmg3/trait/kobra-swarm: it comes along.
      *deployed({ game, owner }) {
        const swarm = game.state.models.find(
          (model) =>
            model.seat === owner.seat && isAside(model) && profileOf(game, model).id === 'cobra-swarm',
        )
        if (swarm === undefined) return
        callUp(swarm)
        yield* deployInZone(game, swarm)
      },
      *'attack-declared'(it) {
        const { game, owner, attack } = it
        const { attacker } = attack
        if (attacker.seat !== owner.seat || attack.stopped !== undefined) return
        if (attacker !== owner && !within(game, owner, attacker, 4)) return
        const near = suspectsNear(game, owner, 4, owner.seat)
        const strike = attack.strikes[0]
        if (near.length === 0 || strike === undefined || recall(strike, isVenomous)) return
        if (yield* consecrate(it, attacker, near))
          for (const each of attack.strikes) remember(each, isVenomous, true)
      },
      *struck(it) {
        const { game, strike } = it
        if (!recall(strike, isVenomous) || strike.inflicted === 0 || !isFirstPriest(it)) return
        yield* sufferPoison(game, strike.sufferer, strike.attacker)
      },
    },
  },
  'fervent-follower': {
    name: 'Fervent Follower',
    text: 'Its crew gets a Faith counter more at the start of Raise the Plan.',
    on: {
      'plan-start': ({ game, owner }) => {
        const { counters } = crewOf(game, owner.seat)
        counters.faith = (counters.faith ?? 0) + 1
      },
    },
  },
  'served-well': {
    name: 'Served Well',
    text: 'Special: a friend within 4" is taken out of the game.',
    action: onTarget({ side: 'friend', within: 4 }, 'Who has served well?', ({ game, target }) =>
      becomeCasualty(game, target, undefined),
    ),
  },
  'simple-mind': {
    name: 'Simple Mind',
    text: 'Is never inspired.',
    own: { 'never-inspired': true },
  },
}

const isFirstPriest = ({ game, owner, id }: Bmg3Scope): boolean =>
  game.state.models.find(
    (model) => model.seat === owner.seat && isConscious(model) && hasTrait(game, model, id),
  ) === owner
