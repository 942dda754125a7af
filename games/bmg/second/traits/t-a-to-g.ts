import { cardOf, labelOf, within } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  agrees,
  applies,
  becomeCasualty,
  borrowedCounters,
  type CounterScope,
  counterKinds,
  counterPlaceWords,
  hasTraitNow,
  isCalled,
  isUnarmed,
  limitOf,
  type Model,
  type Play,
  payCounters,
  paymentBlockedReason,
  skill,
} from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, type Rule, recall } from '@gargoyle/engine'
import { enemiesInSight, inchesIn, notVehicle, onOne } from './targets.ts'

const SC = { special: 1 } as const

/** Up to two counters of an enemy go to Attack. bmg2/trait/taunt */
function* taunt(game: Play, target: Model, owner: Model, { rule }: CounterScope): Rule<void> {
  if (applies(game, 'counters-stay', { about: target, other: owner })) return
  for (let left = 2; left > 0; left--) {
    const from = counterKinds.filter((kind) => kind !== 'attack' && target.counters[kind] > 0)
    if (from.length === 0 || target.counters.attack >= limitOf(game, target, 'attack')) return
    const kind = yield* ask(
      game,
      owner.seat,
      choose({
        name: 'taunt',
        prompt: `Which counter of ${labelOf(game, target)} goes to Attack? (${left} left)`,
        rule,
        about: { model: target.id },
        options: [
          ...from.map((each) => ({ id: each, value: each, label: counterPlaceWords[each] })),
          { id: 'stop', value: undefined, label: 'No more' },
        ],
      }),
    )
    if (kind === undefined) return
    target.counters[kind]--
    target.counters.attack++
  }
}

/** Counters of a friend within 4" that a model may still use in its activation. */
function lentBy(game: Play, owner: Model, lender: Model | undefined, most: string | undefined): number {
  const { activation } = game.state
  if (lender === undefined || activation?.model !== owner.id || lender.seat !== owner.seat) return 0
  // bmg2/trait/hates-humanity
  if (applies(game, 'no-friendly-traits', { about: lender, other: owner })) return 0
  if (!within(game, owner, lender, inchesIn(game, 4))) return 0
  return Number(most ?? 1) - recall(activation, borrowedCounters)
}

const isTitan = (game: Play, owner: Model): boolean =>
  game.content.cards.some(
    (card) =>
      card.leads &&
      card.seat === cardOf(game, owner).seat &&
      card.profile.affiliations.includes('teen-titans'),
  )

/** Traits of the Compendium from Ta to Te. */
export const compendiumTAToG: CounterRules = {
  // bmg2/trait/takedown
  takedown: {
    name: 'Takedown',
    text: 'For 1SC a model that its attack puts K.O. is a casualty.',
    on: {
      *'knocked-out'({ game, owner, victim, strike, rule }) {
        if (
          strike?.attacker !== owner ||
          victim === owner ||
          paymentBlockedReason(game, owner, SC) !== undefined
        )
          return
        // bmg2/core/trait-use: no passive trait, so only in its own activation.
        if (game.state.activation?.model !== owner.id) return
        // Who is a casualty anyway needs no finishing off.
        if (victim.injury >= skill(game, 'endurance', victim)) return
        const prompt = `Does ${labelOf(game, owner)} finish off ${labelOf(game, victim)}? (1SC)`
        if (!(yield* agrees(game, owner.seat, { name: 'takedown', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, SC, 'Takedown')
        yield* becomeCasualty(game, victim, owner)
      },
    },
  },
  // bmg2/trait/taunt
  taunt: {
    name: 'Taunt',
    text: 'Up to two counters of an enemy in sight within 8" that is no vehicle go to Attack.',
    action: onOne({
      cost: SC,
      whom: enemiesInSight(8, notVehicle),
      nobody: 'It sees no enemy within 8".',
      act: taunt,
    }),
  },
  // bmg2/trait/teamwork-all
  'teamwork-all': {
    name: 'Teamwork X (All)',
    text: 'In its activation it may use X counters of friends with Teamwork within 4" as its own.',
    own: {
      'borrows-counters': ({ game, owner, other, args: [most] }) =>
        other !== undefined &&
        (hasTraitNow(game, other, 'teamwork-all') || hasTraitNow(game, other, 'teamwork-model'))
          ? lentBy(game, owner, other, most)
          : 0,
    },
  },
  // bmg2/trait/teamwork-model
  'teamwork-model': {
    name: 'Teamwork X (Model)',
    text: 'In its activation it may use X counters of a named friend within 4" as its own.',
    own: {
      'borrows-counters': ({ game, owner, other, args: [most, named] }) =>
        other !== undefined && named !== undefined && isCalled(cardOf(game, other).profile, named)
          ? lentBy(game, owner, other, most)
          : 0,
    },
  },
  // bmg2/trait/teen-titans-founder
  'teen-titans-founder': {
    name: 'Teen Titans Founder',
    text: 'The Teen Titans recruit it whatever The Sidekick says. Among them it has Willpower and Strength +1, and Reinforced Gloves.',
    own: {
      willpower: ({ game, owner }) => (isTitan(game, owner) ? 1 : 0),
      strength: ({ game, owner }) => (isTitan(game, owner) ? -1 : 0),
    },
    changesWeapon: ({ game, owner, wielder, weapon }) =>
      wielder === owner &&
      isUnarmed({ weapon }) &&
      isTitan(game, owner) &&
      weapon.damage.stun + weapon.damage.injury < 2
        ? { ...weapon, damage: { stun: 2, injury: 0 } }
        : weapon,
  },
}
