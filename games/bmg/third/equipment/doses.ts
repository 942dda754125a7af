import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'
import { targetsOf } from '../traits/helpers.ts'
import { doseBlockedReason, dosesLeft, useDose } from '../traits/venom.ts'

const DOSES = { 'venom-dose': 'Venom Dose', 'titan-dose': 'Titan Dose' } as const

type Dose = keyof typeof DOSES

type Treatment = { readonly friend: Model; readonly dose: Dose }

/** Which models the owner could give which dose. */
const treatments = ({ game, owner }: Bmg3Scope): readonly Treatment[] =>
  (Object.keys(DOSES) as Dose[])
    .filter((dose) => dosesLeft(game, owner, dose) > 0)
    .flatMap((dose) =>
      targetsOf(game, owner, { side: 'friend', within: 0 })
        .filter((friend) => doseBlockedReason(game, friend, dose) === undefined)
        .map((friend) => ({ friend, dose })),
    )

function* apply(it: Bmg3Scope): Rule<void> {
  const { game, owner } = it
  const open = treatments(it)
  const { friend, dose } = yield* ask(
    game,
    owner.seat,
    choose({
      name: it.id,
      prompt: 'Who gets which dose?',
      rule: it.rule,
      options: open.map((each) => ({
        id: `${each.friend.id} ${each.dose}`,
        label: `${labelOf(game, each.friend)}: ${DOSES[each.dose]}`,
        about: { model: each.friend.id },
        value: each,
      })),
    }),
  )
  useDose(game, owner, friend, dose)
}

/** Traits of equipment with doses. */
export const doses: Bmg3Rules = {
  'venom-laboratory': {
    name: 'Venom Laboratory',
    text: 'All models of its crew may use more than one Titan Dose in the game, even when this model is gone. The crew buys Venom Doses for $50.',
    // Where doses are taken it is looked for.
    keyword: true,
  },
  'venom-applicator': {
    name: 'Venom Applicator',
    text: 'In its activation it may use its own Venom and Titan Doses on a friend in contact, who must be able to take them.',
    action: {
      kind: 'free',
      why: (it) =>
        treatments(it).length > 0 ? undefined : 'There is no dose left, or no friend in contact for it.',
      perform: apply,
    },
  },
}
