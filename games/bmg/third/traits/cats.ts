import {
  hasRoomBeside,
  isOnTable,
  labelOf,
  moveMarker,
  nearMarker,
  opponentOf,
  placeBeside,
  removeMarker,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import { revealSuspect } from '../manipulate/suspects.ts'
import { suspectsOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, chooseMarkerOrNone, offer } from './helpers.ts'
import { isTooMuch } from './when-dying.ts'

/** Whether a suspect is a cat as well. */
export const isCat = memory<boolean>('meow/cat', false)

/** bmg3/trait/meow: no more than three at once. */
const MOST_CATS = 3

const catsOf = (game: Play, owner: Model): readonly Marker[] =>
  suspectsOf(game, owner.seat).filter((suspect) => recall(suspect, isCat))

const beside = ({ owner, rule }: Bmg3Scope, cat: Marker) => ({
  model: owner,
  beside: cat,
  reason: 'Meow',
  rule,
})

/** Lets the owner slip to where a cat is, which is gone then. Gives whether it did. */
function* slipTo(it: Bmg3Scope, prompt: string): Rule<boolean> {
  const { game, owner, id, rule } = it
  const cats = catsOf(game, owner).filter((cat) => hasRoomBeside(game, beside(it, cat)))
  const asking = { rule, name: id, prompt }
  const cat = yield* chooseMarkerOrNone(game, owner.seat, cats, asking)
  if (cat === undefined || (yield* placeBeside(game, beside(it, cat))) === undefined) return false
  removeMarker(game, cat)
  return true
}

const preyOf = (game: Play, owner: Model, cat: Marker): readonly Marker[] =>
  suspectsOf(game, opponentOf(game, owner.seat)).filter((suspect) => nearMarker(game, cat.at, suspect, 8))

const hunters = (game: Play, owner: Model): readonly Marker[] =>
  catsOf(game, owner).filter((cat) => preyOf(game, owner, cat).length > 0)

const isTheirTurn = (game: Play, owner: Model): boolean => {
  const { activation, models } = game.state
  return activation !== undefined && models[activation.model]!.seat !== owner.seat
}

/** Traits about Cats, which are suspects, too. */
export const cats: Bmg3Rules = {
  meow: {
    name: 'Meow',
    text: 'A suspect that it places may be a Cat as well, up to three at once. At the start of its activation it may be placed in contact with a Cat, which is removed; in its activation a Cat may be removed to reveal an enemy suspect within 8" of it. When it would be knocked out or taken out of the game in an enemy’s activation, it may be placed in contact with a Cat instead, which is removed.',
    on: {
      *'suspect-placed'({ game, owner, suspect, by, rule }) {
        if (by !== owner || catsOf(game, owner).length >= MOST_CATS) return
        const asking = { rule, name: 'cat', prompt: 'Is the suspect a Cat as well?' }
        if (yield* offer(game, owner.seat, asking)) remember(suspect, isCat, true)
      },
      *'activation-start'(it) {
        const { game, owner, active } = it
        if (active === owner) yield* slipTo(it, `To which Cat does ${labelOf(game, owner)} slip?`)
      },
      *'harm-final'(it) {
        const { game, owner, harm } = it
        if (harm.to !== owner || !isTheirTurn(game, owner) || !isTooMuch(game, harm)) return
        if (yield* slipTo(it, `Which Cat saves ${labelOf(game, owner)}?`)) {
          harm.stun = 0
          harm.injury = 0
        }
      },
      *dying(it) {
        const { game, owner, victim, harm, death } = it
        // Damage has asked already.
        if (
          victim !== owner ||
          harm !== undefined ||
          death.averted !== undefined ||
          !isTheirTurn(game, owner)
        )
          return
        if (yield* slipTo(it, `Which Cat saves ${labelOf(game, owner)}?`)) death.averted = 'Meow'
      },
    },
    action: {
      kind: 'free',
      label: 'Meow: a Cat reveals a suspect',
      why: ({ game, owner }) =>
        hunters(game, owner).length > 0 ? undefined : 'No Cat of yours has an enemy suspect within 8".',
      *perform({ game, owner, rule }) {
        const cat = yield* chooseMarker(game, owner.seat, hunters(game, owner), {
          rule,
          prompt: 'Which Cat?',
        })
        if (cat === undefined) return
        const prompt = 'Which suspect is revealed?'
        const suspect = yield* chooseMarker(game, owner.seat, preyOf(game, owner, cat), { rule, prompt })
        removeMarker(game, cat)
        if (suspect !== undefined) yield* revealSuspect(game, owner, suspect)
      },
    },
  },
  'stealthy-cats': {
    name: 'Stealthy Cats',
    text: 'Special: every Cat of yours may be moved up to 4". For each that is within 4" of this model then, it may move up to 2".',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        catsOf(game, owner).length > 0 ? undefined : 'No Cat of yours is on the table.',
      *perform({ game, owner, rule }) {
        for (const marker of catsOf(game, owner))
          yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Stealthy Cats', rule })
        const near = catsOf(game, owner).filter((cat) => withinOfMarker(game, owner, cat, 4)).length
        for (
          let left = near;
          left > 0 && isOnTable(owner) && moveBlockedReason(game, owner) === undefined;
          left--
        )
          yield* move(game, { model: owner, upTo: 2, reason: 'Stealthy Cats', rule })
      },
    },
  },
}
